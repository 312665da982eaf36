import { expect, it } from "vitest";
import { Refusal } from "./api";
import { explain } from "./errors";
import { language } from "./language.svelte";

language.add("en", "client-error-conflict = Look again.\nclient-error-password-conflict = Choose another name.\nclient-error-other = Refused: { $message }\nclient-error-page = Broken: { $message }\n");

it("a kind of refusal that has a sentence is told by it", () => {
  expect(explain(new Refusal("conflict", "The game has begun.", 409))).toBe("Look again.");
});
it("what was being done can make the sentence plainer", () => {
  expect(explain(new Refusal("conflict", "", 409), "password")).toBe("Choose another name.");
  expect(explain(new Refusal("conflict", "", 409), "name")).toBe("Look again.");
});
it("a refusal may come with a reason of the operator's", () => {
  language.add("en", "client-error-account-closed = Closed: { $reason }\n");
  expect(explain(new Refusal("account-closed", "", 403, { kind: "closed", reason: "Spam." }))).toBe("Closed: Spam.");
});
it("a refusal of an unknown kind is told in the server's words", () => {
  expect(explain(new Refusal("teapot", "Short and stout.", 418))).toBe("Refused: Short and stout.");
});
it("anything else is a fault of the page", () => {
  expect(explain(new Error("no chunk"))).toBe("Broken: no chunk");
});
