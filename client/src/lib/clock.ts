/** Time for people: how long something lasts, and how much is left to whom. */
import type { components } from "../generated/api";
import { get, type TableLine } from "./api";
import { language, t } from "./language.svelte";

export type Pace = components["schemas"]["PaceInfo"];
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: ["day" | "hour" | "minute", number][] = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** How long something lasts, in the unit in which that is at least two: "2 days", "36 hours"; to the second when short. */
export function duration(seconds: number): string {
  if (seconds < 2 * MINUTE) return unit("second", Math.max(0, Math.round(seconds)));
  const [name, size] = UNITS.find(([, size]) => seconds >= 2 * size * 0.99) ?? ["minute", MINUTE];
  return unit(name, Math.round(seconds / size));
}

/** The same of something that was set: "1 day", "36 hours". */
export function exactly(seconds: number): string {
  const [name, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["second", 1];
  return unit(name, seconds / size);
}

const unit = (name: string, value: number): string => new Intl.NumberFormat(language.code, { style: "unit", unit: name, unitDisplay: "long" }).format(value);

/** When one's own time is up, in seconds since 1970 by the server's clock; null without a clock that runs. */
export function runsOut(line: TableLine): number | null {
  const seat = line.seats.find(({ mine, seat }) => mine && seat === line.to_move)?.seat;
  return (seat === undefined ? null : line.clock?.seats[seat]?.runs_out) ?? null;
}

/** How much of one's own time is left. */
export function ownTime(line: TableLine): string {
  const seat = line.my_turn && line.to_move !== null ? line.clock?.seats[line.to_move] : null;
  if (!seat) return "";
  return seat.left > 0 ? t("client-line-left", { time: duration(seat.left) }) : t("client-line-time-up");
}

let asked: Promise<Pace[]> | null = null;
/** The paces that tables are played at. Asked once. */
export function paces(): Promise<Pace[]> {
  asked ??= get<Pace[]>("/paces").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What a pace means, in a sentence. */
export const paceText = ({ name, bank, credit }: Pace): string => t("client-pace", { pace: t(`client-pace-${name}`), bank: exactly(bank), credit: exactly(credit) });
