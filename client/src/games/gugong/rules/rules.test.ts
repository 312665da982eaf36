import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { language } from "../../../lib/language.svelte";
import { sectionsOf } from "../../../rules/summary";
import reference from ".";

const LOCALES = join(import.meta.dirname, "../../../../../src/yamen/locales/en");
beforeAll(() => ["gugong", "rules/gugong", "rules/ui"].forEach((file) => language.add("en", readFileSync(join(LOCALES, `${file}.ftl`), "utf8"))));

test("a figure says how sure it is: from the rulebook, concluded from it, or ours", () => {
  const sure = (table: string) => reference.tables[table]?.().rows.map(({ cells }) => cells[1]?.sure);
  expect(sure("wall")).toEqual(["text", "text", "text", "text"]);
  expect(sure("palace")).toEqual(["inferred", "inferred", "inferred", "ours", "ours"]);
});

test("the summary tells both variants of each location that has them", () => {
  const locations = sectionsOf("gugong", reference.summary).find(({ id }) => id === "locations")?.lines ?? [];
  expect(locations.map(({ variants }) => variants?.length)).toEqual([2, 2, 0, 2, 2, 0, 2]);
});
