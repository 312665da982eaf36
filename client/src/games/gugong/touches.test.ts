/** Every choice that games really offered can be made by touching the board or beside it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe as group, expect, test } from "vitest";
import vocabulary from "../../generated/words.json";
import type { LegalMove, RefusedMove } from "../../lib/api";
import { language } from "../../lib/language.svelte";
import type { Message } from "../../lib/messages";
import { Choosing } from "../../table/choosing.svelte";
import { COLOURS, type Player } from "../game";
import { changed } from "./changed";
import decisions from "./decisions.json";
import { describe } from "./describe";
import { costAndGain } from "./costAndGain";
import { amount, sign } from "./signs";
import { placeOf, touches } from "./things";
import { LOCATIONS, type View } from "./view";

interface Decision {
  seat: number;
  question: Message;
  legal: LegalMove[];
  refused: RefusedMove[];
  view: View;
}
const all = decisions as unknown as Decision[];
for (const code of ["en", "pl", "cs", "tr"] as const) {
  for (const file of ["common", "gugong", "gugong-scene"]) {
    language.add(code, readFileSync(`../src/yamen/locales/${code}/${file}.ftl`, "utf8"));
  }
}
const people = (view: View): Player[] =>
  view.players.map((_, seat) => ({ seat, name: `P${seat}`, colour: COLOURS[seat] ?? "cloud", bot: false, mine: seat === 0 }));
/** What is answered beside the board alone: taking a number of servants, exchanging tokens, or nothing. */
const BESIDE = new Set(["skip", "no-actions", "gain", "gain-double", "tokens"]);
/** Moves of chance, which nobody is asked for. */
const CHANCE = new Set(["start", "deal", "lay-decree", "lay-token", "roll", "focus", "automa", "reveal"]);

function ask({ legal, refused, question, view }: Decision): { choosing: Choosing; made: number[] } {
  const made: number[] = [];
  const choosing = new Choosing((move) => made.push(move));
  choosing.ask(legal, refused, (message) => touches(message, question, view));
  return { choosing, made };
}

test("the positions show every question and every move that a person can be asked for", () => {
  const asked = new Set(all.map(({ question }) => question.kind));
  const rare = ["make-room"]; // nobody plays so badly by chance
  expect(Object.keys(vocabulary.gugong.ask).filter((kind) => !asked.has(kind))).toEqual(rare);
  const offered = new Set(all.flatMap(({ legal }) => legal.map(({ message }) => message.kind)));
  expect(Object.keys(vocabulary.gugong.move).filter((kind) => !offered.has(kind) && !CHANCE.has(kind))).toEqual([]);
});

group("every decision", () => {
  test.each(all.map((one, at) => [`${at} ${one.question.kind}`, one] as const))("%s: touching a move's things leads to it", (_, one) => {
    for (const { move, message } of one.legal) {
      const things = touches(message, one.question, one.view);
      expect(things.length === 0).toBe(BESIDE.has(message.kind));
      const { choosing, made } = ask(one);
      for (const thing of things) {
        expect(choosing.state(thing)).toBe("legal");
        choosing.touch(thing);
      }
      if (choosing.ready === null) {
        // Only moves beside the board need a choice from the list.
        expect(choosing.open.map((path) => path.move)).toContain(move);
        expect(things).toEqual([]);
        choosing.choose(move);
      } else choosing.confirm();
      expect(made).toEqual([move]);
    }
  });

  test.each(all.map((one, at) => [`${at} ${one.question.kind}`, one] as const))("%s: nothing refused looks allowed", (_, one) => {
    const { choosing } = ask(one);
    for (const { message } of one.refused) {
      const [first] = touches(message, one.question, one.view);
      if (!first || choosing.paths.some((path) => path.things[0] === first)) continue;
      expect(choosing.state(first)).toBe("refused");
      expect(choosing.reason(first)).not.toBeNull();
    }
  });
});

test.each(["en", "pl", "cs", "tr"] as const)("everything that can be touched has a name and a meaning (%s)", (code) => {
  language.code = code;
  for (const one of all) {
    const things = [...one.legal, ...one.refused].flatMap(({ message }) => touches(message, one.question, one.view));
    const others = ["wall-rule", "medal", "pile", "token-pile", "harbour:5", "day:2", "arrival:1", "jade", "tokens", "claims", "pool"];
    const pieces = one.view.players.flatMap((_, seat) => [`envoy:${seat}`, `marker:${seat}`, `traveller:${seat}`]);
    const cards = (one.view.solo?.today ?? []).map((card) => `automa:${card}`);
    for (const thing of new Set([...things, ...others, ...pieces, ...cards, ...LOCATIONS.map((location) => `gift:${location}`)])) {
      const told = describe(thing, one.view, people(one.view));
      expect(told?.name, thing).toBeTruthy();
      expect(told?.rule, thing).toMatch(/^G\d/);
      expect(`${told?.name} ${told?.text}`).not.toMatch(/\[gugong|undefined|NaN|\[object/);
    }
  }
  language.code = "en";
});

test("a question about a place is answered there", () => {
  for (const { question, view } of all) {
    const place = placeOf(question, view);
    if (question.location) expect(place).toBe(question.location);
    if (place !== null) expect(LOCATIONS).toContain(place);
  }
});

test("costs, gains and signs name symbols of the sprite", () => {
  const sprite = readFileSync("public/icons.svg", "utf8");
  for (const { legal, view, question, seat } of all) {
    for (const { message } of legal) {
      const things = touches(message, question, view);
      const found = costAndGain(message, view, things, seat);
      if (message.kind.startsWith("option-")) expect(found?.gain.length).toBeGreaterThan(0);
      const signs = things.map((thing) => sign(thing, view, message));
      const drawn = signs.flatMap((one) => [...(one?.icons ?? []), ...(one?.after ?? [])]);
      for (const icon of [...(found?.cost ?? []), ...(found?.gain ?? []), ...drawn, ...(amount(message)?.parts ?? []).map(([part]) => part)]) {
        expect(sprite).toContain(`id="${icon}"`);
      }
    }
  }
});

test.each(["en", "pl", "cs", "tr"] as const)("choices about the same question are told apart by their signs (%s)", (code) => {
  language.code = code;
  for (const { legal, view, question } of all) {
    const drawn = legal.map(({ message }) => touches(message, question, view).map((thing) => sign(thing, view, message)));
    const said = drawn.filter((signs) => signs.length && signs.every(Boolean)).map((signs) => JSON.stringify(signs));
    expect(said.filter((one, at) => said.indexOf(one) !== at), question.kind).toEqual([]);
    expect(said.join()).not.toMatch(/\[gugong|undefined|NaN/);
  }
  language.code = "en";
});

test("what changed is what differs, and nothing else", () => {
  for (const { view } of all) expect(changed(view, structuredClone(view)).size).toBe(0);
  const [first] = all;
  if (!first) throw new Error("There are no positions.");
  const view = first.view;
  const after = structuredClone(view);
  after.players.forEach((family) => (family.envoy += 1));
  after.dice[1] = (after.dice[1] ?? 1) + 1;
  after.board[6] = "9-none";
  expect(changed(view, after)).toEqual(new Set(["envoy:0", "envoy:1", "die:2", "gift:canal"]));
});

test("every text of the scene is asked for", () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  const code = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  const computed = /^(place|about|token|level|a|b|option|servant)-/; // a location, an action, a token, a level …
  const texts = readFileSync("../src/yamen/locales/en/gugong-scene.ftl", "utf8");
  const keys = [...texts.matchAll(/^gugong-scene-([\w-]+) =/gm)].map((found) => found[1] ?? "");
  const asked = (key: string) => code.includes(`gugong-scene-${key}"`) || code.includes(`gugong-scene-${key}'`) || code.includes(`text("${key}"`);
  expect(keys.filter((key) => !asked(key) && !computed.test(key))).toEqual([]);
});
