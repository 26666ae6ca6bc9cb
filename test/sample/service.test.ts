import { createSampleService } from "../../src/sample/index.js";
import { type Answer, ask, auth } from "./ask.js";

describe("the key and the tier", () => {
  test.each([
    {},
    { authorization: "Bearer" },
    { authorization: "bearer key" },
    { authorization: "Bearer a b" },
    { authorization: "Basic key" },
  ])("%j is 401, before any parameter is looked at", async (headers) => {
    expect(await ask("/games?year=abc", {}, { headers })).toMatchObject({
      status: 401,
      body: { message: "Unauthorized" },
    });
  });

  test("any key is good unless the good ones are told", async () => {
    expect((await ask("/games?year=2024")).status).toBe(200);
    expect((await ask("/games?year=2024", { keys: ["other"] })).status).toBe(401);
    expect((await ask("/games?year=2024", { keys: ["any"] })).status).toBe(200);
  });

  test("too low a tier is a 401 that names the tier", async () => {
    const { status, body } = await ask("/games/weather?year=2024", { tier: 0 });
    expect({ status, body }).toEqual({
      status: 401,
      body: { message: "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher." },
    });
    expect((await ask("/games/weather?year=2024", { tier: 1 })).status).toBe(200);
  });
});

describe("the quota", () => {
  const header = (answer: Answer) => answer.headers.get("x-calllimit-remaining");

  test("is told after each call, spent by answers alone, and ends in the monthly 429 without Retry-After", async () => {
    const service = createSampleService({ quota: 2 });
    const call = async (target: string) => {
      const response = await service(new Request(`http://localhost${target}`, { headers: auth }));
      return [response.status, response.headers.get("x-calllimit-remaining"), response.headers.get("retry-after")];
    };
    expect(await call("/games?year=2024")).toEqual([200, "1", null]);
    expect(await call("/games?year=abc")).toEqual([400, "1", null]);
    expect(await call("/scoreboard")).toEqual([200, "1", null]);
    expect(await call("/games?year=2024")).toEqual([200, "0", null]);
    expect(await call("/games?year=2024")).toEqual([429, "0", null]);
    expect(await call("/scoreboard")).toEqual([200, "0", null]);
  });

  test("returns with the next month, UTC", async () => {
    let now = Date.parse("2024-12-31T23:59:59Z");
    const service = createSampleService({ quota: 1, now: () => now });
    const call = async () => (await service(new Request("http://localhost/games?year=2024", { headers: auth }))).status;
    expect([await call(), await call()]).toEqual([200, 429]);
    now += 1000;
    expect(await call()).toBe(200);
  });

  test("is absent from a refused key", async () => {
    expect(header(await ask("/games", {}, {}))).toBeNull();
  });
});

describe("parameters", () => {
  test.each([
    ["/games?year=abc", "year"],
    ["/games?year=2024.5", "year"],
    ["/games?year=99999999999", "year"],
    ["/games?year=2024&seasonType=Regular", "seasonType"],
    ["/games?year=2024&year=2023", "year"],
    ["/games?year=2024&round=final", "round"],
    ["/stats/game/advanced?year=2024&week=one", "week"],
    ["/stats/game/advanced?year=2024&excludeGarbageTime=1", "excludeGarbageTime"],
    ["/calendar", "year"],
    ["/game/box/advanced", "id"],
  ])("%s is a 400 that names %s", async (target, name) => {
    const { status, body } = await ask(target);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        message: "Validation Failed",
        details: { [name]: expect.objectContaining({ message: expect.any(String) }) },
      },
    });
  });

  test("all failing parameters are told together", async () => {
    const { body } = await ask("/games?year=abc&week=def");
    expect(body).toMatchObject({ details: { year: { value: "abc" }, week: { value: "def" } } });
  });

  test("an unknown parameter is ignored, as the service does", async () => {
    expect(await ask("/games?year=2024&__proto__=1&taem=Texas")).toMatchObject({ status: 200 });
  });
});
