// The page without a network, its new versions, and the page as one file.
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { writeWorker } from "../../scripts/offline.mjs";
import { serve } from "../../scripts/serve.mjs";
import { DIST, journey } from "./harness.mjs";
import { begin, numbers, step, stored } from "./table.mjs";

const scratch = mkdtempSync(join(tmpdir(), "arcs-offline-"));
const sites = [];
after(async () => {
  for (const site of sites) await site.close();
  rmSync(scratch, { recursive: true });
});

/** A copy of the build that says "2" in its page, styles, script and icon, each of which the tests can ask for. */
function secondBuild() {
  const folder = mkdtempSync(join(scratch, "build-"));
  cpSync(DIST, folder, { recursive: true });
  const change = (name, text) => writeFileSync(join(folder, name), text(readFileSync(join(folder, name), "utf8")));
  // Hashed files get other names, as in a real build.
  const renamed = readdirSync(folder).filter((name) => /^(tokens|arcs)-\w+\.(css|js)$/.test(name));
  assert.equal(renamed.length, 2);
  for (const name of renamed) {
    change(name, (text) => text + (name.endsWith(".css") ? "\n:root { --build: 2 }" : "\nglobalThis.build = 2;"));
    renameSync(join(folder, name), join(folder, `2-${name}`));
  }
  change("index.html", (text) =>
    renamed
      .reduce((text, name) => text.replaceAll(name, `2-${name}`), text)
      .replace(/ integrity=[^\s>]+/g, "")
      .replace("<html", '<html data-build="2"'));
  change("icon.svg", (text) => `${text}<!-- build 2 -->`);
  writeWorker(folder);
  return folder;
}

/** A site of its own whose files can be exchanged. */
async function ownSite() {
  const folder = mkdtempSync(join(scratch, "site-"));
  const site = await serve(folder, { prefix: "/some/where/" });
  sites.push(site);
  const upload = (from) => {
    rmSync(folder, { recursive: true });
    cpSync(from, folder, { recursive: true });
  };
  upload(DIST);
  return { folder, upload, ...site };
}

/** Of which build is what the page shows and loads? Fails if it is of two. */
async function buildOf(page) {
  const found = await page.evaluate(async () => ({
    page: document.documentElement.dataset.build ?? "1",
    style: getComputedStyle(document.documentElement).getPropertyValue("--build").trim() || "1",
    script: String(globalThis.build ?? 1),
    icon: (await (await fetch("icon.svg")).text()).includes("build 2") ? "2" : "1",
  }));
  assert.equal(new Set(Object.values(found)).size, 1, `one build, not ${JSON.stringify(found)}`);
  return found.page;
}

/** Waits until what the page answers, now or in time, is true. */
async function until(page, question, argument) {
  for (let tries = 0; !(await page.evaluate(question, argument)); tries += 1) {
    assert.ok(tries < 200, `in vain: ${question}`);
    await page.waitForTimeout(50);
  }
}

/** Waits for the first worker of a page. */
const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
const caches = (page) => page.evaluate(() => globalThis.caches.keys());
/** Has the browser look for a new version. Resolves with "installed" or "redundant" once that one is there or failed. */
const update = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const fresh = new Promise((found) => registration.addEventListener("updatefound", () => found(registration.installing)));
    await registration.update().catch(() => {});
    const worker = await fresh;
    return new Promise((done) => {
      const look = () => worker.state !== "installing" && done(worker.state);
      worker.addEventListener("statechange", look);
      look();
    });
  });
const offer = (page) => page.getByText("A new version is ready");
const take = (page) => page.getByRole("button", { name: "Use it now" });
const home = (page) => page.evaluate(() => (location.hash = ""));
/** Clicks until a choice is in the journal of the stored game. */
async function choose(page, random = numbers(7)) {
  const made = async () => (await stored(page)).text;
  const before = await made();
  for (let n = 0; n < 5 && (await made()) === before; n += 1) await step(page, random);
  assert.notEqual(await made(), before, "a choice has been made");
}

journey("without a network the page starts and plays after the first visit", async ({ open }) => {
  const site = await ownSite();
  const page = await open("", { at: site.url, serviceWorkers: "allow" });
  await controlled(page);
  await page.context().setOffline(true);
  await site.close();
  for (const address of ["", "index.html", "?from=somewhere", "not/there"]) {
    await page.goto(new URL(address, site.url).href);
    await page.getByRole("heading", { name: "Arcs" }).waitFor();
  }
  assert.equal(page.url(), site.url, "an address below leads to the start");
  await page.reload();
  await begin(page, 3);
  await choose(page);
  const before = await stored(page);
  await page.reload();
  await page.getByRole("button", { name: /^I am / }).waitFor();
  assert.deepEqual(await stored(page), before);
  await choose(page);
  const fonts = await page.evaluate(() => document.fonts.ready.then((all) => [...all].map((font) => font.status)));
  assert.ok(fonts.length > 0 && fonts.every((status) => status === "loaded"), "the typeface is there");
});

journey("a new version waits for the game and is taken on the first screen", async ({ open, shot }) => {
  const site = await ownSite();
  const page = await open("", { at: site.url, serviceWorkers: "allow" });
  await controlled(page);
  await begin(page, 2);
  await choose(page);
  const before = await stored(page);

  site.upload(secondBuild());
  assert.equal(await update(page), "installed");
  const both = await caches(page);
  assert.equal(both.length, 2);
  for (const name of both) assert.match(name, /^arcs-\/some\/where\/ /);
  await choose(page);
  assert.equal(await offer(page).count(), 0, "no offer at the table");
  await page.reload();
  await page.getByRole("button", { name: /^I am / }).waitFor();
  assert.equal(await buildOf(page), "1", "the game goes on in the version it was in");
  await choose(page);
  const now = await stored(page);
  assert.notDeepEqual(now, before);

  await home(page);
  await offer(page).waitFor();
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
    await page.setViewportSize({ width, height });
    await shot(page, `new version ${width}`);
  }
  await take(page).click();
  await page.waitForFunction(() => document.documentElement.dataset.build === "2");
  await page.getByRole("button", { name: /^Continue/ }).waitFor();
  assert.equal(await buildOf(page), "2");
  assert.equal(await offer(page).count(), 0);
  assert.deepEqual(await stored(page), now, "the game is still there");
  await until(page, async () => (await globalThis.caches.keys()).length === 1);
  assert.equal((await caches(page))[0], both[1]);

  await page.context().setOffline(true);
  await page.reload();
  assert.equal(await buildOf(page), "2");
  await page.getByRole("button", { name: /^Continue/ }).click();
  await choose(page);
});

journey("a new version leaves a game in another tab alone", async ({ open, shot }) => {
  const site = await ownSite();
  const game = await open("", { at: site.url, serviceWorkers: "allow" });
  const context = game.context();
  await controlled(game);
  await begin(game, 2);
  const first = await open("", { at: site.url, context });
  site.upload(secondBuild());
  assert.equal(await update(first), "installed");
  await take(first).click();
  await first.getByText("Arcs is open in another tab").waitFor();
  await shot(first, "new version other tab");
  assert.equal(await buildOf(first), "1");
  await choose(game);
  await game.reload();
  await game.getByRole("button", { name: /^I am / }).waitFor();
  assert.equal(await buildOf(game), "1");
  await game.close();
  await take(first).click();
  await first.waitForFunction(() => document.documentElement.dataset.build === "2");
  assert.equal(await buildOf(first), "2");
});

journey("a new version that nobody took is there once all tabs were closed", async ({ open }) => {
  const site = await ownSite();
  const page = await open("", { at: site.url, serviceWorkers: "allow" });
  const context = page.context();
  await controlled(page);
  site.upload(secondBuild());
  assert.equal(await update(page), "installed");
  const second = await open("", { at: site.url, context });
  assert.equal(await buildOf(second), "1");
  await second.close();
  // The change takes a moment after the last page is gone: another page of the site, outside of the scope, sees it.
  const outside = await context.newPage();
  await outside.goto(new URL("/", site.url).href);
  await page.close();
  await until(outside, async (scope) => !(await navigator.serviceWorker.getRegistration(scope)).waiting, site.url);
  const next = await open("", { at: site.url, context });
  assert.equal(await buildOf(next), "2");
  await until(next, async () => (await globalThis.caches.keys()).length === 1);
});

for (const [name, spoil] of [
  ["misses a file", (file) => rmSync(file)],
  ["has a file cut short", (file) => writeFileSync(file, readFileSync(file).subarray(0, 1000))],
]) {
  journey(`a new version that ${name} never takes over`, async ({ open }) => {
    const site = await ownSite();
    const page = await open("", { at: site.url, serviceWorkers: "allow" });
    await controlled(page);
    const before = await caches(page);
    const broken = secondBuild();
    spoil(join(broken, readdirSync(broken).find((name) => name.endsWith(".wasm"))));
    site.upload(broken);
    assert.equal(await update(page), "redundant");
    assert.equal(await offer(page).count(), 0);
    assert.deepEqual(await caches(page), before);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto("about:blank");
      await page.goto(site.url);
      await page.getByRole("heading", { name: "Arcs" }).waitFor();
      assert.equal(await buildOf(page), "1");
    }
    // The rest of the upload mends it.
    site.upload(secondBuild());
    await page.reload();
    await offer(page).waitFor();
    await take(page).click();
    await page.waitForFunction(() => document.documentElement.dataset.build === "2");
    assert.equal(await buildOf(page), "2");
  });
}

journey("two copies on one site keep their files apart", async ({ open }) => {
  const site = await ownSite();
  cpSync(secondBuild(), join(site.folder, "below"), { recursive: true });
  const page = await open("", { at: site.url, serviceWorkers: "allow" });
  await controlled(page);
  const below = await open("below/", { at: site.url, context: page.context() });
  await until(below, async () => (await navigator.serviceWorker.ready).scope.endsWith("/below/"));
  await controlled(below);
  await page.close();
  await below.reload();
  assert.equal(await buildOf(below), "2");
  assert.equal((await caches(below)).length, 2);
  await below.context().setOffline(true);
  await below.reload();
  assert.equal(await buildOf(below), "2");
  await below.goto(site.url);
  assert.equal(await buildOf(below), "1");
  await below.context().setOffline(false);
  await below.goto(new URL("arcs.html", site.url).href);
  assert.equal(await below.locator("html[data-single-file]").count(), 1, "what lies beside the page is none of its business");
});

for (const [name, prepare] of [
  ["has no service workers", () => delete Navigator.prototype.serviceWorker],
  ["refuses them", () => (ServiceWorkerContainer.prototype.register = async () => { throw new DOMException("no", "SecurityError"); })],
  ["throws at the mere look", () => Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => { throw new DOMException("no", "SecurityError"); } })],
]) {
  journey(`a browser that ${name} plays as before`, async ({ open }) => {
    const page = await open("", { prepare: (page) => page.addInitScript(prepare), serviceWorkers: "allow" });
    await begin(page, 2);
    await choose(page);
  });
}

journey("the page as one file plays from a disk", async ({ open, shot }) => {
  const file = join(scratch, "somewhere else.html");
  cpSync(join(DIST, "arcs.html"), file);
  const asked = [];
  const page = await open(pathToFileURL(file).href, { prepare: (page) => page.on("request", (request) => asked.push(request.url())) });
  await page.context().setOffline(true);
  await begin(page, 3);
  await choose(page);
  const before = await stored(page);
  await page.reload();
  await page.getByRole("button", { name: /^I am / }).waitFor();
  assert.deepEqual(await stored(page), before);
  await choose(page);
  assert.ok(await page.evaluate(() => document.fonts.check("16px Commissioner")), "the typeface is inside");
  assert.ok(await page.locator("html[data-single-file]").count());
  await shot(page, "single file");
  const itself = pathToFileURL(file).href;
  assert.ok(asked.includes(itself));
  assert.deepEqual(asked.filter((url) => url !== itself && !/^(data|blob):/.test(url)), []);
});

journey("a damaged single file says so", async ({ open }) => {
  const file = join(scratch, "damaged.html");
  const text = readFileSync(join(DIST, "arcs.html"), "utf8");
  // Some of the program is missing.
  writeFileSync(file, text.replace(/(id="program">[^<]{2000})[^<]{4000}/, "$1"));
  const page = await open(pathToFileURL(file).href, { ready: false, errors: /./ });
  assert.match(await page.getByRole("alert").textContent(), /this file is damaged/);
});

journey("the built page opened from a disk says what helps", async ({ open }) => {
  const page = await open(pathToFileURL(join(DIST, "index.html")).href, { ready: false, errors: /./ });
  assert.match(await page.getByRole("alert").textContent(), /serve this folder with a web server/);
});

journey("the browser would install the page", async ({ open }) => {
  const page = await open("", { serviceWorkers: "allow" });
  await controlled(page);
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // Contexts of the harness are private windows.
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
});

test("the manifest makes the page installable, wherever it lies", () => {
  const manifest = JSON.parse(readFileSync(join(DIST, "manifest.webmanifest"), "utf8"));
  const html = readFileSync(join(DIST, "index.html"), "utf8");
  assert.match(html, /<link[^>]*href="?manifest\.webmanifest"?[^>]*>/);
  assert.equal(manifest.start_url, "./");
  assert.equal(manifest.scope, "./");
  assert.equal(manifest.display, "standalone");
  assert.ok(manifest.name && manifest.short_name);
  for (const colour of [manifest.theme_color, manifest.background_color]) assert.match(colour, /^#[0-9a-f]{6}$/);
  const [touch] = html.match(/<link[^>]*apple-touch-icon[^>]*>/);
  const icons = [...manifest.icons, { src: touch.match(/href="?([^\s">]+)/)[1], sizes: "180x180", type: "image/png" }];
  for (const { src, sizes, type } of icons) {
    assert.doesNotMatch(src, /^\/|:/, "relative");
    const data = readFileSync(join(DIST, src));
    if (type !== "image/png") continue;
    assert.equal(data.toString("latin1", 1, 4), "PNG", src);
    assert.equal(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`, sizes, src);
    assert.ok(data.length < 40_000, `${src} is small`);
  }
  for (const size of ["192x192", "512x512"]) assert.ok(icons.some(({ sizes, purpose }) => sizes === size && !purpose), size);
  assert.ok(icons.some(({ purpose }) => purpose === "maskable"));
});

test("the worker's list is the whole build", () => {
  const listed = JSON.parse(readFileSync(join(DIST, "sw.js"), "utf8").match(/^const FILES = (.*);$/m)[1]);
  for (const name of ["index.html", "manifest.webmanifest", "icons.svg", "fonts/commissioner.woff2"]) assert.ok(name in listed, name);
  assert.ok(!("sw.js" in listed) && !("arcs.html" in listed));
  for (const name of Object.keys(listed)) assert.ok(existsSync(join(DIST, name)), name);
});
