/** The guides' texts: each one that a guide can ask for exists in every language, and each one that exists is asked for. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES as CLIENTS, loadBoard } from "../games";
import { LANGUAGES } from "../lib/language.svelte";

const SOURCE = join(import.meta.dirname, "..");
const LOCALES = join(SOURCE, "../../src/yamen/locales");
const coach = readFileSync(join(SOURCE, "guide/Coach.svelte"), "utf8");
const GAMES = CLIENTS.filter(({ guided }) => guided).map(({ name }) => name);
const FILES = ["guide", ...GAMES.map((name) => `${name}-guide`)];
const keysOf = (code: string) =>
  FILES.flatMap((file) => [...readFileSync(join(LOCALES, code, `rules/${file}.ftl`), "utf8").matchAll(/^(guide-[\w-]+) =/gm)].map((found) => found[1] ?? ""));

/** What a guide may say by its steps; the reasons of its verdicts are tested with it. */
async function saidBy(name: string): Promise<string[]> {
  const { guide } = await loadBoard(name);
  const said = (guide?.steps ?? []).flatMap((step) => {
    if (step.kind === "word") return [step.id];
    if (step.kind === "questions") return step.asked.flatMap((id) => [`question-${id}`, `question-${id}-answer`]);
    return step.kind === "task" ? ["", "-hint", "-done"].map((end) => `task-${step.text ?? step.id}${end}`) : [];
  });
  return [...new Set(["more", "wait", "ask", ...said])].map((end) => `guide-${name}-${end}`);
}

test.each(GAMES)("%s: every text of its guide exists", async (name) => {
  const known = keysOf("en");
  expect((await saidBy(name)).filter((key) => !known.includes(key))).toEqual([]);
});

test("every text is asked for", async () => {
  const said = (await Promise.all(GAMES.map(saidBy))).flat();
  const sources = GAMES.map((name) => readFileSync(join(SOURCE, "games", name, "guide.ts"), "utf8")).join("\n");
  const reason = (key: string) => {
    const found = /^guide-[a-z]+-task-[a-z]+-why-([a-z]+)$/.exec(key);
    return found !== null && sources.includes(`"${found[1] ?? ""}"`);
  };
  const help = /^guide-[a-z]+-ask-/; // one for each question, which the server names
  expect(keysOf("en").filter((key) => !said.includes(key) && !coach.includes(`"${key}"`) && !reason(key) && !help.test(key))).toEqual([]);
});

test.each(Object.keys(LANGUAGES))("%s has the same texts as English, in the same order", (code) => {
  expect(keysOf(code)).toEqual(keysOf("en"));
});
