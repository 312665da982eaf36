/** The table of Gùgōng as the server tells it to one pair of eyes. */
export const LOCATIONS = ["travel", "great_wall", "jade", "intrigue", "palace", "decrees", "canal"] as const;
export type Location = (typeof LOCATIONS)[number];
export const REWARDS = ["vp", "card", "double"] as const;
export type Reward = (typeof REWARDS)[number];
export const BENEFITS = ["servant", "servants", "die", "jade"] as const;
export type Benefit = (typeof BENEFITS)[number];
/** G5.3: the steps that the benefits cost. */
export const BENEFIT_STEPS: Record<Benefit, number> = { servant: 1, servants: 3, die: 5, jade: 7 };
/** G4.6: the tokens that goods cost. */
export const TOKEN_PRICES = { servant: 2, double_servant: 2, vp: 4, jade: 6 } as const;
export type Goods = keyof typeof TOKEN_PRICES;
export const SOURCES = ["track", "wall", "decrees", "palace", "jade"] as const;
export type Source = (typeof SOURCES)[number];
export const DAYS = 4;
export const HARBOURS = 5;
export const SHIP_SPACES = 3;
export const TOKEN_SPACES = 6;
export const PALACE_STEP = 8;
export const INTRIGUE_TOP = 14;

export interface Cards {
  /** Those that these eyes know; the others are face down. */
  cards: string[];
  count: number;
}
export interface Held {
  hand: Cards;
  discards: Cards;
  /** Cards known to be in the hand or among the discards, but not in which. */
  either: string[];
}
export interface Ship {
  route: number;
  harbour: number;
  servants: number;
}
export interface Family {
  points: number;
  vp: number;
  sources: Partial<Record<Source, number>> | null;
  pool: number;
  supply: number;
  double: "locked" | "supply" | "pool" | "wall" | "beside" | "ship1" | "ship2" | "ship3";
  wall: number;
  jade: number;
  envoy: number;
  arrival: number;
  intrigue: number;
  traveller: string | null;
  passed: boolean;
  tokens: string[];
  ships: (Ship | null)[];
  claims: Record<Reward, number>;
}

/** The servants that a family can use: the double one counts for two. */
export const servantsOf = ({ pool, double }: Family) => pool + (double === "pool" ? 2 : 0);
export interface Bonus {
  player: number;
  token: string;
  location: Location | null;
  double: boolean;
}
export interface Solo {
  level: "easy" | "normal" | "hard";
  focus: Location;
  automa: number;
  today: string[];
}
export interface Printed {
  roads: [string, string][];
  houses: number[];
  square: number;
  worth: number[];
  more: number;
  arrival: number[];
  wall: { goal: number; points: number };
  mornings: number[];
  decree_costs: number[];
  decree_points: Record<string, number>;
  canal_points: number;
  reward_spaces: Record<Reward, number>;
  token_vp: number;
  token_card: number;
  token_servants: number;
  night_points: number;
  faces: number[][];
}
export interface View {
  day: number;
  start: number;
  medal: number | null;
  dice: number[];
  board: (string | null)[];
  pile: number;
  cities: Record<string, string | null>;
  token_pile: number;
  token_discards: number;
  houses: boolean[];
  decrees: { decree: string; servants: number[] }[];
  track: number[];
  bonus: Bonus[];
  solo: Solo | null;
  players: Family[];
  /** What each of them holds. */
  cards: Held[];
  printed: Printed;
}

export const giftAt = (view: View, location: Location): string | null => view.board[LOCATIONS.indexOf(location)] ?? null;
export const valueOf = (gift: string): number => Number(gift.split("-")[0]);
export const actionOf = (gift: string): string => gift.slice(gift.indexOf("-") + 1);
/** Low, middle and high gifts are told apart by the colour of their band; the number is always there too. */
export const bandOf = (gift: string): "low" | "middle" | "high" => (valueOf(gift) < 4 ? "low" : valueOf(gift) < 7 ? "middle" : "high");
export const BANDS = { low: "#2C7358", middle: "#8A6114", high: "#A8301D" };
export const routes = (view: View): number => (view.players.length > 3 ? 2 : 1);
/** Levels are listed from the first on, the lower tile of each before the upper one. */
export const levelOf = (index: number): number => Math.floor(index / 2) + 1;
export const has = (view: View, seat: number, decree: string): boolean =>
  view.decrees.some((each) => each.decree === decree && each.servants.includes(seat));

/** The next harbour of a route without a ship, after this one; null if there is none. */
export function nextHarbour(view: View, route: number, after: number): number | null {
  const taken = new Set(view.players.flatMap((family) => family.ships.flatMap((ship) => (ship?.route === route ? [ship.harbour] : []))));
  for (let harbour = after + 1; harbour <= HARBOURS; harbour++) if (!taken.has(harbour)) return harbour;
  return null;
}

/** Whether a gift is exchanged for the one of a location without paying, as far as anybody can see. */
export function isFree(view: View, seat: number, gift: string, location: Location): boolean {
  const taken = giftAt(view, location);
  if (!taken) return false;
  const own = valueOf(gift);
  const other = valueOf(taken);
  const counts = own + view.bonus.filter((bonus) => bonus.player === seat && bonus.token === "plus1").length;
  return (own === 1 && other === 9) || counts > other || (counts === other && has(view, seat, "equal_gifts"));
}

/** How many dice show the value of a gift. */
export const matches = (view: View, gift: string): number => view.dice.filter((die) => die === valueOf(gift)).length;

/** What the printed cost of a decree comes to for a player, before the servant that stays on it. */
export function decreeCost(view: View, index: number, seat: number | null): number {
  const decree = view.decrees[index];
  const printed = view.printed.decree_costs[levelOf(index) - 1] ?? 0;
  if (!decree || seat === null) return printed;
  const cost = printed + decree.servants.filter((other) => other !== seat).length;
  return has(view, seat, "cheap_decrees") ? Math.max(0, cost - 1) : cost;
}

/** G4.1, G9.3: what option B of Travel costs. */
export const travelCost = (view: View, seat: number | null): number => (seat !== null && has(view, seat, "cheap_travel") ? 1 : 2);
