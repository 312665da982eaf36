import { describe, expect, it } from "vitest";
import { type Beat, groups, lastOwn, since, withoutUndone, turns } from "./story";

const step = (number: number, seat: number, ...kinds: string[]) => ({ number, seat, events: kinds.map((kind) => ({ kind })) });
const summed = (found: ReturnType<typeof turns>) => found.map(({ seat, first, last, events }) => [seat, first, last, ...events.map((one) => one.event.kind)]);

describe("what happened", () => {
  it("is told turn by turn, chance with the move that it followed", () => {
    const steps = [step(1, 0, "exchanged"), step(2, 0, "envoy-moved"), step(3, -1, "dice-rolled"), step(4, 1, "passed")];
    expect(summed(turns(steps))).toEqual([
      [0, 1, 3, "exchanged", "envoy-moved", "dice-rolled"],
      [1, 4, 4, "passed"],
    ]);
  });

  it("leaves out what was taken back, and what anybody sees", () => {
    const steps = [
      step(1, 0, "exchanged", "gift-laid"),
      step(2, 0, "envoy-moved"),
      step(3, 0, "taken-back"),
      step(4, 0, "taken-back"),
      step(5, 0, "passed"),
    ];
    expect(withoutUndone(steps).map(({ number }) => number)).toEqual([5]);
    expect(summed(turns(steps.slice(0, 1)))).toEqual([[0, 1, 1, "exchanged"]]);
  });

  it("stands where all agreed to go back to, whoever moved since", () => {
    const back = (number: number, seat: number, to: number) => ({ number, seat, events: [{ kind: "taken-back", player: seat, to }] });
    const steps = [step(1, 0, "exchanged"), step(2, 0, "envoy-moved"), step(3, 0, "taken-back"), step(4, 0, "travelled"), step(5, -1, "dice-rolled"), step(6, 1, "passed"), back(7, 0, 3)];
    expect(withoutUndone(steps).map(({ number }) => number)).toEqual([1]);
    expect(withoutUndone([...steps, step(8, 0, "passed"), step(9, 1, "passed"), back(10, 1, 8)]).map(({ number }) => number)).toEqual([1, 8]);
    expect(withoutUndone([...steps, back(8, 1, 0)])).toEqual([]);
  });

  it("since one's own last move is what the others did", () => {
    const steps = [step(1, 0, "exchanged"), step(2, 1, "passed"), step(3, 2, "travelled"), step(4, 2, "token-used")];
    expect(summed(since(steps, [0]))).toEqual([
      [1, 2, 2, "passed"],
      [2, 3, 4, "travelled", "token-used"],
    ]);
    expect([lastOwn(steps, [0]), lastOwn(steps, [5]), lastOwn(steps, [2])]).toEqual([1, 0, 4]);
    expect([since(steps, [2]), since(steps, [5])]).toEqual([[], []]);
  });

  it("falls into turns, scenes and their parts", () => {
    const beat = (number: number, seat: number, ...kinds: string[]): Beat => ({ number, seat, events: kinds.map((kind) => ({ kind })), view: {}, to_move: null });
    const found = (beats: Beat[]) =>
      groups(
        beats,
        ({ kind }) => /revealed|falls|happens/.test(kind),
        ({ kind }) => kind === "card",
      ).map(({ chapter, first, last, scene }) => [chapter, first, last, scene]);
    // A day's turn is one group, each of the evening's cards another, the first along with the dusk.
    expect(
      found([beat(1, 0, "exchanged"), beat(2, -1, "automa-revealed"), beat(2, -1, "acts"), beat(3, -1, "dusk-falls"), beat(3, -1, "card"), beat(3, -1, "acts"), beat(4, -1, "card"), beat(4, -1, "night-falls")]),
    ).toEqual([
      [0, 0, 0, false],
      [1, 1, 2, true],
      [3, 3, 5, true],
      [3, 6, 6, true],
      [7, 7, 7, true],
    ]);
    // Whoever decides during an event stays in its chapter; after the new round each has a turn.
    expect(found([beat(1, 0, "passed"), beat(1, 0, "event-happens"), beat(2, 1, "released"), beat(2, 1, "round-begins"), beat(3, -1, "dealt"), beat(4, 1, "took"), beat(5, 0, "took"), beat(6, 0)])).toEqual([
      [0, 0, 0, false],
      [1, 1, 4, true],
      [5, 5, 5, false],
      [6, 6, 7, false],
    ]);
  });
});
