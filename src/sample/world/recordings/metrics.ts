import type {
  FieldGoalEP,
  PlayerGamePredictedPointsAdded,
  PlayerSeasonPredictedPointsAdded,
  PlayWinProbability,
  PredictedPointsValue,
  PregameWinProbability,
  TeamGamePredictedPointsAdded,
  TeamSeasonPredictedPointsAdded,
} from "../../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { fieldGoalExpectedPoints, predictedPoints } from "../operations/metrics/expected-points.js";
import { playerGamePpa, playerSeasonPpa, teamPlayersPpa } from "../operations/metrics/player-ppa.js";
import { teamGamePpa, teamSeasonPpa } from "../operations/metrics/team-ppa.js";
import { pregameWinProbability, winProbabilities } from "../operations/metrics/win-probability.js";
import { onePlaySeason } from "../simulation/one-play-season.js";
import { teamGames, teamSeasons } from "../simulation/team-games.js";
import { gamesOfSeason, type World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";
import { rowsOfTeam, seasonOfTeam, slug } from "./select.js";

function expectedPointsRecordings(): NamedRecording[] {
  const predicted = recorder<PredictedPointsValue[]>("/ppa/predicted");
  const fieldGoals = recorder<FieldGoalEP[]>("/metrics/fg/ep");
  return [
    predicted.ok("first-and-ten", { down: 1, distance: 10 }, predictedPoints(1, 10)),
    predicted.ok("fourth-and-one", { down: 4, distance: 1 }, predictedPoints(4, 1)),
    fieldGoals.ok("all", {}, fieldGoalExpectedPoints()),
  ];
}

function winProbabilityRecordings(world: World): NamedRecording[] {
  const plays = recorder<PlayWinProbability[]>("/metrics/wp");
  const pregame = recorder<PregameWinProbability[]>("/metrics/wp/pregame");
  const championships = gamesOfSeason(world, 2024).filter(({ bracket }) => bracket?.round === "championship");
  const pregameRows = (season: number): PregameWinProbability[] =>
    gamesOfSeason(world, season).flatMap(pregameWinProbability);
  return [
    ...championships.map((game) => plays.ok("championship", { gameId: game.id }, winProbabilities(game))),
    plays.ok("unknown-game", { gameId: 1 }, []),
    pregame.ok("playoff-2024", { year: 2024, seasonType: "postseason" }, pregameRows(2024)),
    pregame.ok("upcoming-2025", { year: 2025, week: 1 }, pregameRows(2025)),
  ];
}

function teamPpaRecordings(world: World): NamedRecording[] {
  const season = recorder<TeamSeasonPredictedPointsAdded[]>("/ppa/teams");
  const game = recorder<TeamGamePredictedPointsAdded[]>("/ppa/games");
  const seasons = teamSeasons(world);
  const seasonRows = (year: number) => seasons.filter((each) => each.season === year).map(teamSeasonPpa);
  const gameRows = world.flatMap(teamGames).map(teamGamePpa);
  const miami = { year: 2001, team: "Miami" };
  return [
    season.ok("playoff-2024", { year: 2024 }, seasonRows(2024)),
    season.ok("bowl-2001", { year: 2001 }, seasonRows(2001)),
    game.ok(
      "playoff-2024",
      { year: 2024, seasonType: "postseason" },
      gameRows.filter((row) => row.season === 2024),
    ),
    game.ok("bowl-2001", miami, rowsOfTeam(gameRows, miami)),
  ];
}

function playerPpaRecordings(world: World): NamedRecording[] {
  const game = recorder<PlayerGamePredictedPointsAdded[]>("/ppa/players/games");
  const season = recorder<PlayerSeasonPredictedPointsAdded[]>("/ppa/players/season");
  const seasons = teamSeasons(world).filter((each) => each.season === 2024);
  const ofTeam = (teamId: number) => {
    const { school } = teamById(teamId);
    return {
      name: `${slug(school)}-2024`,
      query: { year: 2024, team: school },
      team: seasonOfTeam(seasons, 2024, teamId),
    };
  };
  return [
    ...[194, 87].map(ofTeam).map(({ name, query, team }) => game.ok(name, query, team.games.flatMap(playerGamePpa))),
    ...[194, 87, 2633].map(ofTeam).map(({ name, query, team }) => season.ok(name, query, teamPlayersPpa(team))),
    season.ok("one-play-2021", { year: 2021, team: "Georgia" }, playerSeasonPpa(2021, 61, onePlaySeason)),
    season.ok(
      "quarterbacks-2024",
      { year: 2024, position: "QB" },
      seasons.flatMap(teamPlayersPpa).filter(({ position }) => position === "QB"),
    ),
  ];
}

/** The recordings of the tag `metrics`. */
export function metricsRecordings(world: World): NamedRecording[] {
  return [
    ...expectedPointsRecordings(),
    ...winProbabilityRecordings(world),
    ...teamPpaRecordings(world),
    ...playerPpaRecordings(world),
  ];
}
