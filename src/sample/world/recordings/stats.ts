import type {
  AdvancedGameStat,
  AdvancedSeasonStat,
  GameHavocStats,
  PlayerGameSuccessRate,
  PlayerSeasonSuccessRate,
  PlayerStat,
  TeamStat,
} from "../../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { advancedGame, advancedSeason, gameHavoc } from "../operations/stats/advanced-stats.js";
import { playerGameSuccess, playerSeasonStats, playerSeasonSuccess } from "../operations/stats/player-stats.js";
import { statCategories, teamSeasonStats } from "../operations/stats/team-stats.js";
import { type TeamGame, teamGames, teamSeasons } from "../simulation/team-games.js";
import { gamesOfSeason, type World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";
import { rowsOfTeam, seasonOfTeam, slug } from "./select.js";

function playerRecordings(world: World): NamedRecording[] {
  const stats = recorder<PlayerStat[]>("/stats/player/season");
  const seasonSuccess = recorder<PlayerSeasonSuccessRate[]>("/stats/player/success");
  const gameSuccess = recorder<PlayerGameSuccessRate[]>("/stats/player/success/game");
  const seasons = teamSeasons(world).filter((each) => each.season === 2024);
  const rows = seasons.flatMap(playerSeasonStats);
  const ohioState = { year: 2024, team: "Ohio State" };
  const passing = rows.filter(({ category }) => category === "passing");
  const finalists = [194, 87].map((teamId) => seasonOfTeam(seasons, 2024, teamId));
  return [
    stats.ok("ohio-state-2024", ohioState, rowsOfTeam(rows, ohioState)),
    stats.ok("passing-2024", { year: 2024, category: "passing" }, passing),
    seasonSuccess.ok("playoff-2024", { year: 2024 }, seasons.flatMap(playerSeasonSuccess)),
    ...finalists.map(({ teamId, games }) => {
      const { school } = teamById(teamId);
      return gameSuccess.ok(`${slug(school)}-2024`, { year: 2024, team: school }, games.flatMap(playerGameSuccess));
    }),
  ];
}

function teamRecordings(world: World): NamedRecording[] {
  const stats = recorder<TeamStat[]>("/stats/season");
  const categories = recorder<string[]>("/stats/categories");
  const seasons = teamSeasons(world);
  const rows = (year: number): TeamStat[] => seasons.filter((each) => each.season === year).flatMap(teamSeasonStats);
  return [
    stats.ok("playoff-2024", { year: 2024 }, rows(2024)),
    stats.ok("bowl-2001", { year: 2001 }, rows(2001)),
    categories.ok("all", {}, statCategories(world)),
  ];
}

function advancedRecordings(world: World): NamedRecording[] {
  const season = recorder<AdvancedSeasonStat[]>("/stats/season/advanced");
  const game = recorder<AdvancedGameStat[]>("/stats/game/advanced");
  const havoc = recorder<GameHavocStats[]>("/stats/game/havoc");
  const seasons = teamSeasons(world);
  const seasonRows = (year: number): AdvancedSeasonStat[] =>
    seasons.filter((each) => each.season === year).map(advancedSeason);
  const sides = (year: number): TeamGame[] => gamesOfSeason(world, year).flatMap(teamGames);
  const playoff = { year: 2024, seasonType: "postseason" };
  const presbyterian = { year: 2021, team: "Presbyterian" };
  return [
    season.ok("playoff-2024", { year: 2024 }, seasonRows(2024)),
    season.ok("bowl-2001", { year: 2001 }, seasonRows(2001)),
    // A game without play-by-play data has rows, too: counts are 0, and rates without a divisor are null.
    season.ok(
      "club-opponent-2021",
      { ...presbyterian, classification: "fcs" },
      rowsOfTeam(seasonRows(2021), presbyterian),
    ),
    game.ok("playoff-2024", playoff, sides(2024).map(advancedGame)),
    game.ok("club-opponent-2021", { year: 2021 }, sides(2021).map(advancedGame)),
    havoc.ok("playoff-2024", playoff, sides(2024).map(gameHavoc)),
    havoc.ok("club-opponent-2021", { year: 2021 }, sides(2021).map(gameHavoc)),
  ];
}

/** The recordings of the tag `stats`. */
export function statsRecordings(world: World): NamedRecording[] {
  return [...playerRecordings(world), ...teamRecordings(world), ...advancedRecordings(world)];
}
