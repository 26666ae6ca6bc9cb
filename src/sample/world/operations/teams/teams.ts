import type { Team, TeamATS } from "../../../../document/schema.js";
import { lazy, once } from "../../computed.js";
import { hasEveryTeam, isWholeSeason } from "../../facts/coverage.js";
import { brandingOf } from "../../facts/team-branding.js";
import { CURRENT_SEASON, conferenceOf, membershipOf, type Team as TeamFact, teams } from "../../facts/teams.js";
import { rosterTalentAt } from "../../measures/published.js";
import { compareName, count, present, ratio, roundOrNull, total } from "../../numbers.js";
import type { SomeSources, Sparse } from "../../responses/source.js";
import { marginOf, type TeamGame, type TeamSeason, teamSeasons } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { teamHeader } from "../headers.js";
import { unknownVenue, venueRow } from "../venues.js";
import { matchup } from "./matchup.js";
import { rosterRows } from "./roster.js";
import { overviewResponse } from "./season-overview.js";

/** Returns a row of /teams, with the conference in a season. */
function teamRow(team: TeamFact, season: number): Sparse<Team> {
  const { logo, homeVenueId, ...branding } = brandingOf(team.id);
  const logos = ["500", "500-dark"].map((size) => `http://a.espncdn.com/i/teamlogos/ncaa/${size}/${team.id}.png`);
  return {
    ...team,
    ...branding,
    ...teamHeader(team.id, season),
    division: membershipOf(team.id, season)?.division,
    logos: logo ? logos : null,
    location: homeVenueId === null ? unknownVenue : venueRow(homeVenueId),
  };
}

const bySchool = lazy(() => [...teams].sort((a, b) => compareName(a.school, b.school)));

/** Returns the rows of /teams. If a season is given, only teams with a conference have a row. */
function teamRows(season: number | undefined): Sparse<Team>[] {
  return bySchool()
    .filter(({ id }) => id > 0 && (season === undefined || conferenceOf(id, season) !== null))
    .map((team) => teamRow(team, season ?? CURRENT_SEASON));
}

/** Returns the rows of /teams/fbs. */
function fbsTeamRows(season: number): Sparse<Team>[] {
  return bySchool()
    .filter(({ id }) => conferenceOf(id, season)?.classification === "fbs")
    .map((team) => teamRow(team, season));
}

/** Returns by how many points a side beat the spread, or null if the game has no spread. */
function coverMargin(side: TeamGame): number | null {
  const spread = side.game.odds?.spread;
  return spread === undefined ? null : marginOf(side) + (side.side === "home" ? spread : -spread);
}

/** Returns a row of /teams/ats. */
function againstTheSpread({ season, teamId, games }: TeamSeason): Sparse<TeamATS> {
  const margins = present(games.map(coverMargin));
  return {
    ...teamHeader(teamId, season),
    games: margins.length,
    atsWins: count(margins, (margin) => margin > 0),
    atsLosses: count(margins, (margin) => margin < 0),
    atsPushes: count(margins, (margin) => margin === 0),
    avgCoverMargin: roundOrNull(ratio(total(margins), margins.length), 2),
  };
}

/**
 * If the world has only some of a team's games, there is no row, because counting those games would be misleading. A row that counts no games is
 * fine.
 */
const spreads = once((world: World) =>
  teamSeasons(world)
    .map(againstTheSpread)
    .filter(({ teamId, year, games }) => games === 0 || isWholeSeason(teamId, year)),
);

export const teamsSources = {
  "/teams": { isWhole: false, rows: (_moment, { year }) => teamRows(year), uses: ["year"] },
  "/teams/fbs": { isWhole: true, rows: (_moment, { year = CURRENT_SEASON }) => fbsTeamRows(year), uses: ["year"] },
  "/teams/matchup": { isWhole: false, respond: matchup },
  "/teams/ats": { rows: ({ world }) => spreads(world) },
  "/teams/season/overview": { respond: overviewResponse },
  "/roster": { isWhole: false, rows: (_moment, query) => rosterRows(query), uses: ["year", "team", "classification"] },
  "/talent": {
    isWhole: ({ year }) => hasEveryTeam(year),
    rows: ({ now }) =>
      Object.entries(rosterTalentAt(now)).flatMap(([year, entries]) =>
        entries.map(([team, talent]) => ({ year: Number(year), team, talent })),
      ),
  },
} satisfies SomeSources;
