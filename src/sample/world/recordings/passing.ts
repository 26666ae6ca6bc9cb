import type {
  PassingPlay,
  PlayerPassingGame,
  PlayerPassingSeason,
  TeamPassingGame,
  TeamPassingSeason,
} from "../../../../generated/schema.js";
import { squadOf } from "../facts/players.js";
import {
  isPass,
  passingPlay,
  playerGamePassing,
  playerSeasonPassing,
  teamGamePassing,
  teamSeasonPassing,
  unparsedPassingPlay,
} from "../operations/passing.js";
import { unparsedRows } from "../operations/production-rows.js";
import { teamGames, teamSeasons } from "../simulation/team-games.js";
import type { World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";
import { rowsOfTeam } from "./select.js";

/** The recordings of the tag `passing`. The season 2001 has no passing details: its rows are empty. */
export function passingRecordings(world: World): NamedRecording[] {
  const plays = recorder<PassingPlay[]>("/passing/plays");
  const playerSeason = recorder<PlayerPassingSeason[]>("/passing/players/season");
  const playerGame = recorder<PlayerPassingGame[]>("/passing/players/games");
  const teamSeason = recorder<TeamPassingSeason[]>("/passing/teams/season");
  const teamGame = recorder<TeamPassingGame[]>("/passing/teams/games");
  // Matthew Golden of Texas; /plays/stats has the same receptions.
  const targetId = String(squadOf(251, "WR")[0]?.id);
  const passes = world
    .flatMap((game) => (game.playByPlay?.plays ?? []).filter(isPass).map((play) => passingPlay(game, play)))
    .filter((row) => row.targetId === targetId && row.defense === "Ohio State");
  const seasons = teamSeasons(world);
  const sides = world.filter(({ playByPlay }) => playByPlay !== null).flatMap(teamGames);
  const texas = { year: 2024, team: "Texas" };
  const boiseState = { year: 2024, team: "Boise State" };
  const arizonaState = { year: 2024, team: "Arizona State" };
  const miami = { year: 2001, team: "Miami" };
  return [
    plays.ok("matthew-golden-cotton-bowl", { year: 2024, week: 1, defense: "Ohio State", targetId }, passes),
    plays.ok(
      "broken-off-2021",
      { year: 2021, team: "St. Andrews", classification: "fcs" },
      unparsedRows(world, isPass, unparsedPassingPlay),
    ),
    playerSeason.ok("texas-2024", texas, rowsOfTeam(seasons.flatMap(playerSeasonPassing), texas)),
    playerSeason.ok("miami-2001", miami, rowsOfTeam(seasons.flatMap(playerSeasonPassing), miami)),
    playerGame.ok("texas-2024", texas, rowsOfTeam(sides.flatMap(playerGamePassing), texas)),
    playerGame.ok("miami-2001", miami, rowsOfTeam(sides.flatMap(playerGamePassing), miami)),
    teamSeason.ok("texas-2024", texas, rowsOfTeam(seasons.map(teamSeasonPassing), texas)),
    teamSeason.ok("miami-2001", miami, rowsOfTeam(seasons.map(teamSeasonPassing), miami)),
    teamGame.ok("boise-state-2024", boiseState, rowsOfTeam(sides.map(teamGamePassing), boiseState)),
    teamGame.ok("arizona-state-2024", arizonaState, rowsOfTeam(sides.map(teamGamePassing), arizonaState)),
    teamGame.ok("miami-2001", miami, rowsOfTeam(sides.map(teamGamePassing), miami)),
  ];
}
