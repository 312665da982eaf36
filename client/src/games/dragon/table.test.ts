import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import vocabulary from "../../generated/words.json";
import { type Code, language, LANGUAGES } from "../../lib/language.svelte";
import { Choosing } from "../../table/choosing.svelte";
import { COLOURS, type Player } from "../game";
import { describe as about } from "./describe";
import { type Position, positions } from "./fixtures/positions";
import dragon from "./board";

for (const code of Object.keys(LANGUAGES) as Code[]) {
  for (const file of ["common", "dragon", "dragon-scene"]) {
    language.add(code, readFileSync(`../src/yamen/locales/${code}/${file}.ftl`, "utf-8"));
  }
}
const NAMES = ["Ada", "Bot 2", "Zofia", "Emre", "Jana"];

const playersOf = ({ view, seat: mine }: Position): Player[] =>
  view.players.map((_, seat) => ({ seat, name: NAMES[seat] ?? "", colour: COLOURS[seat] ?? "cloud", bot: false, mine: seat === mine }));

function choosingAt({ legal, refused }: Position, decided: (move: number) => void): Choosing {
  const choosing = new Choosing(decided);
  choosing.ask(legal, refused, (move) => dragon.touches(move));
  return choosing;
}

const shown: Record<string, unknown>[] = [];
function clear(): void {
  shown.splice(0).forEach((component) => void unmount(component));
  document.body.replaceChildren();
}
afterEach(() => {
  clear();
  language.code = "en";
});

/** The board and one's own court, and with `others` the panels of all players. */
function show(position: Position, choosing: Choosing, others = false): HTMLElement {
  const { view, seat } = position;
  const players = playersOf(position);
  const props = { view, seat, players, toMove: seat, choosing, fresh: new Set<string>() };
  const target = document.body;
  shown.push(mount(dragon.Scene, { target, props: { ...props, camera: { x: 0, y: 0, ...dragon.size } } }));
  shown.push(mount(dragon.Own, { target, props }));
  for (const player of others ? players : []) shown.push(mount(dragon.Panel, { target, props: { ...props, player } }));
  flushSync();
  return target;
}

/** What can be pressed, by thing. */
const buttons = (): Map<string, Element> =>
  new Map([...document.querySelectorAll("[role=button][data-thing], button[data-thing]")].map((node) => [node.getAttribute("data-thing") ?? "", node]));

/** One position for each question. */
const each = positions.filter(({ question }, at) => positions.findIndex((other) => other.question.kind === question.kind) === at);
const LONG = 60_000;

describe("the Dragon table", () => {
  it("tells choices about the same question apart by signs of the sprite", () => {
    const sprite = readFileSync("public/icons.svg", "utf8");
    for (const { legal, view, question } of positions) {
      const drawn = legal.map(({ message }) => (dragon.touches(message)[0] ?? "") && dragon.sign(dragon.touches(message)[0] ?? "", view, message)).filter((sign) => sign !== "");
      for (const sign of drawn) for (const icon of [...(sign?.icons ?? []), ...(sign?.after ?? [])]) expect(sprite).toContain(`id="${icon}"`);
      const said = drawn.map((sign) => JSON.stringify(sign));
      expect(said.filter((one, at) => said.indexOf(one) !== at), question.kind).toEqual([]);
    }
  });

  it("has recorded every question and every move that a person makes", () => {
    const asked = new Set(positions.map(({ question }) => question.kind));
    expect([...asked].sort()).toEqual(Object.keys(vocabulary.dragon.ask).sort());
    const byChance = ["deal", "event", "start"];
    const made = new Set(positions.flatMap(({ legal }) => legal.map(({ message }) => message.kind)));
    expect([...made, ...byChance].sort()).toEqual(Object.keys(vocabulary.dragon.move).sort());
  });

  it(
    "offers every legal move by things that can be pressed, or only beside the board",
    () => {
      const beside = new Set<string>();
      for (const position of positions) {
        let decided: number | null = null;
        const choosing = choosingAt(position, (move) => (decided = move));
        const drawn = each.includes(position);
        if (drawn) show(position, choosing);
        const found = buttons();
        for (const { move, things, message } of choosing.paths) {
          if (!things.length) beside.add(message.kind);
          for (const thing of drawn ? things : []) expect(found.get(thing)?.getAttribute("aria-disabled"), thing).toBe("false");
          choosing.clear();
          things.forEach((thing) => choosing.touch(thing));
          if (things.length) choosing.confirm();
          else choosing.choose(move);
          expect(decided, `${position.question.kind}: ${JSON.stringify(message)}`).toBe(move);
        }
        clear();
      }
      expect([...beside].sort()).toEqual(["pass", "return-rice", "return-yuan", "super", "turn-away"]);
    },
    LONG,
  );

  it(
    "is played by pressing, with the mouse or the keyboard",
    () => {
      for (const position of each) {
        const choosing = choosingAt(position, () => undefined);
        show(position, choosing);
        const path = choosing.paths.find(({ things }) => things.length === 1);
        if (!path) continue;
        const [thing = ""] = path.things;
        const pressed = buttons().get(thing);
        pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        flushSync();
        expect(choosing.ready).toBe(path.move);
        expect(buttons().get(thing)?.getAttribute("aria-pressed")).toBe("true");
        choosing.clear();
        flushSync();
        if (pressed?.tagName === "g") {
          buttons().get(thing)?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
          expect(choosing.ready).toBe(path.move);
        }
        clear();
      }
    },
    LONG,
  );

  it(
    "marks nothing as possible that isn't, and says why",
    () => {
      for (const position of each) {
        const choosing = choosingAt(position, () => undefined);
        show(position, choosing);
        const legal = new Set(choosing.paths.flatMap(({ things }) => things));
        for (const [thing, button] of buttons()) {
          expect(button.getAttribute("aria-disabled"), thing).toBe(String(!legal.has(thing)));
          const reason = legal.has(thing) ? null : choosing.reason(thing);
          if (reason) expect(button.getAttribute("aria-label")).toContain(language.sentence("dragon", "why", reason, NAMES));
        }
        clear();
      }
    },
    LONG,
  );

  it.each(Object.keys(LANGUAGES) as Code[])(
    "explains every thing on it, in %s",
    (code) => {
      language.code = code;
      for (const kind of ["draft", "act", "edict", "wall"]) {
        const position = each.find(({ question }) => question.kind === kind);
        if (!position) throw new Error(`No position asks ${kind}.`);
        const table = show(position, choosingAt(position, () => undefined), true);
        const things = new Set([...table.querySelectorAll("[data-thing]")].map((node) => node.getAttribute("data-thing") ?? ""));
        expect(things.size).toBeGreaterThan(50);
        for (const thing of things) {
          const told = about(thing, position.view, playersOf(position));
          expect(told, thing).not.toBeNull();
          expect(`${told?.name} ${told?.text}`, thing).not.toMatch(/\[|\{|undefined/);
          expect(told?.rule, thing).toMatch(/^D\d+\.\d+$/);
        }
        const labels = [...table.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label"));
        expect(`${table.textContent} ${labels.join()}`).not.toMatch(/\[dragon|undefined/);
        clear();
      }
      const { view } = each[0] ?? {};
      for (const name of ["lantern_festival", "buddha", "solar_eclipse", "assassination_attempt"] as const) {
        expect(view && about("super-event", { ...view, super_event: name }, [])?.text).not.toMatch(/\[/);
      }
    },
    LONG,
  );

  it.each(Object.keys(LANGUAGES) as Code[])("has a sentence for all that a month can do, in %s", (code) => {
    language.code = code;
    const keys = [...readFileSync(`../src/yamen/locales/${code}/dragon-scene.ftl`, "utf-8").matchAll(/^(dragon-scene-need-[\w-]+) =/gm)];
    expect(keys.length).toBeGreaterThan(25);
    const args = { yuan: 4, rice: 3, have: 1, persons: 2, points: 3, tiles: 1, palaces: 1, back: 3, goods: 7, dragons: 2 };
    for (const [, key = ""] of keys) expect(language.text(key, args)).not.toMatch(/[[\]{}]/);
  });

  it("shows of closed hands how many cards there are and what was played, and the cards to their holder", () => {
    const found = positions.find(({ view, question }) => view.players.every(({ cards }) => !cards) && view.month > 2 && question.kind === "play-card");
    if (!found) throw new Error("No game with closed hands was recorded.");
    const table = show(found, choosingAt(found, () => undefined), true);
    const others = found.view.players.filter((_, seat) => seat !== found.seat);
    const labels = [...table.querySelectorAll(".cards.closed")].map((node) => node.getAttribute("aria-label"));
    for (const { card_count, played } of others) {
      const names = played.map((card) => language.word("dragon", "card", card)).join(", ");
      expect(labels).toContain(`Cards in hand: ${card_count}. Played: ${names}`);
    }
    const own = [...buttons().keys()].filter((thing) => thing.startsWith("card:"));
    expect(new Set(own)).toEqual(new Set(found.view.hand?.map((card) => `card:${card}`)));
  });

  it("shows that a super event lies face down, not which", () => {
    const found = positions.find(({ view }) => view.super_event_hidden);
    if (!found) throw new Error("No game with a hidden super event was recorded.");
    const table = show(found, choosingAt(found, () => undefined));
    expect(table.querySelector(".super")?.textContent.trim()).toBe("?Face down");
    expect(about("super-event", found.view, [])?.name).toBe("A super event lies face down");
  });

  it("says in the head of the page which month it is", () => {
    const actions = positions.find(({ question, view }) => question.kind === "act" && view.month === 7);
    const draft = positions.find(({ question }) => question.kind === "draft");
    expect(actions && dragon.status(actions.view)).toBe("Month 7 of 12 · actions");
    expect(draft && dragon.status(draft.view)).toBe("First persons");
  });

  it("tells points by source in the order of the rules, the wall only where it is built", () => {
    for (const { view } of positions) {
      const sources = dragon.sources(view) ?? [];
      expect(sources.map(({ source }) => source).includes("wall")).toBe(view.great_wall);
      const sums = view.players.map((_, seat) => sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
      expect(sums).toEqual(dragon.points(view));
    }
  });

  it("tells what is new since another view of it", () => {
    const first = positions.find(({ question }) => question.kind === "draft");
    const later = positions.find(({ question, view }) => question.kind === "act" && view.month === 7);
    if (!first || !later || first.view.players.length !== later.view.players.length) throw new Error("The recorded games have changed.");
    const found = dragon.changed?.(first.view, later.view) ?? new Set();
    for (const thing of ["month:7", "wall:1", "marker:0", "court:0"]) expect(found).toContain(thing);
    expect(dragon.changed?.(later.view, later.view).size).toBe(0);
  });
});
