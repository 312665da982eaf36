/** The chapters of the rules of In the Year of the Dragon: which numbered rules each has, its pictures and its printed figures. */
import { type Chapter, upTo } from "../../../rules/chapters";
import { YEAR } from "../layout";

export const chapters: Chapter[] = [
  { id: "parts", icon: "users", rules: upTo("D", 1, 6), figures: ["cards"], place: "people", example: "start", tables: ["persons", "tiles"], see: ["setup", "persons"] },
  { id: "setup", icon: "flag", rules: upTo("D", 2, 5), place: "all", example: "start", see: ["parts", "actions"] },
  { id: "actions", icon: "act-taxes", rules: upTo("D", 3, 12), place: "actions", see: ["persons", "wall"] },
  { id: "persons", icon: "p-scholar", rules: upTo("D", 4, 6), place: "people", see: ["parts", "events"] },
  { id: "events", icon: "ev-drought", rules: upTo("D", 5, 9), place: "year", wide: YEAR, see: ["super", "wall"] },
  { id: "scoring", icon: "vp", rules: ["D6.1"], before: "panel", example: "late", see: ["end", "persons"] },
  { id: "end", icon: "trophy", rules: upTo("D", 7, 2), before: "panel", example: "end", see: ["scoring"] },
  { id: "wall", icon: "act-wall", rules: upTo("D", 8, 5), place: "year", wide: YEAR, example: "late", see: ["actions", "events"] },
  { id: "super", icon: "se-eclipse", rules: upTo("D", 9, 12), place: "year", wide: YEAR, example: "late", see: ["events"] },
];

/** Icons that stand beside single rules. */
export const icons: Record<string, string> = {
  "D3.4": "act-pass",
  "D3.5": "act-taxes",
  "D3.6": "act-build",
  "D3.7": "act-harvest",
  "D3.8": "act-fireworks",
  "D3.9": "act-parade",
  "D3.10": "act-research",
  "D3.11": "act-privilege",
  "D5.1": "ev-peace",
  "D5.2": "ev-tribute",
  "D5.3": "ev-drought",
  "D5.4": "ev-contagion",
  "D5.5": "ev-mongols",
  "D5.6": "ev-festival",
  "D8.2": "act-wall",
  "D9.2": "se-lantern",
  "D9.3": "se-buddha",
  "D9.4": "se-earthquake",
  "D9.5": "se-flood",
  "D9.6": "se-eclipse",
  "D9.7": "se-volcano",
  "D9.8": "se-tornado",
  "D9.9": "se-sunrise",
  "D9.10": "se-assassination",
  "D9.11": "se-edict",
};
