import { beforeEach, expect, test } from "vitest";
import { Lesson } from "./lesson.svelte";

const has = (key: string) => ["guide-gugong-ask-action-travel", "guide-gugong-ask-exchange"].includes(key);
const DAY_1 = { day: 1 };
beforeEach(() => sessionStorage.clear());

function afterTheWelcome(): Lesson {
  const lesson = new Lesson("gugong", "abc");
  for (let at = 0; at < 4; at++) lesson.next();
  return lesson;
}

test("the welcome comes first, word by word", () => {
  const lesson = new Lesson("gugong", "abc");
  expect(lesson.word({ kind: "exchange" }, DAY_1, has)).toEqual({ key: "guide-gugong-1", more: { at: 1, of: 4 }, last: false });
  lesson.next();
  expect(lesson.word({ kind: "exchange" }, DAY_1, has)?.key).toBe("guide-gugong-2");
  expect(lesson.welcomes(DAY_1)).toBe(true);
});

test("a question has its own word, at its own location if there is one", () => {
  const lesson = afterTheWelcome();
  expect(lesson.welcomes(DAY_1)).toBe(false);
  expect(lesson.word({ kind: "exchange", rule: "G3.2" }, DAY_1, has)).toMatchObject({ key: "guide-gugong-ask-exchange", rule: "G3.2" });
  expect(lesson.word({ kind: "action", location: "travel" }, DAY_1, has)?.key).toBe("guide-gugong-ask-action-travel");
  expect(lesson.word({ kind: "die" }, DAY_1, has)?.key).toBe("guide-gugong-ask");
});

test("while others play it says so, and after the first day it is done", () => {
  const lesson = afterTheWelcome();
  expect(lesson.word(null, DAY_1, has)?.key).toBe("guide-gugong-wait");
  expect(lesson.word(null, { day: 2 }, has)).toMatchObject({ key: "guide-gugong-end", last: true });
});

test("who comes back to the table is not welcomed again, who begins at another one is", () => {
  afterTheWelcome();
  expect(new Lesson("gugong", "abc").welcomes(DAY_1)).toBe(false);
  expect(new Lesson("gugong", "def").welcomes(DAY_1)).toBe(true);
});
