/** What lies where at a look. */
import { HIDDEN, type PieceLayout } from "../flights";
import { type Cards, type Family, giftAt, LOCATIONS, type Ship, type View } from "./view";

const times = (thing: string, count: number): string[] => Array.from({ length: Math.max(count, 0) }, () => thing);
const cards = (held?: Cards): string[] => (held ? [...held.cards, ...times(HIDDEN, held.count - held.cards.length)] : []);
export const cube = (seat: number) => `cube-${seat}`;
export const double = (seat: number) => `double-${seat}`;
const TOKEN = "token";

/** Servants, of whom the double one counts as two. */
const servants = (seat: number, count: number, withDouble: boolean): string[] =>
  withDouble ? [double(seat), ...times(cube(seat), count - 2)] : times(cube(seat), count);

export function pieceLayout(view: View): PieceLayout {
  const found: PieceLayout = {
    wall: view.players.flatMap((family, seat) => servants(seat, family.wall, family.double === "wall")),
    medal: view.medal === null ? ["medal"] : [],
  };
  for (const location of LOCATIONS) {
    const gift = giftAt(view, location);
    found[`gift-${location}`] = gift ? [gift] : [];
    found[`beside-${location}`] = view.bonus.flatMap((bonus) => (bonus.location === location ? [TOKEN] : []));
  }
  for (const [city, token] of Object.entries(view.cities)) found[`city-${city}`] = token ? [TOKEN] : [];
  view.houses.forEach((full, index) => (found[`house-${index + 1}`] = full ? ["jade"] : []));
  for (const { decree, servants } of view.decrees) found[`decree-${decree}`] = servants.map(cube);
  view.players.forEach((family, seat) => Object.assign(found, before(view, family, seat)));
  found.pile = times(HIDDEN, view.pile); // last: a card that nobody saw comes from a hand, if one has less
  return found;
}

/** What lies before a player. */
function before(view: View, family: Family, seat: number): PieceLayout {
  const found: PieceLayout = {
    [`hand:${seat}`]: cards(view.cards[seat]?.hand),
    [`discards:${seat}`]: cards(view.cards[seat]?.discards),
    [`pool:${seat}`]: [...times(cube(seat), family.pool), ...(family.double === "pool" ? [double(seat)] : [])],
    [`jade:${seat}`]: times("jade", family.jade),
    [`tokens:${seat}`]: times(TOKEN, family.tokens.length + view.bonus.filter((bonus) => bonus.player === seat && bonus.location === null).length),
    [`medal:${seat}`]: view.medal === seat ? ["medal"] : [],
  };
  family.ships.forEach((ship: Ship | null, index) => {
    found[`ship:${seat}:${index + 1}`] = ship ? servants(seat, ship.servants, family.double === `ship${index + 1}`) : [];
  });
  return found;
}

export const isCard = (thing: string): boolean => /^\d+-/.test(thing);
