/* Part of the service worker (sw.js): shows what the server sends while nobody looks, and opens the table that it is about. */

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

async function show(data) {
  let message = {};
  try {
    message = data.json();
  } catch {
    // a browser must show something for every message, whatever it says
  }
  const { title = "Yamen", body = "", tag = "turns", url = "/", lang = "", count = 0 } = message;
  await self.registration.showNotification(title, { body, tag, lang, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } });
  if (count) await self.navigator.setAppBadge?.(count);
}

/** A window that shows the table already comes to the front; else there is a new one. */
async function open(path) {
  const url = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === url.pathname);
  if (!there) return self.clients.openWindow(url.href);
  there.postMessage({ type: "open", path });
  return there.focus();
}
