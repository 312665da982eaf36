import { afterEach, describe, expect, it, vi } from "vitest";
import type { Board } from "../games/game";
import type { LegalMove, RefusedMove, TableState } from "../lib/api";
import { Live, type Socket } from "../lib/live.svelte";
import type { Message } from "../lib/messages";
import { type PastState, TableController } from "./controller.svelte";
import { optionsOf } from "./options";

const game = {
  name: "tea",
  hidden: true,
  touches: ({ kind, gift, location }: Message) => (kind === "exchange" ? [`hand:${gift}`, `gift:${location}`] : []),
  describe: (thing: string) => ({ name: `the ${thing}`, text: "" }),
  changed: (before: { pile: number }, after: { pile: number }) => new Set(before.pile === after.pile ? [] : ["pile"]),
} as unknown as Board;

const seat = (at: number, mine: boolean, kind = "person") => ({ seat: at, kind, name: "ABC"[at], bot: "", mine });
const table = (more: Partial<TableState>) =>
  ({
    id: "t",
    number: 4,
    stage: "running",
    cast: ["A", "B", "C"],
    seats: [seat(0, true), seat(1, false, "bot"), seat(2, true)],
    seat: 0,
    to_move: 0,
    view: { pile: 9 },
    question: null,
    legal: [],
    refused: [],
    ...more,
  }) as unknown as TableState;

function sit(state: TableState): { controller: TableController; live: Live } {
  const socket: Socket = { onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const live = new Live("t", { open: () => socket });
  live.connect();
  live.state = state;
  return { controller: new TableController(live, game), live };
}

afterEach(() => vi.unstubAllGlobals());

describe("several people at one screen", () => {
  it("see nothing until the one to move holds the device", () => {
    const { controller, live } = sit(table({}));
    expect(controller.covered).toBe(0);
    controller.take(0);
    expect(controller.covered).toBeNull();
    live.state = table({ number: 5, to_move: 2, seat: 2 });
    expect(controller.covered).toBe(2);
    controller.take(2);
    expect(controller.covered).toBeNull();
  });

  it("keep the view of the one who holds it while a bot moves", async () => {
    const { controller, live } = sit(table({ to_move: 2, seat: 2 }));
    controller.take(2);
    live.state = table({ number: 6, to_move: 1, seat: 0, view: { hand: "of A" } });
    expect(controller.covered).toBeNull();
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify(table({ number: 6, to_move: 1, seat: 2, view: { hand: "of C" } })), { headers: { "Content-Type": "application/json" } }));
    });
    await controller.keepSeat();
    expect(asked).toEqual(["/api/tables/t?seat=2"]);
    expect(controller.state?.view).toEqual({ hand: "of C" });
  });

  it("need no cover where nothing is hidden, or alone, or after the end", () => {
    const open = { ...game, hidden: false } as Board;
    expect(new TableController(sit(table({})).live, open).covered).toBeNull();
    expect(sit(table({ seats: [seat(0, true), seat(1, false), seat(2, false)] as TableState["seats"] })).controller.covered).toBeNull();
    expect(sit(table({ stage: "over", to_move: null })).controller.covered).toBeNull();
  });
});

describe("the controller", () => {
  it("puts one's own panel first, and who has no seat in plum", () => {
    const { controller } = sit(table({ seat: 2, seats: [seat(0, false), seat(1, false), seat(2, true)] as TableState["seats"] }));
    expect(controller.inOrder.map((player) => player.name)).toEqual(["C", "A", "B"]);
    const solo = sit(table({ cast: ["A", "Automa"], seats: [seat(0, true)] as TableState["seats"] })).controller;
    expect(solo.players.map(({ name, colour }) => [name, colour])).toEqual([["A", "crane"], ["Automa", "plum"]]);
  });

  it("marks what has changed since one's own last move", async () => {
    const { controller, live } = sit(table({ number: 3, seats: [seat(0, true), seat(1, false)] as TableState["seats"] }));
    controller.remember(table({ number: 3 }));
    live.steps = [
      { number: 3, seat: 0, events: [] },
      { number: 5, seat: 1, events: [{ kind: "passed", player: 1 }] },
    ];
    live.state = table({ number: 5, view: { pile: 8 } });
    await controller.compare(controller.lastOwn);
    expect([...controller.fresh]).toEqual(["pile"]);
    expect(controller.missed.map((turn) => turn.seat)).toEqual([1]);
  });

  it("keeps what is shown compared with what was before that, however late an older comparison comes", async () => {
    const { controller } = sit(table({ number: 3, seats: [seat(0, true), seat(1, false)] as TableState["seats"] }));
    controller.remember(table({ number: 3 }));
    controller.live.steps = [{ number: 3, seat: 0, events: [] }];
    const late = controller.compare(3);
    controller.present({ view: { pile: 5 } } as unknown as PastState, { pile: 6 });
    await late;
    expect(controller.before).toEqual({ pile: 6 });
  });

  it("offers many moves by the thing that they begin with, and says why others are refused", () => {
    const gifts = ["gift 1", "gift 2", "gift 3", "gift 4", "gift 5"];
    const moves = gifts.flatMap((gift) => ["kitchen", "garden"].map((location): Message => ({ kind: "exchange", gift, location })));
    const textOf = ({ kind, gift, location }: Message) => (kind === "skip" ? kind : `${gift} at ${location}`);
    const legal: LegalMove[] = [...moves, { kind: "skip" }].map((message, move) => ({ move, text: textOf(message), message }));
    const refused: RefusedMove[] = [{ move: 99, text: "gift 1 at kitchen", message: moves[0] ?? { kind: "" }, reason: { kind: "tray-full", rule: "T1.2" } }];
    const { controller } = sit(table({ seats: [seat(0, true), seat(1, false)] as TableState["seats"], legal, refused }));
    controller.ask();
    const first = optionsOf(controller);
    expect(first.options.map(({ mark, text, moves: count }) => [mark, text, count])).toEqual(gifts.map((gift, at) => [String(at + 1), `the hand:${gift}`, 2]));
    expect(first.asides.map(({ text }) => text)).toEqual(["Skip"]);
    expect(first.refused).toEqual([{ reason: "Tray full", rule: "T1.2", moves: [{ text: "Gift 1 at kitchen", signs: [] }] }]);
    first.options[1]?.take();
    const second = optionsOf(controller);
    expect(second.options.map(({ text }) => text)).toEqual(["Gift 2 at kitchen", "Gift 2 at garden"]);
    expect(second.deeper).toBe(true);
    expect(second.chosen).toBe("the hand:gift 2");
  });

  it("offers the most first where it is asked how many, by the number to press, and what can be done besides behind one button", () => {
    const amounts = (move: Message) => (move.kind === "gain" ? { total: Number(move.amount), parts: [["servant", Number(move.amount)]] } : null);
    const messages: Message[] = [{ kind: "tokens", goods: "vp" }, ...[0, 1, 2, 3].map((amount) => ({ kind: "gain", amount }))];
    const legal: LegalMove[] = messages.map((message, move) => ({ move, text: "", message }));
    const { live } = sit(table({ seats: [seat(0, true), seat(1, false)] as TableState["seats"], legal }));
    const controller = new TableController(live, { ...game, amount: amounts, apart: { kind: "tokens", icon: "x", text: () => "Tokens" } } as unknown as Board);
    controller.ask();
    const first = optionsOf(controller);
    expect(first.options.map(({ id, mark }) => [id, mark])).toEqual([["move:4", "3"], ["move:3", "2"], ["move:2", "1"], ["move:1", "0"]]);
    expect(first.asides.map(({ text }) => text)).toEqual(["Tokens"]);
    first.asides[0]?.take();
    const second = optionsOf(controller);
    expect(second.options.map(({ id }) => id)).toEqual(["move:0"]);
    expect([second.asides, second.deeper]).toEqual([[], true]);
    controller.choosing.clear();
    expect(optionsOf(controller).options).toHaveLength(4);
  });
});

describe("somebody for whom a bot moves", () => {
  const away = { left: 0, away: 1 };
  const stoodIn = (to_move: number) => table({ to_move, can_undo: true, seats: [{ ...seat(0, true), bot: "strong" }, seat(1, false)] as TableState["seats"], clock: { at: 2, waits: false, seats: [away, { left: 9 }] } });

  it("takes none of its moves back", () => {
    const { controller, live } = sit(stoodIn(1));
    expect(controller.canUndo).toBe(false);
    live.state = table({ can_undo: true });
    expect(controller.canUndo).toBe(true);
  });
  it("is told so before anything else is offered, as the others are while they wait", () => {
    const { controller, live } = sit(stoodIn(1));
    expect(controller.timeIsUp).toBe(true);
    live.state = { ...stoodIn(0), seats: [seat(0, false), seat(1, true)] as TableState["seats"] };
    expect(controller.timeIsUp).toBe(true);
    live.state = { ...stoodIn(1), seats: [seat(0, false), seat(1, true)] as TableState["seats"] };
    expect(controller.timeIsUp).toBe(false);
  });
});
