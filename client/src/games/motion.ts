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
