import type { TeamGamePredictedPointsAdded, TeamSeasonPredictedPointsAdded } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { efficiency, isDropback, isRun } from "../measures/advanced.js";
import { gameRow } from "../measures/box-teams.js";
import { round } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { Play } from "../simulation/model.js";
import { conferenceName, sidesOf, type TeamGame, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";

/** Points added per play, by kind of play and by down. */
function averages(plays: readonly Play[]): TeamGamePredictedPointsAdded["offense"] {
  const average = (keep: (play: Play) => boolean): number => round(efficiency(plays.filter(keep)).ppa, 2);
  return {
    overall: average(() => true),
    passing: average(isDropback),
    rushing: average(isRun),
    firstDown: average(({ down }) => down === 1),
    secondDown: average(({ down }) => down === 2),
    thirdDown: average(({ down }) => down === 3),
  };
}

/** The same with the sums of a season, in which passing and rushing are the total. */
function seasonAverages(plays: readonly Play[]): TeamSeasonPredictedPointsAdded["offense"] {
  const total = (keep: (play: Play) => boolean): number => round(efficiency(plays.filter(keep)).totalPPA, 1);
  const passing = total(isDropback);
  const rushing = total(isRun);
  return { ...averages(plays), cumulative: { total: round(passing + rushing, 1), passing, rushing } };
}

/** A team's season as /ppa/teams has it. */
export function seasonPpa({ season, teamId, games }: TeamSeason): TeamSeasonPredictedPointsAdded {
  return {
    season,
    conference: conferenceName(teamId, season) ?? "",
    team: teamById(teamId).school,
    offense: seasonAverages(games.flatMap(({ offense }) => offense.plays)),
    defense: seasonAverages(games.flatMap(({ defense }) => defense.plays)),
  };
}

/** One side of a game as /ppa/games has it: under the conference's name, unlike the enriched rows. */
export function gamePpa(side: TeamGame): TeamGamePredictedPointsAdded {
  return {
    ...gameRow(side),
    conference: conferenceName(side.teamId, side.game.season) ?? "",
    offense: averages(side.offense.plays),
    defense: averages(side.defense.plays),
  };
}

/** Recordings of /ppa/teams and /ppa/games. */
export function ppaCases(world: readonly WorldGame[]): Case[] {
  const teams = recorder<TeamSeasonPredictedPointsAdded[]>("getTeamSeasonPpa", "/ppa/teams");
  const byGame = recorder<TeamGamePredictedPointsAdded[]>("getTeamGamePpa", "/ppa/games");
  const seasons = teamSeasons(world);
  const seasonRows = (year: number) => seasons.filter(({ season }) => season === year).map(seasonPpa);
  const gameRows = (year: number) =>
    world
      .filter(({ season }) => season === year)
      .flatMap(sidesOf)
      .map(gamePpa);
  return [
    teams.ok("playoff-2024", { year: 2024 }, seasonRows(2024)),
    teams.ok("bowl-2001", { year: 2001 }, seasonRows(2001)),
    byGame.ok("playoff-2024", { year: 2024, seasonType: "postseason" }, gameRows(2024)),
    byGame.ok(
      "bowl-2001",
      { year: 2001, team: "Miami" },
      gameRows(2001).filter(({ team }) => team === "Miami"),
    ),
  ];
}
