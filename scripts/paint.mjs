// How long it takes from a click to the painted change: node scripts/paint.mjs FILE... [--clicks N]
//
// FILEs hold games as short texts (arcs-cli link). Each is opened in a headless browser and played on by clicks on
// whatever the table offers; for each click it is measured
//   handler  what the page itself does before the browser can paint,
//   work     until everything is laid out and painted, without waiting for the next frame of the screen,
//   frame    until the frame is there, which comes 60 times a second and so costs 8 ms of waiting on average.
// The panels beside the map follow in the frame after that. Between clicks passes a little time, as with people.
// Needs a built page (./play --build) and Chromium.
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const args = process.argv.slice(2);
const at = args.indexOf("--clicks");
const clicks = at < 0 ? 40 : Number(args.splice(at, 2)[1]);
if (!args.length || !args.every(existsSync) || !(clicks > 0)) {
  console.error("Usage: node scripts/paint.mjs FILE... [--clicks N]");
  process.exit(2);
}

const site = await serve("dist", {});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const found = { handler: [], work: [], frame: [] };

/** In the page: presses a button and waits until what follows is on the screen. */
const press = (button) =>
  new Promise((done) => {
    requestAnimationFrame(() =>
      // Anywhere between two frames, as people click.
      setTimeout(() => {
        const begin = performance.now();
        button.click();
        // What the page does later in the same task, before the browser may paint.
        const channel = new MessageChannel();
        queueMicrotask(() => queueMicrotask(() => (press.handler = performance.now() - begin)));
        requestAnimationFrame(() => {
          const asked = performance.now();
          const handler = press.handler ?? 0;
          channel.port1.onmessage = () => {
            const now = performance.now();
            done({ handler, work: handler + (now - asked), frame: now - begin });
          };
          channel.port2.postMessage(0);
        });
      }, Math.random() * 16),
    );
  });

for (const file of args) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(`globalThis.press = ${press}`);
  await page.goto(`${site.url}#${readFileSync(file, "utf8").trim()}`);
  const everybody = page.getByRole("button", { name: /^Everybody/ });
  await everybody.waitFor();
  await everybody.click();
  await page.waitForTimeout(3000);
  for (let n = 0; n < clicks; ) {
    await page.waitForTimeout(150);
    const pass = page.getByRole("button", { name: /^I am / });
    if (await pass.count()) {
      await pass.click();
      continue;
    }
    const measured = await page.evaluate(async (n) => {
      const places = [".table:not([inert]) > .ask", ".battle", ".scoring", ".draft"];
      const all = places.flatMap((p) => [...document.querySelectorAll(`${p} [data-option]:not([aria-disabled])`)]);
      const roll = document.querySelector(".battle .pool .opt.on");
      const button = roll ?? all.filter((e) => e.offsetParent)[(n * 7) % Math.max(1, all.length)] ?? all[0];
      return button ? globalThis.press(button) : null;
    }, n);
    if (!measured) break;
    for (const key of Object.keys(found)) found[key].push(measured[key]);
    n += 1;
  }
  await page.close();
}
await browser.close();
await site.close();

for (const [name, list] of Object.entries(found)) {
  list.sort((a, b) => a - b);
  const ms = (part) => list[Math.min(list.length - 1, Math.floor(list.length * part))].toFixed(1);
  console.log(JSON.stringify({ name, clicks: list.length, median_ms: ms(0.5), p95_ms: ms(0.95), worst_ms: ms(1) }));
}
