// Cards and rules: the page with its addresses, the search by keys alone, and the same over the table.
import assert from "node:assert/strict";
import { journey } from "./harness.mjs";
import { begin, numbers, step } from "./table.mjs";

const heading = (page) => page.locator(".rb-main h2");

journey("cards and rules are a page: contents, links, addresses, back", async ({ open, shot }) => {
  const page = await open();
  await page.getByRole("button", { name: /^Cards and rules/ }).click();
  await heading(page).getByText("The game in short").waitFor();
  assert.match(page.url(), /#\/rules$/);
  await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.locator(".rb-contents").getByRole("link", { name: "Move", exact: true }).click();
  await heading(page).getByText("Move", { exact: true }).waitFor();
  assert.match(page.url(), /#\/rules\/move$/);
  // A screen reader begins with the heading.
  await page.waitForFunction(() => document.activeElement.tagName === "H2", undefined, { timeout: 5000 });
  await page.locator(".rb-section").getByRole("link", { name: "Catapult" }).first().click();
  await heading(page).getByText("Catapult", { exact: true }).waitFor();
  await shot(page, "reference-catapult");
  await page.goBack();
  await heading(page).getByText("Move", { exact: true }).waitFor();
  await page.goBack();
  await heading(page).getByText("The game in short").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: /^New game/ }).waitFor();
});

journey("an address opens a section or a card at once, an unknown one the start", async ({ open, shot }) => {
  const page = await open("#/rules/outrage");
  await heading(page).getByText("Outrage", { exact: true }).waitFor();
  for (const [slug, title] of [["aggression-7", "Aggression 7"], ["4setup01", "Mix Up 1"]]) {
    await page.evaluate((to) => (location.hash = `#/rules/card/${to}`), slug);
    await heading(page).getByText(title, { exact: true }).waitFor();
    await shot(page, `reference-${slug}`);
  }
  await page.evaluate(() => (location.hash = "#/rules/nowhere"));
  await heading(page).getByText("The game in short").waitFor();
});

journey("searching works by keys alone", async ({ open, shot }) => {
  const page = await open("#/rules");
  await heading(page).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("elder");
  const on = page.locator(".rb-hit.on");
  await on.getByText("Elder", { exact: true }).waitFor();
  assert.match(await page.locator("#rb-count").innerText(), /^\d+ entries found$/);
  await page.keyboard.press("ArrowDown");
  assert.match(await on.innerText(), /^Elder Broker/);
  assert.ok((await on.locator("mark").count()) > 0, "the match is marked");
  await shot(page, "reference-search");
  await page.keyboard.press("Enter");
  await heading(page).getByText("Elder Broker").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".rb-hit").count(), 0);
  await page.keyboard.type("zzzz");
  await page.getByText("Nothing found").waitFor();
});

journey("on a phone the contents unfold, and a result takes their place", async ({ open, shot }) => {
  const page = await open("#/rules", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.getByRole("button", { name: "Contents" }).tap();
  assert.equal(await heading(page).isVisible(), false);
  await shot(page, "reference-contents-phone");
  await page.getByRole("button", { name: "Battle", exact: true }).tap();
  await page.locator(".rb-contents").getByRole("link", { name: "Intercept" }).tap();
  await heading(page).getByText("Intercept", { exact: true }).waitFor();
  await page.getByRole("searchbox").fill("ransa");
  await page.locator(".rb-found").first().tap();
  await heading(page).getByText("Ransack the Court", { exact: true }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  assert.equal(wide, false, "nothing sticks out");
});

journey("the table's labels open their sections, and reading changes nothing at the table", async ({ open, shot }) => {
  const page = await open();
  await begin(page, 3);
  const random = numbers(4);
  for (let i = 0; i < 3; i += 1) await step(page, random);
  const pass = page.getByRole("button", { name: /^I am / });
  if (await pass.count()) await pass.click();
  const before = await page.locator(".table .q").first().innerText();
  for (const [place, name, title] of [[".ambitions", "Tyrant", "Tyrant"], [".board", "Outrage", "Outrage"], [".board", "Captives", "Captives"]]) {
    await page.locator(place).first().getByRole("button", { name, exact: true }).first().click();
    await heading(page).getByText(title, { exact: true }).waitFor();
    if (name === "Outrage") {
      await shot(page, "reference-over-the-table");
      await page.locator(".rb-section .rb-link").first().click();
      await heading(page).getByText("Destroying", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await heading(page).getByText("Outrage", { exact: true }).waitFor();
    }
    assert.match(page.url(), /#\/table$/, "the address stays the table’s");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" }).catch(() => {});
    assert.equal(await page.locator("dialog[open]").count(), 0);
  }
  assert.equal(await page.locator(".table .q").first().innerText(), before);
});

journey("a reason leads to its rule", async ({ open, shot }) => {
  const page = await open();
  await begin(page, 3);
  const random = numbers(7);
  const why = page.locator(".table:not([inert]) .whynot");
  for (let i = 0; i < 60 && !(await why.count()); i += 1) await step(page, random);
  await why.click();
  const link = page.locator(".whynots .rb-rule").first();
  await link.waitFor();
  await shot(page, "reference-why-not");
  const name = await link.getAttribute("aria-label");
  await link.click();
  const title = name.replace("Read the rule: ", "");
  await heading(page).getByText(title, { exact: true }).waitFor();
});
