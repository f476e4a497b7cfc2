// The screens around the table: moving between them, the form, the hand-over, and troubles with what is stored.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { journey } from "./harness.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const handover = (page) => page.getByRole("heading", { name: /Pass the device to/ });
const start = async (page) => {
  await button(page, "Start the game").click();
  await handover(page).waitFor();
};

journey("back and forward move between the screens", async ({ open }) => {
  const page = await open();
  await page.getByRole("button", { name: /^New game/ }).click();
  assert.equal(await page.title(), "New game · Arcs");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await page.goBack();
  await page.getByRole("button", { name: /^About/ }).click();
  await page.getByRole("heading", { name: "Whose game it is" }).waitFor();
  await page.goBack();
  await page.goForward();
  await page.getByRole("heading", { name: "About", exact: true }).waitFor();
});

journey("the form works by keyboard; a taken colour swaps", async ({ open }) => {
  const page = await open("#/new");
  const colour = (seat, name) => page.getByRole("radiogroup", { name: `Seat ${seat}, Colour` }).getByRole("radio", { name });
  await colour(1, "Red").focus();
  await page.keyboard.press("ArrowRight");
  assert.ok(await colour(1, "Blue").isChecked());
  assert.ok(await colour(2, "Red").isChecked());
  await page.getByLabel("Seat 2, Name").fill("blue");
  await page.getByText("Seats 1 and 2 are both called blue").first().waitFor();
  await button(page, "Start the game").click({ force: true });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Seat 2, Name");
  await page.getByLabel("Seat 2, Name").fill("Bo");
  await page.getByRole("radio", { name: "2 players" }).check({ force: true });
  await page.getByRole("radio", { name: /Frontiers/ }).check({ force: true });
  await page.getByText("Blue and Bo play Frontiers.").waitFor();
  await start(page);
});

journey("no way back to a hand but the hand-over", async ({ open }) => {
  const page = await open("#/new");
  await start(page);
  const show = page.getByRole("button", { name: /^I am / });
  const covered = async (how) => {
    await handover(page).waitFor();
    assert.equal(await page.title(), "Arcs", how);
    assert.equal(await page.locator(".table").count(), 0, how);
    await show.click();
    await handover(page).waitFor({ state: "detached" });
  };
  await covered("at the start");
  await page.reload();
  await covered("after a reload");
  await page.goto("about:blank");
  await page.goBack();
  await covered("after another site");
  await page.evaluate(() => (location.hash = "#/about"));
  await page.getByRole("heading", { name: "About", exact: true }).waitFor();
  await page.goBack();
  await covered("after another screen");
});

journey("a new game leaves the one in progress among the saved games", async ({ open }) => {
  const page = await open("#/new");
  await page.getByLabel("Seat 1, Name").fill("Ada");
  await start(page);
  await button(page, "Home").click();
  assert.ok(await page.getByRole("button", { name: /^Continue/ }).isVisible());
  await page.getByRole("button", { name: /^New game/ }).click();
  assert.equal(await page.getByLabel("Seat 1, Name").inputValue(), "Ada", "the last table is offered again");
  await start(page);
  await button(page, "Home").click();
  await page.getByRole("button", { name: "Saved games 2 games" }).waitFor();
});

journey("the theme is kept", async ({ open }) => {
  const page = await open("", { colorScheme: "light" });
  const theme = () => page.locator("html").getAttribute("data-theme");
  const change = page.getByRole("button", { name: /^Theme/ });
  assert.equal(await theme(), null);
  await change.click();
  assert.equal(await theme(), "light");
  await change.click();
  await page.reload();
  await change.waitFor();
  assert.equal(await theme(), "dark");
});

journey("a damaged game is put aside, told and given out", async ({ open }) => {
  const page = await open("", {
    prepare: (page) => page.addInitScript(() => (localStorage["arcs.backup.game.1"] ??= localStorage["arcs.game"] = "{oops")),
  });
  await page.getByText("The stored game could not be read").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Download it").click()]);
  assert.equal(file.suggestedFilename(), "arcs.backup.game.2.json");
  assert.equal(readFileSync(await file.path(), "utf8"), "{oops");
  assert.equal(await page.evaluate(() => localStorage["arcs.game"]), undefined);
  await button(page, "Close this notice").click();
});

for (const [name, prepare, sentence] of [
  [
    "without storage the page says so and plays",
    () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }),
    "doesn't let the page store anything",
  ],
  [
    "with full storage the page says so and plays",
    () => (Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }),
    "no room left for the game",
  ],
]) {
  journey(name, async ({ open }) => {
    const page = await open("#/new", { prepare: (page) => page.addInitScript(prepare) });
    await start(page);
    await page.getByText(sentence).waitFor();
  });
}
