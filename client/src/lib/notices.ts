/** What the operator has to say to this person is told when they come; the account page tells it whole. */
import { get, type SanctionInfo } from "./api";
import { t } from "./language.svelte";
import { me } from "./me.svelte";
import { router } from "./router.svelte";
import { toasts } from "./toasts.svelte";

export async function tellNotices(): Promise<void> {
  await me.load();
  if (!me.person || !(await get<SanctionInfo[]>("/people/notices")).length) return;
  toasts.say(t("client-notice-title"), { action: { text: t("client-account-open"), run: () => router.go("/account") } });
}
