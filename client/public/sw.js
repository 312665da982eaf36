// Keeps the shell of the app, so that the start page opens without a network. Each build has its own store; files with
// a hash in their name never change. What the server says of tables is never kept.
const STORE = `yamen ${new URL(location.href).searchParams.get("build") ?? ""}`;
const SHELL = ["/", "/icons.svg", "/pieces.svg", "/favicon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const store = await caches.open(STORE);
      await store.addAll(SHELL);
      const page = await (await store.match("/")).text();
      const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|fonts)\/[^"]+)"/g)].map((found) => found[1]);
      await store.addAll([...new Set(files)]);
      for (const style of files.filter((file) => file.endsWith(".css"))) {
        const fonts = (await (await store.match(style)).text()).matchAll(/\/fonts\/[\w-]+\.woff2/g);
        await store.addAll([...new Set([...fonts].map((found) => found[0]))]);
      }
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

// A page tells what it loaded before this worker could see it.
self.addEventListener("message", (event) => {
  const keep = event.data?.keep;
  if (!Array.isArray(keep)) return;
  event.waitUntil(
    (async () => {
      const store = await caches.open(STORE);
      for (const path of keep) {
        if (await store.match(path)) continue;
        const answer = await fetch(path).catch(() => null); // the network went away: the next page tells it again
        if (answer?.ok) await store.put(path, answer);
      }
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(api|health|schema)(\/|$)/.test(url.pathname)) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (/^\/(assets|fonts)\//.test(url.pathname)) event.respondWith(lasting(event.request));
  else event.respondWith(fresh(event.request));
});

/** The newest page, or the kept one: it shows every address. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

async function lasting(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
  return answer;
}

async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(STORE)).put(request, answer.clone());
    return answer;
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}
