/** What is best read as a table: what is printed, each figure with how sure it is. */
import { language } from "../lib/language.svelte";
import { type Figure, figureOf, type Sure } from "./figures";

export interface Cell {
  text: string;
  icon?: string;
  sure?: Sure;
}
/** Its heading is `rules-<game>-table-<name>`; a column's is `rules-<game>-column-<name>`. */
export interface Table {
  columns: string[];
  rows: { heading?: boolean; cells: Cell[] }[];
}

export const number = (value: number): Cell => ({ text: language.number(value) });
export const row = (...cells: Cell[]): Table["rows"][number] => ({ cells });

/** The printed figures of a game: as they are, and in a cell, of several all of them. */
export function printedOf(game: string): { figure: (path: string) => Figure | undefined; printed: (path: string) => Cell } {
  const figure = (path: string) => figureOf(game, path);
  return {
    figure,
    printed: (path) => {
      const found = figure(path);
      if (!found) return { text: "–" };
      return { text: found.values.map((value) => language.number(value)).join(", "), sure: found.sure };
    },
  };
}
