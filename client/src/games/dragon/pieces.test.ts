import { expect, test } from "vitest";
import { flights } from "../flights";
import { positions } from "./fixtures/positions";
import { pieceLayout } from "./pieces";
import type { DragonView } from "./view";

const none = () => false;

function later(before: DragonView, change: (view: DragonView) => void): ReturnType<typeof flights> {
  const after = structuredClone(before);
  change(after);
  return flights(pieceLayout(before), pieceLayout(after), none);
}

test("a person goes from the supply to the palace it moves into", () => {
  const before = positions.map(({ view }) => view).find((view) => view.players[0]?.palaces.length && (view.supply.young_healer ?? 0) > 0) as DragonView;
  const found = later(before, (view) => {
    view.supply.young_healer = (view.supply.young_healer ?? 0) - 1;
    view.players[0]?.palaces[0]?.persons.push("young_healer");
  });
  expect(found).toEqual([{ thing: "young_healer", from: "person-young_healer", to: "palace:0:1" }]);
});

test("action cards are dealt from their deck, and go back there", () => {
  const before = positions.map(({ view }) => view).find(({ groups }) => groups.flat().length) as DragonView;
  const cards = before.groups.flat();
  const found = later(before, (view) => (view.groups = view.groups.map(() => [])));
  expect(found.map(({ thing, to }) => [thing, to])).toEqual(expect.arrayContaining(cards.map((card) => [card, "deck"])));
  const dealt = flights(pieceLayout({ ...before, groups: before.groups.map(() => []) }), pieceLayout(before), none);
  expect(dealt.every(({ from }) => from === "deck")).toBe(true);
  expect(dealt).toHaveLength(cards.length);
});

test("a wall tile goes from its owner to the wall", () => {
  const before = positions.map(({ view }) => view).find((view) => view.great_wall && view.players[1]?.wall_tiles.length) as DragonView;
  const found = later(before, (view) => {
    view.wall.push(1);
    view.players[1]?.wall_tiles.pop();
  });
  expect(found).toEqual([{ thing: "wall-1", from: "tiles:1", to: `wall-${before.wall.length + 1}` }]);
});
