/** A person at a table: what they see, from which seat, now or earlier, and what they can do. */
import { type Board, type Colour, COLOURS, type Player, type TableProps } from "../games/game";
import { get, post, type Presence, type Refusal, type TableState } from "../lib/api";
import type { Live, Step } from "../lib/live.svelte";
import type { Message } from "../lib/messages";
import { named } from "../lib/names";
import { isSlow } from "../lib/tables";
import { Choosing } from "./choosing.svelte";
import { Hinting } from "./hinting.svelte";
import { Planning } from "./planning.svelte";
import { preferences } from "./preferences.svelte";
import { lastOwn, since, withoutUndone, type Turn } from "./story";

type View = Record<string, unknown>;
/** A table as it was. */
export interface PastState {
  number: number;
  view: View;
  to_move?: number | null;
  question?: Message | null;
  steps?: Step[];
  scores?: number[];
}

export const colourOf = (seat: number): Colour => COLOURS[seat % COLOURS.length] ?? "crane";

export function playersOf(state: TableState, presence: Presence | null = null): Player[] {
  const players: Player[] = state.seats.map(({ seat, name, kind, bot, mine }) => {
    const seen = mine ? undefined : presence?.people.find((one) => one.seat === seat);
    const clock = state.clock?.seats[seat];
    return {
      seat,
      name: kind === "open" ? name : named(name),
      colour: colourOf(seat),
      bot: kind === "bot",
      mine,
      ...(seen ? { presence: seen } : {}),
      ...(clock && state.clock ? { clock: { ...clock, at: state.clock.at }, standIn: kind === "person" && bot !== "" } : {}),
    };
  });
  // Who plays without a seat, in plum.
  const seated = players.length;
  const others = state.cast.slice(seated).map((name, at): Player => ({ seat: seated + at, name, colour: "plum", bot: true, mine: false }));
  return [...players, ...others];
}

export class TableController {
  choosing: Choosing;
  readonly hinting = new Hinting(this);
  readonly planning = new Planning(this);
  /** Of several seats at one screen, the one whose person holds the device. */
  holder = $state<number | null>(null);
  /** What was refused, until the next try. */
  trouble = $state.raw<Refusal | null>(null);
  busy = $state(false);
  /** Nothing can be chosen while the guide speaks. */
  paused = $state(false);
  /** The turn that is looked at again, of those since one's own last move. */
  at = $state<number | null>(null);
  #other = $state.raw<TableState | null>(null);
  #past = $state.raw<PastState | null>(null);
  #before = $state.raw<View | null>(null);
  #views: Record<string, Promise<PastState>> = {};
  /** How often something earlier was asked for, or now. */
  #asked = 0;

  constructor(
    readonly live: Live,
    readonly game: Board,
  ) {
    this.choosing = new Choosing(
      (move) => void (this.planning.on ? this.planning.add(move) : this.play(move)),
      () => preferences.confirm,
    );
  }

  /** The table now, from the seat that looks. */
  get state(): TableState | null {
    const state = this.live.state;
    if (this.#other && state && this.#other.number === state.number && this.#other.seat === this.holder && !this.toMoveIsMine) return this.#other;
    return state;
  }

  get mine(): number[] {
    return this.live.state?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  get toMoveIsMine(): boolean {
    const state = this.live.state;
    return state?.to_move != null && this.mine.includes(state.to_move);
  }

  /** It is the turn of a person here, and no bot moves for them. */
  get myTurn(): boolean {
    const state = this.live.state;
    return this.toMoveIsMine && state?.stage === "running" && !state.seats[state.to_move ?? -1]?.bot;
  }

  /** The last move can be taken back, and by oneself: no bot has made it. */
  get canUndo(): boolean {
    const state = this.live.state;
    return !!state?.can_undo && !state.seats[state.seat ?? -1]?.bot;
  }

  /** One's own time is up, or that of whoever is asked. */
  get timeIsUp(): boolean {
    const state = this.live.state;
    return !!state?.clock?.seats.some((clock, seat) => clock?.away != null && (seat === state.to_move || state.seats[seat]?.mine));
  }

  /** People play here who sit elsewhere, and not all of them at the same time. */
  get isSlow(): boolean {
    const state = this.live.state;
    return this.mine.length > 0 && !!state && isSlow(state);
  }

  /** The seat to whom the device must be handed before anything is shown. */
  get covered(): number | null {
    const state = this.live.state;
    if (!state || !this.game.hidden || this.mine.length < 2 || state.stage !== "running") return null;
    if (this.toMoveIsMine) return state.to_move === this.holder ? null : state.to_move;
    return this.holder === null ? (this.mine[0] ?? null) : null;
  }

  get players(): Player[] {
    return this.live.state ? playersOf(this.live.state, this.live.presence) : [];
  }

  get names(): string[] {
    return this.live.state?.cast.map(named) ?? [];
  }

  /** Who does what an event tells. */
  actor = (event: Message): number | null => {
    if (typeof event.player === "number") return event.player;
    const view = this.live.state?.view;
    return (view && this.game.actor?.(event, view)) ?? null;
  };

  /** Own first, then in the order of the turns; where that changes, the others in it. */
  get inOrder(): Player[] {
    const { players, view } = this;
    const order = view ? this.game.order?.(view) : undefined;
    if (order?.length === players.length) {
      const place = ({ seat }: Player) => (seat === this.state?.seat ? -1 : order.indexOf(seat));
      return [...players].sort((one, other) => place(one) - place(other));
    }
    const own = players.findIndex((player) => player.seat === this.state?.seat);
    return own < 0 ? players : [...players.slice(own), ...players.slice(0, own)];
  }

  // What the others did

  get own(): number[] {
    const seat = this.state?.seat;
    return seat == null ? [] : [seat];
  }

  get missed(): Turn[] {
    return this.own.length ? since(this.live.steps, this.own) : [];
  }

  get lastOwn(): number {
    return lastOwn(this.live.steps, this.own);
  }

  /** All that happened, without what was taken back. */
  get history(): Step[] {
    return withoutUndone(this.live.steps);
  }

  get view(): View | null {
    return this.#past?.view ?? this.planning.nextTurn?.view ?? this.state?.view ?? null;
  }

  /** Whether an earlier position is shown. */
  get lookingBack(): boolean {
    return this.#past !== null;
  }

  /** Whether the person has something to choose: in their turn, or for the next one. */
  get choosesNow(): boolean {
    return this.myTurn || this.planning.on;
  }

  /** What the person is asked now, or would be in the turn that they plan. */
  get question(): Message | null {
    if (this.planning.nextTurn) return this.planning.nextTurn.question;
    return this.myTurn && !this.lookingBack ? (this.state?.question ?? null) : null;
  }

  get tableProps(): TableProps<unknown> | null {
    const view = this.view;
    const state = this.state;
    if (!view || !state) return null;
    return {
      view,
      seat: state.seat,
      players: this.players,
      toMove: this.#past ? (this.#past.to_move ?? null) : this.planning.on ? state.seat : state.to_move,
      choosing: this.choosing,
      fresh: this.fresh,
    };
  }

  /** What the table is compared with. */
  get before(): View | null {
    return this.#before;
  }

  get fresh(): ReadonlySet<string> {
    const view = this.view;
    return this.#before && view && this.#before !== view ? (this.game.changed?.(this.#before, view) ?? NONE) : NONE;
  }

  /** The table after some of its moves, from the seat that looks. */
  stateAt(number: number): Promise<PastState> {
    const seat = this.state?.seat ?? null;
    const key = `${number}:${seat}`;
    let found = this.#views[key];
    if (!found) {
      found = get<PastState>(`/tables/${this.live.id}/replay?number=${number}${seat === null ? "" : `&seat=${seat}`}`);
      found.catch(() => Reflect.deleteProperty(this.#views, key)); // the next one to ask tries again
      this.#views[key] = found;
    }
    return found;
  }

  /** A state has come: it is remembered, so that it need not be asked for when somebody looks back. */
  remember(state: TableState): void {
    if (state.view) this.#views[`${state.number}:${state.seat}`] = Promise.resolve({ ...state, view: state.view });
  }

  /** Compare with how the table was after one's own last move. */
  async compare(number: number): Promise<void> {
    if (this.state?.seat == null || !this.game.changed) return;
    const asked = this.#asked;
    const before = number ? (await this.stateAt(number)).view : null; // before one's first move, nothing is new
    if (asked === this.#asked && number === this.lastOwn) this.#before = before; // else something else is shown by now
  }

  /** Show the table after a move, compared with another; null: as it is now. */
  async show(number: number | null, before?: number): Promise<void> {
    const asked = ++this.#asked;
    if (number === null) {
      this.#past = null;
      await this.compare(this.lastOwn);
      return;
    }
    const [past, earlier] = await Promise.all([this.stateAt(number), before === undefined ? null : this.stateAt(before)]);
    if (asked !== this.#asked) return; // the person has gone on meanwhile
    this.#past = past;
    if (earlier) this.#before = earlier.view;
  }

  /** Show the table as it was, compared with how it was before that. */
  present(past: PastState, before: View | null = null): void {
    this.#asked++;
    this.#past = past;
    if (before) this.#before = before;
  }

  /** Somebody at this screen takes the device. */
  take(seat: number): void {
    this.holder = seat;
    this.choosing.clear();
  }

  /** At one screen the table stays as the one sees it who holds the device, while others move. */
  async keepSeat(): Promise<void> {
    const state = this.live.state;
    if (!state || this.holder === null || this.toMoveIsMine || state.seat === this.holder) return;
    this.#other = await get<TableState>(`/tables/${this.live.id}?seat=${this.holder}`);
  }

  /** A new question, or none. */
  ask(): void {
    const state = this.planning.nextTurn ?? this.state;
    if (!state?.view || this.lookingBack || !this.choosesNow || this.covered !== null || this.paused) {
      this.choosing.ask([], [], () => []);
      return;
    }
    const { view, question } = state;
    this.choosing.ask(state.legal, state.refused, (move) => this.game.touches(move, question, view));
  }

  // What a person does

  async #do(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      await what();
    } catch (error) {
      this.trouble = error as Refusal;
      this.choosing.clear();
    } finally {
      this.busy = false;
    }
  }

  play(move: number): Promise<void> {
    return this.#do(() => this.live.play(move));
  }

  undo(): Promise<void> {
    return this.#do(() => this.live.undo());
  }

  /** Play oneself again, on a seat that a bot has moved for. */
  takeBack(seat: number): Promise<void> {
    return this.#do(() => post(`/tables/${this.live.id}/take-back`, { seat }));
  }

  giveTime(seat: number): Promise<void> {
    return this.#do(() => post(`/tables/${this.live.id}/give-time`, { seat }));
  }

  stopWaiting(): Promise<void> {
    return this.#do(() => post(`/tables/${this.live.id}/stop-waiting`));
  }

  propose(kind: "undo" | "abandon" | "wait"): Promise<void> {
    return this.#do(() => post(`/tables/${this.live.id}/propose`, { number: this.live.state?.number ?? 0, kind }));
  }

  answer(agree: boolean): Promise<void> {
    return this.#do(() => post(`/tables/${this.live.id}/answer`, { agree }));
  }

  resign(seat: number): Promise<void> {
    return this.#do(() => post(`/tables/${this.live.id}/resign`, { seat }));
  }
}

const NONE: ReadonlySet<string> = new Set();
