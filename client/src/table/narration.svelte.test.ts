import { flushSync } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Step } from "../lib/live.svelte";
import type { TableController } from "./controller.svelte";
import { Narration } from "./narration.svelte";
import { preferences } from "./preferences.svelte";

const step = (number: number, seat: number, ...kinds: string[]): Step => ({ number, seat, events: kinds.map((kind) => ({ kind })) });

/** A table as far as a narration looks at it; `cast`: with an opponent without a seat, there are more of them than seats. */
class Table {
  steps = $state.raw<Step[]>([]);
  lastOwn = 0;
  state;
  mine = [0];
  presented: unknown[] = [];
  game = {
    scene: ({ kind }: { kind: string }) => ["automa-revealed", "night-falls"].includes(kind),
    full: ({ kind }: { kind: string }) => kind === "night-falls",
    Story: {},
  };
  constructor(cast: string[], seats: number) {
    this.state = { cast, seats: Array.from({ length: seats }, () => ({})), seat: 0, number: 0, view: { now: true } };
  }
  get history() {
    return this.steps;
  }
  catchingUp = $state(false);
  get live() {
    return { id: "t", steps: this.steps, state: this.state, catchingUp: this.catchingUp };
  }
  present(past: unknown) {
    this.presented.push(past);
  }
}

/** The server tells a frame for each event. */
function answer(table: Table) {
  return (path: string) => {
    const asked = new URL(path, "http://table").searchParams;
    const [since, number] = [Number(asked.get("since")), Number(asked.get("number"))];
    const steps = table.steps.filter((one) => one.number > since && one.number <= number);
    const frames = steps.flatMap((one) => one.events.map((event, at) => ({ number: one.number, seat: one.seat, events: [event], view: { at: `${one.number}.${at}` }, to_move: null })));
    return Promise.resolve(new Response(JSON.stringify({ view: { at: "before", day: 1 }, frames }), { headers: { "Content-Type": "application/json" } }));
  };
}

async function listening(run: (table: Table, narration: Narration, come: (...steps: Step[]) => Promise<void>) => Promise<void>, cast = ["Ada", "Automa"], seats = 1): Promise<void> {
  const table = new Table(cast, seats);
  vi.stubGlobal("fetch", answer(table));
  const narration = new Narration(() => table as unknown as TableController);
  const stop = $effect.root(() => {
    $effect(() => narration.listen());
  });
  flushSync();
  const come = async (...steps: Step[]) => {
    table.steps = [...table.steps, ...steps];
    table.state.number = steps.at(-1)?.number ?? 0;
    flushSync();
    await vi.waitFor(() => expect(narration.on && !narration.beats.length).toBe(false));
  };
  await run(table, narration, come);
  stop();
}
const own = step(1, 0, "exchanged");
const turn = step(2, -1, "automa-revealed", "automa-acts", "jade-gained");
const kinds = (steps: readonly Step[]) => steps.flatMap(({ events }) => events.map(({ kind }) => kind));

afterEach(() => {
  vi.unstubAllGlobals();
  preferences.setPace("normal");
  preferences.setByItself(false);
});

describe("what the opponent does", () => {
  it("is told when it happens, and the table stands as it did until then", () =>
    listening(async (table, narration, come) => {
      await come(own);
      expect(narration.on).toBe(false);
      await come(turn);
      expect(table.presented).toHaveLength(1);
      expect(narration.event?.kind).toBe("automa-revealed");
      expect([narration.full, narration.waits]).toEqual([false, true]);
      expect(narration.beat?.view).toEqual({ at: "2.0", day: 1 });
    }));

  it("is told only on demand when it happened before the page was opened", () =>
    listening(async (_, narration, come) => {
      await come(own, turn);
      expect([narration.on, narration.worthwhile]).toEqual([false, true]);
      narration.begin();
      await vi.waitFor(() => expect(narration.event?.kind).toBe("automa-revealed"));
    }));

  it("is told as soon as all of it is known, and not from the middle", () =>
    listening(async (table, narration, come) => {
      table.catchingUp = true;
      await come(turn);
      expect(narration.worthwhile).toBe(false);
      table.steps = [own, ...table.steps];
      table.catchingUp = false;
      expect(narration.worthwhile).toBe(true);
    }));

  it("goes on by itself to the end of the part, and then waits for one tap", () =>
    listening(async (_, narration, come) => {
      await come(own);
      await come(turn);
      expect(narration.pause).toBeGreaterThan(500);
      narration.next();
      narration.next();
      expect([narration.event?.kind, narration.pause, narration.last]).toEqual(["jade-gained", null, true]);
      preferences.setByItself(true);
      expect(narration.pause).toBeGreaterThan(500);
      narration.at = 0;
      narration.tap();
      expect(narration.on).toBe(false);
    }));

  it("doesn't stand in the log before it is told", () =>
    listening(async (_, narration, come) => {
      await come(own);
      await come(turn);
      expect(kinds(narration.log)).toEqual(["exchanged", "automa-revealed"]);
      narration.at = 2;
      expect(kinds(narration.log)).toEqual(["exchanged", "automa-revealed", "automa-acts", "jade-gained"]);
    }));

  it("is seen in place of the board at night", () =>
    listening(async (_, narration, come) => {
      await come(own);
      await come(turn, step(3, -1, "night-falls", "card-matched"));
      expect(narration.full).toBe(false);
      narration.tap();
      expect([narration.full, narration.event?.kind]).toEqual([true, "night-falls"]);
    }));
});

describe("several bots in a row", () => {
  const bots = ["Ada", "Bo", "Cai"];
  const moves = [step(2, 1, "exchanged", "travelled"), step(3, 2, "passed")];

  it("are followed one after the other, at the pace that was chosen", () =>
    listening(
      async (table, narration, come) => {
        await come(own);
        await come(...moves.slice(0, 1));
        await come(...moves.slice(1));
        await vi.waitFor(() => expect(narration.beats).toHaveLength(3));
        expect(narration.groups.map(({ first, last }) => [first, last])).toEqual([[0, 1], [2, 2]]);
        expect([narration.brief, narration.waits, table.presented.length]).toEqual([true, false, 1]);
        const normal = narration.pause ?? 0;
        preferences.setPace("fast");
        expect(narration.pause).toBeLessThan(normal);
        for (const seen of [["exchanged"], ["exchanged", "travelled"], ["exchanged", "travelled", "passed"]]) {
          expect(kinds(narration.log)).toEqual(["exchanged", ...seen]);
          narration.next();
        }
        expect(narration.on).toBe(false);
      },
      bots,
      3,
    ));

  it("are told in their order, also where the server's later answer comes first", () =>
    listening(
      async (table, narration, come) => {
        await come(own);
        const held: (() => void)[] = [];
        const answered = answer(table);
        vi.stubGlobal("fetch", (path: string) => new Promise((done) => held.push(() => done(answered(path)))));
        for (const move of moves) {
          table.steps = [...table.steps, move];
          flushSync();
        }
        held[1]?.();
        await new Promise((done) => setTimeout(done));
        expect(kinds(narration.log)).toEqual(["exchanged"]);
        held[0]?.();
        await vi.waitFor(() => expect(narration.beats.map(({ number }) => number)).toEqual([2, 2, 3]));
      },
      bots,
      3,
    ));

  it("are followed by a round's end of at most four seconds", () =>
    listening(
      async (table, narration, come) => {
        table.game.full = () => false;
        await come(own);
        preferences.setPace("slow");
        await come(step(2, 1, "night-falls", "paid", "fed", "lost", "decayed", "scored"));
        let whole = 0;
        for (; narration.on; narration.next()) whole += narration.pause ?? Infinity;
        expect(whole).toBeGreaterThan(3000);
        expect(whole).toBeLessThanOrEqual(4000);
      },
      bots,
      3,
    ));

  it("are seen at once by who wants that, and what is taken back is not told", () =>
    listening(
      async (_, narration, come) => {
        await come(own);
        preferences.setPace("off");
        await come(...moves.slice(0, 1));
        expect(narration.on).toBe(false);
        preferences.setPace("slow");
        await come(...moves.slice(1));
        expect(narration.on).toBe(true);
        await come(step(4, 2, "taken-back"));
        expect(narration.on).toBe(false);
      },
      bots,
      3,
    ));
});
