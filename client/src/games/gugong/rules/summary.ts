/** The one-page summary of Gùgōng. */
import { language, t } from "../../../lib/language.svelte";
import { ruleKey } from "../../../rules/chapters";
import type { SummaryLine, SectionPlan } from "../../../rules/summary";
import { chapters } from "./chapters";

/** What each location offers, in the words of its chapter. */
function locations(): SummaryLine[] {
  return chapters
    .filter(({ under }) => under)
    .map(({ id, icon, rules }) => {
    const key = ruleKey(rules[0] ?? "");
    const variants = ["a", "b"].map((letter) => ({ letter: letter.toUpperCase(), text: language.part(key, letter) }));
    return { icon, name: t(`rules-gugong-${id}`), text: t(`rules-gugong-summary-${id}`), variants: variants.filter(({ text }) => text) };
  });
}

export const summary: SectionPlan[] = [
  { id: "aim", icon: "trophy" },
  { id: "morning", icon: "sun", icons: ["medal", "tok-back", "die", "decree", "servant"] },
  { id: "turn", icon: "swap" },
  { id: "locations", icon: "gate", lines: locations },
  { id: "night", icon: "moon", icons: ["die", "ship", "hand"] },
  { id: "end", icon: "flag", icons: ["tok-back", "wall", "decree", "loc-palace", "jade", "close"] },
  { id: "tokens", icon: "tok-back", icons: ["servant", "vp", "jade"] },
  { id: "benefits", icon: "intrigue", icons: ["servant", "servant", "die", "jade"] },
  { id: "harbours", icon: "ship", icons: ["vp", "card-back", "double-servant", "ship"] },
  { id: "solo", icon: "meng" },
];
