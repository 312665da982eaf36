/** Tables: what can be set up, how one is made, and how lists of them are ordered. */
import { clientOf } from "../games";
import { type GameInfo, get, type NewTable, post, type TableLine, type TableState } from "./api";
import { runsOut } from "./clock";
import { language } from "./language.svelte";
import { me } from "./me.svelte";
import { named } from "./names";
import { capital, humanize } from "./humanize";

export type Value = boolean | number | string;
export type NewSeat = NewTable["seats"][number];

/** Bots for people, from the weakest; the others are for trying things out. */
export const LEVELS = ["beginner", "casual", "strong", "master", "grandmaster"];
const FOR_TRYING = ["random", "greedy"];
const BOT_NAMES = ["Bot Lin", "Bot Mei", "Bot Bao", "Bot Hua", "Bot Shu"];

let asked: Promise<GameInfo[]> | null = null;
/** The games that can be played. Asked once. */
export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>("/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The bots to choose from: the levels, and those that whoever runs the server brought along. */
export function botsFor(info: GameInfo): string[] {
  const levels = LEVELS.filter((level) => info.bots.includes(level));
  const own = info.bots.filter((bot) => ![...LEVELS, ...FOR_TRYING].includes(bot));
  return levels.length ? [...levels, ...own] : info.bots;
}

/** What a bot is called where it is chosen: one that somebody brought along has a name of its own. */
export const botText = (bot: string): string => language.either(`client-bot-${bot}`, bot);

/** The bot that sits down when nobody chooses one: a match for somebody who plays now and then. */
export function usualBot(info: GameInfo): string {
  return ["casual", "greedy"].find((bot) => info.bots.includes(bot)) ?? info.bots[0] ?? "";
}

/** The bot against which one tries what if: one that makes something of its chances. */
export const botAfterwards = (info: GameInfo): string => (info.bots.includes("strong") ? "strong" : (info.bots[0] ?? ""));

export const usualPlayers = (info: GameInfo): number => clamp(clientOf(info.name).players?.usual ?? info.fewest, info.fewest, info.most);

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The name of the bot on a seat. */
export const botName = (seat: number): string => BOT_NAMES[seat % BOT_NAMES.length] ?? "Bot";

export const botSeat = (seat: number, bot: string): NewSeat => ({ kind: "bot", bot, name: botName(seat) });

/** The options of a game that mean something with so many players and what else is chosen. */
export function optionsFor(info: GameInfo, players: number, chosen: Record<string, Value>): GameInfo["options"] {
  return info.options.filter((option) => (option.players?.includes(players) ?? true) && (!option.needs || chosen[option.needs.option] === option.needs.value));
}

/** What a game says of playing it alone, where it says something. */
export const aloneText = (game: string, what: "players" | "seats" | "summary", otherwise: string): string => language.either(`${game}-solo-${what}`, otherwise);

/** What an option of a game is called where tables are set up. */
export const optionName = (game: string, option: string): string => language.either(`${game}-setup-${option}`, capital(humanize(option)));

/** The chosen options that are not the usual ones and mean something. */
export function chosenOptions(info: GameInfo, players: number, chosen: Record<string, Value>): Record<string, Value> {
  const different = optionsFor(info, players, chosen).filter(({ name, values }) => name in chosen && chosen[name] !== values[0]);
  return Object.fromEntries(different.map(({ name }) => [name, chosen[name] as Value]));
}

/** The options that an address asks for: `?level=hard`. What the game doesn't know is left out. */
export function optionsAsked(info: GameInfo, query: URLSearchParams): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const { name, values } of info.options) {
    const value = values.find((known) => String(known) === query.get(name));
    found[name] = value ?? (values[0] as Value);
  }
  return found;
}

/** Make a table; a game that waits for nobody starts. With a `deal`, as that number deals. */
export async function create(table: NewTable, deal?: number): Promise<TableState> {
  const made = await post<TableState>("/tables", table);
  if (made.seats.some((seat) => seat.kind === "open")) return made;
  return post<TableState>(`/tables/${made.id}/start${deal === undefined ? "" : `?deal=${deal}`}`);
}

/** With bots, no questions asked: the address of a table that has begun. */
export async function playNow(game: string, options: Record<string, Value> = {}, alone = false): Promise<string> {
  const info = (await games()).find((found) => found.name === game);
  if (!info) throw new Error(`This server doesn't know the game ${game}.`);
  await me.ensure();
  const others = alone ? [] : Array.from({ length: usualPlayers(info) - 1 }, (_, at) => botSeat(at + 1, usualBot(info)));
  const table = await create({ game, seats: [{ kind: "me" }, ...others], options, watchable: true, hints: true });
  return `/table/${table.id}`;
}

/** A bot moves for me, until I take my seat back. */
export const standsIn = (line: TableLine): boolean => line.stage === "running" && line.seats.some(({ mine, bot }) => mine && !!bot);

/**
 * My tables: those first where it is my turn, whose time is up first before all others, or where I can take my seat back;
 * then those under way, then those that wait for players, then the past.
 */
export function inOrder(lines: TableLine[]): TableLine[] {
  const rank = (line: TableLine) => (line.my_turn || standsIn(line) ? 0 : line.stage === "running" ? 1 : line.stage === "open" ? 2 : 3);
  const due = (line: TableLine) => runsOut(line) ?? Number.MAX_VALUE;
  return lines.toSorted((a, b) => rank(a) - rank(b) || due(a) - due(b) || b.touched - a.touched);
}

/** The tables where it is my turn and others wait for me, in the order in which I should look at them. */
export const myTurns = async (): Promise<TableLine[]> => inOrder(await get<TableLine[]>("/tables?turns=true")).filter(isSlow);

/** Whether others play there who sit elsewhere, or are to. */
export const hasOthers = ({ seats }: Pick<TableLine, "seats">): boolean => seats.some(({ kind, mine }) => !mine && (kind === "person" || kind === "open"));

/** Whether these have time: not all of them need be there at once. */
export const isSlow = (line: Pick<TableLine, "pace" | "seats">): boolean => line.pace !== "live" && hasOthers(line);

/** Who sits at a table; on an open seat nobody does. */
export const peopleAt = (line: TableLine): string => line.names.filter((name, seat) => name || (line.seats[seat]?.kind ?? "open") !== "open").map(named).join(", ");

/** A code as it may be said and typed: three words and a number, with anything between. */
const WORDS = /^([a-z]{3,8})[^a-z0-9]+([a-z]{3,8})[^a-z0-9]+([a-z]{3,8})[^a-z0-9]*([0-9]{4})$/;
/** The codes of older tables: three groups of four letters and digits, with anything or nothing between. */
const LETTERS = /^([2-9A-HJKMNP-Z]{4})\W*([2-9A-HJKMNP-Z]{4})\W*([2-9A-HJKMNP-Z]{4})$/;

/** The table that a link or a code means; null if it is neither. */
export function invited(text: string): string | null {
  const wanted = text.trim();
  const spoken = WORDS.exec(wanted.toLowerCase()) ?? LETTERS.exec(wanted.toUpperCase());
  if (spoken) return spoken.slice(1).join("-");
  return /^(?:.*\/table\/)?([A-Za-z0-9_-]{6,40})\/?(?:[?#].*)?$/.exec(wanted)?.[1] ?? null;
}

export const invitation = (id: string): string => new URL(`/table/${id}`, location.href).href;
