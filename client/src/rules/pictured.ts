/** The board that the pictures of the rules are cut from: a position of a recorded game, or the reader's own table. */
import { COLOURS, type GameClient, type TableProps } from "../games/game";
import { loadGame } from "../games";
import { get, type TableState } from "../lib/api";
import { Choosing } from "../table/choosing.svelte";

export interface Pictured {
  client: GameClient;
  table: TableProps<unknown>;
}

const EXAMPLES: Record<string, () => Promise<{ default: { seat: number; view: unknown } }>> = {
  gugong: () => import("./examples/gugong.json"),
  dragon: () => import("./examples/dragon.json"),
};
const NAMES = ["Ada", "Deniz", "Jana", "Piotr"];

/** A game under way. */
export async function example(game: string): Promise<Pictured> {
  const load = EXAMPLES[game];
  if (!load) throw new Error(`There is no picture for the game ${game}.`);
  const [client, { default: position }] = await Promise.all([loadGame(game), load()]);
  const seats = NAMES.map((name, seat) => ({ seat, name, bot: false, mine: seat === position.seat }));
  return { client, table: still(position.view, position.seat, seats) };
}

/** The table at this address, if it is one of this game that the reader may see. */
export async function ownTable(game: string, address: string): Promise<(Pictured & { mine: boolean }) | null> {
  const id = /^\/table\/([^/?#]+)/.exec(address)?.[1];
  if (!id) return null;
  const state = await get<TableState>(`/tables/${id}`);
  if (state.game !== game || !state.view) return null;
  const seats = state.seats.map((seat) => ({ ...seat, bot: seat.kind === "bot" }));
  const mine = state.seats.some(({ seat, mine }) => mine && seat === state.to_move);
  return { client: await loadGame(game), table: still(state.view, state.seat, seats), mine };
}

/** A table that is only looked at: nothing on it can be touched. */
function still(view: unknown, seat: number | null, seats: { seat: number; name: string; bot: boolean; mine: boolean }[]): TableProps<unknown> {
  return {
    view,
    seat,
    players: seats.map(({ seat: at, name, bot, mine }) => ({ seat: at, name, colour: COLOURS[at] ?? COLOURS[0], bot, mine })),
    toMove: null,
    choosing: new Choosing(() => undefined),
    fresh: new Set(),
  };
}
