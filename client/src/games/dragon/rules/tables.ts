/** What is best read as a table in the rules of In the Year of the Dragon: what is printed, each figure with how sure it is. */
import { language, t } from "../../../lib/language.svelte";
import { number, printedOf, row, type Table } from "../../../rules/tables";

export const PERSONS = ["craftsman", "court_lady", "tax_collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"];

/** D1.2: how many tiles of a type there are, and how many fewer for each player fewer. */
const TILES = [
  { name: "young", path: "persons.farmer.young.count", fewer: 1 },
  { name: "old", path: "persons.farmer.old.count", fewer: 1 },
  { name: "only", path: "persons.craftsman.young.count", fewer: 2 },
];

const { figure, printed } = printedOf("dragon");
export const personIcon = (type: string): string => `p-${type.replace("_", "")}`;

export const tables: Record<string, () => Table> = {
  persons: () => ({
    columns: ["person", "steps", "symbols", "count-five"],
    rows: PERSONS.flatMap((type) => {
      const ages = figure(`persons.${type}.old.count`) ? ["young", "old"] : ["young"];
      return ages.map((age) => {
        const person = ages.length > 1 ? `${age}_${type}` : type;
        const cells = ["value", "symbols", "count"].map((field) => printed(`persons.${type}.${age}.${field}`));
        return row({ text: language.word("dragon", "person", person), icon: personIcon(type) }, ...cells);
      });
    }),
  }),
  tiles: () => ({
    columns: ["type", "players-5", "players-4", "players-3", "players-2"],
    rows: TILES.map(({ name, path, fewer }) => {
      const all = figure(path)?.values[0] ?? 0;
      return row({ text: t(`dragon-tiles-${name}`) }, ...[0, 1, 2, 3].map((missing) => number(all - missing * fewer)));
    }),
  }),
};
