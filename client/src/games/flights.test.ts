import { describe, expect, test } from "vitest";
import { flights, HIDDEN, MOST } from "./flights";

const isCard = (thing: string) => /^\d/.test(thing);

describe("from two looks at a table", () => {
  test("a played card goes to its location, and the one that lay there to the discards", () => {
    const before = { jade: ["3-jade"], "hand:0": ["5-travel", "7-canal"], "discards:0": [] };
    const after = { jade: ["5-travel"], "hand:0": ["7-canal"], "discards:0": ["3-jade"] };
    expect(flights(before, after, isCard)).toEqual([
      { thing: "5-travel", from: "hand:0", to: "jade" },
      { thing: "3-jade", from: "jade", to: "discards:0" },
    ]);
  });

  test("a card that nobody saw comes from the hand that has one less", () => {
    const before = { jade: ["3-jade"], "hand:1": [HIDDEN, HIDDEN], "discards:1": [] };
    const after = { jade: ["5-travel"], "hand:1": [HIDDEN], "discards:1": [HIDDEN] };
    expect(flights(before, after, isCard)).toContainEqual({ thing: "5-travel", from: "hand:1", to: "jade" });
    expect(flights(before, after, isCard)).toContainEqual({ thing: "3-jade", from: "jade", to: "discards:1" });
  });

  test("a card that is turned over stays where it is", () => {
    expect(flights({ "hand:0": [HIDDEN] }, { "hand:0": ["5-travel"] }, isCard)).toEqual([]);
  });

  test("a hidden card isn't taken for a piece", () => {
    expect(flights({ "hand:0": [HIDDEN] }, { "jade:0": ["jade"] }, isCard)).toEqual([]);
  });

  test("of equal pieces only as many go as there are more than before", () => {
    const before = { "pool:0": ["cube", "cube", "cube"], wall: ["cube"] };
    const after = { "pool:0": ["cube"], wall: ["cube", "cube"] };
    expect(flights(before, after, isCard)).toEqual([{ thing: "cube", from: "pool:0", to: "wall" }]);
  });

  test("what comes out of the box, or goes back there, isn't followed", () => {
    expect(flights({ "jade:0": ["jade"] }, { supply: ["cube"] }, isCard)).toEqual([]);
  });

  test("when the whole table is another one, nothing flies", () => {
    const many = Array.from({ length: MOST + 1 }, (_, at) => `${at}-jade`);
    expect(flights({ pile: many }, { "hand:0": many }, isCard)).toEqual([]);
    expect(flights({ pile: many.slice(1) }, { "hand:0": many.slice(1) }, isCard)).toHaveLength(MOST);
  });
});
