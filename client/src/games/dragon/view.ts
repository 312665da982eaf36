/** The table as the server tells it. */
export const TYPES = [
  "craftsman",
  "court_lady",
  "pyrotechnist",
  "tax_collector",
  "warrior",
  "monk",
  "healer",
  "farmer",
  "scholar",
] as const;
export type Type = (typeof TYPES)[number];
export type Person = Type | `${"young" | "old"}_${Type}`;
export type Card = Type | "wild";
export type Action = "taxes" | "build" | "harvest" | "fireworks" | "military_parade" | "research" | "privilege" | "build_wall";
export type Event = "peace" | "tribute" | "drought" | "contagion" | "mongols" | "festival";
export type SuperEvent =
  | "lantern_festival"
  | "buddha"
  | "earthquake"
  | "flood"
  | "solar_eclipse"
  | "volcanic_eruption"
  | "tornado"
  | "sunrise"
  | "assassination_attempt"
  | "edict";
export const BONUSES = ["rice", "firework", "floor", "yuan", "steps", "points"] as const;
export type Bonus = (typeof BONUSES)[number];
export type Size = "small" | "large";
export const SOURCES = [
  "palaces",
  "ladies",
  "privileges",
  "research",
  "mongols",
  "festival",
  "wall",
  "persons",
  "monks",
  "money",
] as const;
export type Source = (typeof SOURCES)[number];

export interface Palace {
  floors: number;
  persons: Person[];
}

export interface Court {
  points: number;
  sources: Record<Source, number>;
  steps: number;
  yuan: number;
  rice: number;
  fireworks: number;
  privileges: Record<Size, number>;
  /** The group of action cards the dragon lies on. */
  dragon: number | null;
  /** Null where hands are closed. */
  cards: Card[] | null;
  card_count: number;
  /** What everyone has seen played. */
  played: Card[];
  palaces: Palace[];
  /** Wall tiles that are not built yet. */
  wall_tiles: Bonus[];
}

/** What stands on tiles and cards. */
export interface Printed {
  persons: Record<string, { value: number; symbols: number }>;
  actions: Partial<Record<Action, number>>;
  prices: Record<Size, number>;
  dragons: Record<Size, number>;
  /** What a group costs that has a dragon already. */
  fee: number;
  tribute: number;
  contagion: number;
  festival: [number, number];
  bonuses: Record<Bonus, number>;
}

export type Phase = "draft" | "actions" | "persons" | "event";

/** What a month will do to a player, as things stand: the event that does it, how it will go (the end of a text's key), and the figures. */
export interface Need {
  month: number;
  about: Event | SuperEvent | "wall" | "decay";
  mood: "good" | "bad" | "plain";
  kind: string;
  figures: Record<string, number>;
}

export interface DragonView {
  /** 0 while the first persons are chosen. */
  month: number;
  /** The seats in turn order. */
  order: number[];
  events: (Event | null)[];
  super_event: SuperEvent | null;
  /** Whether one lies face down. */
  super_event_hidden: boolean;
  great_wall: boolean;
  large_privilege_price: number;
  supply: Record<string, number>;
  groups: Action[][];
  /** Who built each tile of the wall. */
  wall: number[];
  phase: Phase;
  /** For each player: what this month and the next will do to them. */
  needs: Need[][];
  players: Court[];
  /** Where hands are closed: the own one, null for whoever watches. */
  hand?: Card[] | null;
  printed: Printed;
}

export const MONTHS = 12;
export const SUPER_EVENT_MONTH = 7;

/** D1.1: these three types have no old persons. */
export const AGELESS: readonly Type[] = ["craftsman", "court_lady", "tax_collector"];
export const isOld = (person: Person): boolean => person.startsWith("old_");
export const typeOf = (person: Person): Type => person.replace(/^(young|old)_/, "") as Type;
/** The tile of a type and an age. */
export const tile = (type: Type, old: boolean): Person => (AGELESS.includes(type) ? type : `${old ? "old" : "young"}_${type}`);

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
/** The persons whose symbols add to an action, and what it brings. */
export const YIELD: Partial<Record<Action, { type: Type; icon: string }>> = {
  taxes: { type: "tax_collector", icon: "yuan" },
  build: { type: "craftsman", icon: "floor" },
  harvest: { type: "farmer", icon: "rice" },
  fireworks: { type: "pyrotechnist", icon: "firework" },
  military_parade: { type: "warrior", icon: "up" },
  research: { type: "scholar", icon: "vp" },
};

/* What can be counted on the table */
export const residents = (court: Court): Person[] => court.palaces.flatMap(({ persons }) => persons);
export const inhabited = (court: Court): number => court.palaces.filter(({ persons }) => persons.length).length;
export const wallTiles = (view: DragonView, seat: number): number => view.wall.filter((builder) => builder === seat).length;

/** The symbols on all persons of a type at a court. */
export const symbols = (court: Court, type: Type, printed: Printed): number =>
  residents(court).reduce((sum, person) => sum + (typeOf(person) === type ? (printed.persons[person]?.symbols ?? 0) : 0), 0);

/** What an action would bring: the symbols of its card and of the persons. */
export function brings(action: Action, court: Court | undefined, printed: Printed): number {
  const type = YIELD[action]?.type;
  return (printed.actions[action] ?? 0) + (court && type ? symbols(court, type, printed) : 0);
}
