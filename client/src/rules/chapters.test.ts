import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chapterOf, CHAPTERS, ICONS, ruleKey } from "./chapters";

const LOCALES = join(import.meta.dirname, "../../../src/yamen/locales/en/rules");
const told = (game: string) => new Set([...readFileSync(join(LOCALES, `${game}.ftl`), "utf8").matchAll(/^(rules-[\w-]+) =/gm)].map(([, key]) => key));

test.each(Object.entries(CHAPTERS))("every rule of %s stands in one chapter and has a text, and every text is shown", (game, chapters) => {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  expect(new Set(rules).size).toBe(rules.length);
  const shown = [...rules.map(ruleKey), ...chapters.map(({ id }) => `rules-${game}-${id}`)];
  const questions = [...told(game)].filter((key) => /-q\d$/.test(key));
  const summary = [...told(game)].filter((key) => key?.startsWith(`rules-${game}-summary`));
  expect(new Set([...shown, ...questions, ...summary])).toEqual(told(game));
});

test("a rule is found in its chapter, and icons belong to rules", () => {
  expect(chapterOf("gugong", "G10.4")?.id).toBe("canal");
  expect(chapterOf("gugong", "D1.1")).toBeUndefined();
  const rules = Object.values(CHAPTERS).flatMap((chapters) => chapters.flatMap((chapter) => chapter.rules));
  expect(Object.keys(ICONS).filter((rule) => !rules.includes(rule))).toEqual([]);
});
