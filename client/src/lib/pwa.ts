/** The installed app: the shell opens without a network, and a new version is offered when the server has one. */
import { report } from "./errors";
import { t } from "./language.svelte";
import { renew } from "./push";
import { toasts } from "./toasts.svelte";

/** The script that this page runs on has the hash of its build in its name. */
const build = (): string | null => document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src") ?? null;

/** The script that a start page asks for. */
export const scriptOf = (page: string): string | null => /<script[^>]+src="([^"]+)"/.exec(page)?.[1] ?? null;

export function install(): void {
  if (!import.meta.env.PROD) return;
  const own = build();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void offerNewer(own);
  });
  if ("serviceWorker" in navigator) {
    keepShell().catch(() => undefined); // forbidden in private windows: then the page needs the network, no more
    renew().catch(report);
  }
}

async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  // What this page loaded before the worker could see it; the rest of the shell the worker fetches itself.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loaded() } });
  for (const name of await caches.keys()) if (name.startsWith("yamen ")) await caches.delete(name); // of earlier versions
}

/** What this page has loaded so far of files that never change. */
function loaded(): string[] {
  const urls = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const ours = urls.filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"));
  return [...new Set(ours.map((url) => url.pathname))];
}

async function offerNewer(own: string | null): Promise<void> {
  let page: string;
  try {
    page = await (await fetch("/", { cache: "no-store" })).text();
  } catch {
    return; // no network: there is nothing newer to be had now
  }
  const newest = scriptOf(page);
  if (own && newest && newest !== own) {
    toasts.say(t("client-update"), { action: { text: t("client-update-now"), run: () => location.reload() } });
  }
}
