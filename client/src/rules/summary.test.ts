import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type Code, language, LANGUAGES } from "../lib/language.svelte";
import Summary from "./Summary.svelte";
import { summaryOf } from "./summary";

const LOCALES = join(import.meta.dirname, "../../../src/yamen/locales");
const CODES = Object.keys(LANGUAGES) as Code[];
const FILES = ["gugong", "dragon", "rules/gugong", "rules/dragon", "rules/ui"];
const CASES = CODES.flatMap((code) => ["gugong", "dragon"].map((game) => [game, code] as const));

beforeAll(() => CODES.forEach((code) => FILES.forEach((file) => language.add(code, readFileSync(join(LOCALES, code, `${file}.ftl`), "utf8")))));
afterEach(() => (language.code = "en"));

test.each(CASES)("the summary of %s has a line for everything in %s, and an icon for each line or for none", (game, code) => {
  language.code = "en";
  const english = summaryOf(game);
  language.code = code;
  const sections = summaryOf(game);
  for (const [at, { id, title, lines }] of sections.entries()) {
    expect(title, id).not.toMatch(/^$|\[/);
    for (const { text } of lines) expect(text).not.toMatch(/^$|\[/);
    expect(lines.length, id).toBe(english[at]?.lines.length);
    expect([0, lines.length], id).toContain(lines.filter(({ icon }) => icon).length);
  }
});

test("the summary of Gùgōng tells both variants of each location that has them", () => {
  const locations = summaryOf("gugong").find(({ id }) => id === "locations")?.lines ?? [];
  expect(locations.map(({ variants }) => variants?.length)).toEqual([2, 2, 0, 2, 2, 0, 2]);
});

test("the summary of Dragon has a row for each type, and marks figures that the rulebook doesn't give", () => {
  const target = document.createElement("div");
  const shown = mount(Summary, { target, props: { game: "dragon" } });
  flushSync();
  expect([...target.querySelectorAll("tbody th")].map((cell) => cell.textContent)).toContain("court lady");
  const monk = [...target.querySelectorAll("tbody tr")].find((row) => row.textContent.includes("monk"));
  expect([...(monk?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent)).toEqual(["6", "1", "2", "2"]);
  expect(monk?.querySelectorAll(".unsure")).toHaveLength(2);
  void unmount(shown);
});
