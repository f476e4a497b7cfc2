// Journeys through the built page (dist/, made by ./play --build) in a real browser.
//
//   import { journey } from "./harness.mjs";
//   journey("a game can be started", async ({ open, shot }) => {
//     const page = await open("", { viewport: { width: 390, height: 844 } });
//     await page.getByRole("button", { name: "Play now" }).click();
//     await shot(page, "started");
//   });
//
// The page is served from a folder of a site, not from its top. A journey fails if any of its pages logs an error,
// throws, or asks for anything from another place.
import assert from "node:assert/strict";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";

const ROOT = resolve(fileURLToPath(import.meta.url), "../../..");
export const DIST = join(ROOT, "dist");
const OUT = join(ROOT, "tests/e2e/out");
const CHROMIUM = process.env.CHROMIUM || "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox", // it does not start as root otherwise
  "--disable-gpu",
  "--disable-dev-shm-usage",
  // no calls of its own
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser;
let site;

before(async () => {
  assert.ok(existsSync(join(DIST, "index.html")), "dist/ is not there: ./play --build");
  mkdirSync(OUT, { recursive: true });
  site = await serve(DIST, { prefix: "/some/where/" });
  browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS });
});

after(async () => {
  await browser?.close();
  await site?.close();
});

/**
 * A test with pages. `play` gets
 * - `open(path, options)`: a fresh page at `path` below the start, in a context of its own (empty storage), once the
 *   app is there. Options are those of playwright's newContext, and
 *   `context`: open it there instead, to share storage with an earlier page (`page.context()`),
 *   `at`: the address of the start, if it is another site's than that of the harness,
 *   `prepare(page)`: called before anything is loaded, e.g. to fill the storage or to stop the clock,
 *   `ready: false`: do not wait for the app,
 *   `errors`: a RegExp for the errors that this journey provokes;
 * - `shot(page, name)`: a picture in tests/e2e/out;
 * - `url`: the address of the start.
 * Service workers are blocked unless the options say `serviceWorkers: "allow"`.
 */
export function journey(name, play, { timeout = 60_000 } = {}) {
  test(name, { timeout }, async () => {
    const file = (text) => join(OUT, text.replace(/[^\p{L}\p{N}]+/gu, "-") + ".png");
    const pages = [];
    const contexts = new Set();
    const troubles = [];

    const open = async (path = "", { context, at = site.url, prepare, ready = true, errors, ...options } = {}) => {
      context ??= await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block", ...options });
      contexts.add(context);
      const page = await context.newPage();
      pages.push(page);
      const trouble = (text) => errors?.test(text) || troubles.push(text);
      page.on("pageerror", (error) => trouble(`uncaught: ${error.stack ?? error}`));
      page.on("console", (message) => {
        if (message.type() === "error") trouble(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("request", (request) => {
        const url = request.url();
        if (/^(https?|wss?):/.test(url) && !url.startsWith(at)) trouble(`asked elsewhere: ${url}`);
      });
      await prepare?.(page);
      await page.goto(new URL(path, at).href);
      if (ready) await page.waitForFunction(() => !document.getElementById("loading"));
      return page;
    };
    const shot = (page, text) => page.screenshot({ path: file(text) });

    let passed = false;
    try {
      await play({ open, shot, url: site.url });
      passed = true;
    } finally {
      if (!passed || troubles.length) {
        for (const [i, page] of pages.entries()) await shot(page, `failed ${name} ${i + 1}`).catch(() => {});
      }
      for (const context of contexts) await context.close();
      if (!passed && troubles.length) console.error(`Errors of the page:\n${troubles.join("\n")}`);
    }
    assert.deepEqual(troubles, [], "errors of the page");
  });
}
