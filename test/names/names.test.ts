import { createClient, QueryError } from "../../src/index.js";
import { forTools } from "../../src/request/layer.js";
import { createSampleService } from "../../src/sample/index.js";
import { clientWithFetch, key, rejection } from "../support/client-with-fetch.js";
import { ManualClock } from "../support/clock.js";
import { client, teams } from "./lists.js";

const { cfb, names } = client();

// This is one test and the first one, because Stryker tries a change to the lists only with the test that loads them.
test("a search finds any kind of name by any of its forms, and its error names the kind and the list", async () => {
  const ohioState = { school: "Ohio State", abbreviation: "OSU", id: 194 };
  for (const text of ["Ohio State", "ohio st", "osu", "buckeyes", "Ohio State Buckeyes"])
    expect(await names.team(text)).toEqual(ohioState);
  for (const [text, name] of [
    ["big ten", "Big Ten"],
    ["b1g", "Big Ten"],
    ["Big Ten Conference", "Big Ten"],
    ["Big 10", "Big Ten"],
    ["big-10 conference", "Big Ten"],
    ["Big Twelve", "Big 12"],
    ["Big 6", "Big Six"],
    ["Big Six Conference", "Big Six"],
    ["Big 7", "Big Seven"],
    ["Big 8", "Big Eight"],
  ] as const)
    expect(await names.conference(text)).toMatchObject({ name });
  expect(await names.conference("Big Ten")).toEqual({ name: "Big Ten", abbreviation: "B1G", id: 5 });
  // The other conference of this name is not in the FBS.
  expect(await names.conference("Big East")).toMatchObject({ id: 94 });
  for (const text of ["quarterback", "qb"])
    expect(await names.position(text)).toEqual({ name: "Quarterback", abbreviation: "QB" });
  for (const text of ["rush", "RUSH"])
    expect(await names.playType(text)).toEqual({ text: "Rush", abbreviation: "RUSH", id: 5 });
  const packers = { location: "Green Bay", nickname: "Packers", displayName: "Green Bay Packers" };
  for (const text of ["packers", "green bay", "green bay packers"])
    expect(await names.draftTeam(text)).toEqual(packers);
  expect(await names.coach("ryan day")).toEqual({ firstName: "Ryan", lastName: "Day", id: 10 });
  expect(await names.player("Tyler Smith")).toEqual({ name: "Tyler Smith", team: "Ohio", position: "LB", id: "3" });
  for (const [kind, text, message] of [
    ["team", "Ohoi", "There is no school `Ohoi` in /teams. The nearest are `Ohio`, `Ohio State`, `Miami (OH)`."],
    ["conference", "Big Nine", "There is no conference `Big Nine` in /conferences. The nearest are "],
    ["position", "tackle", "There is no position `tackle` in /draft/positions. The nearest are `QB`."],
    ["playType", "sack", "There is no type of play `sack` in /plays/types. The nearest are `Rush (RUSH)`."],
    ["draftTeam", "bears", "There is no NFL team `bears` in /draft/teams. The nearest are `Green Bay Packers`."],
    ["coach", "Day", "`Day` may stand for more than one coach of /coaches: `Ryan Day`, `Bill Day`."],
    ["player", "smith", "`smith` may stand for more than one player of /player/search: `John Smith (Texas)`, "],
  ] as const)
    expect(await rejection(names[kind](text))).toMatchObject({ message: expect.stringContaining(message) });
  // Other parts of the service have positions that the draft does not have.
  const { notices } = await cfb.result("/player/search", { searchTerm: "Smith", position: "Nickel" });
  expect(notices).toEqual([]);
});

test.each([
  ["ohio st", "Ohio State"],
  ["Ohio State", "Ohio State"],
  ["OHIO", "Ohio"],
  ["osu", "Ohio State"],
  ["buckeyes", "Ohio State"],
  ["Ohio State Buckeyes", "Ohio State"],
  ["  ohio   state ", "Ohio State"],
  ["hawaii", "Hawai'i"],
  ["Hawaiʻi", "Hawai'i"],
  ["Hawai’i", "Hawai'i"],
  ["san jose state", "San José State"],
  ["San Jose St.", "San José State"],
  ["san jose st", "San José State"],
  ["San Jose St. ", "San José State"],
  ["San José State".normalize("NFD"), "San José State"],
  ["Miami (OH)", "Miami (OH)"],
  ["miami oh", "Miami (OH)"],
  ["Miami Ohio", "Miami (OH)"],
  ["miami", "Miami"],
  ["Miami FL", "Miami"],
  ["texas a&m", "Texas A&M"],
  ["Texas AM", "Texas A&M"],
  ["Texas A and M", "Texas A&M"],
  ["texas", "Texas"],
  ["William and Mary", "William & Mary"],
  ["st andrews", "St. Andrews"],
])("names.team(%j) finds %s", async (text, school) => {
  expect(await names.team(text)).toMatchObject({ school });
});

test.each([
  ["Tigers", "`Tigers` may stand for more than one school of /teams: `Clemson`, `Missouri`, `Memphis`, `LSU`."],
  ["spartans", "`spartans` may stand for more than one school of /teams: `San José State`, `Michigan State`."],
  ["Ohoi State", "There is no school `Ohoi State` in /teams. The nearest are `Ohio State`, "],
  ["Clemsen", "There is no school `Clemsen` in /teams. The nearest are `Clemson`, "],
])("names.team(%j) fails with an error that suggests names", async (text, message) => {
  const error = await rejection(names.team(text));
  expect(error).toBeInstanceOf(QueryError);
  expect(error).toMatchObject({ message: expect.stringContaining(message), parameters: [] });
  expect(
    String(error)
      .match(/`[^`]+`/g)
      ?.slice(1).length,
  ).toBeLessThanOrEqual(4);
});

test("the client requests each list once, at the first search", async () => {
  const { cfb, paths } = client();
  expect(paths()).toEqual([]);
  await Promise.all([cfb.names.team("texas"), cfb.names.team("ohio"), cfb.names.conference("sec").catch(() => {})]);
  await cfb.names.team("miami");
  expect(paths()).toEqual(["/teams", "/conferences"]);
});

test.each(["", "  ", "&", " ".repeat(300), undefined, 5])("%j is refused before a list is requested", async (text) => {
  const { cfb, requests } = clientWithFetch(() => Response.json(teams));
  const error = await rejection(cfb.names.team(text as string));
  expect(error).toMatchObject({
    code: "query",
    message: "names.team takes the name of a school. Nothing was sent.",
    parameters: [],
  });
  expect(requests).toEqual([]);
});

test("a search for the key is refused before a list is requested", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json(teams));
  expect(await rejection(cfb.names.team(key))).toMatchObject({
    code: "query",
    message: "names.team got your API key. Nothing was sent.",
    parameters: [],
  });
  expect(requests).toEqual([]);
});

test("a search reads a text of up to 200 characters, and a message shows up to 60", async () => {
  expect(await names.team("Texas".padEnd(200))).toMatchObject({ school: "Texas" });
  expect(await rejection(names.team(`Texas${" ".repeat(195)}A&M`))).toMatchObject({ code: "query" });
  for (const [length, shown] of [
    [60, "x".repeat(60)],
    [61, "…"],
    [5_000, "…"],
  ] as const)
    expect(String(await rejection(names.team("x".repeat(length))))).toContain(`There is no school \`${shown}\` in`);
});

test("a search ignores alternate names of more than 200 characters", async () => {
  for (const [length, outcome] of [
    [200, { school: "Texas" }],
    [201, { code: "query" }],
  ] as const) {
    const name = "x".repeat(length);
    const { cfb } = clientWithFetch(() => Response.json([{ id: 1, school: "Texas", alternateNames: [name] }]));
    expect(await cfb.names.team(name).catch((error: unknown) => error)).toMatchObject(outcome);
  }
});

test("an error offers at most 12 names", async () => {
  const tigers = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: index, school: `School ${index}`, mascot: "Tigers" }));
  for (const [count, end] of [
    [12, "`School 10`, `School 11`."],
    [13, "`School 10`, `School 11` and others."],
  ] as const) {
    const { cfb } = clientWithFetch(() => Response.json(tigers(count)));
    const message = String(await rejection(cfb.names.team("Tigers")));
    expect(message).toContain("of /teams: `School 0`, `School 1`, ");
    expect(message.endsWith(end)).toBe(true);
  }
});

test("an error offers schools of the FBS first if several have the nearest name", async () => {
  const tigers = (school: string, classification: string) => ({ id: school, school, mascot: "Tigers", classification });
  const { cfb } = clientWithFetch(() => Response.json([tigers("Towson", "fcs"), tigers("Clemson", "fbs")]));
  expect(await rejection(cfb.names.team("Tiggers"))).toMatchObject({
    message: expect.stringContaining("The nearest are `Clemson`"),
  });
});

test("a search finds a school that is listed twice, even in one classification", async () => {
  const school = { school: "Ole Miss", mascot: "Rebels", classification: "fcs" };
  const { cfb } = clientWithFetch(() => Response.json([1, 2].map((id) => ({ ...school, id }))));
  expect(await cfb.names.team("rebels")).toMatchObject({ id: 1 });
});

test("`St` means State only at the end of a name, because at the beginning it means Saint", async () => {
  const { cfb } = clientWithFetch(() => Response.json([{ id: 1, school: "State College" }]));
  expect(await rejection(cfb.names.team("St. College"))).toMatchObject({ code: "query" });
});

test("a name of only punctuation does not mean a school with such an alternate name", async () => {
  const respond = ({ url }: Request) =>
    Response.json(url.includes("/teams") ? [{ id: 1, school: "Iowa", alternateNames: ["–"] }] : []);
  const { notices } = await clientWithFetch(respond, { names: true }).cfb.result("/games", { year: 2024, team: "&" });
  expect(notices[0]?.message).toBe("There is no school `&` in /teams. The nearest are `Iowa`.");
});

test("a search uses the rows of a list that have names, whatever its other rows are", async () => {
  const rows = [null, 5, { id: 1, school: 7, alternateNames: [5, null] }, { id: 2, school: "Texas", mascot: null }];
  const { cfb } = clientWithFetch(() => Response.json(rows));
  expect(await cfb.names.team("texas")).toMatchObject({ id: 2 });
  const coaches = [null, { id: 3, firstName: "Ryan", lastName: "Day" }];
  expect(await clientWithFetch(() => Response.json(coaches)).cfb.names.coach("Ryan Day")).toMatchObject({ id: 3 });
  const players = [null, { id: "4", name: null, lastName: 5 }, { id: "5", name: "Tyler Smith" }];
  expect(await clientWithFetch(() => Response.json(players)).cfb.names.player("Tyler Smith")).toMatchObject({
    id: "5",
  });
});

test("the client requests a list again after a day only if it has a cache", async () => {
  const dayMs = 24 * 3_600_000;
  for (const [cache, requests] of [
    [true, 2],
    [false, 1],
  ] as const) {
    const clock = new ManualClock();
    const { cfb, paths } = client({ cache, clock });
    await cfb.names.team("texas");
    clock.skip(dayMs - 1);
    await cfb.names.team("ohio");
    expect(paths()).toHaveLength(1);
    clock.skip(1);
    await cfb.names.team("miami");
    expect(paths()).toHaveLength(requests);
  }
});

test("notices use a list for a day if the client has a cache", async () => {
  const clock = new ManualClock();
  const { cfb } = client({ cache: true, clock });
  await cfb.names.team("texas");
  const kinds = async () => (await cfb.result("/games", { year: 2024, team: "Texsa" })).notices.map(({ kind }) => kind);
  clock.skip(24 * 3_600_000 - 1);
  expect(await kinds()).toEqual(["unknown-name", "empty"]);
  clock.skip(1);
  expect(await kinds()).toEqual(["empty"]);
});

test("a search with a budget of no calls does not make another search fail", async () => {
  const { names } = client();
  const [refused, found] = await Promise.all([
    rejection(names.team("Texas", { budget: { left: 0 } })),
    names.team("Texas"),
  ]);
  expect([refused, found]).toMatchObject([{ code: "incomplete" }, { school: "Texas" }]);
});

test("if a list could not be loaded, the next search requests it again", async () => {
  let works = false;
  const respond = () => (works ? Response.json(teams) : Response.json({ message: "down" }, { status: 500 }));
  const { cfb } = clientWithFetch(respond);
  expect(await rejection(cfb.names.team("texas"))).toMatchObject({ code: "service", status: 500, path: "/teams" });
  works = true;
  expect(await cfb.names.team("texas")).toMatchObject({ id: 251 });
});

test("each search for a coach or a player makes one call", async () => {
  const { cfb, paths } = client();
  expect(await cfb.names.coach("ryan day")).toEqual({ firstName: "Ryan", lastName: "Day", id: 10 });
  expect(await cfb.names.player("Tyler Smith")).toEqual({ name: "Tyler Smith", team: "Ohio", position: "LB", id: "3" });
  expect(await cfb.names.coach("  Joe   Van   Winkle ")).toMatchObject({ id: 12 });
  expect(await cfb.names.player(" Tyler Smith ")).toMatchObject({ id: "3" });
  expect(paths()).toEqual([
    "/coaches?lastName=day",
    "/player/search?searchTerm=Tyler%20Smith",
    "/coaches?lastName=Van%20Winkle",
    "/player/search?searchTerm=Tyler%20Smith",
  ]);
  expect(await rejection(cfb.names.coach("Brian Day"))).toMatchObject({
    message: "There is no coach `Brian Day` in /coaches. The nearest are `Ryan Day`, `Bill Day`, `Joe Van Winkle`.",
  });
  expect(await rejection(cfb.names.player("John Smith"))).toMatchObject({
    message: expect.stringContaining("`John Smith (Texas)`, `John Smith (Ohio)`"),
  });
});

test("if several play types share an abbreviation, the error suggests all of them", async () => {
  const types = ["Passing", "Rushing"].map((kind, id) => ({ id, text: `${kind} Touchdown`, abbreviation: "TD" }));
  const { cfb } = clientWithFetch(() => Response.json(types));
  expect(await rejection(cfb.names.playType("td"))).toMatchObject({
    message: expect.stringContaining(": `Passing Touchdown (TD)`, `Rushing Touchdown (TD)`."),
  });
  const { notices } = await cfb.result("/plays", { year: 2024, week: 1, playType: "Touchdowns" });
  expect(notices[0]?.message).toMatch(/The nearest are `TD`\.|Did you mean `TD`\?/);
});

test("the notices of later calls use a list that a search has loaded", async () => {
  const { cfb, paths } = client();
  const before = await cfb.result("/games", { year: 2024, team: "Ohio St" });
  expect(before.notices.map(({ kind }) => kind)).toEqual(["empty"]);
  await cfb.names.team("texas");
  const { notices } = await cfb.result("/games", { year: 2024, team: "Ohio St", conference: "Big Ten" });
  expect(notices.map(({ kind }) => kind)).toEqual(["unknown-name", "empty"]);
  expect(paths().filter((path) => !path.startsWith("/games"))).toEqual(["/teams"]);
});

test("`names: true` requests only the lists that a query needs, and a failing list does not make calls fail", async () => {
  const { cfb, paths } = client({ names: true });
  await cfb.get("/venues");
  await cfb.get("/games", { year: 2024, conference: "B1G" });
  expect(paths()).toEqual(["/venues", "/conferences", "/games?conference=B1G&year=2024"]);
  const failing = clientWithFetch(
    ({ url }) => (url.includes("/teams") ? Response.json({ message: "down" }, { status: 500 }) : Response.json([{}])),
    { names: true },
  );
  for (let count = 0; count < 2; count++) {
    expect(await failing.cfb.get("/games", { year: 2024, team: "Ohio St" })).toEqual([{}]);
  }
  // After a list has failed, the next call does not request it again.
  expect(failing.requests).toHaveLength(3);
});

test.each([[[]], [[{ id: 5, abbreviation: "TEX" }]]])(
  "a list whose rows have no names, such as %j, does not cause notices about names",
  async (rows) => {
    const respond = ({ url }: Request) => Response.json(url.includes("/teams") ? rows : []);
    const { cfb } = clientWithFetch(respond, { names: true });
    const { notices } = await cfb.result("/games", { year: 2024, team: "Ohio St" });
    expect(notices.map(({ kind }) => kind)).toEqual(["empty"]);
  },
);

test("an empty list of names does not suppress notices about names of other lists", async () => {
  const respond = ({ url }: Request) => Response.json(url.includes("/teams") ? [{ id: 1, school: "Texas" }] : []);
  const { cfb } = clientWithFetch(respond, { names: true });
  const { notices } = await cfb.result("/wepa/players/kicking", { year: 2024, team: "Texsa", conference: "Big Ten" });
  expect(notices.map(({ kind }) => kind)).toEqual(["unknown-name", "empty"]);
});

test("undocumented rows in a list of names do not make calls fail", async () => {
  const respond = ({ url }: Request) => Response.json(url.includes("/teams") ? [{ school: 5, alternateNames: 7 }] : []);
  const { cfb } = clientWithFetch(respond, { names: true });
  expect(await cfb.get("/games", { year: 2024, team: "Ohio St" })).toEqual([]);
});

describe("a call that waits for a list of names", () => {
  const silent = () => new Promise<Response>(() => {});

  test.each(["get", "all", "watch"] as const)("ends when its signal aborts: %s", async (method) => {
    const { cfb, requests } = clientWithFetch(silent, { names: true });
    const controller = new AbortController();
    const { signal } = controller;
    const calls = {
      get: () => cfb.get("/games", { year: 2024, team: "Texas" }, { signal }),
      all: () => cfb.all("/games", { year: 2024, team: "Texas" }, { signal }),
      watch: () => cfb.watch("/games", { year: 2024, team: "Texas" }, { signal, metered: true }).next(),
    };
    const call = rejection(calls[method]());
    while (requests.length === 0) await new Promise(setImmediate);
    controller.abort("enough");
    expect(await call).toBe("enough");
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/teams"]);
  });
});

test("each caller of `names.team` gets a separate object", async () => {
  Object.assign(await names.team("buckeyes"), { school: "OHIO STATE!" });
  expect(await names.team("buckeyes")).toMatchObject({ school: "Ohio State" });
});

test("if a search does not find anything, the error says how the service searches, and that the sample world's players are made up", async () => {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService() });
  expect(await rejection(cfb.names.coach("Kirk Ferenz"))).toMatchObject({
    message: "There is no coach `Kirk Ferenz` in /coaches. The service finds a coach only by the whole last name.",
  });
  expect(await rejection(cfb.names.player("Mendoza"))).toMatchObject({
    message:
      "There is no player `Mendoza` in /player/search. Nothing there has a similar name. The sample world's players are made up.",
  });
  const real = clientWithFetch(() => Response.json([]));
  expect(await rejection(real.cfb.names.player("Mendoza"))).toMatchObject({
    message: "There is no player `Mendoza` in /player/search. Nothing there has a similar name.",
  });
});

test("only a name from the sample service is marked for the tools, and the mark is hidden", async () => {
  const sample = createClient({ apiKey: "sample", fetch: createSampleService() });
  const found = await sample.names.team("Texas");
  expect(Object.keys(found)).toEqual(["school", "abbreviation", "id"]);
  expect(Reflect.get(found, forTools)).toBe("sample");
  expect(Reflect.has(await names.team("Texas"), forTools)).toBe(false);
});
