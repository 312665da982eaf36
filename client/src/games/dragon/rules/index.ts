/** The rules reference of In the Year of the Dragon. */
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
};
export default reference;
