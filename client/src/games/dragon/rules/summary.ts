/** The one-page summary of In the Year of the Dragon. */
import type { SectionPlan } from "../../../rules/summary";
import Persons from "./Persons.svelte";

export const summary: SectionPlan[] = [
  { id: "aim", icon: "trophy" },
  {
    id: "actions",
    icon: "dragon",
    icons: ["act-pass", "act-taxes", "act-build", "act-harvest", "act-fireworks", "act-parade", "act-research", "act-privilege", "act-wall"],
  },
  { id: "persons", icon: "hand" },
  { id: "events", icon: "ev-drought", icons: ["ev-peace", "ev-tribute", "ev-drought", "ev-contagion", "ev-mongols", "ev-festival", "palace"] },
  { id: "scoring", icon: "vp", icons: ["palace", "p-courtlady", "priv-small"] },
  { id: "end", icon: "flag", icons: ["users", "p-monk", "yuan"] },
  { id: "tiles", icon: "users", Table: Persons, note: "rules-summary-note" },
  { id: "wall", icon: "act-wall" },
  {
    id: "super",
    icon: "se-eclipse",
    icons: ["se-lantern", "se-buddha", "se-earthquake", "se-flood", "se-eclipse", "se-volcano", "se-tornado", "se-sunrise", "se-assassination", "se-edict"],
  },
];
