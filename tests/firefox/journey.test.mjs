// One journey through the built page in the Firefox of the system, enough to notice what only Firefox does otherwise. What
// the page has to do is tested by those in tests/e2e; playwright, which plays them, drives only a Firefox of its own.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Builder, Key } from "selenium-webdriver";
import browsingContext from "selenium-webdriver/bidi/browsingContext.js";
import { Options, ServiceBuilder } from "selenium-webdriver/firefox.js";
import { serve } from "../../scripts/serve.mjs";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const OUT = fileURLToPath(new URL("../e2e/out", import.meta.url));
const PATIENCE = 20_000;

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

/** What went wrong, as the page itself remembers it, and what was asked of other places. */
const troubles = (site) => [
  ...window.arcsConsole.filter((line) => !line.startsWith("warn")),
  ...performance.getEntriesByType("resource").map((e) => e.name).filter((url) => /^http/.test(url) && !url.startsWith(site)),
];
/** An error of the page. */
const fail = (why) => {
  const script = document.createElement("script");
  script.textContent = `setTimeout(() => { throw new Error(${JSON.stringify(why)}) })`;
  document.head.append(script);
};
/** The first element that can be seen and whose label or text begins with `name`, once nothing covers or moves it. */
const clickable = async (css, name) => {
  const label = (e) => (e.getAttribute("aria-label") ?? e.textContent).trim();
  const element = [...document.querySelectorAll(css)].find((e) => e.checkVisibility() && label(e).startsWith(name));
  if (!element) return null;
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = place();
  return x === before.x && y === before.y && element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
};

/** Bots that show nothing of what they do. */
const hurried = () => {
  localStorage["arcs.settings"] = JSON.stringify({ format: "arcs.settings", version: 1, data: { bots: "instant" } });
};
/** Counts what workers say. */
const listen = () => {
  const Real = window.Worker;
  window.heard = 0;
  window.Worker = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", () => (window.heard += 1));
    }
  };
};

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

/** Plays; `found` looks for errors before the page is loaded again. */
async function play(page, found) {
  await page.until(() => document.querySelector("h1"));
  await page.until(() => document.fonts.status === "loaded");
  await page.shot("home");
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
  await page.shot("table");
  await page.resize(390, 844);
  await page.until(fits);
  await page.shot("table-phone");
  await page.resize(1440, 900);

  const before = await page.evaluate(stored);
  await found();
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

  // Bots think in a worker, which answers.
  await found();
  await page.evaluate(hurried);
  await page.evaluate(() => (location.hash = "#/"));
  await page.reload();
  await page.until(() => document.querySelector("h1"));
  await page.evaluate(listen);
  await page.click("button", "Play now");
  await page.until(() => document.querySelector(".table"));
  for (let n = 0; (await page.evaluate(() => window.heard)) < 5; n += 1) {
    assert.ok(n < 40, "a worker answers");
    await step(page, true, n);
  }
  await page.shot("bots");
}

/** The page in a browser, with patience. */
async function open(driver, url) {
  const view = await browsingContext(driver, { browsingContextId: await driver.getWindowHandle() });
  /** What `work(...args)` returns in the page. */
  const evaluate = (work, ...args) => driver.executeScript(`return (${work})(...arguments)`, ...args);
  /** Waits until `work(...args)` is true in the page, and returns what it is. */
  async function until(work, ...args) {
    for (const end = Date.now() + PATIENCE; ; await sleep(50)) {
      const found = await evaluate(work, ...args);
      if (found) return found;
      assert.ok(Date.now() < end, `waited in vain for ${work} with ${JSON.stringify(args)}`);
    }
  }
  await view.setViewport(1440, 900);
  await driver.get(url);
  return {
    evaluate,
    until,
    resize: (width, height) => view.setViewport(width, height),
    reload: () => driver.navigate().refresh(),
    shot: async (name) => writeFileSync(`${OUT}/firefox-${name}.png`, await driver.takeScreenshot(), "base64"),
    async click(css, name = "") {
      const place = await until(clickable, css, name);
      await driver.actions().move(place).click().perform();
    },
    press: (...keys) => driver.actions().sendKeys(...keys.map((key) => Key[key.toUpperCase()] ?? key)).perform(),
  };
}

test("a game in Firefox: begun, played by clicks and keys, kept, a card looked up", { timeout: 120_000 }, async () => {
  assert.ok(existsSync(DIST), "dist/ is not there: ./play --build");
  const { FIREFOX, GECKODRIVER } = process.env;
  assert.ok(FIREFOX && GECKODRIVER, "FIREFOX and GECKODRIVER name none: start this by ./test firefox");
  mkdirSync(OUT, { recursive: true });
  const site = await serve(DIST, { prefix: "/some/where/" });
  const options = new Options().setBinary(FIREFOX).addArguments("-headless").enableBidi();
  const driver = await new Builder()
    .forBrowser("firefox")
    .setFirefoxOptions(options)
    .setFirefoxService(new ServiceBuilder(GECKODRIVER))
    .build();
  try {
    const page = await open(driver, site.url);
    const found = async () => assert.deepEqual(await page.evaluate(troubles, site.url), [], "errors of the page");
    try {
      await play(page, found);
      await found();
      // What goes wrong would have been noticed, with what the error says.
      await page.evaluate(fail, "a seam");
      await page.until(() => window.arcsConsole.some((line) => line.includes("a seam")));
    } catch (error) {
      await page.shot("failed").catch(() => {});
      throw Object.assign(error, { message: [error.message, ...(await page.evaluate(troubles, site.url))].join("\n") });
    }
  } finally {
    await driver.quit();
    await site.close();
  }
});
