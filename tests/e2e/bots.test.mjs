// Games with bots, by clicks and keys: they play on by themselves, at the pace that was chosen, whatever becomes of the
// worker that thinks for them.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { DIST, journey } from "./harness.mjs";
import { goOn, numbers, settled, step, stored } from "./table.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
/** A device that likes its bots at this speed. */
const speed = (bots) => (page) =>
  page.addInitScript((bots) => {
    localStorage["arcs.settings"] ??= JSON.stringify({ format: "arcs.settings", version: 1, data: { bots, play: { confirm_end: "never" } } });
  }, bots);
const playNow = (page) => page.getByRole("button", { name: /^Play now/ }).click();
const waiting = (page) => page.locator(".waiting:visible").first();
const question = (page) => page.locator(".table > .ask .q");
/** Something that the person at the device can do. */
const mine = (page) => page.locator("[data-option]:not([aria-disabled]):visible").first();
const menu = (page) => button(page, "Menu").click();

/** What the page is about: a bot plays, something is to be done here, or somebody elsewhere decides. One look, since it may change. */
const about = (page) =>
  page.waitForFunction(() => {
    const seen = (css) => [...document.querySelectorAll(css)].some((e) => e.checkVisibility());
    if (seen(".apart .seatname")) return "away";
    if (seen(".waiting")) return "bot";
    return seen("dialog.since[open] .primary, [data-option]:not([aria-disabled]), .battle .pool") && "mine";
  }).then((found) => found.jsonValue());

/** Plays until `there`, and waits while bots play. */
async function playUntil(page, random, there, most = 200) {
  for (let n = 0; n < most; n += 1) {
    if (await there()) return;
    assert.equal(await page.getByRole("button", { name: /^I am / }).count(), 0, "nothing is covered");
    if ((await about(page)) === "bot") await page.waitForTimeout(40);
    else await step(page, random);
  }
  assert.fail("it never came there");
}

/** Acts, and waits until the game has gone on. */
async function moves(page, act) {
  const before = (await stored(page)).text;
  await act();
  const other = (before) => Object.keys(localStorage).some((key) => /^arcs\.saved\.[0-9a-f]{10}$/.test(key) && JSON.parse(localStorage[key]).data.text !== before);
  await page.waitForFunction(other, before);
}

/** Until the person decides again, and has read what happened. */
async function comesBack(page) {
  const since = page.locator("dialog.since[open] .primary");
  for (;;) {
    while ((await about(page)) === "bot") await page.waitForTimeout(40);
    await mine(page).waitFor();
    // What happened is told a moment after the question is asked.
    await settled(page);
    if (await since.count()) await since.click();
    else if ((await about(page)) !== "bot") return;
  }
}

/** Plays until somebody elsewhere decides: their name. */
async function untilAway(page, random) {
  for (let n = 0; n < 300; n += 1) {
    const now = await about(page);
    if (now === "away") break;
    if (now === "bot") await page.waitForTimeout(40);
    else await step(page, random);
  }
  return page.locator(".apart .seatname");
}

/** Follows a link, as if it were pressed. */
const follow = (page, address) => page.evaluate((address) => (location.href = address), address);
/** The link that is offered. */
const link = async (page) => (await page.getByRole("textbox", { name: "Link" }).inputValue()).split("\n").at(-1);

journey("one click starts a game against three bots, and rounds go by", async ({ open, shot }) => {
  const page = await open("", { prepare: speed("instant") });
  await playNow(page);
  await mine(page).waitFor();
  const { summary } = await stored(page);
  assert.deepEqual(summary.config.seats.map((seat) => seat.player), ["person", ...Array(3).fill({ bot: "normal" })]);
  assert.equal(new Set(summary.config.seats.map((seat) => seat.name)).size, 4);
  assert.equal(await page.locator(".board .bot").count(), 3, "bots are marked");
  await playUntil(page, numbers(5), async () => (await stored(page)).summary.round >= 3);
  assert.equal(page.workers().length, 1, "somebody thinks beside the page");
  await mine(page).waitFor();
  await shot(page, "bots-round-3");
  // A reload stands at the same decision, and nothing is covered.
  const before = await stored(page);
  await page.reload();
  await mine(page).waitFor();
  assert.deepEqual(await stored(page), before);
});

journey("the form seats people and bots, and names the bots", async ({ open, shot }) => {
  const page = await open("", { prepare: speed("instant") });
  await page.getByRole("button", { name: /^New game/ }).click();
  await page.getByRole("radio", { name: "3 players" }).check({ force: true });
  await page.getByRole("textbox", { name: "Seat 1, Name" }).fill("Ada");
  for (const [seat, who] of [[2, "Easy bot"], [3, "Hard bot"]]) {
    await page.getByRole("combobox", { name: `Seat ${seat}, Who plays` }).selectOption(who);
  }
  assert.deepEqual(await page.locator(".seatrow input[type=text]").evaluateAll((all) => all.map((one) => one.placeholder)), ["Red", "Tide", "Dune"]);
  await shot(page, "bots-form");
  await button(page, "Start the game").click();
  await mine(page).waitFor();
  const { config } = (await stored(page)).summary;
  assert.deepEqual(config.seats.map((seat) => [seat.name, seat.player]), [["Ada", "person"], ["Tide", { bot: "easy" }], ["Dune", { bot: "hard" }]]);
});

journey("step by step each move of a bot waits for a click or a key", async ({ open, shot }) => {
  const page = await open("", { prepare: speed("steps") });
  await playNow(page);
  const journal = async () => (await stored(page)).text;
  let clicks = 0;
  await playUntil(page, numbers(8), async () => {
    if (!(await goOn(page).count())) return false;
    const before = await journal();
    await page.waitForTimeout(300);
    assert.equal(await journal(), before, "it waits");
    if (clicks === 1) await shot(page, "bots-steps");
    await moves(page, () => (clicks % 2 ? goOn(page).click() : page.keyboard.press("g")));
    clicks += 1;
    return clicks > 5;
  });
});

journey("at normal speed the table says who thinks, shows what was done, and can be hurried", async ({ open, shot }) => {
  const page = await open("");
  await playNow(page);
  await playUntil(page, numbers(4), async () => (await waiting(page).count()) > 0);
  assert.match(await question(page).innerText(), /is thinking/);
  assert.ok(await page.locator(".latest[aria-live=polite] li").count());
  await shot(page, "bots-thinking");
  for (let n = 0; n < 60 && (await waiting(page).count()); n += 1) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(30);
  }
  await mine(page).waitFor();
});

journey("taking back passes over what bots did, and they do the same again", async ({ open }) => {
  const page = await open("", { prepare: speed("instant") });
  await playNow(page);
  const random = numbers(2);
  await playUntil(page, random, async () => (await stored(page)).summary.round >= 2 && (await mine(page).count()) > 0 && !(await waiting(page).count()));
  await page.keyboard.press("z");
  const sure = page.getByRole("button", { name: /^Take it back/ });
  if (await sure.count()) await sure.click();
  await comesBack(page);
  assert.equal((await stored(page)).summary.turn, 0, "it is the person who decides");
  await page.keyboard.press("y");
  await comesBack(page);
  assert.equal((await stored(page)).summary.turn, 0);
});

journey("a bot finishes a turn, takes a seat, and gives it back", async ({ open, shot }) => {
  const page = await open("", { prepare: speed("instant") });
  await playNow(page);
  const random = numbers(3);
  const turn = page.locator(".table > .ask .opt", { hasText: "End the turn" });
  await playUntil(page, random, async () => (await turn.count()) > 0);
  await menu(page);
  await shot(page, "bots-menu");
  await moves(page, () => page.getByRole("button", { name: /^A bot finishes the turn of Red/ }).click());
  await page.waitForFunction(() => !document.querySelector(".table-menu[open]:not(.since)"));
  await comesBack(page);
  assert.deepEqual((await stored(page)).summary.config.seats[0].player, "person", "the seat stays theirs");
  // From now on: and before it plays, the person takes over again.
  await page.evaluate((old) => (localStorage["arcs.settings"] = localStorage["arcs.settings"].replace(old, '"steps"')), '"instant"');
  await page.reload();
  await mine(page).waitFor();
  await menu(page);
  await page.getByRole("button", { name: /^Players/ }).click();
  await page.getByRole("combobox", { name: "Who plays Red" }).selectOption("Easy bot");
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /^arcs\.saved\.[0-9a-f]{10}$/.test(key) && localStorage[key].includes('{"bot":"easy"}')));
  await shot(page, "bots-players");
  await page.getByRole("combobox", { name: "Who plays Red" }).selectOption("Person");
  await page.getByText("A person plays Red now.").waitFor();
  await page.keyboard.press("Escape");
  await comesBack(page);
});

journey("a hint names an option, points at it, and can be taken", async ({ open, shot }) => {
  const page = await open("", { prepare: speed("instant") });
  await playNow(page);
  await mine(page).waitFor();
  await page.keyboard.press("h");
  const idea = page.locator(".idea", { hasText: "Idea:" });
  await idea.waitFor();
  assert.ok(await page.locator(".opt.on").count(), "the option is pointed at");
  await shot(page, "bots-hint");
  await page.keyboard.press("h");
  await idea.waitFor({ state: "detached" });
  await button(page, "Hint").click();
  const before = (await stored(page)).text;
  await idea.getByRole("button", { name: "Do it" }).click();
  await page.waitForFunction((before) => Object.keys(localStorage).some((key) => /^arcs\.saved\.[0-9a-f]{10}$/.test(key) && JSON.parse(localStorage[key]).data.text !== before), before);
});

journey("a hint that is overtaken by a bot is given up, and the next one comes", async ({ open }) => {
  const page = await open("", {
    prepare: async (page) => {
      await speed("instant")(page);
      await page.addInitScript(() => {
        const Real = window.Worker;
        window.Worker = class extends Real {
          postMessage(what) {
            if (what instanceof Uint8Array && window.lost) window.lost = false;
            else super.postMessage(what);
          }
        };
      });
    },
  });
  await playNow(page);
  await mine(page).waitFor();
  await page.evaluate(() => (window.lost = true));
  await page.keyboard.press("h");
  const looking = page.getByText("Looking for an idea");
  await looking.first().waitFor();
  await menu(page);
  await moves(page, () => page.getByRole("button", { name: /^A bot finishes the turn of Red/ }).click());
  await comesBack(page);
  assert.equal(await looking.count(), 0);
  await page.keyboard.press("h");
  await page.locator(".idea", { hasText: "Idea:" }).waitFor();
});

journey("who plays another seat than before sees that one's hand, and covers nothing", async ({ open }) => {
  const page = await open("", { prepare: speed("steps") });
  await playNow(page);
  await page.locator(".board", { hasText: "your board" }).filter({ hasText: "Red" }).waitFor();
  await menu(page);
  await page.getByRole("button", { name: /^Players/ }).click();
  for (const [name, player] of [["Red", "Easy bot"], ["Tide", "Person"]])
    await page.getByRole("combobox", { name: `Who plays ${name}` }).selectOption(player);
  await page.keyboard.press("Escape");
  await page.locator(".board", { hasText: "your board" }).filter({ hasText: "Tide" }).waitFor();
  assert.equal((await stored(page)).here, 0b0010);
  for (let n = 0; n < 200 && !(await mine(page).count()); n += 1) {
    assert.equal(await page.getByRole("button", { name: /^I am / }).count(), 0);
    await goOn(page).click({ timeout: 1000 }).catch(() => {});
  }
  await mine(page).waitFor();
});

// What a browser may do to a worker: have none, let it fail at once, let it die in the middle.
const harm = {
  "has no workers": () => delete window.Worker,
  "lets none start": () => {
    window.Worker = class {
      postMessage() {
        setTimeout(() => this.onerror?.(new Event("error")), 5);
      }
      terminate() {}
    };
  },
  "ends one in the middle": () => {
    const Real = window.Worker;
    let sent = 0;
    window.started = 0;
    window.Worker = class extends Real {
      constructor(...all) {
        super(...all);
        window.started += 1;
      }
      postMessage(what) {
        sent += what instanceof Uint8Array;
        if (what instanceof Uint8Array && sent === 4) {
          this.terminate();
          setTimeout(() => this.onerror?.(new Event("error", { cancelable: true })), 5);
        } else super.postMessage(what);
      }
    };
  },
};
for (const [what, prepare] of Object.entries(harm)) {
  journey(`bots play on in a browser that ${what}`, async ({ open }) => {
    const page = await open("", {
      prepare: async (page) => {
        await speed("instant")(page);
        await page.addInitScript(prepare);
      },
    });
    await playNow(page);
    const wanted = what.includes("middle") ? 2 : 0;
    await playUntil(page, numbers(6), async () =>
      (await stored(page)).summary.round >= 2 && (await page.evaluate(() => window.started ?? 0)) >= wanted);
    await comesBack(page);
    if (wanted) assert.equal(await page.evaluate(() => window.started), 2, "one fresh one was started");
  });
}

journey("a worker that never answers is given up after a while", async ({ open }) => {
  const page = await open("", {
    prepare: async (page) => {
      await speed("instant")(page);
      await page.clock.install();
      await page.addInitScript(() => {
        window.Worker = class {
          postMessage() {}
          terminate() {}
        };
      });
    },
  });
  await playNow(page);
  // Whoever begins: sooner or later a bot is asked, and waited for.
  const random = numbers(9);
  let waited = 0;
  for (let n = 0; n < 60 && waited < 2; n += 1) {
    await page.clock.runFor(100);
    if (await waiting(page).count()) {
      const before = (await stored(page)).text;
      await page.clock.runFor(waited ? 2_000 : 16_000);
      await page.clock.runFor(2_000);
      waited += (await stored(page)).text !== before;
    } else await step(page, random);
  }
  assert.equal(waited, 2, "it went on");
});

journey("between two devices a bot plays where the last choice was made", async ({ open, shot }) => {
  const red = await open("", { prepare: speed("instant") });
  await red.getByRole("button", { name: /^New game/ }).click();
  await red.getByRole("radio", { name: "3 players" }).check({ force: true });
  await red.locator(".whofirst input").nth(1).check({ force: true });
  await red.getByRole("combobox", { name: "Seat 2, Who plays" }).selectOption("Normal bot");
  await red.getByRole("switch", { name: "Play by message" }).check({ force: true });
  await red.getByRole("switch", { name: "Hints by message" }).waitFor();
  await button(red, "Start the game").click();
  assert.equal(await red.getByRole("button", { name: /^I am Tide/ }).count(), 0, "a bot sits nowhere");
  await red.getByRole("button", { name: "I am Red" }).click();
  const show = red.getByRole("button", { name: /^I am Red/ });
  if (await show.count()) await show.click();
  assert.equal(await button(red, "Hint").count(), 0, "no hints unless it was agreed");
  const random = numbers(3);
  const away = await untilAway(red, random);
  assert.equal(await away.textContent(), "Yellow", "the bot has played before the game is sent");
  await shot(red, "bots-message");
  const letter = await link(red);
  const yellow = await open("", { prepare: speed("instant") });
  await follow(yellow, letter);
  await yellow.getByRole("button", { name: "I am Yellow" }).click();
  assert.equal((await stored(yellow)).summary.turn, 2);
  // Somebody takes the seat of the bot. The game has not gone on, but the link brings it, and what it brings is told.
  await button(red, "Look at the table").click();
  await menu(red);
  await red.getByRole("button", { name: /^Players/ }).click();
  await red.getByRole("combobox", { name: "Who plays Tide" }).selectOption("Person");
  await red.keyboard.press("Escape");
  await button(red, "Waiting for Yellow: send the game").click();
  await away.waitFor();
  await follow(yellow, await link(red));
  await yellow.getByText("A person plays Tide now.").waitFor();
  await shot(yellow, "bots-seat-told");
  const player = async () => (await stored(yellow)).summary.config.seats[1].player;
  assert.equal(await player(), "person");
  // An older link does not undo it.
  await follow(yellow, letter);
  await yellow.waitForFunction(() => !location.hash.includes("ARCS"));
  assert.equal(await player(), "person");
});

journey("a friend takes the seat of a bot to another device, and the hands of bots stay closed at both", async ({ open, shot }) => {
  const red = await open("", { prepare: speed("instant") });
  await playNow(red);
  await mine(red).waitFor();
  const here = async (page) => (await stored(page)).here;
  assert.equal(await here(red), 0b0001, "only the person sits here");
  await menu(red);
  await red.getByRole("button", { name: /^Players/ }).click();
  const who = (page, name) => page.getByRole("combobox", { name: `Who plays ${name}` });
  const moves = red.getByRole("button", { name: "Tide plays at another device" });
  for (const [player, count] of [["Person", 1], ["Hard bot", 0], ["Person", 1]]) {
    await who(red, "Tide").selectOption(player);
    await moves.waitFor({ state: count ? "visible" : "detached" });
  }
  await moves.click();
  await red.keyboard.press("Escape");
  const show = red.getByRole("button", { name: /^I am Red/ });
  await show.waitFor();
  assert.equal(await red.getByText("Everybody else looks away").count(), 0, "nobody else sits here");
  await show.click();
  const random = numbers(4);
  const away = await untilAway(red, random);
  assert.equal(await away.textContent(), "Tide");
  assert.equal(await red.getByRole("button", { name: /^Look at the table/ }).count(), 1, "as nobody but Red");
  await shot(red, "bots-friend");
  const tide = await open("", { prepare: speed("instant") });
  await follow(tide, await link(red));
  await tide.getByRole("button", { name: "I am Tide" }).click();
  const covered = tide.getByRole("button", { name: /^I am Tide/ });
  if (await covered.count()) await covered.click();
  await mine(tide).waitFor();
  assert.equal(await here(tide), 0b0010);
  // Another friend sits down there: elsewhere that is told, and the seat stays covered.
  await menu(tide);
  await tide.getByRole("button", { name: /^Players/ }).click();
  await who(tide, "Dune").selectOption("Person");
  await tide.keyboard.press("Escape");
  await menu(tide);
  await tide.getByRole("button", { name: /^Send the game/ }).click();
  await follow(red, await link(tide));
  await red.getByText("A person plays Dune now.").waitFor();
  assert.deepEqual([await here(red), await here(tide)], [0b0001, 0b0110]);
});

journey("without a network, and as one file, bots play too", async ({ open }) => {
  const scratch = mkdtempSync(join(tmpdir(), "arcs-bots-"));
  const site = await serve(DIST, { prefix: "/with/bots/" });
  try {
    const hosted = await open("", { at: site.url, serviceWorkers: "allow", prepare: speed("instant") });
    await hosted.waitForFunction(() => navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => location.reload()));
    await hosted.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await hosted.context().setOffline(true);
    await site.close();
    const file = join(scratch, "arcs.html");
    cpSync(join(DIST, "arcs.html"), file);
    const single = await open(pathToFileURL(file).href, { prepare: speed("instant") });
    for (const page of [hosted, single]) {
      await playNow(page);
      await playUntil(page, numbers(7), async () => (await stored(page)).summary.round >= 2);
      assert.equal(page.workers().filter((worker) => worker.url().startsWith("blob:")).length, 1);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}, { timeout: 120_000 });

journey("a bot's turn fits a phone", async ({ open, shot }) => {
  const page = await open("", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, prepare: speed("steps") });
  await playNow(page);
  await playUntil(page, numbers(4), async () => (await goOn(page).count()) > 0);
  await shot(page, "bots-phone");
  const box = await goOn(page).boundingBox();
  assert.ok(box.height >= 40 && box.x >= 0 && box.x + box.width <= 360);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await goOn(page).tap();
});
