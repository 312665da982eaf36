/** What every part of a table sees, given once by the part that holds them. */
import { getContext, setContext } from "svelte";
import { language } from "../lib/language.svelte";
import type { Board, Colour, Player, TableProps } from "./game";

export abstract class Table<View> {
  protected abstract readonly game: string;
  protected abstract readonly describe: Board<View>["describe"];
  readonly #given: () => TableProps<View>;

  constructor(given: () => TableProps<View>) {
    this.#given = given;
  }

  get view(): View {
    return this.#given().view;
  }
  get seat(): number | null {
    return this.#given().seat;
  }
  get toMove(): number | null {
    return this.#given().toMove;
  }
  get choosing() {
    return this.#given().choosing;
  }
  get fresh(): ReadonlySet<string> {
    return this.#given().fresh;
  }
  get players(): Player[] {
    return this.#given().players;
  }
  get names(): string[] {
    return this.players.map(({ name }) => name);
  }
  colour(seat: number): Colour {
    return this.players.find((player) => player.seat === seat)?.colour ?? "cloud";
  }

  /** What a thing is called and means, and why it can't be touched now. */
  label(thing: string): string {
    const told = this.describe(thing, this.view, this.players);
    const reason = this.choosing.state(thing) === "refused" ? this.choosing.reason(thing) : null;
    return [told?.name ?? thing, told?.text, reason && language.sentence(this.game, "why", reason, this.names)].filter(Boolean).join(". ");
  }
}

const KEY = Symbol("table");
export const hold = <Held>(table: Held): Held => setContext(KEY, table);
export const held = <Held>(): Held => getContext<Held>(KEY);
