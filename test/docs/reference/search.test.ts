import { gzipSync } from "node:zlib";
import { callOf } from "../../../scripts/docs/calls.js";
import { guidesOf } from "../../../scripts/docs/model/guides.js";
import { operationView } from "../../../scripts/docs/model/operation.js";
import { searchScript } from "../../../scripts/docs/scripts.js";
import { packedEntries } from "../../../scripts/docs/search/entries.js";
import { unpacked } from "../../../scripts/docs/search/entry.js";
import { searcher } from "../../../scripts/docs/search/rank.js";
import { synonyms } from "../../../scripts/docs/search/synonyms.js";
import { operationsOf, readDocument } from "../../../scripts/lib/document.js";

const document = readDocument();
let views: ReturnType<typeof operationView>[];
let packed: ReturnType<typeof packedEntries>;
let entries: ReturnType<typeof unpacked>;
let find: ReturnType<typeof searcher>;

beforeAll(async () => {
  const calls = await Promise.all(operationsOf(document).map(callOf));
  views = calls.map((call) => operationView(document, call));
  packed = packedEntries(views, document.tags, guidesOf(document));
  entries = unpacked(packed);
  find = searcher(entries);
});

const first = (phrase: string): string | undefined => find(phrase).hits[0]?.href;

test.each([
  ["cost of /plays", "operations/getPlays.html#cost"],
  ["what does /games need", "operations/getGames.html#rules"],
  ["how sure is /roster", "operations/getRoster.html#certainty"],
  ["may SRS predict", "operations/getSrsRatings.html#known"],
  ["is homePoints ever null", "operations/getGames.html#field-homePoints"],
  ["home points", "operations/getGames.html#field-homePoints"],
  ["spreadOpen", "operations/getLines.html#field-lines.spreadOpen"],
  ["startTimeTBD", "operations/getGames.html#field-startTimeTBD"],
  ["excitement index", "operations/getGames.html#field-excitementIndex"],
  ["page a season of plays", "docs/paging.html"],
  ["pagination", "docs/paging.html"],
  ["401 with a good key", "docs/errors-and-limits.html#statuses"],
  ["expired key", "docs/errors-and-limits.html#statuses"],
  ["API token", "docs/costs.html#key"],
  ["rate limit", "docs/costs.html#pacing"],
  ["when does the quota reset", "docs/costs.html#quota"],
  ["commercial use", "docs/terms.html"],
  ["data leakage", "docs/leakage.html"],
  ["play by play", "operations/getPlays.html"],
  ["betting odds", "operations/getLines.html"],
  ["misspelled parameter", "docs/filters.html"],
  ["conference names", "docs/filters.html#names"],
  ["win probability", "operations/getWinProbability.html"],
  ["EPA", "docs/measures.html"],
  ["elo", "operations/getEloRatings.html"],
  ["bowl games", "operations/getGames.html"],
  ["playoff bracket", "operations/getCfpPlayoff.html"],
  ["null spreadOpen", "operations/getLines.html#field-lines.spreadOpen"],
  ["null spread", "operations/getWinProbability.html#field-spread"],
  ["week 0", "docs/filters.html#values"],
  ["offline", "docs/offline.html"],
  ["mcp server", "docs/agents.html"],
  ["redis cache", "docs/caching.html"],
  ["mock api tests", "docs/offline.html"],
  ["hide api key", "docs/web-pages.html"],
  ["CORS", "docs/costs.html#quota"],
  ["null", "docs/responses.html#form"],
  ["team logo", "operations/getTeams.html#field-logos"],
  ["red zone", "docs/measures.html"],
  ["depth chart", "operations/getRoster.html"],
  ["third down", "operations/getTeamGameStats.html"],
  ["team id", "operations/getTeams.html#field-id"],
  ["game id", "operations/getGames.html#field-id"],
  ["kickoff time", "operations/getGames.html#field-startDate"],
  ["play by play for one game", "operations/getPlays.html"],
  ["spread", "operations/getLines.html"],
  ["patreon tier", "docs/costs.html#what-a-call-costs"],
  ["tiers", "docs/costs.html#what-a-call-costs"],
  ["free calls", "docs/costs.html#what-a-call-costs"],
  ["postseason games", "operations/getGames.html"],
  ["python", "docs/start.html#make-a-call-with-a-key"],
  ["quarterback stats", "operations/getPlayerSeasonPassing.html"],
  ["time of possession", "operations/getTeamGameStats.html"],
  ["passes deflected", "operations/getTeamGameStats.html"],
  ["today's games", "operations/getScoreboard.html"],
  ["how far back do the games go", "docs/responses.html#first-seasons"],
  ["coaching changes", "operations/getCoachTenures.html"],
  ["epa per play", "operations/getAdvancedSeasonStats.html#field-offense.ppa"],
  ["5 star recruits", "operations/getRecruits.html"],
  ["yards to goal", "operations/getPlays.html#field-yardsToGoal"],
  ["win total odds", "operations/getLines.html"],
  ["team nicknames", "operations/getTeams.html#field-mascot"],
  ["opponent adjusted stats", "groups/adjustedMetrics.html"],
  ["games parameters", "operations/getGames.html#parameters"],
  ["home field advantage", "docs/measures.html"],
  ["strength of schedule", "operations/getFpiRatings.html#field-resumeRanks.strengthOfSchedule"],
  ["standings", "operations/getRecords.html"],
  ["ncaa division 2", "operations/getGames.html#parameter-classification"],
  ["3rd down conversion rate", "operations/getTeamGameStats.html"],
  ["4 star recruits by state", "operations/getRecruits.html"],
  ["stadium elevation", "operations/getVenues.html#field-elevation"],
  ["portal eligibility", "operations/getTransferPortal.html#field-eligibility"],
  ["drive starting yard line", "operations/getDrives.html#field-startYardline"],
  ["game clock", "operations/getPlays.html#field-clock"],
  ["lines cost", "operations/getLines.html#cost"],
  ["roster cost", "operations/getRoster.html#cost"],
  ["plays fields", "operations/getPlays.html#response"],
  ["score by quarter", "operations/getGames.html#field-homeLineScores"],
  ["does an empty response cost a call", "docs/costs.html#what-a-call-costs"],
  ["is the api free", "docs/costs.html#what-a-call-costs"],
  ["my key does not work", "docs/errors-and-limits.html#statuses"],
  ["use with react", "docs/web-pages.html"],
  ["how to cache results", "docs/caching.html"],
  ["convert to csv", "docs/tables.html#read-csv"],
  ["typescript client", "docs/start.html"],
  ["which conference is a team in", "operations/getConferenceAffiliations.html"],
  ["who is favored", "operations/getLines.html"],
  ["first round picks", "operations/getDraftPicks.html"],
  ["box score fields", "operations/getTeamGameStats.html#response"],
  ["advanced box score fields", "operations/getAdvancedBoxScore.html#response"],
  ["receiving yards per game", "operations/getPlayerGameStats.html"],
  ["points per game", "operations/getTeamSeasonStats.html"],
  ["plays columns", "operations/getPlays.html#response"],
  ["what does /games return", "operations/getGames.html#response"],
  ["returning quarterback", "operations/getReturningProduction.html"],
  ["what does 429 mean", "docs/errors-and-limits.html#statuses"],
  ["how do i get a key", "docs/costs.html#key"],
  ["elo prediction", "operations/getEloRatings.html#known"],
  ["opening total", "operations/getLines.html#field-lines.overUnderOpen"],
  ["closing spread", "operations/getLines.html"],
  ["download all data", "docs/paging.html"],
  ["weather cost", "operations/getGameWeather.html#cost"],
  ["scoreboard key", "operations/getScoreboard.html#key"],
  ["is /lines free", "operations/getLines.html#cost"],
  ["cap of play stats", "operations/getPlayStats.html#caps"],
  ["time of day of games", "operations/getGames.html#field-startDate"],
  ["attendance per game", "operations/getGames.html#field-attendance"],
  ["poll points", "operations/getRankings.html#field-polls.ranks.points"],
  ["moneyline", "operations/getLines.html"],
  ["nfl team of a player", "operations/getDraftTeams.html"],
  ["defensive efficiency", "operations/getAdvancedSeasonStats.html"],
  ["predict games with elo", "operations/getEloRatings.html#known"],
  ["predict games", "operations/getGames.html#known"],
  ["player fields", "groups/players.html"],
  ["game fields", "operations/getGames.html#response"],
  ["venue fields", "operations/getVenues.html#response"],
  ["does the scoreboard need a subscription", "operations/getScoreboard.html#key"],
  ["do plays need a tier", "operations/getPlays.html#key"],
  ["how much does the roster cost", "operations/getRoster.html#cost"],
  ["are betting lines a leak", "operations/getLines.html#known"],
  ["which games went to overtime", "operations/getGames.html#field-homeLineScores"],
  ["how many people went to the game", "operations/getGames.html#field-attendance"],
  ["transfer qb", "operations/getTransferPortal.html"],
  ["games on espn", "operations/getGameMedia.html"],
  ["undefeated teams", "operations/getRecords.html"],
  ["interceptions thrown by a player", "operations/getPlayerSeasonPassing.html"],
  ["504 gateway timeout", "docs/errors-and-limits.html#statuses"],
  ["how to get next week's games", "operations/getGames.html"],
  ["cfb get command", "docs/start.html"],
])("a search for %j finds %s first", (phrase, href) => {
  expect(first(phrase)).toBe(href);
});

test.each(["portal", "elo", "spread"])(
  "a search for %j lists at most two entries of a page before the best entry of every page",
  (phrase) => {
    const pages = find(phrase).hits.map(({ href }) => href.replace(/#.*/, ""));
    const lastNew = pages.findLastIndex((page, index) => pages.indexOf(page) === index);
    const before = pages.slice(0, lastNew);
    expect(before.filter((page) => before.filter((other) => other === page).length > 2)).toEqual([]);
  },
);

test("a search for an operation's name does not list facts such as the operation's cost", () => {
  expect(find("portal").hits.filter(({ kind }) => kind === "fact")).toEqual([]);
  expect(find("portal cost").hits.map(({ href }) => href)).toContain("operations/getTransferPortal.html#cost");
});

test("no synonym belongs to two entries", () => {
  const all = Object.values(synonyms).flatMap((words) => words.toLowerCase().split(", "));
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});

test.each(["heisman", "headshots", "NIL"])(
  "a search for %j does not find anything, because the service has no such data",
  (phrase) => {
    expect(find(phrase).hits).toEqual([]);
  },
);

test("a search for any path or operationId finds its operation", () => {
  const wrong = views.flatMap(({ path, operation: { operationId } }) =>
    [path, operationId].filter((sought) => first(sought) !== `operations/${operationId}.html`),
  );
  expect(wrong).toEqual([]);
});

test("a search for any field or parameter name finds an entry with that name", () => {
  const named = (href: string | undefined) => href?.split(/[.#/]|field-|parameter-/).at(-1);
  const names = new Set([
    ...packed.fields.map(([, path]) => path.split(".").at(-1) ?? ""),
    ...packed.parameters.map(([, name]) => name),
  ]);
  const identifiers = [...names].filter((name) => /^[a-z]+[A-Z]\w+$/.test(name));
  expect(identifiers.length).toBeGreaterThan(300);
  expect(identifiers.filter((name) => named(first(name)) !== name)).toEqual([]);
});

test.each(["betting lines", "rushing yards", "recruiting", "adjusted stats"])(
  "a search for %j has results from the third typed letter on",
  (phrase) => {
    const typed = Array.from({ length: phrase.length - 2 }, (_, index) => phrase.slice(0, index + 3));
    expect(typed.filter((part) => find(part).hits.length === 0)).toEqual([]);
  },
);

test("a search reports if no entry contains the whole phrase", () => {
  expect(find("coaches salaries")).toMatchObject({ whole: false });
  expect(first("coaches salaries")).toBe("operations/getCoaches.html");
  expect(find("head coaches").whole).toBe(true);
});

test("an entry's text does not contain spaces inside parentheses or before a period", () => {
  expect(entries.filter(({ text }) => /\( | \)| \.( |$)/.test(text)).map(({ href, text }) => [href, text])).toEqual([]);
});

test("no two entries lead to the same place", () => {
  const spots = entries.map(({ href }) => href);
  expect(spots.filter((href, index) => spots.indexOf(href) !== index)).toEqual([]);
});

test("the search takes at most 110 KB gzipped", async () => {
  expect(gzipSync(await searchScript(packed)).length).toBeLessThanOrEqual(110_000);
});
