/** The texts of the pages around the table: each one that is asked for exists, and each one that exists is asked for. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LEVELS } from "./tables";

const SOURCE = join(import.meta.dirname, "..");
const LOCALES = join(SOURCE, "../../src/yamen/locales");
const keysOf = (code: string) => [...readFileSync(join(LOCALES, code, "client.ftl"), "utf8").matchAll(/^(client-[\w-]+) =/gm)].map((found) => found[1] ?? "");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$|generated/.test(file));
const code = files.map((file) => readFileSync(join(SOURCE, file), "utf8")).join("\n");

/** How keys begin that the code puts together, and where their other parts come from. */
const COMPUTED = [
  new RegExp(`^client-bot-(${[...LEVELS, "random", "greedy"].join("|")})(-about)?$`),
  /^client-error-/,
  /^client-preview-/, // said by the server, where links are shown
  /^client-notify-(error|kind)-/,
  /^client-pace-(calm|daily|brisk|live)$/,
  /^client-(ignored|notice|sanction|report-reason)-/,
];

it("every text that the code names exists", () => {
  const named = new Set([...code.matchAll(/["`](client-[a-z0-9_-]+)["`]/g)].map((found) => found[1] ?? ""));
  const known = new Set(keysOf("en"));
  expect([...named].filter((key) => !known.has(key))).toEqual([]);
});

it("every text is named by the code, or belongs to a group that it puts together", () => {
  const unused = keysOf("en").filter((key) => !code.includes(`"${key}"`) && !code.includes(`\`${key}\``) && !COMPUTED.some((group) => group.test(key)));
  expect(unused).toEqual([]);
});

it.each(["pl", "cs", "tr"])("%s has the same texts as English, in the same order", (other) => {
  expect(keysOf(other)).toEqual(keysOf("en"));
});
