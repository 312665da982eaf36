/** What every part of the table sees, given once by the part that holds them. */
import { getContext, setContext } from "svelte";
import type { Colour, Player, TableProps } from "../game";
import type { Court, DragonView } from "./view";

export class Table {
  readonly #given: () => TableProps<DragonView>;

  constructor(given: () => TableProps<DragonView>) {
    this.#given = given;
  }

  get view(): DragonView {
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
  /** The court of the one who looks; a watcher looks with the eyes of whoever is to move. */
  get court(): Court | undefined {
    return this.view.players[this.seat ?? this.toMove ?? -1];
  }
  colour(seat: number): Colour {
    return this.players[seat]?.colour ?? "cloud";
  }
}

const KEY = Symbol("dragon");
export const holdTable = (given: () => TableProps<DragonView>): Table => setContext(KEY, new Table(given));
export const table = (): Table => getContext<Table>(KEY);
