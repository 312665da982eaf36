/** What is best read as a table: what is printed, each figure with how sure it is. */
import { TOKEN_ICONS } from "../games/gugong/icons";
import { BENEFIT_STEPS } from "../games/gugong/view";
import { language, t } from "../lib/language.svelte";
import { figure, type Sure } from "./figures";

export interface Cell {
  text: string;
  icon?: string;
  sure?: Sure;
}
export interface Table {
  /** The heading is `rules-table-<id>`, those of the columns are `rules-col-<name>`. */
  id: string;
  columns: string[];
  rows: { heading?: boolean; cells: Cell[] }[];
}

const DECREES = [
  ["morning_intrigue", "morning_ship", "morning_servant", "morning_envoy", "morning_swap"],
  ["cheap_travel", "cheap_jade", "extra_wall", "equal_gifts", "cheap_decrees"],
  ["end_vp", "end_flat", "end_jade", "end_decrees", "end_harbours"],
];
const HARBOURS = [
  { harbour: 2, reward: "vp", spaces: "canal.vp_spaces", icon: "vp" },
  { harbour: 3, reward: "card", spaces: "canal.card_spaces", icon: "card-back" },
  { harbour: 4, reward: "double", spaces: "canal.double_spaces", icon: "double-servant" },
];
export const PERSONS = ["craftsman", "court_lady", "tax_collector", "pyrotechnist", "warrior", "monk", "healer", "farmer", "scholar"];

/** D1.2: how many tiles of a type there are, and how many fewer for each player fewer. */
const TILES = [
  { name: "young", path: "persons.farmer.young.count", fewer: 1 },
  { name: "old", path: "persons.farmer.old.count", fewer: 1 },
  { name: "only", path: "persons.craftsman.young.count", fewer: 2 },
];

/** A figure in a cell; of several, all of them. */
export function printed(game: string, path: string): Cell {
  const found = figure(game, path);
  if (!found) return { text: "–" };
  return { text: found.values.map((value) => language.number(value)).join(", "), sure: found.sure };
}
export const personIcon = (type: string): string => `p-${type.replace("_", "")}`;
const number = (value: number): Cell => ({ text: language.number(value) });
const row = (...cells: Cell[]) => ({ cells });

const MAKERS: Record<string, () => Omit<Table, "id">> = {
  harbours: () => ({
    columns: ["harbour", "get", "often"],
    rows: [
      ...HARBOURS.map(({ harbour, reward, spaces, icon }) =>
        row(number(harbour), { text: language.word("gugong", "reward", reward), icon }, printed("gugong", spaces)),
      ),
      row(number(5), { text: t("rules-any-reward"), icon: "ship" }, { text: "–" }),
    ],
  }),
  decrees: () => ({
    columns: ["decree", "servants", "points-now"],
    rows: DECREES.flatMap((decrees, at) => [
      { heading: true, cells: [{ text: t("rules-level", { level: at + 1 }) }] },
      ...decrees.map((decree) =>
        row({ text: language.word("gugong", "decree", decree) }, printed("gugong", `decrees.cost${at + 1}`), printed("gugong", `decrees.${decree}`)),
      ),
    ]),
  }),
  houses: () => ({
    columns: ["players", "prices"],
    rows: [row({ text: "1–3" }, printed("gugong", "jade.few.prices")), row({ text: "4–5" }, printed("gugong", "jade.many.prices"))],
  }),
  jade: () => {
    const worth = figure("gugong", "jade.worth.points")?.values ?? [];
    const more = figure("gugong", "jade.more")?.values[0] ?? 0;
    return {
      columns: ["pieces", "points"],
      rows: [
        ...worth.map((points, at) => row({ text: language.number(at + 1), icon: "jade" }, number(points))),
        row({ text: t("rules-each-further"), icon: "jade" }, { text: `+${language.number(more)}` }),
      ],
    };
  },
  wall: () => ({
    columns: ["players", "full"],
    rows: ["two", "three", "four", "five"].map((players, at) =>
      row({ text: at ? language.number(at + 2) : "1–2" }, { ...printed("gugong", `wall.${players}`), icon: "servant" }),
    ),
  }),
  benefits: () => ({
    columns: ["steps-down", "get"],
    rows: Object.entries(BENEFIT_STEPS).map(([benefit, steps]) => row({ text: language.number(steps), icon: "intrigue" }, { text: language.word("gugong", "benefit", benefit) })),
  }),
  palace: () => ({
    columns: ["place", "points"],
    rows: ["first", "second", "third", "fourth", "fifth"].map((place, at) => row({ text: language.number(at + 1), icon: "envoy" }, printed("gugong", `palace.${place}`))),
  }),
  tokens: () => ({
    columns: ["token", "count"],
    rows: Object.entries(TOKEN_ICONS).map(([token, icon]) => row({ text: language.word("gugong", "token", token), icon }, printed("gugong", `tokens.${token}`))),
  }),
  persons: () => ({
    columns: ["person", "steps", "symbols", "count-five"],
    rows: PERSONS.flatMap((type) => {
      const ages = figure("dragon", `persons.${type}.old.count`) ? ["young", "old"] : ["young"];
      return ages.map((age) => {
        const person = ages.length > 1 ? `${age}_${type}` : type;
        const cells = ["value", "symbols", "count"].map((field) => printed("dragon", `persons.${type}.${age}.${field}`));
        return row({ text: language.word("dragon", "person", person), icon: personIcon(type) }, ...cells);
      });
    }),
  }),
  tiles: () => ({
    columns: ["type", "players-5", "players-4", "players-3", "players-2"],
    rows: TILES.map(({ name, path, fewer }) => {
      const all = figure("dragon", path)?.values[0] ?? 0;
      return row({ text: t(`rules-tiles-${name}`) }, ...[0, 1, 2, 3].map((missing) => number(all - missing * fewer)));
    }),
  }),
};

/** A table by its name, in the reader's language. */
export function tableOf(id: string): Table {
  const make = MAKERS[id];
  if (!make) throw new Error(`There is no table ${id} in the rules.`);
  return { id, ...make() };
}
