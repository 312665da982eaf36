/** Tells somebody who looks elsewhere that it is their turn: a mark in the title and on the icon of the page. */

/** The title of the page, with a mark if it is one's turn. */
export const titled = (title: string, mine: boolean): string => (mine ? `● ${title}` : title);

export function markIcon(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
  if (icon) icon.href = mine ? "/favicon-turn.svg" : "/favicon.svg";
}
