/** What a choice costs and brings, in symbols. */
import type { Message } from "../../lib/messages";
import { DECREES, TOKEN_ICONS } from "./icons";
import { type Benefit, BENEFIT_STEPS, decreeCost, giftAt, type Goods, type Location, TOKEN_PRICES, valueOf, type View } from "./view";

export interface Hint {
  cost: string[];
  gain: string[];
}
const many = (icon: string, count: number): string[] => Array.from({ length: count }, () => icon);
const BENEFIT_ICONS: Record<Benefit, string[]> = { servant: ["servant"], servants: ["servant", "servant"], die: ["die"], jade: ["jade"] };
const GOODS_ICONS: Record<Goods, string[]> = { servant: ["servant"], double_servant: ["double-servant"], vp: ["vp", "vp"], jade: ["jade"] };
const REWARD_ICONS: Record<string, string[]> = { vp: ["vp"], card: ["card-back"], double: ["double-servant"] };
/** Variants A and B of the actions. */
const OPTION_A: Record<string, Hint> = {
  travel: { cost: [], gain: ["traveller"] },
  great_wall: { cost: [], gain: ["wall"] },
  intrigue: { cost: [], gain: ["intrigue"] },
  palace: { cost: [], gain: ["envoy"] },
  canal: { cost: [], gain: ["ship", "arrow"] },
};
const OPTION_B: Record<string, Hint> = {
  travel: { cost: many("servant", 2), gain: ["traveller", "traveller"] },
  great_wall: { cost: ["servant"], gain: ["wall", "wall"] },
  intrigue: { cost: ["servant"], gain: many("intrigue", 3) },
  palace: { cost: many("servant", 2), gain: ["envoy", "envoy", "intrigue"] },
  canal: { cost: ["servant"], gain: ["ship", "ship"] },
};

export function hints(move: Message, view: View, things: string[]): Hint | null {
  const said = (field: string) => String(move[field]);
  switch (move.kind) {
    case "option-a":
    case "option-b": {
      const location = things[0]?.split(":")[2] ?? "";
      return (move.kind === "option-a" ? OPTION_A : OPTION_B)[location] ?? null;
    }
    case "exchange":
    case "swap-at": {
      const taken = giftAt(view, said("location") as Location);
      const given = move.gift === undefined ? [] : [`gift-${valueOf(said("gift"))}`];
      return taken ? { cost: given, gain: [`gift-${valueOf(taken)}`] } : null;
    }
    case "pay-servants":
      return { cost: many("servant", 2), gain: [] };
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
      return { cost: many("servant", view.printed.houses[Number(move.house) - 1] ?? 0), gain: ["jade"] };
    case "square":
      return { cost: many("servant", view.printed.square), gain: ["jade"] };
    case "decree": {
      const index = view.decrees.findIndex((each) => each.decree === move.decree);
      const icon = DECREES[said("decree")]?.icon ?? "decree";
      return { cost: many("servant", decreeCost(view, index, null)), gain: [icon] };
    }
    case "claim":
      return { cost: ["ship"], gain: REWARD_ICONS[said("reward")] ?? [] };
    case "benefit":
      return { cost: many("intrigue", Math.min(3, BENEFIT_STEPS[said("benefit") as Benefit])), gain: BENEFIT_ICONS[said("benefit") as Benefit] };
    case "turn":
      return { cost: [`die-${view.dice[Number(move.die) - 1] ?? 1}`], gain: [`die-${said("value")}`] };
    case "tokens": {
      const goods = said("goods") as Goods;
      return { cost: many("tok-back", TOKEN_PRICES[goods] - Number(move.doubles)), gain: GOODS_ICONS[goods] };
    }
    default:
      return null;
  }
}
