import { describe, expect, it } from "vitest";
import type { Message } from "../lib/messages";
import { Choosing, type Confirm } from "./choosing.svelte";

const give = (gift: string, location: string): Message => ({ kind: "exchange", gift, location });
const moves: Message[] = [
  give("vase", "hall"),
  give("vase", "canal"),
  give("silk", "hall"),
  { kind: "die", value: 3 },
  { kind: "skip" },
];
const touches = ({ kind, gift, location }: Message): string[] =>
  kind === "exchange" ? [`card:${gift}`, `at:${location}`] : kind === "die" ? ["die"] : [];
const legal = moves.map((message, move) => ({ move, text: "", message }));
const refused = [{ move: 9, text: "", message: give("silk", "canal"), reason: { kind: "too-few-servants" } }];

function choosing(confirm: Confirm = "touch") {
  const decided: number[] = [];
  const made = new Choosing(
    (move) => decided.push(move),
    () => confirm,
  );
  made.ask(legal, refused, touches);
  return { made, decided };
}

describe("choosing a move", () => {
  it("goes from thing to thing and waits to be confirmed", () => {
    const { made, decided } = choosing();
    expect(made.state("card:vase")).toBe("legal");
    expect(made.state("at:hall")).toBeUndefined();
    made.touch("card:vase");
    expect([made.state("card:vase"), made.state("at:canal"), made.ready]).toEqual(["selected", "legal", null]);
    made.touch("at:canal");
    expect([made.ready, decided]).toEqual([1, []]);
    made.confirm();
    expect(decided).toEqual([1]);
  });

  it("is confirmed by touching the last thing again", () => {
    const { made, decided } = choosing();
    made.touch("die");
    made.touch("die");
    expect(decided).toEqual([3]);
  });

  it("lets the person think again", () => {
    const { made, decided } = choosing();
    made.touch("card:vase");
    made.touch("at:hall");
    made.touch("at:canal");
    expect([made.touched, made.ready]).toEqual([["card:vase", "at:canal"], 1]);
    made.touch("card:silk");
    expect([made.touched, made.ready]).toEqual([["card:silk"], null]);
    made.touch("card:silk");
    expect(made.touched).toEqual([]);
    expect(decided).toEqual([]);
  });

  it("keeps what can't be touched apart, with its reason", () => {
    const { made, decided } = choosing();
    made.touch("card:silk");
    expect([made.state("at:canal"), made.reason("at:canal")?.kind]).toEqual(["refused", "too-few-servants"]);
    made.touch("at:canal");
    made.touch("nowhere");
    expect([made.touched, decided]).toEqual([["card:silk"], []]);
  });

  it("takes a choice beside the board at once, unless all is to be confirmed", () => {
    const { made, decided } = choosing();
    made.choose(4);
    made.choose(77);
    expect(decided).toEqual([4]);
    const careful = choosing("always");
    careful.made.choose(2);
    expect([careful.made.ready, careful.made.touched, careful.decided]).toEqual([2, ["card:silk", "at:hall"], []]);
    const quick = choosing("never");
    quick.made.touch("die");
    expect(quick.decided).toEqual([3]);
  });
});
