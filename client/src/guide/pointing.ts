/** Things that the guide points at, on the board and beside it. */

/** All that stands on the page for a thing: `data-thing`, or `data-guide` where it is no thing of the game. */
export function elementsOf(thing: string): Element[] {
  const name = CSS.escape(thing);
  return [...document.querySelectorAll(`[data-thing="${name}"], [data-guide="${name}"]`)].filter((element) => !element.closest("[inert]"));
}
