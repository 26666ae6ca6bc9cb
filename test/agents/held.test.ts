import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../src/document/operation.js";
import { prose } from "../../src/document/prose.js";
import { selection } from "../../src/document/selection.js";
import { createClient } from "../../src/index.js";
import { tools } from "../../src/tools/index.js";
import { findOperations, search } from "../../src/tools/search.js";

/** A task, the operations that have what it wants to know, and the year that it names. The ranking was never tuned to these. */
interface Held {
  readonly task: string;
  readonly paths: readonly string[];
  readonly year?: number;
}

const held: Held[] = JSON.parse(readFileSync(join(__dirname, "held.json"), "utf8"));
const hits = (first: number) =>
  held.filter(({ task, paths }) => search(task, first).some((path) => paths.includes(path)));

test("of forty tasks that the ranking is not tuned to, the first operation is right for at least 36", () => {
  expect(held).toHaveLength(40);
  expect(hits(3).length).toBeGreaterThanOrEqual(39);
  expect(hits(1).length).toBeGreaterThanOrEqual(36);
});

const since = (path: (typeof paths)[number]) => selection[path].dataSince ?? 0;

test("an operation without data for a year in the task never comes first", () => {
  for (const { task, year } of held.filter((each) => each.year !== undefined)) {
    const [first] = search(task, 1);
    expect(first && since(first)).toBeLessThanOrEqual(Number(year));
  }
  for (const path of paths.filter((each) => since(each) > 0)) {
    const year = since(path) - 1;
    const [first] = search(`${prose[path].summary} in ${year}`, 1);
    // Only one operation knows of transfers.
    const none = findOperations(`${prose[path].summary} in ${year}`).text.startsWith(
      `None of these has data for ${year}.`,
    );
    expect({ path, late: first !== undefined && since(first) > year }).toEqual({ path, late: none });
    expect(search(`${prose[path].summary} in ${year + 1}`, 8)).toContain(path);
  }
});

test("each operation that is found says its first season and its tier", async () => {
  const [find] = tools(createClient({ apiKey: "a-key-of-these-tests" }));
  const result = await find?.execute({ words: "live plays, adjusted player passing, list venues", limit: 20 });
  expect(result?.data.operations).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: "/wepa/players/passing", since: 2013, tier: 1 }),
      expect.objectContaining({ path: "/live/plays", tier: 2 }),
      expect.objectContaining({ path: "/passing/plays", since: 2025, tier: 0 }),
    ]),
  );
  expect(result?.text).toMatch(/\/wepa\/players\/passing: .*tier 1, since 2013\)/);
});
