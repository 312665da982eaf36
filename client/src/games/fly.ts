/** Where things are on the page, and how they get elsewhere: over everything that lies between. */
import { MOVE, run } from "./motion";

/** A spot of the page, and how the thing looks there if it is drawn by itself. */
export interface Seen {
  /** What is drawn there; without, it is only where things of this kind are. */
  piece: Element | null;
  place: Element;
}

const LIFT = 10;

/** Whether the middle of something can be seen: it isn't the small map, and nothing around it cuts it off. */
function inSight(element: Element): boolean {
  if (element.closest("[inert]")) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!width || !height || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|clip|hidden|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const edge = around.getBoundingClientRect();
    if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false;
  }
  return true;
}

const marked = (around: ParentNode, name: "spot" | "piece", value: string): Element[] => [
  ...around.querySelectorAll(`[data-${name}="${CSS.escape(value)}"]`),
];

/** Where a thing is on a spot, else the spot; what belongs to a player whose things are out of sight is where the player is. */
export function find(spot: string, thing: string): Seen | null {
  const places = marked(document, "spot", spot);
  for (const place of places) {
    const all = place.matches(`[data-piece="${CSS.escape(thing)}"]`) ? [place] : marked(place, "piece", thing);
    const piece = all.findLast(inSight);
    if (piece) return { piece, place: piece };
  }
  const seat = /:(\d+)/.exec(spot)?.[1];
  const place = [...places, ...(seat ? marked(document, "spot", `player:${seat}`) : [])].find(inSight);
  return place ? { piece: null, place } : null;
}

/** A picture of something, as large as it is on the page. */
export function picture(piece: Element): HTMLElement {
  const frame = document.createElement("div");
  const { width, height } = piece.getBoundingClientRect();
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` });
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement;
  copy.style.transform = "none";
  if (piece instanceof SVGGraphicsElement && piece.ownerSVGElement) {
    const { x, y, width, height } = piece.getBBox();
    const around = piece.ownerSVGElement.cloneNode(false) as SVGSVGElement; // its style sheets know its class
    around.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    copy.removeAttribute("transform");
    around.append(copy);
    frame.append(around);
  } else frame.append(copy);
  for (const one of frame.querySelectorAll("[data-piece], [data-spot], [data-thing]")) {
    for (const name of ["data-piece", "data-spot", "data-thing"]) one.removeAttribute(name);
  }
  return frame;
}

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a picture of `size` is on its way, and how large: its middle goes straight, lifted a little in between. */
export function way(size: Rect, from: Rect, to: Rect, share: number): string {
  const middle = ({ left, top, width, height }: Rect) => ({ x: left + width / 2, y: top + height / 2 });
  const [a, b] = [middle(from), middle(to)];
  const x = a.x + (b.x - a.x) * share - size.width / 2;
  const y = a.y + (b.y - a.y) * share - size.height / 2 - LIFT * Math.sin(Math.PI * share);
  const high = from.height + (to.height - from.height) * share;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(high / (size.height || 1)).toFixed(3)})`;
}

/** Let a picture go; where it goes to may itself move meanwhile. The function that comes back stops it. */
export function fly(layer: Element, frame: HTMLElement, from: Rect, to: Seen, arrived: () => void): () => void {
  const size = { left: 0, top: 0, width: parseFloat(frame.style.width), height: parseFloat(frame.style.height) };
  // A place much larger than the thing is only where it vanishes.
  const end = (): Rect => {
    const rect = to.place.getBoundingClientRect();
    const height = to.piece ? rect.height : Math.min(rect.height, size.height, from.height) * 0.5;
    return { left: rect.left, top: rect.top + (rect.height - height) / 2, width: rect.width, height };
  };
  frame.style.transform = way(size, from, end(), 0);
  layer.append(frame);
  return run(MOVE, (share) => {
    frame.style.transform = way(size, from, end(), share);
    if (share === 1) arrived();
  });
}
