import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { language } from "../lib/language.svelte";
import { CHAPTERS } from "./chapters";
import { tableOf } from "./tables";

const LOCALES = join(import.meta.dirname, "../../../src/yamen/locales/en");
beforeAll(() => ["gugong", "dragon", "rules/ui"].forEach((file) => language.add("en", readFileSync(join(LOCALES, `${file}.ftl`), "utf8"))));

const TABLES = [...new Set(Object.values(CHAPTERS).flatMap((chapters) => chapters.flatMap(({ tables }) => tables ?? [])))];

test.each(TABLES)("the table %s has a title, its columns have names, and every row fills them", (id) => {
  const { columns, rows } = tableOf(id);
  for (const key of [`rules-table-${id}`, ...columns.map((column) => `rules-col-${column}`)]) expect(language.has(key), key).toBe(true);
  for (const { heading, cells } of rows) {
    expect(cells.length).toBe(heading ? 1 : columns.length);
    for (const { text } of cells) expect(text).not.toMatch(/^$|\[/);
  }
});

test("a figure says how sure it is: what the rulebooks show for one side of the board, and what we could not read", () => {
  const places = tableOf("palace").rows.map(({ cells }) => [cells[1]?.text, cells[1]?.sure]);
  expect(places).toEqual([["7", "inferred"], ["5", "inferred"], ["3", "inferred"], ["2", "ours"], ["1", "ours"]]);
});

test("every person of the supply stands in its table, young and old", () => {
  const names = tableOf("persons").rows.map(({ cells }) => cells[0]?.text);
  expect(names).toHaveLength(15);
  expect(names).toContain("old monk");
});

test("chapters that go together lead to chapters that are there", () => {
  for (const chapters of Object.values(CHAPTERS)) {
    const ids = chapters.map(({ id }) => id);
    for (const { id, see = [] } of chapters) expect(ids.filter((other) => other !== id)).toEqual(expect.arrayContaining(see));
  }
});
