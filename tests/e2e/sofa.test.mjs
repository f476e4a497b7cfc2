// A tablet on the sofa: full screen, a screen that stays on, a tone, and a page that turns for who sits opposite.
import assert from "node:assert/strict";
import { journey } from "./harness.mjs";
import { numbers, step } from "./table.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const keep = (data) => (page) =>
  page.addInitScript((data) => {
    localStorage["arcs.settings"] ??= JSON.stringify({ format: "arcs.settings", version: 1, data });
  }, data);
const pass = (page) => page.getByRole("button", { name: /^I am / });

/** Starts a game between two, up to the hand-over. */
async function begin(page) {
  await page.evaluate(() => (location.hash = "#/new"));
  await page.getByRole("radio", { name: "2 players" }).check({ force: true });
  for (const [i, name] of ["Ada", "Bo"].entries()) await page.getByLabel(`Seat ${i + 1}, Name`).fill(name);
  await button(page, "Start the game").click();
  await pass(page).waitFor();
}

/** Plays until the hand-over comes, to somebody else. */
async function toHandover(page, random) {
  for (let n = 0; n < 200; n += 1) {
    if (await pass(page).count()) return;
    await step(page, random);
  }
  assert.fail("nobody else ever decides");
}

journey("the screen stays on while a table is open and seen, and only then", async ({ open }) => {
  const page = await open("", {
    prepare: (page) =>
      page.addInitScript(() => {
        window.locks = [];
        const request = async (kind) => {
          const lock = { kind, released: false, release: async () => { lock.released = true; } };
          window.locks.push(lock);
          return lock;
        };
        Object.defineProperty(navigator, "wakeLock", { value: { request } });
        window.seen = "visible";
        Object.defineProperty(document, "visibilityState", { get: () => window.seen });
      }),
  });
  const locks = () => page.evaluate(() => window.locks.map((lock) => (lock.released ? "given back" : lock.kind)));
  const becomes = (...expected) => page.waitForFunction((text) => JSON.stringify(window.locks.map((lock) => (lock.released ? "given back" : lock.kind))) === text, JSON.stringify(expected));
  const see = (seen) =>
    page.evaluate((seen) => {
      // The browser itself releases it when a page is hidden.
      if (seen === "hidden") window.locks.forEach((lock) => (lock.released = true));
      window.seen = seen;
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, seen);
  assert.deepEqual(await locks(), []);
  await begin(page);
  await becomes("screen");
  await pass(page).click();
  await page.locator(".table").waitFor();
  assert.deepEqual(await locks(), ["screen"], "one is enough");
  await see("hidden");
  assert.deepEqual(await locks(), ["given back"]);
  await see("visible");
  await becomes("given back", "screen");
  await page.evaluate(() => (location.hash = "#/settings"));
  await becomes("given back", "given back");
  await page.getByRole("switch", { name: "Keep the screen on" }).click({ force: true });
  await page.evaluate(() => (location.hash = "#/table"));
  await pass(page).click();
  await page.locator(".table").waitFor();
  assert.deepEqual(await locks(), ["given back", "given back"], "nobody wants it");
});

journey("a browser without wake lock, sound or full screen plays on quietly", async ({ open }) => {
  const page = await open("", {
    prepare: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "wakeLock", { value: undefined });
        delete window.AudioContext;
        Object.defineProperty(document, "fullscreenEnabled", { value: undefined });
      });
      await keep({ sound: true })(page);
    },
  });
  await page.evaluate(() => (location.hash = "#/settings"));
  await page.getByText("This browser has no full screen for pages.").waitFor();
  await button(page, "Hear it").click();
  await begin(page);
  await pass(page).click();
  const random = numbers(5);
  await toHandover(page, random);
});

journey("a tone tells that somebody else’s decision became one of this device, if that is chosen", async ({ open }) => {
  const prepare = (data) => async (page) => {
    await page.addInitScript(() => {
      window.notes = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (...when) {
        window.notes += 1;
        return start.apply(this, when);
      };
    });
    await keep(data)(page);
  };
  for (const sound of [true, false]) {
    const page = await open("", { prepare: prepare({ sound }) });
    const notes = () => page.evaluate(() => window.notes);
    await begin(page);
    await pass(page).click();
    await page.locator(".table").waitFor();
    assert.equal(await notes(), 0, "nobody decided before");
    const random = numbers(5);
    await toHandover(page, random);
    assert.equal(await notes(), sound ? 2 : 0);
    await page.evaluate(() => (location.hash = "#/"));
    await page.getByRole("button", { name: /^Continue/ }).click();
    await pass(page).waitFor();
    assert.equal(await notes(), sound ? 2 : 0, "whoever opens a game knows");
  }
});

journey("the page has the whole screen by a button and gives it back", async ({ open }) => {
  const page = await open("#/settings");
  const full = () => page.evaluate(() => document.fullscreenElement !== null);
  await button(page, "Full screen").click();
  await button(page, "Leave full screen").waitFor();
  assert.ok(await full());
  await button(page, "Leave full screen").click();
  await button(page, "Full screen").waitFor();
  assert.ok(!(await full()));
});

for (const [width, height] of [[1440, 900], [1024, 768], [390, 844]]) {
  journey(`the page turns for who sits opposite, ${width} wide: map, sheets and all`, async ({ open, shot }) => {
    const page = await open("", { viewport: { width, height }, prepare: keep({ turn: true, motion: "none" }) });
    const turned = () => page.evaluate(() => document.documentElement.hasAttribute("data-turned"));
    const at = (locator) => locator.boundingBox().then((b) => ({ x: b.x + b.width / 2, y: b.y + b.height / 2 }));
    await begin(page);
    const first = await pass(page).textContent().then((text) => text.match(/Ada|Bo/)[0]);
    const across = page.getByRole("switch", { name: `${first} sits opposite` });
    assert.ok(!(await across.isChecked()));
    assert.ok(!(await turned()));
    const upright = await at(pass(page));
    await across.click({ force: true });
    assert.ok(await turned());
    const over = await at(pass(page));
    assert.ok(Math.abs(upright.y + over.y - height) < 3 && Math.abs(upright.x + over.x - width) < 3, "the other way round");
    await shot(page, `turned-pass-${width}`);
    await pass(page).click();
    await page.locator(".table").waitFor();
    assert.ok(await turned());

    // The bar with the menu is at the foot of the screen now, and nothing sticks out.
    const menu = await at(button(page, "Menu"));
    assert.ok(menu.y > height - 60 && menu.x > width / 2, "the top bar is at the other side");
    assert.deepEqual(await page.evaluate(() => [document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]), [false, false]);
    await shot(page, `turned-table-${width}`);

    // The wheel keeps the point under the pointer, a drag takes the map along.
    const map = page.locator(".map");
    const box = await map.boundingBox();
    const point = (p) => map.evaluate((svg, p) => {
      const at = new DOMPoint(p.x, p.y).matrixTransform(svg.getScreenCTM().inverse());
      return [at.x, at.y];
    }, p);
    const near = (a, b, what) => assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) < 4, `${what}: ${a} and ${b}`);
    const [from, to] = [{ x: box.x + box.width * 0.55, y: box.y + box.height * 0.45 }, { x: box.x + box.width * 0.45, y: box.y + box.height * 0.5 }];
    const whole = await map.getAttribute("viewBox");
    const held = await point(from);
    await page.mouse.move(from.x, from.y);
    await page.mouse.wheel(0, -500);
    await page.waitForFunction((whole) => document.querySelector(".map").getAttribute("viewBox") !== whole, whole);
    near(await point(from), held, "zooming keeps the place");
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2); // at once: less than a few pixels is no drag
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    near(await point(to), held, "the map goes along");

    // Dialogues turn, too.
    await button(page, "Menu").click();
    const title = await at(page.getByRole("heading", { name: "Menu" }));
    const leave = await at(page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: /^Home/ }));
    assert.ok(title.y > leave.y, "the title is the lowest on the screen");
    await shot(page, `turned-menu-${width}`);
    await page.keyboard.press("Escape");

    // For the other side it stands upright, and the device remembers.
    await toHandover(page, numbers(5));
    assert.ok(!(await turned()));
    await page.reload();
    await pass(page).waitFor();
    assert.ok(!(await turned()));
    await pass(page).click();
    await page.locator(".table").waitFor();
    await toHandover(page, numbers(9));
    assert.ok(await turned(), `${first} again`);
    await page.evaluate(() => (location.hash = "#/"));
    await page.getByRole("button", { name: /^Continue/ }).waitFor();
    assert.ok(!(await turned()), "other screens stand upright");
  }, { timeout: 180_000 });
}

journey("two fingers zoom a turned map where they are", async ({ open }) => {
  const page = await open("", { viewport: { width: 820, height: 1180 }, hasTouch: true, prepare: keep({ turn: true, opposite: [true, true, false, false], motion: "none" }) });
  await begin(page);
  await pass(page).click();
  const map = page.locator(".map");
  await map.waitFor();
  const box = await map.boundingBox();
  const middle = { x: box.x + box.width * 0.4, y: box.y + box.height * 0.6 };
  const point = () => map.evaluate((svg, p) => {
    const at = new DOMPoint(p.x, p.y).matrixTransform(svg.getScreenCTM().inverse());
    return [at.x, at.y];
  }, middle);
  const held = await point();
  const touch = await page.context().newCDPSession(page);
  const fingers = (type, apart) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: apart === null ? [] : [-1, 1].map((side, id) => ({ x: middle.x + side * apart, y: middle.y, id })) });
  await fingers("touchStart", 30);
  for (let apart = 30; apart <= 90; apart += 6) await fingers("touchMove", apart);
  await fingers("touchEnd", null);
  const now = await point();
  const side = await map.getAttribute("viewBox").then((text) => Number(text.split(" ")[2]));
  assert.ok(side < 600, `it is zoomed: ${side}`);
  assert.ok(Math.hypot(now[0] - held[0], now[1] - held[1]) < 25, `${now} and ${held}`);
});
