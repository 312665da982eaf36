/** The things on the table by their ids; which of them a move touches, and which have changed. */
import type { Message } from "../../lib/messages";
import type { CostAndGain } from "../game";
import { type Action, type DragonView, type Size } from "./view";

export const action = (name: string) => `action:${name}`;
/** A stack of person tiles in the supply. */
export const person = (kind: string) => `person:${kind}`;
export const card = (name: string) => `card:${name}`;
/** An own palace, counted from 1, and somebody who lives in it. */
export const palace = (number: number | string) => `palace:${number}`;
export const resident = (number: number | string, kind: string) => `resident:${number}:${kind}`;
export const NEW_PALACE = "new-palace";
export const privilege = (size: string) => `privilege:${size}`;
/** An own wall tile that isn't built yet, and a space of the wall, counted from 1. */
export const bonus = (name: string) => `bonus:${name}`;
export const wall = (number: number) => `wall:${number}`;
/** The sum of a type's symbols at one's own court. */
export const symbol = (type: string) => `symbol:${type}`;
export const goods = (name: string) => `goods:${name}`;
export const month = (number: number) => `month:${number}`;
export const SUPER = "super-event";
export const marker = (seat: number) => `marker:${seat}`;
export const dragon = (seat: number) => `dragon:${seat}`;
/** What can only be looked at: a tile at another court, that court itself. */
export const tileOf = (kind: string) => `tile:${kind}`;
export const court = (seat: number) => `court:${seat}`;
export const TRACK = "track";

export function touches(move: Message): string[] {
  const said = (field: string) => String(move[field]);
  switch (move.kind) {
    case "do":
      return [action(said("action"))];
    case "buy":
      return [privilege(said("size"))];
    case "play":
    case "discard":
      return [card(said("card"))];
    case "take":
      return [person(said("person"))];
    case "house":
    case "floor":
    case "unfed":
    case "lose":
      return [palace(said("palace"))];
    case "new-palace":
      return [NEW_PALACE];
    case "release":
      return [resident(said("palace"), said("person"))];
    case "wall":
      return [bonus(said("bonus"))];
    case "edict":
      return [symbol(said("type"))];
    default:
      return []; // passing, turning away, amounts of goods: only beside the board
  }
}

/** Where a question is answered, what one looks at while answering it at one's own court, and where an event happens. */
const PLACES: Record<string, string> = {
  draft: "people",
  act: "actions",
  build: "actions",
  buy: "actions",
  wall: "year",
  "play-card": "people",
  take: "people",
  house: "people",
  replace: "people",
  sunrise: "people",
  "action-taken": "actions",
  "privilege-bought": "actions",
  passed: "actions",
  "card-played": "people",
  "taken-in": "people",
  marched: "track",
};
export const place = (message: Message): string | null => PLACES[message.kind] ?? "year";

const times = (icon: string, count: number): string[] => Array.from({ length: count }, () => icon);

/** What a choice costs and brings, in symbols. */
export function costAndGain(move: Message, view: DragonView): CostAndGain | null {
  const { printed } = view;
  switch (move.kind) {
    case "do": {
      const group = view.groups.findIndex((actions) => actions.includes(move.action as Action));
      return { cost: times("yuan", view.fees[group] ?? 0), gain: [] };
    }
    case "buy":
      return { cost: times("yuan", printed.prices[move.size as Size]), gain: [] };
    default:
      return null;
  }
}

/** What is new on the table since another view of it. */
export function changed(before: DragonView, after: DragonView): Set<string> {
  const found = new Set<string>();
  const mark = (thing: string, differs: boolean) => differs && found.add(thing);
  mark(month(after.month), before.month !== after.month);
  for (const kind of Object.keys(after.supply)) mark(person(kind), before.supply[kind] !== after.supply[kind]);
  after.wall.forEach((_, at) => mark(wall(at + 1), at >= before.wall.length));
  after.players.forEach((now, seat) => {
    const then = before.players[seat];
    if (!then) return;
    mark(marker(seat), then.steps !== now.steps);
    mark(dragon(seat), now.dragon !== null && (then.dragon !== now.dragon || before.month !== after.month));
    mark(court(seat), JSON.stringify(then.palaces) !== JSON.stringify(now.palaces));
  });
  return found;
}
