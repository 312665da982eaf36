import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type Code, language } from "../lib/language.svelte";
import { chances, percent, type Progress, reasons, type Review, reviewed } from "./advice";
import { rounds, scale } from "./course";

const LOCALES = join(import.meta.dirname, "../../../src/yamen/locales");
beforeAll(() => {
  for (const code of ["en", "cs", "tr"] as Code[]) language.add(code, readFileSync(join(LOCALES, code, "table.ftl"), "utf8"));
});

const review: Review = {
  cast: ["Ada", "Bao"],
  timeline: [
    { number: 4, seat: 0, win_chances: [0.5, 0.5], scores: [40, 40] },
    { number: 9, seat: 1, win_chances: [0.62, 0.38], scores: [44, 39] },
    { number: 20, seat: null, win_chances: [1, 0], scores: [47, 36] },
  ],
  blunders: [],
};

describe("advice", () => {
  it("names the sources of points with a sign, and points that don't count as such", () => {
    const told = reasons("tea", [
      { source: "cups", points: 3.24 },
      { source: "served_cards", points: -1 },
      { source: "forfeit", points: -12.5 },
      { source: "weather", points: 0.04 },
    ]);
    expect(told).toEqual(["cups +3.2", "served cards -1", "points that don’t count in the end -12.5"]);
  });

  it("writes percentages as the language does", () => {
    const written = (["en", "cs", "tr"] as Code[]).map((code) => {
      language.code = code;
      return percent(0.534);
    });
    language.code = "en";
    expect(written).toEqual(["53%", "53\u00a0%", "%53"]);
  });

  it("counts points that are no whole number in the right form", () => {
    language.code = "cs";
    const said = [1, 3, 32.4, 40].map((points) => language.text("table-hint-points", { points }));
    language.code = "en";
    expect(said).toEqual(["očekávaný výsledek: 1 bod", "očekávaný výsledek: 3 body", "očekávaný výsledek: 32,4 bodu", "očekávaný výsledek: 40 bodů"]);
  });
});

describe("the chances of a review", () => {
  const course = { of: 20, turns: [], standings: [0, 6, 9, 15].map((number, at) => ({ number, round: at < 2 ? 1 : 2, scores: [at, 0] })) };

  it("are drawn in percent over the days of the game", () => {
    const drawn = chances(review, course);
    expect(drawn.standings.map(({ scores }) => scores)).toEqual([[50, 50], [62, 38], [100, 0]]);
    expect(rounds(drawn)).toEqual([
      { round: 1, from: 0, to: 9 },
      { round: 2, from: 9, to: 20 },
    ]);
    expect(scale(drawn)).toMatchObject({ lowest: 0, highest: 100 });
  });
});

describe("a review under way", () => {
  const answers = (...all: (Review | Progress)[]) => () => Promise.resolve(all.shift() as Review | Progress);
  const pause = () => Promise.resolve();

  it("is asked after until it is done", async () => {
    const shares: number[] = [];
    const found = await reviewed(answers({ share: 0 }, { share: 0.4 }, review), (share) => shares.push(share), () => true, pause);
    expect([found, shares]).toEqual([review, [0, 0.4]]);
  });

  it("is left alone once nobody wants it", async () => {
    let wanted = true;
    const told = () => (wanted = false);
    expect(await reviewed(answers({ share: 0.1 }, review), told, () => wanted, pause)).toBeNull();
  });

  it("that fails says so", async () => {
    await expect(reviewed(() => Promise.reject(new Error("no")), () => undefined, () => true, pause)).rejects.toThrow("no");
  });
});
