import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Step } from "../lib/live.svelte";
import type { Desk } from "./desk.svelte";
import { Tale } from "./tale.svelte";

const step = (number: number, seat: number, ...kinds: string[]): Step => ({ number, seat, events: kinds.map((kind) => ({ kind })) });

/** A table for one against an opponent without a seat, as far as a tale looks at it. */
class Table {
  steps = $state.raw<Step[]>([]);
  lastOwn = 0;
  state = { cast: ["Ada", "Automa"], seats: [{}], seat: 0 };
  game = {
    scene: ({ kind }: { kind: string }) => ["automa-revealed", "night-falls"].includes(kind),
    full: ({ kind }: { kind: string }) => kind === "night-falls",
    Story: {},
  };
  get history() {
    return this.steps;
  }
  get live() {
    return { steps: this.steps };
  }
}

function listening(run: (table: Table, tale: Tale) => void): void {
  const table = new Table();
  const tale = new Tale(() => table as unknown as Desk);
  const stop = $effect.root(() => {
    $effect(() => tale.listen());
  });
  flushSync();
  run(table, tale);
  stop();
}
const turn = [step(1, 0, "exchanged"), step(2, -1, "automa-revealed", "automa-acts", "jade-gained")];

describe("what the opponent does", () => {
  it("is told when it happens, from its first event on", () =>
    listening((table, tale) => {
      table.steps = turn.slice(0, 1);
      flushSync();
      expect(tale.on).toBe(false);
      table.steps = turn;
      flushSync();
      expect(tale.on).toBe(true);
      expect(tale.event?.kind).toBe("automa-revealed");
      expect(tale.full).toBe(false);
    }));

  it("is told only on demand when it happened before the page was opened", () =>
    listening((table, tale) => {
      table.steps = turn;
      flushSync();
      expect(tale.on).toBe(false);
      expect(tale.worthwhile).toBe(true);
    }));

  it("doesn't stand in the log before it is told", () =>
    listening((table, tale) => {
      table.steps = turn;
      tale.begin();
      const log = () => tale.steps.flatMap(({ events }) => events.map(({ kind }) => kind));
      expect(log()).toEqual(["exchanged", "automa-revealed"]);
      tale.at = 2;
      expect(log()).toEqual(["exchanged", "automa-revealed", "automa-acts", "jade-gained"]);
      expect(tale.last).toBe(true);
    }));

  it("is seen in place of the board at night", () =>
    listening((table, tale) => {
      table.steps = [...turn, step(3, -1, "night-falls", "card-matched")];
      tale.begin();
      expect(tale.full).toBe(false);
      tale.at = 3;
      expect([tale.full, tale.place?.now]).toEqual([true, 0]);
      tale.at = 4;
      expect([tale.full, tale.place?.now]).toEqual([true, 1]);
    }));
});
