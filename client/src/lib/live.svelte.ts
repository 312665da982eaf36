/**
 * A table, live: the whole state first, then what changes of it, over one WebSocket that comes back by itself.
 *
 * Nothing is queued: a move counts when the server has acknowledged it. Whoever made it hears if that didn't happen.
 */
import { type ChatLine, get, type Phrase, type Presence, type Received, Refusal, type Sent, type Step, type TableState } from "./api";

import { serverTime } from "./serverTime.svelte";

export type { Step };
export type Status = "connecting" | "live" | "reconnecting" | "refused";
export type Room = "players" | "watchers";
/** What can be said to strangers, in everybody's language. */
export const PHRASES = ["hello", "good-luck", "one-moment", "back", "your-turn", "nice-move", "sorry", "thanks", "good-game", "bye"] as const satisfies readonly Phrase[];

interface Answer {
  done: () => void;
  refused: (refusal: Refusal) => void;
}
/** The part of a WebSocket that is used here. */
export interface Socket {
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const NOT_FOUND = 4404;
const REFUSED = 4403;
const LONGEST_WAIT = 15_000;
const LONGEST_SILENCE = 6_000;
/** How many moves are read when a page opens; further back only for what a person has not seen yet. */
const LATELY = 40;

export class Live {
  state = $state.raw<TableState | null>(null);
  status = $state<Status>("connecting");
  /** What happened, as far as it is known here, in order and without gaps between its first and its last. */
  steps = $state.raw<Step[]>([]);
  /** What happened besides moves: who came and went. */
  notices = $state.raw<Step[]>([]);
  presence = $state.raw<Presence | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** How often the operator has had something to say to this person since the page opened. */
  noticed = $state(0);
  /** Whether it still looks back for what a person has not seen yet. */
  catchingUp = $state(false);
  /** Why there is nothing to see. */
  refusal = $state.raw<Refusal | null>(null);

  #socket: Socket | null = null;
  #open: (address: string) => Socket;
  #answers: Record<string, Answer> = {};
  #sent = 0;
  #failures = 0;
  #since: number | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    { since = null, open = websocket }: { since?: number | null; open?: (address: string) => Socket } = {},
  ) {
    this.#since = since;
    this.#open = open;
  }

  connect(): void {
    clearTimeout(this.#timer);
    const since = this.state?.number ?? this.#since;
    const socket = this.#open(`/api/tables/${encodeURIComponent(this.id)}/live${since === null ? "" : `?since=${since}`}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#socket === socket && this.#receive(JSON.parse(data) as Received);
    socket.onclose = ({ code }) => this.#socket === socket && this.#lost(code);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#forget();
  }

  /** The server knows the person by another name now: speak with it anew. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.connect();
  }

  /** The network or the page is back: try at once, or ask whether the connection still works. */
  wake(): void {
    if (this.#closed || this.status === "refused") return;
    if (this.status !== "live") {
      this.#failures = 0;
      const socket = this.#socket;
      this.#socket = null;
      socket?.close();
      this.connect();
      return;
    }
    const socket = this.#socket;
    const timer = setTimeout(() => {
      if (this.#socket !== socket) return;
      socket?.close();
      this.#lost(0);
    }, LONGEST_SILENCE);
    const stop = () => clearTimeout(timer);
    this.#ask({ type: "state" }).then(stop, stop);
  }

  // What a person does

  /** Make a move in the state that is shown. Resolves when the server has stored it. */
  play(move: number): Promise<void> {
    return this.#ask({ type: "play", number: this.state?.number ?? 0, move });
  }

  undo(): Promise<void> {
    return this.#ask({ type: "undo", number: this.state?.number ?? 0 });
  }

  say(room: Room, text: string): Promise<void> {
    return this.#ask({ type: "chat", room, text });
  }

  sayPhrase(room: Room, phrase: Phrase): Promise<void> {
    return this.#ask({ type: "chat", room, phrase });
  }

  /**
   * What was written before in a room. The server gives the room the person is in, which may be another one meanwhile:
   * a seat was taken, and the state that says so is on its way.
   */
  async readChat(room: Room): Promise<void> {
    const said = await get<ChatLine[]>(`/tables/${this.id}/chat`);
    const known = said.map(({ id }) => id);
    this.chat = [...said, ...this.chat.filter(({ id }) => !known.includes(id))].filter((line) => line.room === room);
  }

  /** Read it all anew, without those who are muted now. */
  async rereadChat(room: Room): Promise<void> {
    this.chat = [];
    await this.readChat(room);
  }

  /** What happened lately, and all since the last move of any of these seats. */
  async catchUp(seats: readonly number[]): Promise<void> {
    let since = this.state?.number ?? 0;
    this.catchingUp = true;
    try {
      for (let more = LATELY; since > 0; more *= 4) {
        since = Math.max(since - more, 0);
        await this.#read(since);
        if (!seats.length || this.steps.some(({ seat }) => seats.includes(seat))) return;
      }
    } finally {
      this.catchingUp = false;
    }
  }

  /** Whether something happened before what is known here. */
  get hasEarlier(): boolean {
    return (this.steps[0]?.number ?? 1) > 1;
  }

  /** What happened from the beginning on. */
  readHistory(): Promise<void> {
    return this.#read(0);
  }

  async #read(since: number): Promise<void> {
    const { steps, notices } = await get<{ steps: Step[]; notices: Step[] }>(`/tables/${this.id}/events?since=${since}`);
    this.#addToLog([...steps, ...notices]);
  }

  #ask(message: Sent): Promise<void> {
    return new Promise((done, refused) => {
      if (this.status !== "live" || !this.#socket) {
        refused(new Refusal("offline", "There is no connection to the server.", 0));
        return;
      }
      const ref = String(++this.#sent);
      this.#answers[ref] = { done, refused };
      this.#socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  // What the server says

  #receive(message: Received): void {
    if (message.type === "state") {
      this.#failures = 0;
      this.status = "live";
      this.refusal = null;
      this.presence = message.presence ?? this.presence;
      this.#show(message.state, message.steps);
    } else if (message.type === "change") {
      this.#change(message);
      if (message.done) this.#receive(message.done);
    } else if (message.type === "presence") this.presence = message;
    else if (message.type === "chat") {
      if (!this.chat.some((line) => line.id === message.line.id)) this.chat = [...this.chat, message.line];
    } else if (message.type === "notice") this.noticed++;
    else if (message.type === "done") this.#answered(message.ref)?.done();
    else {
      const refusal = new Refusal(message.error, message.message, 0, message.reason ?? null);
      const asked = this.#answered(message.ref);
      if (asked) {
        asked.refused(refusal);
        if (message.error === "conflict") this.#whole();
      } else this.refusal = refusal;
    }
  }

  #change({ number, set, view, players, steps }: Received & { type: "change" }): void {
    const old = this.state;
    const gap = !old || number < old.number || (steps[0] && steps[0].number > old.number + 1);
    const moved = Object.keys(players).length > 0;
    const seen = moved || Object.keys(view).length > 0;
    if (gap || (seen && !old.view)) {
      this.#whole();
      return;
    }
    const next: TableState = { ...old, ...set };
    if (seen && next.view) next.view = { ...next.view, ...view };
    if (moved && next.view) next.view["players"] = (next.view["players"] as unknown[]).map((old, seat) => players[seat] ?? old);
    this.#show(next, steps);
  }

  #show(state: TableState, steps: Step[]): void {
    this.#addToLog(steps);
    if (state.clock && state.clock !== this.state?.clock) serverTime.told(state.clock.at);
    this.state = state;
  }

  /** Ask for everything anew. */
  #whole(): void {
    this.#ask({ type: "state" }).catch(() => undefined); // the connection broke: the whole state comes with the next one
  }

  #addToLog(steps: Step[]): void {
    if (!steps.length) return;
    const moves: Step[] = [];
    const notices: Step[] = [];
    for (const step of [...this.steps, ...this.notices, ...steps]) {
      if (step.notice) notices[step.notice] = step;
      else moves[step.number] = step;
    }
    this.steps = moves.filter(Boolean);
    this.notices = notices.filter(Boolean);
  }

  #answered(ref: string | null | undefined): Answer | undefined {
    const answer = this.#answers[ref ?? ""];
    Reflect.deleteProperty(this.#answers, ref ?? "");
    return answer;
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#forget();
    if (code === NOT_FOUND || code === REFUSED) {
      this.status = "refused";
      this.refusal ??= new Refusal("not-found", "There is no such table.", 404);
      return;
    }
    if (this.#closed) return;
    this.status = this.state ? "reconnecting" : "connecting";
    this.#timer = setTimeout(() => this.connect(), delay(this.#failures++));
  }

  /** The connection broke before the server answered: what was asked can't be said to be done. */
  #forget(): void {
    const waiting = Object.values(this.#answers);
    this.#answers = {};
    for (const answer of waiting) answer.refused(new Refusal("unanswered", "The connection broke before the server answered.", 0));
  }
}

/** How long to wait before another try: twice as long each time, and not all clients at once. */
export function delay(failures: number): number {
  return Math.min(500 * 2 ** failures, LONGEST_WAIT) * (0.5 + Math.random() / 2);
}

function websocket(address: string): Socket {
  const socket = new WebSocket(new URL(address, location.href.replace(/^http/, "ws")));
  const wrapped: Socket = {
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
  socket.onmessage = (event: MessageEvent<string>) => wrapped.onmessage?.(event);
  socket.onclose = (event) => wrapped.onclose?.(event);
  return wrapped;
}
