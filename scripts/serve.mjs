// A small server for the built page. Nothing is cached on the way; what a browser keeps is up to the page (src/sw.js).
//   node scripts/serve.mjs [FOLDER] [PORT]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

function isFile(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The file that an address means, or undefined. Never one outside `root`. */
function find(root, prefix, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://x").pathname);
  } catch {
    return;
  }
  if (!path.startsWith(prefix) || path.includes("\0")) return;
  const file = join(root, normalize("/" + path.slice(prefix.length)));
  if (isFile(file)) return file;
  return path.endsWith("/") && isFile(join(file, "index.html")) ? join(file, "index.html") : undefined;
}

/**
 * Serves `root` on 127.0.0.1 under `prefix` (it begins and ends with a slash). Tries `tries` ports from `port` on;
 * port 0 is any free one.
 */
export async function serve(root, { prefix = "/", port = 0, tries = 1 } = {}) {
  root = resolve(root);
  const server = createServer((request, response) => {
    const file = find(root, prefix, request.url);
    if (!file) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
      return;
    }
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": statSync(file).size,
      "cache-control": "no-store",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(file).on("error", () => response.destroy()).pipe(response);
  });
  const listen = (port) =>
    new Promise((ok, fail) => {
      server.once("error", fail);
      server.listen(port, "127.0.0.1", () => ok(server.removeListener("error", fail)));
    });
  for (let n = 0; ; n++) {
    try {
      await listen(port + n);
      break;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || n + 1 >= tries) throw error;
    }
  }
  return {
    url: `http://127.0.0.1:${server.address().port}${prefix}`,
    close() {
      server.closeAllConnections();
      return new Promise((ok) => server.close(ok));
    },
  };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [root = "dist", port = "8080"] = process.argv.slice(2);
  try {
    const { url } = await serve(root, { port: Number(port), tries: 50 });
    console.log(`Arcs is at ${url} (stop it with Ctrl+C)`);
  } catch (error) {
    console.error(`No port from ${port} on could be opened: ${error.message}`);
    process.exit(1);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
}
