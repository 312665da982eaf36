/** The lines of the landscape that follow a rule: mountains, waves, the wall. */
import { wallHeight } from "../layout";

const round = (value: number) => Math.round(value * 10) / 10;

/** Rounded blue-green mountains (middle, height, half their width) on a common foot, and the strokes inside them. */
export function ridge(peaks: [number, number, number][], foot: number): { outline: string; strokes: string } {
  const [first, last] = [peaks[0], peaks.at(-1)];
  if (!first || !last) return { outline: "", strokes: "" };
  let outline = `M${first[0] - first[2]} ${foot}`;
  let strokes = "";
  for (const [x, h, r] of peaks) {
    const curve = [x - r * 0.55, foot - h * 0.25, x - r * 0.5, foot - h, x, foot - h].map(Math.round).join(" ");
    const fall = [x + r * 0.45, foot - h, x + r * 0.5, foot - h * 0.35, x + r * 0.85, foot - h * 0.12].map(Math.round).join(" ");
    outline += `C${curve}C${fall}`;
    const left = [-r * 0.12, h * 0.18, -r * 0.16, h * 0.3, -r * 0.3, h * 0.5].map(Math.round).join(" ");
    const right = [r * 0.08, h * 0.16, r * 0.06, h * 0.26, r * 0.2, h * 0.42].map(Math.round).join(" ");
    strokes += `M${Math.round(x - r * 0.1)} ${Math.round(foot - h * 0.86)}c${left}`;
    strokes += `M${Math.round(x + r * 0.08)} ${Math.round(foot - h * 0.8)}c${right}`;
  }
  return { outline: `${outline}L${last[0] + last[2]} ${foot}Z`, strokes };
}

/** Small waves, scattered without a pattern but always in the same places. */
export function waves(count: number): string {
  const rows = [588, 600, 622, 632, 684, 696, 706, 716];
  let path = "";
  for (let at = 0; at < count; at++) {
    const x = 120 + ((at * 619) % 1000);
    const y = (rows[(at * 5) % rows.length] ?? 600) + ((at * 7) % 7) - 3;
    path += `M${x} ${y}q6-5 12 0t12 0`;
  }
  return path;
}

const [WEST, EAST, HALF] = [520, 1198, 23];

/** The wall with its battlements. */
export function wall(): { outline: string; courses: string; joints: string } {
  let outline = `M${WEST} ${round(wallHeight(WEST) + HALF)}`;
  for (let x = WEST, up = true; x < EAST; x += 9, up = !up) {
    const lift = HALF + (up ? 7 : 0);
    outline += `L${x} ${round(wallHeight(x) - lift)}L${x + 9} ${round(wallHeight(x + 9) - lift)}`;
  }
  for (let x = EAST; x >= WEST; x -= 20) outline += `L${x} ${round(wallHeight(x) + HALF + 8)}`;
  let courses = "";
  for (const down of [-6, 8, 22]) {
    courses += `M${WEST} ${round(wallHeight(WEST) + down)}`;
    for (let x = WEST + 20; x <= EAST; x += 20) courses += `L${x} ${round(wallHeight(x) + down)}`;
  }
  let joints = "";
  for (let x = WEST + 10; x < EAST; x += 34) {
    joints += `M${x} ${round(wallHeight(x) - 6)}v14M${x + 17} ${round(wallHeight(x) + 8)}v14`;
  }
  return { outline: `${outline}Z`, courses, joints };
}

/** A path of single strokes, one for each number of a range. */
export function strokes(from: number, to: number, by: number, stroke: (x: number) => string): string {
  let path = "";
  for (let x = from; x <= to; x += by) path += stroke(x);
  return path;
}
