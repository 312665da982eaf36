/** The board that the pictures of the rules are cut from: a position of a recorded game, or the reader's own table. */
import type { Board, Player, TableProps } from "../games/game";
import { loadBoard } from "../games";
import { get, type TableState } from "../lib/api";
import { Choosing } from "../table/choosing.svelte";
import { colourOf, playersOf } from "../table/controller.svelte";
import type { Reference } from "./reference";

/** A moment of a recorded game, as one seat sees it. */
export interface Position {
  seat: number;
  /** How many of those who play have a seat; an opponent of the game's own has none. */
  seats: number;
  names: string[];
  view: unknown;
}
export interface Pictured {
  board: Board;
  table: TableProps<unknown>;
}

/** The positions in a folder by their names; tools/rule_pictures.py writes them, and each is loaded when a chapter shows it. */
export const examplesIn = (files: Record<string, () => Promise<unknown>>): Record<string, () => Promise<Position>> =>
  Object.fromEntries(Object.entries(files).map(([path, load]) => [/([^/]+)\.json$/.exec(path)?.[1] ?? path, load as () => Promise<Position>]));

/** A game under way: the usual one, or another by name. */
export async function example(game: string, { examples }: Reference, name = "usual"): Promise<Pictured> {
  const load = examples[name];
  if (!load) throw new Error(`There is no picture ${name} for the game ${game}.`);
  const [board, position] = await Promise.all([loadBoard(game), load()]);
  const players = position.names.map((player, seat): Player => ({
    seat,
    name: player,
    colour: seat < position.seats ? colourOf(seat) : "plum",
    bot: false,
    mine: seat === position.seat,
  }));
  return { board, table: still(position.view, position.seat, players) };
}

/** The table at this address, if it is one of this game that the reader may see. */
export async function ownTable(game: string, address: string): Promise<(Pictured & { mine: boolean }) | null> {
  const id = /^\/table\/([^/?#]+)/.exec(address)?.[1];
  if (!id) return null;
  const state = await get<TableState>(`/tables/${id}`);
  if (state.game !== game || !state.view) return null;
  const mine = state.seats.some(({ seat, mine }) => mine && seat === state.to_move);
  return { board: await loadBoard(game), table: still(state.view, state.seat, playersOf(state)), mine };
}

/** A table that is only looked at: nothing on it can be touched. */
function still(view: unknown, seat: number | null, players: Player[]): TableProps<unknown> {
  return { view, seat, players, toMove: null, choosing: new Choosing(() => undefined), fresh: new Set() };
}
