// Games told again, what a seat has missed, and the log.
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { journey } from "./harness.mjs";
import { begin, cli, numbers, settled, step } from "./table.mjs";

/** The text of a simulated game: a finished one, or one that stands at a decision. */
function simulated(...options) {
  const folder = mkdtempSync(join(tmpdir(), "arcs-"));
  cli("simulate", "--games", "1", "--bots", "busy", "--save", folder, ...options);
  return cli("link", join(folder, readdirSync(folder)[0])).trim();
}

const slider = (page) => page.getByRole("slider", { name: "Moment of the game" });
const moment = async (page) => Number(await slider(page).inputValue());
const eyes = (page) => page.getByLabel("What is shown");
const replay = async (page) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Replay/ }).click();
  await slider(page).waitFor();
};
/** The cards of the hand that is shown, as a screen reader tells them. */
const hand = (page) => page.locator(".hand .held").evaluateAll((all) => all.map((card) => card.querySelector(".sr").textContent.split(". ")[0]));

journey("a running game is told again as the seat at the device saw it", async ({ open, shot }) => {
  // A game of its own would stand elsewhere every time: dice fall as they will.
  const page = await open(`#${simulated("--players", "4", "--seed", "5", "--decisions", "220")}`);
  await page.getByRole("button", { name: /^Everybody/ }).click();
  await page.getByRole("button", { name: /^I am / }).click();
  const held = await hand(page);
  assert.ok(held.length > 0);
  const name = await page.locator(".board.paper h2").first().textContent();
  await replay(page);
  const last = await moment(page);
  assert.ok(last > 30, `${last} choices`);
  assert.deepEqual(await hand(page), held, "the last moment is where the game stands");
  assert.equal(await page.locator(".still [data-option]").count(), 0, "nothing can be chosen");

  // By keyboard.
  await page.keyboard.press("ArrowLeft");
  assert.equal(await moment(page), last - 1);
  await page.keyboard.press("Shift+ArrowLeft");
  const turn = await moment(page);
  assert.ok(turn < last - 1);
  await page.keyboard.press("Home");
  assert.equal(await moment(page), 0);
  await page.getByText("The game began with the setup card").first().waitFor();
  await page.keyboard.press("Shift+ArrowRight");
  assert.ok((await moment(page)) > 0);
  await page.keyboard.press("End");
  assert.equal(await moment(page), last);
  await page.keyboard.press("Home");
  await page.keyboard.press("Space");
  await page.waitForFunction(() => Number(document.querySelector(".timeline input").value) >= 2);
  await page.keyboard.press("Space");
  const paused = await moment(page);
  await page.waitForTimeout(1200);
  assert.equal(await moment(page), paused, "a second space pauses");

  // By mouse.
  await page.getByRole("button", { name: "Next choice" }).click();
  assert.equal(await moment(page), paused + 1);
  await page.getByRole("button", { name: "Next turn" }).click();
  assert.ok((await moment(page)) > paused + 1);
  const box = await slider(page).boundingBox();
  await page.mouse.move(box.x + 12, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2, { steps: 12 });
  await page.mouse.up();
  const dragged = await moment(page);
  assert.ok(dragged > last * 0.5 && dragged < last * 0.9, `dragged to ${dragged} of ${last}`);
  const told = page.locator(".logbox .here");
  assert.equal(await told.count(), 1, "the log stands at the moment");
  await shot(page, "replay-running");
  // A turn of the log leads to its moment.
  await page.locator(".logbox .turn .by").last().click();
  assert.notEqual(await moment(page), dragged);

  // Nobody else's hand, at no moment; closed hands if one wants to show it around.
  assert.deepEqual(await eyes(page).locator("option").allTextContents(), [`As ${name} saw it`, "Hands closed"]);
  assert.equal(await page.locator(".hands").count(), 0);
  await eyes(page).selectOption("Hands closed");
  assert.equal(await page.locator(".hand, .hands").count(), 0);

  // Back is where one came from, still as the same seat.
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator(".table:not(.still) > .ask").waitFor();
  assert.deepEqual(await hand(page), held);
  await replay(page);
  await page.goBack();
  assert.deepEqual(await hand(page), held);

  // A reload uncovers nothing, and the browser's forward button neither.
  await replay(page);
  await page.reload();
  await slider(page).waitFor();
  assert.equal(await page.locator(".hand, .hands").count(), 0);
  assert.equal(await eyes(page).count(), 0, "there is nothing to choose");
  // From the list it is closed, too.
  await page.goto(page.url().split("#")[0] + "#/saved");
  await page.getByRole("button", { name: /^More/ }).first().click();
  await page.getByRole("button", { name: "Replay" }).click();
  await slider(page).waitFor();
  for (const key of ["Home", "Shift+ArrowRight", "Shift+ArrowRight", "End"]) {
    await page.keyboard.press(key);
    assert.equal(await page.locator(".hand, .hands").count(), 0);
  }
  await page.goBack();
  await page.getByRole("heading", { name: "Saved games" }).waitFor();
}, { timeout: 120_000 });

journey("a finished game is told with open hands, and leads to its battles", async ({ open, shot }) => {
  const page = await open(`#${simulated("--players", "4", "--seed", "8")}`);
  await page.getByRole("button", { name: /^Everybody/ }).click();
  await page.getByRole("heading", { name: /wins$/ }).waitFor();
  for (const title of ["Ranking", "Power by chapter", "Ambitions", "Battles", "In numbers"]) {
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
  }
  await shot(page, "game-over");
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  assert.equal(await moment(page), 0, "it begins at the beginning");
  const options = await eyes(page).locator("option").allTextContents();
  assert.deepEqual([options[0], options.length, options.at(-1)], ["Everything open", 6, "Hands closed"]);
  await page.keyboard.press("Shift+ArrowRight");
  assert.equal(await page.locator(".hands li").count(), 4);
  const all = await page.locator(".minicard").count();
  assert.ok(all >= 20, `${all} cards in all hands`);
  await eyes(page).selectOption(options[1]);
  assert.equal(await page.locator(".hands").count(), 0);
  assert.ok((await page.locator(".hand .held").count()) >= 5);
  await page.goBack();
  await page.getByRole("heading", { name: /wins$/ }).waitFor();
  // A battle of the tale.
  await page.getByRole("button", { name: /^Watch/ }).first().click();
  assert.ok((await moment(page)) > 0);
  await page.locator(".caption", { hasText: "attacked" }).waitFor();
  await shot(page, "replay-battle");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("heading", { name: /wins$/ }).waitFor();
});

journey("the replay tells the cards that were seen this chapter, if the device wants to know", async ({ open, shot }) => {
  const page = await open(`#${simulated("--players", "4", "--seed", "5", "--decisions", "220")}`);
  await page.getByRole("button", { name: /^Everybody/ }).click();
  await page.getByRole("button", { name: /^I am / }).click();
  const past = page.locator("details.past");
  const cells = async (kind) => {
    await settled(page);
    return past.locator(`li.${kind}`).evaluateAll((all) => all.map((e) => e.textContent));
  };
  await past.locator("summary").click();
  const table = [await cells("seen"), await cells("own"), await cells("not")];
  assert.ok(table[0].length > 0 && table[1].length > 0);
  await replay(page);
  await past.locator("summary").click();
  assert.deepEqual([await cells("seen"), await cells("own"), await cells("not")], table, "as the table showed it");
  await shot(page, "replay-past");
  // It goes with the moment, and stays unfolded.
  const chapters = page.locator(".timeline .chapters button");
  await chapters.last().click();
  assert.deepEqual(await cells("seen"), [], "a chapter begins");
  await page.keyboard.press("End");
  assert.deepEqual(await cells("seen"), table[0]);
  // Whoever sees no hand has none there either.
  await eyes(page).selectOption({ label: "Hands closed" });
  assert.deepEqual([await cells("own"), await cells("seen")], [[], table[0]]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("navigation").getByRole("button", { name: "This round", exact: true }).click();
  await shot(page, "replay-past-phone");
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByRole("switch", { name: "Show past cards" }).click({ force: true });
  await page.evaluate(() => (location.hash = "#/replay"));
  await slider(page).waitFor();
  assert.equal(await past.count(), 0);
});

journey("a replay fits a phone", async ({ open, shot }) => {
  const page = await open(`#${simulated("--players", "4", "--seed", "8")}`, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.getByRole("button", { name: /^Everybody/ }).click();
  await page.getByRole("button", { name: "Replay", exact: true }).tap();
  await slider(page).fill("200");
  await shot(page, "replay-phone");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `${wide} wide`);
  for (const control of await page.locator(".deck button:visible, .top button:visible").all()) {
    const box = await control.boundingBox();
    assert.ok(box.height >= 40 && box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
  }
});

journey("a seat is told once what it has missed, if that matters", async ({ open, shot }) => {
  const page = await open();
  await begin(page, 2);
  const random = numbers(5);
  const since = page.locator("dialog.since");
  let told = 0;
  for (let n = 0; n < 260 && told < 3; n += 1) {
    const pass = page.getByRole("button", { name: /^I am / });
    const passed = (await pass.count()) > 0;
    await step(page, random);
    if (!(await since.and(page.locator("[open]")).count())) continue;
    assert.ok(passed, "only after the device went round");
    told += 1;
    assert.ok((await since.locator(".part li").count()) > 0);
    if (told === 1) await shot(page, "since-one-device");
    await page.keyboard.press(told % 2 ? "Enter" : "Escape");
    await since.and(page.locator("[open]")).waitFor({ state: "detached" });
    assert.equal(await page.locator(".table:not([inert])").count(), 1, "the table is there at once");
    // Whoever covers the table and comes back has read it.
    await page.reload();
    await pass.click();
    await page.locator(".table").waitFor();
    assert.equal(await since.and(page.locator("[open]")).count(), 0, "nothing is told twice");
  }
  assert.equal(told, 3);
}, { timeout: 120_000 });

journey("the log is filtered by player and by kind, and shows places", async ({ open, shot }) => {
  const page = await open(`#${simulated("--players", "4", "--seed", "5", "--decisions", "220")}`);
  await page.getByRole("button", { name: /^Everybody/ }).click();
  await page.getByRole("button", { name: /^I am / }).click();
  const log = page.getByRole("region", { name: "Log" });
  const turns = log.locator(".turn");
  const before = await turns.count();
  assert.ok(before > 3);
  // Older rounds are folded, and unfold.
  await log.locator(".t button[aria-expanded=false]").first().click();
  assert.ok((await turns.count()) > before);
  await log.getByRole("button", { name: "Filter" }).click();
  await log.getByRole("button", { name: "Court" }).click();
  assert.equal(await log.getByRole("button", { name: "Court" }).getAttribute("aria-pressed"), "true");
  const court = await log.locator(".turn ul li").allTextContents();
  assert.ok(court.length > 0 && court.every((line) => !/moved|built/.test(line)), court.join("\n"));
  await log.getByRole("button", { name: "Only Player 1" }).click();
  const fewer = await turns.count();
  await log.getByRole("button", { name: "Only Player 2" }).click();
  assert.ok((await turns.count()) >= fewer, "any number of players");
  await log.getByRole("button", { name: "Show all" }).click();
  assert.equal(await log.getByRole("button", { name: "Court" }).getAttribute("aria-pressed"), "false");
  // A line shows its place.
  await log.getByRole("button", { name: "Map", exact: true }).click();
  await log.locator(".place").first().focus();
  await page.locator(".map .pointed").first().waitFor({ state: "attached" });
  await log.locator(".place").first().click();
  await page.locator(".syscard").waitFor();
  await page.keyboard.press("Escape");
  // How it came about, and the way to the moment.
  const turn = turns.first();
  const lines = await turn.locator("li").count();
  await turn.locator(".by").click();
  assert.ok((await turn.locator("li").count()) >= lines);
  await shot(page, "log-filters");
  await turn.getByRole("button", { name: "Look at this moment" }).click();
  await slider(page).waitFor();
  assert.ok((await moment(page)) > 0);
  await page.goBack();
  await page.locator(".table:not(.still) > .ask").waitFor();
});
