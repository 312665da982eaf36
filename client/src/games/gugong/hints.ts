/** What a choice costs and brings, in symbols. */
import type { Message } from "../../lib/messages";
import { DECREES, TOKEN_ICONS } from "./icons";
import { type Benefit, giftAt, type Goods, type Location, valueOf, type View } from "./view";

export interface Hint {
  cost: string[];
  gain: string[];
}
const many = (icon: string, count: number): string[] => Array.from({ length: count }, () => icon);
const BENEFIT_ICONS: Record<Benefit, string[]> = { servant: ["servant"], servants: ["servant", "servant"], die: ["die"], jade: ["jade"] };
const GOODS_ICONS: Record<Goods, string> = { servant: "servant", double_servant: "double-servant", vp: "vp", jade: "jade" };
const REWARD_ICONS: Record<string, string[]> = { vp: ["vp"], card: ["card-back"], double: ["double-servant"] };
type Optional = keyof View["costs"][number]["option_b"];
/** What stands for variants A and B of the actions. */
const OPTIONS: Record<Optional, { a: string[]; b: string[] }> = {
  travel: { a: ["traveller"], b: ["traveller", "traveller"] },
  great_wall: { a: ["wall"], b: ["wall", "wall"] },
  intrigue: { a: ["intrigue"], b: many("intrigue", 3) },
  palace: { a: ["envoy"], b: ["envoy", "envoy", "intrigue"] },
  canal: { a: ["ship", "arrow"], b: ["ship", "ship"] },
};

export function hints(move: Message, view: View, things: string[], seat: number): Hint | null {
  const said = (field: string) => String(move[field]);
  const costs = view.costs[seat];
  switch (move.kind) {
    case "option-a":
    case "option-b": {
      const location = (things[0]?.split(":")[2] ?? "") as Optional;
      const found = OPTIONS[location];
      return move.kind === "option-a" ? { cost: [], gain: found.a } : { cost: many("servant", costs?.option_b[location] ?? 0), gain: found.b };
    }
    case "exchange":
    case "swap-at": {
      const taken = giftAt(view, said("location") as Location);
      const given = move.gift === undefined ? [] : [`gift-${valueOf(said("gift"))}`];
      return taken ? { cost: given, gain: [`gift-${valueOf(taken)}`] } : null;
    }
    case "pay-servants":
      return { cost: many("servant", view.printed.exchange_servants), gain: [] };
    case "discard":
      return { cost: [`gift-${valueOf(said("gift"))}`], gain: [] };
    case "swap-hand":
    case "swap-discard":
      return { cost: [`gift-${valueOf(said("gift"))}`], gain: ["swap"] };
    case "take-back":
      return { cost: [], gain: [`gift-${valueOf(said("gift"))}`] };
    case "remove":
      return { cost: [said("servant") === "double" ? "double-servant" : "servant"], gain: [] };
    case "place":
      return { cost: [said("servant") === "double" ? "double-servant" : "servant"], gain: ["wall"] };
    case "load":
    case "launch":
      return { cost: [said("servant") === "double" ? "double-servant" : "servant"], gain: ["ship"] };
    case "sail":
      return { cost: [], gain: ["ship", "arrow"] };
    case "gain":
      return { cost: [], gain: many("servant", Math.min(4, Number(move.amount))) };
    case "gain-double":
      return { cost: [], gain: ["double-servant", ...many("servant", Math.min(3, Number(move.amount)))] };
    case "to": {
      const token = view.cities[said("city")];
      return token ? { cost: [], gain: [TOKEN_ICONS[token] ?? "tok-back"] } : null;
    }
    case "house":
      return { cost: many("servant", costs?.houses[Number(move.house) - 1] ?? 0), gain: ["jade"] };
    case "square":
      return { cost: many("servant", costs?.square ?? 0), gain: ["jade"] };
    case "decree": {
      const index = view.decrees.findIndex((each) => each.decree === move.decree);
      const icon = DECREES[said("decree")]?.icon ?? "decree";
      return { cost: many("servant", costs?.decrees[index] ?? 0), gain: [icon] };
    }
    case "claim":
      return { cost: ["ship"], gain: REWARD_ICONS[said("reward")] ?? [] };
    case "benefit":
      return { cost: many("intrigue", Math.min(3, view.printed.benefits[said("benefit") as Benefit])), gain: BENEFIT_ICONS[said("benefit") as Benefit] };
    case "turn":
      return { cost: [`die-${view.dice[Number(move.die) - 1] ?? 1}`], gain: [`die-${said("value")}`] };
    case "tokens": {
      const goods = said("goods") as Goods;
      const count = goods === "vp" ? view.printed.tokens_for_vp : 1;
      return { cost: many("tok-back", view.printed.token_prices[goods] - Number(move.doubles)), gain: many(GOODS_ICONS[goods], count) };
    }
    default:
      return null;
  }
}
