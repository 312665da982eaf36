/** What is best read as a table in the rules of Gùgōng: what is printed, each figure with how sure it is. */
import onTheBoard from "../../../generated/printed.json";
import { language, t } from "../../../lib/language.svelte";
import { number, printedOf, row, type Table } from "../../../rules/tables";
import { TOKEN_ICONS } from "../icons";
import { BENEFITS } from "../view";

const DECREES = [
  ["morning_intrigue", "morning_ship", "morning_servant", "morning_envoy", "morning_swap"],
  ["cheap_travel", "cheap_jade", "extra_wall", "equal_gifts", "cheap_decrees"],
  ["end_vp", "end_flat", "end_jade", "end_decrees", "end_harbours"],
];
const REWARD_TABLE = [
  { reward: "vp", spaces: "canal.vp_spaces", icon: "vp" },
  { reward: "card", spaces: "canal.card_spaces", icon: "card-back" },
  { reward: "double", spaces: "canal.double_spaces", icon: "double-servant" },
] as const;
const { benefits, reward_harbours: harbours } = onTheBoard.gugong;
const { figure, printed } = printedOf("gugong");
const word = (words: string, name: string) => language.word("gugong", words, name);

export const tables: Record<string, () => Table> = {
  harbours: () => ({
    columns: ["harbour", "get", "often"],
    rows: [
      ...REWARD_TABLE.map(({ reward, spaces, icon }) =>
        row(number(harbours[reward]), { text: word("reward", reward), icon }, printed(spaces)),
      ),
      row(number(5), { text: t("gugong-table-any-reward"), icon: "ship" }, { text: "–" }),
    ],
  }),
  decrees: () => ({
    columns: ["decree", "servants", "points-now"],
    rows: DECREES.flatMap((decrees, at) => [
      { heading: true, cells: [{ text: t("gugong-table-level", { level: at + 1 }) }] },
      ...decrees.map((decree) =>
        row({ text: word("decree", decree) }, printed(`decrees.cost${at + 1}`), printed(`decrees.${decree}`)),
      ),
    ]),
  }),
  houses: () => ({
    columns: ["players", "prices"],
    rows: [row({ text: "1–3" }, printed("jade.few.prices")), row({ text: "4–5" }, printed("jade.many.prices"))],
  }),
  jade: () => {
    const worth = figure("jade.worth.points")?.values ?? [];
    const more = figure("jade.more")?.values[0] ?? 0;
    return {
      columns: ["pieces", "points"],
      rows: [
        ...worth.map((points, at) => row({ text: language.number(at + 1), icon: "jade" }, number(points))),
        row({ text: t("gugong-table-each-further"), icon: "jade" }, { text: `+${language.number(more)}` }),
      ],
    };
  },
  wall: () => ({
    columns: ["players", "full"],
    rows: ["two", "three", "four", "five"].map((players, at) =>
      row({ text: at ? language.number(at + 2) : "1–2" }, { ...printed(`wall.${players}`), icon: "servant" }),
    ),
  }),
  benefits: () => ({
    columns: ["steps-down", "get"],
    rows: BENEFITS.map((benefit) => row({ text: language.number(benefits[benefit]), icon: "intrigue" }, { text: word("benefit", benefit) })),
  }),
  palace: () => ({
    columns: ["place", "points"],
    rows: ["first", "second", "third", "fourth", "fifth"].map((place, at) => row({ text: language.number(at + 1), icon: "envoy" }, printed(`palace.${place}`))),
  }),
  tokens: () => ({
    columns: ["token", "count"],
    rows: Object.entries(TOKEN_ICONS).map(([token, icon]) => row({ text: word("token", token), icon }, printed(`tokens.${token}`))),
  }),
};
