import { expect, test } from "vitest";
import { search } from "./search";

const TEXTS = { "G4.2": "Żeton leży na mieście; podróżnik idzie drogą do najbliższego żetonu.", "G6.1": "Jade costs servants." };

test("finds words whatever the accents and the case", () => {
  const [found] = search(TEXTS, "zeton");
  expect(found).toMatchObject({ rule: "G4.2", before: "", hit: "Żeton" });
});

test("says where in the text the word stands", () => {
  const [found] = search(TEXTS, "SERVANTS");
  expect(`${found?.before}|${found?.hit}|${found?.after}`).toBe("Jade costs |servants|.");
});

test("looks for nothing with a single letter, and finds nothing where nothing is", () => {
  expect(search(TEXTS, "j")).toEqual([]);
  expect(search(TEXTS, "elephant")).toEqual([]);
});
