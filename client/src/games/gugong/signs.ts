/** What stands for the things of the table in a choice beside it. */
import { language, t } from "../../lib/language.svelte";
import type { Message } from "../../lib/messages";
import type { Amount, Sign } from "../game";
import { ACTION_ICONS, BENEFIT_ICONS, DECREES, LOCATION_ICONS, REWARD_ICONS, TOKEN_ICONS } from "./icons";
import { actionOf, type Benefit, giftAt, type Location, type Reward, valueOf, type View } from "./view";

/** Choices that do something with a thing which the thing alone doesn't tell. */
const IN_WORDS = new Set(["use", "option-a", "option-b", "pay-servants", "discard"]);
const LEVELS = ["I", "II", "III"];

const gift = (name: string): Sign => ({ icons: [`gift-${valueOf(name)}`], word: String(valueOf(name)), after: ACTION_ICONS[actionOf(name)] ?? [] });
const word = (set: string, name: string): string => language.word("gugong", set, name);

export function sign(thing: string, view: View, move: Message): Sign | null {
  if (IN_WORDS.has(move.kind)) return null;
  const [kind = "", first = "", second = ""] = thing.split(":");
  switch (kind) {
    case "hand":
      return gift(first);
    case "discard": {
      const { icons, ...rest } = gift(first);
      return { ...rest, icons: ["discard", ...icons] };
    }
    case "gift": {
      const place = first as Location;
      const lying = giftAt(view, place);
      return { icons: [LOCATION_ICONS[place]], word: `${t(`gugong-scene-place-${place}`)} ${lying ? valueOf(lying) : ""}`.trim() };
    }
    case "city":
      return { icons: [TOKEN_ICONS[view.cities[first] ?? ""] ?? "tok-back"], word: word("city", first) };
    case "house":
      return { icons: ["jade"], word: t("gugong-scene-house", { house: first }) };
    case "square":
      return { icons: ["jade"], word: t("gugong-scene-square") };
    case "decree": {
      const { icon = "decree", sign: figure = "" } = DECREES[first] ?? {};
      const level = view.decrees.find((each) => each.decree === first)?.level ?? 1;
      return { icons: [icon], word: `${figure} ${LEVELS[level - 1] ?? ""}`.trim() };
    }
    case "ship":
      return { icons: ["ship"], word: second };
    case "berth":
      if (move.kind === "launch") return { icons: ["plus", "ship"], word: view.next_harbours.length > 1 ? t("gugong-scene-route", { route: first }) : t("gugong-scene-berth", { harbour: second }) };
      return { icons: [], word: t("gugong-scene-berth", { harbour: second }) };
    case "reward":
      return { icons: REWARD_ICONS[first as Reward], word: word("reward", first) };
    case "benefit":
      return { icons: BENEFIT_ICONS[first as Benefit], word: word("benefit", first) };
    case "die":
      return { icons: [`die-${view.dice[Number(first) - 1] ?? 1}`], word: "" };
    case "face":
      return { icons: [`die-${first}`], word: first };
    case "servant":
      return { icons: [first === "double" ? "double-servant" : "servant"], word: word("servant", first) };
    case "wall":
      return { icons: ["loc-wall"], word: t("gugong-scene-place-great_wall") };
    default:
      return null;
  }
}

export function amount(move: Message): Amount | null {
  const count = Number(move.amount);
  if (move.kind === "gain") return { total: count, parts: [["servant", count]] };
  // The double servant counts for two.
  if (move.kind === "gain-double") return { total: count + 2, parts: count ? [["double-servant", 1], ["servant", count]] : [["double-servant", 1]] };
  return null;
}
