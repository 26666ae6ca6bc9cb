import type { TeamStat } from "../../../../document/schemas.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { boxCategoryNames } from "../../measures/team-box.js";
import { type TeamTotals, teamTotals } from "../../measures/team-stats.js";
import { compareName } from "../../numbers.js";
import { opponentGame, type TeamSeason } from "../../simulation/team-games.js";
import { hasPlayByPlay } from "../../simulation/world.js";

/** The statistics of a season. Those of the opponents have the suffix "Opponent". */
const statNames = [
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
] as const satisfies readonly (keyof TeamTotals)[];

/** The rows of /stats/season for a team, by name. */
export function teamSeasonStats({ season, teamId, games }: TeamSeason): TeamStat[] {
  const withPlays = games.filter(({ game }) => hasPlayByPlay(game));
  if (withPlays.length === 0) return [];
  const own = teamTotals(...withPlays);
  const others = teamTotals(...withPlays.map(opponentGame));
  const values: [string, number][] = [
    ["games", own.games],
    ...statNames.flatMap((name): [string, number][] => [
      [name, own[name]],
      [`${name}Opponent`, others[name]],
    ]),
  ];
  return values
    .sort(([a], [b]) => compareName(a, b))
    .map(([statName, statValue]) => ({
      season,
      team: teamById(teamId).school,
      conference: conferenceName(teamId, season) ?? "",
      statName,
      statValue,
    }));
}

/** The response of /stats/categories: the names of the statistics in box scores. */
export function statCategories(): string[] {
  return [...boxCategoryNames].sort(compareName);
}
