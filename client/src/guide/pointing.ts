/** Things that the guide points at, on the board and beside it. */

/** All that stands on the page for a thing: `data-thing`, or `data-guide` where it is no thing of the game. */
export function elementsOf(thing: string): Element[] {
  const name = CSS.escape(thing);
  return [...document.querySelectorAll(`[data-thing="${name}"], [data-guide="${name}"]`)].filter((element) => !element.closest("[inert]"));
}

/** Pieces move and cameras turn: every so many ms it is looked again where things are. */
const AGAIN = 120;

/** Look where things are, now and whenever they may have moved; returns how to stop. */
export function keepLooking(look: () => void): () => void {
  look();
  const timer = setInterval(look, AGAIN);
  addEventListener("scroll", look, { capture: true, passive: true });
  addEventListener("resize", look);
  return () => {
    clearInterval(timer);
    removeEventListener("scroll", look, { capture: true });
    removeEventListener("resize", look);
  };
}
