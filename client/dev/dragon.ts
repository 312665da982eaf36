/** Shows recorded positions of the Dragon game without a server: `dragon.html?at=3&theme=lacquer&lang=pl&seat=0`. */
import { mount } from "svelte";
import { settings } from "../src/lib/settings.svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import Dragon from "./Dragon.svelte";

const query = new URLSearchParams(location.search);
for (const key of ["theme", "motion"]) localStorage.setItem(key, query.get(key) ?? (key === "theme" ? "paper" : "full"));
localStorage.setItem("language", query.get("lang") ?? "en");
settings.theme = query.get("theme") === "lacquer" ? "lacquer" : "paper";
await settings.begin();
const target = document.getElementById("app");
if (target) mount(Dragon, { target });
