/** The chapters of a rules reference, and where in them a rule or a question is. */
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
  /** The position that its pictures are cut from, if not the usual one. */
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

/** The rules of a chapter, from the first to the last. */
export const upTo = (letter: string, chapter: number, last: number): string[] =>
  Array.from({ length: last }, (_, at) => `${letter}${chapter}.${at + 1}`);
/** What a variant costs and brings, as icons. */
export const picture = (cost: string, gain: string): Picture => ({
  cost: cost.split(" ").filter(Boolean),
  gain: gain.split(" ").filter(Boolean),
});

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

/** What leads to a question on its page: `rules-<game>-travel-q1` is at `#travel-q1`. */
export const markOf = (game: string, question: string): string => question.slice(`rules-${game}-`.length);

/** The chapter that has a rule, or a question by its mark. */
export const chapterOf = (chapters: readonly Chapter[], mark: string): Chapter | undefined =>
  chapters.find((chapter) => chapter.rules.includes(mark) || chapter.id === mark.replace(/-q\d$/, ""));
