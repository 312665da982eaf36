import { describe, expect, it } from "vitest";
import { between, CLOSEST, fit, look, pan, point, reveal, seenWithin, spread, whole, within, zoom } from "./camera";

const scene = { width: 1200, height: 540 };
const phone = { width: 390, height: 195 };

describe("the camera", () => {
  it("shows all of a place, in the shape of the frame", () => {
    const box = fit({ x: 100, y: 200, width: 600, height: 100 }, phone);
    expect(box).toEqual({ x: 100, y: 100, width: 600, height: 300 });
    const tall = fit({ x: 0, y: 0, width: 100, height: 300 }, phone);
    expect(tall).toEqual({ x: -250, y: 0, width: 600, height: 300 });
  });

  it("shows the whole scene in any frame", () => {
    for (const frame of [phone, { width: 1000, height: 450 }, { width: 200, height: 700 }]) {
      const box = whole(scene, frame);
      expect(box.width / box.height).toBeCloseTo(frame.width / frame.height);
      expect(box.x).toBeLessThanOrEqual(0);
      expect(box.y).toBeLessThanOrEqual(0);
      expect(box.x + box.width).toBeGreaterThanOrEqual(scene.width);
      expect(box.y + box.height).toBeGreaterThanOrEqual(scene.height);
    }
  });

  it("never looks past the edge of the scene while it is closer than that", () => {
    expect(within({ x: -50, y: 500, width: 400, height: 200 }, scene)).toEqual({ x: 0, y: 340, width: 400, height: 200 });
    expect(look({ x: 1100, y: 0, width: 200, height: 100 }, scene, phone)).toEqual({ x: 1000, y: 0, width: 200, height: 100 });
  });

  it("sent to more than the scene, shows the scene", () => {
    expect(look({ x: -999, y: -999, width: 5000, height: 5000 }, scene, phone)).toEqual(whole(scene, phone));
  });

  it("comes closer around the point that is touched", () => {
    const camera = { x: 200, y: 100, width: 600, height: 300 };
    const at = { x: 500, y: 200 };
    const closer = zoom(camera, 2, at, scene, phone);
    expect(closer.width).toBe(300);
    expect((at.x - closer.x) / closer.width).toBeCloseTo((at.x - camera.x) / camera.width);
    expect((at.y - closer.y) / closer.height).toBeCloseTo((at.y - camera.y) / camera.height);
  });

  it("comes no closer than its limit and steps back no further than the scene", () => {
    const all = whole(scene, phone);
    expect(zoom(all, 1000, { x: 600, y: 270 }, scene, phone).width).toBeCloseTo(all.width / CLOSEST);
    expect(zoom({ x: 0, y: 0, width: 300, height: 150 }, 0.001, { x: 0, y: 0 }, scene, phone)).toEqual(all);
  });

  it("moves with the finger and stops at the edge", () => {
    const camera = { x: 100, y: 100, width: 400, height: 200 };
    expect(pan(camera, 30, -20, scene)).toEqual({ x: 130, y: 80, width: 400, height: 200 });
    expect(pan(camera, 9999, 9999, scene)).toEqual({ x: 800, y: 340, width: 400, height: 200 });
  });

  it("goes to what has the focus, and stays when it is seen already", () => {
    const camera = { x: 0, y: 0, width: 400, height: 200 };
    expect(reveal(camera, { x: 10, y: 10, width: 50, height: 50 }, scene)).toBe(camera);
    const moved = reveal(camera, { x: 900, y: 400, width: 50, height: 50 }, scene, 10);
    expect(moved).toEqual({ x: 560, y: 260, width: 400, height: 200 });
    expect(reveal(moved, { x: 100, y: 0, width: 50, height: 50 }, scene, 10)).toEqual({ x: 90, y: 0, width: 400, height: 200 });
  });

  it("is half way between two places at half time", () => {
    const a = { x: 0, y: 0, width: 100, height: 50 };
    const b = { x: 100, y: 200, width: 300, height: 150 };
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 0.5)).toEqual({ x: 50, y: 100, width: 200, height: 100 });
    expect(between(a, b, 1)).toEqual(b);
  });

  it("knows which point of the scene lies under a finger", () => {
    expect(point({ x: 100, y: 50, width: 780, height: 390 }, phone, 195, 0)).toEqual({ x: 490, y: 50 });
  });
});

describe("a place that is longer than its picture", () => {
  const canal = { x: 0, y: 500, width: 700, height: 200 };
  const at = (x: number) => ({ x, y: 600, width: 100, height: 60 });

  it("is seen where something can be touched", () => {
    const seen = spread(canal, [at(780), at(960)]);
    expect(seen && seen.x <= 780 && seen.x + seen.width >= 1060).toBe(true);
    expect(spread(canal, [at(180), at(960)])).toMatchObject({ width: 904 });
  });

  it("is seen as ever while all that can be touched is in its picture, or nothing can", () => {
    expect(spread(canal, [at(20), at(560)])).toBeNull();
    expect(spread(canal, [])).toBeNull();
  });

  it("isn't left for things all over the board", () => {
    expect(spread(canal, [at(20), { x: 300, y: 0, width: 60, height: 60 }])).toBeNull();
    expect(spread(canal, [at(0), at(1100)])).toBeNull();
  });
});

describe("a mark at the edge of the picture", () => {
  const edge = { x: 0, y: 100, width: 390, height: 300 };

  it("keeps room for the number in its corner", () => {
    expect(seenWithin({ x: 360, y: 90, width: 40, height: 60 }, edge, 12)).toEqual({ x: 360, y: 112, width: 18, height: 38 });
    expect(seenWithin({ x: 200, y: 200, width: 40, height: 60 }, edge, 12)).toEqual({ x: 200, y: 200, width: 40, height: 60 });
  });

  it("isn't seen where most of the thing isn't", () => {
    expect(seenWithin({ x: 380, y: 200, width: 40, height: 60 }, edge, 12)).toBeNull();
  });
});
