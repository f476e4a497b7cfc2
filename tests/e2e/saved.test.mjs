// Games that are kept: the list of them, taking them out and in, and storage that fails.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { journey } from "./harness.mjs";
import { numbers, shelf, step } from "./table.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const handover = (page) => page.getByRole("heading", { name: /Pass the device to/ });
const home = async (page) => {
  await page.evaluate(() => (location.hash = "#/"));
  await page.getByRole("button", { name: /^New game/ }).waitFor();
};
const list = async (page) => {
  await page.evaluate(() => (location.hash = "#/saved"));
  await page.getByRole("heading", { name: "Saved games" }).waitFor();
};

/** Starts a game between these people and leaves it on the first screen. */
async function begin(page, ...people) {
  await page.evaluate(() => (location.hash = "#/new"));
  await page.getByRole("radio", { name: `${people.length} players` }).check({ force: true });
  for (const [i, name] of people.entries()) await page.getByLabel(`Seat ${i + 1}, Name`).fill(name);
  await button(page, "Start the game").click();
  await handover(page).waitFor();
  await home(page);
}

/** Plays a few steps of the game at the device. */
async function play(page, steps) {
  await page.evaluate(() => (location.hash = "#/table"));
  await handover(page).waitFor();
  const random = numbers(3);
  for (let n = 0; n < steps; n += 1) await step(page, random);
}

const game = (page, name) => page.locator(".game", { has: page.locator(".name", { hasText: new RegExp(`^${name}$`) }) });
const names = (page) => page.locator(".game .name").allTextContents();
const more = (page, name) => button(page, `More for ${name}`).click();
/** The file that a click makes: its name and its text. */
async function saved(page, click) {
  const [file] = await Promise.all([page.waitForEvent("download"), click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}
const asFile = ({ name, text }) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
/** Opens the sheet and chooses files in it. */
async function choose(page, ...files) {
  await page.getByRole("button", { name: /^Load a game/ }).first().click();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Choose a file").click()]);
  await chooser.setFiles(files.map(asFile));
}
/** Drags files or a text over the page, and lets go. */
async function drop(page, { files = [], text }, look) {
  const data = await page.evaluateHandle(({ files, text }) => {
    const data = new DataTransfer();
    for (const { name, text } of files) data.items.add(new File([text], name));
    if (text) data.setData("text/plain", text);
    return data;
  }, { files, text });
  await page.dispatchEvent("main", "dragenter", { dataTransfer: data });
  await page.dispatchEvent("main", "dragover", { dataTransfer: data });
  await page.locator(".dropping").waitFor();
  await look?.();
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  assert.equal(await page.locator(".dropping").count(), 0, "the hint goes");
}
const paste = (page, text) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

journey("games are listed, named, doubled, deleted, brought back and opened", async ({ open, shot }) => {
  const page = await open();
  await begin(page, "Ada", "Bo");
  await begin(page, "Cy", "Di", "Eve");
  await page.getByRole("button", { name: "Saved games 2 games" }).click();
  assert.deepEqual(await names(page), ["Cy, Di, Eve", "Ada, Bo"], "the one changed last first");
  await game(page, "Ada, Bo").getByText(/^Chapter 1, round 1\. (Ada|Bo) decides\.$/).waitFor();

  // A name, given and not given, by the keyboard.
  await more(page, "Ada, Bo");
  await button(page, "Rename").click();
  await page.keyboard.type("At the lake");
  await page.keyboard.press("Enter");
  await game(page, "At the lake").getByText("Ada", { exact: true }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  await page.waitForFunction(() => document.activeElement.matches(".game .opens"));
  await more(page, "At the lake");
  await button(page, "Rename").click();
  await page.keyboard.type("Nonsense");
  await page.keyboard.press("Escape");
  assert.deepEqual(await names(page), ["Cy, Di, Eve", "At the lake"]);

  // A second game of one, which is deleted and brought back.
  await more(page, "At the lake");
  await button(page, "Duplicate").click();
  await game(page, "Copy of At the lake").waitFor();
  await page.getByRole("status").getByText("“Copy of At the lake” is in the list now.").waitFor();
  assert.equal((await shelf(page)).length, 3);
  await more(page, "Copy of At the lake");
  await shot(page, "saved-list");
  await button(page, "Delete").click();
  assert.equal((await shelf(page)).length, 2);
  await page.waitForFunction(() => document.activeElement.textContent === "Bring it back");
  await page.keyboard.press("Enter");
  await game(page, "Copy of At the lake").waitFor();
  await page.waitForFunction(() => document.activeElement.matches(".game .opens"));
  assert.match(await focused(), /^Copy of At the lake/);
  assert.equal((await shelf(page)).length, 3);
  await more(page, "Copy of At the lake");
  await button(page, "Delete").click();
  await home(page);
  await list(page);
  assert.deepEqual(await names(page), ["Cy, Di, Eve", "At the lake"], "whoever leaves has decided");

  // All at once, and all back.
  await button(page, "Delete all games").click();
  await page.getByText("Delete all 2 games? Until you leave this screen").waitFor();
  await button(page, "No, keep").click();
  await button(page, "Delete all games").click();
  await button(page, "Yes, delete").click();
  await page.getByText("There is no game here.").waitFor();
  assert.equal((await shelf(page)).length, 0);
  await button(page, "Bring them back").click();
  await game(page, "At the lake").waitFor();
  assert.deepEqual(await names(page), ["Cy, Di, Eve", "At the lake"]);

  await page.getByRole("button", { name: /^At the lake/ }).click();
  await page.getByRole("button", { name: /^I am (Ada|Bo): / }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "Saved games" }).waitFor();
});

journey("a game goes through a file, a text and a drop into another browser", async ({ open, shot }) => {
  const page = await open();
  await begin(page, "Ada", "Bo");
  await play(page, 12);
  await list(page);
  await more(page, "Ada, Bo");
  const file = await saved(page, () => button(page, "Save as a file").click());
  assert.equal(file.name, "arcs-ada-bo-1.json");
  const [{ text, summary }] = await shelf(page);

  const ways = {
    chosen: (page) => choose(page, file),
    dropped: (page) => drop(page, { files: [file] }, () => shot(page, "load-drop")),
    "dropped as a text": (page) => drop(page, { text }),
    pasted: (page) => paste(page, text),
    "pasted as a link": (page) => paste(page, `Your turn: https://example.org/arcs/#${text} !`),
    typed: async (page) => {
      await page.getByRole("button", { name: /^Load a game/ }).click();
      await page.getByLabel("Link or text").fill(text);
      await button(page, "Open").click();
    },
  };
  for (const [way, go] of Object.entries(ways)) {
    const other = await open();
    await go(other);
    await other.getByRole("heading", { name: "Who sits here?" }).waitFor();
    const [there, ...more] = await shelf(other);
    assert.deepEqual(there.summary, summary, way);
    assert.equal(more.length, 0, way);
    await other.getByRole("button", { name: /^Everybody/ }).click();
    await handover(other).waitFor();
    await other.goBack();
    await other.getByRole("button", { name: "Saved games One game" }).waitFor();
  }
});

journey("all games go through one file", async ({ open, shot }) => {
  const page = await open();
  await begin(page, "Ada", "Bo");
  await begin(page, "Cy", "Di", "Eve");
  await list(page);
  await more(page, "Ada, Bo");
  await button(page, "Rename").click();
  await page.keyboard.type("At the lake");
  await page.keyboard.press("Enter");
  const all = await saved(page, () => button(page, "Export all games").click());
  assert.match(all.name, /^arcs-games-\d{4}-\d\d-\d\d\.json$/);
  await more(page, "Cy, Di, Eve");
  const one = await saved(page, () => button(page, "Save as a file").click());

  const other = await open();
  await drop(other, { files: [all] });
  await other.getByText("2 games were taken in.").waitFor();
  await other.getByRole("heading", { name: "Saved games" }).waitFor();
  assert.deepEqual((await names(other)).sort(), ["At the lake", "Cy, Di, Eve"]);
  await shot(other, "saved-taken-in");
  // Again, with a file of one of them and one of none: nothing is new, nothing is lost.
  await choose(other, all, one, { name: "notes.txt", text: "milk, eggs" });
  await other.getByText(/^Nothing was taken in\. One could not be read/).waitFor();
  assert.equal((await shelf(other)).length, 2);
  // A list that is open follows what is taken in elsewhere.
  const tab = await open("#/saved", { context: other.context() });
  await more(other, "At the lake");
  await button(other, "Duplicate").click();
  await game(tab, "Copy of At the lake").waitFor();
});

journey("a game of a version that plays otherwise goes on at the turn at hand, and the page says so", async ({ open, shot }) => {
  const page = await open();
  await begin(page, "Ada", "Bo");
  await play(page, 14);
  const [{ summary }] = await shelf(page);
  await list(page);
  await more(page, "Ada, Bo");
  const file = await saved(page, () => button(page, "Save as a file").click());
  const game = JSON.parse(file.text);
  game.game.engine += 1;
  const other = await open();
  await choose(other, { name: file.name, text: JSON.stringify(game) });
  await other.getByText(/comes from another version of the page.*what happened before this turn can’t be shown/).waitFor();
  await shot(other, "other-engine");
  const [there] = await shelf(other);
  assert.deepEqual(there.summary, summary, "it stands at the same decision");
  await other.getByRole("button", { name: /^Everybody/ }).click();
  for (let n = 0; n < 6; n += 1) await step(other, numbers(n));
  assert.notEqual((await shelf(other))[0].text, there.text);
  // And from then on it is a game like any other.
  await other.reload();
  await handover(other).waitFor();
  assert.equal(await other.getByText("another version of the page").count(), 0);
});

journey("what is no game is refused with a sentence, and nothing is lost", async ({ open, shot }) => {
  const page = await open();
  await begin(page, "Ada", "Bo");
  await play(page, 10);
  await home(page);
  const before = await shelf(page);
  const { text } = before[0];
  await page.getByRole("button", { name: /^Load a game/ }).click();
  const field = page.getByLabel("Link or text");
  const alert = page.getByRole("dialog").getByRole("alert");
  for (const [broken, sentence] of [
    ["", /There is no game of Arcs in this text/],
    ["good morning", /There is no game of Arcs in this text/],
    [text.slice(0, -7), /7 characters are missing/],
    [text.slice(0, 40) + (text[40] === "A" ? "B" : "A") + text.slice(41), /changed on its way/],
    [`{"format":"arcs.game","version":2,`, /This file is damaged: its line 1/],
  ]) {
    await field.fill(broken);
    assert.equal(await alert.textContent(), "", "typing takes the sentence away");
    await field.press("Enter");
    await alert.getByText(sentence).waitFor();
    assert.equal(await field.getAttribute("aria-invalid"), "true");
  }
  await shot(page, "load-refused");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Choose a file").click()]);
  await chooser.setFiles([asFile({ name: "a.json", text: "[1, 2]" })]);
  await alert.getByText("This file holds no game of Arcs").waitFor();
  await page.keyboard.press("Escape");
  // Without the sheet it is told over the page.
  await drop(page, { files: [{ name: "a.txt", text: "good morning" }] });
  await page.getByRole("status").getByText("There is no game of Arcs in this text").waitFor();
  assert.deepEqual(await shelf(page), before);
});

journey("a file too large to be a game is not read", async ({ open }) => {
  const page = await open();
  await page.evaluate(() => {
    File.prototype.text = () => { throw new Error("it was read"); };
  });
  const data = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array((32 << 20) + 1)], "large.json"));
    return data;
  });
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await page.getByText("This is longer than any game").waitFor();
});

journey("with storage that is full the game goes on, and is stored once there is room", async ({ open }) => {
  const page = await open();
  await begin(page, "Cy", "Di");
  await begin(page, "Ada", "Bo");
  await page.evaluate(() => {
    let chunk = "x".repeat(1 << 20);
    for (let i = 0; chunk; i += 1) {
      try {
        localStorage.setItem(`other.${i}`, chunk);
      } catch {
        chunk = chunk.slice(0, chunk.length >> 1);
      }
    }
  });
  const full = page.getByText("no room left for the game");
  await play(page, 12);
  await full.waitFor();
  const [stored] = await shelf(page);
  await home(page);
  await play(page, 6);
  assert.equal((await shelf(page)).length, 2, "what was stored is still there");
  // Another game goes, and there is room for this one.
  await list(page);
  await more(page, "Cy, Di");
  await button(page, "Delete").click();
  await full.waitFor({ state: "detached" });
  const [now, ...others] = await shelf(page);
  assert.equal(others.length, 0);
  assert.ok(now.changed > stored.changed && now.text !== stored.text, "the game as it was played on is stored");
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("other.")).forEach((key) => localStorage.removeItem(key)));
  await play(page, 6);
  assert.ok((await shelf(page))[0].changed > now.changed);
});

journey("a game tells in the list if its table takes things back in another way than usual", async ({ open, shot }) => {
  const page = await open();
  await begin(page, "Ada", "Bo");
  for (const [policy, ...people] of [["Friendly", "Cy", "Di"], ["Strict", "Eve", "Flo"]]) {
    await page.evaluate(() => (location.hash = "#/new"));
    await page.getByRole("radio", { name: "2 players" }).check({ force: true });
    for (const [i, name] of people.entries()) await page.getByLabel(`Seat ${i + 1}, Name`).fill(name);
    await page.getByRole("radio", { name: policy }).check({ force: true });
    await button(page, "Start the game").click();
    await handover(page).waitFor();
    await home(page);
  }
  await list(page);
  const tags = async (name) => game(page, name).locator(".tag").allTextContents();
  assert.deepEqual(await tags("Ada, Bo"), []);
  assert.deepEqual(await tags("Cy, Di"), ["undo is friendly"]);
  assert.deepEqual(await tags("Eve, Flo"), ["undo is strict"]);
  await shot(page, "saved-undo");
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, "saved-undo-phone");
});

journey("without storage the list is there for as long as the tab", async ({ open }) => {
  const page = await open("", {
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } })),
  });
  await begin(page, "Ada", "Bo");
  await page.getByText("doesn't let the page store anything").waitFor();
  await begin(page, "Cy", "Di");
  await page.getByRole("button", { name: "Saved games 2 games" }).click();
  assert.deepEqual((await names(page)).sort(), ["Ada, Bo", "Cy, Di"]);
  await page.getByRole("button", { name: /^Ada, Bo/ }).click();
  await page.getByRole("button", { name: /^I am (Ada|Bo): / }).waitFor();
  await list(page);
  await more(page, "Cy, Di");
  await button(page, "Delete").click();
  await button(page, "Bring it back").click();
  await game(page, "Cy, Di").waitFor();
});

journey("the one game of the former version is brought over", async ({ open }) => {
  const former = readFileSync(new URL("former.json", import.meta.url), "utf8").trim();
  const page = await open("", {
    prepare: (page) => page.addInitScript((text) => {
      if (!sessionStorage.once) localStorage["arcs.game"] = text;
      sessionStorage.once = "yes";
    }, former),
  });
  await page.getByRole("button", { name: /^Continue Chapter 1, round 2\. Bo decides\./ }).waitFor();
  assert.equal(await page.evaluate(() => localStorage["arcs.game"]), undefined);
  const [kept] = await shelf(page);
  assert.deepEqual(kept.summary.power, JSON.parse(former).data.summary.power);
  await page.getByRole("button", { name: "Saved games One game" }).click();
  await page.getByRole("button", { name: /^Ada, Bo/ }).click();
  await button(page, "I am Bo: show the table").click();
  await page.locator(".table").waitFor();
  await page.reload();
  assert.equal((await shelf(page)).length, 1);
});

journey("games that only this browser has are told of after some days, until exported or put off", async ({ open, shot }) => {
  const DAY = 24 * 60 * 60 * 1000;
  const page = await open("", { prepare: (page) => page.clock.install() });
  const reminder = page.locator(".remind");
  await begin(page, "Ada", "Bo");
  await page.clock.setSystemTime(Date.now() + DAY);
  await page.reload();
  await page.getByRole("button", { name: /^Continue/ }).waitFor();
  assert.equal(await reminder.count(), 0, "the game is young");
  const later = async (days) => {
    await page.clock.setSystemTime(Date.now() + days * DAY);
    await list(page);
    await home(page);
  };
  // Also a game that is played every day has been here for some days.
  await page.clock.setSystemTime(Date.now() + 3 * DAY);
  await play(page, 2);
  await home(page);
  await later(3);
  await reminder.waitFor();
  await shot(page, "home-reminder");
  await reminder.getByRole("button", { name: "Later" }).click();
  await reminder.waitFor({ state: "detached" });
  await later(16);
  assert.equal(await reminder.count(), 0);
  await later(18);
  const all = await saved(page, () => reminder.getByRole("button", { name: "Export all games" }).click());
  assert.match(all.text, /"arcs\.games"/);
  await later(31);
  assert.equal(await reminder.count(), 0);
  await later(33);
  await reminder.waitFor();
});

journey("a list of thousands of games is quick, and searched by name", async ({ open, shot }) => {
  const page = await open();
  await begin(page, "Ada", "Bo");
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("arcs.saved."));
    const one = JSON.parse(localStorage[key]);
    for (let i = 1; i <= 2000; i += 1) {
      one.data.title = i === 1234 ? "At the lake" : "";
      one.data.changed -= 3_600_000;
      localStorage[`arcs.saved.${i.toString(16).padStart(10, "0")}`] = JSON.stringify(one);
    }
  });
  await page.getByRole("button", { name: /^Saved games/ }).click();
  await page.getByText("2001 games", { exact: true }).waitFor();
  assert.equal(await page.locator(".game").count(), 50);
  await button(page, "Show more: 1951 are left").click();
  assert.equal(await page.locator(".game").count(), 100);
  const took = await page.evaluate(async () => {
    const begin = performance.now();
    location.hash = "#/";
    await new Promise(requestAnimationFrame);
    location.hash = "#/saved";
    while (document.querySelectorAll(".game").length < 50) await new Promise(requestAnimationFrame);
    return performance.now() - begin;
  });
  assert.ok(took < 3000, `the list is there after ${Math.round(took)} ms`);
  await page.getByRole("searchbox", { name: "Find by name" }).fill("LAKE");
  assert.deepEqual(await names(page), ["At the lake"]);
  await page.getByRole("searchbox").fill("nobody");
  await page.getByText("No game has that name.").waitFor();
  await shot(page, "saved-search");
});
