/** How things move: 150 to 300 ms, straight, and not at all for who prefers less motion. */
import { settings } from "../lib/settings.svelte";

export const FAST = 150;
export const MOVE = 240;
export const SLOW = 300;

/** Milliseconds, or none. */
export const time = (milliseconds: number): number => (settings.motion === "less" ? 0 : milliseconds);

/** Quick at first, then slowing down, as `--ease`. */
export const ease = (share: number): number => 1 - (1 - share) ** 3;

/** Call `step` with the share of the way that is done, until 1 or until the function that comes back is called. */
export function run(milliseconds: number, step: (share: number) => void): () => void {
  const duration = time(milliseconds);
  if (!duration) {
    step(1);
    return () => undefined;
  }
  let frame = 0;
  let begin: number | undefined;
  const tick = (now: number): void => {
    begin ??= now;
    const share = Math.min((now - begin) / duration, 1);
    step(share < 1 ? ease(share) : 1);
    if (share < 1) frame = requestAnimationFrame(tick);
  };
  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
}

/** A Svelte transition for things in a scene: they appear in place, a little larger, and settle. */
export const settle = (_: Element, { delay = 0 }: { delay?: number } = {}) => ({
  delay: time(delay),
  duration: time(MOVE),
  easing: ease,
  css: (share: number) => `opacity:${share}`,
});

export interface Spot {
  x: number;
  y: number;
  scale?: number;
}

/**
 * Puts a thing of a scene at a spot; when the spot changes it goes there in a straight line, lifted a little.
 * Drawn anew in another order it still goes from where it was.
 */
export function glide(node: SVGElement, spot: Spot) {
  let at = spot;
  const put = ({ x, y, scale = 1 }: Spot, lift = 0) => `translate(${x}px, ${y - lift}px) scale(${scale})`;
  node.style.transform = put(at);
  return {
    update(to: Spot) {
      if (to.x === at.x && to.y === at.y && to.scale === at.scale) return;
      const from = at;
      at = to;
      node.style.transform = put(to);
      const duration = time(MOVE);
      if (!duration) return;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, scale: ((from.scale ?? 1) + (to.scale ?? 1)) / 2 };
      node.animate([{ transform: put(from) }, { transform: put(middle, 8) }, { transform: put(to) }], {
        duration,
        easing: "cubic-bezier(.2,.7,.2,1)",
      });
    },
  };
}
