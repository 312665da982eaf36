/** The games, each loaded when a table of it is opened. */
import type { GameClient } from "./game";

const GAMES: Record<string, () => Promise<{ default: GameClient<never> }>> = {
  dragon: () => import("./dragon"),
  gugong: () => import("./gugong"),
};

export async function loadGame(name: string): Promise<GameClient> {
  const game = GAMES[name];
  if (!game) throw new Error(`This page has no board for the game ${name}.`);
  return (await game()).default as unknown as GameClient;
}
