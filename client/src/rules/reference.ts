/** The rules reference of a game: what is in it and in which order. The words are in the Fluent file `rules/<game>`. */
import type { Chapter } from "./chapters";
import type { Position } from "./pictures";
import type { SectionPlan } from "./summary";
import type { Table } from "./tables";

export interface Reference {
  chapters: Chapter[];
  /** Icons that stand beside single rules. */
  icons: Record<string, string>;
  /** What is best read as a table, by its name, in the reader's language. */
  tables: Record<string, () => Table>;
  /** The sections of the one-page summary. */
  summary: SectionPlan[];
  /** Positions that pictures are cut from, by name; `usual` for chapters that name none. */
  examples: Record<string, () => Promise<Position>>;
  /** What a printed figure is called, if not `rules-<game>-figure-<first part>-<second part>` of its path. */
  figureName?: (path: string) => string | null;
}
