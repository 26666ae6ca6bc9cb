import { tools } from "../../src/tools/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

type Input = Readonly<Record<string, unknown>>;

/** Creates `get_data` with a client whose service sends this response to every request. */
function getterOf(response: readonly unknown[]) {
  const get = tools(clientWithFetch(() => Response.json(response)).cfb).find(({ name }) => name === "get_data");
  return async (input: Input) => {
    const result = await get?.execute(input);
    if (result === undefined) throw new Error("there is no get_data");
    return result;
  };
}

const venues = [1, 2, 3].map((id) => ({ id, name: `Field ${id}` }));
const tooOld =
  "Error: This cursor is unknown or too old. Call get_data with path and query again, then use the new cursor.";

test("a cursor stays valid for the next seven responses, and is too old after that", async () => {
  const get = getterOf(venues);
  const cursors = [];
  for (let count = 0; count < 10; count++) {
    const { data } = await get({ path: "/venues", columns: ["id"], limit: 2 });
    cursors.push(data.cursor);
  }
  const results = await Promise.all(cursors.map((cursor) => get({ cursor })));
  expect(cursors.at(-1)).toBe("r10:2");
  expect(results.map(({ failed, text, data }) => (failed ? text : data.rows))).toEqual([
    tooOld,
    tooOld,
    ...Array(8).fill([[3]]),
  ]);
});

test.each(["r1:3", "r1:30", "xr1:1", "r1:1x", "r2:1", "r1", "r1:-1"])(
  "get_data refuses the cursor %s of a response with three rows",
  async (cursor) => {
    const get = getterOf(venues);
    await get({ path: "/venues", columns: ["id"], limit: 1 });
    expect(await get({ cursor })).toMatchObject({ failed: true, text: tooOld });
    expect(await get({ cursor: "r1:2" })).toMatchObject({ failed: false, data: { rows: [[3]] } });
  },
);

test("a cursor's offset counts only the rows that `where` kept", async () => {
  const get = getterOf(venues);
  await get({ path: "/venues", where: { id: ">1" } });
  expect((await get({ cursor: "r1:1", columns: ["id"] })).data).toMatchObject({ rows: [[3]] });
  const wrong = { failed: true, text: tooOld, data: { error: { code: "input" } } };
  expect(await get({ cursor: "r1:2" })).toMatchObject(wrong);
});

test("a page has as many rows as fit into 16,000 characters, and its cursor returns the next ones", async () => {
  const get = getterOf(Array.from({ length: 60 }, (_, id) => ({ id, name: "x".repeat(400) })));
  const rows: unknown[] = [];
  let input: Input = { path: "/venues", columns: ["id", "name"], limit: 500 };
  for (let pages = 1; pages <= 3; pages++) {
    const { text, data } = await get(input);
    const page: unknown[] = [data.rows].flat();
    expect(text.length).toBeLessThanOrEqual(16_000);
    expect(text.split("\n").slice(-page.length)).toEqual(page.map((row) => JSON.stringify(row)));
    rows.push(...page);
    input = { cursor: data.cursor };
    if (data.cursor === undefined) break;
  }
  expect(rows.map((row) => Object(row)[0])).toEqual(Array.from({ length: 60 }, (_, id) => id));
});

test("a response of single values has one value in each row, and no columns", async () => {
  const { data } = await getterOf(["passing", "rushing", null])({ path: "/stats/categories" });
  expect(data).toMatchObject({ columns: [], rows: [["passing"], ["rushing"], [null]], total: 3 });
});
