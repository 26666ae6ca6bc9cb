import type { TeamStat } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { boxWords, type TeamBox, teamBox } from "../measures/team-box.js";
import { type Case, recorder } from "../recording.js";
import {
  compare,
  conferenceName,
  opponentOf,
  sidesOf,
  type TeamSeason,
  teamSeasons,
  type WorldGame,
} from "../world.js";

/** The statistics of a season's row; those of opponents bear the same names with "Opponent" behind them. */
const names = [
  "firstDowns",
  "fourthDownConversions",
  "fourthDowns",
  "fumblesLost",
  "fumblesRecovered",
  "interceptionTDs",
  "interceptionYards",
  "interceptions",
  "kickReturnTDs",
  "kickReturnYards",
  "kickReturns",
  "netPassingYards",
  "passAttempts",
  "passCompletions",
  "passesIntercepted",
  "passingTDs",
  "penalties",
  "penaltyYards",
  "possessionTime",
  "puntReturnTDs",
  "puntReturnYards",
  "puntReturns",
  "rushingAttempts",
  "rushingTDs",
  "rushingYards",
  "sacks",
  "tacklesForLoss",
  "thirdDownConversions",
  "thirdDowns",
  "totalYards",
  "turnovers",
] as const satisfies readonly (keyof TeamBox)[];

/** The season statistics of a team, own and opponents', by name. */
export function seasonStats({ season, teamId, games }: TeamSeason): TeamStat[] {
  const played = games.filter(({ game }) => game.played !== null);
  if (played.length === 0) return [];
  const own = teamBox(...played);
  const others = teamBox(...played.map(opponentOf));
  const values: [string, number][] = [
    ["games", own.games],
    ...names.flatMap((name): [string, number][] => [
      [name, own[name]],
      [`${name}Opponent`, others[name]],
    ]),
  ];
  return values
    .sort(([a], [b]) => compare(a, b))
    .map(([statName, statValue]) => ({
      season,
      team: teamById(teamId).school,
      conference: conferenceName(teamId, season) ?? "",
      statName,
      statValue,
    }));
}

/** Recordings of /stats/season and of the categories that /games/teams knows. */
export function teamSeasonCases(world: readonly WorldGame[]): Case[] {
  const season = recorder<TeamStat[]>("getTeamSeasonStats", "/stats/season");
  const categories = recorder<string[]>("getStatCategories", "/stats/categories");
  const seasons = teamSeasons(world);
  const rows = (year: number): TeamStat[] => seasons.filter((each) => each.season === year).flatMap(seasonStats);
  const [anySide] = world.filter(({ played }) => played !== null).flatMap(sidesOf);
  return [
    season.ok("playoff-2024", { year: 2024 }, rows(2024)),
    season.ok("bowl-2001", { year: 2001 }, rows(2001)),
    categories.ok("all", {}, anySide === undefined ? [] : Object.keys(boxWords(teamBox(anySide))).sort(compare)),
  ];
}
