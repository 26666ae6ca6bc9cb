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

test.each([
  ["/games", {}, "/games (getGames): Give `year` or `id`. Given: nothing."],
  ["/games", undefined, "/games (getGames): Give `year` or `id`. Given: nothing."],
  [
    "/games",
    { year: 2024, round: "semifinal" },
    '/games (getGames): `round` requires `competition`. Given: year 2024, round "semifinal".',
  ],
  ["/games/teams", { year: 2024 }, "With `year`, give `week`, `team` or `conference`. Given: year 2024."],
  ["/games/teams", { year: 2024, id: 1 }, "With `year`, give `week`, `team` or `conference`. Given: year 2024, id 1."],
  ["/games", { yaer: 2024 }, "Unknown parameter `yaer`; did you mean `year`? Give `year` or `id`. Given: yaer."],
  ["/calendar", { year: 2024, zzzzzz: 1 }, "Unknown parameter `zzzzzz`; there are year."],
  ["/stats/categories", { year: 2024 }, "Unknown parameter `year`; there are none here."],
  ["/games", { year: "2024" }, '`year` takes a number, not "2024".'],
  ["/games", { year: Number.NaN }, "`year` takes a number, not NaN."],
  ["/games", { year: 2024.5 }, "`year` takes a whole number, not 2024.5."],
  ["/games", { year: 2 ** 31 }, "`year` takes a 32-bit number, not 2147483648."],
  ["/games", { year: 0 }, "`year` is 0, which the service treats as not given: leave it out."],
  ["/games", { year: 2024, team: "" }, "`team` is empty, which the service treats as not given: leave it out."],
  ["/games", { year: 2024, seasonType: "Regular" }, "`seasonType` takes one of regular, postseason, both, allstar"],
  ["/games", { year: 2024, team: ["Texas"] }, "`team` takes a string, not Texas."],
  ["/info/usage", { days: 32 }, "`days` takes at most 31, not 32."],
  ["/coaches/profile", { coachId: 0 }, "`coachId` takes at least 1, not 0."],
  ["/calendar", {}, "/calendar (getCalendar): `year` must be given. Given: nothing."],
  ["/coaches/seasons", { coachId: 1, minYear: 2024, maxYear: 2020 }, "`minYear` must not be greater than `maxYear`."],
  ["/game", { year: 2024 }, "The document does not have /game: `fetch` and `GET` send it. Did you mean /games?"],
  ["/nothing/like/it", {}, "The document does not have /nothing/like/it: `fetch` and `GET` send it."],
  ["/games", "year=2024", "the query is an object such as { year: 2024 }"],
])("%s %j: %s", async (path, query, message) => {
  expect((await errorOf(path, query)).message).toContain(message);
  expect(isValid(path, query)).toBe(false);
});

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
