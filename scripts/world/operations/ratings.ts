import type { ExpandedTeamSRS, TeamCoreRating, TeamElo, TeamSRS } from "../../../generated/schema.js";
import { independents } from "../facts/rated.js";
import { conferenceOf, membershipOf, teamById } from "../facts/teams.js";
import { lastElo, placeOf, type RatedSeason, ratedSeasons } from "../measures/strength.js";
import { round } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import { conferenceName, sidesOf, type WorldGame } from "../world.js";

/** What most rows of ratings begin with. */
export function ratedTeam({ season, teamId }: Pick<RatedSeason, "season" | "teamId">) {
  return { year: season, team: teamById(teamId).school, conference: conferenceName(teamId, season) };
}

/** Points better than average, schedule and margins together; the margins alone where nobody rated the team before. */
function simpleRating({ strength, margin }: RatedSeason): number {
  const known = strength ?? margin ?? 0;
  return round(0.8 * known + 0.2 * (margin ?? known), 1);
}

/** Too few teams are known of earlier seasons to rank them. */
const FIRST_RANKED_SEASON = 1936;

/** A season's rows of /ratings/srs, best first. */
export function srsRows(seasons: readonly RatedSeason[]): TeamSRS[] {
  const ratings = seasons.map(simpleRating);
  return seasons
    .map((each, index): TeamSRS => {
      const rating = ratings[index] ?? 0;
      const { season, teamId } = each;
      return {
        ...ratedTeam(each),
        division: membershipOf(teamId, season)?.division ?? null,
        ranking: season < FIRST_RANKED_SEASON ? null : placeOf(rating, ratings),
        rating,
      };
    })
    .sort((a, b) => b.rating - a.rating);
}

/** The same with the division that each team plays in. */
function expandedRows(seasons: readonly RatedSeason[]): ExpandedTeamSRS[] {
  const classifications = new Map(
    seasons.map(({ season, teamId }) => [teamById(teamId).school, conferenceOf(teamId, season)?.classification]),
  );
  return srsRows(seasons).flatMap((row): ExpandedTeamSRS[] => {
    const classification = classifications.get(row.team);
    return classification === undefined || classification === null ? [] : [{ ...row, classification }];
  });
}

/** Independents of the lower divisions, rated without a place. */
function independentRows(): ExpandedTeamSRS[] {
  return independents.map(({ season, school, classification, rating }) => ({
    year: season,
    team: school,
    conference: null,
    division: null,
    ranking: null,
    rating,
    classification,
  }));
}

/** A season in the CORE system: what offense and defense add up to. It rests on plays: without any it stays at nothing. */
export function coreRow(rated: RatedSeason): TeamCoreRating {
  const half = rated.plays.offense === 0 ? 0 : (rated.strength ?? 0) / 2;
  const offense = round(half + rated.tilt, 2);
  const defense = round(half - rated.tilt, 2);
  const last = rated.games.at(-1)?.game;
  return {
    ...ratedTeam(rated),
    throughSeasonType: last?.seasonType ?? "regular",
    throughWeek: last?.week ?? 1,
    overall: round(offense + defense, 2),
    offense,
    defense,
    offensePlays: rated.plays.offense,
    defensePlays: rated.plays.defense,
    modelVersion: "1.0",
  };
}

function eloRow({ season, teamId }: Pick<RatedSeason, "season" | "teamId">, elo: number | null): TeamElo {
  return { ...ratedTeam({ season, teamId }), conference: conferenceName(teamId, season) ?? "", elo };
}

/** Recordings of CORE, of both SRS and of Elo. */
export function ratingCases(world: readonly WorldGame[]): Case[] {
  const core = recorder<TeamCoreRating[]>("getCoreRatings", "/ratings/core");
  const srs = recorder<TeamSRS[]>("getSrsRatings", "/ratings/srs");
  const expanded = recorder<ExpandedTeamSRS[]>("getExpandedSrsRatings", "/ratings/srs/expanded");
  const elo = recorder<TeamElo[]>("getEloRatings", "/ratings/elo");
  const all = ratedSeasons(world);
  const inSeason = (year: number): RatedSeason[] => all.filter(({ season }) => season === year);
  // Clubs are in no division, so models leave them out.
  const rated = (year: number): RatedSeason[] => inSeason(year).filter(({ strength }) => strength !== null);
  const eloRows = (year: number): TeamElo[] =>
    all
      .filter(({ season, games }) => season === year && games.length > 0)
      .map((each) => eloRow(each, lastElo(each.games)));
  const openers = world.filter(({ season, seasonType }) => season === 2025 && seasonType === "regular");
  const preseason = openers
    .flatMap(sidesOf)
    .map(({ game, side, teamId }) => eloRow({ season: 2025, teamId }, game.elo[side].pregame));
  return [
    core.ok("playoff-2024", { year: 2024 }, rated(2024).map(coreRow)),
    core.ok(
      "club-opponent-2021",
      { year: 2021 },
      inSeason(2021)
        .filter(({ games }) => games.length > 0)
        .map(coreRow),
    ),
    srs.ok("playoff-2024", { year: 2024 }, srsRows(rated(2024))),
    srs.ok("divisions-2001", { year: 2001 }, srsRows(rated(2001))),
    srs.ok("old-1921", { year: 1921 }, srsRows(inSeason(1921))),
    expanded.ok("playoff-2024", { year: 2024, classification: "fbs" }, expandedRows(rated(2024))),
    expanded.ok("divisions-2021", { year: 2021 }, expandedRows(rated(2021))),
    expanded.ok("independent-2007", { year: 2007, classification: "ii" }, independentRows()),
    elo.ok("playoff-2024", { year: 2024 }, eloRows(2024)),
    elo.ok("club-opponent-2021", { year: 2021 }, eloRows(2021)),
    elo.ok("preseason-2025", { year: 2025, preseason: true }, preseason),
  ];
}
