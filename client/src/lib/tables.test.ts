import { describe, expect, it } from "vitest";
import type { GameInfo, TableLine } from "./api";
import { botAfterwards, botsFor, botText, chosenOptions, hasOthers, inOrder, invited, isSlow, optionsAsked, optionsFor, usualBot } from "./tables";

const TEA: GameInfo = {
  name: "tea",
  fewest: 1,
  most: 5,
  options: [
    { name: "bonus", values: [false, true] },
    { name: "expert", values: [false, true] },
    { name: "level", values: ["easy", "normal", "hard"] },
    { name: "sets", values: ["4/5", "2/3"] },
    { name: "focus", values: ["random", "jade"] },
  ],
  bots: ["random", "greedy"],
};
const line = (id: string, stage: string, my_turn: boolean, touched: number): TableLine =>
  ({ id, game: "tea", stage, names: ["Ada"], my_turn, touched, seats: [], clock: null }) as unknown as TableLine;
/** A table of two where it is my turn, until my time is up. */
const due = (id: string, pace: TableLine["pace"], runs_out: number | null, touched = 0): TableLine =>
  ({
    ...line(id, "running", true, touched),
    pace,
    to_move: 1,
    seats: [
      { seat: 0, kind: "person", mine: false },
      { seat: 1, kind: "person", mine: true },
    ],
    clock: runs_out === null ? null : { at: 0, waits: false, seats: [null, { left: runs_out, runs_out }] },
  }) as unknown as TableLine;

describe("bots", () => {
  it("are offered by level where there are levels, weakest first, without those for trying things out", () => {
    expect(botsFor({ ...TEA, bots: ["random", "grandmaster", "master", "beginner", "greedy", "casual", "strong"] })).toEqual(["beginner", "casual", "strong", "master", "grandmaster"]);
  });
  it("that somebody brought along are offered after the levels, by their name", () => {
    expect(botsFor({ ...TEA, bots: ["random", "greedy", "casual", "strong", "MyBot"] })).toEqual(["casual", "strong", "MyBot"]);
    expect(botText("MyBot")).toBe("MyBot");
  });
  it("are offered as they are where there are no levels", () => {
    expect(botsFor(TEA)).toEqual(["random", "greedy"]);
  });
  it("play casually unless somebody chooses otherwise", () => {
    expect(usualBot({ ...TEA, bots: ["random", "greedy", "casual"] })).toBe("casual");
    expect(usualBot(TEA)).toBe("greedy");
    expect(usualBot({ ...TEA, bots: ["random"] })).toBe("random");
  });
  it("play strongly where somebody tries what if", () => {
    expect(botAfterwards({ ...TEA, bots: ["random", "casual", "strong"] })).toBe("strong");
    expect(botAfterwards(TEA)).toBe("random");
  });
});

describe("options", () => {
  it("that need another one are offered and sent only with it", () => {
    const needs = { option: "expert", value: true };
    const info = { ...TEA, options: [...TEA.options, { name: "tricky", values: [false, true], needs }] };
    expect(optionsFor(info, 3, { expert: false }).map((option) => option.name)).not.toContain("tricky");
    expect(optionsFor(info, 3, { expert: true }).map((option) => option.name)).toContain("tricky");
    expect(chosenOptions(info, 3, { expert: false, tricky: true })).toEqual({});
    expect(chosenOptions(info, 3, { expert: true, tricky: true })).toEqual({ expert: true, tricky: true });
  });
  it("are sent only where they are unusual", () => {
    const chosen = { bonus: true, expert: false, level: "hard", sets: "4/5" };
    expect(chosenOptions(TEA, 3, chosen)).toEqual({ bonus: true, level: "hard" });
  });
  it("are taken from the address in their own type, unknown values not at all", () => {
    const asked = optionsAsked(TEA, new URLSearchParams("bonus=true&level=absurd&sets=2/3"));
    expect(asked).toEqual({ bonus: true, expert: false, level: "easy", sets: "2/3", focus: "random" });
  });
});

it("my tables stand in this order: my turn, under way, waiting for players, over; the newest first", () => {
  const lines = [line("over", "over", false, 9), line("open", "open", false, 8), line("older", "running", false, 1), line("mine", "running", true, 2), line("newer", "running", false, 3)];
  expect(inOrder(lines).map(({ id }) => id)).toEqual(["mine", "newer", "older", "open", "over"]);
});

it("of my turns, those come first whose time is up first; those without a clock last, the newest first", () => {
  const lines = [due("old", "none", null, 1), due("new", "none", null, 2), due("calm", "calm", 90_000), due("brisk", "brisk", 4_000)];
  expect(inOrder(lines).map(({ id }) => id)).toEqual(["brisk", "calm", "new", "old"]);
});

it("a table where a bot moves for me, until I come back, stands with those where it is my turn", () => {
  const stoodIn = { ...line("stood-in", "running", false, 1), seats: [{ seat: 0, kind: "person", mine: true, bot: "strong" }] } as TableLine;
  const lines = [line("newer", "running", false, 3), stoodIn, due("mine", "brisk", 4_000)];
  expect(inOrder(lines).map(({ id }) => id)).toEqual(["mine", "stood-in", "newer"]);
});

it("a table is slow where others play who sit elsewhere, and none of them must be there at once", () => {
  expect(isSlow(due("", "daily", 1))).toBe(true);
  expect(isSlow(due("", "none", null))).toBe(true);
  expect(isSlow(due("", "live", 1))).toBe(false);
  expect(isSlow({ pace: "none", seats: [{ seat: 0, kind: "person", mine: true }, { seat: 1, kind: "bot", mine: false }] as TableLine["seats"] })).toBe(false);
  const waiting = [{ seat: 0, kind: "person", mine: true }, { seat: 1, kind: "open", mine: false }] as TableLine["seats"];
  expect(isSlow({ pace: "daily", seats: waiting })).toBe(true);
  expect([hasOthers(due("", "live", 1)), hasOthers({ seats: waiting.slice(0, 1) })]).toEqual([true, false]);
});

describe("an invitation", () => {
  it("is a link or a code", () => {
    expect(invited("https://yamen.example/table/PhtdmcO-_yRkHjnj")).toBe("PhtdmcO-_yRkHjnj");
    expect(invited(" yamen.example/table/PhtdmcO-_yRkHjnj/?seat=1 ")).toBe("PhtdmcO-_yRkHjnj");
    expect(invited("PhtdmcO-_yRkHjnj")).toBe("PhtdmcO-_yRkHjnj");
  });
  it("is a code, however it is typed", () => {
    for (const text of ["K7M4-Q2X9-PD3T", "k7m4 q2x9 pd3t", " k7m4q2x9pd3t", "K7M4 – Q2X9 – PD3T"]) expect(invited(text)).toBe("K7M4-Q2X9-PD3T");
  });
  it("is three words and a number, however they are typed", () => {
    for (const text of ["plum-crane-river-1842", "Plum crane river 1842", " plum, crane, river 1842 ", "PLUM CRANE RIVER1842"]) expect(invited(text)).toBe("plum-crane-river-1842");
  });
  it("is nothing else", () => {
    for (const text of ["", "  ", "hello there", "https://yamen.example/rules", "abc"]) expect(invited(text)).toBeNull();
  });
});
