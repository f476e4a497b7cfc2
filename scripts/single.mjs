// Writes arcs.html: a built page as one file, which a browser opens from a disk.
//   node scripts/single.mjs [FOLDER]
// From a file no browser loads modules or fetches anything, so everything is inside: styles with the typeface, the
// drawing of the icon, the glue as a classic script, and the program, packed, as text.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const TYPES = { woff2: "font/woff2", svg: "image/svg+xml", png: "image/png" };

/** The value of an attribute. Trunk's minifier leaves quotes out and changes the order. */
function attribute(tag, name) {
  const found = tag.match(new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`));
  return found?.[1] ?? found?.[2] ?? found?.[3];
}

/** What of a script's text would end or change the script element around it. */
const inScript = (js) => js.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");

/** The glue as a classic script that leaves one name, `arcs`: `init` and `initSync` of wasm-bindgen. */
function classic(glue) {
  const js = glue
    .replace(/^export (?=class |function )/gm, "")
    .replace(/^export \{[^}]*\};?$/gm, "")
    .replaceAll("import.meta.url", "location.href");
  if (/^\s*(import|export)\b|import\.meta/m.test(js)) throw new Error("the glue still is a module: a crate brings scripts of its own?");
  return `const arcs = (() => {\n${js}\nreturn { init: __wbg_init, initSync };\n})();`;
}

const start = () => {
  const packed = document.getElementById("program");
  const bytes = Uint8Array.from(atob(packed.textContent), (letter) => letter.charCodeAt(0));
  packed.remove();
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  arcs.init({ module_or_path: new Response(stream, { headers: { "content-type": "application/wasm" } }) });
};

/** The built page in `folder` as the text of one file. */
export function single(folder) {
  const read = (name) => readFileSync(join(folder, name));
  const data = (name) => `data:${TYPES[name.split(".").pop()]};base64,${read(name).toString("base64")}`;
  const styles = (name) =>
    read(name)
      .toString()
      .replace(/url\((["']?)(?!["']?(?:data:|#|%23))([^"')]+)\1\)/g, (_, quote, name) => `url(${data(name)})`);

  const html = read("index.html").toString();
  const boot = html.match(/<script type="?module"?>[^<]*?from\s*['"]([^'"]+\.js)['"][^<]*?['"]([^'"]+\.wasm)['"][^<]*?<\/script>/);
  if (!boot) throw new Error("index.html starts in another way than this script knows");
  const [bootScript, glue, program] = boot;
  // A worker of the page has to come out of this file too: its source is the text of #glue and a line that starts it,
  // in a blob and as a classic worker (Chromium starts no other from a file). The compiled module goes to it by message.
  const inside = `<script type="text/plain" id="program">${gzipSync(read(program), { level: 9 }).toString("base64")}</script>
<script id="glue">${inScript(classic(read(glue).toString()))}</script>
<script>(${inScript(start.toString())})();</script>
<script type="text/plain" id="fonts/OFL.txt">${inScript(read("fonts/OFL.txt").toString())}</script>
`;
  const page = html
    .replace(/<html\b/, "<html data-single-file")
    .replace(bootScript, "")
    .replace(/<link\b[^>]*>/g, (tag) => {
      const href = attribute(tag, "href");
      switch (attribute(tag, "rel")) {
        case "stylesheet":
          return `<style>${styles(href)}</style>`;
        case "icon":
          return `<link rel="icon" href="${data(href)}">`;
        case "manifest":
        case "apple-touch-icon":
        case "preload":
        case "modulepreload":
          return "";
        default:
          throw new Error(`no way to put this into one file: ${tag}`);
      }
    })
    // A function, because in a plain replacement a dollar sign of the glue would mean something.
    .replace("</body>", () => `${inside}</body>`);
  const left = page.match(/\s(?:src|href)=["']?(?!data:|["'#])[\w./]+[^>]{0,60}|url\(["']?(?!["']?(?:data:|#|%23))[^)]{0,60}/);
  if (left || !page.includes(inside)) throw new Error(`something is still outside of the file: ${left?.[0] ?? "the program"}`);
  return page;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? "dist";
  writeFileSync(join(folder, "arcs.html"), single(folder));
}
