import { expect, it } from "vitest";
import { scriptOf } from "./pwa";

it("a start page tells the script of its build", () => {
  const page = '<link rel="icon" href="/favicon.svg" /><script type="module" crossorigin src="/assets/index-BF8u27Cn.js"></script>';
  expect(scriptOf(page)).toBe("/assets/index-BF8u27Cn.js");
});

it("a page of something else between here and the server tells none", () => {
  expect(scriptOf("<h1>Sign in to this network</h1>")).toBeNull();
});
