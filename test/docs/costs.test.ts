import { operationsOf, readDocument } from "../../scripts/lib/document.js";
import { readText } from "../../scripts/lib/root.js";

const guide = readText("docs/costs.md");
const operations = operationsOf(readDocument());

/** The operations in a row of the guide. */
const namedIn = (row: RegExp): string[] =>
  [...(row.exec(guide)?.[0] ?? "").matchAll(/`(\/[\w/{}]+)`/g)].map(([, path = ""]) => path);

test.each([
  ["are free", /^\| a call to `\/scoreboard`.*free \|$/m, operations.filter((each) => each["x-metered"] === false)],
  ["need tier 1", /^\| supporter tier 1 .*$/m, operations.filter((each) => each["x-tier"] === 1)],
  ["need tier 2", /^\| supporter tier 2 .*$/m, operations.filter((each) => each["x-tier"] === 2)],
  [
    "take two requests at once",
    /^\| more than two requests at once .*$/m,
    operations.filter((each) => each["x-max-in-flight"] === 2),
  ],
])("the costs guide lists exactly the operations that %s", (_, row, documented) => {
  expect(namedIn(row).sort()).toEqual(documented.map(({ path }) => path).sort());
  expect(documented).not.toEqual([]);
});
