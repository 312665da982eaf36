/** The guide of a first game of Gùgōng: a turn, then the rest of the day and the night. */
import { type Arguments, did, type Guide, type Situation, type Task, turnsOf, type Verdict } from "../../guide/guide";
import type { Message } from "../../lib/messages";
import { die, envoy, gift, hand } from "./things";
import { giftAt, isFree, LOCATIONS, type Location, matches, valueOf, type View } from "./view";

type At = Situation<View>;

/** What an exchange is paid with; it is told before the exchange. */
const PAYMENTS = ["servants-removed", "double-removed", "card-discarded", "without-actions"];
const SERVANTS_PAID = ["servants-removed", "double-removed"];

const handOf = ({ view, seat }: At): string[] => view.cards[seat]?.hand.cards ?? [];
const dayIsOver = ({ view }: At): boolean => view.day > 1;
/** No exchange follows any more today. */
const noMoreTurns = (at: At): boolean => dayIsOver(at) || (handOf(at).length === 0 && at.question === null);
const exchangedBy = (seat: number) => (event: Message) => event.kind === "exchanged" && event.player === seat;

/** Tasks of the day begin where the player chooses an exchange. */
const atAnExchange =
  (solvable: (at: At) => boolean, about: (at: At) => Arguments = () => ({})): Task<View>["begin"] =>
  (at) => {
    if (dayIsOver(at)) return "never";
    if (at.question?.kind !== "exchange") return "later";
    return solvable(at) ? about(at) : "never";
  };

/** Whether an action there can be had without servants: after an exchange that is free, or paid for with a card. */
const canActAt = (at: At, location: Location): boolean => handOf(at).length > 1 || handOf(at).some((card) => isFree(at.view, card, location));

/** Whether servants can pay for an exchange. */
const canPay = ({ view, seat }: At): boolean => (view.players[seat]?.servants ?? 0) >= view.printed.exchange_servants;

/** The free cards for a location, and the location. */
const freely = (at: At, location: Location): string[] => [...handOf(at).filter((card) => isFree(at.view, card, location)).map(hand), gift(location)];

/** How a task stands that one turn of several can solve. */
function inSomeTurn(at: At, since: number, solved: (events: Message[]) => boolean, why: (events: Message[]) => string | undefined): Verdict {
  const turns = turnsOf(at.since(since), at.seat);
  if (turns.some(solved)) return { met: true };
  const last = turns.at(-1);
  // Before the exchange is made and its actions are over, nothing is decided.
  const reason = last && (at.question === null || at.question.kind === "exchange") ? why(last) : undefined;
  return { met: false, why: reason, final: noMoreTurns(at) };
}

/** Where gifts lie that have the value of a die. */
const matching = ({ view }: At): Location[] =>
  LOCATIONS.filter((location) => {
    const lying = giftAt(view, location);
    return lying !== null && matches(view, lying) > 0;
  });

const DICE = [1, 2, 3].map(die);

export const guide: Guide<View> = {
  deal: 9,
  steps: [
    { kind: "word", id: "palace", point: ({ seat }) => [envoy(seat), "arrival:1"], place: "palace" },
    { kind: "word", id: "turn", point: () => LOCATIONS.map(gift) },
    { kind: "word", id: "cards", point: (at) => handOf(at).map(hand) },
    { kind: "word", id: "marks", point: () => ["pool"] },
    {
      kind: "task",
      id: "free",
      begin: atAnExchange((at) => handOf(at).some((card) => LOCATIONS.some((location) => isFree(at.view, card, location)))),
      judge: (at, since) => {
        const [turn = []] = turnsOf(at.since(since), at.seat);
        if (at.question?.kind === "pay-exchange") return { met: false, why: "pay" };
        if (!turn.some(exchangedBy(at.seat))) return { met: false };
        const before = turn.slice(0, turn.findIndex(exchangedBy(at.seat)));
        return did(before, at.seat, ...PAYMENTS) ? { met: false, why: "paid", final: true } : { met: true };
      },
      place: "palace",
      hint: (at) => freely(at, "palace"),
    },
    {
      kind: "play",
      id: "first-turn",
      done: (at) => {
        const turns = at.since(0);
        const own = turns.findIndex((turn) => turn.seat === at.seat && turn.events.some(({ event }) => exchangedBy(at.seat)(event)));
        return dayIsOver(at) || (own >= 0 && turns.length > own + 1);
      },
    },
    { kind: "questions", id: "after-a-turn", asked: ["win", "turn", "hurt"], args: pace },
    {
      kind: "task",
      id: "envoy",
      point: ({ seat }) => [envoy(seat)],
      place: "palace",
      begin: atAnExchange((at) => canActAt(at, "palace")),
      judge: (at, since) =>
        inSomeTurn(
          at,
          since,
          (turn) => did(turn, at.seat, "envoy-moved", "palace-reached") && !did(turn, at.seat, ...SERVANTS_PAID),
          (turn) => (did(turn, at.seat, "envoy-moved", "palace-reached") ? "paid" : "still"),
        ),
      hint: (at) => freely(at, "palace"),
    },
    {
      kind: "task",
      id: "travel",
      point: () => [gift("travel")],
      place: "travel",
      begin: atAnExchange((at) => canActAt(at, "travel") || canPay(at)),
      judge: (at, since) => inSomeTurn(at, since, (turn) => did(turn, at.seat, "travelled"), () => "elsewhere"),
      hint: (at) => freely(at, "travel"),
    },
    {
      kind: "task",
      id: "match",
      point: () => DICE,
      place: "palace",
      // The dice are noted: when the night has been told, those of the next day have been rolled.
      begin: atAnExchange(
        (at) => matching(at).length > 0,
        (at) => ({ dice: at.view.dice.join(" ") }),
      ),
      judge: (at, since, { dice }) =>
        inSomeTurn(
          at,
          since,
          (turn) => turn.some((event) => exchangedBy(at.seat)(event) && String(dice).split(" ").includes(String(valueOf(String(event.taken))))),
          () => "other",
        ),
      hint: (at) => [...DICE, ...matching(at).map(gift)],
    },
    { kind: "play", id: "night", done: dayIsOver },
    { kind: "word", id: "night-over", point: () => DICE, place: "palace", args: night },
    { kind: "word", id: "scoring", point: ({ seat }) => [envoy(seat)], place: "palace", args: pace },
    { kind: "word", id: "morning", point: (at) => handOf(at).map(hand) },
    { kind: "questions", id: "after-a-day", asked: ["win", "turn", "hurt"], args: pace },
  ],
};

/** How far the envoy is. */
function pace({ view, seat }: At) {
  const own = view.players[seat];
  return { envoy: own?.envoy ?? 0, points: own?.points ?? 0 };
}

/** What the first night brought. */
function night(at: At) {
  const events = at.since(0).flatMap(({ events: found }) => found.map(({ event }) => event));
  const counted = events.find((event) => event.kind === "matches-counted" && event.player === at.seat);
  return { matches: Number(counted?.matches ?? 0), most: did(events, at.seat, "most-matches") ? "yes" : "no" };
}
