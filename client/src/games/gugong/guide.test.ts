/** What the guide makes of a turn, told by the events of the server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Situation, Task } from "../../guide/guide";
import type { Message } from "../../lib/messages";
import { guide } from "./guide";
import type { View } from "./view";

const TEXTS = readFileSync(join(import.meta.dirname, "../../../../src/yamen/locales/en/rules/gugong-guide.ftl"), "utf8");
const task = (id: string) => guide.steps.find((step) => step.id === id) as Task<View>;

/** Where gifts are free, with those that lie on the board. */
const FREE = {
  "1-palace": [],
  "4-great_wall": ["travel", "great_wall", "intrigue"],
  "6-swap": ["travel", "great_wall", "intrigue", "palace", "canal"],
  "9-none": ["travel", "great_wall", "jade", "intrigue", "palace", "decrees", "canal"],
};

/** A turn of mine with these events, asked a question after it (null: the others play). */
function after(question: string | null, events: Message[], { day = 1, hand = ["6-swap", "9-none"], pool = 6 } = {}): Situation<View> {
  const view = {
    day,
    dice: [5, 4, 2],
    matches: { 5: 1, 4: 1, 2: 1 },
    board: ["3-servants", "1-intrigue", "7-none", "2-great_wall", "5-swap", "6-servant", "4-palace"],
    players: [{ servants: pool }],
    printed: { exchange_servants: 2 },
    free: FREE,
    cards: [{ hand: { cards: hand, count: hand.length } }],
  } as unknown as View;
  const found = events.map((event) => ({ number: 8, event: { player: 0, ...event } }));
  return {
    view,
    seat: 0,
    question: question ? { kind: question, player: 0 } : null,
    legal: [],
    number: 8,
    canUndo: false,
    since: () => (events.length ? [{ first: 8, last: 8, seat: 0, events: found }] : []),
  };
}
const EXCHANGED = { kind: "exchanged", given: "6-swap", taken: "5-swap", location: "palace" };
const PAID = { kind: "servants-removed", servants: 2 };

test.each<[string, string | null, Message[], object]>([
  ["free", "exchange", [], { met: false }],
  ["free", "card-action", [EXCHANGED], { met: true }],
  ["free", "card-action", [EXCHANGED, PAID], { met: true }], // what an action costs is no price of the exchange
  ["free", "pay-exchange", [], { met: false, why: "pay" }],
  ["free", "card-action", [PAID, EXCHANGED], { met: false, why: "paid", final: true }],
  ["free", null, [{ kind: "without-actions" }, EXCHANGED], { met: false, why: "paid", final: true }],
  ["envoy", null, [EXCHANGED, { kind: "envoy-moved", steps: 1 }], { met: true }],
  ["envoy", null, [{ kind: "card-discarded" }, EXCHANGED, { kind: "envoy-moved", steps: 1 }], { met: true }],
  ["envoy", null, [EXCHANGED, PAID, { kind: "envoy-moved", steps: 2 }], { met: false, why: "paid", final: false }],
  ["envoy", "exchange", [EXCHANGED], { met: false, why: "still", final: false }],
  ["envoy", "action", [EXCHANGED], { met: false, final: false }], // the turn isn't over
  ["travel", null, [EXCHANGED, { kind: "travelled", city: "xian", token: "vp" }], { met: true }],
  ["travel", "exchange", [EXCHANGED], { met: false, why: "elsewhere", final: false }],
  ["match", null, [EXCHANGED], { met: true }],
  ["match", "exchange", [{ ...EXCHANGED, taken: "7-none" }], { met: false, why: "other", final: false }],
])("%s, asked %s after %j: %j", (id, question, events, verdict) => {
  const found = task(id).judge(after(question, events), 7, { dice: "5 4 2" });
  expect(found).toEqual(verdict);
  if (!found.met && found.why) expect(TEXTS).toContain(`guide-gugong-task-${id}-why-${found.why} =`);
});

test("a match is of the dice of the day on which the gift was taken", () => {
  expect(task("match").judge(after(null, [EXCHANGED], { day: 2 }), 7, { dice: "1 4 2" })).toMatchObject({ met: false, final: true });
});

test("a task is over with the day, or with the last card", () => {
  expect(task("travel").judge(after("gain", [EXCHANGED], { day: 2 }), 7, {})).toMatchObject({ final: true });
  expect(task("travel").judge(after(null, [EXCHANGED], { hand: [] }), 7, {})).toMatchObject({ final: true });
  expect(task("travel").judge(after("action", [EXCHANGED], { hand: [] }), 7, {})).toMatchObject({ final: false });
});

test("a task is given at an exchange, and only where it can be solved", () => {
  expect(task("free").begin(after("exchange", []))).toEqual({});
  expect(task("free").begin(after("exchange", [], { hand: ["1-palace"] }))).toBe("never");
  expect(task("envoy").begin(after("action", []))).toBe("later");
  expect(task("envoy").begin(after("gain", [], { day: 2 }))).toBe("never");
  expect(task("envoy").begin(after("exchange", [], { hand: ["1-palace"], pool: 6 }))).toBe("never"); // servants would have to pay
  expect(task("travel").begin(after("exchange", [], { hand: ["1-palace"], pool: 1 }))).toBe("never");
  expect(task("travel").begin(after("exchange", [], { hand: ["1-palace"], pool: 2 }))).toEqual({});
  expect(task("travel").begin(after("exchange", [], { hand: ["4-great_wall"], pool: 0 }))).toEqual({});
  expect(task("match").begin(after("exchange", [], { hand: ["1-palace"] }))).toEqual({ dice: "5 4 2" });
});

test("hints point at cards that are free, and at gifts that match", () => {
  expect(task("envoy").hint?.(after("exchange", []), {})).toEqual(["hand:6-swap", "hand:9-none", "gift:palace"]);
  expect(task("match").hint?.(after("exchange", []), {})).toEqual(["die:1", "die:2", "die:3", "gift:intrigue", "gift:palace", "gift:canal"]);
});
