import type { PlayerGamePredictedPointsAdded, PlayerSeasonPredictedPointsAdded } from "../../../generated/schema.js";
import { onePlay } from "../facts/one-play.js";
import type { Player } from "../facts/players.js";
import { teamById } from "../facts/teams.js";
import { efficiency } from "../measures/advanced.js";
import { credits } from "../measures/credit.js";
import { byPart } from "../measures/parts.js";
import { round } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { Play } from "../simulation/model.js";
import { conferenceAbbreviation, type TeamGame, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";

/** Points added per play; null where there was none. */
function average(plays: readonly Play[]): number | null {
  return plays.length === 0 ? null : round(efficiency(plays).ppa, 3);
}

function total(plays: readonly Play[]): number {
  return round(efficiency(plays).totalPPA, 3);
}

function playerOf({ id, name, position, teamId }: Player) {
  return { id, name, position, team: teamById(teamId).school };
}

/** The players of a side in one game. */
export function gamePlayerPpa({ game, opponentId, offense }: TeamGame): PlayerGamePredictedPointsAdded[] {
  return credits(offense.plays).map(({ player, all, passing, rushing }) => ({
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    ...playerOf(player),
    opponent: teamById(opponentId).school,
    averagePPA: { all: average(all) ?? 0, pass: average(passing), rush: average(rushing) },
  }));
}

/** The players of a team over a season, from the plays of the same games. */
export function seasonPlayerPpa({ season, teamId, games }: TeamSeason): PlayerSeasonPredictedPointsAdded[] {
  return playerRows(
    season,
    teamId,
    games.flatMap(({ offense }) => offense.plays),
  );
}

function playerRows(season: number, teamId: number, plays: readonly Play[]): PlayerSeasonPredictedPointsAdded[] {
  return credits(plays).map(({ player, all }) => ({
    season,
    ...playerOf(player),
    conference: conferenceAbbreviation(teamId, season) ?? "",
    averagePPA: { ...byPart((belongs) => average(all.filter(belongs))), all: average(all) ?? 0 },
    totalPPA: byPart((belongs) => total(all.filter(belongs))),
  }));
}

/** Recordings of /ppa/players/games and /ppa/players/season. */
export function playerPpaCases(world: readonly WorldGame[]): Case[] {
  const byGame = recorder<PlayerGamePredictedPointsAdded[]>("getPlayerGamePpa", "/ppa/players/games");
  const season = recorder<PlayerSeasonPredictedPointsAdded[]>("getPlayerSeasonPpa", "/ppa/players/season");
  const seasons = teamSeasons(world).filter((each) => each.season === 2024);
  const finalists = seasons.filter(({ teamId }) => teamId === 194 || teamId === 87);
  const rows = seasons.flatMap(seasonPlayerPpa);
  const named = (teamId: number): string => teamById(teamId).school.toLowerCase().replaceAll(" ", "-");
  return [
    ...finalists.map((each) =>
      byGame.ok(
        `${named(each.teamId)}-2024`,
        { year: 2024, team: teamById(each.teamId).school },
        each.games.flatMap(gamePlayerPpa),
      ),
    ),
    ...finalists.map((each) =>
      season.ok(
        `${named(each.teamId)}-2024`,
        { year: 2024, team: teamById(each.teamId).school },
        seasonPlayerPpa(each),
      ),
    ),
    ...seasons
      .filter(({ teamId }) => teamId === 2633)
      .map((each) => season.ok("tennessee-2024", { year: 2024, team: "Tennessee" }, seasonPlayerPpa(each))),
    season.ok("one-play-2021", { year: 2021, team: "Georgia" }, playerRows(2021, 61, onePlay)),
    season.ok(
      "quarterbacks-2024",
      { year: 2024, position: "QB" },
      rows.filter(({ position }) => position === "QB"),
    ),
  ];
}
