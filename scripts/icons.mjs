// Draws the icons of the installed page from public/icon.svg. Only to be called after a change of that drawing: what
// it writes is kept with the sources.
//   node scripts/icons.mjs
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const path = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));
const svg = readFileSync(path("icon.svg"), "utf8");

/** The plate without round corners, the drawing smaller: systems cut such an icon into their own shapes. */
const full = (scale) => {
  const [plate] = svg.match(/<rect[^>]*\/>/);
  return svg
    .replace(plate, `${plate.replace(/ rx="[^"]*"/, "")}<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">`)
    .replace("</svg>", "</g></svg>");
};

const pictures = [
  ["icon-192.png", 192, svg],
  ["icon-512.png", 512, svg],
  // What lies within 40 % of the width around the middle is never cut off.
  ["icon-maskable-512.png", 512, full(0.84)],
  ["apple-touch-icon.png", 180, full(0.92)],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
const page = await browser.newPage();
for (const [name, size, drawing] of pictures) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${drawing}`);
  await page.screenshot({ path: path(name), omitBackground: true });
}
await browser.close();
