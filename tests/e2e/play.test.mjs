// Whole chapters played by real clicks on the table.
import { journey } from "./harness.mjs";
import { chapter, tap } from "./table.mjs";

journey("a chapter of a 4-player game by clicks, on a desktop", async ({ open, shot }) => {
  const page = await open("");
  await chapter(page, shot, "play-4-desktop", 4, 11);
}, { timeout: 600_000 });

journey("a chapter of a 2-player game by touch, on a phone", async ({ open, shot }) => {
  const page = await open("", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await chapter(page, shot, "play-2-phone", 2, 5, { press: tap });
}, { timeout: 600_000 });

journey("a chapter of a 3-player game by clicks, on a tablet", async ({ open, shot }) => {
  const page = await open("", { viewport: { width: 1024, height: 768 } });
  await chapter(page, shot, "play-3-tablet", 3, 23);
}, { timeout: 600_000 });
