/** What bots expect of moves, while a game is played and afterwards. Chances are shares of one. */
import type { components } from "../generated/api";
import { language, t } from "../lib/language.svelte";
import type { Course } from "./course";

type Schemas = components["schemas"];
type Gain = Schemas["Gain"];
/** Reviews that were asked for in this tab: who comes back from the replay finds them again, and the replay itself does. */
export const asked = {
  has: (table: string): boolean => sessionStorage.getItem(`review-${table}`) !== null,
  add: (table: string): void => sessionStorage.setItem(`review-${table}`, "asked"),
};

export type Hint = Schemas["Hint"];
export type Blunder = Schemas["Blunder"];
export type Review = Schemas["Review"];
export type Progress = Schemas["ReviewProgress"];

/** How often a review under way is asked after, in milliseconds. */
export const EVERY = 2000;
/** Gains below half a tenth of a point are none when they are told. */
const LEAST = 0.05;

export const percent = (share: number): string => new Intl.NumberFormat(language.code, { style: "percent" }).format(share);
const signed = (points: number): string => new Intl.NumberFormat(language.code, { signDisplay: "exceptZero", maximumFractionDigits: 1 }).format(points);

/** Where points come from, or go: "jade +3.2". Some points don't count in the end, whatever brought them. */
export function reasons(game: string, gains: Gain[]): string[] {
  const source = (name: string) => (name === "forfeit" ? t("table-review-forfeit") : language.word(game, "source", name));
  return gains.filter(({ points }) => Math.abs(points) >= LEAST).map(({ source: name, points }) => `${source(name)} ${signed(points)}`);
}

/** The chances of a review as a course in percent, with the rounds of the game. */
export function chances(review: Review, course: Course): Course {
  const roundAt = (number: number) => course.standings.findLast((standing) => standing.number <= number)?.round ?? null;
  const standings = review.timeline.map(({ number, win_chances }) => ({ number, round: roundAt(number), scores: win_chances.map((share) => share * 100) }));
  return { of: course.of, standings, turns: course.turns };
}

/**
 * Ask for a review until it is done; null if nobody wants it any more. `told` hears which share is done, and `pause`
 * is waited for in between.
 */
export async function reviewed(
  ask: () => Promise<Review | Progress>,
  progress: (share: number) => void,
  wanted: () => boolean,
  pause: () => Promise<void> = () => new Promise((done) => setTimeout(done, EVERY)),
): Promise<Review | null> {
  while (wanted()) {
    const answer = await ask();
    if (!("share" in answer)) return answer;
    progress(answer.share);
    await pause();
  }
  return null;
}
