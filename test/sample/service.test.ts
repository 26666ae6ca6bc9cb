import { createSampleService, type Recording, type SampleOptions } from "../../src/sample/index.js";

const auth = { authorization: "Bearer any" };

interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

async function ask(
  target: string,
  options: SampleOptions = {},
  init: RequestInit = { headers: auth },
): Promise<Answer> {
  const response = await createSampleService(options)(new Request(`http://localhost${target}`, init));
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
}

type Rows = Record<string, unknown>[];

function recording(path: string, query: Recording["request"]["query"], body: unknown, status = 200): Recording {
  return {
    request: { path, query },
    response: { status, headers: {}, body },
    recordedAt: "2025-01-01T00:00:00Z",
    source: "sample",
  };
}

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

describe("rows", () => {
  const rows = async (target: string) => (await ask(target)).body as Rows;

  test("a team is found on either side, whatever the case", async () => {
    const games = await rows("/games?year=2024&team=ohio%20STATE");
    expect(games.map(({ awayTeam, homeTeam }) => `${awayTeam} ${homeTeam}`).sort()).toEqual(
      [
        "Notre Dame Ohio State",
        "Ohio State Notre Dame",
        "Ohio State Oregon",
        "Ohio State Texas",
        "Tennessee Ohio State",
      ].filter((pair) => games.some(({ awayTeam, homeTeam }) => `${awayTeam} ${homeTeam}` === pair)),
    );
    expect(games).toHaveLength(4);
  });

  test("home, away, round and an unknown team do what their names say", async () => {
    expect((await rows("/games?year=2024&home=Texas")).every(({ homeTeam }) => homeTeam === "Texas")).toBe(true);
    expect(await rows("/games?year=2024&competition=cfp&round=quarterfinal")).toHaveLength(4);
    expect(await rows("/games?year=2024&team=Nowhere")).toEqual([]);
    expect(await rows("/games?year=1900")).toEqual([]);
  });

  test("seasonType both filters nothing", async () => {
    expect(await rows("/games?year=2024&seasonType=both")).toEqual(await rows("/games?year=2024"));
    expect(await rows("/games?year=2024&seasonType=spring_regular")).toEqual([]);
  });

  test("an id stands alone: other filters are ignored", async () => {
    const [game] = await rows("/games?year=2024");
    expect(await rows(`/games?id=${String(game?.id)}&year=1900&team=Nowhere`)).toEqual([game]);
  });

  test("a row without a season takes it from its game", async () => {
    const [game] = await rows("/games?year=2024&team=Oregon");
    expect(await rows("/games/teams?year=2024&team=Oregon")).toMatchObject([{ id: game?.id }]);
    expect(await rows("/games/teams?year=1900&team=Oregon")).toEqual([]);
  });

  test("a player's row belongs to the player's team, not to the opponent", async () => {
    const found = await rows("/stats/player/success/game?year=2024&team=Notre%20Dame");
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ team }) => team === "Notre Dame")).toBe(true);
  });

  test("a row that two recordings hold comes once", async () => {
    const recordings = [
      recording("/games", { id: 1 }, [{ id: 1 }]),
      recording("/games", { year: 2024 }, [{ id: 1 }, { id: 2 }]),
    ];
    expect((await ask("/games?year=2024", { recordings })).body).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("a single object is answered for what it was recorded for, and anything else as the service was seen to answer", async () => {
    const { body } = await ask("/games?year=2024&competition=cfp&round=championship");
    const id = (body as Rows)[0]?.id;
    expect(await ask(`/game/box/advanced?id=${String(id)}`)).toMatchObject({
      status: 200,
      body: { gameInfo: { homePoints: expect.any(Number) } },
    });
    expect(await ask("/game/box/advanced?id=7")).toMatchObject({
      status: 500,
      body: { message: "Internal Server Error" },
    });
    expect(await ask("/game/box/advanced?id=7", { recordings: [] })).toMatchObject({ status: 404 });
  });
});
