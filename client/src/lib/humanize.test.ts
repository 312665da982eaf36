import { expect, it } from "vitest";
import { humanizeMessage, sections } from "./humanize";

it("a message says who, what, and with what", () => {
  expect(humanizeMessage({ kind: "served", rule: "T1", player: 1, card: "3" }, ["Ada", "Deniz"])).toBe("Deniz: served, card 3");
  expect(humanizeMessage({ kind: "not-in-hand", card: "young_monk" }, [])).toBe("Not in hand, card young monk");
});

it("a view is told in sections: the table, each player, what is printed", () => {
  const view = { points: [3, 5], cards: [[1, -1], [2, 0]], sky: null, players: [{ cups: 1, open: true }, { cups: 0, open: false }], printed: { cards: [1, 2] } };
  expect(sections(view, ["Ada", "Deniz"], "Table")).toEqual([
    { title: "Table", lines: ["Points: 3, 5", "Cards: (1, -1), (2, 0)", "Sky: –"] },
    { title: "Ada", lines: ["Cups: 1", "Open: ✓"] },
    { title: "Deniz", lines: ["Cups: 0", "Open: –"] },
    { title: "", lines: ["Cards: 1, 2"] },
  ]);
});
