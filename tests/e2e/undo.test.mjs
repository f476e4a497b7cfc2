// Taking back: across a turn, for every policy that a table can agree on.
import assert from "node:assert/strict";
import { journey } from "./harness.mjs";
import { begin, numbers, step, stored } from "./table.mjs";

const POLICIES = ["Friendly", "By agreement", "Strict"];

/** Agrees on a policy, and that Red begins. */
const agree = (policy) => async (page) => {
  await page.getByRole("radio", { name: policy, exact: true }).click({ force: true });
  await page.locator(".whofirst label", { hasText: "Red" }).click();
};

const options = (page) => page.locator(".table:not([inert]) [data-option]:not([aria-disabled])");

/** Takes the first thing that is offered, the end of the turn before all else. */
async function simplest(page) {
  await options(page).first().waitFor({ state: "attached" });
  const end = options(page).filter({ hasText: /End (the|your) turn|^End turn/ });
  const from = (await end.count()) ? end : options(page);
  for (const option of await from.all()) if (await option.isVisible()) return option.click();
}

for (const policy of POLICIES) {
  journey(`an undo across a turn: ${policy}`, async ({ open, shot }) => {
    const page = await open();
    await begin(page, 3, agree(policy));
    assert.equal((await stored(page)).summary.config.undo, { Friendly: "free", "By agreement": "agreed", Strict: "strict" }[policy]);
    await page.getByRole("button", { name: /^I am Red/ }).click();
    const blue = page.getByRole("button", { name: /^I am Blue/ });
    for (let n = 0; n < 40 && !(await blue.count()); n += 1) await simplest(page);
    await blue.click();
    // Blue's first choice, taken back: that is Blue's own affair.
    const before = (await stored(page)).text;
    await simplest(page);
    if (await page.locator(".table").count()) {
      await page.keyboard.press("z");
      await page.locator(".table").waitFor();
      assert.equal((await stored(page)).summary.turn, 1);
    }
    assert.notEqual(before, undefined);
    // Once more: it is Red's turn again, and nothing of either hand is to be seen until the device is passed.
    await page.keyboard.press("z");
    const red = page.getByRole("button", { name: /^I am Red/ });
    await red.waitFor();
    assert.equal(await page.locator(".table, .hand, .panel").count(), 0, "hands stay covered");
    assert.match(await page.locator("main").innerText(), /Red/);
    assert.equal((await stored(page)).summary.turn, 0);
    await shot(page, `undo-across-${policy}`);
    await red.click();
    await page.locator(".table").waitFor();
    // Whoever did it can do it again.
    await page.getByRole("button", { name: "Redo" }).click();
    await page.getByRole("button", { name: /^I am Blue/ }).waitFor();
  });
}

journey("a strict table says why something stands", async ({ open, shot }) => {
  const page = await open();
  await begin(page, 2, agree("Strict"));
  const random = numbers(12);
  const stands = page.locator(".table:not([inert]) .top .undo[aria-disabled=true]");
  for (let n = 0; n < 250 && !(await stands.count()); n += 1) await step(page, random);
  const before = (await stored(page)).text;
  assert.match(await stands.getAttribute("aria-label"), /^Undo\. .*strict/);
  await page.keyboard.press("z");
  await page.locator(".table .reasons", { hasText: "plays strictly" }).first().waitFor();
  assert.equal((await stored(page)).text, before, "nothing was taken back");
  await shot(page, "undo-strict");
}, { timeout: 120_000 });

journey("a seat is handed over, and the table's agreement stands in the menu", async ({ open, shot }) => {
  const page = await open();
  await begin(page, 3, agree("Friendly"));
  await page.getByRole("button", { name: /^I am Red/ }).click();
  await page.locator(".table").waitFor();
  await page.locator(".top .menu").click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("Friendly", { exact: true }).waitFor();
  await menu.getByRole("button", { name: /^Players/ }).click();
  const blue = menu.getByLabel("Who plays instead of Blue");
  await blue.fill("red");
  await blue.press("Enter");
  await menu.getByText("nobody else at the table has it").waitFor();
  await blue.fill("Ana");
  await shot(page, "menu-players");
  await blue.press("Enter");
  await page.waitForFunction(() => Object.values(localStorage).some((v) => v.includes('"Ana"')));
  assert.equal((await stored(page)).summary.config.seats[1].name, "Ana");
  assert.ok((await page.locator("body").innerText()).includes("Ana"));
});
