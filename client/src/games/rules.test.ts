/** What the rules reference of every game must have. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, afterEach, describe, expect, test } from "vitest";
import { type Code, language, LANGUAGES, t } from "../lib/language.svelte";
import { chapterOf, questionsOf, ruleKey } from "../rules/chapters";
import { figuresOf } from "../rules/figures";
import { sectionsOf } from "../rules/summary";
import { GAMES } from ".";

const LOCALES = join(import.meta.dirname, "../../../src/yamen/locales");
const textsOf = (code: string, file: string) => readFileSync(join(LOCALES, code, `${file}.ftl`), "utf8");
const CODES = Object.keys(LANGUAGES) as Code[];
const REFERENCES = await Promise.all(GAMES.map(async ({ name, rules }) => [name, rules && (await rules())] as const));

beforeAll(() => {
  const files = ["rules/ui", ...REFERENCES.flatMap(([game]) => [game, `rules/${game}`])];
  for (const code of CODES) for (const file of files) language.add(code, textsOf(code, file));
});
afterEach(() => (language.code = "en"));

describe.each(REFERENCES)("the rules reference of %s", (game, reference) => {
  if (!reference) throw new Error(`${game} has no rules reference.`);
  const { chapters, icons, tables, summary, examples } = reference;
  const rules = chapters.flatMap((chapter) => chapter.rules);

  test("has every rule in one chapter, with a text, and shows every text", () => {
    expect(new Set(rules).size).toBe(rules.length);
    const pages = chapters.flatMap((chapter) => [`rules-${game}-${chapter.id}`, ...questionsOf(game, chapter)]);
    const made = summary.filter(({ lines }) => lines);
    // A section that makes its lines itself does so from chapters, each with a text for the summary.
    const under = made.length ? chapters.filter((chapter) => chapter.under).map(({ id }) => `rules-${game}-summary-${id}`) : [];
    const sections = summary.map(({ id }) => `rules-${game}-summary-${id}`);
    const told = [...textsOf("en", `rules/${game}`).matchAll(/^(rules-[\w-]+) =/gm)].map(([, key]) => key ?? "");
    const headings = Object.entries(tables).flatMap(([id, make]) => [`rules-${game}-table-${id}`, ...make().columns.map((column) => `rules-${game}-column-${column}`)]);
    const figures = told.filter((key) => key.startsWith(`rules-${game}-figure-`));
    expect(new Set([...rules.map(ruleKey), ...pages, `rules-${game}-summary`, ...sections, ...under, ...headings, ...figures])).toEqual(new Set(told));
    const named = chapters.flatMap((chapter) => figuresOf(game, chapter.figures ?? [], reference.figureName).map(({ name }) => name));
    expect(figures.filter((key) => !named.includes(t(key)))).toEqual([]);
    expect(named.filter((name) => name.includes("["))).toEqual([]);
  });

  test.each(chapters.map((chapter) => [chapter.id, chapter] as const))("says in %s why, shows a position, works an example and answers questions", (id, chapter) => {
    expect(language.part(`rules-${game}-${id}`, "lead")).not.toBe("");
    expect(chapter.place ?? chapter.before).toBeDefined();
    expect(Object.keys(examples)).toContain(chapter.example ?? "usual");
    const picture = [game, "picture", chapter.example].filter(Boolean).join("-");
    expect(language.has(picture), picture).toBe(true);
    expect(chapter.rules.filter((rule) => language.part(ruleKey(rule), "example"))).not.toEqual([]);
    expect(questionsOf(game, chapter).length).toBeGreaterThanOrEqual(2);
  });

  test("leads to chapters that are there, finds each rule, and has icons of rules only", () => {
    const ids = chapters.map(({ id }) => id);
    for (const { id, see = [] } of chapters) expect(ids.filter((other) => other !== id)).toEqual(expect.arrayContaining(see));
    for (const chapter of chapters) {
      for (const rule of chapter.rules) expect(chapterOf(chapters, rule)).toBe(chapter);
      expect(chapterOf(chapters, `${chapter.id}-q2`)).toBe(chapter);
    }
    expect(chapterOf(chapters, "X1.1")).toBeUndefined();
    expect(Object.keys(icons).filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  test("draws from every recorded position, each seen by somebody who plays there", async () => {
    const files = readdirSync(join(import.meta.dirname, game, "rules/examples")).map((file) => file.replace(".json", ""));
    expect(Object.keys(examples).toSorted()).toEqual(files.toSorted());
    expect(new Set(chapters.map(({ example = "usual" }) => example))).toEqual(new Set(files));
    for (const load of Object.values(examples)) {
      const { names, seat } = await load();
      expect(names[seat]).toBeDefined();
    }
  });

  test("has tables with a title, whose columns have names and whose rows fill them", () => {
    expect(new Set(chapters.flatMap((chapter) => chapter.tables ?? []))).toEqual(new Set(Object.keys(tables)));
    for (const [id, make] of Object.entries(tables)) {
      const { columns, rows } = make();
      for (const key of [`rules-${game}-table-${id}`, ...columns.map((column) => `rules-${game}-column-${column}`)]) expect(language.has(key), key).toBe(true);
      for (const { heading, cells } of rows) {
        expect(cells.length).toBe(heading ? 1 : columns.length);
        for (const { text } of cells) expect(text).not.toMatch(/^$|\[/);
      }
    }
  });

  test.each(CODES)("has a summary with a line for everything in %s, and an icon for each line or for none", (code) => {
    language.code = "en";
    const english = sectionsOf(game, summary);
    language.code = code;
    for (const [at, { id, title, lines }] of sectionsOf(game, summary).entries()) {
      expect(title, id).not.toMatch(/^$|\[/);
      for (const { text } of lines) expect(text).not.toMatch(/^$|\[/);
      expect(lines.length, id).toBe(english[at]?.lines.length);
      expect([0, lines.length], id).toContain(lines.filter(({ icon }) => icon).length);
    }
  });
});
