import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableLine } from "./api";
import { canOffer, decline, ownChannel, RENEWED, renew, showCount, subscribe, unsubscribe } from "./push";

const key = (bytes: number[]) => new Uint8Array(bytes).buffer;
const subscription = {
  endpoint: "https://push.example.org/1",
  options: { applicationServerKey: key([1, 2, 3]) },
  getKey: (name: string) => (name === "auth" ? key([255, 254]) : key([4])),
  unsubscribe: vi.fn(async () => true),
};
const pushManager = { getSubscription: vi.fn(async () => null as typeof subscription | null), subscribe: vi.fn(async () => subscription) };
const sent: { path: string; body: unknown }[] = [];
let channels: { id: string }[] = [];
/** Until then nothing is answered that changes anything. */
let held = Promise.resolve();

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  channels = [];
  held = Promise.resolve();
  const registration = { pushManager };
  const worker = { ready: Promise.resolve(registration), getRegistration: async () => registration, addEventListener: () => undefined };
  vi.stubGlobal("Notification", { permission: "granted", requestPermission: async () => "granted" });
  vi.stubGlobal("PushManager", Object);
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === "POST") sent.push({ path, body: JSON.parse(body ?? "{}") });
    if (method === "POST") await held;
    const answer = method === "GET" ? { push_key: "AQID", channels } : { id: "mine" };
    return new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("asks once on each device, and not where the browser blocks it", async () => {
  expect(canOffer()).toBe(true);
  vi.stubGlobal("Notification", { permission: "denied" });
  expect(canOffer()).toBe(false);
  vi.stubGlobal("Notification", { permission: "default" });
  decline();
  expect(canOffer()).toBe(false);
});

it("tells the server where the browser is reached, again at each start, in place of where it was before", async () => {
  expect(await subscribe()).toBe(true);
  expect(sent).toEqual([{ path: "/api/notifications/push", body: { endpoint: subscription.endpoint, p256dh: "BA", auth: "__4", language: "en", replaces: null } }]);
  expect(canOffer()).toBe(false);
  channels = [{ id: "mine" }];
  pushManager.getSubscription.mockResolvedValueOnce(subscription);
  await renew();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.body).toMatchObject({ replaces: "mine" });
  expect(pushManager.subscribe).toHaveBeenCalledOnce();
});

it("subscribes anew where the server has another key, and no more where the channel was removed", async () => {
  await subscribe();
  channels = [{ id: "mine" }];
  pushManager.getSubscription.mockResolvedValueOnce({ ...subscription, options: { applicationServerKey: key([9]) } });
  await renew();
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(pushManager.subscribe).toHaveBeenCalledTimes(2);
  channels = [];
  const renewed = vi.fn();
  window.addEventListener(RENEWED, renewed, { once: true }); // whatever shows the channels reads them again
  await renew();
  expect(sent).toHaveLength(2);
  expect(renewed).toHaveBeenCalledOnce();
});

it("is removed for good where it was just being renewed", async () => {
  await subscribe();
  channels = [{ id: "mine" }];
  const renewal = renew();
  let answer = () => {};
  held = new Promise((done) => (answer = done));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const removal = unsubscribe();
  answer();
  await Promise.all([renewal, removal]);
  expect(ownChannel()).toBeNull();
  expect(sent.at(-1)?.path).toBe("/api/notifications/channels/mine/remove");
});

it("counts one's turns on the icon", () => {
  const set = vi.fn(async () => undefined);
  const clear = vi.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  showCount([{ my_turn: true }, { my_turn: false }, { my_turn: true }] as TableLine[]);
  expect(set).toHaveBeenCalledWith(2);
  showCount([]);
  expect(clear).toHaveBeenCalledOnce();
});
