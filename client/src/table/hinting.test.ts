import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableController } from "./controller.svelte";
import { Hinting } from "./hinting.svelte";

const HINT = { number: 4, seat: 0, win_chances: [0.6, 0.4], scores: [40, 38], moves: [{ move: 2 }, { move: 3 }] };
const sit = (more = {}) => ({ live: { id: "t" }, state: { hints: true, number: 4, legal: [1, 2, 3] }, choosing: { choose: vi.fn() }, myTurn: true, lookingBack: false, covered: null, ...more });
const ask = (controller: ReturnType<typeof sit>) => new Hinting(controller as unknown as TableController);
const answer = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } }));

afterEach(() => vi.unstubAllGlobals());

describe("a hint", () => {
  it("is offered at a table with hints to whoever is to move and sees the board as it is", () => {
    expect(ask(sit()).offered).toBe(true);
    for (const more of [{ state: { hints: false, number: 4 } }, { myTurn: false }, { lookingBack: true }, { covered: 1 }]) expect(ask(sit(more)).offered).toBe(false);
  });

  it("comes at once, is refined while one looks, and is asked for once for a position", async () => {
    const better = { ...HINT, moves: [{ move: 3 }, { move: 2 }] };
    let refine = (): void => undefined;
    const fetched = vi.fn((path: string) => (path.endsWith("refined=true") ? new Promise<Response>((done) => (refine = () => void answer(200, better)().then(done))) : answer(200, HINT)()));
    vi.stubGlobal("fetch", fetched);
    const hinting = ask(sit());
    const asked = hinting.ask();
    expect([hinting.open, hinting.busy]).toEqual([true, true]);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect([hinting.busy, hinting.refining, hinting.hint]).toEqual([false, true, HINT]);
    refine();
    await asked;
    expect([hinting.refining, hinting.hint]).toEqual([false, better]);
    hinting.close();
    expect(hinting.open).toBe(false);
    await hinting.ask();
    expect([hinting.open, hinting.hint, fetched.mock.calls.map(([path]) => path)]).toEqual([true, better, ["/api/tables/t/hint", "/api/tables/t/hint?refined=true"]]);
  });

  it("stays as it is where nothing better comes", async () => {
    vi.stubGlobal("fetch", (path: string) => answer(path.endsWith("refined=true") ? 429 : 200, HINT)());
    const hinting = ask(sit());
    await hinting.ask();
    expect([hinting.refining, hinting.wrong, hinting.hint]).toEqual([false, null, HINT]);
  });

  it("has moves that can be taken while it is read", async () => {
    vi.stubGlobal("fetch", answer(200, HINT));
    const controller = sit();
    const hinting = ask(controller);
    await hinting.ask();
    hinting.take(1);
    hinting.take(2);
    hinting.close();
    hinting.take(0);
    expect(controller.choosing.choose.mock.calls).toEqual([[3]]);
  });

  it("isn't asked for where there is only one move", async () => {
    const fetched = vi.fn(answer(200, HINT));
    vi.stubGlobal("fetch", fetched);
    const hinting = ask(sit({ state: { hints: true, number: 4, legal: [1] } }));
    await hinting.ask();
    expect([hinting.useful, hinting.open, fetched.mock.calls.length]).toEqual([false, false, 0]);
  });

  it("goes with its position", async () => {
    vi.stubGlobal("fetch", answer(200, HINT));
    const controller = sit();
    const hinting = ask(controller);
    await hinting.ask();
    controller.state.number = 6;
    expect(hinting.open).toBe(false);
    const again = hinting.ask();
    expect([hinting.busy, hinting.hint]).toEqual([true, null]);
    await again;
  });

  it("that fails says why and can be asked for again", async () => {
    vi.stubGlobal("fetch", answer(500, { error: "internal", message: "no" }));
    const hinting = ask(sit());
    await hinting.ask();
    expect([hinting.open, hinting.busy, hinting.wrong]).toMatchObject([true, false, { kind: "internal" }]);
    vi.stubGlobal("fetch", answer(200, HINT));
    await hinting.ask();
    expect([hinting.wrong, hinting.hint]).toEqual([null, HINT]);
  });
});
