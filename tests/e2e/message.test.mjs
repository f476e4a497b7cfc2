// A game that goes from device to device as links: every device is a browser profile of its own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { DIST, journey } from "./harness.mjs";
import { numbers, step } from "./table.mjs";

/** The newest game that a page keeps. */
const kept = (page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith("arcs.saved."));
    const all = keys.map((key) => ({ key, ...JSON.parse(localStorage.getItem(key)).data }));
    return all.sort((a, b) => b.changed - a.changed);
  });

/** What is copied: a sentence, and in the next line the link. */
const letter = (page) => page.getByRole("textbox", { name: "Link" }).inputValue();
const link = async (page) => (await letter(page)).split("\n").at(-1);

/** Starts a game by message and says who sits at the device. */
async function begin(page, players, who, agree) {
  await page.getByRole("button", { name: /^New game/ }).click();
  await page.getByRole("radio", { name: `${players} players` }).check({ force: true });
  // Red decides first: of two, whoever does not begin is asked for a mulligan.
  await page.locator(".whofirst input").nth(players === 2 ? 2 : 1).check({ force: true });
  await page.getByRole("switch", { name: "Play by message" }).check({ force: true });
  await agree?.();
  await page.getByRole("button", { name: "Start the game", exact: true }).click();
  await page.getByRole("button", { name: `I am ${who}` }).click();
}

const waits = (page) => page.locator(".apart .seatname");

/** Plays at a device until somebody else decides; tells how many steps it took. */
async function playOn(page, random, most = 400) {
  let steps = 0;
  for (; steps < most && !(await waits(page).count()); steps += 1) {
    const since = page.locator("dialog.since[open] .primary");
    if (await since.count()) await since.click();
    await step(page, random);
  }
  return steps;
}

/** Opens a link at a device that knows the page. */
async function follow(page, address) {
  await page.evaluate((address) => (location.href = address), address);
  await page.waitForFunction(() => !location.hash.includes("ARCS"));
}

journey("a game goes to and fro between two devices as links", async ({ open, shot, url }) => {
  const red = await open("");
  await begin(red, 2, "Red");
  const random = numbers(3);
  await playOn(red, random);
  assert.equal(await waits(red).textContent(), "Blue");
  await shot(red, "message-away");
  const first = await link(red);
  assert.match(first, /#ARCS1\.[\w-]+$/);
  assert.ok(first.startsWith(url) && first.length < 850, `${first.length} characters`);
  assert.equal(await red.locator(".table").count(), 0);

  // A device that has never seen the game asks who sits there, and shows nothing of it before.
  const blue = await open(first.slice(url.length), { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await shot(blue, "message-who");
  assert.equal(await blue.locator(".table").count(), 0);
  await blue.getByRole("button", { name: "I am Blue" }).click();
  assert.match(await blue.locator("h1").textContent(), /Blue/);
  await shot(blue, "message-pass");
  let steps = await playOn(blue, random);
  assert.ok(steps > 1, "Blue had something to decide");
  assert.equal(await waits(blue).textContent(), "Red");
  await shot(blue, "message-away-phone");

  // To and fro for a while: each time it stands at the other's decision, and what happened since is told.
  let [from, to] = [blue, red];
  let told = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    await follow(to, await link(from));
    await to.getByRole("button", { name: /^I am / }).click();
    const since = to.locator("dialog.since[open]");
    if (await since.count()) {
      told += 1;
      if (told === 2) await shot(to, "message-since");
      assert.ok((await since.locator("li").count()) > 0);
    }
    await playOn(to, random);
    [from, to] = [to, from];
  }
  assert.ok(told > 5, `what happened since was told ${told} times`);
  const [a, b] = [(await kept(from))[0], (await kept(to))[0]];
  assert.equal(a.id, b.id);
  assert.deepEqual([a.here, b.here].sort(), [1, 2]);
  assert.equal((await kept(from)).length, 1, "one game stays one game");
}, { timeout: 240_000 });

journey("while another decides, the own hand can be looked at and nothing else", async ({ open, shot }) => {
  const page = await open("");
  await begin(page, 3, "Yellow");
  const random = numbers(8);
  for (let tries = 0; tries < 3 && !(await waits(page).count()); tries += 1) await playOn(page, random);
  const other = await waits(page).textContent();
  assert.notEqual(other, "Yellow");
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.locator(".table").waitFor();
  await shot(page, "message-looking");
  assert.ok((await page.locator(".hand .card, .hand [data-card], .hand button").count()) > 0, "the own hand is there");
  assert.equal(await page.locator(".table [data-option]:not([aria-disabled])").count(), 0, "nothing can be chosen");
  await page.getByRole("button", { name: new RegExp(`^Waiting for ${other}`) }).click();
  assert.equal(await page.locator(".table").count(), 0);
  // Playing for somebody else is deliberate, and then they sit here.
  await page.getByRole("button", { name: `Play for ${other} here` }).click();
  await page.getByRole("button", { name: "Yes, they sit here now" }).click();
  await page.getByRole("button", { name: `I am ${other}` }).click();
  await page.locator(".table").waitFor();
});

journey("the last choice is free until it is sent, and then the others are asked", async ({ open, shot, url }) => {
  const red = await open("");
  await begin(red, 2, "Red");
  const random = numbers(5);
  await playOn(red, random);
  const before = (await kept(red))[0].text;
  await red.getByRole("button", { name: "Take the last choice back" }).click();
  // Red decides again, at the same device.
  await red.getByRole("button", { name: "I am Red" }).click();
  assert.notEqual((await kept(red))[0].text, before);
  await playOn(red, random);
  const sent = await link(red);
  await red.getByRole("button", { name: "Copy the link" }).click();
  await red.getByRole("button", { name: "Take the last choice back" }).click();
  await red.locator(".table").waitFor();
  await shot(red, "message-ask-back");
  await red.getByRole("button", { name: "Ask them" }).first().click();
  await waits(red).waitFor();
  assert.equal(await waits(red).textContent(), "Blue");
  // Blue has the older link open already; the newer one brings the question.
  const blue = await open(sent.slice(url.length));
  await blue.getByRole("button", { name: "I am Blue" }).click();
  await follow(blue, await link(red));
  await blue.getByRole("button", { name: "I am Blue" }).click();
  const close = blue.locator("dialog.since[open] .primary");
  if (await close.count()) await close.click();
  await shot(blue, "message-plea");
  await blue.getByRole("button", { name: /Agree/ }).first().click();
  await waits(blue).waitFor();
  assert.equal(await waits(blue).textContent(), "Red");
  await follow(red, await link(blue));
  await red.getByRole("button", { name: "I am Red" }).click();
  await red.locator("dialog.since[open]").waitFor();
  assert.match(await red.locator("dialog.since").textContent(), /taken back/);
  assert.equal((await kept(red)).length, 1);
}, { timeout: 120_000 });

journey("an older link opens the newer game and says so, and a fork keeps both", async ({ open, shot, url }) => {
  const red = await open("");
  await begin(red, 2, "Red");
  const random = numbers(21);
  await playOn(red, random);
  const early = await link(red);
  const path = early.slice(url.length);
  const blue = await open(path);
  await blue.getByRole("button", { name: "I am Blue" }).click();
  await playOn(blue, random);
  const late = (await kept(blue))[0].text;
  // The same old link again.
  await follow(blue, early);
  await blue.getByText("What arrived is older").waitFor();
  assert.equal((await kept(blue))[0].text, late, "the newer game is still there");
  assert.equal((await kept(blue)).length, 1);

  // Somebody else opens the early link as Blue and plays otherwise: that is another way for this device.
  const other = await open(path);
  await other.getByRole("button", { name: "I am Blue" }).click();
  await playOn(other, numbers(99));
  await follow(blue, await link(other));
  await blue.getByRole("heading", { name: "The game went two ways" }).waitFor();
  await shot(blue, "message-fork");
  assert.equal((await kept(blue)).length, 2, "both are kept");
  assert.match(await blue.locator(".ways").textContent(), /They part in chapter 1, round \d+, where Blue decided/);
  const ways = blue.getByRole("button", { name: "Go on with this" });
  assert.equal(await ways.count(), 2);
  await ways.nth(1).click();
  const texts = (await kept(blue)).map((game) => game.text);
  assert.ok(texts.includes(late), "what was here is kept");
}, { timeout: 120_000 });

journey("a link that is cut, changed or none of ours is refused with a sentence, and nothing is lost", async ({ open, url }) => {
  const page = await open("");
  await begin(page, 2, "Red");
  await playOn(page, numbers(4));
  const good = await link(page);
  const before = (await kept(page)).map((game) => game.text);
  for (const [text, sentence] of [
    [good.slice(0, -7), /7 characters are missing/],
    [good.slice(0, -9) + "AAAA" + good.slice(-5), /changed on its way/],
    [good.replace("ARCS1.", "ARCS9."), /newer version/],
    [good.slice(0, good.indexOf("ARCS1.") + 8), /missing/],
  ]) {
    await follow(page, text);
    await page.locator(".notice").filter({ hasText: sentence }).waitFor();
    assert.ok(await page.getByRole("heading", { level: 1, name: "Arcs" }).isVisible());
    await page.getByRole("button", { name: "Close this notice" }).first().click();
    assert.deepEqual((await kept(page)).map((game) => game.text), before);
  }
});

journey("of two tabs with one game the newer one goes on", async ({ open, shot }) => {
  const first = await open("");
  await first.getByRole("button", { name: /^New game/ }).click();
  await first.getByRole("button", { name: "Start the game", exact: true }).click();
  await first.getByRole("button", { name: /^I am / }).click();
  const second = await open("#/table", { context: first.context() });
  await second.getByRole("button", { name: /^I am / }).waitFor();
  await first.getByRole("heading", { name: "The game goes on in another tab" }).waitFor();
  assert.equal(await first.locator(".table").count(), 0);
  await shot(first, "two-tabs");
  const random = numbers(2);
  for (let n = 0; n < 6; n += 1) await step(second, random);
  const text = (await kept(second))[0].text;
  await first.getByRole("button", { name: "Continue here" }).click();
  await first.getByRole("button", { name: /^I am / }).waitFor();
  await second.getByRole("heading", { name: "The game goes on in another tab" }).waitFor();
  assert.equal((await kept(first))[0].text, text, "as the other tab left it");
  for (let n = 0; n < 3; n += 1) await step(first, random);
  assert.notEqual((await kept(first))[0].text, text);
  // A tab that is closed leaves no trace: the next one opens the game at once.
  await first.close();
  await second.reload();
  await second.getByRole("button", { name: /^I am / }).waitFor();
});

/** What a phone reads from the QR code on the page. */
async function scan(page) {
  await page.addScriptTag({ content: readFileSync(new URL("../../node_modules/jsqr/dist/jsQR.js", import.meta.url), "utf8") });
  return page.evaluate(async () => {
    const svg = new XMLSerializer().serializeToString(document.querySelector("svg.qr"));
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: 600, height: 600 });
    const paper = canvas.getContext("2d");
    paper.drawImage(image, 0, 0, 600, 600);
    return jsQR(paper.getImageData(0, 0, 600, 600).data, 600, 600)?.data;
  });
}

journey("a link can be copied, shared, scanned and saved as a file", async ({ open, shot, url }) => {
  const page = await open("", {
    permissions: ["clipboard-read", "clipboard-write"],
    prepare: (page) => page.addInitScript(() => {
      navigator.share = async (data) => void (window.shared = data);
    }),
  });
  await begin(page, 2, "Red");
  await playOn(page, numbers(6));
  const address = await link(page);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByText("Copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^Arcs, chapter 1, round \d+: it is up to Blue to \w+[^\n]*\n/);
  assert.equal(copied.split("\n")[1], address);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const shared = await page.evaluate(() => ({ ...window.shared }));
  assert.equal(shared.url, address);
  assert.match(shared.text, /^Arcs, chapter 1, round \d+: it is up to Blue to \w+/);
  await page.getByRole("button", { name: "Show as a QR code" }).click();
  await page.locator("svg.qr").waitFor();
  await shot(page, "message-qr");
  assert.equal(await scan(page), address);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  assert.equal(download.suggestedFilename(), "arcs-red-blue-1.json");
  const file = JSON.parse(readFileSync(await download.path(), "utf8"));
  assert.equal(file.format, "arcs.game");
  assert.deepEqual(file.config.seats.map((seat) => seat.name), ["Red", "Blue"]);
});

journey("where the page may not copy, the link is selected and it says so", async ({ open }) => {
  const page = await open("", {
    prepare: (page) => page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
      delete Navigator.prototype.share;
    }),
  });
  await begin(page, 2, "Red");
  await playOn(page, numbers(6));
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByText("The link is selected").or(page.getByText("copy it by hand")).waitFor();
  const address = await letter(page);
  assert.equal(await page.evaluate(() => document.activeElement.value?.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)), address);
});

journey("a page that is one file offers text and file instead of links", async ({ open, shot }) => {
  const page = await open(pathToFileURL(join(DIST, "arcs.html")).href, { permissions: [] });
  await begin(page, 2, "Red");
  await playOn(page, numbers(6));
  await shot(page, "message-single");
  assert.equal(await page.getByRole("textbox", { name: "Link" }).count(), 0);
  assert.equal(await page.getByRole("button", { name: "Show as a QR code" }).count(), 0);
  const text = await page.getByRole("textbox", { name: "Text of the game" }).inputValue();
  assert.match(text, /\nARCS1\.[\w-]+$/);
  // It opens in the hosted page, by pasting.
  const other = await open("");
  await other.getByRole("button", { name: /^Load a game/ }).click();
  await other.getByRole("textbox", { name: "Link or text" }).fill(`Your move!\n${text}\n`);
  await other.getByRole("button", { name: "Open", exact: true }).click();
  await other.getByRole("button", { name: "I am Blue" }).waitFor();
});

journey("a report of a problem tells the game without the names", async ({ open, shot }) => {
  const page = await open("", { errors: /the lamp is out/ });
  await page.getByRole("button", { name: /^New game/ }).click();
  await page.getByRole("textbox", { name: "Name" }).first().fill("Zebulon");
  await page.getByRole("button", { name: "Start the game", exact: true }).click();
  const random = numbers(6);
  for (let n = 0; n < 8; n += 1) await step(page, random);
  await page.evaluate(() => console.error("the lamp is out, Zebulon"));
  const pass = page.getByRole("button", { name: /^I am / });
  if (await pass.count()) await pass.click();
  await page.locator(".table").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Report a problem/ }).click();
  await page.getByText("everybody’s hands").waitFor();
  await shot(page, "report");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the file" }).click()]);
  const text = readFileSync(await download.path(), "utf8");
  assert.ok(!text.includes("Zebulon"), "names are replaced");
  assert.match(text, /Player 1/);
  assert.match(text, /version \d/);
  assert.match(text, /the lamp is out, Player 1/);
  const { game, events } = JSON.parse(text.slice(text.indexOf("{")));
  assert.ok(events.length > 3 && game[1].journal.length > 1, "the game and what happened are in it");
});

journey("at a table with open hands, too, only who sits here decides", async ({ open, shot }) => {
  const page = await open("");
  await begin(page, 2, "Red", async () => {
    await page.getByRole("switch", { name: "Open hands" }).check({ force: true });
  });
  await playOn(page, numbers(12));
  const before = (await kept(page))[0].text;
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.locator(".table").waitFor();
  assert.equal(await page.locator(".table [data-option]:not([aria-disabled])").count(), 0);
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  assert.equal((await kept(page))[0].text, before);
  await page.getByRole("button", { name: /^Waiting for Blue/ }).click();
  assert.equal(await waits(page).textContent(), "Blue");
  await shot(page, "message-open-hands");
});

journey("a link that comes while another game waits shows the other game", async ({ open }) => {
  const page = await open("");
  await begin(page, 2, "Red");
  await playOn(page, numbers(7));
  const first = await link(page);
  await page.evaluate(() => (location.hash = "#/"));
  await begin(page, 2, "Red");
  await playOn(page, numbers(8));
  assert.notEqual(await link(page), first);
  await follow(page, first);
  await waits(page).waitFor();
  await page.waitForFunction((first) => document.querySelector(".send textarea")?.value.endsWith(first), first);
});

journey("a tab that returns from the browser's memory writes over nothing", async ({ open }) => {
  const first = await open("");
  await first.getByRole("button", { name: /^New game/ }).click();
  await first.getByRole("button", { name: "Start the game", exact: true }).click();
  const random = numbers(9);
  for (let n = 0; n < 4; n += 1) await step(first, random);
  // It is put away, and hears nothing of what other pages do.
  await first.evaluate(() => {
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true });
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  });
  const second = await open("#/table", { context: first.context() });
  for (let n = 0; n < 12; n += 1) await step(second, random);
  const newest = (await kept(second))[0].text;
  await second.close();
  await first.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await first.getByRole("button", { name: /^I am / }).waitFor();
  assert.equal((await kept(first))[0].text, newest);
  await step(first, random);
  await step(first, random);
  assert.ok((await kept(first))[0].text.length >= newest.length, "it goes on from the newest");
});

journey("what another page has done to a game meanwhile stands", async ({ open }) => {
  const page = await open("");
  await page.getByRole("button", { name: /^New game/ }).click();
  await page.getByRole("button", { name: "Start the game", exact: true }).click();
  await page.getByRole("button", { name: /^I am / }).click();
  const list = await open("#/saved", { context: page.context() });
  await list.getByRole("button", { name: /^More for/ }).click();
  await list.getByRole("button", { name: "Rename" }).click();
  await list.getByRole("textbox", { name: "Name of the game" }).fill("Friday");
  await list.keyboard.press("Enter");
  await step(page, numbers(3));
  assert.equal((await kept(page))[0].title, "Friday", "the name stays");
  // A move that this page has not heard of.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("arcs.saved."));
    const entry = JSON.parse(localStorage[key]);
    entry.data.text += " ";
    localStorage[key] = JSON.stringify(entry);
  });
  const before = (await kept(page))[0].text;
  await step(page, numbers(3));
  await page.getByRole("heading", { name: "The game goes on in another tab" }).waitFor();
  assert.equal((await kept(page))[0].text, before);
  await page.getByRole("button", { name: "Continue here" }).click();
  await page.getByRole("button", { name: /^I am / }).waitFor();
});

journey("during a draft, too, the others are asked and waited for", async ({ open, shot }) => {
  const page = await open("");
  await begin(page, 2, "Blue", async () => {
    await page.getByRole("switch", { name: "Play with leaders and lore" }).check({ force: true });
  });
  const random = numbers(12);
  await playOn(page, random);
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.locator(".draft").waitFor();
  await shot(page, "message-draft");
  await page.locator(".draft").getByRole("button", { name: /^Waiting for/ }).click();
  await waits(page).waitFor();
});
