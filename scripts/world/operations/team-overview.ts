import type {
  PlayerUsageValues,
  TeamSeasonOverview,
  TeamSeasonPlayerPpa,
  TeamSeasonPlayerUsage,
  TeamSeasonRatings,
} from "../../../generated/schema.js";
import { type Player, squadOf } from "../facts/players.js";
import { teamById } from "../facts/teams.js";
import { credits } from "../measures/credit.js";
import { ppaByPart, usageByPart } from "../measures/parts.js";
import { type Case, recorder } from "../recording.js";
import { conferenceAbbreviation, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";
import { teamSeason as teamPassing } from "./passing.js";
import { teamSeason as teamRushing } from "./rushing.js";
import { teamRecords } from "./seasons.js";
import { advancedSeason } from "./team-advanced.js";
import { ratingsOf } from "./team-ratings.js";

/** The offence and the kicker: who is listed by usage, even without a play of his own. */
const listed = ["QB", "RB", "WR", "TE", "K"];

/** The shares of a team's players in its plays; of one who had no part in any, all are null. */
export function usageRows({ season, teamId, games }: TeamSeason): TeamSeasonPlayerUsage[] {
  const plays = games.flatMap(({ offense }) => offense.plays);
  const credited = new Map(credits(plays).map((credit) => [credit.player.id, credit]));
  return squadOf(teamId, ...listed).map((player) => {
    const { all, ...rest } = usageByPart(credited.get(player.id) ?? { all: [] }, plays);
    const usage: PlayerUsageValues = { overall: all, ...rest };
    return { ...rowOf(player, season), usage };
  });
}

/** What a row of a player in his team's season begins with. */
function rowOf({ id, name, position, teamId }: Player, season: number) {
  const conference = conferenceAbbreviation(teamId, season) ?? "";
  return { season, id, name, position, team: teamById(teamId).school, conference };
}

function ppaRows({ season, games }: TeamSeason): TeamSeasonPlayerPpa[] {
  return credits(games.flatMap(({ offense }) => offense.plays)).map(({ player, all }) => ({
    ...rowOf(player, season),
    averagePPA: ppaByPart(all, "average"),
    totalPPA: ppaByPart(all, "total"),
  }));
}

/** All that is known of a team's season. Without a game in the world, nothing is known of passing and rushing. */
export function teamOverview(team: TeamSeason, ratings: TeamSeasonRatings): TeamSeasonOverview {
  const unknown = team.games.length === 0;
  return {
    season: team.season,
    teamId: team.teamId,
    team: teamById(team.teamId).school,
    record: teamRecords(team).total,
    ratings,
    advanced: advancedSeason(team),
    players: { usage: usageRows(team), ppa: ppaRows(team) },
    passing: unknown ? null : teamPassing(team),
    rushing: unknown ? null : teamRushing(team),
  };
}

/** The same with one player, in usage and in PPA, of whom an old record knows nothing but the id. */
function withUnknownPlayer(overview: TeamSeasonOverview): TeamSeasonOverview {
  const { usage, ppa } = overview.players;
  const nobody = <T extends { name: string | null }>(rows: readonly T[]): T[] =>
    rows.map((row, index) => (index === 0 ? { ...row, name: null, position: null } : row));
  const none = ppaByPart([], "total");
  const blank = nobody(ppa).map((row, index) => (index === 0 ? { ...row, averagePPA: none, totalPPA: none } : row));
  return { ...overview, players: { usage: nobody(usage), ppa: blank } };
}

const asItIs = (overview: TeamSeasonOverview): TeamSeasonOverview => overview;

/** Recordings of /teams/season/overview. */
export function teamOverviewCases(world: readonly WorldGame[]): Case[] {
  const { ok, failure } = recorder<TeamSeasonOverview>("getTeamSeasonOverview", "/teams/season/overview");
  const ratings = ratingsOf(world);
  const of = (name: string, { season, teamId }: Pick<TeamSeason, "season" | "teamId">, change = asItIs): Case => {
    const played = teamSeasons(world).find((each) => each.season === season && each.teamId === teamId);
    const team = played ?? { season, teamId, games: [] };
    return ok(name, { year: season, team: teamById(teamId).school }, change(teamOverview(team, ratings(team))));
  };
  return [
    of("ohio-state-2024", { season: 2024, teamId: 194 }),
    of("notre-dame-2024", { season: 2024, teamId: 87 }),
    of("miami-2001", { season: 2001, teamId: 2390 }, withUnknownPlayer),
    // A club whose plays nobody kept: rows of zeros, and null where there is nothing to divide by.
    of("club-2021", { season: 2021, teamId: 131901 }),
    // A team of the war, of whose season not even a score is left.
    of("wartime-1943", { season: 1943, teamId: 131902 }),
    failure(
      "unknown-team",
      { year: 2024, team: "Nowhere State" },
      404,
      { message: "Team season overview not found." },
      {
        "cache-control": "no-store",
      },
    ),
  ];
}
