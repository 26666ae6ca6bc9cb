import type {
  PlayerRushingGame,
  PlayerRushingSeason,
  RushingPlay,
  TeamRushingGame,
  TeamRushingSeason,
} from "../../../../generated/schema.js";
import { squadOf } from "../facts/players.js";
import { isRushingAttempt } from "../measures/advanced-stats.js";
import { unparsedRows } from "../operations/production-rows.js";
import {
  playerGameRushing,
  playerSeasonRushing,
  rushingPlay,
  teamGameRushing,
  teamSeasonRushing,
  unparsedRushingPlay,
} from "../operations/rushing.js";
import { teamGames, teamSeasons } from "../simulation/team-games.js";
import type { World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";
import { rowsOfTeam } from "./select.js";

/** The recordings of the tag `rushing`. The season 2001 has no rushing details: its rows are empty. */
export function rushingRecordings(world: World): NamedRecording[] {
  const plays = recorder<RushingPlay[]>("/rushing/plays");
  const playerSeason = recorder<PlayerRushingSeason[]>("/rushing/players/season");
  const playerGame = recorder<PlayerRushingGame[]>("/rushing/players/games");
  const teamSeason = recorder<TeamRushingSeason[]>("/rushing/teams/season");
  const teamGame = recorder<TeamRushingGame[]>("/rushing/teams/games");
  // Quintrevion Wisner of Texas has rows of plays, of games and of a season.
  const rusherId = String(squadOf(251, "RB")[0]?.id);
  const runs = world
    .flatMap((game) => (game.playByPlay?.plays ?? []).filter(isRushingAttempt).map((play) => rushingPlay(game, play)))
    .filter((row) => row.rusherId === rusherId && row.defense === "Ohio State");
  const seasons = teamSeasons(world);
  const sides = world.filter(({ playByPlay }) => playByPlay !== null).flatMap(teamGames);
  const texas = { year: 2024, team: "Texas" };
  const arizonaState = { year: 2024, team: "Arizona State" };
  const miami = { year: 2001, team: "Miami" };
  const ofRusher = <Row extends { playerId: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ playerId }) => playerId === rusherId);
  return [
    plays.ok(
      "quintrevion-wisner-cotton-bowl",
      { year: 2024, week: 1, team: "Texas", defense: "Ohio State", rusherId },
      runs,
    ),
    plays.ok(
      "broken-off-2021",
      { year: 2021, team: "St. Andrews", classification: "fcs" },
      unparsedRows(world, isRushingAttempt, unparsedRushingPlay),
    ),
    playerSeason.ok("quintrevion-wisner", { rusherId }, ofRusher(seasons.flatMap(playerSeasonRushing))),
    playerSeason.ok("miami-2001", miami, rowsOfTeam(seasons.flatMap(playerSeasonRushing), miami)),
    playerGame.ok("quintrevion-wisner", { rusherId }, ofRusher(sides.flatMap(playerGameRushing))),
    playerGame.ok("miami-2001", miami, rowsOfTeam(sides.flatMap(playerGameRushing), miami)),
    teamSeason.ok("texas-2024", texas, rowsOfTeam(seasons.map(teamSeasonRushing), texas)),
    teamSeason.ok("miami-2001", miami, rowsOfTeam(seasons.map(teamSeasonRushing), miami)),
    teamGame.ok("arizona-state-2024", arizonaState, rowsOfTeam(sides.map(teamGameRushing), arizonaState)),
    teamGame.ok("miami-2001", miami, rowsOfTeam(sides.map(teamGameRushing), miami)),
  ];
}
