import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";
import { search } from "../../src/tools/search.js";

/** A question in plain English, the call that answers it, and values of a row that does. */
interface Question {
  readonly question: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly columns?: readonly string[];
  readonly limit?: number;
  readonly has: Readonly<Record<string, unknown>>;
}

const questions: Question[] = JSON.parse(readFileSync(join(__dirname, "questions.json"), "utf8"));
const client = createClient({ apiKey: "sample", fetch: createSampleService() });
const get = tools(client, { sample: true }).find(({ name }) => name === "get_data");

test("there are sixty questions about at least fifty operations", () => {
  expect(questions).toHaveLength(60);
  expect(new Set(questions.map(({ path }) => path)).size).toBeGreaterThanOrEqual(50);
});

test("the right operation is among the first three for at least 57 of them", () => {
  const missed = questions.filter(({ question, path }) => !search(question, 3).some((found) => found === path));
  expect(missed.map(({ question }) => question).slice(3)).toEqual([]);
});

test.each(questions.map((each) => [each.question, each] as const))(
  "%s",
  async (_, { path, query, columns, limit, has }) => {
    const result = await get?.execute({ path, query, ...(columns && { columns }), ...(limit && { limit }) });
    expect(result).toMatchObject({ failed: false, text: expect.stringContaining("Sample data") });
    const names: unknown = result?.data.columns;
    const rows: unknown = result?.data.rows;
    if (!Array.isArray(names) || !Array.isArray(rows)) throw new Error("there are no rows");
    const objects = rows.map((row: unknown[]) =>
      Object.fromEntries(names.map((name: string, index) => [name, row[index]])),
    );
    expect(objects).toContainEqual(expect.objectContaining(has));
  },
);
