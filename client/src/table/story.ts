/** What happened, put in order for reading: moves with what they brought, without those that were taken back. */
import type { Step } from "../lib/live.svelte";
import type { Message } from "../lib/messages";

/** What a player did until somebody else was asked, with what chance and the rules did then. */
export interface Turn {
  /** The numbers of its first and of its last move. */
  first: number;
  last: number;
  seat: number;
  events: TurnEvent[];
}
export interface TurnEvent {
  number: number;
  event: Message;
  /** Whether a bot made the move in somebody's place. */
  bot?: boolean | undefined;
}

/** What anybody sees on the board need not be told. */
const PLAIN_TO_SEE = /-laid$|^dealt$/;
/** A new part of the game. */
const CHAPTER = /-(begins|falls)$/;

export const isChapter = (event: Message): boolean => CHAPTER.test(event.kind);
export const worthTelling = (event: Message): boolean => !PLAIN_TO_SEE.test(event.kind);
export const takesBack = (step: Step): Message | undefined => step.events.find((event) => event.kind === "taken-back");

/** Without moves that were taken back: the last one of whoever undoes it, or all after the one that everybody agreed to go back `to`. */
export function withoutUndone(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const back = takesBack(step);
    if (!back) kept.push(step);
    else if (typeof back.to === "number") while ((kept.at(-1)?.number ?? 0) > back.to) kept.pop();
    else if (kept.at(-1)?.seat === step.seat) kept.pop();
  }
  return kept;
}

export function turns(steps: readonly Step[]): Turn[] {
  const found: Turn[] = [];
  for (const step of withoutUndone(steps)) {
    const events = step.events.filter(worthTelling).map((event) => ({ number: step.number, event, bot: step.bot }));
    const last = found.at(-1);
    if (last && (step.seat < 0 || step.seat === last.seat)) {
      last.last = step.number;
      last.events.push(...events);
    } else found.push({ first: step.number, last: step.number, seat: step.seat, events });
  }
  return found;
}

/** What happened after the last move of these seats, turn by turn; nothing before their first one. */
export function since(steps: readonly Step[], seats: readonly number[]): Turn[] {
  const all = withoutUndone(steps);
  const own = all.findLastIndex((step) => seats.includes(step.seat));
  return own < 0 ? [] : turns(all.slice(own + 1)).filter((turn) => turn.events.length);
}

/** The number of the last move of these seats that stands. */
export function lastOwn(steps: readonly Step[], seats: readonly number[]): number {
  return withoutUndone(steps).findLast((step) => seats.includes(step.seat))?.number ?? 0;
}

export const FINAL = "final-scored";
const ENDS = /-begins$/;

/** What happened at once, and how the table looked then. */
export interface Beat {
  number: number;
  seat: number;
  events: Message[];
  view: Record<string, unknown>;
  to_move: number | null;
}
/** Beats that are told without a pause, and the first one of the chapter that they belong to. */
export interface Group {
  chapter: number;
  first: number;
  last: number;
  /** Whether an event of the game opened the chapter: else it is somebody's turn. */
  scene: boolean;
}

/**
 * Beats in groups: a chapter begins with an event that `begins` one, or with somebody's turn; further parts of a chapter,
 * such as the second of several cards, are groups of their own.
 */
export function groups(beats: readonly Beat[], begins: (event: Message) => boolean, part: (event: Message) => boolean = () => false): Group[] {
  const found: Group[] = [];
  let actor: number | null = null;
  let parts = 0;
  let over = false;
  let final = false;
  beats.forEach(({ seat, events }, at) => {
    const last = found.at(-1);
    const ending = !final && events.some(({ kind }) => kind === FINAL);
    const opens = events.some(begins) || ending;
    const turn = seat >= 0 && (last?.scene ? over : seat !== actor);
    final ||= ending;
    if (!last || opens || turn) {
      found.push({ chapter: at, first: at, last: at, scene: opens });
      actor = opens ? null : seat;
      parts = 0;
      over = false;
    } else if (events.some(part) && parts) found.push({ chapter: last.chapter, first: at, last: at, scene: last.scene });
    else last.last = at;
    parts += events.filter(part).length;
    over ||= events.some(({ kind }) => ENDS.test(kind));
  });
  return found;
}

/** What is told step by step from the last event on that `begins` a story, and that isn't older than `from`. */
export function story(steps: readonly Step[], begins: (event: Message) => boolean, from = 0): TurnEvent[] {
  const found = steps
    .filter(({ number }) => number >= from)
    .flatMap(({ number, events }) => events.filter(worthTelling).map((event) => ({ number, event })));
  const at = found.findIndex(({ event }) => begins(event));
  return at < 0 ? [] : found.slice(at);
}
