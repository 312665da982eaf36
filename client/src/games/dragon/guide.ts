/** The guide of a first game of In the Year of the Dragon: the first persons, then two months of peace. */
import { did, type Guide, type Situation, turnsOf } from "../../guide/guide";
import type { Message } from "../../lib/messages";
import { action, card, dragon, goods, marker, month, palace, person, TRACK } from "./things";
import { type DragonView, type Event, type Person, residents, type Type, typeOf } from "./view";

type At = Situation<DragonView>;

/** Whose symbols help with an event, or with what it asks for. */
const HELPS: Partial<Record<Event, Type>> = {
  tribute: "tax_collector",
  drought: "farmer",
  contagion: "healer",
  mongols: "warrior",
  festival: "pyrotechnist",
};
/** What the first two persons should bring together on the person track. */
const STEPS = 8;

const own = ({ view, seat }: At) => view.players[seat];
const doneSince = (at: At, since: number): Message[] => turnsOf(at.since(since), at.seat).flat();
const monthAfter =
  (number: number) =>
  ({ view }: At): boolean =>
    view.month > number;

/** The next event that will hurt, and its month. */
function ahead({ view }: At): { event: Event; month: number } | null {
  const at = view.events.findIndex((event, index) => index + 1 >= view.month && event !== null && event !== "peace");
  const event = view.events[at];
  return event ? { event, month: at + 1 } : null;
}

/** The next event with which nobody at court helps. */
function unprepared(at: At): { event: Event; month: number; type: Type } | null {
  const court = own(at);
  if (!court) return null;
  const types = residents(court).map(typeOf);
  for (const [index, event] of at.view.events.entries()) {
    const type = event ? HELPS[event] : undefined;
    if (event && type && index + 1 >= at.view.month && !types.includes(type)) return { event, month: index + 1, type };
  }
  return null;
}

/** The cards that take a person of a type: its own, and the wild ones. */
const cardsFor = (type: string): string[] => [type, "wild"];

/** Take a person who helps with what is coming. Both months of peace have this task. */
const prepare = (id: string, until: number) => ({
  kind: "task" as const,
  id,
  text: "prepare",
  begin: (at: At) => {
    if (monthAfter(until)(at)) return "never" as const;
    if (at.question?.kind !== "play-card") return "later" as const;
    const lacking = unprepared(at);
    const playable = at.legal.some(({ kind, card: name }) => kind === "play" && lacking && cardsFor(lacking.type).includes(String(name)));
    const there = lacking && Object.entries(at.view.supply).some(([kind, left]) => typeOf(kind as Person) === lacking.type && left > 0);
    return lacking && playable && there ? lacking : ("never" as const);
  },
  judge: (at: At, since: number, { type }: Record<string, unknown>) => {
    const events = doneSince(at, since);
    const taken = events.filter(({ kind }) => kind === "taken-in");
    if (taken.some((event) => typeOf(String(event.person) as Person) === type)) return { met: true as const };
    const played = events.filter(({ kind }) => kind === "card-played").map((event) => String(event.card));
    if (taken.length || did(events, at.seat, "turned-away")) return { met: false as const, why: "other", final: true };
    if (played.length && !played.some((name) => cardsFor(String(type)).includes(name))) return { met: false as const, why: "card", final: true };
    return { met: false as const };
  },
  point: (at: At) => [month(unprepared(at)?.month ?? 0)],
  place: "year",
  hint: (at: At, { type }: Record<string, unknown>) =>
    at.question?.kind === "take" ? Object.keys(at.view.supply).filter((kind) => typeOf(kind as Person) === type).map(person) : [card(String(type))],
});

export const guide: Guide<DragonView> = {
  deal: 4,
  steps: [
    { kind: "word", id: "year", point: ({ view }) => view.events.map((_, at) => month(at + 1)), place: "year" },
    { kind: "word", id: "months", point: (at) => [month(ahead(at)?.month ?? 0)], place: "year", args: (at) => ahead(at) ?? {} },
    { kind: "word", id: "persons", point: () => [palace(1), palace(2)] },
    { kind: "word", id: "track", point: () => [TRACK], place: "track" },
    {
      kind: "task",
      id: "draft",
      begin: (at) => (at.view.month > 0 ? "never" : at.question?.kind === "draft" ? { steps: STEPS } : "later"),
      judge: (at, since) => {
        const taken = doneSince(at, since).filter(({ kind }) => kind === "taken-in");
        const steps = taken.reduce((sum, event) => sum + Number(event.steps), 0);
        if (steps >= STEPS) return { met: true, args: { brought: steps } };
        return taken.length < 2 ? { met: false } : { met: false, why: "few", final: true };
      },
      hint: ({ view }) => Object.keys(view.supply).filter((kind) => (view.printed.persons[kind]?.value ?? 0) * 2 >= STEPS).map(person),
    },
    { kind: "play", id: "draft-over", done: monthAfter(0) },
    {
      kind: "task",
      id: "act",
      begin: (at) => (monthAfter(1)(at) ? "never" : at.question?.kind === "act" ? {} : "later"),
      judge: (at, since) => {
        const events = doneSince(at, since);
        if (did(events, at.seat, "fee-paid")) return { met: false, why: "fee", final: true };
        if (did(events, at.seat, "passed")) return { met: false, why: "passed", final: true };
        return did(events, at.seat, "action-taken") ? { met: true } : { met: false };
      },
      point: ({ view, seat }) => view.players.flatMap((court, other) => (other !== seat && court.dragon !== null ? [dragon(other)] : [])),
      place: "actions",
      hint: ({ view }) => view.groups.flatMap((group, at) => (view.players.some((court) => court.dragon === at) ? [] : group.map(action))),
    },
    prepare("prepare", 1),
    { kind: "play", id: "month-1", done: monthAfter(1) },
    { kind: "word", id: "scoring", point: () => ["goods:points", palace(1), palace(2)], args: scored },
    { kind: "questions", id: "after-a-month", asked: ["win", "turn", "hurt"], args: (at) => ahead(at) ?? {} },
    {
      kind: "task",
      id: "stores",
      begin: (at) => {
        const court = own(at);
        const hunger = at.view.needs[at.seat]?.find(({ month, kind }) => month === 3 && kind === "drought-short");
        if (!court || monthAfter(2)(at) || !hunger) return "never";
        if (at.question?.kind !== "act") return at.view.phase === "actions" && court.dragon === null ? "later" : "never";
        return at.legal.some((move) => move.action === "harvest") ? { palaces: hunger.figures.rice ?? 0 } : "never";
      },
      judge: (at, since) => {
        const events = doneSince(at, since);
        const taken = events.find(({ kind }) => kind === "action-taken");
        if (taken?.action === "harvest") return { met: true, args: { rice: own(at)?.rice ?? 0 } };
        return taken || did(events, at.seat, "passed") ? { met: false, why: "other", final: true } : { met: false };
      },
      point: () => [month(3), goods("rice")],
      hint: () => [action("harvest")],
    },
    prepare("prepare-again", 2),
    { kind: "play", id: "month-2", done: monthAfter(2) },
    { kind: "word", id: "marks", point: (at) => ["needs", marker(at.seat)] },
    { kind: "questions", id: "after-two-months", asked: ["win", "turn", "hurt"], args: (at) => ahead(at) ?? {} },
  ],
};

/** What the month that is over brought. */
function scored(at: At) {
  const events = at.since(0).flatMap(({ events: found }) => found.map(({ event }) => event));
  const last = events.findLast((event) => event.kind === "month-scored" && event.player === at.seat);
  return { palaces: Number(last?.palaces ?? 0), ladies: Number(last?.ladies ?? 0), dragons: Number(last?.dragons ?? 0) };
}
