import { createSampleService } from "../../src/sample/index.js";
import { auth, type CallResult, call } from "./call.js";

describe("the key and the tier", () => {
  test.each([
    {},
    { authorization: "Bearer" },
    { authorization: "bearer key" },
    { authorization: "Bearer a b" },
    { authorization: "Basic key" },
  ])("responds to %j with a 401 before it checks parameters", async (headers) => {
    expect(await call("/games?year=abc", {}, { headers })).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/^Unauthorized\. /) },
    });
  });

  test("accepts any key by default, and otherwise only those in `keys`", async () => {
    expect((await call("/games?year=2024")).status).toBe(200);
    expect((await call("/games?year=2024", { keys: ["other"] })).status).toBe(401);
    expect((await call("/games?year=2024", { keys: ["any"] })).status).toBe(200);
  });

  test("responds to a low tier with a 401 that states the required tier", async () => {
    const { status, body } = await call("/games/weather?year=2024", { tier: 0 });
    expect({ status, body }).toEqual({
      status: 401,
      body: { message: "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher." },
    });
    expect((await call("/games/weather?year=2024", { tier: 1 })).status).toBe(200);
  });
});

describe("the quota", () => {
  const callsLeft = ({ headers }: CallResult) => headers.get("x-calllimit-remaining");

  test("is in a header, decreases only with successful calls, and ends in a monthly 429 without Retry-After", async () => {
    const service = createSampleService({ quota: 2 });
    const send = async (target: string) => {
      const response = await service(new Request(`http://localhost${target}`, { headers: auth }));
      return [response.status, response.headers.get("x-calllimit-remaining"), response.headers.get("retry-after")];
    };
    expect(await send("/games?year=2024")).toEqual([200, "1", null]);
    expect(await send("/games?year=abc")).toEqual([400, "1", null]);
    expect(await send("/scoreboard")).toEqual([200, "1", null]);
    expect(await send("/games?year=2024")).toEqual([200, "0", null]);
    expect(await send("/games?year=2024")).toEqual([429, "0", null]);
    expect(await send("/scoreboard")).toEqual([200, "0", null]);
  });

  test("is renewed each month, UTC", async () => {
    let now = Date.parse("2024-12-31T23:59:59Z");
    const service = createSampleService({ quota: 1, now: () => now });
    const send = async () => (await service(new Request("http://localhost/games?year=2024", { headers: auth }))).status;
    expect([await send(), await send()]).toEqual([200, 429]);
    now += 1000;
    expect(await send()).toBe(200);
  });

  test("is not in the response to a missing key", async () => {
    expect(callsLeft(await call("/games", {}, {}))).toBeNull();
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
  ])("with %s return a 400 that names %s", async (target, name) => {
    const { status, body } = await call(target);
    expect({ status, body }).toEqual({
      status: 400,
      body: {
        message: "Validation Failed",
        details: { [name]: expect.objectContaining({ message: expect.any(String) }) },
      },
    });
  });

  test("are reported together if several are invalid", async () => {
    const { body } = await call("/games?year=abc&week=def");
    expect(body).toMatchObject({ details: { year: { value: "abc" }, week: { value: "def" } } });
  });

  test("are ignored if unknown, as by the service", async () => {
    expect(await call("/games?year=2024&__proto__=1&taem=Texas")).toMatchObject({ status: 200 });
  });
});

describe("the handler", () => {
  const service = createSampleService();
  const address = "https://api.collegefootballdata.com/games?year=2025&week=1&team=Indiana";

  test("can replace the global fetch, because it takes a URL with options", async () => {
    const fetch: typeof globalThis.fetch = service;
    const expected = await (await service(new Request(address, { headers: auth }))).json();
    expect(await (await fetch(address, { headers: auth })).json()).toEqual(expected);
    expect(await (await fetch(new URL(address), { headers: auth })).json()).toEqual(expected);
  });

  test("ignores the further arguments that worker runtimes pass with a request", async () => {
    const worker: (request: Request, environment: { readonly headers: string }) => Promise<Response> = service;
    expect((await worker(new Request(address, { headers: auth }), { headers: "secret" })).status).toBe(200);
  });
});
