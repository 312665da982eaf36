/** What happened, put in order for reading: moves with what they brought, without those that were taken back. */
import type { Step } from "../lib/live.svelte";
import type { Message } from "../lib/messages";

/** What a player did until somebody else was asked, with what chance and the rules did then. */
export interface Turn {
  /** The numbers of its first and of its last move. */
  first: number;
  last: number;
  seat: number;
  told: Told[];
}
export interface Told {
  number: number;
  event: Message;
}

/** What anybody sees on the board need not be told. */
const PLAIN_TO_SEE = /-laid$|^dealt$/;
/** A new part of the game. */
const CHAPTER = /-(begins|falls)$/;

export const isChapter = (event: Message): boolean => CHAPTER.test(event.kind);
export const worthTelling = (event: Message): boolean => !PLAIN_TO_SEE.test(event.kind);
const takesBack = (step: Step): Message | undefined => step.events.find((event) => event.kind === "taken-back");

/** Without moves that were taken back: the last one of whoever undoes it, or all after the one that everybody agreed to go back `to`. */
export function standing(steps: readonly Step[]): Step[] {
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
  for (const step of standing(steps)) {
    const told = step.events.filter(worthTelling).map((event) => ({ number: step.number, event }));
    const last = found.at(-1);
    if (last && (step.seat < 0 || step.seat === last.seat)) {
      last.last = step.number;
      last.told.push(...told);
    } else found.push({ first: step.number, last: step.number, seat: step.seat, told });
  }
  return found;
}

/** What happened after the last move of these seats, turn by turn; nothing before their first one. */
export function since(steps: readonly Step[], seats: readonly number[]): Turn[] {
  const all = standing(steps);
  const own = all.findLastIndex((step) => seats.includes(step.seat));
  return own < 0 ? [] : turns(all.slice(own + 1)).filter((turn) => turn.told.length);
}

/** The number of the last move of these seats that stands. */
export function lastOwn(steps: readonly Step[], seats: readonly number[]): number {
  return standing(steps).findLast((step) => seats.includes(step.seat))?.number ?? 0;
}

const FINAL = "final-scored";

/** Events in groups that belong together: each begins where somebody acts or a new part of the game begins. */
export function scenes(told: readonly Told[], begins: (event: Message) => boolean): Told[][] {
  const found: Told[][] = [];
  for (const one of told) {
    const last = found.at(-1);
    const final = one.event.kind === FINAL && last?.[0]?.event.kind !== FINAL;
    if (last && !final && !begins(one.event)) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** What is told step by step from the last event on that `begins` a story, and that isn't older than `from`. */
export function story(steps: readonly Step[], begins: (event: Message) => boolean, from = 0): Told[] {
  const told = steps
    .filter(({ number }) => number >= from)
    .flatMap(({ number, events }) => events.filter(worthTelling).map((event) => ({ number, event })));
  const at = told.findIndex(({ event }) => begins(event));
  return at < 0 ? [] : told.slice(at);
}
