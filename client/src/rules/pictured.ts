/** The board that the pictures of the rules are cut from: a position of a recorded game, or the reader's own table. */
import type { GameClient, Player, TableProps } from "../games/game";
import { loadGame } from "../games";
import { get, type TableState } from "../lib/api";
import { Choosing } from "../table/choosing.svelte";
import { colourOf, playersOf } from "../table/desk.svelte";

interface Position {
  seat: number;
  /** How many of those who play have a seat; Meng has none. */
  seats: number;
  names: string[];
  view: unknown;
}
export interface Pictured {
  client: GameClient;
  table: TableProps<unknown>;
}

/** Written by tools/rule_pictures.py; each is loaded when a chapter shows it. */
const EXAMPLES = import.meta.glob<Position>("./examples/*.json", { import: "default" });

/** A game under way: the usual one, or another by name. */
export async function example(game: string, name = game): Promise<Pictured> {
  const load = EXAMPLES[`./examples/${name}.json`];
  if (!load) throw new Error(`There is no picture for the game ${game}.`);
  const [client, position] = await Promise.all([loadGame(game), load()]);
  const players = position.names.map((player, seat): Player => ({
    seat,
    name: player,
    colour: seat < position.seats ? colourOf(seat) : "plum",
    bot: false,
    mine: seat === position.seat,
  }));
  return { client, table: still(position.view, position.seat, players) };
}

/** The table at this address, if it is one of this game that the reader may see. */
export async function ownTable(game: string, address: string): Promise<(Pictured & { mine: boolean }) | null> {
  const id = /^\/table\/([^/?#]+)/.exec(address)?.[1];
  if (!id) return null;
  const state = await get<TableState>(`/tables/${id}`);
  if (state.game !== game || !state.view) return null;
  const mine = state.seats.some(({ seat, mine }) => mine && seat === state.to_move);
  return { client: await loadGame(game), table: still(state.view, state.seat, playersOf(state)), mine };
}

/** A table that is only looked at: nothing on it can be touched. */
function still(view: unknown, seat: number | null, players: Player[]): TableProps<unknown> {
  return { view, seat, players, toMove: null, choosing: new Choosing(() => undefined), fresh: new Set() };
}
