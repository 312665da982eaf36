import { describe, expect, it } from "vitest";
import { plan } from "./court";
import { positions } from "./fixtures/positions";
import dragon from "./board";
import { ACTIONS, BACK, dragonOn, firstSpace, markers, mats, PEOPLE, SUPPLY, supplySpot, TILE } from "./layout";
import type { Action, DragonView } from "./view";

const ALL: Action[] = ["taxes", "build", "harvest", "fireworks", "military_parade", "research", "privilege", "build_wall"];
const GROUPS: Record<string, number[]> = {
  "2": [4, 3],
  "3": [3, 2, 2],
  "4": [2, 2, 2, 1],
  "5": [2, 2, 1, 1, 1],
  "2 and the wall": [4, 4],
  "3 and the wall": [3, 3, 2],
  "4 and the wall": [2, 2, 2, 2],
  "5 and the wall": [2, 2, 2, 1, 1],
};
const dealt = (sizes: number[]): Action[][] => {
  const cards = [...ALL];
  return sizes.map((size) => cards.splice(0, size));
};
/** How wide something of the scene is on a phone whose camera shows `width` units. */
const onPhone = (units: number, width: number): number => (units * 390) / width;
const [some] = positions;
const anyone = some?.view.players[0];
if (!some || !anyone) throw new Error("There are no recorded positions.");
const withSteps = (...steps: number[]): DragonView => ({
  ...some.view,
  order: steps.map((_, seat) => seat).sort((a, b) => (steps[b] ?? 0) - (steps[a] ?? 0)),
  players: steps.map((n) => ({ ...anyone, steps: n })),
});

describe("the layout of the Dragon board", () => {
  it.each(Object.entries(GROUPS))("has room for the action cards of %s players, wide enough for a finger", (_, sizes) => {
    const laid = mats(dealt(sizes));
    const place = dragon.places(some.view).find(({ id }) => id === "actions");
    expect(onPhone(laid.card, place?.box.width ?? 0)).toBeGreaterThanOrEqual(44);
    laid.mats.forEach((mat, at) => {
      const next = laid.mats[at + 1];
      expect(mat.x).toBeGreaterThanOrEqual(ACTIONS.x);
      expect(mat.x + mat.width).toBeLessThanOrEqual(next?.x ?? ACTIONS.x + ACTIONS.width);
      expect(mat.cards).toHaveLength(sizes[at] ?? 0);
    });
  });

  it("keeps five dragons on one mat", () => {
    for (const mat of mats(dealt([2, 2, 2, 1, 1])).mats) {
      for (const at of [0, 4]) {
        const { x } = dragonOn(mat, at, 5);
        expect(x - 19).toBeGreaterThanOrEqual(mat.x);
        expect(x + 19).toBeLessThanOrEqual(mat.x + mat.width);
      }
    }
  });

  it("gives each kind of person a place of its own, wide enough for a finger", () => {
    const spots = SUPPLY.map((person) => JSON.stringify(supplySpot(person)));
    expect(new Set(spots).size).toBe(15);
    for (const person of SUPPLY) {
      const { x } = supplySpot(person);
      expect(x + TILE.width * TILE.scale).toBeLessThanOrEqual(PEOPLE.x + PEOPLE.width);
    }
    expect(onPhone(TILE.pitch - 2, PEOPLE.width)).toBeGreaterThanOrEqual(44);
  });

  it("stacks person markers with the first in turn order on top", () => {
    const view = { ...withSteps(7, 7, 3), order: [1, 0, 2] };
    const found = new Map(markers(view).map((one) => [one.seat, one]));
    expect(found.get(1)?.x).toBe(found.get(0)?.x);
    expect(found.get(1)?.y).toBe((found.get(0)?.y ?? 0) - 10);
    expect(found.get(2)).toMatchObject({ x: BACK[3]?.x, behind: false });
    expect(markers(view).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it("moves the window of the person track on before the leader leaves it", () => {
    expect([0, 40, 41, 60, 61, 95].map((lead) => firstSpace(withSteps(lead, 0)))).toEqual([0, 0, 20, 20, 40, 60]);
    const [tail, lead] = markers(withSteps(58, 12));
    expect(tail).toMatchObject({ seat: 1, behind: true });
    expect(lead).toMatchObject({ seat: 0, x: BACK[38]?.x, behind: false });
  });

  it("shows this month and those to come when the camera goes to the year", () => {
    const box = (month: number) => dragon.places({ ...some.view, month }).find(({ id }) => id === "year")?.box.x ?? 0;
    expect(box(4)).toBeGreaterThan(box(1));
    expect(box(12)).toBe(box(7));
    for (const { view } of positions) {
      for (const { box: place } of dragon.places(view)) {
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + place.width).toBeLessThanOrEqual(dragon.size.width);
      }
    }
  });

  it("puts many palaces in two rows, and none outside the picture", () => {
    const rows = (count: number) => new Set(plan(Array.from({ length: count }, () => 2), { width: 300, height: 200 }).spots.map(({ y }) => y)).size;
    expect([0, 2, 6, 7, 12].map(rows)).toEqual([0, 1, 1, 2, 2]);
    const { width, height, spots } = plan([3, 1, 2, 1, 3, 2, 1, 1, 2], { width: 300, height: 200 });
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(50);
      expect(x).toBeLessThan(width - 50);
      expect(y).toBeLessThan(height);
      expect(y).toBeGreaterThan(100);
    }
  });
});
