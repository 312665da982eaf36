import { expect, test } from "vitest";
import { blocksOf } from "./chapters";

test("lines with a bullet are the list of the paragraph before them", () => {
  expect(blocksOf("One of these:\n• this;\n• that.\nNo more.")).toEqual([
    { text: "One of these:", items: ["this;", "that."] },
    { text: "No more.", items: [] },
  ]);
  expect(blocksOf("• alone")).toEqual([{ text: "", items: ["alone"] }]);
});
