/** Notifications in this browser: asked for, kept alive, ended; and the number on the app's icon. */
import { type ChannelInfo, get, type NotificationState, post, Refusal, type TableLine } from "./api";
import { language } from "./language.svelte";
import { router } from "./router.svelte";

/** The channel that is this browser, as the server calls it. */
const CHANNEL = "push-channel";
/** Whether notifications were offered here, whatever the answer was. */
const OFFERED = "push-offered";
/** Told to the window when a renewal has changed what the server knows of this browser. */
export const RENEWED = "push-renewed";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
export const isBlocked = (): boolean => Notification.permission === "denied";
export const ownChannel = (): string | null => localStorage.getItem(CHANNEL);

let working: Promise<unknown> | null = null;
/** One after the other, so that a removal isn't undone by a renewal that was under way. */
function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  const done = (working ?? Promise.resolve()).then(act);
  const mine = done
    .catch(() => undefined) // whoever waits for `done` hears of it
    .then(() => {
      if (working === mine) working = null;
    });
  working = mine;
  return done;
}
/** What is being renewed or ended now, if anything. */
export const changing = (): Promise<unknown> | null => working;

/** Ask the person, then the browser's push service, then the server. False if the person doesn't want it. */
export async function subscribe(): Promise<boolean> {
  decline(); // whatever the answer is, it isn't offered again
  if ((await Notification.requestPermission()) !== "granted") return false;
  await inTurn(async () => register((await get<NotificationState>("/notifications")).push_key, await navigator.serviceWorker.ready));
  return true;
}

/** At each start: a push service may have given the browser another address. */
export async function renew(): Promise<void> {
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ type?: string; path?: string }>) => {
    if (data.type === "open" && data.path) router.go(data.path);
  });
  if (canPush() && ownChannel() && Notification.permission === "granted") await inTurn(renewChannel);
}

async function renewChannel(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const state = await get<NotificationState>("/notifications");
  const before = ownChannel();
  if (state.channels.some(({ id }) => id === before)) await register(state.push_key, registration);
  else localStorage.removeItem(CHANNEL); // removed on another device, or given up by the push service
  if (ownChannel() !== before) window.dispatchEvent(new Event(RENEWED));
}

async function register(key: string, { pushManager }: ServiceWorkerRegistration): Promise<void> {
  let subscription = await pushManager.getSubscription();
  if (subscription && base64(subscription.options.applicationServerKey) !== key) {
    await subscription.unsubscribe(); // of a server that has lost its key
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
    throw new Refusal("push", "The browser's push service can't be reached.", 0);
  });
  const { endpoint } = subscription;
  const keys = { p256dh: base64(subscription.getKey("p256dh")), auth: base64(subscription.getKey("auth")) };
  const { id } = await post<ChannelInfo>("/notifications/push", { endpoint, ...keys, language: language.code, replaces: ownChannel() });
  localStorage.setItem(CHANNEL, id);
}

/** This browser is no longer told. */
export const unsubscribe = (): Promise<void> => inTurn(endChannel);

async function endChannel(): Promise<void> {
  const id = ownChannel();
  localStorage.removeItem(CHANNEL);
  if (!id || !canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await post(`/notifications/channels/${id}/remove`).catch(() => undefined); // the push service tells the server as well
}

/** Notifications are offered once on each device. */
export const canOffer = (): boolean => canPush() && !ownChannel() && !isBlocked() && !localStorage.getItem(OFFERED);
export const decline = (): void => localStorage.setItem(OFFERED, "yes");

/** The number on the icon of the installed app: at how many tables it is one's turn. */
export function showCount(tables: readonly TableLine[]): void {
  const turns = tables.filter((table) => table.my_turn).length;
  // Not every browser has it, and some refuse it to what isn't installed.
  (turns ? navigator.setAppBadge?.(turns) : navigator.clearAppBadge?.())?.catch(() => undefined);
}

/** The same after a move, which only an app on a home screen needs. */
export async function recount(): Promise<void> {
  if (window.matchMedia("(display-mode: standalone)").matches) showCount(await get<TableLine[]>("/tables?turns=true"));
}

function base64(data: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
