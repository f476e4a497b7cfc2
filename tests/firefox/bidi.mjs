// Just enough of WebDriver BiDi, the protocol that Firefox itself speaks, to play the page in the Firefox of the system:
// playwright drives only a Firefox of its own, and the libraries that drive this one bring dozens of packages.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE = 20_000;
const KEYS = { Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" };

/** Starts Firefox with an empty profile. */
export async function launch(path) {
  const profile = mkdtempSync(join(tmpdir(), "arcs-firefox-"));
  const firefox = spawn(path, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]);
  const gone = new Promise((resolve) => firefox.once("close", resolve)).then(() =>
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const address = await new Promise((resolve, reject) => {
    let said = "";
    firefox.once("error", reject);
    firefox.once("close", () => reject(new Error(`Firefox did not start:\n${said}`)));
    firefox.stdout.resume();
    firefox.stderr.on("data", (text) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
  });

  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  const asked = new Map();
  const listeners = [];
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { type, id, result, error, message, method, params } = JSON.parse(data);
    if (type === "event") return listeners.forEach((listener) => listener(method, params));
    const [resolve, reject] = asked.get(id);
    asked.delete(id);
    if (type === "success") resolve(result);
    else reject(new Error(`${error}: ${message}`));
  };
  socket.onclose = () => asked.forEach(([, reject]) => reject(new Error("Firefox is gone")));
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      asked.set((last += 1), [resolve, reject]);
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded", "network.beforeRequestSent"] });

  return {
    open: (url, size) => open(send, listeners, url, size),
    async close() {
      await send("browser.close").catch(() => firefox.kill());
      await gone;
    },
  };
}

/** A page at `url`. Its `troubles` grow with its errors and with what it asks of other places. */
async function open(send, listeners, url, { width, height }) {
  const { context } = await send("browsingContext.create", { type: "tab" });
  const troubles = [];
  listeners.push((event, { level, text, source, request, context: asking }) => {
    if (event === "log.entryAdded" && level === "error" && source.context === context) troubles.push(text);
    if (event === "network.beforeRequestSent" && asking === context && /^http/.test(request.url) && !request.url.startsWith(url))
      troubles.push(`asked elsewhere: ${request.url}`);
  });
  const resize = (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } });

  /** What `work(...args)` returns in the page; both ways only what JSON can hold. */
  async function evaluate(work, ...args) {
    const expression = `(async () => JSON.stringify((await (${work})(...${JSON.stringify(args)})) ?? null))()`;
    const answer = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  }

  /** Waits until `work(...args)` is true in the page, and returns what it is. */
  async function until(work, ...args) {
    for (const end = Date.now() + PATIENCE; ; await sleep(50)) {
      const found = await evaluate(work, ...args);
      if (found) return found;
      assert.ok(Date.now() < end, `waited in vain for ${work} with ${JSON.stringify(args)}`);
    }
  }

  const act = (type, ...actions) => send("input.performActions", { context, actions: [{ type, id: type, actions }] });

  /** Clicks the first element that can be seen and whose label or text begins with `name`, once nothing covers or moves it. */
  async function click(css, name = "") {
    const place = await until(clickable, css, name);
    const button = { button: 0 };
    await act("pointer", { type: "pointerMove", ...place }, { type: "pointerDown", ...button }, { type: "pointerUp", ...button });
  }

  /** Presses keys one after the other, named or as characters. */
  const press = (...keys) =>
    act("key", ...keys.flatMap((key) => ["keyDown", "keyUp"].map((type) => ({ type, value: KEYS[key] ?? key }))));

  async function screenshot() {
    const { data } = await send("browsingContext.captureScreenshot", { context });
    return Buffer.from(data, "base64");
  }

  await resize(width, height);
  await send("browsingContext.navigate", { context, url, wait: "complete" });
  return {
    troubles, resize, evaluate, until, click, press, screenshot,
    reload: () => send("browsingContext.reload", { context, wait: "complete" }),
  };
}

/** Runs in the page. */
async function clickable(css, name) {
  const label = (e) => (e.getAttribute("aria-label") ?? e.textContent).trim();
  const element = [...document.querySelectorAll(css)].find((e) => e.checkVisibility() && label(e).startsWith(name));
  if (!element) return;
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = place();
  if (x === before.x && y === before.y && element.contains(document.elementFromPoint(x, y))) return { x, y };
}
