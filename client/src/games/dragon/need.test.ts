import { describe, expect, it } from "vitest";
import { positions } from "./fixtures/positions";
import { needs } from "./need";
import { type Court, type DragonView, type Event, phase } from "./view";

const found = positions.find(({ question, view }) => question.kind === "act" && view.month === 1 && view.players.length === 3 && !view.great_wall);
const anyone = found?.view.players[0];
if (!found || !anyone) throw new Error("The recorded games have changed.");
const start = found.view;
const someone: Court = anyone;

/** A table of three in the actions of a month, with the given event and courts. */
function table(event: Event, courts: Partial<Court>[], more: Partial<DragonView> = {}): DragonView {
  const month = more.month ?? 12;
  const bare = { palaces: [], yuan: 0, rice: 0, fireworks: 0 };
  return {
    ...start,
    super_event: null,
    events: Array.from({ length: 12 }, (_, at) => (at + 1 === month ? event : "peace")),
    players: courts.map((court) => ({ ...someone, ...bare, ...court })),
    ...more,
    month,
  };
}
const told = (view: DragonView, seat = 0) =>
  needs(view, seat)
    .filter(({ month }) => month === view.month)
    .map(({ key, args, mood }) => ({ key, mood, ...args }));
const two = { floors: 2, persons: ["craftsman", "court_lady"] } as Court["palaces"][number];

describe("what a month will do to a player", () => {
  it("tells how many persons a tribute costs, never more than there are", () => {
    expect(told(table("tribute", [{ yuan: 4, palaces: [two] }]))).toEqual([{ key: "tribute", mood: "good", yuan: 4 }]);
    expect(told(table("tribute", [{ yuan: 3, palaces: [two] }]))).toEqual([{ key: "tribute-short", mood: "bad", yuan: 4, have: 3, persons: 1 }]);
    expect(told(table("tribute", [{ yuan: 0, palaces: [two] }]))[0]).toMatchObject({ persons: 2 });
  });

  it("counts the inhabited palaces in a drought", () => {
    const palaces = [two, two, { floors: 1, persons: [] }];
    expect(told(table("drought", [{ rice: 1, palaces }]))).toContainEqual({ key: "drought-short", mood: "bad", rice: 2, have: 1, persons: 1 });
    expect(told(table("drought", [{ rice: 2, palaces }]))[0]).toMatchObject({ key: "drought", mood: "good" });
  });

  it("lets healers save persons from a contagion", () => {
    const healed = { floors: 3, persons: ["old_healer", "young_healer", "monk"] } as Court["palaces"][number];
    expect(told(table("contagion", [{ palaces: [healed] }]))[0]).toMatchObject({ key: "contagion", mood: "good" });
    expect(told(table("contagion", [{ palaces: [two] }]))[0]).toMatchObject({ key: "contagion-short", persons: 2 });
  });

  it("warns whoever has the fewest helmets, all if all are equal", () => {
    const guarded = { palaces: [{ floors: 1, persons: ["old_warrior"] }] } as Partial<Court>;
    const view = table("mongols", [guarded, { palaces: [two] }]);
    expect(told(view, 0)[0]).toMatchObject({ key: "mongols", points: 2 });
    expect(told(view, 1)[0]).toMatchObject({ key: "mongols-short", points: 0 });
    expect(told(table("mongols", [guarded, guarded]), 0)[0]).toMatchObject({ key: "mongols-short", points: 2 });
  });

  it("says whether the wall reaches the Mongols", () => {
    const courts = [{ palaces: [two] }, { palaces: [two] }];
    const view = table("mongols", courts, { month: 4, great_wall: true, wall: [0, 0, 1] });
    expect(told(view, 0)).toContainEqual({ key: "wall-short", mood: "good", tiles: 1 });
    expect(told(view, 1)).toContainEqual({ key: "wall-fewest", mood: "bad", tiles: 1 });
    expect(told({ ...view, wall: [0, 0, 1, 0] }, 0)).toContainEqual({ key: "wall", mood: "good", points: 3 });
  });

  it("gives 6 points for most fireworks, 3 for second most, none without", () => {
    const view = table("festival", [{ fireworks: 3 }, { fireworks: 3 }, { fireworks: 2 }, { fireworks: 1 }, {}]);
    expect([0, 1, 2, 3, 4].map((seat) => needs(view, seat)[0]?.args.points)).toEqual([6, 6, 3, 0, 0]);
    expect(told(table("festival", [{}, {}]), 0)[0]).toMatchObject({ key: "festival-none" });
  });

  it("tells what the super event of month 7 takes", () => {
    const flood = table("peace", [{ yuan: 3, rice: 2, fireworks: 2 }], { month: 7, super_event: "flood" });
    expect(told(flood)).toContainEqual({ key: "flood", mood: "bad", back: 3, goods: 7 });
    const monks = { palaces: [{ floors: 3, persons: ["old_monk"] }, { floors: 2, persons: ["young_monk"] }] } as Partial<Court>;
    expect(told(table("peace", [monks], { month: 7, super_event: "buddha" }))).toContainEqual({ key: "buddha", mood: "good", points: 8 });
    expect(told(table("peace", [monks], { month: 8, super_event: "buddha" }))).toHaveLength(1);
  });

  it("warns of palaces without persons", () => {
    const empty = { palaces: [two, { floors: 3, persons: [] }] };
    expect(told(table("peace", [empty]))).toContainEqual({ key: "decay", mood: "bad", palaces: 1 });
  });

  it("says nothing of an event that is being carried out", () => {
    const view = table("tribute", [{ yuan: 0, cards: [], card_count: 0, palaces: [two] }], { groups: [[], [], []] });
    expect(phase(view)).toBe("event");
    expect(told(view)).toEqual([]);
  });
});

describe("the phase of a month", () => {
  it("is seen from the cards that lie out and those in hand, after a tornado too", () => {
    const asks: Record<string, string> = { draft: "draft", act: "actions", "play-card": "persons", unfed: "event", "flood-yuan": "event", discard: "event" };
    for (const { question, view } of positions) {
      const expected = asks[question.kind];
      if (expected) expect(phase(view), `${question.kind} in month ${view.month}`).toBe(expected);
    }
  });
});
