/** The table as it is drawn: whatever a move touches lies there and can be touched. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { LegalMove, RefusedMove } from "../../lib/api";
import { language } from "../../lib/language.svelte";
import type { Message } from "../../lib/messages";
import { Choosing } from "../../table/choosing.svelte";
import { COLOURS, type Player } from "../game";
import decisions from "./decisions.json";
import gugong from "./board";
import type { View } from "./view";

interface Decision {
  players: number;
  seat: number;
  question: Message;
  legal: LegalMove[];
  refused: RefusedMove[];
  view: View;
}
const all = decisions as unknown as Decision[];
for (const file of ["common", "gugong", "gugong-scene"]) {
  language.add("en", readFileSync(`../src/yamen/locales/en/${file}.ftl`, "utf8"));
}

let mounted: Record<string, unknown>[] = [];
afterEach(() => {
  mounted.forEach((component) => void unmount(component));
  mounted = [];
  document.body.replaceChildren();
});

function lay({ view, seat, question, legal, refused }: Decision, withPanels = false): Choosing {
  const players: Player[] = view.players.map((_, at) => ({ seat: at, name: `P${at}`, colour: COLOURS[at] ?? "cloud", bot: at !== seat, mine: at === seat }));
  const choosing = new Choosing(() => undefined);
  choosing.ask(legal, refused, (message) => gugong.touches(message, question, view));
  const props = { view, seat, players, toMove: seat, choosing, fresh: new Set<string>() };
  const target = document.body;
  mounted.push(mount(gugong.Scene, { target, props: { ...props, camera: { x: 0, y: 0, ...gugong.size } } }));
  mounted.push(mount(gugong.Own, { target, props }));
  for (const player of withPanels ? players : []) mounted.push(mount(gugong.Panel, { target, props: { ...props, player } }));
  flushSync();
  return choosing;
}
const lying = (thing: string) => document.querySelectorAll(`[data-thing="${thing}"]`);
const asButton = (thing: string) => [...lying(thing)].filter((found) => found.matches("button, [role=button]"));

/** One position for each question, and for each location where it is about one; what else there is to touch is alike. */
const asked = new Map(all.map((one) => [`${one.question.kind} ${one.question.kind === "pay-exchange" ? "" : (one.question.location ?? "")}`, one]));
/** Of moves that end with the same thing, one will do. */
const paths = (one: Decision) =>
  new Map(one.legal.map(({ message }) => gugong.touches(message, one.question, one.view)).map((things) => [things.at(-1), things])).values();

test.each([...asked])("%s: every thing of every move lies on the table", { timeout: 20_000 }, (_, one) => {
  const choosing = lay(one);
  for (const things of paths(one)) {
    choosing.clear();
    flushSync();
    for (const thing of things) {
      const [button] = asButton(thing);
      expect(button, thing).toBeDefined();
      expect(button?.getAttribute("aria-label")).toBeTruthy();
      choosing.touch(thing);
      flushSync();
    }
  }
  expect(document.body.textContent).not.toMatch(/\[gugong|undefined|NaN/);
});

test("a touch on the board chooses, a second one on the same thing confirms", () => {
  const one = all.find(({ question }) => question.kind === "travel");
  if (!one) throw new Error("No position asks where to travel.");
  const choosing = lay(one);
  const [first] = one.legal;
  const [city] = asButton(gugong.touches(first?.message ?? { kind: "" }, one.question, one.view)[0] ?? "");
  city?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(choosing.ready).toBe(first?.move);
});

test("the board has ten cities, one route and four houses for few, fourteen, two and six for many", () => {
  for (const [players, cities, houses, numbers] of [[2, 10, 4, 1], [5, 14, 6, 2]] as const) {
    const one = all.find((found) => found.players === players);
    if (!one) throw new Error(`No position with ${players} players.`);
    lay(one, true);
    expect(document.querySelectorAll("section[aria-label]").length).toBe(players);
    expect(document.querySelectorAll('[data-thing^="city:"]').length).toBe(cities);
    expect(document.querySelectorAll('[data-thing^="house:"]').length).toBe(houses);
    expect([...document.querySelectorAll("svg.gugong text")].filter((text) => text.previousElementSibling?.matches("circle.f-q")).length).toBe(5 * numbers);
    mounted.forEach((component) => void unmount(component));
    mounted = [];
    document.body.replaceChildren();
  }
});
