/** What each thing of the table is called, and what it means. */
import { language, t } from "../../lib/language.svelte";
import type { Player } from "../game";
import {
  actionOf,
  type Benefit,
  giftAt,
  LOCATIONS,
  type Location,
  matches,
  type Reward,
  type View,
} from "./view";

export interface Told {
  name: string;
  text: string;
  rule?: string;
}
const text = (key: string, args?: Record<string, string | number>) => t(`gugong-scene-${key}`, args);
const word = (set: string, name: string) => language.word("gugong", set, name);
const join = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(" ");

const RULES: Record<Location, string> = {
  travel: "G4.1",
  great_wall: "G5.1",
  jade: "G6.1",
  intrigue: "G7.1",
  palace: "G8.1",
  decrees: "G9.1",
  canal: "G10.1",
};
/** What things cost a player; without a seat, what is printed. */
const costs = (view: View, seat: number | null): Pick<View["costs"][number], "option_b" | "houses" | "square"> => view.costs[seat ?? -1] ?? view.printed;

function location(name: Location, view: View, seat: number | null): string {
  const { goal, points } = view.printed.wall;
  return text(`about-${name}`, { b: costs(view, seat).option_b.travel, goal, points });
}

function card(gift: string, view: View): Told {
  const action = actionOf(gift);
  const act = LOCATIONS.includes(action as Location) ? location(action as Location, view, null) : text(`about-${action}`);
  const matching = matches(view, gift);
  return { name: word("gift", gift), text: join(act, matching > 0 && `${text("matches", { matches: matching })}.`), rule: "G3.6" };
}

export function token(name: string, view: View): Told {
  const { token_vp: points, token_card, token_servants } = view.printed;
  return {
    name: word("token", name),
    text: text(`token-${name}`, { points, card: token_card, servants: token_servants }),
    rule: ["plus1", "toll", "follow"].includes(name) ? "G4.5" : "G4.4",
  };
}

function decree(name: string, view: View, seat: number | null, players: Player[]): Told {
  const index = view.decrees.findIndex((each) => each.decree === name);
  const owners = (view.decrees[index]?.servants ?? []).map((owner) => players[owner]?.name ?? "?");
  const points = view.printed.decree_points[name] ?? 0;
  const level = view.decrees[index]?.level ?? 1;
  const servants = view.costs[seat ?? -1]?.decrees[index] ?? view.printed.decree_costs[level - 1] ?? 0;
  return {
    name: word("decree", name),
    text: join(
      `${text("decree-level", { level })}.`,
      text("decree-about", { servants }),
      points > 0 && text("decree-points", { points }),
      owners.length > 0 && text("on-it", { players: owners.join(", ") }),
    ),
    rule: `G9.${level + 1}`,
  };
}

function ship(seat: number, number: number, view: View, players: Player[]): Told {
  const found = view.players[seat]?.ships[number - 1];
  return {
    name: text("ship", { ship: number, player: players[seat]?.name ?? "?" }),
    text: found ? text("ship-about", { harbour: found.harbour, servants: found.servants, spaces: view.printed.ship_spaces }) : "",
    rule: "G10.2",
  };
}

function wall(view: View, players: Player[]): Told {
  const builders = view.players.flatMap((family, seat) => (family.wall ? [`${players[seat]?.name ?? "?"}: ${family.wall}`] : []));
  const filled = view.players.reduce((sum, family) => sum + family.wall, 0);
  return {
    name: text("wall"),
    text: text("wall-about", { filled, goal: view.printed.wall.goal, builders: builders.join(", ") }).trim(),
    rule: "G5.2",
  };
}

function envoy(seat: number, view: View, players: Player[]): Told | null {
  const family = view.players[seat];
  if (!family) return null;
  const points = view.printed.arrival[family.arrival - 1] ?? 0;
  return {
    name: text("envoy", { player: players[seat]?.name ?? "?" }),
    text: family.arrival ? text("envoy-arrived", { points }) : text("envoy-about", { step: family.envoy }),
    rule: "G8.1",
  };
}

/** What a thing is called, as a heading, and what it means. */
export function describe(thing: string, view: View, players: Player[]): Told | null {
  const told = tell(thing, view, players);
  if (!told) return null;
  return { ...told, name: told.name.charAt(0).toLocaleUpperCase(language.code) + told.name.slice(1) };
}

/** The things by how their ids begin; what comes after the colon is given. */
function tell(thing: string, view: View, players: Player[]): Told | null {
  const [kind = "", first = "", second = ""] = thing.split(":");
  const seat = players.find((player) => player.mine)?.seat ?? null;
  const number = Number(first);
  const who = { player: players[number]?.name ?? "?" };
  switch (kind) {
    case "hand":
    case "discard":
      return card(first, view);
    case "gift": {
      const place = first as Location;
      const gift = giftAt(view, place);
      const name = word("location", place);
      return {
        name: gift ? text("gift-at", { location: name, gift: word("gift", gift) }) : name,
        text: join(location(place, view, seat), text("card-value")),
        rule: RULES[place],
      };
    }
    case "city": {
      const lying = view.cities[first];
      const about = lying ? token(lying, view) : null;
      return {
        name: join(word("city", first), about && `(${about.name})`),
        text: about?.text ?? text("free-city"),
        rule: about?.rule ?? "G4.2",
      };
    }
    case "token":
      return token(first, view);
    case "token-pile":
      return { name: text("token-pile"), text: text("token-pile-about", { pile: view.token_pile, discards: view.token_discards }), rule: "G2.2" };
    case "house": {
      const price = costs(view, seat).houses[number - 1] ?? 0;
      const about = view.houses[number - 1] ? text("house-about", { servants: price }) : text("house-empty");
      return { name: text("house", { house: number }), text: about, rule: "G6.1" };
    }
    case "square":
      return { name: text("square"), text: text("square-about", { servants: costs(view, seat).square }), rule: "G6.1" };
    case "decree":
      return decree(first, view, seat, players);
    case "ship":
      return ship(number, Number(second), view, players);
    case "berth":
      return { name: text("berth", { harbour: Number(second) }), text: text("berth-about"), rule: "G10.3" };
    case "reward": {
      const reward = first as Reward;
      const about = { harbour: view.printed.reward_harbours[reward], spaces: view.printed.reward_spaces[reward] };
      return { name: word("reward", reward), text: text("reward-about", about), rule: "G10.4" };
    }
    case "harbour":
      return { name: text("last-harbour"), text: text("last-harbour-about"), rule: "G10.4" };
    case "benefit":
      return {
        name: text("benefit", { benefit: word("benefit", first) }),
        text: text("benefit-about", { steps: view.printed.benefits[first as Benefit] }),
        rule: "G5.3",
      };
    case "die":
      return {
        name: text("die", { value: view.dice[number - 1] ?? 0 }),
        text: text("die-about", { points: view.printed.night_points }),
        rule: "G12.1",
      };
    case "face":
      return { name: text("face", { value: number }), text: "", rule: "G5.3" };
    case "option":
      return {
        name: text(`option-${first}`),
        text: text(`${first}-${second}`, { b: costs(view, seat).option_b.travel }),
        rule: RULES[second as Location],
      };
    case "servant": {
      const family = view.players[seat ?? 0];
      const args = { pool: family?.pool ?? 0, supply: family?.supply ?? 0 };
      return { name: word("servant", first), text: text(`servant-${first}-about`, args), rule: "G11.1" };
    }
    case "traveller": {
      const city = view.players[number]?.traveller;
      return { name: text("traveller", who), text: city ? `${word("city", city)}.` : text("traveller-home"), rule: "G4.2" };
    }
    case "envoy":
      return envoy(number, view, players);
    case "marker":
      return { name: text("marker", who), text: text("marker-about", { step: view.players[number]?.intrigue ?? 0 }), rule: "G7.2" };
    case "medal":
      return { name: text("medal"), text: text("medal-about"), rule: "G7.1" };
    case "wall":
      return wall(view, players);
    case "wall-rule":
      return { name: text("wall-rule"), text: location("great_wall", view, seat), rule: "G5.2" };
    case "pile":
      return { name: text("pile"), text: text("pile-about", { pile: view.pile }), rule: "G10.4" };
    case "arrival":
      return {
        name: text("arrival", { place: number }),
        text: text("arrival-about", { points: view.printed.arrival[number - 1] ?? 0 }),
        rule: "G13.4",
      };
    case "day":
      return { name: text("day", { day: number }), text: text("day-about"), rule: "G2" };
    case "pool":
      return { name: text("pool"), text: text("pool-about"), rule: "G1.7" };
    case "tokens":
      return { name: text("tokens"), text: text("tokens-about"), rule: "G4.6" };
    case "jade": {
      const { worth, more } = view.printed;
      return { name: text("jade"), text: text("jade-about", { points: worth.join(" / "), more }), rule: "G13.5" };
    }
    case "claims":
      return { name: text("claims"), text: text("claims-about"), rule: "G10.4" };
    case "automa":
      return {
        name: text("automa-name", { card: word("automa", first) }),
        text: language.sentence("gugong", "event", { kind: "twilight-card", automa: first }, []),
        rule: "G14.2",
      };
    default:
      return null;
  }
}
