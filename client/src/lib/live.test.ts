import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableState } from "./api";
import { delay, Live, type Socket } from "./live.svelte";

/** A socket to a server that says what the test says. */
class FakeSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.closed = true;
  }
  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006) {
    this.onclose?.({ code });
  }
}

const state = (number: number, view: Record<string, unknown> = { day: 1, pile: 11 }) =>
  ({ id: "t", number, seat: 0, to_move: 0, view, legal: [], can_undo: false }) as unknown as TableState;
const step = (number: number, seat = 0) => ({ number, seat, events: [{ kind: "passed", player: seat }] });

let sockets: FakeSocket[] = [];
const open = (address: string) => {
  const socket = new FakeSocket(address);
  sockets.push(socket);
  return socket;
};
function nth(at: number): FakeSocket {
  const socket = sockets.at(at);
  if (!socket) throw new Error(`There is no socket ${at}.`);
  return socket;
}
function table(since: number | null = null): { live: Live; socket: FakeSocket } {
  const live = new Live("t", { since, open });
  live.connect();
  return { live, socket: nth(-1) };
}

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("what happens besides moves", () => {
  const notice = (id: number, number: number) => ({ number, seat: 1, notice: id, events: [{ kind: "joined", player: 1, name: "Emre" }] });

  it("is counted when it is the operator's, whoever else comes", () => {
    const { live, socket } = table();
    socket.says({ type: "notice" });
    socket.says({ type: "presence", people: [], watchers: 1 });
    expect(live.noticed).toBe(1);
    expect(live.refusal).toBeNull();
  });
  it("replaces no move, and comes once however often it is told", () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(5), steps: [step(5), notice(7, 5)], presence: null });
    socket.says({ type: "change", number: 5, set: {}, view: {}, players: {}, steps: [notice(7, 5), notice(8, 5)] });
    expect(live.steps.map(({ number, events }) => [number, events[0]?.kind])).toEqual([[5, "passed"]]);
    expect(live.notices.map((one) => one.notice)).toEqual([7, 8]);
  });

  it("is who comes and goes, too", () => {
    const { live, socket } = table();
    const presence = { type: "presence" as const, people: [{ seat: 1, here: true, seen: 3 }], watchers: 2 };
    socket.says({ type: "state", state: state(5), steps: [], presence });
    expect(live.presence?.watchers).toBe(2);
    socket.says({ type: "state", state: state(5), steps: [], presence: null });
    expect(live.presence?.people).toEqual([{ seat: 1, here: true, seen: 3 }]);
    socket.says({ ...presence, watchers: 0 });
    expect(live.presence?.watchers).toBe(0);
  });
});

describe("a page that opens", () => {
  /** A server that answers what happened since a move, at a table where seat 1 moved last at `own`. */
  function asked(number: number, own: number): { live: Live; since: () => number[] } {
    const requests: number[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      const since = Number(new URL(address, "http://x").searchParams.get("since"));
      requests.push(since);
      const steps = Array.from({ length: number - since }, (_, at) => step(since + at + 1, since + at + 1 === own ? 1 : 0));
      return Promise.resolve(new Response(JSON.stringify({ number, steps, notices: [] }), { headers: { "Content-Type": "application/json" } }));
    });
    const { live, socket } = table();
    socket.says({ type: "state", state: state(number), steps: [] });
    return { live, since: () => requests };
  }
  afterEach(() => vi.unstubAllGlobals());

  it("asks for what is new, and for the rest when somebody wants it", async () => {
    const { live, since } = asked(500, 490);
    await live.catchUp([1]);
    expect([since(), live.steps[0]?.number, live.hasEarlier]).toEqual([[460], 461, true]);
    await live.readHistory();
    expect([since(), live.steps.length, live.hasEarlier]).toEqual([[460, 0], 500, false]);
  });

  it("looks further back for one's own last move, and not at all at the beginning", async () => {
    const { live, since } = asked(500, 420);
    const found = live.catchUp([1]);
    expect(live.catchingUp).toBe(true);
    await found;
    expect(live.catchingUp).toBe(false);
    expect([since(), live.steps.some(({ seat }) => seat === 1)]).toEqual([[460, 300], true]);
    const fresh = asked(0, 0);
    await fresh.live.catchUp([1]);
    expect(fresh.since()).toEqual([]);
  });

  it("is content with what happened lately where nobody here plays", async () => {
    const { live, since } = asked(30, 0);
    await live.catchUp([]);
    expect([since(), live.hasEarlier]).toEqual([[0], false]);
  });
});

describe("a table, live", () => {
  it("shows the whole state, then what changes of it", () => {
    const { live, socket } = table();
    expect(live.status).toBe("connecting");
    socket.says({ type: "state", state: state(3), steps: [] });
    expect([live.status, live.state?.number]).toEqual(["live", 3]);
    const before = live.state?.view;
    socket.says({ type: "change", number: 4, set: { number: 4, to_move: 1 }, view: { day: 2 }, players: {}, steps: [step(4)] });
    expect(live.state).toMatchObject({ number: 4, to_move: 1, seat: 0, view: { day: 2, pile: 11 } });
    expect(before).toEqual({ day: 1, pile: 11 }); // what was shown before is not changed under the feet of the scene
    expect(live.steps).toEqual([step(4)]);
  });

  it("changes only the players that have changed", () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3, { day: 1, players: [{ yuan: 1 }, { yuan: 2 }] }), steps: [] });
    const before = live.state?.view;
    socket.says({ type: "change", number: 4, set: { number: 4 }, view: {}, players: { 1: { yuan: 5 } }, steps: [step(4)] });
    expect(live.state?.view).toEqual({ day: 1, players: [{ yuan: 1 }, { yuan: 5 }] });
    expect(before).toEqual({ day: 1, players: [{ yuan: 1 }, { yuan: 2 }] });
  });

  it("asks for everything when a change doesn't fit to what it knows", () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    socket.says({ type: "change", number: 9, set: { number: 9 }, view: {}, players: {}, steps: [step(8), step(9)] });
    expect(live.state?.number).toBe(3);
    expect(socket.sent).toMatchObject([{ type: "state" }]);
    socket.says({ type: "state", state: state(9), steps: [] });
    expect(live.state?.number).toBe(9);
  });

  it("says which moves it knows of when it comes back, and learns what happened meanwhile", () => {
    const { live, socket } = table(2);
    expect(socket.address).toBe("/api/tables/t/live?since=2");
    socket.says({ type: "state", state: state(5), steps: [step(3, 1), step(4, 1), step(5, 1)] });
    socket.breaks();
    expect(live.status).toBe("reconnecting");
    vi.advanceTimersByTime(500);
    expect(nth(1).address).toBe("/api/tables/t/live?since=5");
    nth(1).says({ type: "state", state: state(7), steps: [step(6), step(7)] });
    expect(live.status).toBe("live");
    expect(live.steps.map(({ number }) => number)).toEqual([3, 4, 5, 6, 7]);
  });

  it("waits longer after each failure, and never all clients at once", () => {
    for (let failures = 0; failures < 12; failures++) {
      const most = Math.min(500 * 2 ** failures, 15_000);
      for (let again = 0; again < 20; again++) {
        expect(delay(failures)).toBeGreaterThanOrEqual(most / 2);
        expect(delay(failures)).toBeLessThanOrEqual(most);
      }
    }
    expect(new Set(Array.from({ length: 20 }, () => delay(3))).size).toBeGreaterThan(10);
    const { socket } = table();
    socket.breaks();
    vi.advanceTimersByTime(249);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(251);
    expect(sockets).toHaveLength(2);
  });

  it("counts a move as made when the server has acknowledged it", async () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    let done = false;
    const played = live.play(17).then(() => (done = true));
    expect(socket.sent).toMatchObject([{ type: "play", number: 3, move: 17 }]);
    await Promise.resolve();
    expect(done).toBe(false);
    socket.says({ type: "done", ref: socket.sent[0]?.ref });
    await played;
    expect(done).toBe(true);
  });

  it("hears of its own move and what it led to in one message", async () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    const played = live.play(17);
    const done = { type: "done", ref: socket.sent[0]?.ref };
    socket.says({ type: "change", number: 4, set: { number: 4 }, view: {}, players: {}, steps: [step(4)], done });
    await played;
    expect(live.state?.number).toBe(4);
  });

  it("tells why a move was refused, and looks again after a conflict", async () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    const played = live.play(17);
    const reason = { kind: "fee", rule: "D3.2", yuan: 3, have: 2 };
    socket.says({ type: "error", error: "bad-move", message: "No.", reason, ref: socket.sent[0]?.ref });
    await expect(played).rejects.toMatchObject({ kind: "bad-move", reason });
    const again = live.undo();
    socket.says({ type: "error", error: "conflict", message: "Somebody was quicker.", reason: null, ref: socket.sent[1]?.ref });
    await expect(again).rejects.toMatchObject({ kind: "conflict" });
    expect(socket.sent[2]).toMatchObject({ type: "state" });
  });

  it("says of a move that was never acknowledged that it isn't known to be made, and queues none", async () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    const played = live.play(17);
    socket.breaks();
    await expect(played).rejects.toMatchObject({ kind: "unanswered" });
    await expect(live.play(17)).rejects.toMatchObject({ kind: "offline" });
    vi.advanceTimersByTime(500);
    nth(1).says({ type: "state", state: state(3), steps: [] });
    expect(nth(1).sent).toEqual([]);
  });

  it("gives up where the server says that there is nothing to see", () => {
    const { live, socket } = table();
    socket.says({ type: "error", error: "not-found", message: "There is no such table.", reason: null, ref: null });
    socket.breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect([live.status, live.refusal?.kind, sockets.length]).toEqual(["refused", "not-found", 1]);
  });

  it("finds out that the socket is dead when the page wakes up", () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    live.wake();
    expect(socket.sent).toMatchObject([{ type: "state" }]);
    vi.advanceTimersByTime(6_000);
    expect([socket.closed, live.status]).toEqual([true, "reconnecting"]);
    live.wake();
    expect(sockets).toHaveLength(2);
  });

  it("ignores a socket that it has left", () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    live.close();
    socket.says({ type: "state", state: state(4), steps: [] });
    socket.breaks();
    vi.advanceTimersByTime(60_000);
    expect([live.state?.number, sockets.length]).toEqual([3, 1]);
  });

  it("keeps what is said once", () => {
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    const said = { id: 1, room: "players", name: "Ania", text: "Hi", at: 0 };
    socket.says({ type: "chat", line: said });
    socket.says({ type: "chat", line: said });
    expect(live.chat).toEqual([said]);
  });

  it("reads the room the person is in, whichever the server finds them in meanwhile", async () => {
    const said = (id: number, room: string) => ({ id, room, name: "Ania", text: "Hi", at: 0 });
    const asked: string[] = [];
    let answer = [said(1, "watchers")];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } }));
    });
    const { live, socket } = table();
    socket.says({ type: "state", state: state(3), steps: [] });
    await live.readChat("watchers");
    expect(live.chat).toEqual([said(1, "watchers")]);
    answer = [said(2, "players")];
    await live.readChat("watchers");
    expect(live.chat).toEqual([said(1, "watchers")]);
    socket.says({ type: "chat", line: said(3, "players") });
    await live.readChat("players");
    expect(live.chat).toEqual([said(2, "players"), said(3, "players")]);
    expect(asked).toEqual(Array(3).fill("/api/tables/t/chat"));
    vi.unstubAllGlobals();
  });
});
