/** The table of In the Year of the Dragon. */
import { language, t } from "../../lib/language.svelte";
import type { Board } from "../game";
import { describe } from "./describe";
import { guide } from "./guide";
import { ACTIONS, PEOPLE, SIZE, trackBox, yearBox } from "./layout";
import { pieceLayout } from "./pieces";
import Month from "./Month.svelte";
import Own from "./Own.svelte";
import Panel from "./Panel.svelte";
import Scene from "./Scene.svelte";
import Stock from "./Stock.svelte";
import { amount, sign } from "./signs";
import { changed, costAndGain, place, touches } from "./things";
import { type DragonView, SOURCES } from "./view";

const SOURCE_ICONS: Record<string, string> = {
  palaces: "palace",
  ladies: "p-courtlady",
  privileges: "priv-small",
  research: "act-research",
  mongols: "ev-mongols",
  festival: "ev-festival",
  wall: "wall",
  persons: "users",
  monks: "s-buddha",
  money: "yuan",
};

const dragon = {
  name: "dragon",
  Scene,
  Own,
  Panel,
  Stock,
  Story: Month,
  size: SIZE,
  places: (view) => [
    { id: "year", icon: "ev-festival", box: yearBox(view) },
    { id: "actions", icon: "dragon", box: { ...ACTIONS, x: ACTIONS.x + 2, width: ACTIONS.width - 4 } },
    { id: "people", icon: "users", box: PEOPLE },
    { id: "track", icon: "flag", box: trackBox(view) },
  ],
  place,
  touches,
  costAndGain,
  sign,
  amount,
  atHand: (thing) => /^(card|bonus|action):/.test(thing),
  describe,
  guide,
  changed,
  pieceLayout,
  own: "court",
  order: ({ order }) => order,
  pictured: () => true,
  scene: ({ kind }) => kind === "event-happens",
  status: (view) =>
    view.month
      ? t("dragon-scene-status", { month: language.number(view.month), months: language.number(view.events.length), phase: t(`dragon-scene-phase-${view.phase}`) })
      : t("dragon-scene-status-draft"),
  points: (view) => view.players.map(({ points }) => points),
  sourceIcon: (source) => SOURCE_ICONS[source] ?? "vp",
  sources: (view) =>
    SOURCES.filter((source) => view.great_wall || source !== "wall").map((source) => ({
      source,
      points: view.players.map(({ sources }) => sources[source]),
    })),
} satisfies Board<DragonView>;

export default dragon;
