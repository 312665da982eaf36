/** What a thing is called and means, in the reader's language. */
import { language, t } from "../../lib/language.svelte";
import type { Player } from "../game";
import { type Action, type Bonus, type DragonView, type Event, type Person, type Size, type SuperEvent, type Type, typeOf } from "./view";

export interface About {
  name: string;
  text: string;
  rule?: string;
}

const ACTION_RULE: Record<Action, string> = {
  taxes: "D3.5",
  build: "D3.6",
  harvest: "D3.7",
  fireworks: "D3.8",
  military_parade: "D3.9",
  research: "D3.10",
  privilege: "D3.11",
  build_wall: "D8.2",
};
const EVENT_RULE: Record<Event, string> = {
  peace: "D5.1",
  tribute: "D5.2",
  drought: "D5.3",
  contagion: "D5.4",
  mongols: "D5.5",
  festival: "D5.6",
};
const SUPER_RULE: Record<SuperEvent, string> = {
  lantern_festival: "D9.2",
  buddha: "D9.3",
  earthquake: "D9.4",
  flood: "D9.5",
  solar_eclipse: "D9.6",
  volcanic_eruption: "D9.7",
  tornado: "D9.8",
  sunrise: "D9.9",
  assassination_attempt: "D9.10",
  edict: "D9.11",
};

const about = (key: string, args?: Record<string, string | number>): string => t(`dragon-scene-about-${key}`, args);
const word = (words: string, name: string): string => capital(language.word("dragon", words, name));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1);

export function describe(thing: string, view: DragonView, players: Player[]): About | null {
  const [kind = "", name = "", more = ""] = thing.split(":");
  const number = Number(name);
  switch (kind) {
    case "action":
      return ofAction(name as Action, view);
    case "person":
      return ofPerson(name as Person, view, true);
    case "tile":
      return ofPerson(name as Person, view, false);
    case "resident":
      return ofPerson(more as Person, view, false);
    case "symbol":
    case "type":
      return { name: word("type", name), text: about(`type-${name as Type}`), rule: "D1.1" };
    case "card":
      return { name: word("card", name), text: about(name === "wild" ? "wild" : "card"), rule: "D4.1" };
    case "palace":
      return { name: about("palace", { palace: number }), text: about("palace-text"), rule: "D2.4" };
    case "new-palace":
      return { name: about("new-palace"), text: about("new-palace-text"), rule: "D3.6" };
    case "privilege":
    case "size":
      return ofPrivilege(name as Size, view);
    case "bonus":
      return {
        name: about("bonus", { bonus: language.word("dragon", "bonus", name) }),
        text: about("bonus-text", { amount: view.printed.bonuses[name as Bonus] }),
        rule: "D8.2",
      };
    case "wall": {
      const builder = view.wall[number - 1];
      const text = builder === undefined ? about("wall-open") : about("wall-built", { player: players[builder]?.name ?? "?" });
      return { name: about("wall", { space: number }), text, rule: "D8.3" };
    }
    case "month":
      return ofMonth(number, view);
    case "super-event":
      if (view.super_event_hidden) return { name: about("super-hidden"), text: about("super-hidden-text"), rule: "D9.1" };
      return view.super_event && {
        name: word("super_event", view.super_event),
        text: capital(language.option("dragon", "super_event", view.super_event)),
        rule: SUPER_RULE[view.super_event],
      };
    case "marker":
      return {
        name: about("marker", { player: players[number]?.name ?? "?", steps: view.players[number]?.steps ?? 0 }),
        text: about("marker-text", { place: view.order.indexOf(number) + 1 }),
        rule: "D2.5",
      };
    case "dragon":
      return { name: about("dragon", { player: players[number]?.name ?? "?" }), text: about("dragon-text"), rule: "D3.2" };
    case "track":
      return { name: about("track"), text: about("track-text"), rule: "D2.5" };
    case "goods":
      return ofGoods(name);
    case "court":
      return { name: players[number]?.name ?? "?", text: t("dragon-scene-symbols") };
    default:
      return null;
  }
}

function ofAction(name: Action, view: DragonView): About {
  const group = view.groups.findIndex((actions) => actions.includes(name));
  const yuan = view.fees[group] ?? 0;
  const text = about(`action-${name}`, view.printed.prices);
  return { name: word("action", name), text: yuan ? `${text} ${about("fee", { yuan })}` : text, rule: ACTION_RULE[name] };
}

function ofPerson(person: Person, view: DragonView, inSupply: boolean): About {
  const { value = 0, symbols = 0 } = view.printed.persons[person] ?? {};
  const text = [about(`type-${typeOf(person)}`), about("tile", { value, symbols })];
  if (inSupply) text.push(about("left", { left: view.supply[person] ?? 0 }));
  return { name: word("person", person), text: text.join(" "), rule: "D1.1" };
}

function ofPrivilege(size: Size, view: DragonView): About {
  const args = { price: view.printed.prices[size], dragons: view.printed.dragons[size] };
  return { name: word("size", size), text: about("privilege", args), rule: "D3.11" };
}

function ofMonth(month: number, view: DragonView): About | null {
  const event = view.events[month - 1];
  if (!event) return null;
  const { tribute, contagion, festival } = view.printed;
  const [first = 0, second = 0] = festival;
  const args = { yuan: tribute, persons: contagion, first, second };
  const name = about("month", { month, event: language.word("dragon", "event", event) });
  return { name, text: about(`event-${event}`, args), rule: EVENT_RULE[event] };
}

function ofGoods(name: string): About | null {
  switch (name) {
    case "points":
      return { name: capital(t("dragon-scene-points")), text: about("points-text"), rule: "D7.2" };
    case "wall":
      return { name: capital(about("wall-tiles")), text: about("wall-tiles-text"), rule: "D8.1" };
    default:
      return { name: capital(about(name)), text: about(`${name}-text`), rule: "D7.1" };
  }
}
