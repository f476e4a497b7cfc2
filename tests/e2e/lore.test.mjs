// Leaders & Lore: the form, the draft, a chapter by clicks.
import assert from "node:assert/strict";
import { journey } from "./harness.mjs";
import { chapter } from "./table.mjs";

journey("a draft and a chapter of Leaders & Lore with three players", async ({ open, shot }) => {
  const page = await open("");
  const agree = async () => {
    await page.getByRole("switch", { name: "Play with leaders and lore" }).check({ force: true });
    await page.getByRole("switch", { name: "Cards of the pack" }).check({ force: true });
    await page.locator(".startbar p", { hasText: "with one leader and one lore card each, drafted" }).waitFor();
    await shot(page, "lore-form");
  };
  const picks = [];
  let looked = false;
  let dealt = false;
  const each = async () => {
    const draft = page.locator(".draft");
    if (!(await draft.count())) {
      if (picks.length < 6 || dealt || !(await page.locator(".table").count())) return;
      // Everybody has a leader and a lore card, to be read on the boards.
      dealt = true;
      assert.equal(await page.locator(".board :is(.gc, .gl).t-leader").count(), 3);
      assert.equal(await page.locator(".board :is(.gc, .gl).t-lore").count(), 3);
      return shot(page, "lore-boards");
    }
    // Every card is there in full, and everybody's picks so far.
    const left = await draft.locator(".dcard").count();
    const picked = await draft.locator(".picks .gc").count();
    assert.equal(left + picked, 8, "four leaders and four lore cards");
    picks.push(await draft.locator(".picks[aria-current] .seat").textContent());
    assert.equal(picked, picks.length - 1);
    for (const text of await draft.locator(".dcard p").allTextContents()) assert.ok(text.length > 10);
    if (looked) return;
    looked = true;
    await shot(page, "lore-draft");
    // The table behind can be looked at; it shows where everybody starts.
    await draft.getByRole("button", { name: "Back to the table" }).click();
    assert.equal(await page.locator(".map .start").count(), 9);
    await shot(page, "lore-draft-aside");
    await page.getByRole("button", { name: "To the draft" }).click();
    await draft.waitFor();
    // A card with its rulings.
    await draft.getByRole("button", { name: "Rulings" }).first().click();
    await page.locator("dialog[open] .bigcard").waitFor();
    await page.keyboard.press("Escape");
  };
  const game = await chapter(page, shot, "lore-3-desktop", 3, 7, { agree, each });
  assert.equal(picks.length, 6);
  assert.deepEqual(picks.slice(0, 3), picks.slice(3), "the order repeats");
  assert.deepEqual(game.summary.config.lore, { pack: true, two: false, dealt: false });
  assert.ok(dealt);
}, { timeout: 600_000 });
