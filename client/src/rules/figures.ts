/** The printed figures that no text gives: which of them belong to a chapter, told in groups. */
import all from "../generated/figures.json";
import { language, t } from "../lib/language.svelte";

export type Sure = "text" | "likely" | "inferred" | "ours";
export interface Shown {
  name: string;
  values: string;
  sure: Sure;
}

const FIGURES = all as unknown as Record<string, Record<string, { sure: Sure; values: number[] }>>;

/** A printed figure, or several of one kind. */
export const figure = (game: string, path: string): { sure: Sure; values: number[] } | undefined => FIGURES[game]?.[path];

/** What is printed for a chapter and not told by the rulebooks. */
export function figuresOf(game: string, beginnings: readonly string[]): Shown[] {
  const shown: Shown[] = [];
  for (const [path, { sure, values }] of Object.entries(FIGURES[game] ?? {})) {
    if (sure === "text" || !beginnings.some((beginning) => path.startsWith(beginning))) continue;
    shown.push({ name: nameOf(game, path), values: values.join(", "), sure });
  }
  return merged(shown);
}

function nameOf(game: string, path: string): string {
  const [first = "", second = ""] = path.split(".");
  switch (first) {
    case "automa":
      return second === "special" ? t("rules-figure-automa-special") : language.word(game, "location", second);
    case "gifts":
      return t("rules-figure-gifts");
    case "cards":
      return t(`rules-figure-cards-${second}`);
    default:
      return t(`rules-figure-${first}-${second}`);
  }
}

/** Figures of one name in one line; the cards of gifts are too many to be told one by one. */
function merged(shown: Shown[]): Shown[] {
  const lines = new Map<string, Shown>();
  for (const line of shown) {
    const before = lines.get(line.name);
    if (before) before.values = "";
    else lines.set(line.name, line);
  }
  return [...lines.values()];
}
