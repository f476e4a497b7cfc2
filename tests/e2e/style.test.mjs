// The table and the other screens share a page and, in places, words for their parts: no rule of one may
// reach into the other.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../style/", import.meta.url);
/** Styled for everybody; all other files belong to the table or to the other screens. */
const SHARED = ["drawing.css", "tokens.css"];
/** Cards and rules stand on a page and over the table: each of its rules names a class of its own. */
const READING = ["reference.css"];
const SCREENS = ["apart.css", "saved.css", "screens.css", "settings.css", "tale.css"];

/** The selectors of a file, without those of keyframes. */
function selectors(file) {
  const text = readFileSync(new URL(file, folder), "utf8").replace(/\/\*[^]*?\*\//g, "").replace(/url\("[^"]*"\)/g, "");
  const found = [];
  for (const [, head] of text.matchAll(/([^{}]+)\{/g)) {
    const rule = head.trim();
    if (rule.startsWith("@") || /^(from|to|\d+%)/.test(rule)) continue;
    // Commas inside :is() do not separate selectors.
    let depth = 0;
    let one = "";
    for (const letter of `${rule},`) {
      if (letter === "(") depth += 1;
      if (letter === ")") depth -= 1;
      if (letter === "," && depth === 0) {
        found.push({ file, selector: one.trim() });
        one = "";
      } else one += letter;
    }
  }
  return found;
}

/** The classes of a selector; what stands in :where() only says where it holds. */
const classes = ({ selector }) => [...selector.replace(/:where\([^)]*\)/g, "").matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1]);

test("the styles of the table and of the other screens never meet", () => {
  const groups = { shared: [], screens: [], table: [] };
  const reading = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".css"))) {
    if (READING.includes(file)) {
      reading.push(...selectors(file));
      continue;
    }
    const group = SHARED.includes(file) ? "shared" : SCREENS.includes(file) ? "screens" : "table";
    groups[group].push(...selectors(file));
  }
  const foreign = reading.filter((one) => !classes(one).some((name) => /^rb(-|$)/.test(name)));
  assert.deepEqual(foreign.map(({ selector }) => selector), [], "a rule of cards and rules names no class of its own");
  const known = Object.fromEntries(Object.entries(groups).map(([name, list]) => [name, new Set(list.flatMap(classes))]));
  for (const [own, other] of [["table", "screens"], ["screens", "table"]]) {
    const common = (name) => known[other].has(name) || known.shared.has(name);
    const loose = groups[own].filter((one) => classes(one).every(common));
    assert.deepEqual(
      loose.map(({ file, selector }) => `${file}: ${selector}`),
      [],
      `a rule of the ${own} names only classes that others style too: put it under a class of its own`,
    );
  }
});
