// The service worker: keeps the files of one build, so that the page starts without a network.
//
// scripts/offline.mjs puts two constants before this text, which so is another one for every build:
//   VERSION  a name for the build
//   FILES    the files of the build: name below the scope => SHA-256 in hexadecimal
//
// A worker answers from its own build's cache only, so no page gets files of two builds. A new one fills its cache
// beside the working one, checks every byte, and waits. It takes over when no page is open, as browsers do, or when
// the person presses the button of the first screen (`app::offline`).

const SCOPE = self.registration.scope; // ends with a slash
// Several copies may live on one site, one below the other: the space ends the path, in which there is none.
const PREFIX = `arcs-${new URL(SCOPE).pathname} `;
const CACHE = PREFIX + VERSION;

self.addEventListener("install", (event) => event.waitUntil(install()));

/** All files or none: a build that is half uploaded, or changed on the way, is no build. */
async function install() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(FILES).map((name) => keep(cache, name)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function keep(cache, name) {
  const response = await fetch(name, { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await sha256(bytes)) !== FILES[name]) throw new Error(`${name} is not the file of this build`);
  // Stored anew: a redirected answer is none to a navigation, and the bytes are no longer encoded.
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  await cache.put(name, new Response(bytes, { headers }));
}

async function sha256(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// The page of the first visit came from the network. Claimed, it too makes later workers wait.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(SCOPE)) return;
  const name = address.slice(SCOPE.length) || "index.html";
  if (Object.hasOwn(FILES, name)) event.respondWith(answer(request, name, { cacheName: CACHE }));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => Response.redirect(SCOPE)));
  // A tab opened in the moment of the change may still be loading the older build.
  else event.respondWith(answer(request, name));
});

async function answer(request, name, where) {
  return (await caches.match(name, where)) ?? fetch(request);
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.source));
  if (event.data === "started") event.waitUntil(tidy());
});

/** The open tabs with this page. */
async function tabs() {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter((tab) => [SCOPE, `${SCOPE}index.html`].includes(tab.url.split(/[?#]/)[0]));
}

/**
 * Only for the only tab: whoever takes over answers all of them, and a game in another tab would change its version
 * at the next reload. Asked here and not in the page, because only here the answer and the change are one step.
 */
async function takeOver(page) {
  if ((await tabs()).length > 1) page.postMessage("other tabs");
  else await self.skipWaiting();
}

/** Deletes the caches of older builds, once a page of this one is the only one. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const alone = (await tabs()).length === 1;
  // A newer worker's cache can be among them only if that worker is here to be seen by now.
  const { installing, waiting } = self.registration;
  if (alone && !installing && !waiting) await Promise.all(old.map((name) => caches.delete(name)));
}
