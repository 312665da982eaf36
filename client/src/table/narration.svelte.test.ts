import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import type { Step } from "../lib/live.svelte";
import type { TableController } from "./controller.svelte";
import { Narration } from "./narration.svelte";

const step = (number: number, seat: number, ...kinds: string[]): Step => ({ number, seat, events: kinds.map((kind) => ({ kind })) });

/** A table for one against an opponent without a seat, as far as a narration looks at it. */
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

function listening(run: (table: Table, narration: Narration) => void): void {
  const table = new Table();
  const narration = new Narration(() => table as unknown as TableController);
  const stop = $effect.root(() => {
    $effect(() => narration.listen());
  });
  flushSync();
  run(table, narration);
  stop();
}
const turn = [step(1, 0, "exchanged"), step(2, -1, "automa-revealed", "automa-acts", "jade-gained")];

describe("what the opponent does", () => {
  it("is told when it happens, from its first event on", () =>
    listening((table, narration) => {
      table.steps = turn.slice(0, 1);
      flushSync();
      expect(narration.on).toBe(false);
      table.steps = turn;
      flushSync();
      expect(narration.on).toBe(true);
      expect(narration.event?.kind).toBe("automa-revealed");
      expect(narration.full).toBe(false);
    }));

  it("is told only on demand when it happened before the page was opened", () =>
    listening((table, narration) => {
      table.steps = turn;
      flushSync();
      expect(narration.on).toBe(false);
      expect(narration.worthwhile).toBe(true);
    }));

  it("doesn't stand in the log before it is told", () =>
    listening((table, narration) => {
      table.steps = turn;
      narration.begin();
      const log = () => narration.steps.flatMap(({ events }) => events.map(({ kind }) => kind));
      expect(log()).toEqual(["exchanged", "automa-revealed"]);
      narration.at = 2;
      expect(log()).toEqual(["exchanged", "automa-revealed", "automa-acts", "jade-gained"]);
      expect(narration.last).toBe(true);
    }));

  it("is seen in place of the board at night", () =>
    listening((table, narration) => {
      table.steps = [...turn, step(3, -1, "night-falls", "card-matched")];
      narration.begin();
      expect(narration.full).toBe(false);
      narration.at = 3;
      expect([narration.full, narration.place?.now]).toEqual([true, 0]);
      narration.at = 4;
      expect([narration.full, narration.place?.now]).toEqual([true, 1]);
    }));
});
