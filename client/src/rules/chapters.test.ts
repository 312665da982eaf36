import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { language, LANGUAGES } from "../lib/language.svelte";
import { blocksOf, chapterOf, CHAPTERS, ICONS, questionsOf, ruleKey } from "./chapters";
import { summaryOf } from "./summary";

const LOCALES = join(import.meta.dirname, "../../../src/yamen/locales");
const FILES = ["gugong", "dragon", "rules/gugong", "rules/dragon", "rules/ui"];
const GAMES = Object.entries(CHAPTERS);
const textsOf = (code: string, file: string) => readFileSync(join(LOCALES, code, `${file}.ftl`), "utf8");
const told = (game: string) => new Set([...textsOf("en", `rules/${game}`).matchAll(/^(rules-[\w-]+) =/gm)].map(([, key]) => key ?? ""));
const CODES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];

beforeAll(() => CODES.forEach((code) => FILES.forEach((file) => language.add(code, textsOf(code, file)))));

test.each(GAMES)("every rule of %s stands in one chapter and has a text, and every text is shown", (game, chapters) => {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  expect(new Set(rules).size).toBe(rules.length);
  const pages = chapters.flatMap((chapter) => [`rules-${game}-${chapter.id}`, ...questionsOf(game, chapter)]);
  const under = game === "gugong" ? chapters.filter((chapter) => chapter.under).map(({ id }) => `rules-gugong-summary-${id}`) : [];
  const sections = summaryOf(game).filter(({ id }) => id !== "locations");
  const summary = [`rules-${game}-summary`, ...sections.map(({ id }) => `rules-${game}-summary-${id}`), ...under];
  expect(new Set([...rules.map(ruleKey), ...pages, ...summary])).toEqual(told(game));
});

test.each(GAMES.flatMap(([game, chapters]) => chapters.map((chapter) => [game, chapter.id, chapter] as const)))(
  "the chapter %s/%s says why, shows a position, works an example and answers questions",
  (game, id, chapter) => {
    expect(language.part(`rules-${game}-${id}`, "lead")).not.toBe("");
    expect(chapter.place ?? chapter.before).toBeDefined();
    const example = chapter.example ?? game;
    expect(existsSync(join(import.meta.dirname, "examples", `${example}.json`)), example).toBe(true);
    expect(language.has(`rules-picture-${example}`), example).toBe(true);
    expect(chapter.rules.filter((rule) => language.part(ruleKey(rule), "example"))).not.toEqual([]);
    expect(questionsOf(game, chapter).length).toBeGreaterThanOrEqual(2);
  },
);

test("a rule is found in its chapter, and icons belong to rules", () => {
  expect(chapterOf("gugong", "G10.4")?.id).toBe("canal");
  expect(chapterOf("gugong", "D1.1")).toBeUndefined();
  expect(chapterOf("gugong", "great_wall-q2")?.id).toBe("great_wall");
  const rules = Object.values(CHAPTERS).flatMap((chapters) => chapters.flatMap((chapter) => chapter.rules));
  expect(Object.keys(ICONS).filter((rule) => !rules.includes(rule))).toEqual([]);
});

test("the pictures stand on positions that the program draws from", () => {
  const used = GAMES.flatMap(([game, chapters]) => chapters.map((chapter) => chapter.example ?? game));
  const views = [...new Set(used)].map((name) => JSON.parse(readFileSync(join(import.meta.dirname, "examples", `${name}.json`), "utf8")) as { names: string[]; seat: number });
  for (const { names, seat } of views) expect(names[seat]).toBeDefined();
});

test("lines with a bullet are the list of the paragraph before them", () => {
  expect(blocksOf("One of these:\n• this;\n• that.\nNo more.")).toEqual([
    { text: "One of these:", items: ["this;", "that."] },
    { text: "No more.", items: [] },
  ]);
  expect(blocksOf("• alone")).toEqual([{ text: "", items: ["alone"] }]);
});
