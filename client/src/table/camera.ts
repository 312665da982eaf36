/** Where the camera looks: boxes in the units of the scene. */
import type { Box } from "../games/game";

export interface Size {
  width: number;
  height: number;
}

/** How much closer than the whole scene the camera may come. */
export const CLOSEST = 8;

/** The smallest box of the frame's shape that shows all of `box`. */
export function fit(box: Box, frame: Size): Box {
  const shape = frame.width / frame.height;
  const width = Math.max(box.width, box.height * shape);
  const height = width / shape;
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** The same box moved so that it shows as much of the scene as it can; where it is larger, the scene is in its middle. */
export function within(box: Box, scene: Size): Box {
  const along = (at: number, length: number, whole: number) =>
    length >= whole ? (whole - length) / 2 : Math.min(Math.max(at, 0), whole - length);
  return { ...box, x: along(box.x, box.width, scene.width), y: along(box.y, box.height, scene.height) };
}

/** The whole scene in the frame. */
export const whole = (scene: Size, frame: Size): Box => fit({ x: 0, y: 0, ...scene }, frame);

/** What the camera shows when it is sent to `box`. */
export const look = (box: Box, scene: Size, frame: Size): Box => limit(fit(box, frame), scene, frame);

/** Come closer (`factor` > 1) or step back; the point `at`, in scene units, stays where it is on the screen. */
export function zoom(camera: Box, factor: number, at: { x: number; y: number }, scene: Size, frame: Size): Box {
  const widest = whole(scene, frame).width;
  const width = Math.min(Math.max(camera.width / factor, widest / CLOSEST), widest);
  const share = width / camera.width;
  const box = { x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share, width, height: camera.height * share };
  return within(box, scene);
}

export const pan = (camera: Box, dx: number, dy: number, scene: Size): Box =>
  within({ ...camera, x: camera.x + dx, y: camera.y + dy }, scene);

const isIn = (box: Box, frame: Box): boolean =>
  box.x >= frame.x && box.y >= frame.y && box.x + box.width <= frame.x + frame.width && box.y + box.height <= frame.y + frame.height;

/** Moved just far enough that `box` is seen, with a margin; unchanged if it already is. */
export function reveal(camera: Box, box: Box, scene: Size, margin = 12): Box {
  const along = (at: number, length: number, first: number, size: number) => {
    if (first - margin < at) return first - margin;
    return first + size + margin > at + length ? first + size + margin - length : at;
  };
  if (isIn(box, camera)) return camera;
  const moved = { ...camera, x: along(camera.x, camera.width, box.x, box.width), y: along(camera.y, camera.height, box.y, box.height) };
  return within(moved, scene);
}

/** On the way from one box to another; `share` from 0 to 1. */
export function between(from: Box, to: Box, share: number): Box {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width), height: mix(from.height, to.height) };
}

/** A point of the frame, in pixels from its corner, as a point of the scene. */
export const point = (camera: Box, frame: Size, x: number, y: number): { x: number; y: number } => ({
  x: camera.x + (x / frame.width) * camera.width,
  y: camera.y + (y / frame.height) * camera.height,
});

function limit(camera: Box, scene: Size, frame: Size): Box {
  const all = whole(scene, frame);
  return camera.width >= all.width ? all : within(camera, scene);
}

/** As much of a box as lies within an edge, `corner` away from the right and the top of it; null where its middle doesn't. */
export function seenWithin(box: Box, edge: Box, corner: number): Box | null {
  const [across, down] = [box.x + box.width / 2, box.y + box.height / 2];
  const [last, bottom] = [edge.x + edge.width, edge.y + edge.height];
  if (across < edge.x || across > last || down < edge.y || down > bottom) return null;
  const [x, y] = [Math.max(box.x, edge.x), Math.max(box.y, edge.y + corner)];
  return { x, y, width: Math.min(box.x + box.width, last - corner) - x, height: Math.min(box.y + box.height, bottom) - y };
}

/** The smallest box around all of these; they are some. */
function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** How much wider than a place the camera may look. */
const WIDER = 1.3;
const EDGE = 12;

/**
 * A place may be longer than the picture of it: what shows all the things there that can be touched. Null where the
 * place itself shows them, and where they lie all over the scene.
 */
export function spread(place: Box, things: readonly Box[]): Box | null {
  if (!things.length) return null;
  const box = around(things);
  if (isIn(box, place) || box.width > place.width * WIDER || box.height > place.height * WIDER) return null;
  return { x: box.x - EDGE, y: Math.min(box.y, place.y), width: box.width + 2 * EDGE, height: Math.max(box.height, place.height) };
}
