import { operations } from "../../src/document/operation.js";
import { checkQuery } from "../../src/query/check.js";
import { explainCall, explainQuery, problemsOf } from "../../src/query/explain.js";
import type { Path } from "../../src/types.js";

function explained(path: Path, query: Record<string, unknown>) {
  return explainQuery(path, operations[path], query, checkQuery(operations[path], query));
}

const known = Object.keys(operations["/games"].parameters).join(", ");

test.each<[Path, Record<string, unknown>, string]>([
  ["/calendar", { year: "2024" }, '/calendar (getCalendar): `year` takes a number, not "2024". Given: year "2024".'],
  ["/calendar", { year: null }, "/calendar (getCalendar): `year` takes a number, not null. Given: year null."],
  [
    "/calendar",
    { year: { a: 1 } },
    "/calendar (getCalendar): `year` takes a number, not an object. Given: year an object.",
  ],
  ["/calendar", { year: [1, 2] }, "/calendar (getCalendar): `year` takes a number, not 1,2. Given: year 1,2."],
  ["/calendar", { year: 2024n }, "/calendar (getCalendar): `year` takes a number, not 2024. Given: year 2024."],
  [
    "/calendar",
    { year: Number.POSITIVE_INFINITY },
    "/calendar (getCalendar): `year` takes a finite number, not Infinity. Given: year Infinity.",
  ],
  [
    "/info/usage",
    { days: 0, limit: 51 },
    "/info/usage (getUserUsage): `days` takes at least 1, not 0. `limit` takes at most 50, not 51. Given: days 0, limit 51.",
  ],
  ["/calendar", { year: undefined }, "/calendar (getCalendar): `year` must be given. Given: nothing."],
  ["/plays", { year: 2024 }, "/plays (getPlays): `week` must be given. `cfb.all` fills it in. Given: year 2024."],
  [
    "/games",
    { query: { year: 2024 } },
    "/games (getGames): Unknown parameter `query`; give the query itself. Give `year` or `id`. Given: query.",
  ],
  [
    "/calendar",
    { year: 2024, zzzzzz: 1, yeer: undefined },
    "/calendar (getCalendar): Unknown parameter `zzzzzz`; there are year. Given: year 2024, zzzzzz.",
  ],
  [
    "/games",
    { year: 2024, seasonType: "fall" },
    '/games (getGames): `seasonType` takes one of regular, postseason, both, allstar, spring_regular, spring_postseason, not "fall". Given: year 2024, seasonType "fall".',
  ],
  [
    "/stats/categories",
    { a: 1 },
    "/stats/categories (getStatCategories): Unknown parameter `a`; there are none here. Given: a.",
  ],
  [
    "/games",
    { year: 2024, weak: 1, team: "", division: true },
    `/games (getGames): Unknown parameter \`weak\`; did you mean \`week\`? \`team\` is empty, which the service treats as not given: leave it out. Unknown parameter \`division\`; there are ${known}. Given: year 2024, weak, team "", division.`,
  ],
  [
    "/rankings",
    { year: 2024, final: "true", poll: "cfb" },
    '/rankings (getRankings): `final` takes a boolean, not "true". `poll` takes one of cfp, not "cfb". Given: year 2024, final "true", poll "cfb".',
  ],
  [
    "/games",
    { season: 2024 },
    "/games (getGames): Unknown parameter `season`; did you mean `year`? Give `year` or `id`. Given: season.",
  ],
  ["/venues", { season: 2024 }, "/venues (getVenues): Unknown parameter `season`; there are none here. Given: season."],
])("%s explains %p in one message", (path, query, message) => {
  expect(explained(path, query).message).toBe(message);
});

test.each<[Path, Record<string, unknown>, string]>([
  [
    "/stats/player/success",
    { year: 0, playerId: 1 },
    "/stats/player/success (getPlayerSeasonSuccess): `year` is 0, which matches nothing: leave it out. Given: year 0, playerId 1.",
  ],
  [
    "/games",
    { id: 1, week: 0 },
    "/games (getGames): `week` is 0, which the service treats as not given: leave it out. Given: id 1, week 0.",
  ],
  [
    "/stats/player/success",
    { year: "2024" },
    '/stats/player/success (getPlayerSeasonSuccess): `year` takes a number, not "2024". Given: year "2024".',
  ],
])(
  "a zero of %s %p says what the service makes of it, and another wrong value what it takes",
  (path, query, message) => {
    expect(explained(path, query).message).toBe(message);
  },
);

test("a required text that is empty is not called ignored", () => {
  const { message } = explained("/teams/season/overview", { year: 2024, team: "" });
  expect(message).toContain(': `team` is empty. Given: year 2024, team "".');
});

test("a value or a name is shown in at most sixty characters", () => {
  const given = (team: string) => explained("/games", { team }).message.split("Given: team ")[1];
  expect(given("y".repeat(58))).toBe(`"${"y".repeat(58)}".`);
  expect(given("y".repeat(59))).toBe(`"${"y".repeat(59)}….`);
  const { message } = explained("/calendar", { year: 2024, ["x".repeat(61)]: 1 });
  expect(message).toContain(`Unknown parameter \`${"x".repeat(60)}…\`; there are year.`);
  expect(message.endsWith(`Given: year 2024, ${"x".repeat(60)}….`)).toBe(true);
});

test("the list of what was given ends after 300 characters", () => {
  const names = Array.from({ length: 99 }, (_, index) => `unknown${index}`);
  const query = Object.fromEntries(names.map((name) => [name, 1]));
  const [, given = ""] = explained("/calendar", query).message.split("Given: ");
  expect(given).toBe(`${names.join(", ").slice(0, 300)}.`);
});

test("a message has 20 problems at most, and the number of the others", () => {
  const queryOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`name${index}`, 1]));
  expect(explained("/venues", queryOf(21)).message).toContain(" 1 more problem. Given: ");
  expect(explained("/venues", queryOf(20)).message).toMatch(
    /Unknown parameter `name19`; there are none here\. Given: /,
  );
  const { message, parameters } = explained("/venues", queryOf(5_000));
  expect(message).toMatch(/Unknown parameter `name19`; there are none here\. 4980 more problems\. Given: /);
  expect(message.length).toBeLessThan(2_000);
  expect(parameters).toHaveLength(5_000);
});

test("the problems of a query are the sentences of its message, each with its parameters", () => {
  const query = { year: "2024", weak: 1 };
  const faults = checkQuery(operations["/games"], query);
  expect(problemsOf("/games", operations["/games"], query, faults)).toEqual([
    { parameters: ["year"], message: '`year` takes a number, not "2024".' },
    { parameters: ["weak"], message: "Unknown parameter `weak`; did you mean `week`?" },
  ]);
});

test("the parameters of a message are those of its problems, each once", () => {
  const query = { week: "2", round: "semifinal", year: undefined };
  expect(explained("/games", query).parameters).toEqual(["week", "year", "id", "round", "competition"]);
});

test.each([
  [7, {}, 'The path is a text such as "/games".'],
  ["/games", 7, "/games: the query is an object such as { year: 2024 }, not 7."],
  ["/gmaes", {}, "The document does not have /gmaes: `fetch` and `GET` send it. Did you mean /games?"],
  ["/nothing", {}, "The document does not have /nothing: `fetch` and `GET` send it."],
  ["gmaes", {}, "The document does not have gmaes. Did you mean /games?"],
  ["/games/401/preview", {}, '/games/401/preview: write "/games/{gameId}/preview" with { gameId: 401 }.'],
  ["/games/x%20y/preview", {}, '/games/x%20y/preview: write "/games/{gameId}/preview" with { gameId: "x y" }.'],
  ["/Games/", {}, '/Games/: write "/games".'],
  ["getGames", {}, 'getGames: write "/games".'],
  ["getGamePreview", {}, 'getGamePreview: write "/games/{gameId}/preview".'],
])("the path %p with the query %p: %s", (path, query, message) => {
  expect(explainCall(path, query)).toBe(message);
});
