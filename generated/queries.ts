// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

import type { SeasonType, DivisionClassification, MediaType, PlayoffCompetition, PlayoffRound, ConferenceClassification, PassOutcome, PlayDirection, RushAttributionStatus, RankingPoll, RecruitClassification, UserUsageApi } from "./schema.js";

/** Gives a union its name in editors. */
type Named<Query> = Query extends object ? Query : never;

/** The parameters of `/games`, without the rules between them. */
export type GamesParameters = {
  /** The season (the year in which it begins). Required unless `id` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included. With `competition`, leave it out or set it to `postseason` or `both`. †
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The division of the teams.
   *
   * Recorded: the response includes a game if either team belongs to the division. †
   */
  classification?: DivisionClassification | undefined;
  /**
   * The school on either side of the game.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The school of the home team.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  home?: string | undefined;
  /**
   * The school of the away team.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  away?: string | undefined;
  /**
   * The conference of either side, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /** The id of a game, the same in every operation. Required unless `year` is given. The service treats 0 as not given. † */
  id?: number | undefined;
  /** The playoff whose games the response includes. Regular-season games and other bowls are left out. With this parameter, leave `seasonType` out or set it to `postseason` or `both`. † */
  competition?: PlayoffCompetition | undefined;
  /** The round of the playoff to include. Requires `competition`. */
  round?: PlayoffRound | undefined;
};

/**
 * The query of `/games`.
 *
 * Give `year` or `id`.
 *
 * `round` requires `competition`.
 *
 * With `competition`, leave `seasonType` out or set it to `postseason` or `both`. †
 */
export type GamesQuery = Named<GamesParameters &
  ({ year: number } | { id: number }) &
  ({ round?: undefined } | { competition: PlayoffCompetition }) &
  ({ competition?: undefined } | { seasonType?: "postseason" | "both" | undefined })>;

/** The parameters of `/games/teams`, without the rules between them. */
export type TeamGameStatsParameters = {
  /** The season (the year in which it begins). Required unless `id` is given. Requires `week`, `team` or `conference`. The service treats 0 as not given. † */
  year?: number | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Required with `year` unless `team` or `conference` is given. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school whose games the response includes. Required with `year` unless `week` or `conference` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the school may be on either side. †
   */
  team?: string | undefined;
  /**
   * The conference whose games the response includes, by abbreviation. Required with `year` unless `week` or `team` is given.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: either side may belong to the conference. Its name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Recorded: the response includes a game if either team belongs to the division. †
   */
  classification?: DivisionClassification | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /** The id of a game, as in `getGames`. Required unless `year` is given. The service treats 0 as not given. † */
  id?: number | undefined;
};

/**
 * The query of `/games/teams`.
 *
 * Give `year` or `id`.
 *
 * With `year`, give `week`, `team` or `conference`.
 */
export type TeamGameStatsQuery = Named<TeamGameStatsParameters &
  ({ year: number } | { id: number }) &
  ({ year?: undefined } | ({ week: number } | { team: string } | { conference: string }))>;

/** The parameters of `/games/players`, without the rules between them. */
export type PlayerGameStatsParameters = {
  /** The season (the year in which it begins). Required unless `id` is given. Requires `week`, `team` or `conference`. The service treats 0 as not given. † */
  year?: number | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Required with `year` unless `team` or `conference` is given. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school whose games the response includes. Required with `year` unless `week` or `conference` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the school may be on either side. †
   */
  team?: string | undefined;
  /**
   * The conference whose games the response includes, by abbreviation. Required with `year` unless `week` or `team` is given.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: either side may belong to the conference. Its name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Recorded: the response includes a game if either team belongs to the division. †
   */
  classification?: DivisionClassification | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /** The id of a game, as in `getGames`. Required unless `year` is given. The service treats 0 as not given. † */
  id?: number | undefined;
  /**
   * The category of player statistics, such as passing or kickReturns.
   *
   * Matches the category's name, written in full, in upper or lower case. Observed values: passing, rushing, receiving, fumbles, defensive, interceptions, kickReturns, puntReturns, kicking, punting. †
   *
   * Recorded: one box score has these ten. Others are possible. †
   */
  category?: string | undefined;
};

/**
 * The query of `/games/players`.
 *
 * Give `year` or `id`.
 *
 * With `year`, give `week`, `team` or `conference`.
 */
export type PlayerGameStatsQuery = Named<PlayerGameStatsParameters &
  ({ year: number } | { id: number }) &
  ({ year?: undefined } | ({ week: number } | { team: string } | { conference: string }))>;

/** The query of `/games/media`. */
export type GameMediaQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school whose games the response includes.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the school may be on either side. †
   */
  team?: string | undefined;
  /**
   * The conference whose games the response includes, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: either side may belong to the conference. Its name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /** The kind of outlet to include. */
  mediaType?: MediaType | undefined;
  /**
   * The division of the teams.
   *
   * Recorded: the response includes a game if either team belongs to the division. †
   */
  classification?: DivisionClassification | undefined;
};

/** The parameters of `/games/weather`, without the rules between them. */
export type GameWeatherParameters = {
  /** The season (the year in which it begins). Required unless `gameId` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school whose games the response includes.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the school may be on either side. †
   */
  team?: string | undefined;
  /**
   * The conference whose games the response includes, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: either side may belong to the conference. Its name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Recorded: the response includes a game if either team belongs to the division. †
   */
  classification?: DivisionClassification | undefined;
  /** The id of a game, as in `getGames`. Required unless `year` is given. The service treats 0 as not given. † */
  gameId?: number | undefined;
};

/**
 * The query of `/games/weather`.
 *
 * Give `year` or `gameId`.
 */
export type GameWeatherQuery = Named<GameWeatherParameters &
  ({ year: number } | { gameId: number })>;

/** The parameters of `/records`, without the rules between them. */
export type RecordsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
};

/**
 * The query of `/records`.
 *
 * Give `year` or `team`.
 */
export type RecordsQuery = Named<RecordsParameters &
  ({ year: number } | { team: string })>;

/** The query of `/calendar`. */
export type CalendarQuery = {
  /** The season (the year in which it begins). */
  year: number;
};

/** The query of `/scoreboard`. */
export type ScoreboardQuery = {
  /**
   * The division of the teams. The default is the FBS.
   *
   * Recorded: the response includes a game if either team belongs to the division. †
   */
  classification?: DivisionClassification | undefined;
  /**
   * The conference whose games the response includes, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: either side may belong to the conference. Its name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
};

/** The query of `/game/box/advanced`. */
export type AdvancedBoxScoreQuery = {
  /** The id of a game, as in `getGames`. */
  id: number;
};

/** The parameters of `/games/schedule`, without the rules between them. */
export type GameScheduleParameters = {
  /** The season (the year in which it begins). Requires `seasonType` and `week`. † */
  year?: number | undefined;
  /**
   * The part of the season that the week belongs to. Requires `year` and `week`. †
   *
   * Source of 5.32.0: any value except `regular` and `postseason` returns a 400. †
   */
  seasonType?: "regular" | "postseason" | undefined;
  /**
   * The week of the season. Each part of the season counts its own weeks. Requires `year` and `seasonType`. †
   *
   * Source of 5.32.0: 0 is a valid week. †
   */
  week?: number | undefined;
  /**
   * The division of the teams. The default is the FBS.
   *
   * Source of 5.32.0: the response includes a game if either team belongs to the division. Other divisions return a 400. †
   */
  classification?: "fbs" | "fcs" | undefined;
  /**
   * The conference whose games the response includes, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.32.0: either side may belong to the conference. An unknown conference returns a schedule without games. †
   */
  conference?: string | undefined;
};

/**
 * The query of `/games/schedule`.
 *
 * Give `year`, `seasonType` and `week` together or not at all. †
 */
export type GameScheduleQuery = Named<GameScheduleParameters &
  ({ year?: undefined } | { seasonType: "regular" | "postseason"; week: number }) &
  ({ seasonType?: undefined } | { year: number; week: number }) &
  ({ week?: undefined } | { year: number; seasonType: "regular" | "postseason" })>;

/** The query of `/games/{gameId}/preview`. */
export type GamePreviewQuery = {
  /**
   * The id of a game, as in `getGames`.
   *
   * Source of 5.32.0: an id that is not a whole number of at least 1 returns a 400. An unknown id returns a 404. †
   */
  gameId: number;
};

/** The query of `/games/{gameId}/preview/adjusted`. */
export type AdjustedGamePreviewQuery = {
  /**
   * The id of a game, as in `getGames`.
   *
   * Source of 5.32.0: an id that is not a whole number of at least 1 returns a 400. An unknown id returns a 404. †
   */
  gameId: number;
};

/** The query of `/playoffs/cfp`. */
export type CfpPlayoffQuery = {
  /** The season (the year in which it begins). */
  year: number;
};

/** The query of `/playoffs/cfp/participants`. */
export type CfpParticipantsQuery = {
  /** The season (the year in which it begins). */
  year: number;
};

/** The query of `/playoffs/cfp/games`. */
export type CfpGamesQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /** The round of the playoff to include. A four-team playoff does not have a first round or quarterfinals. */
  round?: PlayoffRound | undefined;
};

/** The query of `/drives`. */
export type DrivesQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school on either side of the game.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The school that has the ball.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  offense?: string | undefined;
  /**
   * The school that defends.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  defense?: string | undefined;
  /**
   * The conference of either side, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The conference of the team that has the ball, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  offenseConference?: string | undefined;
  /**
   * The conference of the team that defends, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  defenseConference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Recorded: the response includes a game if either team belongs to the division. †
   */
  classification?: DivisionClassification | undefined;
};

/** The query of `/plays`. */
export type PlaysQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. */
  week: number;
  /**
   * The school on either side of the game.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The school that has the ball.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  offense?: string | undefined;
  /**
   * The school that defends.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  defense?: string | undefined;
  /**
   * The conference of the team that has the ball, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  offenseConference?: string | undefined;
  /**
   * The conference of the team that defends, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  defenseConference?: string | undefined;
  /**
   * The conference of either side, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The type of the play, by abbreviation as in `getPlayTypes`. Rows have the type in words instead.
   *
   * Matches the play type's abbreviation, written in full, in the same case. †
   *
   * Recorded: 15 of 49 types have no abbreviation, so this parameter cannot select them. †
   */
  playType?: string | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The division of the teams.
   *
   * Recorded: the response includes a game if either team belongs to the division. †
   */
  classification?: DivisionClassification | undefined;
};

/** The query of `/plays/types`. */
export type PlayTypesQuery = Record<string, never>;

/** The query of `/plays/stats`. */
export type PlayStatsQuery = {
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The id of a game, as in `getGames`. The service treats 0 as not given. † */
  gameId?: number | undefined;
  /** The id of a player, as in `searchPlayers`. In rows, it is a string. The service treats 0 as not given. † */
  athleteId?: number | undefined;
  /** The id of a type of statistic, as in `getPlayStatTypes`. Rows have the name of the type instead. The service treats 0 as not given. † */
  statTypeId?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
};

/** The query of `/plays/stats/types`. */
export type PlayStatTypesQuery = Record<string, never>;

/** The query of `/live/plays`. */
export type LivePlaysQuery = {
  /** The id of a game, as in `getGames`. */
  gameId: number;
};

/** The parameters of `/passing/plays`, without the rules between them. */
export type PassingPlaysParameters = {
  /** The season (the year in which it begins). */
  year: number;
  /**
   * The school on either side of the game, by name or abbreviation. Required unless `week` is given.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Required unless `team` is given. */
  week?: number | undefined;
  /** The id of a game, as in `getGames`. */
  gameId?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that has the ball, by name or abbreviation.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  offense?: string | undefined;
  /**
   * The school that defends, by name or abbreviation.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  defense?: string | undefined;
  /**
   * The conference of either side, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The id of the passer, as in `searchPlayers`. It is a string. */
  passerId?: string | undefined;
  /** The id of the targeted player, as in `searchPlayers`. It is a string. */
  targetId?: string | undefined;
  /** How the pass ended. */
  outcome?: PassOutcome | undefined;
  /** The division of the team that has the ball. The default is the FBS. The defense may belong to any division. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/passing/plays`.
 *
 * Give `team` or `week`.
 */
export type PassingPlaysQuery = Named<PassingPlaysParameters &
  ({ team: string } | { week: number })>;

/** The parameters of `/passing/players/season`, without the rules between them. */
export type PlayerSeasonPassingParameters = {
  /** The season (the year in which it begins). Required unless `passerId` is given. */
  year?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the player played for, by name or abbreviation.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The id of the passer, as in `searchPlayers`. It is a string. Required unless `year` is given. */
  passerId?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/passing/players/season`.
 *
 * Give `year` or `passerId`.
 */
export type PlayerSeasonPassingQuery = Named<PlayerSeasonPassingParameters &
  ({ year: number } | { passerId: string })>;

/** The parameters of `/passing/players/games`, without the rules between them. */
export type PlayerGamePassingParameters = {
  /** The season (the year in which it begins). */
  year: number;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Required unless `passerId` or `team` is given. */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the player played for, by name or abbreviation. Required unless `passerId` or `week` is given.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The id of the passer, as in `searchPlayers`. It is a string. Required unless `team` or `week` is given. */
  passerId?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/passing/players/games`.
 *
 * Give `passerId`, `team` or `week`.
 */
export type PlayerGamePassingQuery = Named<PlayerGamePassingParameters &
  ({ passerId: string } | { team: string } | { week: number })>;

/** The parameters of `/passing/teams/season`, without the rules between them. */
export type TeamSeasonPassingParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. */
  year?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the row is about, by name or abbreviation. Required unless `year` is given.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/passing/teams/season`.
 *
 * Give `year` or `team`.
 */
export type TeamSeasonPassingQuery = Named<TeamSeasonPassingParameters &
  ({ year: number } | { team: string })>;

/** The parameters of `/passing/teams/games`, without the rules between them. */
export type TeamGamePassingParameters = {
  /** The season (the year in which it begins). */
  year: number;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Required unless `team` is given. */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the row is about, by name or abbreviation. Required unless `week` is given.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/passing/teams/games`.
 *
 * Give `team` or `week`.
 */
export type TeamGamePassingQuery = Named<TeamGamePassingParameters &
  ({ team: string } | { week: number })>;

/** The parameters of `/rushing/plays`, without the rules between them. */
export type RushingPlaysParameters = {
  /** The id of a game, as in `getGames`. Required unless `year` or `rusherId` is given. */
  gameId?: number | undefined;
  /** The season (the year in which it begins). Required unless `gameId` or `rusherId` is given. Requires `team` or `week`. */
  year?: number | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Requires `year`. Required with `year` unless `team` is given. */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school on either side of the game, by name or abbreviation. Required with `year` unless `week` is given.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The school that has the ball, by name or abbreviation.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  offense?: string | undefined;
  /**
   * The school that defends, by name or abbreviation.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  defense?: string | undefined;
  /**
   * The conference of either side, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /**
   * The id of the ball carrier, as in `searchPlayers`. It is a string. Required unless `gameId` or `year` is given.
   *
   * Source of 5.30.0: the filter finds only runs that are credited to that player alone. †
   */
  rusherId?: string | undefined;
  /** The direction of the run. Runs of unknown direction cannot be selected. */
  rushDirection?: PlayDirection | undefined;
  /** `true` includes only runs that are eligible for analysis by direction, and `false` leaves them out. */
  directionAnalysisEligible?: boolean | undefined;
  /** How the run is credited to a player. */
  attributionStatus?: RushAttributionStatus | undefined;
  /** `true` includes only touchdown runs, and `false` leaves them out. */
  isRushingTouchdown?: boolean | undefined;
  /** `true` includes only sacks, and `false` leaves them out. */
  isSack?: boolean | undefined;
  /** `true` includes only kneel-downs, and `false` leaves them out. */
  isKneel?: boolean | undefined;
  /** `true` includes only runs that are credited to the team and not to a player, and `false` leaves them out. */
  isTeamRush?: boolean | undefined;
  /** The division of the team that has the ball. The default is the FBS. The defense may belong to any division. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/rushing/plays`.
 *
 * Give `gameId`, `year` or `rusherId`.
 *
 * `week` requires `year`.
 *
 * With `year`, give `team` or `week`.
 */
export type RushingPlaysQuery = Named<RushingPlaysParameters &
  ({ gameId: number } | { year: number } | { rusherId: string }) &
  ({ week?: undefined } | { year: number }) &
  ({ year?: undefined } | ({ team: string } | { week: number }))>;

/** The parameters of `/rushing/players/season`, without the rules between them. */
export type PlayerSeasonRushingParameters = {
  /** The season (the year in which it begins). Required unless `rusherId` is given. */
  year?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the player played for, by name or abbreviation.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /**
   * The id of the ball carrier, as in `searchPlayers`. It is a string. Required unless `year` is given.
   *
   * Source of 5.30.0: the filter finds only runs that are credited to that player alone. †
   */
  rusherId?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/rushing/players/season`.
 *
 * Give `year` or `rusherId`.
 */
export type PlayerSeasonRushingQuery = Named<PlayerSeasonRushingParameters &
  ({ year: number } | { rusherId: string })>;

/** The parameters of `/rushing/players/games`, without the rules between them. */
export type PlayerGameRushingParameters = {
  /** The season (the year in which it begins). Required unless `rusherId` is given. Requires `team` or `week`. */
  year?: number | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Requires `year`. Required with `year` unless `team` is given. */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the player played for, by name or abbreviation. Required with `year` unless `week` is given.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /**
   * The id of the ball carrier, as in `searchPlayers`. It is a string. Required unless `year` is given.
   *
   * Source of 5.30.0: the filter finds only runs that are credited to that player alone. †
   */
  rusherId?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/rushing/players/games`.
 *
 * Give `year` or `rusherId`.
 *
 * `week` requires `year`.
 *
 * With `year`, give `team` or `week`.
 */
export type PlayerGameRushingQuery = Named<PlayerGameRushingParameters &
  ({ year: number } | { rusherId: string }) &
  ({ week?: undefined } | { year: number }) &
  ({ year?: undefined } | ({ team: string } | { week: number }))>;

/** The parameters of `/rushing/teams/season`, without the rules between them. */
export type TeamSeasonRushingParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. */
  year?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the row is about, by name or abbreviation. Required unless `year` is given.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/rushing/teams/season`.
 *
 * Give `year` or `team`.
 */
export type TeamSeasonRushingQuery = Named<TeamSeasonRushingParameters &
  ({ year: number } | { team: string })>;

/** The parameters of `/rushing/teams/games`, without the rules between them. */
export type TeamGameRushingParameters = {
  /** The season (the year in which it begins). */
  year: number;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Required unless `team` is given. */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the row is about, by name or abbreviation. Required unless `week` is given.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/rushing/teams/games`.
 *
 * Give `team` or `week`.
 */
export type TeamGameRushingQuery = Named<TeamGameRushingParameters &
  ({ team: string } | { week: number })>;

/** The query of `/teams`. */
export type TeamsQuery = {
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The season (the year in which it begins). The response has that season's conferences and members. By default, it has the current ones. The service treats 0 as not given. † */
  year?: number | undefined;
};

/** The query of `/teams/fbs`. */
export type FbsTeamsQuery = {
  /** The season (the year in which it begins). The response has that season's conferences and members. By default, it has the current ones. The service treats 0 as not given. † */
  year?: number | undefined;
};

/** The query of `/teams/matchup`. */
export type MatchupQuery = {
  /**
   * The school whose wins are counted as `team1Wins`.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team1: string;
  /**
   * The school whose wins are counted as `team2Wins`.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team2: string;
  /** The first season to include. */
  minYear?: number | undefined;
  /** The last season to include. */
  maxYear?: number | undefined;
};

/** The query of `/teams/ats`. */
export type TeamsAtsQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The school that the row is about.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
};

/** The query of `/teams/season/overview`. */
export type TeamSeasonOverviewQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /**
   * The school whose season the response contains, as in `getTeams`. It must not be blank.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   *
   * Recorded: a name that several schools share returns a 400, and an unknown name returns a 404. †
   */
  team: string;
};

/** The query of `/roster`. */
export type RosterQuery = {
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The season (the year in which it begins). The service treats 0 as not given. †
   *
   * Declared: the default is a fixed year. It does not follow the current season. †
   */
  year?: number | undefined;
  /**
   * The division of the teams.
   *
   * Declared: the description names only fbs and fcs, but the type has every division. †
   */
  classification?: DivisionClassification | undefined;
};

/** The query of `/talent`. */
export type TalentQuery = {
  /** The season (the year in which it begins). */
  year: number;
};

/** The query of `/conferences`. */
export type ConferencesQuery = {
  /** The season (the year in which it begins). The response has that season's conferences and members. By default, it has the current ones. The service treats 0 as not given. † */
  year?: number | undefined;
  /** The conference's division. */
  classification?: ConferenceClassification | undefined;
};

/** The query of `/conferences/changes`. */
export type ConferenceChangesQuery = {
  /** The first season (the year in which it begins) in the new conference. */
  year: number;
};

/** The parameters of `/conferences/affiliations`, without the rules between them. */
export type ConferenceAffiliationsParameters = {
  /**
   * The school that the row is about, by name or abbreviation.
   *
   * Matches the team's school or abbreviation, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /** The season (the year in which it begins) that the membership must include. Do not combine with `minYear` or `maxYear`. */
  year?: number | undefined;
  /** The first season to include. Memberships that ended before it are left out. Do not combine with `year`. Must not be greater than `maxYear`. */
  minYear?: number | undefined;
  /** The last season to include. Memberships that began after it are left out. Do not combine with `year`. Must not be less than `minYear`. */
  maxYear?: number | undefined;
  /** The conference's division. */
  classification?: ConferenceClassification | undefined;
};

/**
 * The query of `/conferences/affiliations`.
 *
 * Do not give `year` and `minYear` together.
 *
 * Do not give `year` and `maxYear` together.
 *
 * `minYear` must not be greater than `maxYear`.
 */
export type ConferenceAffiliationsQuery = Named<ConferenceAffiliationsParameters &
  ({ year?: undefined } | { minYear?: undefined }) &
  ({ year?: undefined } | { maxYear?: undefined })>;

/** The query of `/venues`. */
export type VenuesQuery = Record<string, never>;

/** The query of `/coaches`. */
export type CoachesQuery = {
  /**
   * The coach's first name.
   *
   * Matches the coach's first name, written in full, in upper or lower case. †
   */
  firstName?: string | undefined;
  /**
   * The coach's last name.
   *
   * Matches the coach's last name, written in full, in upper or lower case. †
   */
  lastName?: string | undefined;
  /**
   * The school that the coach coached. Seasons at other schools are left out.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /** The first season to include. */
  minYear?: number | undefined;
  /** The last season to include. */
  maxYear?: number | undefined;
};

/** The query of `/coaches/profile`. */
export type CoachProfileQuery = {
  /** The id of a coach, as in `getCoaches`. */
  coachId: number;
};

/** The parameters of `/coaches/seasons`, without the rules between them. */
export type CoachSeasonsParameters = {
  /** The id of a coach, as in `getCoaches`. Required unless `team` or `year` is given. */
  coachId?: number | undefined;
  /**
   * The school that the coach coached. It must not be blank. Required unless `coachId` or `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   *
   * Recorded: a blank name returns a 400. †
   */
  team?: string | undefined;
  /** The season (the year in which it begins). Required unless `coachId` or `team` is given. Do not combine with `minYear` or `maxYear`. */
  year?: number | undefined;
  /** The first season to include. It does not replace `coachId`, `team` or `year`. Do not combine with `year`. Must not be greater than `maxYear`. */
  minYear?: number | undefined;
  /** The last season to include. It does not replace `coachId`, `team` or `year`. Do not combine with `year`. Must not be less than `minYear`. */
  maxYear?: number | undefined;
};

/**
 * The query of `/coaches/seasons`.
 *
 * Give `coachId`, `team` or `year`.
 *
 * Do not give `year` and `minYear` together.
 *
 * Do not give `year` and `maxYear` together.
 *
 * `minYear` must not be greater than `maxYear`.
 */
export type CoachSeasonsQuery = Named<CoachSeasonsParameters &
  ({ coachId: number } | { team: string } | { year: number }) &
  ({ year?: undefined } | { minYear?: undefined }) &
  ({ year?: undefined } | { maxYear?: undefined })>;

/** The parameters of `/coaches/tenures`, without the rules between them. */
export type CoachTenuresParameters = {
  /** The id of a coach, as in `getCoaches`. Required unless `team` is given. */
  coachId?: number | undefined;
  /**
   * The school that the coach coached. It must not be blank. Required unless `coachId` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   *
   * Recorded: a blank name returns a 400. †
   */
  team?: string | undefined;
  /** The season (the year in which it begins) that the tenure must include. It does not replace `coachId` or `team`. */
  year?: number | undefined;
  /** `true` includes only current tenures, and `false` leaves them out. */
  active?: boolean | undefined;
};

/**
 * The query of `/coaches/tenures`.
 *
 * Give `coachId` or `team`.
 */
export type CoachTenuresQuery = Named<CoachTenuresParameters &
  ({ coachId: number } | { team: string })>;

/** The query of `/player/search`. */
export type SearchPlayersQuery = {
  /**
   * A part of the player's full name.
   *
   * Matches a part of the player's name, in upper or lower case. †
   *
   * Recorded: the service accepts an empty string, which matches every name. Source of 5.23.0: `%` and `_` are wildcards. †
   */
  searchTerm: string;
  /** The season (the year in which it begins) in which the player was with a team. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * A school that the player played for, at any time.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: it matches any school at which the player had a stint. †
   */
  team?: string | undefined;
  /**
   * The player's position, by abbreviation.
   *
   * Matches the position's abbreviation, written in full, in upper or lower case. †
   */
  position?: string | undefined;
};

/** The query of `/player/usage`. */
export type PlayerUsageQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /**
   * The player's position, by abbreviation.
   *
   * Matches the position's abbreviation, written in full, in upper or lower case. †
   */
  position?: string | undefined;
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The id of a player, as in `searchPlayers`. The service treats 0 as not given. † */
  playerId?: number | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. By default, they are included. */
  excludeGarbageTime?: boolean | undefined;
};

/** The query of `/player/season/overview`. */
export type PlayerSeasonOverviewQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /** The id of a player, as in `searchPlayers`. */
  playerId: number;
};

/** The parameters of `/player/returning`, without the rules between them. */
export type ReturningProductionParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, as the row names it.
   *
   * Matches the row's conference, written in full, in upper or lower case. †
   *
   * Recorded once: `SEC`, which is a name and an abbreviation. †
   */
  conference?: string | undefined;
};

/**
 * The query of `/player/returning`.
 *
 * Give `year` or `team`.
 */
export type ReturningProductionQuery = Named<ReturningProductionParameters &
  ({ year: number } | { team: string })>;

/** The query of `/player/portal`. */
export type TransferPortalQuery = {
  /** The season (the year in which it begins) that the players transfer for. */
  year: number;
};

/** The parameters of `/rankings`, without the rules between them. */
export type RankingsParameters = {
  /** The season (the year in which it begins). */
  year: number;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service declares it as a number, not an integer. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The poll to include. By default, every poll is included. Required when `latest` is `true` or when `final` is `true`.
   *
   * Declared: only the playoff committee's poll can be selected, as `cfp`. Rows name it Playoff Committee Rankings. †
   */
  poll?: RankingPoll | undefined;
  /**
   * Whether to include only the newest ranking of the poll. When `true`, give `poll`. Do not combine `true` with `final=true`.
   *
   * Source of 5.23.0: the newest ranking is the one marked as final or, if none is marked, the ranking of the highest week. †
   */
  latest?: boolean | undefined;
  /** Whether to include only the last ranking of the poll in the season. When `true`, give `poll`. Do not combine `true` with `latest=true`. */
  final?: boolean | undefined;
};

/**
 * The query of `/rankings`.
 *
 * When `latest` is `true`, give `poll`.
 *
 * When `final` is `true`, give `poll`.
 *
 * Do not combine `latest=true` with `final=true`.
 */
export type RankingsQuery = Named<RankingsParameters &
  (({ latest?: undefined } | { latest?: Exclude<boolean, true> | undefined }) | { poll: RankingPoll }) &
  (({ final?: undefined } | { final?: Exclude<boolean, true> | undefined }) | { poll: RankingPoll }) &
  ({ latest?: undefined } | { final?: undefined } | { latest?: Exclude<boolean, true> | undefined } | { final?: Exclude<boolean, true> | undefined })>;

/** The parameters of `/lines`, without the rules between them. */
export type LinesParameters = {
  /** The id of a game, as in `getGames`. Required unless `year` is given. The service treats 0 as not given. † */
  gameId?: number | undefined;
  /** The season (the year in which it begins). Required unless `gameId` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school on either side of the game.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The school of the home team.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  home?: string | undefined;
  /**
   * The school of the away team.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  away?: string | undefined;
  /**
   * The conference of either side, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The bookmaker or other source of the lines, such as Bovada or DraftKings. Games without a line of that provider are left out.
   *
   * Matches the provider's name, written in full, in upper or lower case. Observed values: Bovada, Draft Kings, DraftKings, teamrankings, numberfire, consensus, Caesars, SugarHouse, William Hill (New Jersey), Caesars (Pennsylvania), ESPN Bet. †
   *
   * Recorded: one bookmaker appears as both DraftKings and Draft Kings. †
   */
  provider?: string | undefined;
};

/**
 * The query of `/lines`.
 *
 * Give `year` or `gameId`.
 */
export type LinesQuery = Named<LinesParameters &
  ({ year: number } | { gameId: number })>;

/** The parameters of `/recruiting/players`, without the rules between them. */
export type RecruitsParameters = {
  /** The recruiting class (the year in which its members start college). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the recruit committed to. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The recruit's position, as labeled in the recruiting profile.
   *
   * Matches the row's position, written in full, in upper or lower case. Observed values: APB, ATH, CB, DL, DT, DUAL, EDGE, FB, ILB, IOL, K, LB, LS, OC, OG, OLB, OT, P, PRO, QB, RB, S, SDE, TE, WDE, WR. †
   */
  position?: string | undefined;
  /**
   * The state or province of the recruit's hometown, by code.
   *
   * Matches the state's code, written in full, in upper or lower case. †
   */
  state?: string | undefined;
  /** Where the recruit comes from. The default is high schools. This is not a team's division. */
  classification?: RecruitClassification | undefined;
};

/**
 * The query of `/recruiting/players`.
 *
 * Give `year` or `team`.
 */
export type RecruitsQuery = Named<RecruitsParameters &
  ({ year: number } | { team: string })>;

/** The query of `/recruiting/teams`. */
export type TeamRecruitingRankingsQuery = {
  /** The recruiting class (the year in which its members start college). The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
};

/** The query of `/recruiting/groups`. */
export type RecruitingGroupsQuery = {
  /**
   * The school that the row is about.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /** Where the recruits come from. The default is high schools. */
  recruitType?: RecruitClassification | undefined;
  /** The first recruiting class to include. The default is 2000. */
  startYear?: number | undefined;
  /** The last recruiting class to include. The default is the class of the current calendar year. */
  endYear?: number | undefined;
};

/** The parameters of `/ratings/core`, without the rules between them. */
export type CoreRatingsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name or abbreviation.
   *
   * Matches the conference's name or abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
};

/**
 * The query of `/ratings/core`.
 *
 * Give `year` or `team`.
 */
export type CoreRatingsQuery = Named<CoreRatingsParameters &
  ({ year: number } | { team: string })>;

/** The parameters of `/ratings/sp`, without the rules between them. */
export type SpRatingsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
};

/**
 * The query of `/ratings/sp`.
 *
 * Give `year` or `team`.
 */
export type SpRatingsQuery = Named<SpRatingsParameters &
  ({ year: number } | { team: string })>;

/** The query of `/ratings/sp/conferences`. */
export type ConferenceSpRatingsQuery = {
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/** The parameters of `/ratings/srs`, without the rules between them. */
export type SrsRatingsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
};

/**
 * The query of `/ratings/srs`.
 *
 * Give `year` or `team`.
 */
export type SrsRatingsQuery = Named<SrsRatingsParameters &
  ({ year: number } | { team: string })>;

/** The parameters of `/ratings/srs/expanded`, without the rules between them. */
export type ExpandedSrsRatingsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Declared: the description names only fbs and fcs, but the type has every division. †
   */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/ratings/srs/expanded`.
 *
 * Give `year` or `team`.
 */
export type ExpandedSrsRatingsQuery = Named<ExpandedSrsRatingsParameters &
  ({ year: number } | { team: string })>;

/** The parameters of `/ratings/elo`, without the rules between them. */
export type EloRatingsParameters = {
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The week of the season after which to take the rating. The default is the latest one. Each part of the season counts its own weeks from 1, so add `seasonType`. Must be left out when `preseason` is `true`. The service treats 0 as not given. †
   *
   * Recorded: any week with `preseason=true` returns a 400, even 0. †
   */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included. When `preseason` is `true`, leave it out or set it to `regular` or `both`.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the row is about.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * Whether to return each team's rating before its first regular-season game. By default, the response has the rating after a week. When `true`, leave out `week`, and leave `seasonType` out or set it to `regular` or `both`.
   *
   * Recorded: teams without a regular-season game are left out. †
   */
  preseason?: boolean | undefined;
};

/**
 * The query of `/ratings/elo`.
 *
 * When `preseason` is `true`, leave out `week`, and leave `seasonType` out or set it to `regular` or `both`.
 */
export type EloRatingsQuery = Named<EloRatingsParameters &
  (({ preseason?: undefined } | { preseason?: Exclude<boolean, true> | undefined }) | { seasonType?: "regular" | "both" | undefined } & { week?: undefined })>;

/** The parameters of `/ratings/fpi`, without the rules between them. */
export type FpiRatingsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
};

/**
 * The query of `/ratings/fpi`.
 *
 * Give `year` or `team`.
 */
export type FpiRatingsQuery = Named<FpiRatingsParameters &
  ({ year: number } | { team: string })>;

/** The query of `/ppa/predicted`. */
export type PredictedPointsQuery = {
  /** The down, 1 to 4. */
  down: number;
  /** The yards to go for a first down. */
  distance: number;
};

/** The parameters of `/ppa/teams`, without the rules between them. */
export type TeamSeasonPpaParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name.
   *
   * Matches the conference's name, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the name is compared, though the service declares an abbreviation. An abbreviation that differs from the name does not match any row. †
   */
  conference?: string | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. */
  excludeGarbageTime?: boolean | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/ppa/teams`.
 *
 * Give `year` or `team`.
 */
export type TeamSeasonPpaQuery = Named<TeamSeasonPpaParameters &
  ({ year: number } | { team: string })>;

/** The query of `/ppa/games`. */
export type TeamGamePpaQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the row is about.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by name.
   *
   * Matches the conference's name, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the name is compared, though the service declares an abbreviation. An abbreviation that differs from the name does not match any row. †
   */
  conference?: string | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. */
  excludeGarbageTime?: boolean | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/** The parameters of `/ppa/players/games`, without the rules between them. */
export type PlayerGamePpaParameters = {
  /** The season (the year in which it begins). */
  year: number;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Required unless `team` is given. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that the player played for. Required unless `week` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The player's position, by abbreviation.
   *
   * Matches the position's abbreviation, written in full, in upper or lower case. †
   */
  position?: string | undefined;
  /** The id of a player, as in `searchPlayers`. It is a string in this operation. */
  playerId?: string | undefined;
  /** The player's minimum number of plays. The service declares it as a number, not an integer. */
  threshold?: number | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. */
  excludeGarbageTime?: boolean | undefined;
};

/**
 * The query of `/ppa/players/games`.
 *
 * Give `team` or `week`.
 */
export type PlayerGamePpaQuery = Named<PlayerGamePpaParameters &
  ({ team: string } | { week: number })>;

/** The parameters of `/ppa/players/season`, without the rules between them. */
export type PlayerSeasonPpaParameters = {
  /** The season (the year in which it begins). Required unless `playerId` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The player's position, by abbreviation.
   *
   * Matches the position's abbreviation, written in full, in upper or lower case. †
   */
  position?: string | undefined;
  /** The id of a player, as in `searchPlayers`. It is a string in this operation. Required unless `year` is given. */
  playerId?: string | undefined;
  /** The player's minimum number of plays. The service declares it as a number, not an integer. */
  threshold?: number | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. */
  excludeGarbageTime?: boolean | undefined;
};

/**
 * The query of `/ppa/players/season`.
 *
 * Give `year` or `playerId`.
 */
export type PlayerSeasonPpaQuery = Named<PlayerSeasonPpaParameters &
  ({ year: number } | { playerId: string })>;

/** The query of `/metrics/wp`. */
export type WinProbabilityQuery = {
  /** The id of a game, as in `getGames`. */
  gameId: number;
};

/** The query of `/metrics/wp/pregame`. */
export type PregameWinProbabilityQuery = {
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school on either side of the game.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
};

/** The query of `/metrics/fg/ep`. */
export type FieldGoalExpectedPointsQuery = Record<string, never>;

/** The query of `/stats/player/season`. */
export type PlayerSeasonStatsQuery = {
  /** The season (the year in which it begins). */
  year: number;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The first week to include. */
  startWeek?: number | undefined;
  /**
   * The last week to include.
   *
   * Source of 5.23.0: the filter compares the weeks of every part of the season. So `endWeek=5` also includes the first weeks of the postseason, unless `seasonType` is `regular`. †
   */
  endWeek?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The category of player statistics, such as passing or kickReturns.
   *
   * Matches the category's name, written in full, in upper or lower case. Observed values: passing, rushing, receiving, fumbles, defensive, interceptions, kickReturns, puntReturns, kicking, punting. †
   *
   * Recorded: one box score has these ten. Others are possible. †
   */
  category?: string | undefined;
};

/** The parameters of `/stats/player/success`, without the rules between them. */
export type PlayerSeasonSuccessParameters = {
  /** The season (the year in which it begins). Required unless `playerId` is given. When the service checks the rules, it treats 0 as not given, but as a filter, 0 does not match any row. † */
  year?: number | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The id of a player, as in `searchPlayers`. Required unless `year` is given. When the service checks the rules, it treats 0 as not given, but as a filter, 0 does not match any row. † */
  playerId?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /** The first week to include. */
  startWeek?: number | undefined;
  /**
   * The last week to include.
   *
   * Source of 5.23.0: the filter compares the weeks of every part of the season. So `endWeek=5` also includes the first weeks of the postseason, unless `seasonType` is `regular`. †
   */
  endWeek?: number | undefined;
  /** The minimum number of passing and rushing plays that are credited to the player. */
  threshold?: number | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. */
  excludeGarbageTime?: boolean | undefined;
};

/**
 * The query of `/stats/player/success`.
 *
 * Give `year` or `playerId`.
 */
export type PlayerSeasonSuccessQuery = Named<PlayerSeasonSuccessParameters &
  ({ year: number } | { playerId: number })>;

/** The parameters of `/stats/player/success/game`, without the rules between them. */
export type PlayerGameSuccessParameters = {
  /** The season (the year in which it begins). */
  year: number;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. Required unless `team` or `playerId` is given. When the service checks the rules, it treats 0 as not given, but as a filter, 0 does not match any row. † */
  week?: number | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   */
  conference?: string | undefined;
  /**
   * The school that the player played for. Required unless `week` or `playerId` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The id of a player, as in `searchPlayers`. Required unless `week` or `team` is given. When the service checks the rules, it treats 0 as not given, but as a filter, 0 does not match any row. † */
  playerId?: number | undefined;
  /** The minimum number of passing and rushing plays that are credited to the player. */
  threshold?: number | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. */
  excludeGarbageTime?: boolean | undefined;
};

/**
 * The query of `/stats/player/success/game`.
 *
 * Give `week`, `team` or `playerId`.
 */
export type PlayerGameSuccessQuery = Named<PlayerGameSuccessParameters &
  ({ week: number } | { team: string } | { playerId: number })>;

/** The parameters of `/stats/season`, without the rules between them. */
export type TeamSeasonStatsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
  /**
   * The first week to include.
   *
   * Recorded: without `endWeek`, the postseason is included. †
   */
  startWeek?: number | undefined;
  /**
   * The last week to include.
   *
   * Recorded: `endWeek` excludes the postseason. Source of 5.23.0: it does not exclude other parts of the season, such as `spring_regular`. †
   */
  endWeek?: number | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/stats/season`.
 *
 * Give `year` or `team`.
 */
export type TeamSeasonStatsQuery = Named<TeamSeasonStatsParameters &
  ({ year: number } | { team: string })>;

/** The query of `/stats/categories`. */
export type StatCategoriesQuery = Record<string, never>;

/** The parameters of `/stats/season/advanced`, without the rules between them. */
export type AdvancedSeasonStatsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. By default, they are included. */
  excludeGarbageTime?: boolean | undefined;
  /**
   * The first week to include.
   *
   * Recorded: without `endWeek`, the postseason is included. †
   */
  startWeek?: number | undefined;
  /**
   * The last week to include.
   *
   * Recorded: `endWeek` excludes the postseason. Source of 5.23.0: it does not exclude other parts of the season, such as `spring_regular`. †
   */
  endWeek?: number | undefined;
  /** The division of the teams. The default is the FBS. */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/stats/season/advanced`.
 *
 * Give `year` or `team`.
 */
export type AdvancedSeasonStatsQuery = Named<AdvancedSeasonStatsParameters &
  ({ year: number } | { team: string })>;

/** The parameters of `/stats/game/advanced`, without the rules between them. */
export type AdvancedGameStatsParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service declares it as a number, not an integer. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school of the opponent.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  opponent?: string | undefined;
  /** Whether to leave out plays in garbage time, when the game is already decided. By default, they are included. */
  excludeGarbageTime?: boolean | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
};

/**
 * The query of `/stats/game/advanced`.
 *
 * Give `year` or `team`.
 */
export type AdvancedGameStatsQuery = Named<AdvancedGameStatsParameters &
  ({ year: number } | { team: string })>;

/** The parameters of `/stats/game/havoc`, without the rules between them. */
export type GameHavocParameters = {
  /** The season (the year in which it begins). Required unless `team` is given. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about. Required unless `year` is given.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /** The week of the season. Each part of the season counts its own weeks from 1, so add `seasonType`. The service declares it as a number, not an integer. The service treats 0 as not given. † */
  week?: number | undefined;
  /**
   * The school of the opponent.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  opponent?: string | undefined;
  /**
   * The part of the season to include. By default, every part is included.
   *
   * Recorded: `both` does not filter anything. †
   */
  seasonType?: SeasonType | undefined;
};

/**
 * The query of `/stats/game/havoc`.
 *
 * Give `year` or `team`.
 */
export type GameHavocQuery = Named<GameHavocParameters &
  ({ year: number } | { team: string })>;

/** The query of `/draft/teams`. */
export type DraftTeamsQuery = Record<string, never>;

/** The query of `/draft/positions`. */
export type DraftPositionsQuery = Record<string, never>;

/** The query of `/draft/picks`. */
export type DraftPicksQuery = {
  /** The draft (the year in which it is held). Its players' last season is usually the year before. The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The NFL team that picked, by location, such as Green Bay.
   *
   * Matches the draft team's location, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The school of the player.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  school?: string | undefined;
  /**
   * The conference of the player's school, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference is that of the season before the draft. A name does not match, although the specification allows it. †
   */
  conference?: string | undefined;
  /**
   * The player's position, by name or abbreviation.
   *
   * Matches the position's name or abbreviation, written in full, in upper or lower case. †
   */
  position?: string | undefined;
};

/** The query of `/wepa/team/season`. */
export type AdjustedTeamMetricsQuery = {
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the row is about.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, by abbreviation.
   *
   * Matches the conference's abbreviation, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the conference's name does not match, although the specification allows names. †
   */
  conference?: string | undefined;
};

/** The query of `/wepa/players/passing`. */
export type AdjustedPlayerPassingQuery = {
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, as the row names it.
   *
   * Matches the row's conference, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the value in the row is compared, though the service declares an abbreviation. †
   */
  conference?: string | undefined;
  /**
   * The player's position, by abbreviation.
   *
   * Matches the position's abbreviation, written in full, in upper or lower case. †
   */
  position?: string | undefined;
};

/** The query of `/wepa/players/rushing`. */
export type AdjustedPlayerRushingQuery = {
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, as the row names it.
   *
   * Matches the row's conference, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the value in the row is compared, though the service declares an abbreviation. †
   */
  conference?: string | undefined;
  /**
   * The player's position, by abbreviation.
   *
   * Matches the position's abbreviation, written in full, in upper or lower case. †
   */
  position?: string | undefined;
};

/** The query of `/wepa/players/kicking`. */
export type KickerPaarQuery = {
  /** The season (the year in which it begins). The service treats 0 as not given. † */
  year?: number | undefined;
  /**
   * The school that the player played for.
   *
   * Matches the team's school, written in full, in upper or lower case. †
   */
  team?: string | undefined;
  /**
   * The conference of the row, as the row names it.
   *
   * Matches the row's conference, written in full, in upper or lower case. †
   *
   * Source of 5.23.0: the value in the row is compared, though the service declares an abbreviation. †
   */
  conference?: string | undefined;
};

/** The query of `/info`. */
export type UserInfoQuery = Record<string, never>;

/** The query of `/info/usage`. */
export type UserUsageQuery = {
  /**
   * The number of days to report, 1 to 31. The default is 7.
   *
   * Recorded: a number outside the bounds returns a 400. †
   */
  days?: number | undefined;
  /**
   * The maximum number of paths and of requests to list, 1 to 50. The default is 10.
   *
   * Recorded: the limit caps `topEndpoints` and `recentRequests`. A number outside the bounds returns a 400. †
   */
  limit?: number | undefined;
  /** The service to report on. The default is all services. */
  api?: UserUsageApi | undefined;
};

/** The query type of each path. */
export interface Queries {
  "/games": GamesQuery;
  "/games/teams": TeamGameStatsQuery;
  "/games/players": PlayerGameStatsQuery;
  "/games/media": GameMediaQuery;
  "/games/weather": GameWeatherQuery;
  "/records": RecordsQuery;
  "/calendar": CalendarQuery;
  "/scoreboard": ScoreboardQuery;
  "/game/box/advanced": AdvancedBoxScoreQuery;
  "/games/schedule": GameScheduleQuery;
  "/games/{gameId}/preview": GamePreviewQuery;
  "/games/{gameId}/preview/adjusted": AdjustedGamePreviewQuery;
  "/playoffs/cfp": CfpPlayoffQuery;
  "/playoffs/cfp/participants": CfpParticipantsQuery;
  "/playoffs/cfp/games": CfpGamesQuery;
  "/drives": DrivesQuery;
  "/plays": PlaysQuery;
  "/plays/types": PlayTypesQuery;
  "/plays/stats": PlayStatsQuery;
  "/plays/stats/types": PlayStatTypesQuery;
  "/live/plays": LivePlaysQuery;
  "/passing/plays": PassingPlaysQuery;
  "/passing/players/season": PlayerSeasonPassingQuery;
  "/passing/players/games": PlayerGamePassingQuery;
  "/passing/teams/season": TeamSeasonPassingQuery;
  "/passing/teams/games": TeamGamePassingQuery;
  "/rushing/plays": RushingPlaysQuery;
  "/rushing/players/season": PlayerSeasonRushingQuery;
  "/rushing/players/games": PlayerGameRushingQuery;
  "/rushing/teams/season": TeamSeasonRushingQuery;
  "/rushing/teams/games": TeamGameRushingQuery;
  "/teams": TeamsQuery;
  "/teams/fbs": FbsTeamsQuery;
  "/teams/matchup": MatchupQuery;
  "/teams/ats": TeamsAtsQuery;
  "/teams/season/overview": TeamSeasonOverviewQuery;
  "/roster": RosterQuery;
  "/talent": TalentQuery;
  "/conferences": ConferencesQuery;
  "/conferences/changes": ConferenceChangesQuery;
  "/conferences/affiliations": ConferenceAffiliationsQuery;
  "/venues": VenuesQuery;
  "/coaches": CoachesQuery;
  "/coaches/profile": CoachProfileQuery;
  "/coaches/seasons": CoachSeasonsQuery;
  "/coaches/tenures": CoachTenuresQuery;
  "/player/search": SearchPlayersQuery;
  "/player/usage": PlayerUsageQuery;
  "/player/season/overview": PlayerSeasonOverviewQuery;
  "/player/returning": ReturningProductionQuery;
  "/player/portal": TransferPortalQuery;
  "/rankings": RankingsQuery;
  "/lines": LinesQuery;
  "/recruiting/players": RecruitsQuery;
  "/recruiting/teams": TeamRecruitingRankingsQuery;
  "/recruiting/groups": RecruitingGroupsQuery;
  "/ratings/core": CoreRatingsQuery;
  "/ratings/sp": SpRatingsQuery;
  "/ratings/sp/conferences": ConferenceSpRatingsQuery;
  "/ratings/srs": SrsRatingsQuery;
  "/ratings/srs/expanded": ExpandedSrsRatingsQuery;
  "/ratings/elo": EloRatingsQuery;
  "/ratings/fpi": FpiRatingsQuery;
  "/ppa/predicted": PredictedPointsQuery;
  "/ppa/teams": TeamSeasonPpaQuery;
  "/ppa/games": TeamGamePpaQuery;
  "/ppa/players/games": PlayerGamePpaQuery;
  "/ppa/players/season": PlayerSeasonPpaQuery;
  "/metrics/wp": WinProbabilityQuery;
  "/metrics/wp/pregame": PregameWinProbabilityQuery;
  "/metrics/fg/ep": FieldGoalExpectedPointsQuery;
  "/stats/player/season": PlayerSeasonStatsQuery;
  "/stats/player/success": PlayerSeasonSuccessQuery;
  "/stats/player/success/game": PlayerGameSuccessQuery;
  "/stats/season": TeamSeasonStatsQuery;
  "/stats/categories": StatCategoriesQuery;
  "/stats/season/advanced": AdvancedSeasonStatsQuery;
  "/stats/game/advanced": AdvancedGameStatsQuery;
  "/stats/game/havoc": GameHavocQuery;
  "/draft/teams": DraftTeamsQuery;
  "/draft/positions": DraftPositionsQuery;
  "/draft/picks": DraftPicksQuery;
  "/wepa/team/season": AdjustedTeamMetricsQuery;
  "/wepa/players/passing": AdjustedPlayerPassingQuery;
  "/wepa/players/rushing": AdjustedPlayerRushingQuery;
  "/wepa/players/kicking": KickerPaarQuery;
  "/info": UserInfoQuery;
  "/info/usage": UserUsageQuery;
}

/** The parameters of each path, without the rules between them. */
export interface QueryParameters {
  "/games": GamesParameters;
  "/games/teams": TeamGameStatsParameters;
  "/games/players": PlayerGameStatsParameters;
  "/games/media": GameMediaQuery;
  "/games/weather": GameWeatherParameters;
  "/records": RecordsParameters;
  "/calendar": CalendarQuery;
  "/scoreboard": ScoreboardQuery;
  "/game/box/advanced": AdvancedBoxScoreQuery;
  "/games/schedule": GameScheduleParameters;
  "/games/{gameId}/preview": GamePreviewQuery;
  "/games/{gameId}/preview/adjusted": AdjustedGamePreviewQuery;
  "/playoffs/cfp": CfpPlayoffQuery;
  "/playoffs/cfp/participants": CfpParticipantsQuery;
  "/playoffs/cfp/games": CfpGamesQuery;
  "/drives": DrivesQuery;
  "/plays": PlaysQuery;
  "/plays/types": PlayTypesQuery;
  "/plays/stats": PlayStatsQuery;
  "/plays/stats/types": PlayStatTypesQuery;
  "/live/plays": LivePlaysQuery;
  "/passing/plays": PassingPlaysParameters;
  "/passing/players/season": PlayerSeasonPassingParameters;
  "/passing/players/games": PlayerGamePassingParameters;
  "/passing/teams/season": TeamSeasonPassingParameters;
  "/passing/teams/games": TeamGamePassingParameters;
  "/rushing/plays": RushingPlaysParameters;
  "/rushing/players/season": PlayerSeasonRushingParameters;
  "/rushing/players/games": PlayerGameRushingParameters;
  "/rushing/teams/season": TeamSeasonRushingParameters;
  "/rushing/teams/games": TeamGameRushingParameters;
  "/teams": TeamsQuery;
  "/teams/fbs": FbsTeamsQuery;
  "/teams/matchup": MatchupQuery;
  "/teams/ats": TeamsAtsQuery;
  "/teams/season/overview": TeamSeasonOverviewQuery;
  "/roster": RosterQuery;
  "/talent": TalentQuery;
  "/conferences": ConferencesQuery;
  "/conferences/changes": ConferenceChangesQuery;
  "/conferences/affiliations": ConferenceAffiliationsParameters;
  "/venues": VenuesQuery;
  "/coaches": CoachesQuery;
  "/coaches/profile": CoachProfileQuery;
  "/coaches/seasons": CoachSeasonsParameters;
  "/coaches/tenures": CoachTenuresParameters;
  "/player/search": SearchPlayersQuery;
  "/player/usage": PlayerUsageQuery;
  "/player/season/overview": PlayerSeasonOverviewQuery;
  "/player/returning": ReturningProductionParameters;
  "/player/portal": TransferPortalQuery;
  "/rankings": RankingsParameters;
  "/lines": LinesParameters;
  "/recruiting/players": RecruitsParameters;
  "/recruiting/teams": TeamRecruitingRankingsQuery;
  "/recruiting/groups": RecruitingGroupsQuery;
  "/ratings/core": CoreRatingsParameters;
  "/ratings/sp": SpRatingsParameters;
  "/ratings/sp/conferences": ConferenceSpRatingsQuery;
  "/ratings/srs": SrsRatingsParameters;
  "/ratings/srs/expanded": ExpandedSrsRatingsParameters;
  "/ratings/elo": EloRatingsParameters;
  "/ratings/fpi": FpiRatingsParameters;
  "/ppa/predicted": PredictedPointsQuery;
  "/ppa/teams": TeamSeasonPpaParameters;
  "/ppa/games": TeamGamePpaQuery;
  "/ppa/players/games": PlayerGamePpaParameters;
  "/ppa/players/season": PlayerSeasonPpaParameters;
  "/metrics/wp": WinProbabilityQuery;
  "/metrics/wp/pregame": PregameWinProbabilityQuery;
  "/metrics/fg/ep": FieldGoalExpectedPointsQuery;
  "/stats/player/season": PlayerSeasonStatsQuery;
  "/stats/player/success": PlayerSeasonSuccessParameters;
  "/stats/player/success/game": PlayerGameSuccessParameters;
  "/stats/season": TeamSeasonStatsParameters;
  "/stats/categories": StatCategoriesQuery;
  "/stats/season/advanced": AdvancedSeasonStatsParameters;
  "/stats/game/advanced": AdvancedGameStatsParameters;
  "/stats/game/havoc": GameHavocParameters;
  "/draft/teams": DraftTeamsQuery;
  "/draft/positions": DraftPositionsQuery;
  "/draft/picks": DraftPicksQuery;
  "/wepa/team/season": AdjustedTeamMetricsQuery;
  "/wepa/players/passing": AdjustedPlayerPassingQuery;
  "/wepa/players/rushing": AdjustedPlayerRushingQuery;
  "/wepa/players/kicking": KickerPaarQuery;
  "/info": UserInfoQuery;
  "/info/usage": UserUsageQuery;
}

/** The rules of each path that has some, in order: the sentence, and the type that a query has to meet. */
export interface QueryRules {
  "/games": [
    ["Give `year` or `id`.", ({ year: number } | { id: number })],
    ["`round` requires `competition`.", ({ round?: undefined } | { competition: PlayoffCompetition })],
    ["With `competition`, leave `seasonType` out or set it to `postseason` or `both`. †", ({ competition?: undefined } | { seasonType?: "postseason" | "both" | undefined })],
  ];
  "/games/teams": [
    ["Give `year` or `id`.", ({ year: number } | { id: number })],
    ["With `year`, give `week`, `team` or `conference`.", ({ year?: undefined } | ({ week: number } | { team: string } | { conference: string }))],
  ];
  "/games/players": [
    ["Give `year` or `id`.", ({ year: number } | { id: number })],
    ["With `year`, give `week`, `team` or `conference`.", ({ year?: undefined } | ({ week: number } | { team: string } | { conference: string }))],
  ];
  "/games/weather": [
    ["Give `year` or `gameId`.", ({ year: number } | { gameId: number })],
  ];
  "/records": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/games/schedule": [
    ["Give `year`, `seasonType` and `week` together or not at all. †", ({ year?: undefined } | { seasonType: "regular" | "postseason"; week: number }) & ({ seasonType?: undefined } | { year: number; week: number }) & ({ week?: undefined } | { year: number; seasonType: "regular" | "postseason" })],
  ];
  "/passing/plays": [
    ["Give `team` or `week`.", ({ team: string } | { week: number })],
  ];
  "/passing/players/season": [
    ["Give `year` or `passerId`.", ({ year: number } | { passerId: string })],
  ];
  "/passing/players/games": [
    ["Give `passerId`, `team` or `week`.", ({ passerId: string } | { team: string } | { week: number })],
  ];
  "/passing/teams/season": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/passing/teams/games": [
    ["Give `team` or `week`.", ({ team: string } | { week: number })],
  ];
  "/rushing/plays": [
    ["Give `gameId`, `year` or `rusherId`.", ({ gameId: number } | { year: number } | { rusherId: string })],
    ["`week` requires `year`.", ({ week?: undefined } | { year: number })],
    ["With `year`, give `team` or `week`.", ({ year?: undefined } | ({ team: string } | { week: number }))],
  ];
  "/rushing/players/season": [
    ["Give `year` or `rusherId`.", ({ year: number } | { rusherId: string })],
  ];
  "/rushing/players/games": [
    ["Give `year` or `rusherId`.", ({ year: number } | { rusherId: string })],
    ["`week` requires `year`.", ({ week?: undefined } | { year: number })],
    ["With `year`, give `team` or `week`.", ({ year?: undefined } | ({ team: string } | { week: number }))],
  ];
  "/rushing/teams/season": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/rushing/teams/games": [
    ["Give `team` or `week`.", ({ team: string } | { week: number })],
  ];
  "/conferences/affiliations": [
    ["Do not give `year` and `minYear` together.", ({ year?: undefined } | { minYear?: undefined })],
    ["Do not give `year` and `maxYear` together.", ({ year?: undefined } | { maxYear?: undefined })],
  ];
  "/coaches/seasons": [
    ["Give `coachId`, `team` or `year`.", ({ coachId: number } | { team: string } | { year: number })],
    ["Do not give `year` and `minYear` together.", ({ year?: undefined } | { minYear?: undefined })],
    ["Do not give `year` and `maxYear` together.", ({ year?: undefined } | { maxYear?: undefined })],
  ];
  "/coaches/tenures": [
    ["Give `coachId` or `team`.", ({ coachId: number } | { team: string })],
  ];
  "/player/returning": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/rankings": [
    ["When `latest` is `true`, give `poll`.", (({ latest?: undefined } | { latest?: Exclude<boolean, true> | undefined }) | { poll: RankingPoll })],
    ["When `final` is `true`, give `poll`.", (({ final?: undefined } | { final?: Exclude<boolean, true> | undefined }) | { poll: RankingPoll })],
    ["Do not combine `latest=true` with `final=true`.", ({ latest?: undefined } | { final?: undefined } | { latest?: Exclude<boolean, true> | undefined } | { final?: Exclude<boolean, true> | undefined })],
  ];
  "/lines": [
    ["Give `year` or `gameId`.", ({ year: number } | { gameId: number })],
  ];
  "/recruiting/players": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/ratings/core": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/ratings/sp": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/ratings/srs": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/ratings/srs/expanded": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/ratings/elo": [
    ["When `preseason` is `true`, leave out `week`, and leave `seasonType` out or set it to `regular` or `both`.", (({ preseason?: undefined } | { preseason?: Exclude<boolean, true> | undefined }) | { seasonType?: "regular" | "both" | undefined } & { week?: undefined })],
  ];
  "/ratings/fpi": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/ppa/teams": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/ppa/players/games": [
    ["Give `team` or `week`.", ({ team: string } | { week: number })],
  ];
  "/ppa/players/season": [
    ["Give `year` or `playerId`.", ({ year: number } | { playerId: string })],
  ];
  "/stats/player/success": [
    ["Give `year` or `playerId`.", ({ year: number } | { playerId: number })],
  ];
  "/stats/player/success/game": [
    ["Give `week`, `team` or `playerId`.", ({ week: number } | { team: string } | { playerId: number })],
  ];
  "/stats/season": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/stats/season/advanced": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/stats/game/advanced": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
  "/stats/game/havoc": [
    ["Give `year` or `team`.", ({ year: number } | { team: string })],
  ];
}

/** The summary, rules, tier and cost of each path, for editors. */
export interface Overviews {
  "/games": "List games. Give `year` or `id`. `round` requires `competition`. With `competition`, leave `seasonType` out or set it to `postseason` or `both`. † With `id`, the service ignores `year`, `week`, `seasonType`, `classification`, `team`, `home`, `away` and `conference`. † Costs one call of the monthly quota. †";
  "/games/teams": "List team box scores. Give `year` or `id`. With `year`, give `week`, `team` or `conference`. With `id`, the service ignores `week`, `team`, `conference`, `classification` and `seasonType`. † Costs one call of the monthly quota. †";
  "/games/players": "List player box scores. Give `year` or `id`. With `year`, give `week`, `team` or `conference`. With `id`, the service ignores `week`, `team`, `conference`, `classification` and `seasonType`. † Costs one call of the monthly quota. †";
  "/games/media": "List broadcasts. Costs one call of the monthly quota. †";
  "/games/weather": "List game weather. Give `year` or `gameId`. With `gameId`, the service ignores `year`, `seasonType`, `week`, `team`, `conference` and `classification`. † Needs supporter tier 1 or higher. † Costs one call of the monthly quota. †";
  "/records": "List team records. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/calendar": "List the weeks of a season. Costs one call of the monthly quota. †";
  "/scoreboard": "Get the live scoreboard. Needs supporter tier 1 or higher. † Not metered: a call costs nothing. †";
  "/game/box/advanced": "Get an advanced box score. Costs one call of the monthly quota. †";
  "/games/schedule": "Get a schedule with betting lines. Give `year`, `seasonType` and `week` together or not at all. † Costs one call of the monthly quota. †";
  "/games/{gameId}/preview": "Get a game preview. Costs one call of the monthly quota. †";
  "/games/{gameId}/preview/adjusted": "Get an adjusted game preview. Needs supporter tier 1 or higher. † Costs one call of the monthly quota. †";
  "/playoffs/cfp": "Get a playoff. Costs one call of the monthly quota. †";
  "/playoffs/cfp/participants": "List playoff participants. Costs one call of the monthly quota. †";
  "/playoffs/cfp/games": "List playoff matchups. Costs one call of the monthly quota. †";
  "/drives": "List drives. Costs one call of the monthly quota. †";
  "/plays": "List plays. Costs one call of the monthly quota. †";
  "/plays/types": "List play types. Costs one call of the monthly quota. †";
  "/plays/stats": "List player statistics by play. Costs one call of the monthly quota. †";
  "/plays/stats/types": "List play statistic types. Costs one call of the monthly quota. †";
  "/live/plays": "Get live plays. Needs supporter tier 2 or higher. † Costs one call of the monthly quota. †";
  "/passing/plays": "List passing plays. Give `team` or `week`. Costs one call of the monthly quota. †";
  "/passing/players/season": "List player passing by season. Give `year` or `passerId`. Costs one call of the monthly quota. †";
  "/passing/players/games": "List player passing by game. Give `passerId`, `team` or `week`. Costs one call of the monthly quota. †";
  "/passing/teams/season": "List team passing by season. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/passing/teams/games": "List team passing by game. Give `team` or `week`. Costs one call of the monthly quota. †";
  "/rushing/plays": "List rushing plays. Give `gameId`, `year` or `rusherId`. `week` requires `year`. With `year`, give `team` or `week`. Costs one call of the monthly quota. †";
  "/rushing/players/season": "List player rushing by season. Give `year` or `rusherId`. Costs one call of the monthly quota. †";
  "/rushing/players/games": "List player rushing by game. Give `year` or `rusherId`. `week` requires `year`. With `year`, give `team` or `week`. Costs one call of the monthly quota. †";
  "/rushing/teams/season": "List team rushing by season. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/rushing/teams/games": "List team rushing by game. Give `team` or `week`. Costs one call of the monthly quota. †";
  "/teams": "List teams. Costs one call of the monthly quota. †";
  "/teams/fbs": "List FBS teams. Costs one call of the monthly quota. †";
  "/teams/matchup": "Get matchup history. Costs one call of the monthly quota. †";
  "/teams/ats": "List records against the spread. Costs one call of the monthly quota. †";
  "/teams/season/overview": "Get a team season overview. Costs one call of the monthly quota. †";
  "/roster": "List rosters. Costs one call of the monthly quota. †";
  "/talent": "List team talent. Costs one call of the monthly quota. †";
  "/conferences": "List conferences. Costs one call of the monthly quota. †";
  "/conferences/changes": "List conference changes. Costs one call of the monthly quota. †";
  "/conferences/affiliations": "List conference memberships. Do not give `year` and `minYear` together. Do not give `year` and `maxYear` together. `minYear` must not be greater than `maxYear`. Costs one call of the monthly quota. †";
  "/venues": "List venues. Costs one call of the monthly quota. †";
  "/coaches": "List coaches. Costs one call of the monthly quota. †";
  "/coaches/profile": "Get a coach profile. Costs one call of the monthly quota. †";
  "/coaches/seasons": "List detailed coach seasons. Give `coachId`, `team` or `year`. Do not give `year` and `minYear` together. Do not give `year` and `maxYear` together. `minYear` must not be greater than `maxYear`. Costs one call of the monthly quota. †";
  "/coaches/tenures": "List coach tenures. Give `coachId` or `team`. Costs one call of the monthly quota. †";
  "/player/search": "Search players by name. Costs one call of the monthly quota. †";
  "/player/usage": "List player usage. Costs one call of the monthly quota. †";
  "/player/season/overview": "Get a player season overview. Costs one call of the monthly quota. †";
  "/player/returning": "List returning production. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/player/portal": "List portal transfers. Costs one call of the monthly quota. †";
  "/rankings": "List poll rankings. When `latest` is `true`, give `poll`. When `final` is `true`, give `poll`. Do not combine `latest=true` with `final=true`. Costs one call of the monthly quota. †";
  "/lines": "List betting lines. Give `year` or `gameId`. With `gameId`, the service ignores `year`, `seasonType`, `week`, `team`, `home`, `away` and `conference`. † Costs one call of the monthly quota. †";
  "/recruiting/players": "List recruits. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/recruiting/teams": "List team recruiting rankings. Costs one call of the monthly quota. †";
  "/recruiting/groups": "List recruiting by position group. Costs one call of the monthly quota. †";
  "/ratings/core": "List CORE ratings. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/ratings/sp": "List SP ratings. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/ratings/sp/conferences": "List conference SP ratings. Costs one call of the monthly quota. †";
  "/ratings/srs": "List SRS ratings. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/ratings/srs/expanded": "List expanded SRS ratings. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/ratings/elo": "List Elo ratings. When `preseason` is `true`, leave out `week`, and leave `seasonType` out or set it to `regular` or `both`. Costs one call of the monthly quota. †";
  "/ratings/fpi": "List FPI ratings. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/ppa/predicted": "List predicted points. Costs one call of the monthly quota. †";
  "/ppa/teams": "List team PPA by season. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/ppa/games": "List team PPA by game. Costs one call of the monthly quota. †";
  "/ppa/players/games": "List player PPA by game. Give `team` or `week`. Costs one call of the monthly quota. †";
  "/ppa/players/season": "List player PPA by season. Give `year` or `playerId`. Costs one call of the monthly quota. †";
  "/metrics/wp": "List in-game win probabilities. Costs one call of the monthly quota. †";
  "/metrics/wp/pregame": "List pregame win probabilities. Costs one call of the monthly quota. †";
  "/metrics/fg/ep": "List expected points of field goals. Costs one call of the monthly quota. †";
  "/stats/player/season": "List player statistics by season. Costs one call of the monthly quota. †";
  "/stats/player/success": "List player success rates by season. Give `year` or `playerId`. Costs one call of the monthly quota. †";
  "/stats/player/success/game": "List player success rates by game. Give `week`, `team` or `playerId`. Costs one call of the monthly quota. †";
  "/stats/season": "List team statistics by season. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/stats/categories": "List team statistical categories. Costs one call of the monthly quota. †";
  "/stats/season/advanced": "List advanced statistics by season. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/stats/game/advanced": "List advanced statistics by game. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/stats/game/havoc": "List havoc by game. Give `year` or `team`. Costs one call of the monthly quota. †";
  "/draft/teams": "List NFL teams. Costs one call of the monthly quota. †";
  "/draft/positions": "List draft positions. Costs one call of the monthly quota. †";
  "/draft/picks": "List draft picks. Costs one call of the monthly quota. †";
  "/wepa/team/season": "List adjusted team metrics. Needs supporter tier 1 or higher. † Costs one call of the monthly quota. †";
  "/wepa/players/passing": "List adjusted player passing. Needs supporter tier 1 or higher. † Costs one call of the monthly quota. †";
  "/wepa/players/rushing": "List adjusted player rushing. Needs supporter tier 1 or higher. † Costs one call of the monthly quota. †";
  "/wepa/players/kicking": "List kickers' points above replacement. Needs supporter tier 1 or higher. † Costs one call of the monthly quota. †";
  "/info": "Get the plan and the quota. Not metered: a call costs nothing. †";
  "/info/usage": "Get recent usage. Not metered: a call costs nothing. †";
}
