/** The games that have a folder here, in the order of the start page. A game that has none is played in words. */
import dragon from "./dragon";
import type { Board, GameClient } from "./game";
import { generic } from "./generic";
import gugong from "./gugong";

export const GAMES: readonly GameClient[] = [gugong, dragon];

export const clientOf = (game: string): GameClient => GAMES.find(({ name }) => name === game) ?? generic(game);

export const loadBoard = (game: string): Promise<Board> => clientOf(game).board();
