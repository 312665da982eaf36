/** The board of a game without a server: `/dev/index.html?at=12&lang=pl&theme=lacquer&camera=palace`. Not in the product. */
import { mount } from "svelte";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { type Code, language } from "../src/lib/language.svelte";
import Bench from "./Bench.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get("theme") ?? "paper";
document.documentElement.dataset.motion = "less";
await language.use((query.get("lang") ?? "en") as Code);
const target = document.getElementById("app");
if (target) mount(Bench, { target });
