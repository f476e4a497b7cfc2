// Whole games by clicks, from the first screen to the ranking: only in a long run (./test --long).
import assert from "node:assert/strict";
import { begin, numbers, step, stored } from "./table.mjs";

// The harness opens a browser for every file that takes it, and closes it after the last journey: without a
// journey nobody would.
const long = Boolean(process.env.ARCS_LONG);
const { journey } = long ? await import("./harness.mjs") : {};
const sizes = { 2: [1440, 900], 3: [1024, 768], 4: [390, 844] };

for (const [players, [width, height]] of Object.entries(long ? sizes : {})) {
  journey(`a whole game of ${players} players by clicks, ${width} wide`, async ({ open, shot }) => {
    const page = await open("", { viewport: { width, height }, reducedMotion: "reduce" });
    await begin(page, players);
    const random = numbers(Number(players) + 100);
    const ending = page.locator(".ending main");
    for (let steps = 0; !(await ending.count()); steps += 1) {
      assert.ok(steps < 4000, "the game ends");
      await step(page, random);
    }
    await shot(page, `whole-${players}`);
    const { summary, outcome } = await stored(page);
    assert.ok(summary.over);
    // The ranking is read from top to bottom: most Power first.
    const power = await ending.locator(".ranking .power b").evaluateAll((all) => all.map((e) => Number(e.textContent)));
    assert.equal(power.length, Number(players));
    assert.deepEqual(power, [...outcome.power].sort((a, b) => b - a));
  }, { timeout: 900_000 });
}
