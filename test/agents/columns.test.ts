import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";

const client = createClient({ apiKey: "a-key-for-the-tests", fetch: createSampleService() });
const all = tools(client, { sample: true });

async function run(name: string, input: object) {
  const found = await all.find((tool) => tool.name === name)?.execute(input);
  if (found === undefined) throw new Error(`no tool ${name}`);
  return found;
}
const box = (input: object) => run("get_data", { path: "/games/players", query: { id: 401752921 }, ...input });

test("a long list appears in full if it fits beside the short columns", async () => {
  const { text } = await run("get_data", { path: "/rankings", query: { year: 2025, week: 14 } });
  expect(text).toContain('"school":"Ohio State"');
  expect(text).not.toContain("left out");
});

test("an agent can choose the box score columns that describe_operation lists, even with a cursor", async () => {
  const columns = ["name", "statistics"];
  const { text } = await box({ columns, limit: 2 });
  expect(text).toContain('["name","statistics"]\n["');
  const cursor = /cursor (r\d+:2)/.exec(text)?.[1];
  expect((await run("get_data", { cursor, columns: ["statistics"], limit: 1 })).text).toContain('["statistics"]\n[{');
  const described = await run("describe_operation", { path: "/games/players" });
  const { data } = await box({ limit: 1 });
  expect(described.text).toContain(`Default columns: ${Object(data).columns.join(", ")}.`);
});

test("the error for an unknown box score column lists all columns", async () => {
  expect(await box({ columns: ["nam"] })).toMatchObject({
    failed: true,
    text: expect.stringMatching(
      /no column nam\. Did you mean name\? Its columns are id, team, .*name, statistics, teams\./,
    ),
  });
});

test("a box score accepts the response's top-level fields as columns", async () => {
  expect((await box({ columns: ["id"] })).text).toContain("Rows 1 to 1 of 1.");
});

test("if no game has the requested statistics, the result says so instead of listing athletes without statistics", async () => {
  const { text } = await run("get_data", {
    path: "/games/players",
    query: { year: 2025, week: 14, category: "rushng" },
  });
  expect(text.split("\n").at(-1)).toBe(
    "Notice: No rows: the response has the games, but no statistics for this query. Check the spelling of its values.",
  );
});

test("if the best match has no data for the year in the search, the result names that operation and its first season", async () => {
  const { text } = await run("find_operations", { words: "FPI 2003" });
  expect(text.split("\n")[0]).toBe("/ratings/fpi fits best, but its data begin in 2005.");
  const { text: later } = await run("find_operations", { words: "FPI 2013" });
  expect(later.split("\n")[0]).toMatch(/^\/ratings\/fpi: /);
});
