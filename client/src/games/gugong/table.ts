/** What every part of this table sees. */
import type { TableProps } from "../game";
import { held, hold, Table } from "../table";
import { describe } from "./describe";
import type { View } from "./view";

class Gugong extends Table<View> {
  protected readonly game = "gugong";
  protected readonly describe = describe;

  /** Whether any move of this kind can be made. */
  offers(kind: string): boolean {
    return this.choosing.paths.some((path) => path.message.kind === kind);
  }
}

export const holdTable = (given: () => TableProps<View>): Gugong => hold(new Gugong(given));
export const table = (): Gugong => held<Gugong>();
