/** What every part of this table sees. */
import type { TableProps } from "../game";
import { held, hold, Table } from "../table";
import { describe } from "./describe";
import type { Court, DragonView } from "./view";

class Dragon extends Table<DragonView> {
  protected readonly game = "dragon";
  protected readonly describe = describe;

  /** The court of the one who looks; a watcher looks with the eyes of whoever is to move. */
  get court(): Court | undefined {
    return this.view.players[this.seat ?? this.toMove ?? -1];
  }
}

export const holdTable = (given: () => TableProps<DragonView>): Dragon => hold(new Dragon(given));
export const table = (): Dragon => held<Dragon>();
