import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const styled = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|css)$/.test(file));
const code = styled.map((file) => readFileSync(join(SOURCE, file), "utf8")).join("\n");

it("every custom property that a style asks for is set somewhere", () => {
  const set = new Set([...code.matchAll(/(--[\w-]+)["']?\s*[:=]/g)].map((found) => found[1]));
  const asked = new Set([...code.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]));
  expect(asked.size).toBeGreaterThan(50);
  expect([...asked].filter((name) => !set.has(name))).toEqual([]);
});
