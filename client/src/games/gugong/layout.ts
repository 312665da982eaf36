/** Where everything is on the scene: one table of coordinates for drawing, moving and touching. */
import type { Box } from "../game";
import type { Location } from "./view";

export const SIZE = { width: 1200, height: 740 };
export interface Point {
  x: number;
  y: number;
}

export const CARD = { width: 64, height: 90 };
/** The upper left corner of the gift at each location. */
export const GIFTS: Record<Location, Point> = {
  travel: { x: 32, y: 64 },
  great_wall: { x: 442, y: 62 },
  palace: { x: 441, y: 440 },
  jade: { x: 838, y: 256 },
  decrees: { x: 832, y: 436 },
  intrigue: { x: 34, y: 474 },
  canal: { x: 34, y: 614 },
};
/** The tablets with the names, and the room that a name has. */
export const TABLETS: Record<Location, Point & { width: number }> = {
  travel: { x: 30, y: 30, width: 132 },
  great_wall: { x: 440, y: 28, width: 134 },
  palace: { x: 436, y: 402, width: 88 },
  jade: { x: 832, y: 221, width: 92 },
  decrees: { x: 821, y: 389, width: 81 },
  intrigue: { x: 28, y: 444, width: 116 },
  canal: { x: 28, y: 580, width: 120 },
};
/** Where bonus tokens and Meng's focus lie beside a gift, and which way more of them go. */
export const BESIDE: Record<Location, Point & { dx: number; dy: number }> = {
  travel: { x: 100, y: 80, dx: 0, dy: 34 },
  great_wall: { x: 510, y: 66, dx: 0, dy: -34 },
  palace: { x: 441, y: 532, dx: 40, dy: 0 },
  jade: { x: 906, y: 254, dx: 0, dy: 34 },
  decrees: { x: 832, y: 528, dx: 40, dy: 0 },
  intrigue: { x: 102, y: 536, dx: 40, dy: 0 },
  canal: { x: 102, y: 614, dx: 0, dy: 34 },
};

/** The cities in the order of the map: the rim from the lower right on, then the inner ones. */
export const CITIES: Record<"few" | "many", Point[]> = {
  few: [
    { x: 356, y: 354 },
    { x: 366, y: 262 },
    { x: 336, y: 166 },
    { x: 250, y: 98 },
    { x: 160, y: 134 },
    { x: 92, y: 220 },
    { x: 66, y: 322 },
    { x: 204, y: 384 },
    { x: 274, y: 282 },
    { x: 182, y: 232 },
  ],
  many: [
    { x: 352, y: 376 },
    { x: 372, y: 302 },
    { x: 362, y: 222 },
    { x: 330, y: 142 },
    { x: 248, y: 96 },
    { x: 166, y: 130 },
    { x: 104, y: 206 },
    { x: 56, y: 284 },
    { x: 92, y: 362 },
    { x: 226, y: 388 },
    { x: 272, y: 316 },
    { x: 280, y: 224 },
    { x: 160, y: 304 },
    { x: 188, y: 212 },
  ],
};
export const TOKEN_PILE: Point = { x: 32, y: 168 };
/** Travellers who haven't left yet wait at the edge of the map. */
export const waiting = (seat: number): Point => ({ x: 290 + seat * 27, y: 56 });

export const wallHeight = (x: number): number => 148 + 11 * Math.sin((x - 560) / 88);
/** The arches of the wall, as many as complete it. */
export function arches(goal: number): Point[] {
  const gap = 516 / goal;
  return Array.from({ length: goal }, (_, at) => {
    const x = 588 + gap * (at + 0.5);
    return { x, y: wallHeight(x) };
  });
}

export const STAIRS = { x: 620, top: 394, height: 21, steps: 8 };
export const stepY = (step: number): number => STAIRS.top + (7 - step) * STAIRS.height;
/** Half the width of a step. */
export const stepHalf = (step: number): number => 84 + (7 - step) * 3.5;
export const door = (place: number): Point => ({ x: STAIRS.x - 116 + place * 58, y: 366 });
/** Every envoy has its own lane, so that envoys on one step stand side by side. */
export const lane = (seat: number, count: number): number => STAIRS.x + (seat - (count - 1) / 2) * (count > 3 ? 29 : 40);

export const DICE: Point[] = [0, 1, 2].map((at) => ({ x: 768, y: 424 + at * 44 }));
export const SUNS: Point[] = [0, 9, 9, 0].map((lift, at) => ({ x: 800 + at * 54, y: 52 - lift }));

/** Two rows of houses, the cheaper ones above. */
export function houses(count: number): Point[] {
  const columns = Math.ceil(count / 2);
  const gap = 268 / columns;
  return Array.from({ length: count }, (_, at) => ({
    x: 916 + gap * ((at % columns) + 0.5),
    y: at < columns ? 288 : 369,
  }));
}
export const JADE_SQUARE: Point = { x: 828, y: 352 };

/** Spaces 0 to 14 of the intrigue track. */
export const intrigue = (step: number): Point =>
  step < 8 ? { x: 130 + step * 38, y: 551 } : { x: 130 + (step - 8) * 38, y: 503 };
export const MEDAL: Point = { x: 164, y: 457 };
export const BENEFIT_X = [186, 241, 306, 361];

/** Tiles by their place in the list: the lower one of each level comes first. */
export const decreeTile = (index: number): Point => ({ x: 906 + Math.floor(index / 2) * 92, y: index % 2 ? 416 : 491 });

export interface CanalLayout {
  quay: number;
  /** Where the keel of a ship is, for each route. */
  keels: number[];
  /** Height of the numbers of the harbours. */
  numbers: number[];
  scale: number;
}
export const CANAL: Record<1 | 2, CanalLayout> = {
  1: { quay: 690, keels: [688], numbers: [604], scale: 1.25 },
  2: { quay: 647, keels: [645, 722], numbers: [600, 680], scale: 1 },
};
export const HARBOUR_X = [226, 412, 598, 784, 970];
export const PILE: Point = { x: 1112, y: 600 };

/** What the camera of a phone shows. */
export const CAMERAS: Record<Location, Box> = {
  travel: { x: 2, y: 2, width: 424, height: 434 },
  great_wall: { x: 430, y: 4, width: 700, height: 230 },
  palace: { x: 418, y: 192, width: 404, height: 384 },
  jade: { x: 814, y: 196, width: 384, height: 190 },
  intrigue: { x: 2, y: 424, width: 424, height: 154 },
  decrees: { x: 816, y: 378, width: 382, height: 192 },
  canal: { x: 16, y: 566, width: 700, height: 172 },
};
/** The water from bank to bank. */
export const WATER: Box = { x: 149, y: 586, width: 945, height: 146 };
