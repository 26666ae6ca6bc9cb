import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";
import { search } from "../../src/tools/search.js";

/** A task in plain English, the call for it, and what the row with the answer contains. */
interface Task {
  readonly task: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** The time in the sample world, if it is not the default. */
  readonly now?: string;
  readonly columns?: readonly string[];
  readonly limit?: number;
  /** Values that identify the row. */
  readonly has: Readonly<Record<string, unknown>>;
  /** The columns with the answer, if `has` only identifies the row. */
  readonly shows?: readonly string[];
}

const tasks: Task[] = JSON.parse(readFileSync(join(__dirname, "tasks.json"), "utf8"));
/** Returns a tool with a sample service set to the given time. */
function toolAt(now: string | undefined, tool: string) {
  const fetch = createSampleService(now === undefined ? {} : { now: new Date(now) });
  return tools(createClient({ apiKey: "sample", fetch }), { sample: true }).find(({ name }) => name === tool);
}

test("the sixty tasks use at least fifty operations", () => {
  expect(tasks).toHaveLength(60);
  expect(new Set(tasks.map(({ path }) => path)).size).toBeGreaterThanOrEqual(50);
});

test("each task expects a value that the task's query does not contain", () => {
  const values = ({ query }: Task) => Object.values(query).map(String);
  const bare = tasks.filter(
    (task) => !task.shows && Object.values(task.has).every((has) => values(task).includes(String(has))),
  );
  expect(bare.map(({ task }) => task)).toEqual([]);
});

test.each([
  [1, 53],
  [3, 59],
])("among the first %d results is the right operation for at least %d of the sixty tasks", (first, right) => {
  const found = tasks.filter(({ task, path }) => search(task, first).some((each) => each === path));
  expect(found.length).toBeGreaterThanOrEqual(right);
});

test.each(tasks.map((each) => [each.task, each] as const))(
  "%s",
  async (_, { path, query, now, columns, limit, has, shows = [] }) => {
    const result = await toolAt(now, "get_data")?.execute({
      path,
      query,
      ...(columns && { columns }),
      ...(limit && { limit }),
    });
    expect(result).toMatchObject({ failed: false, text: expect.stringContaining("Sample data") });
    const names: unknown = result?.data.columns;
    const rows: unknown = result?.data.rows;
    if (!Array.isArray(names) || !Array.isArray(rows)) throw new Error("there are no rows");
    const objects = rows.map((row: unknown[]) =>
      Object.fromEntries(names.map((name: string, index) => [name, row[index]])),
    );
    const values = Object.fromEntries(shows.map((name) => [name, expect.anything()]));
    expect(objects).toContainEqual(expect.objectContaining({ ...values, ...has }));
  },
);
