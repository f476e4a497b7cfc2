// A change touches what it changes: of the map only the nodes of the systems where something is different, and of the
// panels beside it only those.
import assert from "node:assert/strict";
import { journey } from "./harness.mjs";
import { begin, numbers, settled, step, stored } from "./table.mjs";

/** Layers of the map in which every system has a group, all in the order of the sectors. */
const LAYERS = [".ctls", ".slots", ".badges", ".fleets"];

/** In the page: begins to note which systems' nodes and which panels change. */
function watch(layers) {
  const sectors = [...document.querySelectorAll(".map .hits [data-system]")];
  const said = () => Object.fromEntries(sectors.map((e) => [e.dataset.system, e.getAttribute("aria-label").replace(/ \d+ options? here\.$/, "")]));
  const boards = Object.fromEntries([1, 2, 3, 4].map((n) => [`board ${n}`, `.right > .board:nth-child(${n})`]));
  const panels = { court: ".courtbox", ambitions: ".panel.ambitions", round: ".panel.round", ...boards };
  const texts = () => Object.fromEntries(Object.entries(panels).map(([name, place]) => [name, document.querySelector(place)?.outerHTML.replace(/<!--.*?-->/g, "")]));
  const before = { said: said(), texts: texts() };
  const touched = { systems: new Set(), panels: new Set(), nodes: 0 };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      touched.nodes += 1 + record.addedNodes.length + record.removedNodes.length;
      const at = record.target.nodeType === 1 ? record.target : record.target.parentElement;
      for (const [name, place] of Object.entries(panels)) if (at?.closest(place)) touched.panels.add(name);
      for (const layer of layers) {
        const holder = at?.closest(layer);
        if (!holder || holder === at) continue;
        const group = [...holder.children].findIndex((child) => child.contains(at));
        if (group >= 0 && sectors[group]) touched.systems.add(sectors[group].dataset.system);
      }
    }
  });
  observer.observe(document.querySelector(".table"), { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "transform", "d", "href"], characterData: true });
  window.changes = () => {
    observer.disconnect();
    const now = { said: said(), texts: texts() };
    return {
      systems: [...touched.systems],
      changed: Object.keys(now.said).filter((system) => now.said[system] !== before.said[system]),
      panels: [...touched.panels],
      others: Object.keys(now.texts).filter((name) => now.texts[name] !== before.texts[name]),
      nodes: touched.nodes,
    };
  };
}

journey("a choice touches only what it changes", async ({ open }) => {
  const page = await open("", { reducedMotion: "reduce" });
  await begin(page, 4);
  const random = numbers(17);
  const quiet = page.locator(".table:not([inert])");
  let [moves, most] = [0, 0];
  for (let n = 0; n < 260 && moves < 12; n += 1) {
    const still = (await quiet.count()) && !(await page.locator("dialog[open]").count());
    const turn = (await stored(page)).summary.turn;
    if (!still) {
      await step(page, random);
      continue;
    }
    // Nothing is pointed at: previews would be drawn and go away.
    await page.mouse.move(2, 2);
    await settled(page);
    await page.evaluate(watch, LAYERS);
    const options = page.locator(".table > .ask [data-option]:not([aria-disabled])");
    if (!(await options.count())) {
      await step(page, random);
      continue;
    }
    await options.nth(random(await options.count())).evaluate((e) => e.click());
    await settled(page);
    const same = (await quiet.count()) && (await stored(page)).summary.turn === turn && !(await page.locator("dialog[open]").count());
    if (!same) continue;
    const { systems, changed, panels, others, nodes } = await page.evaluate(() => window.changes());
    // A plate that would move is marked where the act begins.
    const origin = await page.locator(".map .hit.origin").evaluateAll((all) => all.map((e) => e.dataset.system));
    const begun = new Set([...changed, ...origin, ...(page.origin ?? [])]);
    page.origin = origin;
    assert.deepEqual(systems.filter((system) => !begun.has(system)), [], "systems that are as before keep their nodes");
    assert.deepEqual(panels.filter((name) => !others.includes(name)), [], "panels that say the same keep their nodes");
    if (changed.length) moves += 1;
    most = Math.max(most, nodes);
  }
  assert.ok(moves >= 6, `enough choices changed the map: ${moves}`);
  assert.ok(most < 2500, `no choice redraws the whole table: ${most} nodes`);
}, { timeout: 180_000 });
