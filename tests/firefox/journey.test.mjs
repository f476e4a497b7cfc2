// One journey through the built page in Firefox, enough to notice what only Firefox does otherwise. What the page has to
// do is tested by those in tests/e2e.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { launch } from "./bidi.mjs";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const OUT = fileURLToPath(new URL("../e2e/out", import.meta.url));

// These run in the page.

/** The stored game. */
const stored = () => {
  const key = Object.keys(localStorage).find((key) => /^arcs\.saved\.[0-9a-f]{10}$/.test(key));
  return JSON.parse(localStorage[key]).data.text;
};
/** All that can be read, unless it is `other`. */
const text = (other) => {
  const { innerText } = document.body;
  return innerText !== other && innerText;
};
const heading = (text) => document.querySelector(".rb-main h2")?.textContent.startsWith(text);
const fits = () => document.documentElement.scrollWidth <= innerWidth;

/** What the page waits for: the name of it, or the options that can be seen. */
const asked = () => {
  const seen = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility());
  if (seen("dialog.since[open]").length) return "since";
  if (seen("button").some((e) => e.textContent.startsWith("I am "))) return "pass";
  if (seen(".battle .pool").length) return "dice";
  const options = [".table:not([inert])", ".battle", ".scoring"].map((place) => `${place} [data-option]:not([aria-disabled])`);
  const found = seen(options.join()).map((e) => [e.dataset.option, e.getAttribute("aria-keyshortcuts")]);
  return found.length && found;
};

/** Does what the page waits for, and sees that something comes of it. */
async function step(page, byKey, pick) {
  const what = await page.until(asked);
  const before = await page.evaluate(text);
  if (what === "since") {
    await page.click("dialog.since[open] .primary");
  } else if (what === "pass") {
    await page.click("button", "I am ");
  } else if (what === "dice") {
    await page.press("1", "Enter");
  } else {
    const [option, key] = what[pick % what.length];
    if (byKey && key) await page.press(key);
    else await page.click(`[data-option="${option}"]:not([aria-disabled])`);
  }
  await page.until(text, before);
}

async function play(page, shot) {
  await page.until(() => document.querySelector("h1"));
  await page.until(() => document.fonts.ready.then(() => true));
  await shot("home");
  await page.click("button", "New game");
  await page.click("label", "2");
  await page.click("button", "Start the game");
  await step(page);
  let choices = 0;
  for (let n = 0; choices < 16; n += 1) {
    assert.ok(n < 80, `${choices} choices have been made and kept`);
    const before = await page.evaluate(stored);
    await step(page, n % 2, n >> 1);
    if ((await page.evaluate(stored)) !== before) choices += 1;
  }
  await shot("table");
  await page.resize(390, 844);
  await page.until(fits);
  await shot("table-phone");
  await page.resize(1440, 900);

  const before = await page.evaluate(stored);
  await page.reload();
  await step(page);
  await page.until(() => document.querySelector(".table"));
  assert.equal(await page.evaluate(stored), before, "the game is kept");

  await page.evaluate(() => (location.hash = "#/"));
  await page.click("button", "Cards and rules");
  await page.until(heading, "The game in short");
  await page.press("/", ..."elder broker");
  await page.until(() => document.querySelector(".rb-hit.on")?.textContent.startsWith("Elder Broker"));
  await page.press("Enter");
  await page.until(heading, "Elder Broker");
}

test("a game in Firefox: begun, played by clicks and keys, kept, a card looked up", { timeout: 120_000 }, async () => {
  assert.ok(existsSync(DIST), "dist/ is not there: ./play --build");
  assert.ok(process.env.FIREFOX, "FIREFOX names no Firefox: start this by ./test firefox");
  mkdirSync(OUT, { recursive: true });
  const firefox = await launch(process.env.FIREFOX);
  const site = await serve(DIST, { prefix: "/some/where/" });
  try {
    const page = await firefox.open(site.url, { width: 1440, height: 900 });
    const shot = async (name) => writeFileSync(`${OUT}/firefox-${name}.png`, await page.screenshot());
    await play(page, shot).catch(async (error) => {
      await shot("failed").catch(() => {});
      throw Object.assign(error, { message: [error.message, ...page.troubles].join("\n") });
    });
    assert.deepEqual(page.troubles, [], "errors of the page");
  } finally {
    await firefox.close();
    await site.close();
  }
});
