/** The table of Gùgōng. */
import { t } from "../../lib/language.svelte";
import type { Board } from "../game";
import { changed } from "./changed";
import { describe } from "./describe";
import { guide } from "./guide";
import { costAndGain } from "./costAndGain";
import { LOCATION_ICONS } from "./icons";
import { CAMERAS, SIZE } from "./layout";
import { isCard, pieceLayout } from "./pieces";
import Own from "./Own.svelte";
import Panel from "./Panel.svelte";
import Scene from "./Scene.svelte";
import Stock from "./Stock.svelte";
import { amount, sign } from "./signs";
import Story from "./Story.svelte";
import { placeOf, touches } from "./things";
import { bandOf, BANDS, giftAt, SOURCES, valueOf, type View } from "./view";

/** In the order of the board: from left to right, from above. */
const TABS = ["travel", "great_wall", "palace", "jade", "intrigue", "decrees", "canal"] as const;
/** What Meng does is told without a player. */
const OF_MENG = /^(automa|meng|twilight|focus)-/;

const gugong = {
  name: "gugong",
  Scene,
  Own,
  Panel,
  Stock,
  Story,
  size: SIZE,
  hidden: true,
  places: (view) =>
    TABS.map((id) => {
      const gift = giftAt(view, id);
      const badge = gift ? { text: String(valueOf(gift)), colour: BANDS[bandOf(gift)] } : undefined;
      return { id, icon: LOCATION_ICONS[id], box: CAMERAS[id], badge };
    }),
  place: placeOf,
  touches,
  costAndGain,
  sign,
  amount,
  atHand: (thing) => /^(hand|discard):/.test(thing),
  apart: { kind: "tokens", icon: "tok-back", text: () => t("gugong-scene-exchange-tokens") },
  describe,
  guide,
  changed,
  pieceLayout,
  isCard,
  actor: (event, view) => (view.solo && OF_MENG.test(event.kind) ? 1 : null),
  scene: (event) => ["automa-revealed", "twilight-falls", "night-falls", "dice-rolled"].includes(event.kind),
  part: (event) => event.kind === "twilight-card",
  pictured: (event) => event.kind === "twilight-falls",
  light: ([first]) => (first?.kind === "twilight-falls" ? "dusk" : null),
  full: (event) => ["night-falls", "final-scored"].includes(event.kind),
  status: ({ day, printed: { days } }) => (day > 0 ? t("gugong-scene-status", { day: Math.min(day, days), days }) : t("gugong-scene-before")),
  points: (view) => view.players.map((family) => family.points),
  sourceIcon: (source) => ({ track: "vp", wall: "wall", decrees: "decree", palace: "loc-palace", jade: "jade" })[source] ?? "vp",
  sources: (view) => {
    if (!view.players.some((family) => family.sources)) return null;
    return SOURCES.map((source) => ({ source, points: view.players.map((family) => family.sources?.[source] ?? 0) }));
  },
} satisfies Board<View>;
export default gugong;
