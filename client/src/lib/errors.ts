/** What went wrong, in the reader's language. */
import { Refusal } from "./api";
import { language, t } from "./language.svelte";
import { toasts } from "./toasts.svelte";

/** Kinds of mistakes have a sentence of their own, some of them in what was being done: `login`, `code`, `email`. */
export function explain(error: unknown, doing = ""): string {
  if (error instanceof Refusal) {
    const key = [`client-error-${doing}-${error.kind}`, `client-error-${error.kind}`].find((found) => language.has(found));
    if (key) return t(key, { reason: String(error.reason?.reason ?? "") });
    return t("client-error-other", { message: error.message });
  }
  return t("client-error-page", { message: error instanceof Error ? error.message : String(error) });
}

/** Tell the person of something that went wrong and isn't told elsewhere on the page. */
export function report(error: unknown): void {
  toasts.say(explain(error), { kind: "bad", stays: error instanceof Refusal && error.kind === "account-closed" });
}
