import { describe, expect, it } from "vitest";
import type { GameInfo } from "../../lib/api";
import { Plan } from "./plan.svelte";

const TEA: GameInfo = { name: "tea", fewest: 2, most: 5, options: [{ name: "great_wall", values: [false, true] }], bots: ["beginner", "casual"] };
const SOLO: GameInfo = { name: "solo", fewest: 1, most: 5, options: [{ name: "level", values: ["easy", "hard"] }], bots: ["greedy"] };
const plan = (info: GameInfo, query = "") => new Plan(info, new URLSearchParams(query));
const guest = (seat: number) => `Player ${seat}`;

describe("a new table", () => {
  it("begins as a first game that friends can join", () => {
    expect(plan(TEA, "with=friends").table(guest)).toEqual({
      game: "tea",
      seats: [{ kind: "me" }, { kind: "open" }],
      options: {},
      watchable: true,
      public: false,
      hints: false,
      pace: "none",
      stand_in: "beginner",
    });
  });
  it("is played by the day among strangers, at the pace that somebody chooses, and without clocks at one screen", () => {
    const table = plan(TEA, "with=friends");
    table.public = true;
    expect(table.table(guest)).toMatchObject({ pace: "daily", stand_in: "beginner" });
    table.pace = "live";
    table.standIn = "casual";
    expect(table.table(guest)).toMatchObject({ pace: "live", stand_in: "casual" });
    expect(plan(TEA, "with=screen").table(guest)).not.toHaveProperty("pace");
  });
  it("with bots has bots of the usual level on all other seats", () => {
    const seats = plan(TEA, "with=bots&players=3").table(guest).seats;
    expect(seats.map((seat) => [seat.kind, seat.bot])).toEqual([["me", undefined], ["bot", "casual"], ["bot", "casual"]]);
    expect(new Set(seats.map((seat) => seat.name)).size).toBe(3);
  });
  it("on the same screen names those who didn't say a name", () => {
    const same = plan(SOLO, "with=screen");
    expect(same.table(guest).seats).toEqual([{ kind: "me" }, { kind: "same_screen", name: "Player 2" }]);
    if (same.others[0]) same.others[0].name = " Deniz ";
    expect(same.table(guest).seats[1]).toEqual({ kind: "same_screen", name: "Deniz" });
  });
  it("has hints where all others are bots or nobody, unless somebody chooses otherwise", () => {
    expect([plan(TEA, "with=bots").hints, plan(SOLO, "players=1").hints]).toEqual([true, true]);
    expect([plan(TEA, "with=friends").hints, plan(SOLO, "with=screen").hints]).toEqual([false, false]);
    const mixed = plan(TEA, "with=bots&players=3");
    if (mixed.others[1]) mixed.others[1].kind = "open";
    expect(mixed.hints).toBe(false);
    mixed.hints = true;
    expect(mixed.table(guest).hints).toBe(true);
    const without = plan(TEA, "with=bots");
    without.hints = false;
    without.players = 2;
    expect(without.table(guest).hints).toBe(false);
  });
  it("takes from the address how many play, unless the game doesn't allow it", () => {
    expect(plan(SOLO, "players=1").alone).toBe(true);
    expect(plan(TEA, "players=1").players).toBe(2);
    expect(plan(TEA, "players=many").players).toBe(2);
  });
  it("remembers a seat that is taken away and comes back", () => {
    const changing = plan(TEA, "with=friends&players=4");
    if (changing.others[2]) changing.others[2].kind = "bot";
    changing.players = 2;
    expect(changing.count("bot")).toBe(0);
    changing.players = 4;
    expect(changing.count("bot")).toBe(1);
  });
  it("sends the options that are not the usual ones, and a content pack only if there is one", () => {
    const chosen = plan(SOLO, "players=1&level=hard");
    expect(chosen.table(guest)).not.toHaveProperty("content");
    chosen.content = "name = 'mine'";
    expect(chosen.table(guest)).toMatchObject({ options: { level: "hard" }, content: "name = 'mine'" });
  });
});
