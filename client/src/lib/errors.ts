/** What went wrong, in the reader's language. */
import { Refusal } from "./api";
import { language, t } from "./language.svelte";
import { toasts } from "./toasts.svelte";

/** The kinds of mistakes that the person can do something about have a sentence of their own. */
export function explain(error: unknown): string {
  if (error instanceof Refusal) {
    const key = `client-error-${error.kind}`;
    if (language.has(key)) return t(key);
    return t("client-error-other", { message: error.message });
  }
  return t("client-error-page", { message: error instanceof Error ? error.message : String(error) });
}

/** Tell the person of something that went wrong and isn't told elsewhere on the page. */
export function report(error: unknown): void {
  toasts.say(explain(error), { kind: "bad" });
}
