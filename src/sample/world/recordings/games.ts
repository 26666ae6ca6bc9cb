import type {
  AdvancedBoxScore,
  CalendarWeek,
  Game,
  GameMedia,
  GamePlayerStats,
  GameTeamStats,
  GameWeather,
  ScoreboardGame,
  TeamRecords,
} from "../../../../generated/schema.js";
import { quotaExceeded } from "../../refusals.js";
import { advancedBoxScore } from "../operations/games/advanced-box-score.js";
import { playerBoxScores, teamBoxScores } from "../operations/games/box-scores.js";
import { calendar } from "../operations/games/calendar.js";
import { gameRow } from "../operations/games/games.js";
import { mediaRows, weatherRows } from "../operations/games/media-and-weather.js";
import { teamRecords } from "../operations/games/records.js";
import { completedGame, scoreboard } from "../operations/games/scoreboard.js";
import { teamSeasons } from "../simulation/team-games.js";
import { gameInSlot, gamesOfSeason, type World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";

function gameRecordings(world: World): NamedRecording[] {
  const { ok, failure, invalid, unauthorized } = recorder<Game[]>("/games");
  const rows = (season: number): Game[] => gamesOfSeason(world, season).map(gameRow);
  return [
    ok("playoff-2024", { year: 2024, competition: "cfp" }, rows(2024)),
    ...gamesOfSeason(world, 1921).map((game) => ok("by-id-1921", { id: game.id }, [gameRow(game)])),
    ok("bowl-2001", { year: 2001, seasonType: "postseason" }, rows(2001)),
    ok("club-opponent-2021", { year: 2021, team: "Presbyterian" }, rows(2021)),
    ok("upcoming-2025", { year: 2025 }, rows(2025)),
    ok("unknown-team", { year: 2024, team: "Nowhere State" }, []),
    unauthorized("missing-key", { year: 2024 }),
    failure("quota-spent", { year: 2024 }, 429, quotaExceeded),
    invalid("invalid-year", { year: "abc" }),
  ];
}

function boxScoreRecordings(world: World): NamedRecording[] {
  const teams = recorder<GameTeamStats[]>("/games/teams");
  const players = recorder<GamePlayerStats[]>("/games/players");
  const ohioState = gamesOfSeason(world, 2024).filter(({ homeId, awayId }) => homeId === 194 || awayId === 194);
  const both = (season: number, name: string): NamedRecording[] =>
    gamesOfSeason(world, season).flatMap((game) => [
      teams.ok(name, { id: game.id }, [teamBoxScores(game)]),
      players.ok(name, { id: game.id }, [playerBoxScores(game)]),
    ]);
  const playoff = { year: 2024, seasonType: "postseason", week: 1 };
  return [
    teams.ok("playoff-2024", playoff, gamesOfSeason(world, 2024).map(teamBoxScores)),
    // The four games of the champion: the season rows of its players are their sum.
    ...ohioState.map((game) =>
      players.ok(`ohio-state-${game.bracket?.slot.toLowerCase()}`, { id: game.id }, [playerBoxScores(game)]),
    ),
    ...both(1921, "by-id-1921"),
    ...both(2021, "club-opponent-2021"),
  ];
}

function advancedBoxScoreRecordings(world: World): NamedRecording[] {
  const { ok, failure } = recorder<AdvancedBoxScore>("/game/box/advanced");
  const games = {
    championship: gameInSlot(world, 2024, "CH"),
    "cotton-bowl": gameInSlot(world, 2024, "SF1"),
    "orange-bowl": gameInSlot(world, 2024, "SF2"),
    "rose-bowl-2001": gamesOfSeason(world, 2001)[0],
  };
  return [
    ...Object.entries(games).flatMap(([name, game]) =>
      game === undefined ? [] : [ok(name, { id: game.id }, advancedBoxScore(game))],
    ),
    // The service has no 404 here.
    failure("unknown-game", { id: 1 }, 500, { message: "Internal Server Error" }),
  ];
}

function mediaAndWeatherRecordings(world: World): NamedRecording[] {
  const media = recorder<GameMedia[]>("/games/media");
  const weather = recorder<GameWeather[]>("/games/weather");
  const mediaOf = (season: number): GameMedia[] => gamesOfSeason(world, season).flatMap(mediaRows);
  const playoff = { year: 2024, seasonType: "postseason" };
  return [
    media.ok("playoff-2024", playoff, mediaOf(2024)),
    media.ok("first-radio-1921", { year: 1921, mediaType: "radio" }, mediaOf(1921)),
    media.ok("club-opponent-2021", { year: 2021, team: "Presbyterian" }, mediaOf(2021)),
    weather.ok("playoff-2024", playoff, gamesOfSeason(world, 2024).flatMap(weatherRows)),
    ...gamesOfSeason(world, 1921).map((game) => weather.ok("by-id-1921", { gameId: game.id }, weatherRows(game))),
    weather.tierTooLow("tier-too-low", { year: 2024 }),
  ];
}

function seasonRecordings(world: World): NamedRecording[] {
  const records = recorder<TeamRecords[]>("/records");
  const weeks = recorder<CalendarWeek[]>("/calendar");
  const seasons = teamSeasons(world);
  const rows = (year: number): TeamRecords[] => seasons.filter(({ season }) => season === year).map(teamRecords);
  return [
    records.ok("playoff-2024", { year: 2024 }, rows(2024)),
    records.ok("bowl-2001", { year: 2001 }, rows(2001)),
    records.ok("club-opponent-2021", { year: 2021 }, rows(2021)),
    records.ok("old-1921", { year: 1921 }, rows(1921)),
    weeks.ok("2024", { year: 2024 }, calendar()),
  ];
}

/** The scoreboard has no date in its query: the two recordings show two moments. */
function scoreboardRecordings(world: World): NamedRecording[] {
  const { ok } = recorder<ScoreboardGame[]>("/scoreboard");
  return [
    ok("new-year-2025", {}, scoreboard(world)),
    ok("club-opponent-2021", { classification: "fcs" }, gamesOfSeason(world, 2021).map(completedGame)),
  ];
}

/** The recordings of the tag `games`. */
export function gamesRecordings(world: World): NamedRecording[] {
  return [
    ...gameRecordings(world),
    ...boxScoreRecordings(world),
    ...advancedBoxScoreRecordings(world),
    ...mediaAndWeatherRecordings(world),
    ...seasonRecordings(world),
    ...scoreboardRecordings(world),
  ];
}
