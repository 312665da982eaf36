/**
 * Choosing a move by touching things: a move is a path of things (a card, then a location). What can be touched next
 * follows from what was touched before; a path that is complete and unambiguous is the move.
 */
import type { LegalMove, RefusedMove } from "../lib/api";
import type { Message } from "../lib/messages";

export interface Path {
  move: number;
  things: string[];
  message: Message;
}
export interface RefusedPath extends Path {
  reason: Message;
}
export type ThingState = "legal" | "selected" | "refused";

export class Choosing {
  /** Moves that can be made; empty while it isn't this person's turn. */
  paths = $state.raw<Path[]>([]);
  refused = $state.raw<RefusedPath[]>([]);
  /** What was touched so far. */
  touched = $state<string[]>([]);
  /** A move that is complete and waits to be confirmed. */
  ready = $state<number | null>(null);
  #decided: (move: number) => void;

  constructor(decided: (move: number) => void) {
    this.#decided = decided;
  }

  /** A new question: nothing is touched yet. */
  ask(legal: LegalMove[], refused: RefusedMove[], touches: (message: Message) => string[]): void {
    this.paths = legal.map(({ move, message }) => ({ move, message, things: touches(message) }));
    this.refused = refused.map(({ move, message, reason }) => ({ move, message, reason, things: touches(message) }));
    this.clear();
  }

  clear(): void {
    this.touched = [];
    this.ready = null;
  }

  /** Moves that go on from what was touched. */
  get open(): Path[] {
    return this.paths.filter((path) => begins(path.things, this.touched));
  }

  /** Refused moves that would go on from what was touched. */
  get openRefused(): RefusedPath[] {
    return this.refused.filter((path) => begins(path.things, this.touched));
  }

  state(thing: string): ThingState | undefined {
    if (this.touched.includes(thing)) return "selected";
    const at = this.touched.length;
    if (this.open.some((path) => path.things[at] === thing)) return "legal";
    if (this.paths.some((path) => path.things[0] === thing)) return "legal"; // start again with another thing
    if (this.openRefused.some((path) => path.things[at] === thing)) return "refused";
    return undefined;
  }

  /** Why a thing can't be touched now. */
  reason(thing: string): Message | null {
    return this.openRefused.find((path) => path.things[this.touched.length] === thing)?.reason ?? null;
  }

  /** A person touches a thing. */
  touch(thing: string): void {
    if (this.touched.includes(thing)) {
      this.touched = this.touched.slice(0, this.touched.indexOf(thing));
      this.ready = null;
      return;
    }
    let next = [...this.touched, thing];
    if (!this.paths.some((path) => begins(path.things, next))) next = [thing];
    const open = this.paths.filter((path) => begins(path.things, next));
    if (!open.length) return;
    this.touched = next;
    const whole = open.filter((path) => path.things.length === next.length);
    if (whole.length === 1 && open.length === 1) this.choose(whole[0]!.move);
  }

  /** A person takes a choice beside the board, or a path is complete. */
  choose(move: number): void {
    this.ready = move;
    this.#decided(move);
  }
}

const begins = (things: string[], touched: string[]): boolean => touched.every((thing, at) => things[at] === thing);
