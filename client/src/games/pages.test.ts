/** What games say on the pages around their boards: each text belongs to an option or is asked for, in every language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../lib/language.svelte";
import { GAMES } from ".";

const LOCALES = join(import.meta.dirname, "../../../src/yamen/locales");
const keysOf = (code: string, game: string) =>
  [...readFileSync(join(LOCALES, code, `${game}-pages.ftl`), "utf8").matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? "");
const ASKED = /^(card-about|card-duration|solo|solo-(?:title|about|players|seats|summary)|lost|round|pausing|setup-.+)$/;

test.each(GAMES.map(({ name }) => name))("%s", (game) => {
  const known = keysOf("en", game);
  for (const name of ["card-about", "card-duration", "round"]) expect(known).toContain(`${game}-${name}`);
  expect(known.filter((key) => !key.startsWith(`${game}-`) || !ASKED.test(key.slice(game.length + 1)))).toEqual([]);
  for (const code of Object.keys(LANGUAGES)) expect(keysOf(code, game)).toEqual(known);
});
