import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { language } from "./language.svelte";

language.add("en", "client-guest-names = Crane, Lotus\n");
const answers: Record<string, { status: number; body: unknown }> = {};
const asked: string[] = [];

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  asked.length = 0;
  vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    const answer = answers[url] ?? { status: 404, body: { error: "not-found", message: "" } };
    const empty = answer.status === 204;
    const headers: Record<string, string> = empty ? {} : { "Content-Type": "application/json" };
    return Promise.resolve(new Response(empty ? null : JSON.stringify(answer.body), { status: answer.status, headers }));
  });
  answers["/api/people"] = { status: 201, body: { id: "p1", name: "Ada", recovery_code: "AAAA-BBBB" } };
  answers["/api/people/me"] = { status: 200, body: { id: "p1", name: "Ada", login: null } };
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => await import("./me.svelte");

it("nobody is asked after who never had a name here", async () => {
  const { me } = await load();
  await me.load();
  expect(me.person).toBeNull();
  expect(asked).toEqual([]);
});

it("a guest gets a name once, and keeps the recovery code until it is put away", async () => {
  const { me } = await load();
  expect((await me.ensure("Ada")).name).toBe("Ada");
  await me.ensure("Somebody else");
  expect(asked).toEqual(["POST /api/people"]);
  expect(me.code).toBe("AAAA-BBBB");
  expect(localStorage.getItem("recovery-code")).toBe("AAAA-BBBB");
  me.codeIsKept();
  expect(me.code).toBeNull();
  expect(localStorage.getItem("recovery-code")).toBeNull();
});

it("whoever signs out leaves nothing behind", async () => {
  answers["/api/people/logout"] = { status: 204, body: null };
  const { me } = await load();
  await me.ensure("Ada");
  await me.logOut();
  expect(localStorage.length).toBe(0);
});

it("whoever was here before is recognised", async () => {
  localStorage.setItem("known", "yes");
  const { me } = await load();
  await me.load();
  expect(me.person?.name).toBe("Ada");
});

it("whom the server has forgotten is a stranger again", async () => {
  localStorage.setItem("known", "yes");
  answers["/api/people/me"] = { status: 401, body: { error: "nameless", message: "" } };
  const { me } = await load();
  await me.load();
  expect(me.person).toBeNull();
  expect(localStorage.getItem("known")).toBeNull();
});

it("whose account the operator has closed reads why, and is a stranger again", async () => {
  localStorage.setItem("known", "yes");
  answers["/api/people/me"] = { status: 403, body: { error: "account-closed", message: "", reason: { kind: "closed", reason: "Spam." } } };
  const { language: own } = await import("./language.svelte");
  own.add("en", "client-error-account-closed = Closed: { $reason }\n");
  const { toasts } = await import("./toasts.svelte");
  const { me } = await load();
  await me.load();
  expect(toasts.list.map(({ text }) => text)).toEqual(["Closed: Spam."]);
  expect(me.person).toBeNull();
  expect(localStorage.getItem("known")).toBeNull();
});

it("who was signed out elsewhere is asked after anew", async () => {
  localStorage.setItem("known", "yes");
  const { me } = await load();
  await me.load();
  answers["/api/people/me"] = { status: 401, body: { error: "nameless", message: "" } };
  await me.lost();
  expect(me.person).toBeNull();
  expect(localStorage.getItem("known")).toBeNull();
});

it("a failed question is asked again", async () => {
  localStorage.setItem("known", "yes");
  answers["/api/people/me"] = { status: 500, body: { error: "internal", message: "" } };
  const { me } = await load();
  await expect(me.load()).rejects.toMatchObject({ kind: "internal" });
  answers["/api/people/me"] = { status: 200, body: { id: "p1", name: "Ada" } };
  await me.load();
  expect(me.person?.name).toBe("Ada");
});

it("friendly names are words of the reader's language with a number of two digits", async () => {
  const { friendlyName } = await load();
  const { language: own } = await import("./language.svelte");
  own.add("en", "client-guest-names = Crane, Lotus\n");
  expect(friendlyName(() => 0)).toBe("Crane 10");
  expect(friendlyName(() => 0.999)).toBe("Lotus 99");
});
