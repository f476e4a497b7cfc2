// Everything can be done with the keyboard alone.
import assert from "node:assert/strict";
import { journey } from "./harness.mjs";
import { chapter } from "./table.mjs";

/** What is focused: its role or tag, and its name. */
const focused = (page) =>
  page.evaluate(() => {
    const e = document.activeElement;
    return `${e.getAttribute("aria-label") ?? e.textContent ?? ""}`.trim();
  });

/** Moves the focus on until it is on something with this name. */
async function tabTo(page, name) {
  for (let n = 0; n < 80; n += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`nothing named ${name} is reached by Tab`);
}

async function start(page, players) {
  await tabTo(page, /^New game/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1 }).waitFor();
  // The number of players is one stop, changed by arrows.
  for (let n = 0; n < 40; n += 1) {
    const radio = await page.evaluate(() => document.activeElement.matches("input[type=radio]") && document.activeElement.name);
    if (radio) break;
    await page.keyboard.press("Tab");
  }
  const chosen = () => page.getByRole("radio", { name: `${players} players` }).isChecked();
  for (let n = 0; n < 4 && !(await chosen()); n += 1) await page.keyboard.press("ArrowRight");
  assert.ok(await chosen());
  await tabTo(page, /^Start the game/);
  await page.keyboard.press("Enter");
}

/** One step by keys. */
async function go(page, random) {
  if (await page.locator("dialog.since[open]").count()) return page.keyboard.press("Enter");
  const pass = page.getByRole("button", { name: /^I am / });
  if (await pass.count()) {
    await tabTo(page, /^I am /);
    return page.keyboard.press("Enter");
  }
  const pool = page.locator(".battle .pool");
  if (await pool.count()) {
    await page.keyboard.press(String(1 + random(3)));
    return page.keyboard.press("Enter");
  }
  const options = page.locator(".table:not([inert]) [data-option]:not([aria-disabled]), .battle [data-option], .scoring [data-option]");
  await options.first().waitFor({ state: "attached" });
  const keys = await options.evaluateAll((all) => [...new Set(all.map((e) => e.getAttribute("aria-keyshortcuts")).filter(Boolean))]);
  assert.ok(keys.length > 0, "there is a key to press");
  return page.keyboard.press(keys[random(keys.length)]);
}

journey("a chapter of a 4-player game by keys alone", async ({ open, shot }) => {
  const page = await open("", { reducedMotion: "reduce" });
  // Whoever uses the mouse by mistake fails.
  await page.evaluate(() => addEventListener("pointerdown", () => (window.pointed = true), true));
  await chapter(page, shot, "keys", 4, 11, { start, go, each: async () => assert.ok(!(await page.evaluate(() => window.pointed))) });
}, { timeout: 300_000 });
