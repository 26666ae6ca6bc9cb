import { operationsOf, readDocument } from "../../../scripts/lib/document.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { againstSample, type Called, type Host, key, withHost } from "./connect.js";

const cfb = builtCfb();
const against = againstSample(cfb);
const most = 16_000;

/** A result's rows, and those behind its cursors. Throws if a result has more than 4,000 tokens, or if a row is missing or appears twice. */
async function walk(call: Host["call"], first: Called, input = {}): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for (let result = first; ; result = await call("get_data", { cursor: result.data.cursor, ...input })) {
    expect(result.text.length).toBeLessThanOrEqual(most);
    const page = Array.isArray(result.data.rows) ? result.data.rows : [];
    expect(result.text.split("\n").slice(-page.length)).toEqual(page.map((row) => JSON.stringify(row)));
    rows.push(...page);
    expect(result.data.leftOut).toBe(Number(result.data.total) - rows.length);
    if (result.data.cursor === undefined) return rows;
    expect(page.length).toBeGreaterThan(0);
  }
}

test.each([50, 500])(
  "cursors of %d rows each return all 2,000 rows once, in order, with one request",
  async (limit) => {
    const venues = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `Stadium ${id} ${"x".repeat(id % 700)}` }));
    const requests: (string | undefined)[] = [];
    await withServer(
      ({ url }, response) => {
        requests.push(url);
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(venues));
      },
      (url) =>
        withHost(cfb, ["--base-url", url], { CFB_API_KEY: key }, async ({ call }) => {
          const first = await call("get_data", { path: "/venues", columns: ["id", "name"], limit });
          expect(await walk(call, first, { limit })).toEqual(venues.map(({ id, name }) => [id, name]));
        }),
    );
    expect(requests).toEqual(["/venues"]);
  },
);

test("cursors return every row of a sample response", async () => {
  const query = { year: 2024, week: 1, seasonType: "postseason" };
  const { requests } = await against([], async ({ call }) => {
    const rows = await walk(call, await call("get_data", { path: "/plays", query, columns: ["id"], limit: 500 }), {});
    expect(rows.length).toBeGreaterThan(500);
    expect(new Set(rows.map(String)).size).toBe(rows.length);
  });
  expect(requests).toHaveLength(1);
});

test("a cursor can read other columns of its rows without a call, and the next cursor keeps these columns", async () => {
  const { requests } = await against([], async ({ call }) => {
    const first = await call("get_data", { path: "/games", query: { year: 2024 }, columns: ["id"], limit: 2 });
    const venues = await call("get_data", { cursor: first.data.cursor, columns: ["venue"], limit: 2 });
    expect(venues.data).toMatchObject({ columns: ["venue"], total: 11, leftOut: 7 });
    const next = await call("get_data", { cursor: venues.data.cursor });
    expect(next.data).toMatchObject({ columns: ["venue"], leftOut: 0 });
    const wrong = await call("get_data", { cursor: first.data.cursor, columns: ["venu"] });
    expect(wrong.text).toContain("Did you mean venue?");
  });
  expect(requests).toHaveLength(1);
});

test("a cursor is accepted beside the call it came from, and refused beside any other call without a request", async () => {
  const query = { year: 2024, seasonType: "postseason" };
  const { requests } = await against([], async ({ call }) => {
    const { data } = await call("get_data", { path: "/games", query, limit: 1 });
    for (const other of [{ path: "/lines" }, { path: "/games", query: { year: 2023 } }]) {
      const { text, failed } = await call("get_data", { ...other, cursor: data.cursor });
      expect({ text, failed }).toEqual({ text: expect.stringContaining("The cursor belongs to /games"), failed: true });
    }
    const same = { path: "getGames", query: { seasonType: "postseason", year: "2024" }, cursor: data.cursor };
    expect(await call("get_data", same)).toMatchObject({ failed: false, data: { leftOut: 0 } });
    for (const cursor of ["r1:-5", "r1:99999", "r9:0", `r${"9".repeat(30)}:0`, "r1:1 "]) {
      expect((await call("get_data", { cursor })).text).toContain("This cursor is unknown or too old");
    }
  });
  expect(requests).toHaveLength(1);
});

test("descriptions and plans stay below 4,000 tokens, both as text and as data", async () => {
  const ids = operationsOf(readDocument()).map(({ operationId }) => operationId);
  const calls = Array.from({ length: 500 }, (_, index) => ({ path: "/games", query: { year: 1900 + (index % 120) } }));
  await withHost(cfb, ["--sample"], {}, async ({ call }) => {
    const results = await Promise.all(ids.map((path) => call("describe_operation", { path })));
    const plan = await call("plan_calls", { calls });
    expect(plan.text).toMatch(/^Total: 500 metered.*\n\d+ calls are not listed, but the total counts them/m);
    const sizes = [...results, plan].map(({ text, data }) => Math.max(text.length, JSON.stringify(data).length));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
    expect(results.filter(({ failed }) => failed)).toEqual([]);
  });
});
