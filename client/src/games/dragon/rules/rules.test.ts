import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { language } from "../../../lib/language.svelte";
import Summary from "../../../rules/Summary.svelte";
import reference from ".";

const LOCALES = join(import.meta.dirname, "../../../../../src/yamen/locales/en");
beforeAll(() => ["dragon", "rules/dragon", "rules/ui"].forEach((file) => language.add("en", readFileSync(join(LOCALES, `${file}.ftl`), "utf8"))));

test("every person of the supply stands in its table, young and old", () => {
  const names = reference.tables["persons"]?.().rows.map(({ cells }) => cells[0]?.text);
  expect(names).toHaveLength(15);
  expect(names).toContain("old monk");
});

test("the summary has a row for each type, and marks figures that the rulebook doesn't give", () => {
  const target = document.createElement("div");
  const shown = mount(Summary, { target, props: { game: "dragon", reference } });
  flushSync();
  expect([...target.querySelectorAll("tbody th")].map((cell) => cell.textContent)).toContain("court lady");
  const monk = [...target.querySelectorAll("tbody tr")].find((row) => row.textContent.includes("monk"));
  expect([...(monk?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent)).toEqual(["6", "1", "2", "2"]);
  expect(monk?.querySelectorAll(".unsure")).toHaveLength(2);
  void unmount(shown);
});
