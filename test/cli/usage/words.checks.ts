import { callOf } from "../../../src/cli/session/call.js";
import { runCalls } from "../../../src/cli/session/run-calls.js";
import { lineAtCursor, pairOf, quoted, typedWordsOf, wordsOf } from "../../../src/cli/session/words.js";
import { createClient, QueryError } from "../../../src/index.js";
import { systemClock } from "../../../src/request/time.js";
import { createSampleService } from "../../../src/sample/index.js";
import { tools } from "../../../src/tools/index.js";

test.each([
  ["/games year=2024", ["/games", "year=2024"]],
  ['team="Ohio State" week=1', ["team=Ohio State", "week=1"]],
  ["team='Ohio State'", ["team=Ohio State"]],
  ["team=Ohio\\ State", ["team=Ohio State"]],
  ['team="say \\"hi\\" \\\\"', ['team=say "hi" \\']],
  ["team='a\\b'", ["team=a\\b"]],
  ['a"b c"d', ["ab cd"]],
  ['""', [""]],
  ["  /games \t year=2024 ", ["/games", "year=2024"]],
  ["/games # a comment", ["/games"]],
  ["/games#1", ["/games#1"]],
  ["", []],
  ['team="Ohio', undefined],
  ["team='Ohio", undefined],
  ["team=Ohio\\", undefined],
  ['team="Ohio\\', undefined],
])("`wordsOf` splits %j like a shell into %j", (line, words) => {
  expect(wordsOf(line)).toEqual(words);
});

test.each([
  ["cfb get /games ", ["cfb", "get", "/games"], ""],
  ["cfb get /ga", ["cfb", "get"], "/ga"],
  ['cfb get /games team="Ohio S', ["cfb", "get", "/games"], "team=Ohio S"],
])("for %j, the words before the cursor are %j and the word at the cursor is %j", (line, words, current) => {
  expect(lineAtCursor(line)).toEqual({ words, current });
});

test("`typedWordsOf` splits a command line into words that keep their quotes", () => {
  expect(typedWordsOf("  cfb get team=\"Ohio State\" 'a b'")).toEqual(["cfb", "get", 'team="Ohio State"', "'a b'"]);
});

test.each([
  ["year=2024", { name: "year", value: "2024" }],
  ["team=", { name: "team", value: "" }],
  ["q=a=b", { name: "q", value: "a=b" }],
  ["team=a\nb", { name: "team", value: "a\nb" }],
  ["__proto__=1", { name: "__proto__", value: "1" }],
  ["year", undefined],
  ["=2024", undefined],
  ["/games?year=2024", undefined],
  ["games?year=2024", undefined],
  ["games year=2024", undefined],
])("%j means the parameter %j", (word, pair) => {
  expect(pairOf(word)).toEqual(pair);
});

test.each(["/games", "Ohio State", 'say "hi"', "$HOME", "back\\slash", "`ls`", "a'b"])(
  "%j remains one shell word when quoted",
  (text) => {
    expect(wordsOf(quoted(text))).toEqual([text]);
  },
);

const call = { path: "/games/{gameId}/preview", query: { gameId: 401 } };

test.each([
  ["its path and the parameter", "/games/{gameId}/preview", ["gameId=401"]],
  ["its operationId and the parameter", "getGamePreview", ["gameId=401"]],
  ["the filled path", "/games/401/preview", []],
  ["the filled path in another letter case", "/Games/401/Preview/", []],
  ["the complete URL", "https://api.collegefootballdata.com/games/401/preview", []],
])("the command accepts a path parameter given as %s", (_, word, pairs) => {
  expect(callOf(word, pairs)).toEqual(call);
});

test("the command refuses a path that contains an invalid value", () => {
  expect(() => callOf("/games/last/preview", [])).toThrow(QueryError);
});

test.each([
  ["the path and the query", { path: "/games/{gameId}/preview", query: { gameId: 401752677 } }],
  ["the filled path", { path: "/games/401752677/preview" }],
])("get_data accepts %s", async (_, input) => {
  const client = createClient({ apiKey: "sample", fetch: createSampleService() });
  const tool = tools(client).find(({ name }) => name === "get_data");
  const result = await tool?.execute(input);
  expect(JSON.stringify(result)).toContain("game_completed");
});

test("get_data refuses a parameter given both in the path and in the query", async () => {
  const fetch = jest.fn();
  const tool = tools(createClient({ apiKey: "sample", fetch })).find(({ name }) => name === "get_data");
  const result = await tool?.execute({ path: "/games/401752677/preview", query: { gameId: 5 } });
  expect(JSON.stringify(result)).toContain("`gameId` is given twice");
  expect(fetch).not.toHaveBeenCalled();
});

/** Requests the calendars of `years` from a service that breaks the connection for the years in `broken`. */
async function requestYears(years: number[], broken: number[]) {
  const requested: number[] = [];
  const sample = createSampleService();
  const client = createClient({
    apiKey: "any",
    // With a random value of 0, retries are sent immediately.
    clock: { ...systemClock, random: () => 0 },
    fetch: async (request) => {
      const year = Number(new URL(request.url).searchParams.get("year"));
      requested.push(year);
      if (broken.includes(year)) throw new TypeError("fetch failed");
      return sample(request);
    },
  });
  const jobs = years.map((year) => ({ call: { path: "/calendar" as const, query: { year } } }));
  const stored: unknown[] = [];
  const outcome = await runCalls(jobs, async ({ call: { path, query } }) => {
    await client.get(path, query);
    stored.push(query.year);
    return undefined;
  });
  return { ...outcome, stored, requested };
}

test("after three failed calls in a row, the run ends without sending the remaining calls", async () => {
  const { stored, failed, stopped, requested } = await requestYears([2020, 2021, 2022, 2023, 2024], [2021, 2022, 2023]);
  expect(stored).toEqual([2020]);
  expect(failed).toHaveLength(2);
  expect(stopped).toMatchObject({ code: "connection", query: { year: 2023 } });
  // Each failed call takes three attempts.
  expect(requested).toHaveLength(10);
  expect(requested).not.toContain(2024);
});

test("a response between failures resets the failure count", async () => {
  const { stored, failed, stopped } = await requestYears([2020, 2021, 2022, 2023, 2024], [2020, 2021, 2023, 2024]);
  expect(stored).toEqual([2022]);
  expect(failed).toHaveLength(4);
  expect(stopped).toBeUndefined();
});
