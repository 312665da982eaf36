/** The printed figures that no text gives: which of them belong to a chapter, told in groups. */
import all from "../generated/figures.json";
import { t } from "../lib/language.svelte";
import type { Reference } from "./reference";

export type Sure = "text" | "likely" | "inferred" | "ours";
export interface FigureLine {
  name: string;
  values: string;
  sure: Sure;
}

/** A printed figure, or several of one kind. */
export interface Figure {
  sure: Sure;
  values: number[];
}

const FIGURES = all as unknown as Record<string, Record<string, Figure>>;

export const figureOf = (game: string, path: string): Figure | undefined => FIGURES[game]?.[path];

/** What is printed for a chapter and not told by the rulebooks. */
export function figuresOf(game: string, beginnings: readonly string[], nameOf: Reference["figureName"]): FigureLine[] {
  const shown: FigureLine[] = [];
  for (const [path, { sure, values }] of Object.entries(FIGURES[game] ?? {})) {
    if (sure === "text" || !beginnings.some((beginning) => path.startsWith(beginning))) continue;
    const [first = "", second = ""] = path.split(".");
    shown.push({ name: nameOf?.(path) ?? t(`rules-${game}-figure-${first}-${second}`), values: values.join(", "), sure });
  }
  return merged(shown);
}

/** Figures of one name in one line; many of one kind are not told one by one. */
function merged(shown: FigureLine[]): FigureLine[] {
  const lines = new Map<string, FigureLine>();
  for (const line of shown) {
    const before = lines.get(line.name);
    if (before) before.values = "";
    else lines.set(line.name, line);
  }
  return [...lines.values()];
}
