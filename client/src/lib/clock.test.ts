import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { TableLine } from "./api";
import { duration, ownTime, paceText } from "./clock";
import { type Code, language, LANGUAGES } from "./language.svelte";

const HOUR = 3600;
beforeAll(() => {
  for (const code of Object.keys(LANGUAGES) as Code[]) language.add(code, readFileSync(`../src/yamen/locales/${code}/client.ftl`, "utf8"));
});

describe("a duration", () => {
  it.each([
    [259_200, "3 days"],
    [47.9 * HOUR, "2 days"],
    [40 * HOUR, "40 hours"],
    [2 * HOUR, "2 hours"],
    [100 * 60, "100 minutes"],
    [119, "119 seconds"],
    [-5, "0 seconds"],
  ])("of %i seconds is said in the unit that tells enough", (seconds, text) => {
    language.code = "en";
    expect(duration(seconds)).toBe(text);
  });
  it("is said in the reader's words", () => {
    language.code = "pl";
    expect(duration(5 * HOUR)).toBe("5 godzin");
    language.code = "cs";
    expect(duration(3 * HOUR)).toBe("3 hodiny");
    language.code = "en";
  });
});

it("a pace is told by what everybody has and what a turn brings", () => {
  const rest = { most: null, grace: 0, returned: 0, gift: 0, pauses: true };
  expect(paceText({ name: "calm", bank: 72 * HOUR, credit: 36 * HOUR, ...rest })).toBe("Calm: 3 days, and 36 hours more each turn");
});

it("one's own time is told while one is asked and has a clock", () => {
  const line = (left: number | null) => ({ my_turn: true, to_move: 0, clock: left === null ? null : { seats: [{ left }] } }) as unknown as TableLine;
  expect(ownTime(line(50 * HOUR))).toBe("2 days left");
  expect(ownTime(line(0))).toBe("Your time is up");
  expect(ownTime(line(null))).toBe("");
});
