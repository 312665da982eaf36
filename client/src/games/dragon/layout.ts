/** Where things are in the scene: one table for drawing, moving and touching. */
import type { Box } from "../game";
import { AGELESS, type Action, type DragonView, isOld, type Person, TYPES, tile, typeOf } from "./view";

export const SIZE = { width: 1200, height: 540 };
export const YEAR: Box = { x: 18, y: 14, width: 1164, height: 190 };
export const ACTIONS: Box = { x: 18, y: 212, width: 586, height: 196 };
export const PEOPLE: Box = { x: 612, y: 212, width: 570, height: 196 };
export const TRACK: Box = { x: 18, y: 416, width: 1164, height: 110 };

/* The year */
export const SCROLL = { width: 84, height: 100, y: 42, pitch: 95.2 };
export const scrollX = (month: number): number => 34 + (month - 1) * SCROLL.pitch;

/* The actions: mats with a card for each action, as wide as the number of cards allows */
export const MAT = { y: 248, height: 152, edge: 3, gap: 4 };
export interface Mat {
  x: number;
  width: number;
  cards: { action: Action; x: number }[];
}

export function mats(groups: Action[][]): { mats: Mat[]; card: number } {
  const laid = groups.filter((group) => group.length);
  const inner = { x: ACTIONS.x + 4, width: ACTIONS.width - 8 };
  const count = laid.reduce((sum, group) => sum + group.length, 0);
  const pitch = Math.min((inner.width - laid.length * MAT.edge * 2 - (laid.length - 1) * MAT.gap) / Math.max(count, 1), 84);
  const used = count * pitch + laid.length * MAT.edge * 2;
  const gap = laid.length > 1 ? Math.min((inner.width - used) / (laid.length - 1), 16) : 0;
  let x = inner.x + (inner.width - used - gap * (laid.length - 1)) / 2;
  const result = groups.map((group) => {
    const mat = { x, width: group.length * pitch + MAT.edge * 2, cards: group.map((action, at) => ({ action, x: MAT.edge + at * pitch })) };
    if (group.length) x += mat.width + gap;
    return mat;
  });
  return { mats: result, card: pitch };
}

/** Where a dragon lies on a mat that `of` dragons share. */
export const dragonOn = (mat: Mat, at: number, of: number): { x: number; y: number } => {
  const step = Math.min(38, (mat.width - 42) / Math.max(of - 1, 1));
  return { x: mat.x + mat.width / 2 + (at - (of - 1) / 2) * step, y: MAT.y + 125 };
};
/** Where the dragons wait that lie on no mat. */
export const dragonHome = (at: number): { x: number; y: number } => ({ x: ACTIONS.x + ACTIONS.width - 20 - at * 29, y: 230 });

/* The people: two columns for the types without an age, then young above old */
export const TILE = { width: 46, height: 48, scale: 1.16, pitch: 69 };
const AGED = TYPES.filter((type) => !AGELESS.includes(type));

export function supplySpot(person: Person): { x: number; y: number } {
  const type = typeOf(person);
  const single = AGELESS.indexOf(type);
  const column = single >= 0 ? Math.floor(single / 2) : AGED.indexOf(type) + 2;
  const row = single >= 0 ? single % 2 : Number(isOld(person));
  return { x: PEOPLE.x + 13 + column * TILE.pitch + (column >= 2 ? 4 : -2), y: 251 + row * 77 };
}
export const SUPPLY: Person[] = [...AGELESS.map((type) => tile(type, false)), ...AGED.flatMap((type) => [tile(type, false), tile(type, true)])];

/* The person track: a window of 45 spaces on the dragon's back, which moves on by 20 when the leader comes near its head */
export const SPACES = 44;
const STRIDE = 20;
export const firstSpace = (view: DragonView): number => {
  const lead = Math.max(...view.players.map(({ steps }) => steps));
  return lead > 40 ? Math.ceil((lead - 40) / STRIDE) * STRIDE : 0;
};

const wave = (x: number): number => 474 + 15 * Math.sin((x - 60) / 78);
export const SPINE: { x: number; y: number }[] = Array.from({ length: 990 }, (_, at) => ({ x: 74 + at, y: wave(74 + at) }));
export const BACK: { x: number; y: number }[] = (() => {
  const lengths = [0];
  SPINE.forEach((to, at) => {
    const from = SPINE[at - 1];
    if (from) lengths.push((lengths.at(-1) ?? 0) + Math.hypot(to.x - from.x, to.y - from.y));
  });
  const total = lengths.at(-1) ?? 0;
  return Array.from({ length: SPACES + 1 }, (_, space) => {
    const at = lengths.findIndex((length) => length >= (total * space) / SPACES - 1e-6);
    return SPINE[at] ?? { x: 74, y: wave(74) };
  });
})();

/** Where each person marker stands, the lower ones of a stack first. Who is behind the window waits at the tail. */
export function markers(view: DragonView): { seat: number; x: number; y: number; behind: boolean }[] {
  const first = firstSpace(view);
  const heights = new Map<number, number>();
  return [...view.order].reverse().map((seat) => {
    const steps = view.players[seat]?.steps ?? 0;
    const space = Math.max(steps - first, -1);
    const height = heights.get(space) ?? 0;
    heights.set(space, height + 1);
    const spot = space < 0 ? { x: 42, y: 468 } : (BACK[space] ?? { x: 74, y: 474 });
    return { seat, x: spot.x, y: spot.y - height * 10, behind: space < 0 };
  });
}

/* What a camera shows */
export function yearBox(view: DragonView): Box {
  const months = 6;
  const first = Math.min(Math.max(view.month, 1), view.events.length - months + 1);
  return { x: scrollX(first) - 8, y: 10, width: months * SCROLL.pitch + 4, height: 198 };
}

export function trackBox(view: DragonView): Box {
  const spots = markers(view).map(({ x }) => x);
  const middle = (Math.min(...spots) + Math.max(...spots)) / 2;
  const width = Math.max(Math.max(...spots) - Math.min(...spots) + 120, 480);
  return { x: Math.min(Math.max(middle - width / 2, 14), 1186 - width), y: 412, width, height: 118 };
}

/* Mountains and water, drawn once */
export function ridge(peaks: [number, number, number][], base: number): { outline: string; folds: string } {
  const round = Math.round;
  const [first] = peaks;
  const last = peaks.at(-1);
  if (!first || !last) return { outline: "", folds: "" };
  let outline = `M${first[0] - first[2]} ${base}`;
  let folds = "";
  for (const [x, h, r] of peaks) {
    outline += `C${round(x - r * 0.55)} ${round(base - h * 0.25)} ${round(x - r * 0.5)} ${base - h} ${x} ${base - h}`;
    outline += `C${round(x + r * 0.45)} ${base - h} ${round(x + r * 0.5)} ${round(base - h * 0.35)} ${round(x + r * 0.85)} ${round(base - h * 0.12)}`;
    folds += `M${round(x - r * 0.1)} ${round(base - h * 0.86)}c${round(-r * 0.12)} ${round(h * 0.18)} ${round(-r * 0.16)} ${round(h * 0.3)} ${round(-r * 0.3)} ${round(h * 0.5)}`;
    folds += `M${round(x + r * 0.08)} ${round(base - h * 0.8)}c${round(r * 0.08)} ${round(h * 0.16)} ${round(r * 0.06)} ${round(h * 0.26)} ${round(r * 0.2)} ${round(h * 0.42)}`;
  }
  return { outline: `${outline}L${last[0] + last[2]} ${base}Z`, folds };
}

/** Small waves, strewn without a pattern that the eye would find. */
export const WAVES: string = Array.from({ length: 64 }, (_, at) => {
  const x = 24 + ((at * 397) % 1130);
  const y = 424 + ((at * 61) % 96);
  return `M${x} ${y}q6-5 12 0t12 0`;
}).join("");

/**
 * The size of labels that stand side by side, as large as the longest of them allows. The camera tells how many pixels
 * a unit has: on a small board print is larger, so that it can still be read.
 */
export function print(labels: string[], width: number, size: number): string {
  const longest = Math.max(...labels.map((label) => label.length), 1);
  return `min(${(width / (longest * 0.53)).toFixed(1)}px, max(${size}px, calc(11px / var(--scale, 1))))`;
}
