/** The table of In the Year of the Dragon as the server tells it; its types and names are generated. */
import type { components } from "../../generated/api";
import vocabulary from "../../generated/words.json";

type Schemas = components["schemas"];
export type DragonView = Schemas["dragon.View"];
export type Court = Schemas["dragon.Court"];
export type Palace = Schemas["dragon.Palace"];
export type Need = Schemas["dragon.Need"];
export type Printed = Schemas["dragon.Printed"];
export type Type = Schemas["dragon.type"];
export type Person = Schemas["dragon.person"];
export type Card = Schemas["dragon.card"];
export type Action = Schemas["dragon.action"];
export type Event = Schemas["dragon.event"];
export type SuperEvent = Schemas["dragon.super_event"];
export type Bonus = Schemas["dragon.bonus"];
export type Size = Schemas["dragon.size"];
export type Source = keyof Schemas["dragon.Sources"];

const { words } = vocabulary.dragon;
export const TYPES = words.type as Type[];
export const BONUSES = words.bonus as Bonus[];
const PERSONS = words.person as Person[];
/** In the order of the rules. */
export const SOURCES: readonly Source[] = ["palaces", "ladies", "privileges", "research", "mongols", "festival", "wall", "persons", "monks", "money"];

/** D1.1: the types without young and old persons. */
export const AGELESS: readonly Type[] = TYPES.filter((type) => (PERSONS as string[]).includes(type));
export const isOld = (person: Person): boolean => person.startsWith("old_");
export const typeOf = (person: Person): Type => person.replace(/^(young|old)_/, "") as Type;
/** The tile of a type and an age. */
export const tile = (type: Type, old: boolean): Person => (AGELESS.includes(type) ? type : `${old ? "old" : "young"}_${type}`) as Person;

/** The order in which the sums of symbols always stand. */
export const SYMBOL_ORDER: readonly Type[] = [
  "warrior",
  "healer",
  "farmer",
  "tax_collector",
  "craftsman",
  "scholar",
  "pyrotechnist",
  "court_lady",
  "monk",
];

/* Icons of the sprite */
export const SYMBOL: Record<Type, string> = {
  craftsman: "s-hammer",
  court_lady: "s-dragon",
  pyrotechnist: "s-firework",
  tax_collector: "s-coin",
  warrior: "s-helmet",
  monk: "s-buddha",
  healer: "s-mortar",
  farmer: "s-rice",
  scholar: "s-book",
};
export const PORTRAIT: Record<Card, string> = {
  ...(Object.fromEntries(TYPES.map((type) => [type, `p-${type.replace("_", "")}`])) as Record<Type, string>),
  wild: "wild",
};
export const ACTION_ICON: Record<Action, string> = {
  taxes: "act-taxes",
  build: "act-build",
  harvest: "act-harvest",
  fireworks: "act-fireworks",
  military_parade: "act-parade",
  research: "act-research",
  privilege: "act-privilege",
  build_wall: "wall",
};
/** The action cards of a game. */
export const cards = ({ great_wall }: DragonView): Action[] => (Object.keys(ACTION_ICON) as Action[]).filter((action) => great_wall || action !== "build_wall");
export const SUPER_ICON: Record<SuperEvent, string> = {
  lantern_festival: "se-lantern",
  buddha: "se-buddha",
  earthquake: "se-earthquake",
  flood: "se-flood",
  solar_eclipse: "se-eclipse",
  volcanic_eruption: "se-volcano",
  tornado: "se-tornado",
  sunrise: "se-sunrise",
  assassination_attempt: "se-assassination",
  edict: "se-edict",
};
export const needIcon = ({ about }: Need): string => {
  if (about === "wall") return "wall";
  if (about === "decay") return "roof";
  return about in SUPER_ICON ? SUPER_ICON[about as SuperEvent] : `ev-${about}`;
};
export const BONUS_ICON: Record<Bonus, string> = {
  rice: "rice",
  firework: "firework",
  floor: "floor",
  yuan: "yuan",
  steps: "up",
  points: "vp",
};
/** What an action brings. */
export const YIELD_ICON: Record<keyof DragonView["yields"], string> = {
  taxes: "yuan",
  build: "floor",
  harvest: "rice",
  fireworks: "firework",
  military_parade: "up",
  research: "vp",
};
export const hasYield = (action: Action): action is keyof DragonView["yields"] => action in YIELD_ICON;

/* What can be counted on the table */
export const residents = (court: Court): Person[] => court.palaces.flatMap(({ persons }) => persons);
export const wallTiles = (view: DragonView, seat: number): number => view.wall.filter((builder) => builder === seat).length;
