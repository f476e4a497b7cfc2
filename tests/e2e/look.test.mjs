// Cards at three sizes: as a line or a chip, on the table, and large beside the pointer or in a sheet of their own.
import assert from "node:assert/strict";
import { journey } from "./harness.mjs";
import { begin, click, tap } from "./table.mjs";

/** A new game for three, where somebody leads. */
async function table(page, press = click) {
  await begin(page, 3, undefined, press);
  const pass = page.getByRole("button", { name: /^I am / });
  const hand = page.locator(".hand .held");
  await pass.or(hand.first()).first().waitFor();
  if (await pass.count()) await press(pass);
  await hand.first().waitFor();
  return { hand, court: page.locator(".courtrow .cc"), large: page.locator(".peek .bigcard"), sheet: page.locator("dialog.book[open] .bigcard") };
}

const box = (locator) => locator.evaluate((e) => (({ left, top, right, bottom }) => ({ left, top, right, bottom }))(e.getBoundingClientRect()));

journey("resting the pointer on a card shows it large beside it, whole and in the window", async ({ open, shot }) => {
  const page = await open();
  const { hand, court, large } = await table(page);
  for (const [name, card] of [["court", court.first()], ["court", court.last()], ["hand", hand.first()], ["hand", hand.last()]]) {
    await card.hover();
    await large.waitFor();
    const title = (await large.locator("h2").innerText()).trim();
    if (name === "court") assert.ok((await card.innerText()).includes(title), `${title} is the card pointed at`);
    const [place, at] = [await box(page.locator(".peek")), await box(card)];
    assert.ok(place.left >= 0 && place.top >= 0 && place.right <= 1440 && place.bottom <= 900, "it lies in the window");
    const beside = place.right <= at.left || place.left >= at.right || place.bottom <= at.top || place.top >= at.bottom;
    assert.ok(beside, "it does not cover what it is shown for");
    const inside = await page.locator(".peek").evaluate((e) => e.scrollHeight <= e.clientHeight + 1);
    assert.ok(inside, "nothing of it is cut");
    await shot(page, `look-${name}`);
    await page.mouse.move(720, 300);
    await large.waitFor({ state: "detached" });
  }
});

journey("a card just passed over is not shown, and a click, a key or the wheel puts it away", async ({ open }) => {
  const page = await open();
  const { court, large } = await table(page);
  await court.first().hover();
  await page.mouse.move(720, 300);
  await page.waitForTimeout(800);
  assert.equal(await large.count(), 0);
  const ways = [() => page.keyboard.press("Shift"), () => page.mouse.wheel(0, 10), () => page.mouse.down().then(() => page.mouse.up())];
  for (const way of ways) {
    await page.mouse.move(720, 300);
    await court.last().hover();
    await large.waitFor();
    await way();
    await large.waitFor({ state: "detached" });
  }
});

journey("the cards of the chapter can be gone through, one by one", async ({ open, shot }) => {
  const page = await open();
  const { large } = await table(page);
  await page.locator(".past summary").click();
  const cards = page.locator(".pastgrid li");
  assert.ok((await cards.count()) >= 20, "the whole deck is listed");
  for (const n of [0, 9, (await cards.count()) - 1]) {
    const number = (await cards.nth(n).evaluate((e) => e.firstChild.textContent)).trim();
    await cards.nth(n).hover();
    await page.locator(".peek .rb-number", { hasText: number }).waitFor();
    await page.mouse.move(720, 300);
    await large.waitFor({ state: "detached" });
  }
  await shot(page, "look-past");
});

journey("the other mouse button and the key I open a card, with its rulings, without taking anything", async ({ open }) => {
  const page = await open();
  const { hand, court, sheet } = await table(page);
  const asked = await page.locator(".ask .q").innerText();
  await court.first().click({ button: "right" });
  await sheet.waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await hand.first().focus();
  await page.keyboard.press("i");
  await sheet.waitFor();
  assert.match(await sheet.innerText(), /pips?/);
  await sheet.getByRole("button", { name: "Action cards" }).click();
  await page.locator(".rb-main h2").getByText("Action cards").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".ask .q").innerText(), asked, "the same is asked as before");
});

journey("a long press opens a card and takes nothing, a short one takes it", async ({ open, shot }) => {
  const page = await open("", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { hand, sheet } = await table(page, tap);
  const asked = await page.locator(".ask .q").innerText();
  const finger = await page.context().newCDPSession(page);
  const { left, top } = await box(hand.first());
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: left + 20, y: top + 20 }] });
  await sheet.waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(200);
  assert.equal(await sheet.count(), 1, "it stays open when the finger leaves");
  await shot(page, "look-phone");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".ask .q").innerText(), asked);
  await tap(hand.first());
  await page.waitForFunction((before) => document.querySelector(".ask .q")?.innerText !== before, asked);
});

journey("on a folded Court no name breaks inside a word", async ({ open }) => {
  const page = await open("", { viewport: { width: 1024, height: 768 } });
  const { court } = await table(page);
  for (const word of ["Construction", "Gatekeepers", "Skirmishers", "Enforcers"]) {
    const lines = await court.first().locator(".name").evaluate((name, word) => {
      name.textContent = word;
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    }, word);
    assert.equal(lines, 1, word);
  }
});
