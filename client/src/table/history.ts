/** Where a replay comes from: a table of the server, or a record from the person's own device. */
import type { components } from "../generated/api";
import type { Player } from "../games/game";
import { get, post, type TableState } from "../lib/api";
import { me } from "../lib/me.svelte";
import { named } from "../lib/names";
import { botAfterwards, games } from "../lib/tables";
import type { Step } from "../lib/live.svelte";
import type { Course } from "./course";
import { colourOf, type PastState, playersOf } from "./controller.svelte";

type RecordView = components["schemas"]["RecordView"];

export interface Played {
  game: string;
  names: string[];
  players: Player[];
  course: Course;
  /** From which seats one may look. */
  seats: number[];
  /** All that happened. */
  steps: Step[];
  notices: Step[];
  /** Where it can be seen by others, too. */
  address: string | null;
  at: (number: number, seat: number | null) => Promise<PastState>;
  /** Try what if: the address of a new table that begins there, with bots on the other seats. Only of a game that is over. */
  playOn: ((number: number, seat: number | null) => Promise<string>) | null;
}

export async function tablePlayed(id: string): Promise<Played> {
  const table = `/tables/${encodeURIComponent(id)}`;
  const [state, course, { steps, notices }] = await Promise.all([
    get<TableState>(table),
    get<Course>(`${table}/course`),
    get<{ steps: Step[]; notices: Step[] }>(`${table}/events?since=0`),
  ]);
  const seats = state.seats.filter((seat) => seat.mine || state.stage === "over").map((seat) => seat.seat);
  return {
    game: state.game,
    names: state.cast.map(named),
    players: playersOf(state),
    course,
    seats,
    steps,
    notices,
    address: `/replay/${id}`,
    at: kept((number, seat) => get<PastState>(`${table}/replay?number=${number}${seat === null ? "" : `&seat=${seat}`}`)),
    playOn: state.stage === "over" ? (number, seat) => playOn(state, number, seat) : null,
  };
}

/** On one's own seat; who had none plays the one that they look from, or the first. */
async function playOn(state: TableState, number: number, seat: number | null): Promise<string> {
  const info = (await games()).find(({ name }) => name === state.game);
  if (!info) throw new Error(`This server doesn't know the game ${state.game}.`);
  await me.ensure();
  const own = state.seats.find(({ mine }) => mine)?.seat ?? seat ?? 0;
  const begun = await post<TableState>(`/tables/${state.id}/branch`, { number, seat: own, bot: botAfterwards(info) });
  return `/table/${begun.id}`;
}

export async function recordPlayed(record: string): Promise<Played> {
  const look = (number?: number, seat?: number | null) => post<RecordView>("/records", { record, ...(number === undefined ? {} : { number }), ...(seat == null ? {} : { seat }) });
  await me.ensure(); // reading a record is work that the server does for people it knows
  const seen = await look();
  const players = seen.names.map(
    (name, seat): Player => ({ seat, name, colour: seat < seen.players ? colourOf(seat) : "plum", bot: false, mine: false }),
  );
  return {
    game: seen.game,
    names: seen.names,
    players,
    course: seen.course,
    seats: players.filter(({ seat }) => seat < seen.players).map(({ seat }) => seat),
    steps: seen.steps,
    notices: [],
    address: null,
    at: kept((number, seat) => look(number, seat)),
    playOn: null,
  };
}

/** What was asked for once isn't asked for again. */
function kept(ask: (number: number, seat: number | null) => Promise<PastState>): Played["at"] {
  const found = new Map<string, Promise<PastState>>();
  return (number, seat) => {
    const key = `${number}:${seat}`;
    let past = found.get(key);
    if (!past) {
      past = ask(number, seat);
      past.catch(() => found.delete(key));
      found.set(key, past);
    }
    return past;
  };
}
