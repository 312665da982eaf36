/** In the Year of the Dragon in the browser. */
import { board, type GameClient } from "../game";
import Art from "./Art.svelte";

const dragon: GameClient = {
  name: "dragon",
  texts: ["dragon", "dragon-pages", "dragon-scene"],
  Art,
  players: { fewest: 2, most: 5, usual: 4 },
  optionIcons: {
    "great_wall-false": ["palace"],
    "great_wall-true": ["act-wall"],
    "wall_tile-chosen": ["hand"],
    "wall_tile-random": ["die"],
    "super_event_hidden-false": ["se-lantern"],
    "super_event_hidden-true": ["card-back"],
    "hands-open": ["wild"],
    "hands-closed": ["card-back"],
    "large_privilege_price-7": ["priv-large"],
    "large_privilege_price-6": ["priv-large"],
  },
  guided: true,
  board: board(() => import("./board")),
  rules: async () => (await import("./rules")).default,
};
export default dragon;
