/** The table as the guide sees it. */
import type { TableController } from "../table/controller.svelte";
import { turns } from "../table/story";
import type { Situation } from "./guide";

/** Null where there is nothing to guide: nobody plays here, an earlier position is shown, or not all is known yet. */
export function situation(controller: TableController): Situation | null {
  const { state, history, live } = controller;
  if (!state?.view || state.seat === null || state.stage !== "running" || controller.lookingBack || controller.covered !== null) return null;
  if (live.steps[0]?.number !== 1 || live.steps.at(-1)?.number !== state.number) return null;
  return {
    view: state.view,
    seat: state.seat,
    question: controller.myTurn ? state.question : null,
    legal: controller.myTurn ? state.legal.map(({ message }) => message) : [],
    number: state.number,
    canUndo: state.can_undo,
    since: (number) => turns(history.filter((step) => step.number > number)),
  };
}
