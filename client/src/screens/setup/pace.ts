/** What a pace means, in plain words. */
import { exactly, type Pace } from "../../lib/clock";
import { t } from "../../lib/language.svelte";

/** What everybody has, what a turn brings, and how much that can grow to. */
export function paceAbout({ bank, credit, most, pauses }: Pace): string {
  const about = t("client-pace-about", { bank: exactly(bank), credit: exactly(credit) });
  const limit = most === null ? "" : t("client-pace-most", { most: exactly(most) });
  return [about, limit, pauses ? "" : t("client-pace-live-about")].filter(Boolean).join(" ");
}
