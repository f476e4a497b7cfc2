import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { journey } from "./harness.mjs";

journey("the page starts in a folder of a site", async ({ open, shot }) => {
  const page = await open();
  assert.equal(await page.title(), "Arcs");
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  assert.equal(await page.locator("h1").count(), 1);
  assert.ok(await page.locator("h1").isVisible());
  await shot(page, "start");
});

journey("the page starts from its file name as well", async ({ open }) => {
  const page = await open("index.html");
  assert.ok(await page.locator("h1").isVisible());
});

journey("a start that fails says so, and what helps", async ({ open, shot }) => {
  for (const kind of ["wasm", "js"]) {
    const page = await open("", {
      ready: false,
      errors: /Failed to load|ERR_FAILED|Failed to fetch|dynamically imported/i,
      prepare: (page) => page.route(`**/*.${kind}`, (route) => route.abort()),
    });
    const message = page.getByRole("alert");
    await message.waitFor();
    assert.match(await message.textContent(), /could not be loaded.*load the page again/);
    await shot(page, `start without ${kind}`);
  }
});

journey("a browser without JavaScript gets a sentence", async ({ open }) => {
  const page = await open("", { ready: false, javaScriptEnabled: false });
  assert.match(await page.locator("noscript").textContent(), /needs JavaScript/);
  assert.ok(await page.locator("noscript p").isVisible());
  assert.ok(!(await page.locator("#loading").isVisible()));
});

test("the page links every file of style/", () => {
  const html = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
  const linked = [...html.matchAll(/rel="css" href="style\/([^"]+)"/g)].map((match) => match[1]);
  assert.deepEqual(linked.sort(), readdirSync(new URL("../../style", import.meta.url)).sort());
});
