/** What the operator did about this person is told when they come, or at once at a table, until they have understood. */
import { get, post, type SanctionInfo } from "./api";
import { dateTime } from "./dateTime";
import { report } from "./errors";
import { t } from "./language.svelte";
import { me } from "./me.svelte";
import { toasts } from "./toasts.svelte";

export async function tellNotices(): Promise<void> {
  await me.load();
  if (!me.person) return;
  for (const notice of await get<SanctionInfo[]>("/people/notices")) {
    if (notice.seen) continue;
    const run = () => void acknowledge(notice).catch(report);
    toasts.say(t("client-notice-told", { what: whatWasDone(notice), reason: notice.reason }), { action: { text: t("client-notice-seen"), run } });
  }
}

export function whatWasDone({ kind, until }: SanctionInfo): string {
  return t(`client-notice-${kind}`, { until: until ? dateTime(until) : "" });
}

export async function acknowledge({ id }: SanctionInfo): Promise<void> {
  await post("/people/notices/seen", { id });
}
