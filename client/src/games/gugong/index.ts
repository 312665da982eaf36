/** Gùgōng in the browser. */
import { board, type GameClient } from "../game";
import Art from "./Art.svelte";

const gugong: GameClient = {
  name: "gugong",
  texts: ["gugong", "gugong-pages", "gugong-scene"],
  Art,
  players: { fewest: 1, most: 5, usual: 3 },
  optionIcons: {
    "bonus-false": ["tok-back"],
    "bonus-true": ["bon-gift", "bon-toll", "bon-follow"],
    "expert-false": ["gift-2"],
    "expert-true": ["gift-9", "gift-4"],
  },
  solo: { icon: "meng", about: "gugong-solo", dialog: async () => (await import("./SoloDialog.svelte")).default },
  guided: true,
  board: board(() => import("./board")),
  rules: async () => (await import("./rules")).default,
};
export default gugong;
