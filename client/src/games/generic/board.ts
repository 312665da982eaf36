/** A table without a picture: questions, choices and what lies there are told in words. */
import type { Board } from "../game";
import Panel from "./Panel.svelte";

type View = Record<string, unknown> & { players?: { points?: number }[]; points?: number[] };

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
  lying: () => ({}),
  status: () => "",
  points: ({ players = [], points = [] }) => players.map((player, seat) => player.points ?? points[seat] ?? 0),
  sources: () => null,
};
export default generic;
