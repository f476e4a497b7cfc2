// What is chosen for a device: it holds at once, stays, and does what it says.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { journey } from "./harness.mjs";
import { shelf } from "./table.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const option = (page, group, name) => page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
const choose = (page, group, name) => option(page, group, name).check({ force: true });
const flip = (page, name) => page.getByRole("switch", { name }).click({ force: true });
const root = (page, name) => page.locator("html").getAttribute(`data-${name}`);
const token = (page, name) => page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(), name);
const kept = (page) => page.evaluate(() => JSON.parse(localStorage["arcs.settings"]).data);
const keep = (data) => (page) =>
  page.addInitScript((data) => {
    localStorage["arcs.settings"] ??= JSON.stringify({ format: "arcs.settings", version: 1, data });
  }, data);

/** The colour that the browser gives its own bar: that of the first line that holds. */
const bar = (page) =>
  page.evaluate(() => [...document.querySelectorAll("meta[name=theme-color]")].find((meta) => matchMedia(meta.media || "all").matches)?.content);
/** The colour of the page below it, as it is computed. */
const sky = (page) =>
  page.evaluate(() => {
    const made = document.body.appendChild(document.createElement("i"));
    made.style.background = "var(--sky-0)";
    const [, ...rgb] = getComputedStyle(made).backgroundColor.match(/rgb\((\d+), (\d+), (\d+)\)/);
    made.remove();
    return `#${rgb.map((n) => Number(n).toString(16).padStart(2, "0")).join("")}`;
  });

/** Starts a game between these people, up to the hand-over. */
async function begin(page, ...people) {
  await page.evaluate(() => (location.hash = "#/new"));
  await page.getByRole("radio", { name: `${people.length} players` }).check({ force: true });
  for (const [i, name] of people.entries()) await page.getByLabel(`Seat ${i + 1}, Name`).fill(name);
  await button(page, "Start the game").click();
  await page.getByRole("heading", { name: /Pass the device to/ }).waitFor();
}

journey("a choice holds at once and at the next visit", async ({ open, shot }) => {
  const page = await open("", { colorScheme: "light" });
  await page.getByRole("button", { name: /^Settings/ }).click();
  assert.equal(await page.title(), "Settings · Arcs");
  assert.ok(await option(page, "Theme", "Automatic").isChecked());
  await shot(page, "settings");

  const red = await token(page, "--red");
  const small = await token(page, "--t-3");
  await choose(page, "Theme", "Dark");
  await choose(page, "Colours", "High difference");
  await choose(page, "Animation", "None");
  await choose(page, "Text", "Larger");
  await choose(page, "Ask before a turn ends", "Never");
  await flip(page, "Arrange resources for me");
  await flip(page, "Keep the screen on");
  const check = async () => {
    assert.deepEqual(await Promise.all(["theme", "palette", "motion", "text"].map((name) => root(page, name))), ["dark", "distinct", "none", "larger"]);
    assert.notEqual(await token(page, "--red"), red);
    assert.ok(parseFloat(await token(page, "--t-3")) > parseFloat(small) * 1.2);
    assert.equal(await page.locator(".knob").first().evaluate((e) => getComputedStyle(e).transitionDuration), "0s");
    assert.ok(await option(page, "Colours", "High difference").isChecked());
    assert.ok(await page.getByRole("switch", { name: "Arrange resources for me" }).isChecked());
  };
  await check();
  await page.reload();
  await option(page, "Theme", "Dark").waitFor({ state: "attached" });
  await check();
  const data = await kept(page);
  assert.deepEqual([data.play, data.awake], [{ confirm_end: "never", arrange: true, past_cards: true }, false]);

  // Another tab follows.
  const tab = await open("#/settings", { context: page.context() });
  await choose(tab, "Theme", "Light");
  await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
  await choose(tab, "Theme", "Dark");
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");

  // Everything back, and that taken back.
  await button(page, "Reset the settings").click();
  assert.equal(await root(page, "palette"), null);
  assert.ok(await option(page, "Theme", "Automatic").isChecked());
  await button(page, "Undo").click();
  await check();
  await page.goBack();
  await page.getByRole("button", { name: /^New game/ }).waitFor();
});

journey("settings of an older or a stranger version are taken as far as they are known", async ({ open }) => {
  const old = await open("#/settings", { prepare: keep({ theme: "dark" }) });
  assert.equal(await root(old, "theme"), "dark");
  assert.ok(await old.getByRole("switch", { name: "Keep the screen on" }).isChecked());
  const strange = await open("#/settings", { prepare: keep({ theme: "sepia", motion: "brief", text: 3, opposite: "both" }) });
  assert.deepEqual([await root(strange, "theme"), await root(strange, "motion")], [null, "brief"]);
  assert.equal(await strange.locator(".notice").count(), 0);
});

journey("the bar of the browser goes with the theme, whatever the system has", async ({ open }) => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await open("#/settings", { colorScheme });
    const system = await bar(page);
    assert.equal(system, await sky(page));
    const seen = {};
    for (const theme of ["Light", "Dark"]) {
      await choose(page, "Theme", theme);
      seen[theme] = await bar(page);
      assert.equal(seen[theme], await sky(page), `${theme}, system: ${colorScheme}`);
    }
    assert.notEqual(seen.Light, seen.Dark);
    await page.reload();
    await option(page, "Theme", "Dark").waitFor({ state: "attached" });
    assert.equal(await bar(page), seen.Dark, "from the next start on");
    await choose(page, "Theme", "Automatic");
    assert.equal(await bar(page), system);
  }
});

journey("a language is offered where there is another one", async ({ open, shot }) => {
  const page = await open("#/settings");
  const row = page.locator(".setrow", { hasText: "Language" });
  assert.match(await row.innerText(), /There is one so far\.\s+English/);
  assert.equal(await row.locator("select, input, button").count(), 0);
  await row.scrollIntoViewIfNeeded();
  await shot(page, "settings-language");
});

journey("at the table the settings are a sheet, and the game stays where it is", async ({ open, shot }) => {
  const page = await open();
  await begin(page, "Ada", "Bo");
  await page.getByRole("button", { name: /^I am / }).click();
  await page.locator(".table").waitFor();
  const before = await page.getByRole("group", { name: /map/i }).first().innerHTML();
  await button(page, "Menu").click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: /^Settings/ }).click();
  const sheet = page.getByRole("dialog", { name: "Settings" });
  await sheet.getByRole("radio", { name: "Dark" }).check({ force: true });
  assert.equal(await root(page, "theme"), "dark");
  assert.equal(await sheet.getByText("Delete all games").count(), 0, "nothing there takes the table away");
  await shot(page, "settings-sheet");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  assert.equal(await page.getByRole("group", { name: /map/i }).first().innerHTML(), before);
  assert.match(page.url(), /#\/table$/);
});

journey("all games can be exported, deleted in two steps and brought back", async ({ open, shot }) => {
  const page = await open("#/settings");
  await page.getByText("No game is kept on this device.").waitFor();
  await begin(page, "Ada", "Bo");
  await begin(page, "Cy", "Di");
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByText(/^2 games, .* in all/).waitFor();
  await button(page, "Delete all games").click();
  await page.getByText(/^Delete all 2 games\?/).waitFor();
  await shot(page, "settings-delete");
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Export all games").click()]);
  assert.equal(JSON.parse(readFileSync(await file.path(), "utf8")).games.length, 2);
  assert.equal((await shelf(page)).length, 2, "the export deletes nothing");
  await button(page, "Yes, delete").click();
  await page.getByText("No game is kept on this device.").waitFor();
  assert.equal((await shelf(page)).length, 0);
  await button(page, "Bring them back").click();
  await page.getByText(/^2 games, .* in all/).waitFor();
  assert.equal((await shelf(page)).length, 2);
});

journey("brief motion moves once, no motion not at all, and the system’s wish counts in any case", async ({ open }) => {
  for (const [motion, reduced, expected] of [["full", "no-preference", "infinite"], ["brief", "no-preference", "1"], ["none", "no-preference", "none"], ["full", "reduce", "none"]]) {
    const page = await open("", { reducedMotion: reduced, prepare: keep({ motion }) });
    const found = await page.evaluate(() => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      made.innerHTML = '<path class="route"/>';
      document.body.append(made);
      const style = getComputedStyle(made.firstChild);
      return style.animationName === "none" ? "none" : style.animationIterationCount;
    });
    assert.equal(found, expected, `${motion}, system: ${reduced}`);
  }
});
