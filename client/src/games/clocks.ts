/** The clocks of those who play, counted on from what the server has told. */
import type { ClockView } from "../lib/api";
import { duration } from "../lib/clock";
import { t } from "../lib/language.svelte";

/** Somebody's clock, as it was at an instant of the server's time. */
export interface SeatClock extends ClockView {
  at: number;
}
/** Why somebody has no time that runs: it is up, or it stands still. */
export type Standstill = "away" | "night" | "leave" | "down";

const HOUR = 3600;

/** The seconds that are left at a later instant: a running clock stands still between `stops` and `resumes`. */
export function left(clock: SeatClock, now: number): number {
  if (!clock.running) return clock.left;
  const paused = clock.stops == null ? 0 : Math.max(0, Math.min(now, clock.resumes ?? now) - Math.max(clock.stops, clock.at));
  return Math.max(0, clock.left - Math.max(0, now - clock.at - paused));
}

export function standstill(clock: SeatClock, now: number): Standstill | null {
  if (clock.away != null) return "away";
  const paused = clock.pause != null && (clock.stops ?? 0) <= now && now < (clock.resumes ?? Infinity);
  return paused ? (clock.pause as Standstill) : null;
}

/** Whether somebody's time gets short, so that it is told to the second. */
export const isShort = (clock: SeatClock, now: number): boolean => !standstill(clock, now) && left(clock, now) < HOUR;

/** When somebody sleeps, from how it is stored: "23:00–07:00, America/New York". */
export const nightHours = (night: string): string => night.replace("-", "–").replace(" ", ", ").replaceAll("_", " ");

/** How much is left, in the reader's words; to the second once it gets short. */
export function timeLeft(seconds: number): string {
  if (seconds >= HOUR) return t("table-clock-about", { time: duration(seconds) });
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
