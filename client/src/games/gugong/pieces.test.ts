/** What goes where between two looks at a real table. */
import { expect, test } from "vitest";
import { flights, HIDDEN } from "../flights";
import decisions from "./decisions.json";
import { isCard, pieceLayout } from "./pieces";
import { LOCATIONS, type View } from "./view";

const views = (decisions as unknown as { view: View }[]).map(({ view }) => view);
const hides = ({ hand }: View["cards"][number]) => hand.count > hand.cards.length;
const before = views.find(({ cards, board, houses }) => cards.some(hides) && board.every(Boolean) && houses.includes(true)) as View;

/** The same table, a little later. */
function later(change: (view: View) => void): ReturnType<typeof flights> {
  const after = structuredClone(before);
  change(after);
  return flights(pieceLayout(before), pieceLayout(after), isCard);
}

test("every table lies still while nothing happens", () => {
  for (const view of views) expect(flights(pieceLayout(view), pieceLayout(structuredClone(view)), isCard)).toEqual([]);
});

test("another player's hidden gift comes from their hand, and what lay there goes to their discards", () => {
  const seat = before.cards.findIndex(hides);
  const [was, is] = [before.board[LOCATIONS.indexOf("jade")] ?? "", "9-swap"];
  const found = later((view) => {
    view.board[LOCATIONS.indexOf("jade")] = is;
    const held = view.cards[seat];
    if (!held) return;
    held.hand.count--;
    held.discards.count++;
  });
  expect(found).toEqual([
    { thing: is, from: `hand:${seat}`, to: "gift-jade" },
    { thing: was, from: "gift-jade", to: `discards:${seat}` },
  ]);
});

test("jade goes from its house to its owner, servants from their pool to the wall and to decrees", () => {
  const house = before.houses.indexOf(true);
  const found = later((view) => {
    view.houses[house] = false;
    const family = view.players[0];
    if (!family || !view.decrees[0]) return;
    family.jade++;
    family.pool -= 2;
    family.wall++;
    view.decrees[0].servants.push(0);
  });
  expect(found).toContainEqual({ thing: "jade", from: `house-${house + 1}`, to: "jade:0" });
  expect(found).toContainEqual({ thing: "cube-0", from: "pool:0", to: "wall" });
  expect(found).toContainEqual({ thing: "cube-0", from: "pool:0", to: `decree-${before.decrees[0]?.decree}` });
  expect(found).toHaveLength(3);
});

test("a card from the pile comes to the one who draws it", () => {
  const found = later((view) => {
    view.pile--;
    const held = view.cards[1];
    if (held) held.hand.count++;
  });
  expect(found).toEqual([{ thing: HIDDEN, from: "pile", to: "hand:1" }]);
});
