import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "./toasts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  toasts.list = [];
  vi.useRealTimers();
});

it("news goes away by itself, and is not said twice at a time", () => {
  toasts.say("Saved.");
  toasts.say("Saved.");
  expect(toasts.list.map((toast) => toast.text)).toEqual(["Saved."]);
  vi.runAllTimers();
  expect(toasts.list).toEqual([]);
});

it("news with something to do stays until it is answered", () => {
  const run = vi.fn();
  toasts.say("There is a new version.", { action: { text: "Load", run } });
  vi.runAllTimers();
  const [toast] = toasts.list;
  if (toast) toasts.act(toast);
  expect(run).toHaveBeenCalledOnce();
  expect(toasts.list).toEqual([]);
});

it("news that must be read stays until it is closed", () => {
  toasts.say("Closed.", { stays: true });
  vi.runAllTimers();
  expect(toasts.list.map((toast) => toast.text)).toEqual(["Closed."]);
});

it("at most three stand there", () => {
  for (const text of ["a", "b", "c", "d"]) toasts.say(text);
  expect(toasts.list.map((toast) => toast.text)).toEqual(["b", "c", "d"]);
});
