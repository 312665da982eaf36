/** The table of Gùgōng as the server tells it to one pair of eyes; its types and names are generated. */
import type { components } from "../../generated/api";
import vocabulary from "../../generated/words.json";

type Schemas = components["schemas"];
export type View = Schemas["gugong.View"];
export type Family = Schemas["gugong.Family"];
export type Ship = Schemas["gugong.Ship"];
export type Cards = Schemas["gugong.Cards"];
export type Location = Schemas["gugong.location"];
export type Reward = Schemas["gugong.reward"];
export type Benefit = Schemas["gugong.benefit"];
export type Goods = Schemas["gugong.goods"];
export type Source = keyof Schemas["gugong.Sources"];

const { words } = vocabulary.gugong;
export const LOCATIONS = words.location as Location[];
export const REWARDS = words.reward as Reward[];
export const BENEFITS = words.benefit as Benefit[];
export const GOODS = words.goods as Goods[];
/** In the order of the rules. */
export const SOURCES: readonly Source[] = ["track", "wall", "decrees", "palace", "jade"];

export const giftAt = (view: View, location: Location): string | null => view.board[LOCATIONS.indexOf(location)] ?? null;
export const valueOf = (gift: string): number => Number(gift.split("-")[0]);
export const actionOf = (gift: string): string => gift.slice(gift.indexOf("-") + 1);
/** Low, middle and high gifts are told apart by the colour of their band; the number is always there too. */
export const bandOf = (gift: string): "low" | "middle" | "high" => (valueOf(gift) < 4 ? "low" : valueOf(gift) < 7 ? "middle" : "high");
export const BANDS = { low: "#2C7358", middle: "#8A6114", high: "#A8301D" };
/** How many dice match a gift. */
export const matches = (view: View, gift: string): number => view.matches[valueOf(gift)] ?? 0;
/** Whether a gift in the hand of whoever looks is exchanged for the one of a location without paying. */
export const isFree = (view: View, gift: string, location: Location): boolean => view.free[gift]?.includes(location) ?? false;
