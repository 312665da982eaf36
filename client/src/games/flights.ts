/** What went from where to where, told from two looks at a table: nobody has to say it of each move. */

/**
 * What lies where: for every spot the things on it, equal ones by the same name. The spots of a player are called
 * `<spot>:<seat>` and perhaps more, others have no colon.
 */
export type PieceLayout = Record<string, string[]>;
/** A card that these eyes don't know. */
export const HIDDEN = "?";

export interface Flight {
  thing: string;
  from: string;
  to: string;
}

/** More than this is no move but another time: it is not followed. */
export const MOST = 12;

interface At {
  spot: string;
  thing: string;
}

/** What lies in one look and not in the other. */
function more(here: PieceLayout, there: PieceLayout): At[] {
  return Object.entries(here).flatMap(([spot, things]) => {
    const kept = [...(there[spot] ?? [])];
    return things.flatMap((thing) => {
      const at = kept.indexOf(thing);
      if (at >= 0) kept.splice(at, 1);
      return at >= 0 ? [] : [{ spot, thing }];
    });
  });
}

/** A thing that came somewhere is one that has gone elsewhere; a hidden card may be any card. */
export function flights(before: PieceLayout, after: PieceLayout, isCard: (thing: string) => boolean): Flight[] {
  const gone = more(before, after);
  let come = more(after, before);
  const found = new Map<At, Flight>();
  const pair = (fits: (went: At, came: At) => boolean) => {
    come = come.filter((came) => {
      const at = gone.findIndex((went) => fits(went, came));
      const [went] = at < 0 ? [] : gone.splice(at, 1);
      if (!went) return true;
      found.set(came, { thing: came.thing === HIDDEN ? went.thing : came.thing, from: went.spot, to: came.spot });
      return false;
    });
  };
  const inOrder = [...come];
  const same = (went: At, came: At) => went.thing === came.thing;
  pair((went, came) => same(went, came) && came.thing !== HIDDEN);
  // A card that was turned over where it lay has not moved.
  const turned = (went: At, came: At) => (went.thing === HIDDEN && isCard(came.thing)) || (came.thing === HIDDEN && isCard(went.thing));
  pair((went, came) => went.spot === came.spot && turned(went, came));
  pair(turned);
  pair(same);
  const all = inOrder.flatMap((came) => found.get(came) ?? []).filter(({ from, to }) => from !== to);
  return all.length > MOST ? [] : all;
}
