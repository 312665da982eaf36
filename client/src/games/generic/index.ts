/** A game that has no folder here: it is played in words, with what the server says of it. */
import { board, type GameClient } from "../game";
import Art from "./Art.svelte";

export const generic = (name: string): GameClient => ({
  name,
  texts: [],
  Art,
  players: null,
  board: async () => ({ ...(await board(() => import("./board"))()), name }),
});
