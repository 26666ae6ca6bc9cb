import { createClient, isPath, parseQuery, QueryError, type QueryTexts } from "../../src/index.js";

/** Returns the error that a query causes. */
function errorOf(path: string, texts: QueryTexts): unknown {
  try {
    parseQuery(path as "/games", texts);
  } catch (error) {
    return error;
  }
  throw new Error("the query is valid");
}

test("parseQuery parses numbers, booleans and strings by the parameters' types", () => {
  const search = new URLSearchParams("year=2024&week=2&team=Texas+A%26M");
  expect(parseQuery("/games", search)).toEqual({ year: 2024, week: 2, team: "Texas A&M" });
  const record = { year: "2024", poll: "cfp", final: "true", latest: undefined };
  expect(parseQuery("/rankings", record)).toEqual({ year: 2024, poll: "cfp", final: true });
  expect(parseQuery("/games", { year: ["2024"] })).toEqual({ year: 2024 });
  expect(parseQuery("/wepa/players/passing", { team: "2024" })).toEqual({ team: "2024" });
  expect(parseQuery("/venues", {})).toEqual({});
});

test.each([
  ["0x7E8", 'takes a number, not "0x7E8"'],
  ["2e3", 'takes a number, not "2e3"'],
  [" 2024", 'takes a number, not " 2024"'],
  ["2024.5", "takes a whole number, not 2024.5"],
  ["9999999999", "takes a 32-bit number"],
  ["NaN", 'takes a number, not "NaN"'],
  ["Infinity", 'takes a number, not "Infinity"'],
  ["٢٠٢٤", "takes a number"],
  ["", "takes a number"],
  ["0", "is 0, which the service treats as not given"],
])("parseQuery refuses year=%j", (year, message) => {
  expect(errorOf("/games", { year })).toMatchObject({ code: "query", message: expect.stringContaining(message) });
});

test("the error lists every problem", () => {
  const search = new URLSearchParams("yaer=2024&week=two&team=&conference=SEC&conference=ACC&seasonType=Regular");
  const error = errorOf("/games", search);
  expect(error).toBeInstanceOf(QueryError);
  expect(error).toMatchObject({
    path: "/games",
    operationId: "getGames",
    parameters: ["yaer", "week", "team", "conference", "seasonType", "year", "id"],
  });
  for (const problem of [
    "Unknown parameter `yaer`. Did you mean `year`?",
    '`week` takes a number, not "two".',
    "`team` is empty",
    "`conference` takes a string, not [SEC,ACC].",
    "`seasonType` takes one of",
    "Give `year` or `id`.",
  ])
    expect(String(error)).toContain(problem);
});

test("parseQuery refuses hostile names and paths", () => {
  expect(errorOf("/games", new URLSearchParams("year=2024&__proto__=1"))).toMatchObject({ parameters: ["__proto__"] });
  expect(errorOf("/games", JSON.parse('{ "year": "2024", "constructor": "x" }'))).toMatchObject({
    parameters: ["constructor"],
  });
  expect(errorOf("/game", {})).toMatchObject({
    code: "query",
    message: expect.stringContaining("Did you mean /games?"),
  });
  expect(errorOf("toString", {})).toMatchObject({ code: "query" });
});

test.each<[string, unknown]>([
  ["objects, which some parsers create from `year[a]=1`", { year: { a: "2024" } }],
  ["null", { year: null }],
  ["lists of objects", { year: [{ a: "1" }] }],
  ["an empty list", { year: [], team: "Texas" }],
  ["null instead of parameters", null],
  ["a string instead of parameters", "year=2024"],
])("parseQuery refuses %s", (_, texts) => {
  expect(errorOf("/games", texts as QueryTexts)).toMatchObject({ code: "query" });
});

test("parseQuery accepts search parameters of another class or realm", () => {
  class OtherParams {
    readonly own = new URLSearchParams("year=2024&team=Texas");
    keys = () => this.own.keys();
    getAll = (name: string) => this.own.getAll(name);
  }
  const texts: unknown = new OtherParams();
  expect(parseQuery("/games", texts as URLSearchParams)).toEqual({ year: 2024, team: "Texas" });
});

test("a server route needs only three lines", async () => {
  const cfb = createClient({ apiKey: "k", fetch: async (request) => Response.json([request.url]) });
  const route = async (url: string): Promise<unknown> => {
    const { pathname, searchParams } = new URL(url);
    if (!isPath(pathname)) return undefined;
    return cfb.get(pathname, parseQuery(pathname, searchParams));
  };
  const sent = "https://api.collegefootballdata.com/games?team=Ohio%20State&year=2024";
  expect(await route("http://localhost/games?year=2024&team=Ohio+State")).toEqual([sent]);
  expect(await route("http://localhost/nothing")).toBeUndefined();
});

test("parseQuery omits undefined parameters and keeps values that are already parsed", () => {
  const read: unknown = parseQuery("/rankings", { year: "2024", week: undefined, poll: "cfp", final: true as never });
  expect(read).toStrictEqual({ year: 2024, poll: "cfp", final: true });
});

test.each([7, "year=2024", null, undefined])("parseQuery refuses %j, which has no parameters", (texts) => {
  const message = expect.stringContaining("the query must be an object");
  expect(errorOf("/venues", texts as never)).toMatchObject({ code: "query", message });
});
