import { createClient, isQuery, NotFoundError, parseQuery, QueryError } from "../../../src/index.js";
import { createSampleService } from "../../../src/sample/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";

const path = "/games/{gameId}/preview";
const address = "https://api.collegefootballdata.com/games/401/preview";
const body = () => Response.json({ game: { id: 401 } });

test("get, result, GET and fetch put a path parameter into the path instead of the query", async () => {
  const { cfb, requests } = clientWithFetch(body);
  await cfb.get(path, { gameId: 401 });
  await cfb.result(path, { gameId: 401 });
  await cfb.GET(path, { params: { path: { gameId: 401 } } });
  await cfb.fetch("/games/401/preview");
  await cfb.fetch(new URL(address));
  expect(requests.map(({ url }) => url)).toEqual(Array(5).fill(address));
});

test("fetch ignores a path's letter case and trailing slash", async () => {
  const { cfb, requests } = clientWithFetch(body);
  await cfb.fetch("/Games/401/PREVIEW/");
  await cfb.fetch("/games/401/preview/adjusted/");
  expect(requests.map(({ url }) => url)).toEqual([address, `${address}/adjusted`]);
});

test("an error contains the operation's path as in the document", async () => {
  const { cfb } = clientWithFetch(() => Response.json({ message: "Game not found." }, { status: 404 }));
  expect(await rejection(cfb.get(path, { gameId: 401 }))).toMatchObject({ path, query: { gameId: 401 } });
});

test.each([
  ["missing", (): unknown => ({}), "`gameId` must be given."],
  ["a string", () => ({ gameId: "401" }), '`gameId` takes a number, not "401".'],
  ["0", () => ({ gameId: 0 }), "`gameId` takes at least 1, not 0."],
])("every method refuses a path parameter that is %s", async (_, of, problem) => {
  const { cfb, requests } = clientWithFetch(body);
  const query = of() as never;
  const result = await cfb.result(path, query);
  const errors = [
    await rejection(cfb.get(path, query)),
    Reflect.get(result, "error"),
    await rejection(cfb.GET(path, { params: { path: query } })),
    (await cfb.plan([{ path, query }])).calls[0]?.error,
  ];
  for (const error of errors) {
    expect(error).toBeInstanceOf(QueryError);
    expect(error).toMatchObject({ parameters: ["gameId"], message: expect.stringContaining(problem) });
  }
  expect(requests).toEqual([]);
});

test.each([
  ["not a number", "/games/last/preview", '`gameId` takes a number, not "last".'],
  ["wrongly encoded", "/games/%zz/preview", '`gameId` takes a number, not "%zz".'],
  ["repeated in the query", "/games/401/preview?gameId=402", "`gameId` is given twice, but the path takes one value."],
  ["beside an unknown parameter", "/games/401/preview?year=2025", "Unknown parameter `year`"],
])("fetch refuses a path parameter that is %s", async (_, input, problem) => {
  const { cfb, requests } = clientWithFetch(body);
  const error = await rejection(cfb.fetch(input));
  expect(error).toBeInstanceOf(QueryError);
  expect(error).toMatchObject({ message: expect.stringContaining(problem) });
  expect(requests).toEqual([]);
});

test("GET refuses a path parameter in the query and says where it belongs", async () => {
  const { cfb, requests } = clientWithFetch(body);
  const error = await rejection(Reflect.apply(cfb.GET, cfb, [path, { params: { query: { gameId: 5 } } }]));
  expect(error).toBeInstanceOf(QueryError);
  expect(error).toHaveProperty("message", expect.stringContaining("`gameId` belongs in `params.path`"));
  expect(requests).toEqual([]);
});

test("isQuery and parseQuery accept a path parameter", async () => {
  expect([isQuery(path, { gameId: 401 }), isQuery(path, {}), isQuery(path, { gameId: 401, year: 2025 })]).toEqual([
    true,
    false,
    false,
  ]);
  const query = parseQuery(path, new URLSearchParams("gameId=401"));
  expect(query.gameId).toBe(401);
  const { cfb } = clientWithFetch(body);
  // @ts-expect-error The parameter is required.
  await rejection(cfb.get(path, {}));
  // @ts-expect-error The parameter is a number.
  await rejection(cfb.get(path, { gameId: "401" }));
  // @ts-expect-error The parameter is in the path.
  await rejection(cfb.GET(path, { params: { query: { gameId: 401 } } }));
  const { game } = await cfb.get(path, query);
  expect(game.id).toBe(401);
});

describe("with a cache", () => {
  const ttl = { cacheTtlMs: 60_000 };

  test("the client stores live previews only if the call sets a time to live", async () => {
    const { cfb, requests } = clientWithFetch(body, { cache: true });
    await cfb.get(path, { gameId: 401 });
    await cfb.get(path, { gameId: 401 });
    expect(requests).toHaveLength(2);
    await cfb.get(path, { gameId: 401 }, ttl);
    await cfb.get(path, { gameId: 401 }, ttl);
    await cfb.get(path, { gameId: 402 }, ttl);
    expect(requests).toHaveLength(4);
  });

  test("forget deletes one game's response or all games' responses", async () => {
    const { cfb, requests } = clientWithFetch(body, { cache: true });
    const both = async () => {
      await cfb.get(path, { gameId: 401 }, ttl);
      await cfb.get(path, { gameId: 402 }, ttl);
    };
    await both();
    await cfb.forget(path, { gameId: 401 });
    await both();
    expect(requests).toHaveLength(3);
    await cfb.forget(path);
    await both();
    expect(requests).toHaveLength(5);
  });
});

test("the sample service supports path parameters and marks the responses as private", async () => {
  const service = createSampleService({ now: new Date("2025-11-28T12:00:00Z") });
  const cfb = createClient({ apiKey: "sample", fetch: service, validate: "throw" });
  const { games, selection } = await cfb.get("/games/schedule");
  const [first] = games;
  const gameId = first?.id ?? 0;
  const { analysis, availability } = await cfb.get(path, { gameId });
  expect([selection, availability]).toEqual(["active", "pregame"]);
  expect(analysis?.home.teamId).toBe(first?.homeTeam.id);
  const adjusted = await cfb.get("/games/{gameId}/preview/adjusted", { gameId });
  expect(adjusted.analysis?.away.teamId).toBe(first?.awayTeam.id);
  expect(await rejection(cfb.get(path, { gameId: 1 }))).toBeInstanceOf(NotFoundError);
  const headers = { authorization: "Bearer sample" };
  for (const [target, status] of [
    [`/Games/${gameId}/preview/`, 200],
    ["/games/1/preview", 404],
    ["/games/x/preview", 400],
    [`/games/${gameId}/preview?year=2025`, 400],
  ] as const) {
    const response = await service(`http://localhost${target}`, { headers });
    expect([response.status, response.headers.get("cache-control")]).toEqual([status, "private, no-store"]);
  }
});
