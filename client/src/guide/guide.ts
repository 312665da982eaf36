/**
 * What a game tells the guide: the steps of a first game, in order. A step knows questions, events and facts of the view
 * by name; what is allowed and what happens is decided by the server alone.
 *
 * Texts are found by the ids: `guide-<game>-<id>` for a word, `guide-<game>-task-<id>` for a task with `…-hint`, `…-done`
 * and `…-why-<reason>`.
 */
import type { FluentVariable } from "@fluent/bundle";
import type { Message } from "../lib/messages";
import type { Turn } from "../table/story";

export type Arguments = Record<string, FluentVariable>;

/** The table as the guide sees it, from the player's own seat. */
export interface Situation<View = unknown> {
  view: View;
  seat: number;
  /** What the player is asked now, and may answer; null and empty while others decide. */
  question: Message | null;
  legal: Message[];
  /** How many moves were made. */
  number: number;
  canUndo: boolean;
  /** What was done after so many moves, turn by turn, without what was taken back. */
  since: (number: number) => Turn[];
}

interface Pointing<View> {
  /** The things meant, which get a ring, and the place of the board where a phone's camera looks for them. */
  point?: (at: Situation<View>) => string[];
  place?: string;
}

/** Something said; the game waits until the player has read it. */
export interface Word<View> extends Pointing<View> {
  kind: "word";
  id: string;
  args?: (at: Situation<View>) => Arguments;
}

/** The player plays, with a word for each question, until something has happened. */
export interface Play<View> {
  kind: "play";
  id: string;
  done: (at: Situation<View>) => boolean;
}

/**
 * How a task stands. `why` says what went wrong. What is `final` can be put right only by taking it back: where that
 * isn't possible any more, the task is over.
 */
export type Verdict = { met: true; args?: Arguments } | { met: false; why?: string; final?: boolean };

/** Something to achieve. */
export interface Task<View> extends Pointing<View> {
  kind: "task";
  id: string;
  /** Whose texts it has, where that isn't its id. */
  text?: string;
  /** What the task is about if it can be solved now; "later" or "never" if not. */
  begin: (at: Situation<View>) => Arguments | "later" | "never";
  /** How it stands, by what was done since it began. */
  judge: (at: Situation<View>, since: number, args: Arguments) => Verdict;
  /** What the hint points at. */
  hint?: (at: Situation<View>, args: Arguments) => string[];
}

/** Questions that the players answer for themselves; then they may go on with the guide or alone. */
export interface Questions<View> {
  kind: "questions";
  id: string;
  /** `guide-<game>-question-<id>`, and `…-answer`. */
  asked: string[];
  args?: (at: Situation<View>) => Arguments;
}

export type GuideStep<View> = Word<View> | Play<View> | Task<View> | Questions<View>;

export interface Guide<View = unknown> {
  /** The number of the deal that guided games begin with: its tasks can be solved. */
  deal: number;
  steps: GuideStep<View>[];
}

/** What a seat did in these turns, each with its events. */
export const turnsOf = (turns: readonly Turn[], seat: number): Message[][] =>
  turns.filter((turn) => turn.seat === seat).map(({ events }) => events.map(({ event }) => event));

/** Whether among these events is one of that kind, of that player. */
export const did = (events: readonly Message[], player: number, ...kinds: string[]): boolean =>
  events.some((event) => event.player === player && kinds.includes(event.kind));
