// Playing at the table by real clicks, and what the page then shows against what the rules make of the same
// game.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** All games that the page keeps, the one changed last first. */
export const shelf = (page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^arcs\.saved\.[0-9a-f]{10}$/.test(key))
      .map((key) => JSON.parse(localStorage[key]).data)
      .sort((a, b) => b.changed - a.changed));

/** The game that was changed last. */
export const stored = async (page) => (await shelf(page))[0];

/** A portable generator, so that a failure can be played again. */
export function numbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A press by mouse. */
export const click = (locator, options) => locator.click(options);

/** A press by a finger. */
export const tap = (locator, options) => locator.tap(options);

/** Waits until what stands beside the map has followed: it does so one frame later. */
export const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 0)), 20))));

/** Starts a game from the first screen; `agree` fills in the rest of the form. */
export async function begin(page, players, agree, press = click) {
  await press(page.getByRole("button", { name: /^New game/ }));
  await press(page.getByRole("radio", { name: `${players} players` }), { force: true });
  await agree?.(page);
  await press(page.getByRole("button", { name: "Start the game", exact: true }));
}

/** One step at whatever the page shows: hands over, rolls, or takes one of the options. */
export async function step(page, random, press = click) {
  const since = page.locator("dialog.since[open] .primary");
  if (await since.count()) return press(since);
  const pass = page.getByRole("button", { name: /^I am / });
  if (await pass.count()) {
    assert.equal(await page.locator(".table").count(), 0, "the table is not there while the device is passed");
    return press(pass);
  }
  const pool = page.locator(".battle .pool");
  if (await pool.count()) {
    const more = pool.locator(".step button:nth-of-type(2):enabled");
    for (let n = 1 + random(4); n > 0 && (await more.count()); n -= 1) await press(more.nth(random(await more.count())));
    return press(pool.locator(".opt.on"));
  }
  // In the bar, or below a card of the hand; a sheet over the table asks in its place.
  const places = [".table:not([inert])", ".battle", ".scoring", ".draft"];
  const options = page.locator(places.map((place) => `${place} [data-option]:not([aria-disabled])`).join(", "));
  await options.first().waitFor({ state: "attached" });
  const visible = [];
  for (const option of await options.all()) if (await option.isVisible()) visible.push(option);
  assert.ok(visible.length > 0, "there is an option to click");
  // Now and then the place on the map is clicked instead of the button.
  const glowing = page.locator(".table:not([inert]) .map .hit.target");
  if (random(3) === 0 && (await glowing.count()) === visible.length) return press(glowing.nth(random(visible.length)), { force: true });
  return press(visible[random(visible.length)]);
}

/** What the command line prints. */
export const cli = (...args) =>
  execFileSync("cargo", ["run", "--quiet", "--release", "--bin", "arcs-cli", "--", ...args], { encoding: "utf8", maxBuffer: 1 << 26 });

/** What the rules make of the text of a game: the command line replays it. */
function standing(text) {
  const file = join(mkdtempSync(join(tmpdir(), "arcs-")), "game.json");
  writeFileSync(file, cli("open", text));
  return cli("replay", file).trim().split("\n");
}

/**
 * A chapter of a new game; `each` is called before every step. By clicks, or as `press` says; `start` and `go` start
 * and play it in another way altogether.
 */
export async function chapter(page, shot, name, players, seed, { agree, each, press, start = begin, go = step } = {}) {
  await start(page, players, agree, press);
  const random = numbers(seed);
  let steps = 0;
  for (; steps < 1500; steps += 1) {
    const { summary } = await stored(page);
    if (summary.chapter > 1 || summary.over) break;
    await each?.(page, summary);
    await go(page, random, press);
    if (steps === 60) await shot(page, `${name}-midway`);
  }
  const game = await stored(page);
  assert.equal(game.summary.chapter, 2, `a chapter ends within ${steps} steps`);
  const lines = standing(game.text);
  const seats = game.summary.config.seats.map((seat) => seat.name);
  // A reload stands at the very same decision.
  const before = await stored(page);
  await page.reload();
  const pass = page.getByRole("button", { name: /^I am / });
  await pass.waitFor();
  assert.deepEqual(await stored(page), before);
  await pass.click();
  await page.locator(".table").waitFor();
  // What the page tells of Power and ambitions is what the rules count when they play the same choices.
  const track = await page.getByLabel(/^Power: /).first().getAttribute("aria-label");
  for (const seat of seats) {
    const power = lines.map((l) => l.match(new RegExp(`^\\d\\. ${seat}: (-?\\d+) Power`))?.[1]).find(Boolean);
    assert.match(track, new RegExp(`${seat} ${power}\\b`), `${seat} has ${power} Power`);
  }
  const told = await page.evaluate(() =>
    [...document.querySelectorAll(".ambitions .amb")].map((row) => {
      const counts = [...row.querySelectorAll(".cnt:not(.lies)")].map((c) => c.getAttribute("aria-label"));
      return `${row.querySelector(".name").textContent}: ${counts.join("; ")}.`;
    }));
  assert.deepEqual(told, lines.slice(-told.length));
  assert.equal(told.length, 5);
  await shot(page, `${name}-chapter-2`);
  return game;
}

/** The way on while a bot waits. A battle has it on its sheet, above the one of the table. */
export const goOn = (page) => page.locator(".goon:not([inert] *)", { hasText: "Go on" });
