import { readFileSync } from "node:fs";
import { join } from "node:path";
import { paths } from "../../src/document/operation.js";
import { prose } from "../../src/document/prose.js";
import { selection } from "../../src/document/selection.js";
import { createClient } from "../../src/index.js";
import { tools } from "../../src/tools/index.js";
import { findOperations, search } from "../../src/tools/search.js";

/** A task, the operations that answer it, and the year in its text. The ranking was never tuned to these tasks. */
interface Held {
  readonly task: string;
  readonly paths: readonly string[];
  readonly year?: number;
}

const held: Held[] = JSON.parse(readFileSync(join(__dirname, "held.json"), "utf8"));
const hits = (first: number) =>
  held.filter(({ task, paths }) => search(task, first).some((path) => paths.includes(path)));

test("for forty tasks that the ranking was not tuned to, the first result is right at least 34 times", () => {
  expect(held).toHaveLength(40);
  expect(hits(3).length).toBeGreaterThanOrEqual(39);
  expect(hits(1).length).toBeGreaterThanOrEqual(34);
});

const since = (path: (typeof paths)[number]) => selection[path].dataSince ?? 0;

test("an operation without data for the task's year comes first only if no result has data for that year", () => {
  for (const { task, year } of held.filter((each) => each.year !== undefined)) {
    const [first] = search(task, 1);
    expect(first && since(first)).toBeLessThanOrEqual(Number(year));
  }
  for (const path of paths.filter((each) => since(each) > 0)) {
    const year = since(path) - 1;
    const [first] = search(`${prose[path].summary} in ${year}`, 1);
    // For example, no operation has transfers before the first season of /player/portal.
    const none = findOperations(`${prose[path].summary} in ${year}`).text.startsWith(
      `None of these has data for ${year}.`,
    );
    expect({ path, late: first !== undefined && since(first) > year }).toEqual({ path, late: none });
    expect(search(`${prose[path].summary} in ${year + 1}`, 8)).toContain(path);
  }
});

const find = async (words: string) => {
  const [tool] = tools(createClient({ apiKey: "a-key-of-these-tests" }));
  const result = await tool?.execute({ words });
  if (result === undefined) throw new Error("there is no tool");
  return { ...result, lines: result.text.split("\n") };
};

test.each(["adjusted player passing", "xyzzy", ...held.map(({ task }) => task)])(
  "for %j, find_operations lists each of the 88 operations on one line, in at most 1,200 tokens",
  async (words) => {
    const { text, lines, data } = await find(words);
    const found = lines.flatMap((line) => /^(\/\S*): /.exec(line)?.[1] ?? []);
    expect([...found].sort()).toEqual([...paths].sort());
    expect(text.length / 4).toBeLessThanOrEqual(1_200);
    expect(JSON.stringify(data).length / 4).toBeLessThanOrEqual(3_000);
  },
);

test("find_operations lists the best matches first, in order of their score", async () => {
  const words = "Who led the Big Ten in rushing?";
  const { lines } = await find(words);
  const best = search(words, 10);
  expect(lines.slice(0, 10).map((line) => line.split(": ")[0])).toEqual(best);
});

test("every result shows its tier, and the first three results also show parameters, first season and lists to explode", async () => {
  const passing = "adjusted player passing";
  expect((await find(passing)).lines[0]).toBe(
    "/wepa/players/passing: adjusted player passing (tier 1), since 2013. Parameters: year, team, conference, position.",
  );
  const { lines } = await find("poll rankings");
  expect(lines[0]).toContain("get_data takes `explode`: polls, polls_ranks.");
  expect(lines).toContain("/live/plays: live plays (tier 2)");
  expect(lines).toContain("/info: plan and the quota (free)");
  expect((await find("player season statistics")).lines[0]).toContain("get_data takes `wide`.");
});
