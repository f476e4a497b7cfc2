// Writes sw.js into a built page: the service worker src/sw.js with the list of all files of the build.
//   node scripts/offline.mjs [FOLDER]
// Trunk calls it for the folder that becomes dist/, after everything else is there (Trunk.toml). A debug build gets
// no worker: what it shows has to be what was just built.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Files that lie beside the build and are none of it. */
const NOT_OURS = ["sw.js", "arcs.html"];

const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/** Writes `folder`/sw.js and returns the name of the build: the same for the same files. */
export function writeWorker(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .filter((name) => !NOT_OURS.includes(name))
    .sort();
  const files = JSON.stringify(Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(folder, name)))])));
  const source = readFileSync(fileURLToPath(new URL("../src/sw.js", import.meta.url)), "utf8");
  const version = sha256(files + source).slice(0, 16);
  writeFileSync(join(folder, "sw.js"), `const VERSION = "${version}";\nconst FILES = ${files};\n${source}`);
  return version;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { TRUNK_PROFILE: profile = "release", TRUNK_STAGING_DIR: staging = "dist" } = process.env;
  if (profile === "release") writeWorker(resolve(process.argv[2] ?? staging));
}
