// The battle sheet by real clicks and keys: choosing dice, assigning hits, the obvious way, rolling again, raiding.
import assert from "node:assert/strict";
import { GAMES } from "./games.mjs";
import { journey } from "./harness.mjs";

/** Opens a game where everybody sits here, at the sheet of its battle. */
async function sheet(open, game, options) {
  const page = await open(`#${GAMES[game]}`, options);
  await page.getByRole("button", { name: /^Everybody/ }).click();
  await page.getByRole("button", { name: /^I am / }).click();
  await page.locator(".battle").waitFor();
  return page;
}

/** Dice of each type in the pool. */
const pool = async (page) => (await page.locator(".pool output").allTextContents()).map(Number);

const plates = (page) => page.locator(".battle .force").innerText();

journey("dice are chosen by clicks or keys, with odds for every pool, and rolled", async ({ open, shot }) => {
  const page = await sheet(open, "dice");
  assert.deepEqual(await pool(page), [3, 6, 0]);
  await page.getByRole("button", { name: "Clear" }).click();
  assert.deepEqual(await pool(page), [0, 0, 0]);
  await page.getByRole("button", { name: "One Assault die more" }).click();
  await page.getByRole("button", { name: "One Raid die more" }).click();
  await page.getByRole("button", { name: "One Assault die more" }).click();
  await page.getByRole("button", { name: "One Assault die less" }).click();
  assert.deepEqual(await pool(page), [1, 0, 1]);
  // The same by keys; they are no shortcuts of other options.
  await page.keyboard.press("0");
  for (const key of ["1", "1", "2", "3", "Backspace"]) await page.keyboard.press(key);
  assert.deepEqual(await pool(page), [2, 1, 0]);
  const odds = page.locator(".odds");
  await odds.getByText("for 2 Assault, 1 Skirmish").waitFor();
  // Two Assault dice and a Skirmish die bring a hit unless all three are blank.
  const fresh = odds.getByRole("button", { name: "fresh ships" });
  const first = odds.locator(".ob", { hasText: "destroy 1 ship or more" }).locator("b");
  const before = await first.innerText();
  assert.equal(before, "99%", "a damaged ship falls to any hit: 1 - 1/6 * 1/6 * 1/2");
  await fresh.click();
  assert.equal(await fresh.getAttribute("aria-pressed"), "true");
  assert.notEqual(await first.innerText(), before, "fresh ships first: fewer are destroyed");
  // Every column of a distribution is said in numbers.
  for (const kind of ["hits on you", "hits", "building hits", "keys"]) {
    await odds.getByRole("button", { name: kind, exact: true }).click();
    const numbers = await odds.locator(".dist b").allTextContents();
    assert.ok(numbers.length > 0 && numbers.every((text) => /^[<>]?\d+%$/.test(text)), `${kind}: ${numbers}`);
  }
  // Another pool is taken from the table of pools.
  await odds.locator(".cmp tr").nth(2).getByRole("button").click();
  assert.notDeepEqual(await pool(page), [2, 1, 0]);
  await shot(page, "battle-dice");
  const total = (await pool(page)).reduce((a, b) => a + b);
  await page.keyboard.press("Enter");
  await page.locator(".battle.settle .rd").first().waitFor();
  assert.equal(await page.locator(".battle .rd").count(), total);
  await page.mouse.click(5, 400);
  assert.equal(await page.locator(".rolled.still").count(), 1, "a click ends the tumbling");
  await shot(page, "battle-roll");
});

journey("hits are assigned by a click on the piece, the rest the obvious way, and all of it is taken back", async ({ open, shot }) => {
  const page = await sheet(open, "hits");
  const start = await plates(page);
  // A fresh ship is hit: another form of it lies there.
  await page.locator('.steps .lp.pick:has(.fresh)').click();
  await page.locator(".battle .q", { hasText: "1 to assign" }).waitFor();
  assert.notEqual(await plates(page), start);
  await page.keyboard.press("z");
  await page.locator(".battle .q", { hasText: "2 to assign" }).waitFor();
  assert.equal(await plates(page), start);
  // The line says what will happen; the key does it.
  const obvious = page.locator(".opt.obvious");
  assert.match(await obvious.innerText(), /Damaged ships first: 1 damaged, 1 destroyed\./);
  await shot(page, "battle-hits");
  await page.keyboard.press("a");
  await obvious.waitFor({ state: "detached" });
  // Both hits are taken back at once.
  await page.keyboard.press("z");
  const asks = page.getByRole("button", { name: /^Take it back/ });
  if (await asks.count()) await asks.click();
  const pass = page.getByRole("button", { name: /^I am / });
  if (await pass.count()) await pass.click();
  await page.locator(".battle .q", { hasText: "2 to assign" }).waitFor();
  assert.equal(await plates(page), start);
  await obvious.click();
  await obvious.waitFor({ state: "detached" });
});

journey("a die is rolled again by a click on it, and shows what it was", async ({ open, shot }) => {
  const page = await sheet(open, "again");
  assert.equal(await page.locator(".pickdie").count(), 4);
  await page.locator(".pickdie").nth(1).click();
  // Nothing more may be picked: the die has fallen anew, or a word ends it.
  const enough = page.locator(".battle .opt", { hasText: /^.?\s*Roll 1 die again/ });
  if (await enough.count()) await enough.click();
  await page.locator(".rd .was .face").waitFor();
  assert.equal(await page.locator(".rd .was .face").getAttribute("aria-label"), "blank");
  assert.match(await page.locator(".roll header").innerText(), /rolled again with Skirmishers/);
  await shot(page, "battle-again");
});

journey("a raid shows prices, says what is too dear, and takes what is clicked", async ({ open, shot }) => {
  const page = await sheet(open, "raid");
  assert.match(await page.locator(".purse").innerText(), /1 key left/);
  assert.match(await page.locator(".dear").first().innerText(), /Not enough keys: it costs 3/);
  assert.ok((await page.locator(".loot .opt").count()) > 0);
  await shot(page, "battle-raid");
  await page.locator(".loot .opt").first().click();
  await page.locator(".purse").waitFor({ state: "detached" });
});

journey("whoever only looks on reads who attacks and who is attacked", async ({ open, shot }) => {
  for (const [looker, size] of [["Red", [1440, 900]], ["Yellow", [390, 844]]]) {
    const page = await open(`#${GAMES.dice}`, { viewport: { width: size[0], height: size[1] }, reducedMotion: "reduce" });
    await page.getByRole("button", { name: `I am ${looker}` }).click();
    await page.getByRole("button", { name: /^Look at the table/ }).click();
    const odds = page.locator(".battle .odds");
    await odds.waitFor();
    assert.deepEqual((await odds.locator("h3").allInnerTexts()).filter((text) => /^Blue|You/.test(text)), ["Blue does", "Blue suffers"]);
    await odds.getByRole("button", { name: "hits on Blue", exact: true }).waitFor();
    const told = await page.locator(".battle").innerText();
    assert.match(told, looker === "Yellow" ? /hits on you, .* of Blue’s ships lost/ : /hits on Yellow, .* of Blue’s ships lost/);
    assert.equal(/\byou\b|\byour\b/i.test(told), looker === "Yellow", told);
    await shot(page, `battle-onlooker-${looker}`);
    await odds.locator(".cmp").scrollIntoViewIfNeeded();
    await shot(page, `battle-onlooker-${looker}-pools`);
  }
});

for (const theme of ["light", "dark"]) {
  for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
    journey(`the battle sheet fits ${width} × ${height}, ${theme}`, async ({ open, shot }) => {
      const options = { viewport: { width, height }, colorScheme: theme, hasTouch: width < 700, reducedMotion: "reduce" };
      const page = await sheet(open, "dice", options);
      const roll = page.locator(".pool .opt.on");
      const seen = async (what) => {
        const box = await what.boundingBox();
        return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      };
      assert.ok(await seen(roll), "the button that rolls is in sight");
      await shot(page, `battle-${width}-${theme}`);
      const last = page.locator(".sources li").last();
      await last.scrollIntoViewIfNeeded();
      assert.ok(await seen(last), "the end of the odds can be reached");
      assert.ok(await seen(roll), "the button that rolls stays in sight");
      const wide = await page.evaluate(() => document.querySelector(".battle").scrollWidth);
      assert.ok(wide <= width, `nothing is wider than the screen: ${wide}`);
      await roll.click();
      await page.locator(".battle.settle .rd").first().waitFor();
      await shot(page, `battle-settle-${width}-${theme}`);
      const option = page.locator(".battle [data-option]:not([aria-disabled])").last();
      await option.scrollIntoViewIfNeeded();
      assert.ok(await seen(option), "every option can be reached");
    });
  }
}
