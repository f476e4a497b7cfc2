// Everybody can use it: an automated check finds no serious trouble on any screen, nothing needs a wide screen, and
// fingers find what is to be pressed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { GAMES } from "./games.mjs";
import { journey } from "./harness.mjs";
import { begin, goOn, step, numbers } from "./table.mjs";

const AXE = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** What the check finds on the page as it stands: serious and critical only, each with what it is about. */
async function troubles(page) {
  // Motions would be judged halfway.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running" || a.effect?.getTiming().iterations === Infinity));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ["violations"] });
    return found.violations
      .filter((v) => v.impact === "serious" || v.impact === "critical")
      .flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(" ")} ${n.html.slice(0, 160)} ${n.failureSummary?.split("\n")[1] ?? ""}`));
  });
}

/** Goes through the screens and calls `look` with the name of each. */
async function screens(page, look) {
  await look("home");
  await page.keyboard.press("?");
  await look("keys");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^About|^What this is/ }).first().click();
  await look("about");
  await page.goBack();
  await begin(page, 4, () => look("new game"));
  await look("pass");
  await page.getByRole("button", { name: /^I am / }).click();
  await page.locator(".table").waitFor();
  await look("table");
  const random = numbers(3);
  const seen = new Set();
  for (let n = 0; n < 130; n += 1) {
    await step(page, random);
    for (const [name, place] of [["dice", ".battle .pool"]]) {
      if (!seen.has(name) && (await page.locator(place).count())) {
        seen.add(name);
        await look(name);
      }
    }
  }
  // On to a moment when the table lies open: dice fall as they will.
  const open = page.locator(".table:not([inert])");
  for (let n = 0; !(await open.count()) || (await page.locator("dialog[open]").count()); n += 1) {
    assert.ok(n < 200, "the table lies open at some time");
    await step(page, random);
    await page.waitForTimeout(30);
  }
  await look("table midway");
  await page.locator(".map .hit:not(.target)").first().focus();
  await page.keyboard.press("i");
  await look("system");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await look("menu");
  await page.keyboard.press("Escape");
  for (const tab of ["This round", "Court", "Boards", "Log"]) {
    const button = page.getByRole("navigation").getByRole("button", { name: tab, exact: true });
    if (!(await button.isVisible().catch(() => false))) continue;
    await button.click();
    await look(tab);
  }
}

/** Goes through sheets over the table that a game of its own may never meet, each in a prepared game. */
async function sheets(open, options, look) {
  const play = async (game) => {
    const page = await open(`#${GAMES[game]}`, options);
    await page.getByRole("button", { name: /^Everybody/ }).click();
    await page.getByRole("button", { name: /^I am / }).click();
    await page.locator(".table").waitFor();
    return page;
  };
  for (const [game, place] of [["hits", ".battle.settle .obvious"], ["again", ".pickdie"], ["raid", ".battle.settle .purse"]]) {
    const page = await play(game);
    await page.locator(place).first().waitFor();
    await look(page, game);
  }
  const end = async (page) => {
    await page.getByRole("button", { name: "End the turn" }).click();
    await page.locator(".scoring tfoot").waitFor();
  };
  const page = await play("chapter");
  await end(page);
  assert.deepEqual(await page.locator(".scoring tbody th").allInnerTexts(), ["Tycoon", "Empath"]);
  await look(page, "chapter over");
  const last = await play("last");
  await end(last);
  await look(last, "last chapter over");
  await last.locator(".scoring [data-option]").first().click();
  await last.locator(".tale, .over, main").first().waitFor();
  await last.locator(".scoring").waitFor({ state: "detached" });
  await look(last, "game over");
}

/** While a bot waits for its next move, and with a hint. */
async function bots(open, options, look) {
  const prepare = (page) =>
    page.addInitScript(() => {
      localStorage["arcs.settings"] ??= JSON.stringify({ format: "arcs.settings", version: 1, data: { bots: "steps" } });
    });
  const page = await open("", { ...options, prepare });
  await page.getByRole("button", { name: /^Play now/ }).click();
  const on = goOn(page);
  const random = numbers(2);
  const left = new Set(["bot waits", "hint"]);
  for (let n = 0; left.size && n < 200; n += 1) {
    // What was pressed shows a moment later: before, the last question may still stand there.
    await page.waitForTimeout(80);
    await page.waitForFunction(() => document.querySelector(".goon, [data-option]:not([aria-disabled])"));
    if (await on.count()) {
      if (left.delete("bot waits")) await look(page, "bot waits");
      await on.click();
    } else if (left.has("hint") && (await page.locator(".table:not([inert]) .ask .tool.hint").count())) {
      left.delete("hint");
      await page.keyboard.press("h");
      await page.getByRole("button", { name: "Do it" }).waitFor();
      await look(page, "hint");
      await page.keyboard.press("h");
    } else await step(page, random);
  }
  assert.equal(left.size, 0);
}

for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
  for (const colorScheme of ["light", "dark"]) {
    journey(`no serious trouble on sheets over the table, ${width} wide, ${colorScheme}`, async ({ open, shot }) => {
      const found = [];
      const options = { viewport: { width, height }, colorScheme, reducedMotion: "reduce" };
      const look = async (page, name) => {
        await shot(page, `sheet-${width}-${colorScheme}-${name}`);
        found.push(...(await troubles(page)).map((t) => `${name}: ${t}`));
      };
      await sheets(open, options, look);
      await bots(open, options, look);
      assert.deepEqual(found, []);
    }, { timeout: 120_000 });

    journey(`no serious trouble for anybody, ${width} wide, ${colorScheme}`, async ({ open }) => {
      const page = await open("", { viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
      const found = [];
      await screens(page, async (name) => found.push(...(await troubles(page)).map((t) => `${name}: ${t}`)));
      assert.deepEqual(found, []);
    }, { timeout: 240_000 });
  }
}

journey("360 pixels are enough, and what is pressed is 40 pixels large", async ({ open, shot }) => {
  const options = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };
  const page = await open("", options);
  const found = [];
  const look = async (page, name) => {
    await shot(page, `narrow-${name}`);
    found.push(...(await page.evaluate((name) => {
      const out = [];
      const wide = document.documentElement.scrollWidth;
      if (wide > innerWidth) out.push(`${name}: ${wide} pixels wide`);
      // Hit areas: a press a little beside the middle must still reach it, or it is larger anyway.
      for (const e of document.querySelectorAll("button, a[href], input, select, textarea, [role=button], summary, label:has(input)")) {
        const r = e.getBoundingClientRect();
        if (!r.width || !r.height || e.closest("svg") || e.closest("[inert]") || getComputedStyle(e).visibility === "hidden") continue;
        if (r.bottom < 0 || r.top > innerHeight || e.closest("label") && e.tagName !== "LABEL") continue;
        // In a running text or a row of several, a link is as high as its line.
        if (e.closest("p, li > span")) continue;
        // A word of a line that opens its explanation: cards and rules hold the same. A place on the table that can be
        // chosen: the bar offers the same.
        if (e.matches(".rb-about, .place, [role=button]")) continue;
        if (r.width < 39.5 || r.height < 39.5) out.push(`${name}: ${Math.round(r.width)}×${Math.round(r.height)} ${e.outerHTML.slice(0, 110)}`);
      }
      return out;
    }, name)));
  };
  await screens(page, (name) => look(page, name));
  await bots(open, options, look);
  assert.deepEqual([...new Set(found)], []);
}, { timeout: 240_000 });
