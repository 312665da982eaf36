/** The symbols of tokens, decrees and rewards. */
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
