import { describe, expect, it } from "vitest";
import { apart, type Course, line, rounds, scale, scoresAt, shares } from "./course";

const course: Course = {
  of: 20,
  standings: [
    { number: 0, round: 1, scores: [0, 0] },
    { number: 5, round: 1, scores: [3, 0] },
    { number: 9, round: 2, scores: [3, 7] },
    { number: 16, round: 2, scores: [14, 7] },
  ],
  turns: [],
};

describe("the course of the points", () => {
  it("falls into rounds that cover all moves", () => {
    expect(rounds(course)).toEqual([
      { round: 1, from: 0, to: 9 },
      { round: 2, from: 9, to: 20 },
    ]);
  });

  it("is a line for each player up to the last move", () => {
    expect(line(course, 1)).toEqual([
      [0, 0],
      [5, 0],
      [9, 7],
      [16, 7],
      [20, 7],
    ]);
    expect([scoresAt(course, 8), scoresAt(course, 16), scoresAt(course, 99)]).toEqual([[3, 0], [14, 7], [14, 7]]);
  });

  it("ends with emblems that stand apart, and only those make room that must", () => {
    expect(apart([14, 269, 270], 24, 270)).toEqual([14, 246, 270]);
    expect(apart([50, 50, 50], 24, 270)).toEqual([50, 74, 98]);
    expect(apart([100, 20], 24, 270)).toEqual([100, 20]);
  });

  it("fills the whole height with shares of a hundred, the first player's at the top", () => {
    const chances = {
      ...course,
      standings: [
        { number: 4, round: 1, scores: [50, 50] },
        { number: 9, round: 2, scores: [62, 38] },
      ],
    };
    expect(shares(chances, 2)).toEqual([
      [[0, 0], [4, 0], [9, 0], [20, 0], [20, 62], [9, 62], [4, 50], [0, 50]],
      [[0, 50], [4, 50], [9, 62], [20, 62], [20, 100], [9, 100], [4, 100], [0, 100]],
    ]);
    expect(shares({ ...course, standings: [] }, 2)).toEqual([]);
  });

  it("is drawn between round numbers", () => {
    expect(scale(course)).toEqual({ lowest: 0, highest: 15, lines: [0, 5, 10, 15] });
    const lost = { ...course, standings: [{ number: 0, round: null, scores: [-3, 42] }] };
    expect(scale(lost)).toEqual({ lowest: -10, highest: 50, lines: [-10, 0, 10, 20, 30, 40, 50] });
  });
});
