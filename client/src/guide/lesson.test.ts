import { beforeEach, expect, test } from "vitest";
import type { Turn } from "../table/story";
import type { Guide, Situation } from "./guide";
import { Lesson } from "./lesson.svelte";

interface View {
  round: number;
  solved: boolean;
}
const GUIDE: Guide<View> = {
  deal: 1,
  steps: [
    { kind: "word", id: "hello", point: () => ["thing"], place: "there", args: ({ view }) => ({ round: view.round }) },
    {
      kind: "task",
      id: "try",
      begin: ({ question, view }) => (view.round > 2 ? "never" : question ? { goal: 3 } : "later"),
      judge: ({ view }, since) => (view.solved ? { met: true, args: { since } } : view.round > 1 ? { met: false, why: "late", final: true } : { met: false }),
      point: () => ["aim"],
      hint: (_, { goal }) => [`goal:${String(goal)}`],
    },
    { kind: "play", id: "wait", done: ({ view }) => view.round > 1 },
    { kind: "questions", id: "end", asked: ["win", "turn"] },
  ],
};

const at = (view: Partial<View> = {}, more: Partial<Situation> = {}): Situation => ({
  view: { round: 1, solved: false, ...view },
  seat: 0,
  question: { kind: "choose" },
  legal: [],
  number: 7,
  canUndo: false,
  since: (): Turn[] => [],
  ...more,
});
const begin = (table = "abc") => new Lesson("toy", GUIDE as Guide, table);
beforeEach(() => localStorage.clear());

function atTheTask(): Lesson {
  const lesson = begin();
  lesson.next();
  lesson.follow(at());
  return lesson;
}

test("a word waits to be read, points at things and knows how far it is", () => {
  const lesson = begin();
  expect(lesson.speech(at())).toEqual({
    kind: "word",
    text: { key: "guide-toy-hello", args: { round: 1 } },
    waits: true,
    at: 1,
    of: 4,
    points: ["thing"],
    place: "there",
  });
});

test("a task begins when it can, with what it is about; until then the player plays", () => {
  const lesson = begin();
  lesson.next();
  lesson.follow(at({}, { question: null }));
  expect(lesson.speech(at())).toMatchObject({ kind: "play", waits: false, points: [] });
  lesson.follow(at());
  expect(lesson.speech(at())).toMatchObject({ kind: "task", state: "open", waits: false, aim: { key: "guide-toy-task-try", args: { goal: 3 } }, points: ["aim"], verdict: null });
});

test("a task that can't be solved any more when its turn comes is left out", () => {
  const lesson = begin();
  lesson.next();
  lesson.follow(at({ round: 3 }));
  expect(lesson.speech(at({ round: 3 })).kind).toBe("questions"); // and what is played already, too
});

test("a hint points at what solves the task, and goes with it", () => {
  const lesson = atTheTask();
  lesson.hinted = true;
  expect(lesson.speech(at())).toMatchObject({ hint: { key: "guide-toy-task-try-hint" }, points: ["goal:3"] });
  lesson.next();
  expect(lesson.hinted).toBe(false);
});

test("what was solved is praised, with what came of it, and the game waits", () => {
  const lesson = atTheTask();
  expect(lesson.speech(at({ solved: true }))).toMatchObject({ state: "met", waits: true, points: [], verdict: { key: "guide-toy-task-try-done", args: { goal: 3, since: 7 } } });
});

test("what went wrong is said; it is missed only when it can't be taken back", () => {
  const lesson = atTheTask();
  const verdict = { key: "guide-toy-task-try-why-late" };
  expect(lesson.speech(at({ round: 2 }, { canUndo: true }))).toMatchObject({ state: "open", waits: false, verdict });
  expect(lesson.speech(at({ round: 2 }))).toMatchObject({ state: "missed", waits: true, verdict });
});

test("questions come with their answers, and with the last ones the guide ends", () => {
  const lesson = begin();
  for (let step = 0; step < 3; step++) lesson.next();
  expect(lesson.speech(at())).toMatchObject({
    kind: "questions",
    last: true,
    asked: [{ question: { key: "guide-toy-question-win" }, answer: { key: "guide-toy-question-win-answer" } }, { question: { key: "guide-toy-question-turn" } }],
  });
  lesson.next();
  expect(lesson.speech(at()).kind).toBe("questions");
});

test("a lesson keeps its place at its table, with the task as it began, until it is left", () => {
  atTheTask();
  expect(begin().speech(at({}, { number: 20 }))).toMatchObject({ kind: "task", aim: { args: { goal: 3 } } });
  expect(begin().speech(at({ solved: true }, { number: 20 }))).toMatchObject({ verdict: { args: { since: 7 } } });
  expect(begin("def").speech(at()).kind).toBe("word");
  expect([Lesson.begun("abc"), Lesson.begun("def")]).toEqual([true, false]);
  begin().leave();
  expect(Lesson.begun("abc")).toBe(false);
});

test("a place that this version can't read begins the guide anew", () => {
  localStorage.setItem("guide-abc", "{");
  expect(begin().speech(at())).toMatchObject({ kind: "word", at: 1 });
  localStorage.setItem("guide-abc", '{"step":"gone"}');
  expect(begin().speech(at())).toMatchObject({ kind: "word", at: 1 });
});

test("a question has its own help, at its own location if there is one", () => {
  const lesson = begin();
  const has = (key: string) => ["guide-toy-ask-action-travel", "guide-toy-ask-exchange"].includes(key);
  expect(lesson.help({ kind: "exchange" }, has)).toBe("guide-toy-ask-exchange");
  expect(lesson.help({ kind: "action", location: "travel" }, has)).toBe("guide-toy-ask-action-travel");
  expect(lesson.help({ kind: "die" }, has)).toBe("guide-toy-ask");
  expect(lesson.help(null, has)).toBe("guide-toy-wait");
});
