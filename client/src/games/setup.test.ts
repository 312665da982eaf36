/** What the games say of their set-up. */
import { describe, expect, it } from "vitest";
import type { GameInfo } from "../lib/api";
import { chosenOptions, optionsFor, usualPlayers } from "../lib/tables";

const GUGONG: GameInfo = {
  name: "gugong",
  fewest: 1,
  most: 5,
  options: [
    { name: "bonus", values: [false, true], players: [2, 3, 4, 5] },
    { name: "expert", values: [false, true] },
    { name: "level", values: ["easy", "normal", "hard"], players: [1] },
    { name: "sets", values: ["4/5", "2/3"], players: [1] },
    { name: "focus", values: ["random", "jade"], players: [1] },
  ],
  bots: ["random", "greedy"],
};

describe("options", () => {
  it("of Meng are offered only to those who play alone, bonus tokens only to the others", () => {
    expect(optionsFor(GUGONG, 1, {}).map((option) => option.name)).toEqual(["expert", "level", "sets", "focus"]);
    expect(optionsFor(GUGONG, 3, {}).map((option) => option.name)).toEqual(["bonus", "expert"]);
  });
  it("are sent only where they mean something", () => {
    const chosen = { bonus: true, expert: false, level: "hard", sets: "4/5" };
    expect(chosenOptions(GUGONG, 3, chosen)).toEqual({ bonus: true });
    expect(chosenOptions(GUGONG, 1, chosen)).toEqual({ level: "hard" });
  });
});

it("a game that allows fewer players than usual gets as many as it allows", () => {
  expect(usualPlayers(GUGONG)).toBe(3);
  expect(usualPlayers({ ...GUGONG, most: 2 })).toBe(2);
  expect(usualPlayers({ ...GUGONG, name: "tea", fewest: 2 })).toBe(2);
});
