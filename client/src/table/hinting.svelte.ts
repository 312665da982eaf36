/** A person asks for a hint; it is for one position and goes with it. */
import { get } from "../lib/api";
import type { Hint } from "./advice";
import type { TableController } from "./controller.svelte";

export class Hinting {
  #controller: TableController;
  /** After how many moves it was asked for; null: it isn't wanted. */
  #number = $state<number | null>(null);
  #hint = $state.raw<Hint | null>(null);
  #refined = $state(false);
  wrong = $state.raw<unknown>(null);

  constructor(controller: TableController) {
    this.#controller = controller;
  }

  /** Whether one can be asked for: at a table with hints, by whoever is to move and sees the board as it is. */
  get offered(): boolean {
    const { state, myTurn, lookingBack, covered } = this.#controller;
    return Boolean(state?.hints) && myTurn && !lookingBack && covered === null;
  }

  /** Whether there is something to choose between. */
  get useful(): boolean {
    return (this.#controller.state?.legal.length ?? 0) > 1;
  }

  /** Somebody waits for a hint on this position, or reads it. */
  get open(): boolean {
    return this.offered && this.#number === this.#controller.state?.number;
  }

  /** What the bot says; null while it thinks. */
  get hint(): Hint | null {
    return this.#hint?.number === this.#number ? this.#hint : null;
  }

  get busy(): boolean {
    return this.open && this.hint === null && this.wrong === null;
  }

  /** What is shown was thought of in a moment; something better is on its way. */
  get refining(): boolean {
    return this.open && this.hint !== null && !this.#refined;
  }

  close(): void {
    this.#number = null;
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  /** Take a move that the bot advises: the best is the first. */
  take(at: number): void {
    const advised = this.hint?.moves[at];
    if (this.open && advised) this.#controller.choosing.choose(advised.move);
  }

  async ask(): Promise<void> {
    const number = this.#controller.state?.number;
    if (!this.offered || !this.useful || number === undefined || this.busy) return;
    this.#number = number;
    this.wrong = null;
    if (this.hint && this.#refined) return;
    const address = `/tables/${this.#controller.live.id}/hint`;
    if (!this.hint) {
      this.#refined = false;
      try {
        this.#hint = await get<Hint>(address);
      } catch (error) {
        if (this.#number === number) this.wrong = error;
        return;
      }
    }
    // The first comes at once. It is refined while somebody looks; without that, it stays as it is.
    const refined = await get<Hint>(`${address}?refined=true`).catch(() => null);
    if (this.#number !== number) return;
    this.#hint = refined ?? this.#hint;
    this.#refined = true;
  }
}
