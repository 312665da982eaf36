/** Planning one's next turn. */
import { afterEach, expect, test, vi } from "vitest";
import type { TableState } from "../lib/api";
import type { TableController } from "./controller.svelte";
import { Planning } from "./planning.svelte";

const MOVE = { move: 7, text: "serve 3", message: { kind: "serve" } };
const FORESEEN = { number: 12, moves: [], view: {}, question: { kind: "turn" }, legal: [MOVE], refused: [] };

function at(state: object) {
  const controller = {
    state: { number: 12, stage: "running", to_move: 1, seats: [{ kind: "person" }, { kind: "person" }], plan: null, ...state } as unknown as TableState,
    mine: [0],
    myTurn: false,
    lookingBack: false,
    live: { id: "t" },
    choosing: { clear: vi.fn() },
  };
  return { controller, planning: new Planning(controller as unknown as TableController) };
}

/** What the server answers, one after another; what it was sent. */
function answering(...answers: unknown[]) {
  const sent: [string, string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    sent.push([method, path, body === undefined ? null : JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify(answers.shift()), { headers: { "Content-Type": "application/json" } }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

test("moves are chosen one after another, and kept after what was planned before", async () => {
  const { planning } = at({ plan: { entries: [[{ move: 3 }]], stop_if: ["wall"], watches: [], under_way: false, stopped: "" } });
  const sent = answering(FORESEEN, { ...FORESEEN, moves: [MOVE] }, {});
  await planning.begin();
  expect(planning.on).toBe(true);
  await planning.add(7);
  expect(planning.moves).toEqual([MOVE]);
  await planning.keep();
  expect(planning.on).toBe(false);
  expect(sent).toEqual([
    ["POST", "/api/tables/t/plan/foresee", { moves: [] }],
    ["POST", "/api/tables/t/plan/foresee", { moves: [7] }],
    ["PUT", "/api/tables/t/plan", { number: 12, entries: [[3], [7]], stop_if: ["wall"] }],
  ]);
});

test("what is being planned goes when the table has gone on", async () => {
  const { planning, controller } = at({});
  answering(FORESEEN);
  await planning.begin();
  controller.state = { ...controller.state, number: 13 };
  expect(planning.on).toBe(false);
});

test("nothing is planned while a bot is waited for or moves in one's place, or by several at one screen", () => {
  expect(at({}).planning.offered).toBe(true);
  expect(at({ seats: [{ kind: "person" }, { kind: "bot" }] }).planning.offered).toBe(false);
  expect(at({ seats: [{ kind: "person", bot: "strong" }, { kind: "person" }] }).planning.offered).toBe(false); // who is away
  const { planning, controller } = at({});
  controller.mine = [0, 2];
  expect(planning.offered).toBe(false);
});

test("the last entry takes the plan with it", async () => {
  const { planning } = at({ plan: { entries: [[MOVE]], stop_if: [], watches: [], under_way: false, stopped: "" } });
  const sent = answering({});
  await planning.drop(0);
  expect(sent).toEqual([["DELETE", "/api/tables/t/plan", null]]);
});
