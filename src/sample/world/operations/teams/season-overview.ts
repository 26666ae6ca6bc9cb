import type { TeamRecord } from "../../../../document/schema.js";
import { once } from "../../computed.js";
import { isWholeSeason } from "../../facts/coverage.js";
import { pastMeetings } from "../../facts/one-off-seasons.js";
import { teams } from "../../facts/teams.js";
import { coachRecord, coachSeasonsAt, sumRecords } from "../../measures/coach-records.js";
import { ppaBySplit } from "../../measures/play-splits.js";
import { playsByPlayer } from "../../measures/player-plays.js";
import { ratedSeasons } from "../../measures/rated-seasons.js";
import { present } from "../../numbers.js";
import { nameFilter } from "../../responses/matching.js";
import { type Moment, Refusal, type SampleQuery } from "../../responses/source.js";
import { lastSeasonAt } from "../../simulation/season-weeks.js";
import { playsOf, type TeamSeason, teamSeason } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { teamRecord } from "../games/records.js";
import { playerHeader, teamHeader } from "../headers.js";
import { passing } from "../passing.js";
import { usageRows } from "../players/season-overview.js";
import { rushing } from "../rushing.js";
import { advancedSeason } from "../stats/advanced-stats.js";
import { overviewRatings } from "./overview-ratings.js";
import { statRankings } from "./stat-rankings.js";

const path = "/teams/season/overview";
export const ratingsOf = once(overviewRatings);

/** Returns the PPA of a team's players. */
export function ppaRows({ season, teamId, games }: TeamSeason) {
  return playsByPlayer(playsOf(games, "offense")).map(({ player, all }) => ({
    ...playerHeader(player, teamId, season),
    averagePPA: ppaBySplit(all, "average"),
    totalPPA: ppaBySplit(all, "total"),
  }));
}

/**
 * Returns the record of a team's season. If the world has every game, the record is computed from the games. Otherwise, returns the known record, or
 * null if none is known.
 */
export function recordOf({ teamId, season, games }: TeamSeason, now: number): TeamRecord | null {
  if (isWholeSeason(teamId, season)) return teamRecord(games);
  const known = coachSeasonsAt(now).filter((fact) => fact.teamId === teamId && fact.year === season);
  // If the season's first coach is missing, the record covers only the end of the season.
  if (known.every(({ tenure }) => tenure.effectiveStart !== null)) return null;
  const { winPercentage: _, ...record } = coachRecord(sumRecords(present(known.map(({ record: own }) => own))));
  return record;
}

/**
 * Returns a response of /teams/season/overview. Passing and rushing are null if the season has no such rows. If the record is unknown, it consists of
 * zeros, because the field is never null.
 */
export function teamSeasonOverview({ now, world }: Moment, team: TeamSeason) {
  return {
    ...teamHeader(team.teamId, team.season),
    statRankings: statRankings(world, team),
    record: recordOf(team, now) ?? teamRecord([]),
    ratings: ratingsOf(world)(team),
    advanced: advancedSeason(team),
    players: { usage: usageRows(team), ppa: ppaRows(team) },
    passing: passing.teamSeasons(team)[0] ?? null,
    rushing: rushing.teamSeasons(team)[0] ?? null,
  };
}

/** Returns a season overview in which one player has no name, position or PPA, as in overviews of old seasons. */
function withUnnamedPlayer(overview: ReturnType<typeof teamSeasonOverview>) {
  const usage = overview.players.usage.map((row, index) =>
    index === 0 ? { ...row, name: null, position: null } : row,
  );
  const noPpa = ppaBySplit([], "total");
  const ppa = usage.slice(0, 1).map((row) => ({ ...row, averagePPA: noPpa, totalPPA: noPpa }));
  return { ...overview, players: { usage, ppa } };
}

/** The first season in which every player has a name in the overview. */
const FIRST_NAMED_SEASON = 2004;

/** Whether a team had a game or a rating in a season. */
function isKnown(world: World, teamId: number, season: number): boolean {
  const isOwn = (game: { season: number; homeId: number; awayId: number }): boolean =>
    game.season === season && (game.homeId === teamId || game.awayId === teamId);
  return (
    world.some(isOwn) ||
    pastMeetings.some(isOwn) ||
    ratedSeasons(world).some((rated) => rated.teamId === teamId && rated.season === season)
  );
}

/** Returns the response of /teams/season/overview. */
export function overviewResponse(moment: Moment, query: SampleQuery<typeof path>) {
  const { now, world } = moment;
  const { year = 0, team: name } = query;
  const isMeant = nameFilter(path, "team", name);
  const team = teams.find(({ id, school }) => id > 0 && isMeant(school));
  if (team === undefined || year > lastSeasonAt(now) || !isKnown(world, team.id, year)) {
    return new Refusal(404, { message: "Team season overview not found." }, { "cache-control": "no-store" });
  }
  const overview = teamSeasonOverview(moment, teamSeason(world, year, team.id));
  return year < FIRST_NAMED_SEASON ? withUnnamedPlayer(overview) : overview;
}
