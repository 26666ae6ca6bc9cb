import { readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "../../src/document/operation.js";
import { checkQuery } from "../../src/query/check.js";
import type { Path } from "../../src/types.js";
import { someOf } from "../support/all-cases.js";
import { sampleResponse } from "../support/sample-response.js";

/** Reads a tab-separated file with a header line. */
function table(name: string): Record<string, string>[] {
  const [header = "", ...lines] = readFileSync(join(__dirname, "fixtures", name), "utf8")
    .trimEnd()
    .split("\n");
  const columns = header.split("\t");
  return lines.map((line) =>
    Object.fromEntries(line.split("\t").map((value, index) => [columns[index] ?? "", value] as const)),
  );
}

const season = table("season-2025.tsv");
const fbs = table("fbs-2025.tsv");
const bigTen = fbs.filter(({ conference }) => conference === "Big Ten").map(({ school = "" }) => school);

type Row = Readonly<Record<string, unknown>>;

/** A response's status and rows at the sample world's default time. */
async function responseTo(path: string, query: object) {
  const { status, data } = await sampleResponse(path, query);
  const rows: readonly Row[] = Array.isArray(data) ? data : data === null ? [] : [Object(data)];
  return { status, rows };
}

const rowsOf = async (path: string, query: object = {}): Promise<readonly Row[]> =>
  (await responseTo(path, query)).rows;

test("/games returns the right values for every listed game of 2025", async () => {
  const games = new Map((await rowsOf("/games", { year: 2025 })).map((game) => [String(game.id), game]));
  expect(season).toHaveLength(156);
  for (const fact of season) {
    const game = games.get(fact.id ?? "");
    expect({ ...game, startDate: String(game?.startDate).replace(".000Z", "Z") }).toMatchObject({
      id: Number(fact.id),
      season: 2025,
      seasonType: fact.seasonType,
      week: Number(fact.week),
      startDate: fact.kickoff,
      startTimeTBD: fact.tbd === "true",
      completed: true,
      neutralSite: fact.neutral === "true",
      conferenceGame: fact.conferenceGame === "true",
      venueId: Number(fact.venueId),
      venue: fact.venue,
      homeId: Number(fact.homeId),
      homeTeam: fact.home,
      homeConference: fact.homeConference,
      homeClassification: fact.homeClassification,
      homePoints: Number(fact.homePoints),
      awayId: Number(fact.awayId),
      awayTeam: fact.away,
      awayConference: fact.awayConference,
      awayClassification: fact.awayClassification,
      awayPoints: Number(fact.awayPoints),
      notes: fact.notes || null,
    });
  }
});

test("/games returns only one game of 2025 that is not listed, Miami against Notre Dame", async () => {
  const known = new Set(season.map(({ id }) => id));
  const others = (await rowsOf("/games", { year: 2025 })).filter(({ id }) => !known.has(String(id)));
  expect(others.map(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])).toEqual([["Miami", "Notre Dame"]]);
});

test("/records agrees with the games of every Big Ten team", async () => {
  const records = new Map((await rowsOf("/records", { year: 2025 })).map((row) => [row.team, row]));
  for (const school of bigTen) {
    const own = season.filter(({ home, away }) => home === school || away === school);
    const won = (games: typeof own) =>
      games.filter(({ home, homePoints, awayPoints }) => (home === school) === Number(homePoints) > Number(awayPoints));
    const inConference = own.filter(({ conferenceGame }) => conferenceGame === "true");
    expect({ school, ...records.get(school) }).toMatchObject({
      school,
      total: { games: own.length, wins: won(own).length, losses: own.length - won(own).length },
      conferenceGames: { games: 9, wins: won(inConference).length },
    });
  }
});

test("every game's kickoff is within its week in /calendar", async () => {
  const weeks = await rowsOf("/calendar", { year: 2025 });
  for (const { kickoff = "", week, seasonType } of season) {
    const own = weeks.find(({ startDate, endDate }) => String(startDate) <= kickoff && kickoff <= String(endDate));
    expect({ kickoff, week: own?.week, seasonType: own?.seasonType }).toEqual({
      kickoff,
      week: Number(week),
      seasonType,
    });
  }
});

test("/teams/fbs, /teams and /conferences agree with the list of FBS teams", async () => {
  for (const path of ["/teams/fbs", "/teams"]) {
    const rows = new Map((await rowsOf(path, { year: 2025 })).map((row) => [row.id, row]));
    for (const { id, school, mascot, abbreviation, conference, venueId, venue, city, state, zip } of fbs) {
      expect(rows.get(Number(id))).toMatchObject({
        ...{ school, mascot, abbreviation, conference, classification: "fbs" },
        location: { id: Number(venueId), name: venue, city, state, zip: zip || null },
      });
    }
  }
  expect(await rowsOf("/teams/fbs")).toHaveLength(136);
  for (const { name, memberCount, classification } of await rowsOf("/conferences", { year: 2025 })) {
    if (classification !== "fbs") continue;
    expect({ name, memberCount }).toEqual({ name, memberCount: fbs.filter((team) => team.conference === name).length });
  }
});

const paths = Object.keys(operations) as Path[];

/** Whether an operation's rules allow a query. */
const takes = (path: Path, query: Row): boolean => checkQuery(operations[path], query).length === 0;

test.each(
  someOf(
    Array.from({ length: 15 }, (_, index) => index + 1),
    4,
  ),
)("every operation that accepts a week returns rows for week %i", async (week) => {
  const query = { year: 2025, seasonType: "regular", week };
  const empty: string[] = [];
  for (const path of paths) {
    const taken = takes(path, query) ? query : { year: 2025, week };
    if (takes(path, taken) && (await rowsOf(path, taken)).length === 0) empty.push(path);
  }
  expect(empty).toEqual([]);
});

test.each(someOf(bigTen, 4))("every operation that accepts a team returns rows for %s", async (team) => {
  const empty: string[] = [];
  // Leaves out draft picks, because their team is an NFL team.
  for (const path of paths.filter((each) => each !== "/draft/picks")) {
    const query = [{ year: 2025, team }, { year: 2025, seasonType: "regular", team, week: 2 }, { team }].find((each) =>
      takes(path, each),
    );
    if (query !== undefined && (await rowsOf(path, query)).length === 0) empty.push(path);
  }
  expect(empty).toEqual([]);
});

test("win probabilities before and during a game are from 0.001 to 0.999", async () => {
  const all = [...(await rowsOf("/metrics/wp/pregame", { year: 2025 }))];
  expect(all.length).toBeGreaterThan(150);
  for (const { id } of season.slice(0, 20)) all.push(...(await rowsOf("/metrics/wp", { gameId: id })).slice(0, -1));
  const homes = all.map(({ homeWinProbability }) => Number(homeWinProbability));
  expect(Math.min(...homes)).toBeGreaterThanOrEqual(0.001);
  expect(Math.max(...homes)).toBeLessThanOrEqual(0.999);
});
