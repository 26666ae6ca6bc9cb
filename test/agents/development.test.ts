import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../src/document/operation.js";
import { search } from "../../src/tools/search.js";

/** Tasks as different users would write them, each with the operations that answer it. We improved the search with the tasks that it got wrong. */
const tasks: { task: string; paths: string[] }[] = JSON.parse(
  readFileSync(join(__dirname, "development.json"), "utf8"),
);

/** For each task, how many operations the search lists before one that answers it. */
const before = tasks.map(({ task, paths }) => {
  const found = search(task, 8).findIndex((path) => paths.includes(path));
  return found === -1 ? Number.POSITIVE_INFINITY : found;
});

test("the tasks cover every operation", () => {
  const needed = new Set(tasks.flatMap((each) => each.paths));
  expect(paths.filter((path) => !needed.has(path))).toEqual([]);
});

test.each([
  [1, 0.81],
  [3, 0.96],
  [8, 0.99],
])(
  "for the tasks used to tune the search, the right operation is among the first %d results in at least %d of the tasks",
  (first, share) => {
    expect(before.filter((each) => each < first).length / tasks.length).toBeGreaterThanOrEqual(share);
  },
);
