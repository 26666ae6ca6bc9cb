import { callOf } from "../../src/cli/session/call.js";
import { createClient, QueryError } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { tools } from "../../src/tools/index.js";

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
