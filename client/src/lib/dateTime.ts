/** Times, as the reader's language writes them. */
import { language } from "./language.svelte";

/** A moment that the server tells in seconds. */
export const dateTime = (at: number): string => new Intl.DateTimeFormat(language.code, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
