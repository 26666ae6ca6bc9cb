// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

import type { SeasonType, DivisionClassification, MediaType, PlayoffCompetition, PlayoffRound } from "./schema.js";

/**
 * The query of `/games`.
 *
 * Give `year` or `id`.
 *
 * `round` needs `competition`.
 *
 * With `competition`, `seasonType` must be `postseason` or `both`.
 */
export type GamesQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The division of the teams.
   *
   * Observed: A game is kept when either of its teams belongs to the division.
   */
  classification?: DivisionClassification | undefined;
  /**
   * A school, on either side of the game.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The school of the home team.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  home?: string | undefined;
  /**
   * The school of the away team.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  away?: string | undefined;
  /**
   * The conference of either team, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The id of one game; the answer holds that game alone.
   *
   * The service takes 0 for not given.
   *
   * Observed: With an id the filters year, week, seasonType, team, home, away, conference and classification are ignored.
   */
  id?: number | undefined;
  /**
   * Keeps the games of one playoff. The regular season and the bowls outside the playoff drop out.
   *
   * Observed: A seasonType beside it is refused with a 400 unless it is postseason or both.
   */
  competition?: PlayoffCompetition | undefined;
  /**
   * Keeps one round of the playoff that the competition names, so it needs the competition.
   */
  round?: PlayoffRound | undefined;
} &
  ({ year: number } | { id: number }) &
  ({ round?: undefined } | { competition: PlayoffCompetition }) &
  ({ competition?: undefined } | { seasonType?: "postseason" | "both" | undefined });

/**
 * The query of `/games/teams`.
 *
 * Give `id`, or `year` with `week`, `team` or `conference`.
 */
export type TeamGameStatsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   */
  week?: number | undefined;
  /**
   * A school, on either side of the game; by year, one of week, team or conference is needed.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * A conference, by name or abbreviation; by year, one of week, team or conference is needed.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Observed: A game is kept when either of its teams belongs to the division.
   */
  classification?: DivisionClassification | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The id of one game; the answer holds that game alone.
   *
   * The service takes 0 for not given.
   *
   * Observed: With an id the other filters are ignored.
   */
  id?: number | undefined;
} &
  ({ id: number } | { year: number } & ({ week: number } | { team: string } | { conference: string }));

/**
 * The query of `/games/players`.
 *
 * Give `id`, or `year` with `week`, `team` or `conference`.
 */
export type PlayerGameStatsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   */
  week?: number | undefined;
  /**
   * A school, on either side of the game; by year, one of week, team or conference is needed.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * A conference, by name or abbreviation; by year, one of week, team or conference is needed.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Observed: A game is kept when either of its teams belongs to the division.
   */
  classification?: DivisionClassification | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The id of one game; the answer holds that game alone.
   *
   * The service takes 0 for not given.
   *
   * Observed: With an id the other filters are ignored.
   */
  id?: number | undefined;
  /**
   * A category of player statistics, such as passing, rushing, receiving or defensive.
   *
   * Observed: The category's whole name is compared, without regard to case.
   */
  category?: string | undefined;
} &
  ({ id: number } | { year: number } & ({ week: number } | { team: string } | { conference: string }));

/**
 * The query of `/games/media`.
 */
export type GameMediaQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   */
  week?: number | undefined;
  /**
   * A school, on either side of the game.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of either team, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * Keeps outlets of one kind.
   */
  mediaType?: MediaType | undefined;
  /**
   * The division of the teams.
   *
   * Observed: A game is kept when either of its teams belongs to the division.
   */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/games/weather`.
 *
 * Give `year` or `gameId`.
 */
export type GameWeatherQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   */
  week?: number | undefined;
  /**
   * A school, on either side of the game.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of either team, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Observed: A game is kept when either of its teams belongs to the division.
   */
  classification?: DivisionClassification | undefined;
  /**
   * The id of one game.
   *
   * The service takes 0 for not given.
   *
   * Observed: With a game's id the other filters are ignored.
   */
  gameId?: number | undefined;
} &
  ({ year: number } | { gameId: number });

/**
 * The query of `/records`.
 *
 * Give `year` or `team`.
 */
export type RecordsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/calendar`.
 */
export type CalendarQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
};

/**
 * The query of `/scoreboard`.
 */
export type ScoreboardQuery = {
  /**
   * The division of the teams; the FBS where not given.
   *
   * Observed: A game is kept when either of its teams belongs to the division.
   */
  classification?: DivisionClassification | undefined;
  /**
   * The conference of either team, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
};

/**
 * The query of `/game/box/advanced`.
 */
export type AdvancedBoxScoreQuery = {
  /**
   * The id of the game, as getGames gives it.
   */
  id: number;
};

/**
 * The query of `/stats/player/season`.
 */
export type PlayerSeasonStatsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * The conference of the team that a row is about, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The earliest week to include.
   */
  startWeek?: number | undefined;
  /**
   * The latest week to include.
   */
  endWeek?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * A category of player statistics, such as passing, rushing, receiving or defensive.
   *
   * Observed: The category's whole name is compared, without regard to case.
   */
  category?: string | undefined;
};

/**
 * The query of `/stats/player/success`.
 *
 * Give `year` or `playerId`.
 */
export type PlayerSeasonSuccessQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * The abbreviation (B1G, SEC, MWC) of the conference of the team that a row is about.
   *
   * Observed: It is compared without regard to case.
   */
  conference?: string | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The id of one player.
   *
   * The service takes 0 for not given.
   */
  playerId?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The earliest week to include.
   */
  startWeek?: number | undefined;
  /**
   * The latest week to include.
   */
  endWeek?: number | undefined;
  /**
   * The minimum number of passing and rushing plays credited to a player for a row to be returned.
   */
  threshold?: number | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided.
   */
  excludeGarbageTime?: boolean | undefined;
} &
  ({ year: number } | { playerId: number });

/**
 * The query of `/stats/player/success/game`.
 *
 * Give `week`, `team` or `playerId`.
 */
export type PlayerGameSuccessQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The abbreviation (B1G, SEC, MWC) of the conference of the team that a row is about.
   *
   * Observed: It is compared without regard to case.
   */
  conference?: string | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The id of one player.
   *
   * The service takes 0 for not given.
   */
  playerId?: number | undefined;
  /**
   * The minimum number of passing and rushing plays credited to a player for a row to be returned.
   */
  threshold?: number | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided.
   */
  excludeGarbageTime?: boolean | undefined;
} &
  ({ week: number } | { team: string } | { playerId: number });

/**
 * The query of `/stats/season`.
 *
 * Give `year` or `team`.
 */
export type TeamSeasonStatsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, MWC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The earliest week to include.
   *
   * Observed: With only this bound the postseason stays in.
   */
  startWeek?: number | undefined;
  /**
   * The latest week to include.
   *
   * Observed: Giving this bound drops the postseason.
   */
  endWeek?: number | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/stats/categories`.
 */
export type StatCategoriesQuery = Record<string, never>;

/**
 * The query of `/stats/season/advanced`.
 *
 * Give `year` or `team`.
 */
export type AdvancedSeasonStatsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided; they stay in where not given.
   */
  excludeGarbageTime?: boolean | undefined;
  /**
   * The earliest week to include.
   *
   * Observed: With only this bound the postseason stays in.
   */
  startWeek?: number | undefined;
  /**
   * The latest week to include.
   *
   * Observed: Giving this bound drops the postseason.
   */
  endWeek?: number | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/stats/game/advanced`.
 *
 * Give `year` or `team`.
 */
export type AdvancedGameStatsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
   *
   * The service takes 0 for not given.
   */
  week?: number | undefined;
  /**
   * The school on the other side of the game.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  opponent?: string | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided; they stay in where not given.
   */
  excludeGarbageTime?: boolean | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/stats/game/havoc`.
 *
 * Give `year` or `team`.
 */
export type GameHavocQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
   *
   * The service takes 0 for not given.
   */
  week?: number | undefined;
  /**
   * The school on the other side of the game.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  opponent?: string | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
} &
  ({ year: number } | { team: string });

/** The query type of each path. */
export interface Queries {
  /**
   * List games
   *
   * Give `year` or `id`.
   *
   * `round` needs `competition`.
   *
   * With `competition`, `seasonType` must be `postseason` or `both`.
   *
   * Costs one call of the monthly quota.
   */
  "/games": GamesQuery;
  /**
   * List team box scores
   *
   * Give `id`, or `year` with `week`, `team` or `conference`.
   *
   * Costs one call of the monthly quota.
   */
  "/games/teams": TeamGameStatsQuery;
  /**
   * List player box scores
   *
   * Give `id`, or `year` with `week`, `team` or `conference`.
   *
   * Costs one call of the monthly quota.
   */
  "/games/players": PlayerGameStatsQuery;
  /**
   * List broadcasts
   *
   * Costs one call of the monthly quota.
   */
  "/games/media": GameMediaQuery;
  /**
   * List game weather
   *
   * Give `year` or `gameId`.
   *
   * Needs supporter tier 1 or higher.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: A key below tier 1 is refused with a 401 whose message names the tier.
   */
  "/games/weather": GameWeatherQuery;
  /**
   * List team records
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: A season without completed games gives rows of zeros rather than an empty array.
   */
  "/records": RecordsQuery;
  /**
   * List season weeks
   *
   * Costs one call of the monthly quota.
   */
  "/calendar": CalendarQuery;
  /**
   * Get the live scoreboard
   *
   * Needs supporter tier 1 or higher.
   *
   * Not metered: a call costs nothing.
   *
   * Observed: It changes at most every 60 seconds, costs no call, and refuses a key below tier 1 with a 401 whose message names the tier.
   */
  "/scoreboard": ScoreboardQuery;
  /**
   * Get an advanced box score
   *
   * Costs one call of the monthly quota.
   *
   * Observed: An id that belongs to no game ends in a plain 500, not in a 404.
   */
  "/game/box/advanced": AdvancedBoxScoreQuery;
  /**
   * List player season statistics
   *
   * Costs one call of the monthly quota.
   *
   * At most 2 calls in flight per key.
   *
   * Observed: More than two requests of one key in flight on this path get a 429 with Retry-After, at no cost; beyond 15 requests in 10 seconds the answer comes up to 2 seconds late and says so in its headers.
   */
  "/stats/player/season": PlayerSeasonStatsQuery;
  /**
   * List player season success
   *
   * Give `year` or `playerId`.
   *
   * Costs one call of the monthly quota.
   */
  "/stats/player/success": PlayerSeasonSuccessQuery;
  /**
   * List player game success
   *
   * Give `week`, `team` or `playerId`.
   *
   * Costs one call of the monthly quota.
   *
   * At most 2 calls in flight per key.
   *
   * Observed: More than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
   */
  "/stats/player/success/game": PlayerGameSuccessQuery;
  /**
   * List team season statistics
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   */
  "/stats/season": TeamSeasonStatsQuery;
  /**
   * List team statistical categories
   *
   * Costs one call of the monthly quota.
   *
   * Observed: A recording held 38 categories.
   */
  "/stats/categories": StatCategoriesQuery;
  /**
   * List advanced season statistics
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * At most 2 calls in flight per key.
   *
   * Observed: More than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
   */
  "/stats/season/advanced": AdvancedSeasonStatsQuery;
  /**
   * List advanced game statistics
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * At most 2 calls in flight per key.
   *
   * Observed: More than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
   */
  "/stats/game/advanced": AdvancedGameStatsQuery;
  /**
   * List game havoc
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   */
  "/stats/game/havoc": GameHavocQuery;
}
