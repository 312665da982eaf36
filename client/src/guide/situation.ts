/** The table as the guide sees it. */
import type { Desk } from "../table/desk.svelte";
import { turns } from "../table/story";
import type { Situation } from "./guide";

/** Null where there is nothing to guide: nobody plays here, an earlier position is shown, or not all is known yet. */
export function situation(desk: Desk): Situation | null {
  const { state, history, live } = desk;
  if (!state?.view || state.seat === null || state.stage !== "running" || desk.lookingBack || desk.covered !== null) return null;
  if (live.steps[0]?.number !== 1 || live.steps.at(-1)?.number !== state.number) return null;
  return {
    view: state.view,
    seat: state.seat,
    question: desk.myTurn ? state.question : null,
    legal: desk.myTurn ? state.legal.map(({ message }) => message) : [],
    number: state.number,
    canUndo: state.can_undo,
    since: (number) => turns(history.filter((step) => step.number > number)),
  };
}
