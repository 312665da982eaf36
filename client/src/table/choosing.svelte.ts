/**
 * Choosing a move by touching things: a move is a path of things (a card, then a location). What can be touched next
 * follows from what was touched before; a path that is complete and unambiguous is the move.
 *
 * A move made of touches waits to be confirmed, for a finger slips easily; a choice beside the board says what it does
 * and is taken at once. Touching the last thing once more confirms.
 */
import type { LegalMove, RefusedMove } from "../lib/api";
import type { Message } from "../lib/messages";

export interface Path {
  move: number;
  things: string[];
  message: Message;
  /** The move as the server writes it. */
  text: string;
}
export interface RefusedPath extends Path {
  reason: Message;
}
export type ThingState = "legal" | "selected" | "refused";
/** What waits to be confirmed: every move, those made by touching the board, or none. */
export type Confirm = "always" | "touch" | "never";

export class Choosing {
  /** Moves that can be made; empty while it isn't this person's turn. */
  paths = $state.raw<Path[]>([]);
  refused = $state.raw<RefusedPath[]>([]);
  /** What was touched so far. */
  touched = $state<string[]>([]);
  /** A move that is complete and waits to be confirmed. */
  ready = $state<number | null>(null);
  /** Somebody wants to see the moves that stand apart from what is asked. */
  apart = $state(false);
  /** Moves that a bot advises, the best first. */
  advised = $state.raw<number[]>([]);
  #decided: (move: number) => void;
  #confirm: () => Confirm;

  constructor(decided: (move: number) => void, confirm: () => Confirm = () => "touch") {
    this.#decided = decided;
    this.#confirm = confirm;
  }

  /** A new question: nothing is touched yet. */
  ask(legal: LegalMove[], refused: RefusedMove[], touches: (message: Message) => string[]): void {
    this.paths = legal.map(({ move, message, text }) => ({ move, message, text, things: touches(message) }));
    this.advised = [];
    this.refused = refused.map(({ move, message, text, reason }) => ({ move, message, text, reason, things: touches(message) }));
    this.clear();
  }

  clear(): void {
    this.touched = [];
    this.ready = null;
    this.apart = false;
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

  /** The rank of the best advised move that goes by a thing; 0: none does. */
  rank(thing: string): number {
    return this.advised.findIndex((move) => this.paths.some((path) => path.move === move && path.things.includes(thing))) + 1;
  }

  /** Why a thing can't be touched now. */
  reason(thing: string): Message | null {
    return this.openRefused.find((path) => path.things[this.touched.length] === thing)?.reason ?? null;
  }

  /** A person touches a thing. */
  touch(thing: string): void {
    if (this.ready !== null && this.touched.at(-1) === thing) {
      this.confirm();
      return;
    }
    if (this.touched.includes(thing)) {
      this.touched = this.touched.slice(0, this.touched.indexOf(thing));
      this.ready = null;
      return;
    }
    let next = [...this.touched, thing];
    // Another thing in place of the last one, or a new beginning.
    if (!this.#leads(next)) next = [...this.touched.slice(0, -1), thing];
    if (!this.#leads(next)) next = [thing];
    const open = this.paths.filter((path) => begins(path.things, next));
    if (!open.length) return;
    this.apart = false;
    this.touched = next;
    this.ready = null;
    const [only] = open;
    if (!only || open.length > 1 || only.things.length > next.length) return;
    this.ready = only.move;
    if (this.#confirm() === "never") this.confirm();
  }

  /** A person takes a choice beside the board. */
  choose(move: number): void {
    const path = this.paths.find((one) => one.move === move);
    if (!path) return;
    this.touched = path.things;
    this.ready = move;
    if (this.#confirm() !== "always") this.confirm();
  }

  confirm(): void {
    if (this.ready !== null) this.#decided(this.ready);
  }

  #leads(things: string[]): boolean {
    return this.paths.some((path) => begins(path.things, things));
  }
}

const begins = (things: string[], touched: string[]): boolean => touched.every((thing, at) => things[at] === thing);
