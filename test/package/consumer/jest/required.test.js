// A user's tests with Jest's default settings, in CommonJS. They use the parts that load on demand: cache, validation, error messages and plan.
const { CfbError, createClient, QueryError, TierError } = require("cfb-openapi");
const { createSampleService } = require("cfb-openapi/sample");

const options = { apiKey: "sample", fetch: createSampleService() };
const finals = { year: 2024, competition: "cfp", round: "championship" };

test("get() with cache and validation returns data", async () => {
  const cfb = createClient({ ...options, cache: true, validate: "throw" });
  const [game] = await cfb.get("/games", finals);
  expect([game.homeTeam, game.awayTeam].sort()).toEqual(["Notre Dame", "Ohio State"]);
  expect(await cfb.plan([{ path: "/games", query: finals }])).toMatchObject({ totals: { cached: 1 } });
  expect(await cfb.get("/games", finals)).toEqual([game]);
});

test("errors have the right class and message", async () => {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService({ tier: 0 }) });
  await expect(cfb.get("/games", { year: 2024, taem: "Texas" })).rejects.toThrow(QueryError);
  const { error } = await cfb.result("/live/plays", { gameId: 1 });
  expect(error).toBeInstanceOf(TierError);
  expect(error).toBeInstanceOf(CfbError);
  expect(error.message).toContain("/live/plays");
});

test("openapi-fetch's GET gets data", async () => {
  const { data } = await createClient(options).GET("/games", { params: { query: finals } });
  expect(data).toHaveLength(1);
});
