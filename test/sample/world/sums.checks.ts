import { readDocument } from "../../../scripts/lib/document.js";
import { isArray, isObject } from "../../../src/document/json.js";
import { paths } from "../../../src/document/operation.js";
import { hasData } from "../../../src/document/selection.js";
import { isWholeSeason } from "../../../src/sample/world/facts/coverage.js";
import { players } from "../../../src/sample/world/facts/players.js";
import { isOnRoster } from "../../../src/sample/world/facts/rosters.js";
import { seasonsOfTeam } from "../../../src/sample/world/facts/team-seasons.js";
import { teamById, teams } from "../../../src/sample/world/facts/teams.js";
import type { Path } from "../../../src/types.js";
import { sampleResponse } from "../../support/sample-response.js";
import { call } from "../call.js";
import { world } from "./world.js";

const document = readDocument();

/** Operations whose season values are real results or made-up ratings, not sums over games. */
const notSums = /^\/(coaches|playoffs|ratings)\b/;

/** Operations with sums over a season's games. They are found by `x-as-of`, which says that their values change during the season. */
const sums = paths.filter((path) => {
  const asOf = document.paths[path]?.get["x-as-of"];
  const grows = asOf === "season" || (typeof asOf === "object" && "through-week" in asOf);
  return grows && !notSums.test(path);
});

const years = [...new Set(teams.flatMap(({ id }) => seasonsOfTeam(id)))].sort((a, b) => a - b);

/** The ids of teams for which the sample world has only some of a season's games. */
const partialTeams = (year: number): number[] => {
  const played = world.filter(({ season }) => season === year).flatMap(({ homeId, awayId }) => [homeId, awayId]);
  return [...new Set(played)].filter((id) => id > 0 && !isWholeSeason(id, year));
};

/**
 * An operation's queries for a season. An operation about one team or player gets a query for each team whose season is incomplete, or for 12 of each
 * such team's players.
 */
function queriesOf(path: Path, year: number): Record<string, string | number>[] {
  const parameters = document.paths[path]?.get.parameters ?? [];
  const given = JSON.stringify(parameters);
  if (path === "/teams/season/overview") return partialTeams(year).map((id) => ({ year, team: teamById(id).school }));
  if (path === "/player/season/overview")
    return partialTeams(year).flatMap((id) =>
      players()
        .filter((player) => isOnRoster(player.id, id, year))
        .slice(0, 12)
        .map((player) => ({ year, playerId: player.id })),
    );
  return [{ year }, ...(given.includes("classificationFbsByDefault") ? [{ year, classification: "fcs" }] : [])];
}

/** Fields that do not count games: they identify a row, or their values do not come from the sample world's games. */
const known = new Set(["season", "year", "teamId", "id", "playerId", "athleteId", "record", "ratings"]);

/** Whether a value contains a number other than 0, as a number or as a string. */
function counts(value: unknown): boolean {
  if (isArray(value)) return value.some(counts);
  if (isObject(value)) return Object.entries(value).some(([name, inner]) => !known.has(name) && counts(inner));
  return value !== "" && (typeof value === "number" || typeof value === "string") && !!Number(value);
}

const idOfSchool = new Map(teams.map(({ id, school }) => [school, id]));

test.each(sums)("%s does not add up a team's season if the sample world has only some of its games", async (path) => {
  const wrong = new Set<string>();
  let rows = 0;
  for (const year of years.filter((each) => hasData(path, each)))
    for (const query of queriesOf(path, year)) {
      const { data } = await sampleResponse(path, query);
      for (const row of isArray(data) ? data : [data]) {
        if (!isObject(row)) continue;
        rows += 1;
        const { team } = row;
        const teamId = typeof row.teamId === "number" ? row.teamId : (idOfSchool.get(String(team)) ?? 0);
        if (!isWholeSeason(teamId, year) && counts(row)) wrong.add(`${year} ${teamById(teamId).school}`);
      }
    }
  expect([...wrong]).toEqual([]);
  // Players of a team with only some known games do not have an overview.
  expect(rows > 0).toBe(path !== "/player/season/overview");
});

test("a preview lacks season statistics for a team of which the sample world has only some games", async () => {
  const preview = async (path: string, now: string) => {
    const { body } = await call(path, { now: new Date(now) });
    if (!isObject(body) || !isObject(body.analysis)) throw new Error(`${path} has no analysis.`);
    return body.analysis;
  };
  const none = { status: "no_data", data: null };
  // Before the 2025 opener, the sample world has only the two teams' playoff games of 2024. Before the bowl, it has only one game of the Big Ten
  // team's opponent.
  const opener = await preview("/games/401752677/preview", "2025-08-29T12:00:00Z");
  expect(opener).toMatchObject({ home: { statistics: none }, away: { statistics: none } });
  const adjusted = await preview("/games/401752677/preview/adjusted", "2025-08-29T12:00:00Z");
  expect(adjusted).toMatchObject({ home: { teamMetrics: none }, away: { teamMetrics: none } });
  const bowl = await preview("/games/401769070/preview", "2025-12-30T12:00:00Z");
  expect(bowl).toMatchObject({
    home: { statistics: { data: { season: 2025 } }, keyPlayers: { passing: { status: "available" } } },
    away: { statistics: none, keyPlayers: { passing: { status: "no_data" } }, recentResults: { status: "available" } },
  });
});

test("the tested operations include /records, /stats/season and /wepa/players/kicking", () => {
  expect(sums).toEqual(expect.arrayContaining(["/records", "/stats/season", "/wepa/players/kicking"]));
  expect(sums.length).toBeGreaterThan(18);
});
