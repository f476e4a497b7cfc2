// What a visitor loads: the size of every wasm, js, css, html and font file in dist, raw and compressed. The single
// file, which holds all of them, stands below the sum.
//   node scripts/sizes.mjs [FOLDER]
import { readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dir = process.argv[2] ?? "dist";
let rows = [];
try {
  for (const name of readdirSync(dir, { recursive: true }).sort()) {
    if (![".wasm", ".js", ".css", ".html", ".woff2"].includes(extname(name))) continue;
    const data = readFileSync(join(dir, name));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    rows.push([name, data.length, gzipSync(data, { level: 9 }).length, brotliCompressSync(data, { params }).length]);
  }
} catch (error) {
  console.error(`${dir} cannot be read (${error.message}). Build it first: ./play --build`);
  process.exit(1);
}
const single = rows.filter(([name]) => name === "arcs.html");
rows = rows.filter(([name]) => name !== "arcs.html");
const sum = (i) => rows.reduce((n, row) => n + row[i], 0);
rows.push(["all", sum(1), sum(2), sum(3)], ...single);
const width = Math.max(...rows.map(([name]) => name.length));
const line = (name, ...sizes) => console.log(name.padEnd(width), ...sizes.map((size) => size.toLocaleString("en").padStart(11)));
line("bytes", "raw", "gzip", "brotli");
for (const row of rows) line(...row);
