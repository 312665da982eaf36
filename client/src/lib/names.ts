/** What people are called. */
import { t } from "./language.svelte";

/** The server has no name of somebody whose account is deleted. */
export const named = (name: string): string => name || t("client-former-player");
