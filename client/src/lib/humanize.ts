/** Names and data of a game without texts, as words: so that it can be read and played. */
import type { Message } from "./messages";

/** `large_privilege` as "large privilege". */
export const humanize = (name: string): string => name.replace(/[_-]+/g, " ");
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A move, an event, a question or a reason: "Ada: served, card 3". */
export function humanizeMessage({ kind, player, ...fields }: Message, names: readonly string[]): string {
  const told = Object.entries(fields).flatMap(([field, value]) => (value === undefined || field === "rule" ? [] : [`${humanize(field)} ${humanize(String(value))}`]));
  const what = [humanize(kind), ...told].join(", ");
  return player === undefined ? capital(what) : `${names[Number(player)] ?? "?"}: ${what}`;
}

function valueOf(value: unknown): string {
  if (value === null || value === undefined || value === false) return "–";
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? `(${valueOf(one)})` : valueOf(one))).join(", ") || "–";
  if (typeof value === "object") return Object.entries(value).map(([name, one]) => `${humanize(name)} ${valueOf(one)}`).join(", ") || "–";
  return typeof value === "string" ? humanize(value) : String(value as number);
}

export interface Section {
  title: string;
  lines: string[];
}

/** What a view tells: the table first, then each player, then what is printed. */
export function sections(view: Record<string, unknown>, names: readonly string[], table: string): Section[] {
  const lines = (data: object) => Object.entries(data).map(([name, value]) => `${capital(humanize(name))}: ${valueOf(value)}`);
  const { players, printed, ...rest } = view;
  const each = Array.isArray(players) ? (players as unknown[]) : [];
  return [
    { title: table, lines: lines(rest) },
    ...each.map((player, seat) => ({ title: names[seat] ?? String(seat + 1), lines: typeof player === "object" && player ? lines(player) : [valueOf(player)] })),
    ...(printed && typeof printed === "object" ? [{ title: "", lines: lines(printed) }] : []),
  ].filter(({ lines: found }) => found.length);
}
