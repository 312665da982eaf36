/**
 * A person plans their next turn while others play: by choosing on the board, as if it were their turn now.
 *
 * What could be asked then comes from the server, which makes it of what the person knows alone. A plan is kept as soon
 * as something is planned, and nobody else hears of it.
 */
import { type NextTurn, type LegalMove, type PlanView, post, put, Refusal, remove } from "../lib/api";
import type { TableController } from "./controller.svelte";

export class Planning {
  #controller: TableController;
  /** One's next turn as far as it is planned; null: nothing is being planned. */
  #nextTurn = $state.raw<NextTurn | null>(null);
  #busy = $state(false);
  /** Why it can't be planned. */
  wrong = $state.raw<Refusal | null>(null);

  constructor(controller: TableController) {
    this.#controller = controller;
  }

  /**
   * Whether something can be planned: by whoever waits for people (bots move at once), at a screen of their own; not where
   * a bot moves for them.
   */
  get offered(): boolean {
    const { state, mine, myTurn, lookingBack } = this.#controller;
    const asked = state?.seats[state.to_move ?? -1];
    return state?.stage === "running" && mine.length === 1 && !myTurn && !lookingBack && asked?.kind === "person" && !state.seats[mine[0] ?? -1]?.bot;
  }

  /** The plan that is kept. */
  get kept(): PlanView | null {
    return this.#controller.state?.plan ?? null;
  }

  /** What is being planned, as long as the table stands as it did then. */
  get nextTurn(): NextTurn | null {
    return this.offered && this.#nextTurn?.number === this.#controller.state?.number ? this.#nextTurn : null;
  }

  get on(): boolean {
    return this.nextTurn !== null;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** The moves that are chosen so far. */
  get moves(): LegalMove[] {
    return this.nextTurn?.moves ?? [];
  }

  begin(): Promise<void> {
    return this.#load([]);
  }

  add(move: number): Promise<void> {
    return this.#load([...this.moves.map((one) => one.move), move]);
  }

  back(): Promise<void> {
    return this.#load(this.moves.slice(0, -1).map((one) => one.move));
  }

  close(): void {
    this.#nextTurn = null;
    this.wrong = null;
  }

  /** Keep what is chosen, after what was planned before. */
  async keep(): Promise<void> {
    const moves = this.moves.map((one) => one.move);
    await this.#save([...this.#entries(), moves], this.kept?.stop_if ?? []);
    if (!this.wrong) this.close();
  }

  /** Take an entry out; the last one takes the plan with it. */
  async drop(at: number): Promise<void> {
    const entries = this.#entries().filter((_, one) => one !== at);
    if (entries.length) await this.#save(entries, this.kept?.stop_if ?? []);
    else await this.throwAway();
  }

  /** Let the plan be stopped by something, or not any more. */
  watch(name: string, on: boolean): Promise<void> {
    const others = (this.kept?.stop_if ?? []).filter((one) => one !== name);
    return this.#save(this.#entries(), on ? [...others, name] : others);
  }

  throwAway(): Promise<void> {
    return this.#do(() => remove(`/tables/${this.#controller.live.id}/plan`));
  }

  #entries(): number[][] {
    return this.kept?.entries.map((entry) => entry.map((one) => one.move)) ?? [];
  }

  #load(moves: number[]): Promise<void> {
    return this.#do(async () => {
      this.#nextTurn = await post<NextTurn>(`/tables/${this.#controller.live.id}/plan/foresee`, { moves });
    });
  }

  #save(entries: number[][], stop_if: string[]): Promise<void> {
    const number = this.#controller.state?.number ?? 0;
    return this.#do(() => put(`/tables/${this.#controller.live.id}/plan`, { number, entries, stop_if }));
  }

  async #do(what: () => Promise<unknown>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.wrong = null;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.wrong = error;
      this.#controller.choosing.clear();
    } finally {
      this.#busy = false;
    }
  }
}
