import { createClient, QueryError } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { clientWithFetch, rejection } from "../support/client-with-fetch.js";
import { ManualClock } from "../support/clock.js";
import { client, teams } from "./lists.js";

const { names } = client();

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

test("a search returns the name that operations compare, and the name's id", async () => {
  expect(await names.team("ohio st")).toEqual({ school: "Ohio State", abbreviation: "OSU", id: 194 });
  expect(await names.conference("big ten")).toEqual({ name: "Big Ten", abbreviation: "B1G", id: 5 });
  expect(await names.conference("b1g")).toMatchObject({ name: "Big Ten" });
  expect(await names.conference("Big 12 Conference")).toMatchObject({ abbreviation: "B12" });
  expect(await names.conference("Big 10")).toMatchObject({ name: "Big Ten" });
  expect(await names.conference("big-10 conference")).toMatchObject({ name: "Big Ten" });
  expect(await names.conference("Big Twelve")).toMatchObject({ name: "Big 12" });
  expect(await names.conference("Big 6")).toMatchObject({ name: "Big Six" });
  expect(await names.position("quarterback")).toEqual({ name: "Quarterback", abbreviation: "QB" });
  expect(await names.playType("rush")).toEqual({ text: "Rush", abbreviation: "RUSH", id: 5 });
  expect(await names.draftTeam("packers")).toMatchObject({ location: "Green Bay" });
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

test.each(["", "  ", "&", undefined, 5])("%j is refused before a list is requested", async (text) => {
  const { cfb, requests } = clientWithFetch(() => Response.json(teams));
  expect(await rejection(cfb.names.team(text as string))).toMatchObject({ code: "query" });
  expect(requests).toEqual([]);
});

test("a long name is shortened in the message", async () => {
  const { cfb } = clientWithFetch(() => Response.json(teams));
  expect(String(await rejection(cfb.names.team("x".repeat(5_000)))).length).toBeLessThan(300);
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
  expect(paths()).toEqual(["/coaches?lastName=day", "/player/search?searchTerm=Tyler%20Smith"]);
  expect(await rejection(cfb.names.coach("Brian Day"))).toMatchObject({
    message: "There is no coach `Brian Day` in /coaches. The nearest are `Ryan Day`, `Bill Day`.",
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
  "a list with the rows %j, which have no names, does not cause notices about names",
  async (rows) => {
    const respond = ({ url }: Request) => Response.json(url.includes("/teams") ? rows : []);
    const { cfb } = clientWithFetch(respond, { names: true });
    const { notices } = await cfb.result("/games", { year: 2024, team: "Ohio St" });
    expect(notices.map(({ kind }) => kind)).toEqual(["empty"]);
  },
);

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

test("if a search finds nothing, the error says how the service searches, and that the sample world's players are made up", async () => {
  const cfb = createClient({ apiKey: "sample", fetch: createSampleService() });
  expect(await rejection(cfb.names.coach("Kirk Ferenz"))).toMatchObject({
    message: "There is no coach `Kirk Ferenz` in /coaches. The service finds a coach only by the whole last name.",
  });
  expect(await rejection(cfb.names.player("Mendoza"))).toMatchObject({
    message: expect.stringMatching(/^There is no player `Mendoza`.* The sample world's players are made up\.$/),
  });
});
