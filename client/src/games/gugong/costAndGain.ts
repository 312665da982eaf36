/** What a choice costs and brings, in symbols. */
import type { Message } from "../../lib/messages";
import type { CostAndGain } from "../game";
import { GOODS_ICONS } from "./icons";
import { type Benefit, type Goods, isFree, type Location, valueOf, type View } from "./view";

const many = (icon: string, count: number): string[] => Array.from({ length: count }, () => icon);
type Optional = keyof View["costs"][number]["option_b"];
/** What stands for variants A and B of the actions. */
const OPTIONS: Record<Optional, { a: string[]; b: string[] }> = {
  travel: { a: ["traveller"], b: ["traveller", "traveller"] },
  great_wall: { a: ["wall"], b: ["wall", "wall"] },
  intrigue: { a: ["intrigue"], b: many("intrigue", 3) },
  palace: { a: ["envoy"], b: ["envoy", "envoy", "intrigue"] },
  canal: { a: ["ship", "arrow"], b: ["ship", "ship"] },
};

export function costAndGain(move: Message, view: View, things: string[], seat: number): CostAndGain | null {
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
      return isFree(view, said("gift"), said("location") as Location) ? { cost: [], gain: ["check"] } : { cost: many("servant", view.printed.exchange_servants), gain: [] };
    case "pay-servants":
      return { cost: many("servant", view.printed.exchange_servants), gain: [] };
    case "discard":
      return { cost: [`gift-${valueOf(said("gift"))}`], gain: [] };
    case "remove":
      return { cost: [said("servant") === "double" ? "double-servant" : "servant"], gain: [] };
    case "house":
      return { cost: many("servant", costs?.houses[Number(move.house) - 1] ?? 0), gain: [] };
    case "square":
      return { cost: many("servant", costs?.square ?? 0), gain: [] };
    case "decree": {
      const index = view.decrees.findIndex((each) => each.decree === move.decree);
      return { cost: many("servant", costs?.decrees[index] ?? 0), gain: [] };
    }
    case "benefit":
      return { cost: many("intrigue", view.printed.benefits[said("benefit") as Benefit]), gain: [] };
    case "tokens": {
      const goods = said("goods") as Goods;
      const count = goods === "vp" ? view.printed.tokens_for_vp : 1;
      return { cost: many("tok-back", view.printed.token_prices[goods] - Number(move.doubles)), gain: many(GOODS_ICONS[goods], count) };
    }
    default:
      return null;
  }
}
