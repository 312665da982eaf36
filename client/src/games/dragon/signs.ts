/** What stands for the things of the table in a choice beside it. */
import { language, t } from "../../lib/language.svelte";
import type { Message } from "../../lib/messages";
import type { Amount, Sign } from "../game";
import { ACTION_ICON, type Action, BONUS_ICON, type Bonus, type Card, type DragonView, type Person, PORTRAIT, type Size, SUPER_ICON, type SuperEvent, SYMBOL, type Type, typeOf } from "./view";

const age = (person: Person): string[] => (person.startsWith("old_") ? ["old"] : person.startsWith("young_") ? ["young"] : []);
const portrait = (person: Person): Sign => ({ icons: [PORTRAIT[typeOf(person)]], word: t(`dragon-scene-card-${typeOf(person)}`), after: age(person) });

export function sign(thing: string, view: DragonView, move: Message): Sign | null {
  const [kind = "", first = "", second = ""] = thing.split(":");
  switch (kind) {
    case "action":
      return { icons: [ACTION_ICON[first as Action]], word: t(`dragon-scene-action-${first as Action}`) };
    case "person":
      return portrait(first as Person);
    case "resident": {
      const { word, ...rest } = portrait(second as Person);
      return move.kind === "release" ? { ...rest, word: `${word} · ${first}` } : null;
    }
    case "card":
      return { icons: [PORTRAIT[first as Card]], word: t(`dragon-scene-card-${first as Card}`) };
    case "palace":
      return { icons: ["palace"], word: t("dragon-scene-about-palace", { palace: Number(first) }) };
    case "new-palace":
      return { icons: ["plus", "palace"], word: t("dragon-scene-about-new-palace") };
    case "bonus":
      return { icons: [BONUS_ICON[first as Bonus]], word: `+${view.printed.bonuses[first as Bonus]}` };
    case "privilege":
      return { icons: [`priv-${first as Size}`], word: language.word("dragon", "size", first) };
    case "symbol":
      return { icons: [SYMBOL[first as Type]], word: t(`dragon-scene-card-${first as Type}`) };
    case "":
      return move.kind === "super" ? { icons: [SUPER_ICON[move.super_event as SuperEvent]], word: language.word("dragon", "super_event", String(move.super_event)) } : null;
    default:
      return null;
  }
}

const GOODS: Record<string, string> = { "return-yuan": "yuan", "return-rice": "rice" };

export function amount(move: Message): Amount | null {
  const icon = GOODS[move.kind];
  const count = Number(move.amount);
  return icon ? { total: count, parts: [[icon, count]] } : null;
}
