/** What the guide makes of a month, told by the events of the server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Situation, Task } from "../../guide/guide";
import type { Message } from "../../lib/messages";
import { guide } from "./guide";
import type { DragonView, Person } from "./view";

const TEXTS = readFileSync(join(import.meta.dirname, "../../../../src/yamen/locales/en/rules/dragon-guide.ftl"), "utf8");
const task = (id: string) => guide.steps.find((step) => step.id === id) as Task<DragonView>;
const EVENTS = ["peace", "peace", "drought", "tribute", "contagion", "drought"];

interface Given {
  month?: number;
  persons?: Person[];
  rice?: number;
  legal?: Message[];
  farmers?: number;
}
function after(question: string | null, events: Message[], { month = 1, persons = ["tax_collector", "young_monk"], rice = 0, legal = [], farmers = 3 }: Given = {}): Situation<DragonView> {
  const [first, ...others] = persons;
  const view = {
    month,
    phase: "actions",
    events: EVENTS,
    needs: [[{ month: 3, about: "drought", ...(rice < 2 ? { kind: "drought-short", figures: { rice: 2, have: rice } } : { kind: "drought", figures: { rice: 2 } }) }]],
    groups: [["taxes", "harvest"], ["build"]],
    supply: { young_farmer: farmers, young_healer: 3, tax_collector: 4 },
    players: [{ rice, dragon: null, palaces: [{ floors: 2, persons: first ? [first] : [] }, { floors: 2, persons: others }] }],
    printed: { persons: {} },
  } as unknown as DragonView;
  const found = events.map((event) => ({ number: 8, event: { player: 0, ...event } }));
  return {
    view,
    seat: 0,
    question: question ? { kind: question, player: 0 } : null,
    legal,
    number: 8,
    canUndo: false,
    since: () => (events.length ? [{ first: 8, last: 8, seat: 0, events: found }] : []),
  };
}
const taken = (person: string, steps: number) => ({ kind: "taken-in", person, steps, palace: 0 });

test.each<[string, Message[], object]>([
  ["draft", [taken("young_monk", 6)], { met: false }],
  ["draft", [taken("young_monk", 6), taken("tax_collector", 3)], { met: true, args: { brought: 9 } }],
  ["draft", [taken("court_lady", 1), taken("craftsman", 2)], { met: false, why: "few", final: true }],
  ["act", [], { met: false }],
  ["act", [{ kind: "action-taken", action: "taxes" }], { met: true }],
  ["act", [{ kind: "fee-paid", yuan: 3 }, { kind: "action-taken", action: "taxes" }], { met: false, why: "fee", final: true }],
  ["act", [{ kind: "passed", yuan: 0 }], { met: false, why: "passed", final: true }],
  ["prepare", [{ kind: "card-played", card: "farmer" }], { met: false }],
  ["prepare", [{ kind: "card-played", card: "wild" }], { met: false }],
  ["prepare", [{ kind: "card-played", card: "scholar" }], { met: false, why: "card", final: true }],
  ["prepare", [{ kind: "card-played", card: "wild" }, taken("young_monk", 6)], { met: false, why: "other", final: true }],
  ["prepare", [{ kind: "card-played", card: "farmer" }, taken("old_farmer", 1)], { met: true }],
  ["stores", [{ kind: "action-taken", action: "harvest" }], { met: true, args: { rice: 0 } }],
  ["stores", [{ kind: "action-taken", action: "taxes" }], { met: false, why: "other", final: true }],
  ["stores", [{ kind: "passed", yuan: 3 }], { met: false, why: "other", final: true }],
])("%s after %j: %j", (id, events, verdict) => {
  const found = task(id).judge(after("act", events), 7, { type: "farmer" });
  expect(found).toEqual(verdict);
  if (!found.met && found.why) expect(TEXTS).toContain(`guide-dragon-task-${task(id).text ?? id}-why-${found.why} =`);
});

const CARDS = ["farmer", "healer", "wild"].map((card) => ({ kind: "play", card }));

test("one prepares for the next event with which nobody at court helps", () => {
  const { begin } = task("prepare");
  expect(begin(after("play-card", [], { legal: CARDS }))).toEqual({ event: "drought", month: 3, type: "farmer" });
  expect(begin(after("play-card", [], { legal: CARDS, persons: ["old_farmer"] }))).toEqual({ event: "tribute", month: 4, type: "tax_collector" });
  expect(begin(after("play-card", [], { legal: CARDS, persons: ["old_farmer", "tax_collector"] }))).toEqual({ event: "contagion", month: 5, type: "healer" });
});

test("a task is given when it can be solved, later if it will be, never if it can't", () => {
  const { begin } = task("prepare");
  expect(begin(after("act", [], { legal: CARDS }))).toBe("later");
  expect(begin(after("play-card", [], { legal: CARDS, month: 2 }))).toBe("never");
  expect(begin(after("play-card", [], { legal: CARDS, farmers: 0 }))).toBe("never"); // nobody is left
  expect(begin(after("play-card", [], { legal: [{ kind: "play", card: "monk" }] }))).toBe("never"); // the cards are played
  expect(task("draft").begin(after("draft", [], { month: 0 }))).toEqual({ steps: 8 });
});

test("stores are filled for a drought while the harvest can be had and rice is missing", () => {
  const { begin } = task("stores");
  const legal = [{ kind: "do", action: "harvest" }];
  expect(begin(after("act", [], { month: 2, legal }))).toEqual({ palaces: 2 });
  expect(begin(after("act", [], { month: 2, legal, rice: 2 }))).toBe("never");
  expect(begin(after("act", [], { month: 2 }))).toBe("never"); // its group has a dragon, and there is no money
  expect(begin(after(null, [], { month: 2 }))).toBe("later");
});
