/** How the points grew over a game, for drawing. */
import type { components } from "../generated/api";
import { language } from "../lib/language.svelte";

export type Course = components["schemas"]["Course"];

/** A round of the game, from one move to another. */
export interface Round {
  round: number;
  from: number;
  to: number;
}

/** What a round is called: a game may have a word of its own for it. */
export const roundName = (game: string, round: number): string => language.own(game, "round", "table-round", { round });

export function rounds(course: Course): Round[] {
  const found: Round[] = [];
  for (const { number, round } of course.standings) {
    if (round === null || round === found.at(-1)?.round) continue;
    const last = found.at(-1);
    if (last) last.to = number;
    found.push({ round, from: last ? number : 0, to: course.of });
  }
  return found;
}

/** The points of one player as corners of a line of steps: move and points. */
export function line(course: Course, seat: number): [number, number][] {
  const points: [number, number][] = [];
  for (const { number, scores } of course.standings) points.push([number, scores[seat] ?? 0]);
  const last = points.at(-1);
  if (last && last[0] < course.of) points.push([course.of, last[1]]);
  return points;
}

/** One area for each player: shares of a hundred, one upon the other, from the first player at the top. Move and height. */
export function shares(course: Course, players: number): [number, number][][] {
  const first = course.standings[0];
  const last = course.standings.at(-1);
  if (!first || !last) return [];
  const corners = [{ ...first, number: 0 }, ...course.standings, { ...last, number: course.of }];
  const under = (seat: number) => corners.map(({ number, scores }): [number, number] => [number, scores.slice(0, seat).reduce((all, one) => all + one, 0)]);
  return Array.from({ length: players }, (_, seat) => [...under(seat), ...under(seat + 1).toReversed()]);
}

/** The points after some moves. */
export function scoresAt(course: Course, number: number): number[] {
  return course.standings.findLast((standing) => standing.number <= number)?.scores ?? [];
}

/** Places for things that are so tall: each as near as can be to where it belongs, none over another or past the foot. */
export function apart(wanted: readonly number[], tall: number, foot: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let free = -Infinity;
  for (const at of order) free = (places[at] = Math.max(wanted[at] ?? 0, free)) + tall;
  let most = foot;
  for (const at of order.toReversed()) most = (places[at] = Math.min(places[at] ?? 0, most)) - tall;
  return places;
}

/** The highest and the lowest points of all, with a round number of lines between. */
export function scale(course: Course): { lowest: number; highest: number; lines: number[] } {
  const all = course.standings.flatMap(({ scores }) => scores);
  const most = Math.max(...all, 1);
  const least = Math.min(...all, 0);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => (most - least) / one <= 5) ?? 1000;
  const lowest = Math.floor(least / step) * step;
  const highest = Math.ceil(most / step) * step;
  return { lowest, highest, lines: Array.from({ length: (highest - lowest) / step + 1 }, (_, at) => lowest + at * step) };
}
