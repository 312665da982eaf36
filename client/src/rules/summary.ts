/** The one-page summary of each game: its sections in order, each line with its icon. */
import { language, t } from "../lib/language.svelte";
import { CHAPTERS, ruleKey } from "./chapters";
import { personIcon, PERSONS, printed, type Cell } from "./tables";

interface Line {
  /** The name of what it is about. */
  name?: string;
  text: string;
  icon?: string;
  /** The two variants of a location's action. */
  variants?: { letter: string; text: string }[];
}
export interface Section {
  id: string;
  title: string;
  icon: string;
  lines: Line[];
  /** Of the persons: steps and symbols, young and old. */
  persons?: { name: string; icon: string; young: Cell[]; old: Cell[] }[];
}

/** Sections of `.lines`, and the icons of these lines. */
const SECTIONS: Record<string, { id: string; icon: string; icons?: string[] }[]> = {
  gugong: [
    { id: "aim", icon: "trophy" },
    { id: "morning", icon: "sun", icons: ["medal", "tok-back", "die", "decree", "servant"] },
    { id: "turn", icon: "swap" },
    { id: "locations", icon: "gate" },
    { id: "night", icon: "moon", icons: ["die", "ship", "hand"] },
    { id: "end", icon: "flag", icons: ["tok-back", "wall", "decree", "loc-palace", "jade", "close"] },
    { id: "tokens", icon: "tok-back", icons: ["servant", "vp", "jade"] },
    { id: "benefits", icon: "intrigue", icons: ["servant", "servant", "die", "jade"] },
    { id: "harbours", icon: "ship", icons: ["vp", "card-back", "double-servant", "ship"] },
    { id: "solo", icon: "meng" },
  ],
  dragon: [
    { id: "aim", icon: "trophy" },
    {
      id: "actions",
      icon: "dragon",
      icons: ["act-pass", "act-taxes", "act-build", "act-harvest", "act-fireworks", "act-parade", "act-research", "act-privilege", "act-wall"],
    },
    { id: "persons", icon: "hand" },
    { id: "events", icon: "ev-drought", icons: ["ev-peace", "ev-tribute", "ev-drought", "ev-contagion", "ev-mongols", "ev-festival", "palace"] },
    { id: "scoring", icon: "vp", icons: ["palace", "p-courtlady", "priv-small"] },
    { id: "end", icon: "flag", icons: ["users", "p-monk", "yuan"] },
    { id: "tiles", icon: "users" },
    { id: "wall", icon: "act-wall" },
    {
      id: "super",
      icon: "se-eclipse",
      icons: ["se-lantern", "se-buddha", "se-earthquake", "se-flood", "se-eclipse", "se-volcano", "se-tornado", "se-sunrise", "se-assassination", "se-edict"],
    },
  ],
};

/** What each location offers, in the words of its chapter. */
function locations(): Line[] {
  const chapters = CHAPTERS["gugong"]?.filter(({ under }) => under) ?? [];
  return chapters.map(({ id, icon, rules }) => {
    const key = ruleKey(rules[0] ?? "");
    const variants = ["a", "b"].map((letter) => ({ letter: letter.toUpperCase(), text: language.part(key, letter) }));
    return { icon, name: t(`rules-gugong-${id}`), text: t(`rules-gugong-summary-${id}`), variants: variants.filter(({ text }) => text) };
  });
}

/** Steps and symbols of each type, young and old. */
const persons = (): Section["persons"] =>
  PERSONS.map((type) => {
    const cells = (age: string) => ["value", "symbols"].map((field) => printed("dragon", `persons.${type}.${age}.${field}`));
    return { name: language.word("dragon", "type", type), icon: personIcon(type), young: cells("young"), old: cells("old") };
  });

/** The summary of a game in the reader's language. */
export function summaryOf(game: string): Section[] {
  return (SECTIONS[game] ?? []).map(({ id, icon, icons }) => {
    const key = `rules-${game}-summary-${id}`;
    if (id === "locations") return { id, icon, title: t("rules-summary-locations"), lines: locations() };
    const lines = language.part(key, "lines").split("\n").filter(Boolean);
    return { id, icon, title: t(key), lines: lines.map((text, at) => ({ text, icon: icons?.[at] })), ...(id === "tiles" && { persons: persons() }) };
  });
}
