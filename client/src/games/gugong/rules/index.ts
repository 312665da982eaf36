/** The rules reference of Gùgōng. */
import { language, t } from "../../../lib/language.svelte";
import { examplesIn } from "../../../rules/pictures";
import type { Reference } from "../../../rules/reference";
import { chapters, icons } from "./chapters";
import { summary } from "./summary";
import { tables } from "./tables";

const reference: Reference = {
  chapters,
  icons,
  tables,
  summary,
  examples: examplesIn(import.meta.glob("./examples/*.json", { import: "default" })),
  figureName: (path) => {
    const [first = "", second = ""] = path.split(".");
    if (first === "gifts") return t("rules-gugong-figure-gifts");
    return first === "automa" ? language.word("gugong", "location", second) : null;
  },
};
export default reference;
