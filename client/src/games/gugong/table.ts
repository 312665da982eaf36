/** What every part of the table sees, given once by the part that holds them. */
import { getContext, setContext } from "svelte";
import type { Player, TableProps } from "../game";
import type { View } from "./view";

export class Table {
  constructor(private readonly given: () => TableProps<View>) {}

  get view(): View {
    return this.given().view;
  }
  get seat(): number | null {
    return this.given().seat;
  }
  get choosing() {
    return this.given().choosing;
  }
  get fresh(): ReadonlySet<string> {
    return this.given().fresh;
  }
  get toMove(): number | null {
    return this.given().toMove;
  }
  get people(): Player[] {
    return this.given().players;
  }
  get names(): string[] {
    return this.people.map((player) => player.name);
  }
  colour(seat: number): string {
    return this.people.find((player) => player.seat === seat)?.colour ?? "cloud";
  }
  /** Whether any move of this kind can be made. */
  offers(kind: string): boolean {
    return this.choosing.paths.some((path) => path.message.kind === kind);
  }
}

const KEY = Symbol("gugong");
export const holdTable = (given: () => TableProps<View>): Table => setContext(KEY, new Table(given));
export const table = (): Table => getContext<Table>(KEY);
