// The map under fingers, as the browser itself reports them: pinch, pan, double tap, and taps that choose.
import assert from "node:assert/strict";
import { GAMES } from "./games.mjs";
import { journey } from "./harness.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };

/** Fingers on the page. */
async function fingers(page) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type, points) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const between = (from, to, part) => from.map((a, i) => a + (to[i] - a) * part);
  return {
    /** Each finger goes from its first to its last point. */
    async drag(ways) {
      await send("touchStart", ways.map(([from]) => from));
      for (let step = 1; step <= 8; step += 1) await send("touchMove", ways.map(([from, to]) => between(from, to, step / 8)));
      await send("touchEnd", []);
      // What follows at once, faster than a hand, is part of the same gesture for the browser.
      await page.waitForTimeout(400);
    },
    /** Taps. Several are sent without waiting between them, so that a slow machine makes them no slower. */
    tap: (point, times = 1) =>
      Promise.all(Array.from({ length: times }, () => [send("touchStart", [point]), send("touchEnd", [])]).flat()),
  };
}

/** Where the middle of the map lies on the screen, and what of it can be seen. */
const map = (page) =>
  page.locator("svg.map").evaluate((svg) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    return { middle: [x + width / 2, y + height / 2], box: svg.getAttribute("viewBox").split(" ").map(Number) };
  });
const seen = async (page) => (await map(page)).box;

/** The point of the map below a point of the screen. */
const below = (page, [x, y]) =>
  page.locator("svg.map").evaluate((svg, [x, y]) => {
    const { x: a, y: b } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
    return [a, b];
  }, [x, y]);

const near = (a, b, by, what) => assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1]) < by, `${what}: ${a} and ${b}`);

/** A point of the screen that belongs to a system: the first that fits, nothing lying over it. */
const point = (page, selector) =>
  page.evaluate((selector) => {
    const [wide, high] = [innerWidth, innerHeight];
    for (const sector of document.querySelectorAll(`.map .hits ${selector}`)) {
      const r = sector.getBoundingClientRect();
      for (let i = 1; i < 10; i += 1) {
        for (let j = 1; j < 10; j += 1) {
          const [x, y] = [r.x + (r.width * i) / 10, r.y + (r.height * j) / 10];
          // With room for a finger that is not quite there.
          const at = [[x, y], [x - 6, y], [x + 6, y], [x, y - 6], [x, y + 6]];
          const free = at.every(([x, y]) => x > 0 && y > 0 && x < wide && y < high && document.elementFromPoint(x, y) === sector);
          if (free) return { at: [x, y], system: sector.dataset.system };
        }
      }
    }
    return null;
  }, selector);

async function table(open) {
  const page = await open(`#${GAMES.move}`, PHONE);
  await page.getByRole("button", { name: /^Everybody/ }).tap();
  await page.getByRole("button", { name: /^I am / }).tap();
  await page.locator(".map .hit.target").first().waitFor();
  return page;
}

const opened = (page) => page.locator(".map .hit.open");

journey("two fingers zoom the map, one moves it, two taps fit it", async ({ open, shot }) => {
  const page = await table(open);
  const hand = await fingers(page);
  const { middle: [x, y], box: whole } = await map(page);

  // Apart: what lies between the fingers stays there, twice as large.
  const about = [x + 50, y - 40];
  const held = await below(page, about);
  const pinch = (from, to) => hand.drag([[[about[0] - from, about[1]], [about[0] - to, about[1]]], [[about[0] + from, about[1]], [about[0] + to, about[1]]]]);
  await pinch(30, 60);
  const large = await seen(page);
  assert.ok(Math.abs(whole[2] / large[2] - 2) < 0.1, `${whole} became ${large}`);
  near(await below(page, about), held, 12, "the point between the fingers");
  await shot(page, "touch-zoomed");

  // One finger takes the map along.
  const [from, to] = [[x - 60, y + 20], [x + 20, y - 30]];
  const taken = await below(page, from);
  await hand.drag([[from, to]]);
  near(await below(page, to), taken, 12, "the point under the finger");
  assert.ok(Math.abs((await seen(page))[2] - large[2]) < 0.2, "as large as before");
  assert.equal(await opened(page).count(), 0, "a finger that moved the map looks at nothing");
  assert.ok(await page.locator(".map .hit.target").count(), "and chooses nothing");

  // Together: smaller again, and no smaller than the whole.
  await pinch(60, 40);
  const less = await seen(page);
  assert.ok(less[2] > large[2] * 1.3 && less[2] < whole[2], `${large} became ${less}`);
  await pinch(90, 20);
  assert.deepEqual(await seen(page), whole);

  // Two taps fit it; one does not, nor do two with a while between them.
  await pinch(30, 75);
  const close = await seen(page);
  const question = await page.locator(".ask .q").innerText();
  assert.ok(close[2] < whole[2] / 2);
  const spot = await point(page, ".hit:not(.target)");
  for (const there of ["attached", "detached"]) {
    await hand.tap(spot.at);
    await opened(page).waitFor({ state: there });
    await page.waitForTimeout(500);
  }
  assert.deepEqual(await seen(page), close);
  await hand.tap(spot.at, 2);
  await page.waitForFunction((all) => document.querySelector("svg.map").getAttribute("viewBox") === all, whole.map((n) => n.toFixed(1)).join(" "));
  // The second tap closes what the first one opened; other systems lie there by now, and none of them is tapped.
  await page.waitForTimeout(300);
  assert.equal(await opened(page).count(), 0);
  assert.equal(await page.locator(".ask .q").innerText(), question);
});

journey("after a gesture a tap looks at a system or chooses it, as before", async ({ open, shot }) => {
  const page = await table(open);
  const hand = await fingers(page);
  const { middle: [x, y] } = await map(page);
  const gesture = async () => {
    await hand.drag([[[x - 25, y], [x - 45, y]], [[x + 25, y], [x + 45, y]]]);
    await hand.drag([[[x, y + 40], [x + 35, y - 10]]]);
  };
  await gesture();
  const other = await point(page, ".hit:not(.target)");
  await hand.tap(other.at);
  await opened(page).waitFor();
  assert.equal(await opened(page).getAttribute("data-system"), other.system);
  await shot(page, "touch-opened");
  await hand.tap(other.at);
  await opened(page).waitFor({ state: "detached" });

  await gesture();
  const question = await page.locator(".ask .q").innerText();
  const target = await point(page, ".hit.target");
  await hand.tap(target.at);
  await page.waitForFunction((before) => document.querySelector(".ask .q")?.innerText !== before, question);
  assert.equal(await opened(page).count(), 0, "a tap that chooses opens nothing");
});
