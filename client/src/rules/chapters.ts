/** The chapters of the rules reference: which numbered rules each has, its pictures and its printed figures. */
import { YEAR } from "../games/dragon/layout";
import type { Box } from "../games/game";
import { language } from "../lib/language.svelte";

export interface Chapter {
  id: string;
  icon: string;
  rules: string[];
  /** Icons of what the two variants of an action cost and bring. */
  variants?: { a: Picture; b: Picture };
  /** How the paths of the printed figures begin that belong here. */
  figures?: string[];
  /** The place of the board that it is about: one that the camera knows, "all" of it, or another, given by its box. */
  place?: string;
  /** What a wide picture shows, and any picture of a place that the camera doesn't know. */
  wide?: Box;
  /** Its picture shows what lies before a player: what they hold, or what all see of them. */
  before?: "hand" | "panel";
  /** The position that its pictures are cut from, if not that of the game's other chapters. */
  example?: string;
  /** Tables at its end. */
  tables?: string[];
  /** Chapters that go with it. */
  see?: string[];
  /** Stands under the chapter before it. */
  under?: boolean;
}
export interface Picture {
  cost: string[];
  gain: string[];
}

const upTo = (letter: string, chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, at) => `${letter}${chapter}.${at + 1}`);
const picture = (cost: string, gain: string): Picture => ({
  cost: cost.split(" ").filter(Boolean),
  gain: gain.split(" ").filter(Boolean),
});

export const CHAPTERS: Record<string, Chapter[]> = {
  gugong: [
    { id: "setup", icon: "flag", rules: upTo("G", 1, 9), figures: ["gifts", "dice"], place: "all", example: "gugong-start", see: ["days", "turns", "end"] },
    { id: "days", icon: "sun", rules: upTo("G", 2, 5), figures: ["days"], place: "sky", wide: { x: 560, y: 6, width: 636, height: 118 }, see: ["turns", "night", "decrees"] },
    { id: "turns", icon: "swap", rules: upTo("G", 3, 7), before: "hand", see: ["travel", "night", "decrees"] },
    {
      id: "travel",
      icon: "loc-travel",
      rules: upTo("G", 4, 6),
      figures: ["map"],
      place: "travel",
      tables: ["tokens"],
      see: ["turns", "end", "solo"],
      variants: { a: picture("", "traveller tok-back"), b: picture("servant servant", "traveller tok-back traveller tok-back") },
      under: true,
    },
    {
      id: "great_wall",
      icon: "loc-wall",
      rules: upTo("G", 5, 3),
      place: "great_wall",
      wide: { x: 426, y: 4, width: 770, height: 190 },
      tables: ["wall", "benefits"],
      see: ["intrigue", "double", "end"],
      variants: { a: picture("", "servant wall"), b: picture("servant", "servant servant wall") },
      under: true,
    },
    { id: "jade", icon: "loc-jade", rules: ["G6.1"], place: "jade", tables: ["houses", "jade"], see: ["travel", "decrees", "end"], under: true },
    {
      id: "intrigue",
      icon: "loc-intrigue",
      rules: upTo("G", 7, 2),
      place: "intrigue",
      tables: ["benefits"],
      see: ["great_wall", "days", "night"],
      variants: { a: picture("", "intrigue medal"), b: picture("servant", "intrigue intrigue intrigue") },
      under: true,
    },
    {
      id: "palace",
      icon: "loc-palace",
      rules: ["G8.1"],
      place: "palace",
      tables: ["palace"],
      see: ["end", "great_wall", "night"],
      variants: { a: picture("", "envoy"), b: picture("servant servant", "envoy envoy intrigue") },
      under: true,
    },
    { id: "decrees", icon: "loc-decree", rules: upTo("G", 9, 4), place: "decrees", tables: ["decrees"], see: ["days", "end"], under: true },
    {
      id: "canal",
      icon: "loc-canal",
      rules: upTo("G", 10, 4),
      place: "canal",
      wide: { x: 14, y: 572, width: 1172, height: 166 },
      tables: ["harbours"],
      see: ["double", "night", "solo"],
      variants: { a: picture("", "servant ship step"), b: picture("servant", "servant servant ship") },
      under: true,
    },
    { id: "double", icon: "double-servant", rules: ["G11.1"], before: "panel", example: "gugong-late", see: ["canal", "great_wall"] },
    { id: "night", icon: "moon", rules: upTo("G", 12, 3), place: "dice", wide: { x: 540, y: 396, width: 280, height: 176 }, see: ["days", "canal", "end"] },
    { id: "end", icon: "trophy", rules: upTo("G", 13, 6), place: "palace", example: "gugong-late", tables: ["palace", "jade"], see: ["palace", "jade", "decrees"] },
    { id: "solo", icon: "meng", rules: upTo("G", 14, 11), figures: ["automa"], place: "all", example: "gugong-solo", see: ["turns", "end"] },
  ],
  dragon: [
    { id: "parts", icon: "users", rules: upTo("D", 1, 6), figures: ["cards"], place: "people", example: "dragon-start", tables: ["persons", "tiles"], see: ["setup", "persons"] },
    { id: "setup", icon: "flag", rules: upTo("D", 2, 5), place: "all", example: "dragon-start", see: ["parts", "actions"] },
    { id: "actions", icon: "act-taxes", rules: upTo("D", 3, 12), place: "actions", see: ["persons", "wall"] },
    { id: "persons", icon: "p-scholar", rules: upTo("D", 4, 6), place: "people", see: ["parts", "events"] },
    { id: "events", icon: "ev-drought", rules: upTo("D", 5, 9), place: "year", wide: YEAR, see: ["super", "wall"] },
    { id: "scoring", icon: "vp", rules: ["D6.1"], before: "panel", example: "dragon-late", see: ["end", "persons"] },
    { id: "end", icon: "trophy", rules: upTo("D", 7, 2), before: "panel", example: "dragon-end", see: ["scoring"] },
    { id: "wall", icon: "act-wall", rules: upTo("D", 8, 5), place: "year", wide: YEAR, example: "dragon-late", see: ["actions", "events"] },
    { id: "super", icon: "se-eclipse", rules: upTo("D", 9, 12), place: "year", wide: YEAR, example: "dragon-late", see: ["events"] },
  ],
};

/** Icons that stand beside single rules. */
export const ICONS: Record<string, string> = {
  "D3.4": "act-pass",
  "D3.5": "act-taxes",
  "D3.6": "act-build",
  "D3.7": "act-harvest",
  "D3.8": "act-fireworks",
  "D3.9": "act-parade",
  "D3.10": "act-research",
  "D3.11": "act-privilege",
  "D5.1": "ev-peace",
  "D5.2": "ev-tribute",
  "D5.3": "ev-drought",
  "D5.4": "ev-contagion",
  "D5.5": "ev-mongols",
  "D5.6": "ev-festival",
  "D8.2": "act-wall",
  "D9.2": "se-lantern",
  "D9.3": "se-buddha",
  "D9.4": "se-earthquake",
  "D9.5": "se-flood",
  "D9.6": "se-eclipse",
  "D9.7": "se-volcano",
  "D9.8": "se-tornado",
  "D9.9": "se-sunrise",
  "D9.10": "se-assassination",
  "D9.11": "se-edict",
  "G1.2": "die",
  "G1.4": "card-back",
  "G1.5": "jade",
  "G1.6": "decree",
  "G1.7": "servant",
  "G1.8": "start-player",
  "G2.1": "medal",
  "G2.2": "tok-back",
  "G2.3": "die",
  "G2.4": "decree",
  "G2.5": "servant",
  "G3.2": "swap",
  "G3.4": "discard",
  "G3.7": "tok-back",
  "G12.1": "die",
  "G12.2": "ship",
  "G12.3": "hand",
  "G13.1": "tok-back",
  "G13.2": "wall",
  "G13.3": "decree",
  "G13.4": "loc-palace",
  "G13.5": "jade",
  "G13.6": "trophy",
};

/** The key of a rule's text: `G4.2` is said by `rules-G4-2`. */
export const ruleKey = (rule: string): string => `rules-${rule.replace(".", "-")}`;

/** A text of several lines as paragraphs, each with the list that follows it: lines that begin with a bullet. */
export function blocksOf(text: string): { text: string; items: string[] }[] {
  const blocks: { text: string; items: string[] }[] = [];
  for (const line of text.split("\n")) {
    const [, item] = /^• (.*)/.exec(line) ?? [];
    const last = blocks.at(-1);
    if (item !== undefined && last) last.items.push(item);
    else blocks.push({ text: item === undefined ? line : "", items: item === undefined ? [] : [item] });
  }
  return blocks;
}

/** The keys of the questions at the end of a chapter, whose answers are their `.answer`. */
export function questionsOf(game: string, chapter: Chapter): string[] {
  const keys: string[] = [];
  for (let key; language.has((key = `rules-${game}-${chapter.id}-q${keys.length + 1}`)); ) keys.push(key);
  return keys;
}

/** What leads to a question on its page: `rules-gugong-travel-q1` is at `#travel-q1`. */
export const markOf = (game: string, question: string): string => question.slice(`rules-${game}-`.length);

/** The chapter that has a rule, or a question by its mark. */
export const chapterOf = (game: string, mark: string): Chapter | undefined =>
  CHAPTERS[game]?.find((chapter) => chapter.rules.includes(mark) || chapter.id === mark.replace(/-q\d$/, ""));
