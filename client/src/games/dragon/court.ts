/** Where palaces stand at a court: in one row, or in two when there are many. */
export const STOREY = { height: 56, eaves: 7 };
const BASE = 8;
const ROOF = 31;
export const PITCH = 112;
const ONE_ROW = 6;

/** The upper edge of a storey, counted from 0, above the base line. */
export const storeyTop = (floor: number): number => -BASE - (floor + 1) * STOREY.height - floor * STOREY.eaves;
export const palaceHeight = (floors: number): number => 5 - storeyTop(Math.max(floors, 1) - 1) + ROOF;

export interface Plan {
  width: number;
  height: number;
  /** The middle of each palace's base line. */
  spots: { x: number; y: number }[];
}

/** `least`: the picture is at least this large. */
export function plan(floors: number[], least: { width: number; height: number }): Plan {
  const inRow = floors.length <= ONE_ROW ? floors.length : Math.ceil(floors.length / 2);
  const rows: number[][] = [];
  for (let at = 0; at < floors.length; at += Math.max(inRow, 1)) rows.push(floors.slice(at, at + inRow));
  const heights = rows.map((row) => palaceHeight(Math.max(...row)) + 10);
  const height = Math.max(heights.reduce((sum, one) => sum + one, 0) + 14, least.height);
  const width = Math.max(inRow * PITCH + 16, least.width);
  const spots: { x: number; y: number }[] = [];
  rows.forEach((row, at) => {
    const y = height - 14 - heights.slice(at + 1).reduce((sum, one) => sum + one, 0);
    const left = (width - row.length * PITCH) / 2;
    row.forEach((_, column) => spots.push({ x: left + (column + 0.5) * PITCH, y }));
  });
  return { width, height, spots };
}
