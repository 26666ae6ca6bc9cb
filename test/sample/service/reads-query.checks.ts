import { call } from "../call.js";

const statusOf = async (target: string) => (await call(target)).status;
/** The `details` of a 400, which has an entry for each invalid parameter. */
const refusedBy = async (target: string) => {
  const { status, body } = await call(target);
  expect({ target, status, body }).toMatchObject({ status: 400, body: { message: "Validation Failed" } });
  return (body as { details: Record<string, { message: string; value?: unknown }> }).details;
};

describe("a boolean", () => {
  const advanced = "/stats/game/advanced?year=2024&team=Ohio%20State&excludeGarbageTime=";

  test.each([
    ["TRUE", "true"],
    ["True", "true"],
    ["FALSE", "false"],
    ["fALSE", "false"],
  ])("can be written as %s, which means %s", async (text, plain) => {
    expect((await call(advanced + text)).body).toEqual((await call(advanced + plain)).body);
  });

  test("changes the rows even if it is written in capitals", async () => {
    const all = (await call(`${advanced}FALSE`)).body;
    expect((await call(`${advanced}TRUE`)).body).not.toEqual(all);
  });

  test.each(["1", "yes", "t", "true%20", ""])("returns a 400 if its value is %j", async (text) => {
    expect(await refusedBy(advanced + text)).toEqual({
      excludeGarbageTime: { message: "invalid boolean value", value: decodeURIComponent(text) },
    });
  });
});

describe("an empty value", () => {
  test.each([
    ["/games?year=2024&week=", "week", "invalid integer number"],
    ["/games?year=", "year", "invalid integer number"],
    ["/stats/game/advanced?year=2024&week=", "week", "invalid float number"],
    ["/rankings?year=2024&latest=", "latest", "invalid boolean value"],
    ["/games?year=2024&seasonType=", "seasonType", "should be one of the following; ['regular','postseason',"],
    ["/scoreboard?classification=", "classification", "should be one of the following; ['fbs','fcs',"],
  ])("returns a 400 for a number, boolean or enumeration, as in %s", async (target, name, message) => {
    expect(await refusedBy(target)).toEqual({ [name]: { message: expect.stringContaining(message), value: "" } });
  });

  test("counts as not given for a string", async () => {
    const plain = (await call("/games?year=2024")).body;
    expect((await call("/games?year=2024&team=&conference=")).body).toEqual(plain);
  });

  test("returns a 400 for a string that can't be blank", async () => {
    expect(Object.keys(await refusedBy("/coaches/seasons?year=2024&team="))).toEqual(["team"]);
  });
});

describe("a number", () => {
  test.each(["1e0", "1E0", "10e-1", "1.0", "+1", "01"])("%s equals 1 for a double", async (text) => {
    const target = "/stats/game/havoc?year=2024&seasonType=postseason&week=";
    const { status, body } = await call(target + encodeURIComponent(text));
    expect(status).toBe(200);
    expect(body).toEqual((await call(`${target}1`)).body);
    expect(body).not.toEqual([]);
  });

  test.each(["1e3", "1.0", "0x10", "%201", "1,5", "five"])("%s returns a 400 for an integer", async (text) => {
    expect(await refusedBy(`/games?year=${text}`)).toMatchObject({ year: { message: "invalid integer number" } });
  });

  test.each([".", "e5", "1e", "0x10", "1,5", "NaN", "Infinity"])("%s returns a 400 for a double", async (text) => {
    const target = `/stats/game/havoc?year=2024&week=${text}`;
    expect(await refusedBy(target)).toEqual({ week: { message: "invalid float number", value: text } });
  });
});

describe("a parameter given twice or as name[a]=1", () => {
  test.each([
    ["/games?year=2024&year=2024", "year", "invalid integer number", ["2024", "2024"]],
    ["/games?year=2024&team=Texas&team=Texas", "team", "invalid string value", ["Texas", "Texas"]],
    ["/stats/game/havoc?year=2024&week=1&week=2", "week", "invalid float number", ["1", "2"]],
    ["/rankings?year=2024&latest=true&latest=true", "latest", "invalid boolean value", ["true", "true"]],
    ["/games?year[a]=2024", "year", "invalid integer number", { a: "2024" }],
    ["/games?year=2024&team[a]=Texas", "team", "invalid string value", { a: "Texas" }],
    ["/games?year=2024&team%5Ba%5D=Texas&team%5Bb%5D=Iowa", "team", "invalid string value", { a: "Texas", b: "Iowa" }],
  ])("returns a 400, as in %s", async (target, name, message, value) => {
    expect(await refusedBy(target)).toEqual({ [name]: { message, value } });
  });

  test("returns a 400 with the enumeration's values in its message", async () => {
    const { seasonType } = await refusedBy("/games?year=2024&seasonType=regular&seasonType=both");
    expect(seasonType).toEqual({
      message: expect.stringMatching(/^should be one of the following; \['regular','postseason',('\w+',?)+\]$/),
      value: ["regular", "both"],
    });
  });

  test("is ignored if it is unknown, unless the operation refuses unknown parameters", async () => {
    expect(await statusOf("/games?year=2024&x=1&x=2&y[a]=1&__proto__[a]=1")).toBe(200);
    expect(Object.keys(await refusedBy("/teams/season/overview?year=2024&team=Texas&y[a]=1"))).toEqual(["y[a]"]);
  });
});

test.each([
  "/stats/player/season?year=2024",
  "/stats/season?year=2024",
  "/stats/categories?",
  "/stats/season/advanced?year=2024",
  "/stats/game/advanced?year=2024",
  "/stats/game/havoc?year=2024",
])("%s returns the documented BAD_QUERY_PARAM error for playerId", async (target) => {
  expect(await call(`${target}&playerId=1`)).toMatchObject({ status: 400, body: { code: "BAD_QUERY_PARAM" } });
  expect(await statusOf(`${target}&other=1`)).toBe(200);
});

test("an operation that refuses unknown parameters reports `teams` as `teams` and `team[]` as `team`", async () => {
  const overview = "/teams/season/overview?year=2024&team=Texas";
  expect(Object.keys(await refusedBy(`${overview}&team[]=Texas`))).toEqual(["team"]);
  expect(Object.keys(await refusedBy(`${overview}&teams=Texas`))).toEqual(["teams"]);
});
