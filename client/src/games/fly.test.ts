import { afterEach, expect, test } from "vitest";
import { find, way } from "./fly";

const box = (left: number, top: number, height = 20) => ({ left, top, width: 20, height });
const at = (transform: string) => (/translate\((.*)px, (.*)px\) scale\((.*)\)/.exec(transform) ?? []).slice(1).map(Number);

test("a picture goes straight from one place to the other, lifted in between, and takes the size of what it becomes", () => {
  const [from, to] = [box(0, 100), box(200, 100, 40)];
  expect(at(way(box(0, 0), from, to, 0))).toEqual([0, 100, 1]);
  expect(at(way(box(0, 0), from, to, 0.5))).toEqual([100, 95, 1.5]);
  expect(at(way(box(0, 0), from, to, 1))).toEqual([200, 110, 2]);
});

/** A page without a layout: everything is where it says. */
function place(html: string): void {
  document.body.innerHTML = html;
  for (const one of document.querySelectorAll<HTMLElement>("[data-spot], [data-piece]")) {
    one.getBoundingClientRect = () => new DOMRect(Number(one.dataset.x ?? 10), 10, 20, 20);
  }
}
afterEach(() => document.body.replaceChildren());

test("a thing is found where it is drawn, else where its kind lies, else where its player is", () => {
  place(`<b data-spot="hand:1"></b><p data-spot="hand:1"><i data-piece="5-travel"></i></p><u data-spot="player:2"></u>`);
  expect(find("hand:1", "5-travel")?.piece?.tagName).toBe("I");
  expect(find("hand:1", "?")).toMatchObject({ piece: null, place: { tagName: "B" } });
  expect(find("hand:2", "?")?.place.tagName).toBe("U");
  expect(find("wall", "cube-2")).toBeNull();
});

test("what lies on the small map or outside the page is not where a thing goes", () => {
  place(`<div inert><i data-spot="wall"></i></div><b data-spot="pile" data-x="-400"></b>`);
  expect(find("wall", "cube-0")).toBeNull();
  expect(find("pile", "?")).toBeNull();
});
