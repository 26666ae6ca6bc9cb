import { createClient, isQuery, QueryError } from "../../src/index.js";
import { sentQuery } from "../../src/query/check.js";
import { refusedQuery } from "../../src/query/query-error.js";
import { nearest } from "../../src/query/suggest.js";

function errorOf(path: string, query: unknown): QueryError {
  const error = refusedQuery(path, sentQuery(query), (text) => text);
  if (error === undefined) throw new Error("the query is valid");
  return error;
}

/** isQuery without its types, as a JavaScript caller uses it. */
const isValid: (path: string, query: unknown) => boolean = isQuery as never;

test("the error has the operation, the parameters and the query as properties", async () => {
  // @ts-expect-error `round` requires `competition`
  const { error } = await createClient().result("/games", { year: 2024, round: "semifinal" });
  expect(error).toMatchObject({
    code: "query",
    path: "/games",
    operationId: "getGames",
    parameters: ["round", "competition"],
    query: { year: 2024, round: "semifinal" },
  });
});

test("a search term may be empty, because the service accepts that", () => {
  expect(isValid("/player/search", { searchTerm: "" })).toBe(true);
});

test("a hostile value or name is truncated and does no harm", async () => {
  const query = JSON.parse(
    `{"__proto__": {"year": 2024}, "${"x".repeat(100_000)}": 1, "team": "${"y".repeat(100_000)}"}`,
  );
  expect((await errorOf("/games", query)).message.length).toBeLessThan(2000);
  expect((await errorOf("__proto__", {})).message).toContain("The document does not have __proto__");
});

test.each(["get", "result", "GET"] as const)("%s rejects an invalid query before anything is sent", async (method) => {
  let calls = 0;
  const fetch = async () => {
    calls++;
    return Response.json([]);
  };
  const cfb = createClient({ apiKey: "k", fetch });
  // @ts-expect-error `year` or `id` is needed
  const call = { get: () => cfb.get("/games", { team: "Texas" }), result: () => cfb.result("/games", {}) };
  if (method === "get") await expect(call.get()).rejects.toBeInstanceOf(QueryError);
  if (method === "result")
    expect(await call.result()).toMatchObject({
      ok: false,
      error: { code: "query" },
      status: undefined,
      headers: undefined,
    });
  if (method === "GET")
    await expect(cfb.GET("/games", { params: { query: { week: 1 } } })).rejects.toBeInstanceOf(QueryError);
  expect(calls).toBe(0);
});

test("a parameter with the value undefined counts as absent", () => {
  expect(isValid("/games", { year: 2024, yaer: undefined, id: undefined })).toBe(true);
});

test.each([
  ["yaer", "year"],
  ["seasontype", "seasonType"],
  ["confrence", "conference"],
  ["tema", "team"],
  ["x", undefined],
  ["year_of_the_season", undefined],
])("the nearest name to %s is %s", (word, name) => {
  expect(nearest(word, ["year", "week", "team", "conference", "seasonType"])).toBe(name);
});
