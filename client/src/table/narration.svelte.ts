/**
 * What happened, told in its order while it is seen on the board: by itself at the pace that the person likes, and in
 * chapters that somebody should read, such as the night, up to the end of each part. The table stands as it was then.
 */
import { report } from "../lib/errors";
import { get, type TableState } from "../lib/api";
import type { Step } from "../lib/live.svelte";
import type { Message } from "../lib/messages";
import type { TableController } from "./controller.svelte";
import { preferences } from "./preferences.svelte";
import { type Beat, type Group, groups, story, takesBack, type TurnEvent, worthTelling } from "./story";

interface Frames {
  view: Record<string, unknown>;
  frames: Beat[];
}

/** Milliseconds that something is looked at. */
const PACE = { slow: 2400, normal: 1200, fast: 600, off: 0 };
/** One's own move, and what needs no words, is only seen. */
const SEEN = 240;
/** No longer does a chapter take that nobody has to read. */
const LONGEST = 3800;
/** So much happened only while the person was away. */
const MOST = 60;
const READING = 28;

export class Narration {
  /** Whether it is told now. */
  on = $state(false);
  /** The beat that is told. */
  at = $state(0);
  beats = $state.raw<Beat[]>([]);
  /** The person wants it to stand still. */
  still = $state(false);
  /** Whoever asks to see it again has time to read it. */
  #demanded = $state(false);
  #reading = $state(0);
  /** Who watches is told what happens from when they came. */
  #came = $state(Infinity);
  /** The last move that is known, that has been asked for, and that was seen before anything is told. */
  #known = -1;
  #asked = 0;
  #seen = 0;
  /** The table before the first beat. */
  #firstView = $state.raw<Record<string, unknown> | null>(null);
  /** The table when something came last. */
  #before: TableState | null = null;
  #begun = 0;
  #lastRead = Promise.resolve();
  readonly #controller: () => TableController;

  constructor(controller: () => TableController) {
    this.#controller = controller;
  }

  /** Whether there is an opponent without a seat, all of whose doings are told. */
  get alone(): boolean {
    const table = this.#controller().state;
    return (table?.cast.length ?? 0) > (table?.seats.length ?? 0);
  }

  readonly #opens = (event: Message): boolean => {
    const { game } = this.#controller();
    return Boolean(game.scene?.(event) || game.full?.(event));
  };

  /** What can be told on demand, as soon as all of it is known. */
  readonly events = $derived.by<TurnEvent[]>(() => {
    const { game, history, lastOwn, live, state } = this.#controller();
    if (live.catchingUp) return [];
    if (this.alone) return story(history, this.#opens, lastOwn);
    const opens = game.full ?? game.scene;
    return opens ? story(history, opens, state?.seat === null ? this.#came : lastOwn) : [];
  });

  /** More than a line of the log. */
  get worthwhile(): boolean {
    return this.events.length > 1;
  }

  readonly groups = $derived.by<Group[]>(() => groups(this.beats, this.#opens, this.#controller().game.part));

  readonly group = $derived<Group | null>(this.groups.findLast(({ first }) => first <= this.at) ?? null);

  get beat(): Beat | null {
    return this.on ? (this.beats[this.at] ?? null) : null;
  }

  /** How the table looked before a beat. */
  viewBefore(at: number): Record<string, unknown> | null {
    return at > 0 ? (this.beats[at - 1]?.view ?? null) : this.#firstView;
  }

  /** Whose doing a beat is: of the one whom its events name, else of whoever moved. */
  actor({ seat, events }: Beat): number {
    return events.map(this.#controller().actor).findLast((one) => one !== null) ?? seat;
  }

  /** What will be told next in this group, where it is another's doing. */
  readonly ahead = $derived.by<Beat | null>(() => {
    const group = this.group;
    if (!this.on || !group) return null;
    const next = this.beats.slice(this.at + 1, group.last + 1).find(({ events }) => events.some(worthTelling));
    return next && !this.#controller().mine.includes(this.actor(next)) ? next : null;
  });

  /** The beats of the group, as far as there is something to say of them. */
  get steps(): Beat[] {
    const group = this.group;
    return group ? this.beats.slice(group.first, group.last + 1).filter(({ events }) => events.some(worthTelling)) : [];
  }

  /** The events of a chapter, up to now or from now on. */
  chapter(coming = false): Message[] {
    const group = this.group;
    if (!group) return [];
    const next = this.groups.find(({ chapter }) => chapter > group.chapter)?.chapter ?? this.beats.length;
    const [from, to] = coming ? [this.at + 1, next] : [group.chapter, this.at + 1];
    return this.beats.slice(from, to).flatMap(({ events }) => events.filter(worthTelling));
  }

  get event(): Message | null {
    return this.beat?.events.findLast(worthTelling) ?? null;
  }

  /** Whether the last part is being told. */
  get last(): boolean {
    return !this.#reading && this.group === this.groups.at(-1);
  }

  /** Whether the person says when it goes on. */
  get waits(): boolean {
    return this.group !== null && this.#isRead(this.group);
  }

  #isRead(group: Group): boolean {
    return group.scene && (this.alone || this.#demanded || this.#isFull(group));
  }

  /** Whether the scene is seen alone, in place of the board. */
  get full(): boolean {
    return this.on && this.group !== null && this.#isFull(this.group);
  }

  #isFull({ chapter, scene }: Group): boolean {
    const { game } = this.#controller();
    return scene && game.Story !== undefined && (this.beats[chapter]?.events.some((event) => game.full?.(event)) ?? false);
  }

  /** A line is enough: somebody's turn. */
  get brief(): boolean {
    return !this.waits && !(this.group?.scene && this.#controller().game.Story);
  }

  /** How long it takes until it goes on by itself; null: until the person says so. */
  get pause(): number | null {
    const [group, beat] = [this.group, this.beat];
    if (!group || !beat || this.still) return null;
    const atEnd = this.at >= group.last;
    if (atEnd && this.waits && !preferences.byItself) return null;
    if (this.at >= this.beats.length - 1 && this.#reading) return null;
    const time = this.#time(beat, group);
    return atEnd && this.waits ? time + READING * JSON.stringify(beat.events).length : time;
  }

  #time({ seat, events }: Beat, group: Group): number {
    if (!events.some(worthTelling)) return this.waits ? 0 : Math.min(SEEN, PACE[preferences.pace]);
    const own = this.#controller().mine.includes(seat) && !group.scene;
    const pace = own ? Math.min(SEEN, PACE[preferences.pace]) : PACE[preferences.pace];
    return group.scene && !this.waits ? Math.min(pace, LONGEST / (group.last - group.first + 1)) : pace;
  }

  /** The log doesn't run ahead of what is told. */
  get log(): readonly Step[] {
    const { steps } = this.#controller().live;
    if (!this.on) return steps;
    const beat = this.beat;
    const number = beat?.number ?? this.#seen;
    const heard = this.beats.slice(0, this.at + 1).reduce((sum, one) => sum + (one.number === number ? one.events.length : 0), 0);
    return steps
      .filter((step) => step.number <= number)
      .map((step) => (beat && step.number === number ? { ...step, events: step.events.slice(0, heard) } : step));
  }

  /** Tell what happened last, once more. */
  begin(): void {
    const { state, lastOwn } = this.#controller();
    const first = this.events[0]?.number;
    if (!state || first === undefined) return;
    this.#start(Math.max(first, lastOwn, 1) - 1, state.number);
    this.#demanded = true;
  }

  /** One thing after the other. */
  next(): void {
    if (this.at < this.beats.length - 1) this.at++;
    else if (!this.#reading) this.end();
  }

  /** The person has seen enough of this part, or of a turn. */
  tap(): void {
    if (!this.beat) return; // it hasn't come yet
    const next = this.groups.find((group) => group.first > this.at && (this.waits || this.#isRead(group)));
    if (next) this.at = next.first;
    else this.end();
    this.still = false;
  }

  back(): void {
    this.still = true;
    const told = this.beats.slice(0, this.at).findLastIndex(({ events }) => events.some(worthTelling));
    this.at = Math.max(told, 0);
  }

  end(): void {
    this.on = false;
    this.still = false;
    this.#begun++;
  }

  /** What has just come is told at once; what was there when the page was opened only on demand. */
  listen(): void {
    const controller = this.#controller();
    const { steps, state: now } = controller.live;
    const last = steps.at(-1)?.number;
    if (last === undefined || !now) return;
    if (this.#came === Infinity) this.#came = last + 1;
    const since = this.#known;
    const before = this.#before;
    this.#known = Math.max(since, last);
    this.#before = now;
    if (since < 0 || last <= since) return;
    const fresh = steps.filter(({ number }) => number > since);
    if (fresh.some(takesBack)) {
      this.beats = [];
      this.end();
    } else if (this.on) this.#read(this.#asked, last);
    else if (this.#tells(fresh)) {
      if (before?.view) controller.present({ ...before, view: before.view });
      this.#start(since, last);
    }
  }

  #tells(fresh: readonly Step[]): boolean {
    const { mine, game } = this.#controller();
    const events = fresh.flatMap((step) => step.events);
    if (fresh.length > MOST) return false;
    if (events.some((event) => (this.alone ? this.#opens(event) : game.full?.(event)))) return true;
    if (preferences.pace === "off" || mine.length > 1) return false;
    return events.some(this.#opens) || fresh.some((step) => step.seat >= 0 && !mine.includes(step.seat) && step.events.some(worthTelling));
  }

  #start(since: number, number: number): void {
    this.beats = [];
    this.at = 0;
    this.#demanded = false;
    this.on = true;
    this.still = false;
    this.#begun++;
    this.#seen = since;
    this.#read(since, number);
  }

  #read(since: number, number: number): void {
    const { live, state } = this.#controller();
    const begun = this.#begun;
    this.#asked = number;
    this.#reading++;
    const seat = state?.seat == null ? "" : `&seat=${state.seat}`;
    const answer = get<Frames>(`/tables/${live.id}/frames?since=${since}&number=${number}${seat}`);
    this.#lastRead = Promise.all([answer, this.#lastRead]) // a later answer may come first
      .then(([{ view, frames }]) => {
        if (begun !== this.#begun) return;
        if (!this.beats.length) this.#firstView = view;
        const more = frames.map((frame) => ({ ...frame, view: (view = { ...view, ...frame.view }) }));
        this.beats = [...this.beats, ...more];
      })
      .catch((error: unknown) => {
        report(error);
        if (begun === this.#begun) this.end();
      })
      .finally(() => {
        this.#reading--;
        if (begun === this.#begun && !this.#reading && !this.beats.length) this.end(); // there is nothing to tell
      });
  }
}
