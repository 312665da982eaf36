/** The symbols of locations, gifts, tokens, decrees and rewards. */
import type { Benefit, Goods, Location, Reward } from "./view";

export const TOKEN_ICONS: Record<string, string> = {
  servant: "tok-servant1",
  servants: "tok-servant2",
  envoy: "tok-envoy",
  intrigue: "tok-intrigue",
  card_for_jade: "tok-jade7",
  vp: "tok-vp2",
  swap: "tok-swap",
  take_back: "tok-takeback",
  ship: "tok-ship",
  wall: "tok-wall",
  servants_for_jade: "tok-3jade",
  double: "tok-double",
  plus1: "bon-gift",
  toll: "bon-toll",
  follow: "bon-follow",
};
/** What a gift's action is about, as printed at its foot. */
export const ACTION_ICONS: Record<string, string[]> = {
  travel: ["loc-travel"],
  great_wall: ["wall"],
  jade: ["jade"],
  intrigue: ["intrigue"],
  palace: ["loc-palace"],
  decrees: ["decree"],
  canal: ["ship"],
  servant: ["servant"],
  servants: ["servant", "servant"],
  swap: ["swap"],
};
export const LOCATION_ICONS: Record<Location, string> = {
  travel: "loc-travel",
  great_wall: "loc-wall",
  jade: "loc-jade",
  intrigue: "loc-intrigue",
  palace: "loc-palace",
  decrees: "loc-decree",
  canal: "loc-canal",
};
export const BENEFIT_ICONS: Record<Benefit, string[]> = { servant: ["servant"], servants: ["servant", "servant"], die: ["die"], jade: ["jade"] };
export const GOODS_ICONS: Record<Goods, string> = { servant: "servant", double_servant: "double-servant", vp: "vp", jade: "jade" };
export const REWARD_ICONS: Record<Reward, string[]> = { vp: ["vp"], card: ["card-back"], double: ["double-servant"] };
export const isBonus = (token: string): boolean => token === "plus1" || token === "toll" || token === "follow";

/** What is drawn on a decree: a symbol and a sign. */
export const DECREES: Record<string, { icon: string; sign: string }> = {
  morning_intrigue: { icon: "intrigue", sign: "+2" },
  morning_ship: { icon: "ship", sign: "+1" },
  morning_servant: { icon: "servant", sign: "+1" },
  morning_envoy: { icon: "envoy", sign: "+1" },
  morning_swap: { icon: "swap", sign: "" },
  cheap_travel: { icon: "loc-travel", sign: "−1" },
  cheap_jade: { icon: "jade", sign: "−1" },
  extra_wall: { icon: "wall", sign: "+1" },
  equal_gifts: { icon: "hand", sign: "=" },
  cheap_decrees: { icon: "decree", sign: "−1" },
  end_vp: { icon: "vp", sign: "÷3" },
  end_flat: { icon: "vp", sign: "8" },
  end_jade: { icon: "jade", sign: "×2" },
  end_decrees: { icon: "decree", sign: "×2" },
  end_harbours: { icon: "ship", sign: "×2" },
};
