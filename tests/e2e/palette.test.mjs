// Players, planets and news keep apart for every kind of colour vision: distances (CIE76) between the colours of
// style/tokens.css, as they are and as people without one kind of cone see them (Machado, Oliveira, Fernandes 2009).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../../style/tokens.css", import.meta.url), "utf8");
const VISION = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const SEATS = ["red", "blue", "yellow", "white"];
const PLANETS = ["material", "fuel", "weapon", "relic", "psionic"];

/** The colours of a palette in a theme: name to #rrggbb. */
function colours(palette, theme) {
  const blocks = [css.match(/^:root \{([^]*?)^\}/m)[1]];
  if (palette === "distinct") blocks.push(css.match(/^\[data-palette=distinct\] \{([^]*?)^\}/m)[1]);
  const found = {};
  for (const block of blocks) {
    for (const [, name, text] of block.matchAll(/--([\w-]+): ([^;]+);/g)) {
      const both = text.match(/^light-dark\((#\w{6}), (#\w{6})\)$/);
      if (both) found[name] = both[theme === "light" ? 1 : 2];
      else if (/^#\w{6}$/.test(text)) found[name] = text;
    }
  }
  return found;
}

const linear = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
const light = (hex) => linear(hex).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
const contrast = (a, b) => {
  const [less, more] = [light(a), light(b)].sort((p, q) => p - q);
  return (more + 0.05) / (less + 0.05);
};
function lab(hex, vision) {
  const seen = linear(hex);
  const [r, g, b] = VISION[vision].map((row) => Math.min(1, Math.max(0, row.reduce((sum, k, i) => sum + k * seen[i], 0))));
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const distance = (a, b, vision) => Math.hypot(...lab(a, vision).map((v, i) => v - lab(b, vision)[i]));
/** The smallest distance between two of them. */
function smallest(palette, theme, names, vision) {
  const all = colours(palette, theme);
  const pairs = names.flatMap((a, i) => names.slice(0, i).map((b) => distance(all[a], all[b], vision)));
  return Math.min(...pairs);
}

for (const theme of ["light", "dark"]) {
  for (const vision of Object.keys(VISION)) {
    test(`${theme}, ${vision}: players are told apart in both palettes, everything else in the one for it`, (t) => {
      const told = {};
      for (const palette of ["standard", "distinct"]) {
        for (const [what, names] of Object.entries({ seats: SEATS, planets: PLANETS, news: ["good", "bad"] })) {
          told[`${palette} ${what}`] = smallest(palette, theme, names, vision);
        }
      }
      t.diagnostic(Object.entries(told).map(([what, n]) => `${what} ${n.toFixed(0)}`).join(", "));
      assert.ok(told["standard seats"] > 20, "above 20 is told apart at a glance");
      assert.ok(told["distinct seats"] > 34, `seats: ${told["distinct seats"]}`);
      assert.ok(told["distinct planets"] > 30, `planets: ${told["distinct planets"]}`);
      assert.ok(told["distinct news"] > 60, `news: ${told["distinct news"]}`);
    });
  }

  test(`${theme}: what is written in the colours of either palette can be read`, () => {
    for (const palette of ["standard", "distinct"]) {
      const all = colours(palette, theme);
      for (const name of [...SEATS.map((seat) => `${seat}-text`), "good", "bad"]) {
        for (const ground of ["panel", "sky-1"]) {
          const found = contrast(all[name], all[ground]);
          assert.ok(found >= 4.5, `${palette}: --${name} on --${ground} has ${found.toFixed(2)}`);
        }
      }
      for (const seat of SEATS) {
        const found = contrast(all[seat], all[`${seat}-ink`]);
        assert.ok(found >= 4.5, `${palette}: ink on ${seat} has ${found.toFixed(2)}`);
      }
      for (const planet of palette === "distinct" ? PLANETS : []) {
        const found = contrast(all[planet], all[`${planet}-2`]);
        assert.ok(found >= 3, `${palette}: the icon of ${planet} has ${found.toFixed(2)}`);
      }
    }
  });
}
