/** Clocks, counted on from what the server has told. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { language } from "../lib/language.svelte";
import { left, nightHours, type SeatClock, standstill, timeLeft } from "./clocks";

const clock = (more: Partial<SeatClock> = {}): SeatClock => ({ at: 1000, left: 600, running: true, ...more });
beforeAll(() => language.add("en", readFileSync("../src/yamen/locales/en/table.ftl", "utf8")));

it("says of nights where and when they are", () => {
  expect(nightHours("23:00-07:00 America/New_York")).toBe("23:00–07:00, America/New York");
});

describe("a clock", () => {
  it("runs while its person is asked, down to nothing", () => {
    expect(left(clock(), 1100)).toBe(500);
    expect(left(clock(), 5000)).toBe(0);
    expect(left(clock({ running: false }), 1100)).toBe(600);
  });
  it("stands still in a pause and goes on after it", () => {
    const night = clock({ pause: "night", stops: 1100, resumes: 1300 });
    expect([1100, 1200, 1300, 1400].map((now) => left(night, now))).toEqual([500, 500, 500, 400]);
    expect([1050, 1200, 1350].map((now) => standstill(night, now))).toEqual([null, "night", null]);
  });
  it("that stood still when it was told counts from the end of the pause", () => {
    const leave = clock({ pause: "leave", stops: 500, resumes: 1200 });
    expect([1100, 1250].map((now) => left(leave, now))).toEqual([600, 550]);
  });
  it("says that its time is up before anything else", () => {
    expect(standstill(clock({ away: 900, pause: "night", stops: 0, resumes: 9000 }), 1000)).toBe("away");
  });
});

it("time is told in words, and to the second once it gets short", () => {
  expect(timeLeft(2 * 86_400)).toBe("about 2 days");
  expect(timeLeft(3599.5)).toBe("59:59");
  expect(timeLeft(65)).toBe("1:05");
  expect(timeLeft(0)).toBe("0:00");
});
