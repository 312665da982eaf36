/** A table without a picture: questions, choices and what lies there are told in words. */
import type { Board } from "../game";
import Panel from "./Panel.svelte";

type View = Record<string, unknown> & { players?: { points?: number }[] };

const generic: Board<View> = {
  name: "",
  Scene: null,
  Own: null,
  Panel,
  Stock: null,
  size: { width: 1, height: 1 },
  places: () => [],
  place: () => null,
  touches: () => [],
  describe: () => null,
  pieceLayout: () => ({}),
  status: () => "",
  points: ({ players = [] }) => players.map(({ points = 0 }) => points),
  sources: () => null,
};
export default generic;
