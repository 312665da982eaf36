/** The things on the table by their ids, and which of them a move touches. */
import type { Message } from "../../lib/messages";
import { type Family, giftAt, type Location, LOCATIONS, type View } from "./view";

export const hand = (gift: string) => `hand:${gift}`;
export const discard = (gift: string) => `discard:${gift}`;
export const gift = (location: string) => `gift:${location}`;
export const city = (name: string) => `city:${name}`;
export const house = (number: number | string) => `house:${number}`;
export const SQUARE = "square";
export const decree = (name: string) => `decree:${name}`;
export const ship = (seat: number, number: number | string) => `ship:${seat}:${number}`;
export const berth = (route: number | string, harbour: number | string) => `berth:${route}:${harbour}`;
export const reward = (name: string) => `reward:${name}`;
export const benefit = (name: string) => `benefit:${name}`;
export const die = (number: number | string) => `die:${number}`;
export const face = (value: number | string) => `face:${value}`;
export const option = (letter: "a" | "b", location: string) => `option:${letter}:${location}`;
export const servant = (kind: string) => `servant:${kind}`;
export const traveller = (seat: number) => `traveller:${seat}`;
export const envoy = (seat: number) => `envoy:${seat}`;
export const WALL = "wall";

/** Questions whose servants come from the supply, not from the pool. */
const FROM_SUPPLY = new Set(["wall-extra", "wall-token", "ship"]);

export function touches(move: Message, question: Message | null, view: View): string[] {
  const seat = typeof question?.player === "number" ? question.player : 0;
  const family = view.players[seat];
  const said = (field: string) => String(move[field]);
  const kindOfServant = () => (hasDouble(family, question) ? [servant(said("servant"))] : []);
  switch (move.kind) {
    case "exchange":
      return [hand(said("gift")), gift(said("location"))];
    case "discard":
    case "swap-hand":
      return [hand(said("gift"))];
    case "take-back":
    case "swap-discard":
      return [discard(said("gift"))];
    case "swap-at":
    case "mark":
      return [gift(said("location"))];
    case "option-a":
      return [option("a", String(question?.location))];
    case "option-b":
      return [option("b", String(question?.location))];
    case "use":
      return use(question, seat, view);
    case "pay-servants":
      return [servant("normal")];
    case "remove":
      return [servant(said("servant"))];
    case "place":
      return question?.kind === "set-aside" ? [servant(said("servant"))] : [WALL, ...kindOfServant()];
    case "to":
      return [city(said("city"))];
    case "house":
      return [house(said("house"))];
    case "square":
      return [SQUARE];
    case "decree":
      return [decree(said("decree"))];
    case "load":
      return [ship(seat, said("ship")), ...kindOfServant()];
    case "launch":
      return [berth(said("route"), view.next_harbours[Number(move.route) - 1]?.[0] ?? 1), ...kindOfServant()];
    case "sail":
      return sail(family, seat, Number(move.ship), view);
    case "claim":
      return [ship(seat, said("ship")), reward(said("reward"))];
    case "benefit":
      return [benefit(said("benefit"))];
    case "turn":
      return [die(said("die")), face(said("value"))];
    default:
      return []; // skipping, taking a number of servants, exchanging tokens: only beside the board
  }
}

const hasDouble = (family: Family | undefined, question: Message | null): boolean =>
  family?.double === (FROM_SUPPLY.has(question?.kind ?? "") ? "supply" : "pool");

/** A full ship can be asked to sail or to claim: then it is said where it goes. */
function sail(family: Family | undefined, seat: number, number: number, view: View): string[] {
  const found = family?.ships[number - 1];
  const path = [ship(seat, number)];
  if (found?.servants !== view.printed.ship_spaces) return path;
  const ahead = view.next_harbours[found.route - 1]?.[found.harbour];
  return ahead ? [...path, berth(found.route, ahead)] : path;
}

/** What is used: the token just collected, the card just played, the envoy. */
function use(question: Message | null, seat: number, view: View): string[] {
  if (question?.kind === "use-token") return [traveller(seat)];
  if (question?.kind === "night-envoy") return [envoy(seat)];
  if (question?.kind === "card-action") {
    const played = LOCATIONS.find((location) => giftAt(view, location) === question.gift);
    return played ? [gift(played)] : [];
  }
  return [];
}

/** Where what has no location of its own is asked, and where it happens. */
const PLACES: [Location, string[]][] = [
  ["travel", ["travel", "use-token", "make-room", "travelled", "token-used"]],
  ["great_wall", ["wall", "wall-more", "wall-extra", "wall-token", "wall-placed", "wall-scored"]],
  ["jade", ["jade-gained"]],
  ["intrigue", ["benefit", "benefit-taken", "intrigue-moved", "medal-taken"]],
  ["palace", ["die", "night-envoy", "die-turned", "envoy-moved", "palace-reached", "arrival-scored"]],
  ["decrees", ["morning-decrees", "decree-obtained"]],
  ["canal", ["load", "load-more", "sail", "claim", "ship", "ship-launched", "ship-loaded", "ship-sailed", "ship-lost", "reward-claimed"]],
];

/** Where a question is answered, or where an event happens. */
export function placeOf(message: Message, view: View): Location | null {
  const named = message.location ?? message.automa;
  if (named === "special") return view.solo?.focus ?? null;
  if (LOCATIONS.some((location) => location === named)) return named as Location;
  if (message.kind === "card-action") return LOCATIONS.find((location) => giftAt(view, location) === message.gift) ?? null;
  return PLACES.find(([, kinds]) => kinds.includes(message.kind))?.[0] ?? null;
}
