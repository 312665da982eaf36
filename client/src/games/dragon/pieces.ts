/** What lies where at a look. */
import type { PieceLayout } from "../flights";
import { ACTION_ICON, type DragonView } from "./view";

export const tile = (seat: number) => `wall-${seat}`;

export function pieceLayout(view: DragonView): PieceLayout {
  const laid = view.groups.flat();
  const found: PieceLayout = { deck: Object.keys(ACTION_ICON).filter((name) => !laid.some((action) => action === name)) };
  view.groups.forEach((actions, group) => (found[`group-${group}`] = [...actions]));
  for (const [person, left] of Object.entries(view.supply)) found[`person-${person}`] = Array.from({ length: left }, () => person);
  view.wall.forEach((seat, at) => (found[`wall-${at + 1}`] = [tile(seat)]));
  view.players.forEach((court, seat) => {
    court.palaces.forEach(({ persons }, at) => (found[`palace:${seat}:${at + 1}`] = [...persons]));
    found[`tiles:${seat}`] = court.wall_tiles.map(() => tile(seat));
  });
  return found;
}
