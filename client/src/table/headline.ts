/** How the game stands, in a few words: for the head of the page, and for the dock where nothing is asked. */
import { language, t } from "../lib/language.svelte";
import type { TableController } from "./controller.svelte";
import type { Narration } from "./narration.svelte";

const turnOf = ({ state, names }: TableController): string => (state?.to_move == null ? "" : (names[state.to_move] ?? ""));

/** Whose doings are told. */
function teller({ players }: TableController, narration: Narration): string {
  return narration.beat ? (players[narration.actor(narration.beat)]?.name ?? "") : "";
}

/** Whose turn it is. */
export function headline(controller: TableController, narration: Narration): string {
  const { state: table, live } = controller;
  if (live.status !== "live") return t("table-reconnecting");
  if (table?.stage === "over") return table.abandoned ? t("table-abandoned") : t("table-over");
  if (narration.on) {
    const player = narration.group?.scene && !narration.alone ? "" : teller(controller, narration);
    return player && t("table-turn-of", { player });
  }
  if (controller.lookingBack) return t("table-looking-back");
  if (table?.seat === null) return t("table-watching-turn", { player: turnOf(controller) });
  if (controller.planning.on) return t("table-planning");
  return controller.myTurn ? t("table-your-turn") : t("table-turn-of", { player: turnOf(controller) });
}

/** What is asked, or what is waited for. */
export function promptText(controller: TableController, narration: Narration): string {
  const { state: table, question } = controller;
  if (!table) return "";
  if (table.stage === "over") return table.abandoned ? t("table-abandoned-about") : winner(controller);
  if (narration.on) return "";
  if (controller.lookingBack) return t("table-looking-back-about");
  if (controller.planning.on && !question) return t("table-plan-ends");
  if (question) return language.sentence(controller.game.name, "ask", question, controller.names);
  if (controller.myTurn) return t("table-your-turn");
  const { bot, standIn } = controller.players[table.to_move ?? -1] ?? {};
  if (standIn) return t("table-clock-stand-in-of", { player: turnOf(controller) });
  return bot ? t("table-bot-thinks", { player: turnOf(controller) }) : t("table-waiting-for", { player: turnOf(controller) });
}

function winner({ state, names, game, tableProps }: TableController): string {
  const found = state?.result;
  if (!found) return t("table-over");
  const name = found.winner === null ? null : names[found.winner];
  if (!name || found.winner === null) return t("table-no-winner");
  const points = found.scores[found.winner] ?? (tableProps && game.points(tableProps.view)[found.winner]) ?? 0;
  return t("table-winner", { player: name, points });
}
