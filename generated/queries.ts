// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

import type { SeasonType, DivisionClassification, MediaType, PlayoffCompetition, PlayoffRound, ConferenceClassification, PassOutcome, RushDirection, RushAttributionStatus, RankingPoll, RecruitClassification, UserUsageApi } from "./schema.js";

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
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 is silently no filter.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The id of one game; the answer holds that game alone.
   *
   * The service takes 0 for not given.
   *
   * Observed: With an id the filters year, week, seasonType, team, home, away, conference and classification are ignored; a 0 counts as not given.
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
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 is silently no filter.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
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
   * Observed: With an id the other filters are ignored; a 0 counts as not given.
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
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * A week of the season; by year, one of week, team or conference is needed. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 is silently no filter.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
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
   * Observed: With an id the other filters are ignored; a 0 counts as not given.
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
   *
   * Observed: A 0 is silently no filter.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
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
   *
   * Observed: A 0 counts as not given, on most operations.
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
   *
   * Observed: A 0 is silently no filter.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Observed: A game is kept when either of its teams belongs to the division.
   */
  classification?: DivisionClassification | undefined;
  /**
   * The id of one game, as getGames gives it.
   *
   * The service takes 0 for not given.
   *
   * Observed: With a game's id the other filters are ignored; a 0 counts as not given.
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
   *
   * Observed: A 0 counts as not given, on most operations.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
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
 * The query of `/playoffs/cfp`.
 */
export type CfpPlayoffQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
};

/**
 * The query of `/playoffs/cfp/participants`.
 */
export type CfpParticipantsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
};

/**
 * The query of `/playoffs/cfp/games`.
 */
export type CfpGamesQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * Keeps the matchups of one round. A playoff of four teams has no first round and no quarterfinals.
   */
  round?: PlayoffRound | undefined;
};

/**
 * The query of `/drives`.
 */
export type DrivesQuery = {
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
   *
   * Observed: A 0 is silently no filter.
   */
  week?: number | undefined;
  /**
   * A school, on either side of the game.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The school that has the ball.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  offense?: string | undefined;
  /**
   * The school that defends.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  defense?: string | undefined;
  /**
   * The conference of either team, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that has the ball.
   *
   * Observed: It is compared without regard to case.
   */
  offenseConference?: string | undefined;
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that defends.
   *
   * Observed: It is compared without regard to case.
   */
  defenseConference?: string | undefined;
  /**
   * The division of the teams.
   *
   * Observed: A game is kept when either of its teams belongs to the division.
   */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/plays`.
 */
export type PlaysQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * The week of the season. Every season type counts its own weeks from 1, so without a season type a week 1 may hold bowls as well.
   */
  week: number;
  /**
   * A school, on either side of the game.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The school that has the ball.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  offense?: string | undefined;
  /**
   * The school that defends.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  defense?: string | undefined;
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that has the ball.
   *
   * Observed: It is compared without regard to case.
   */
  offenseConference?: string | undefined;
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that defends.
   *
   * Observed: It is compared without regard to case.
   */
  defenseConference?: string | undefined;
  /**
   * The conference of either team, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * A type of play by its abbreviation, as getPlayTypes gives it; the rows carry its text instead.
   *
   * Observed: It is compared with regard to case, unlike the other filters; 15 of 49 recorded types have no abbreviation to ask for.
   */
  playType?: string | undefined;
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
};

/**
 * The query of `/plays/types`.
 */
export type PlayTypesQuery = Record<string, never>;

/**
 * The query of `/plays/stats`.
 */
export type PlayStatsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 is silently no filter.
   */
  week?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The id of one game, as getGames gives it.
   *
   * The service takes 0 for not given.
   *
   * Observed: Ids that select rows mostly take a 0 for not given; this one was not tried.
   */
  gameId?: number | undefined;
  /**
   * The id of one player as a number; the rows carry it as a string.
   *
   * The service takes 0 for not given.
   *
   * Observed: Ids that select rows mostly take a 0 for not given; this one was not tried.
   */
  athleteId?: number | undefined;
  /**
   * The id of one type of statistic, as getPlayStatTypes gives it; the rows carry its name instead.
   *
   * The service takes 0 for not given.
   *
   * Observed: Ids that select rows mostly take a 0 for not given; this one was not tried.
   */
  statTypeId?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The conference of the team that a row is about, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
};

/**
 * The query of `/plays/stats/types`.
 */
export type PlayStatTypesQuery = Record<string, never>;

/**
 * The query of `/live/plays`.
 */
export type LivePlaysQuery = {
  /**
   * The id of the game, as getScoreboard gives it.
   */
  gameId: number;
};

/**
 * The query of `/passing/plays`.
 *
 * Give `team` or `week`.
 */
export type PassingPlaysQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * A school by name or abbreviation, on either side of the play.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
   */
  week?: number | undefined;
  /**
   * The id of one game, as getGames gives it.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a game without rows.
   */
  gameId?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that has the ball, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  offense?: string | undefined;
  /**
   * The school that defends, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  defense?: string | undefined;
  /**
   * The conference of either team, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The id of the passer, as a string.
   */
  passerId?: string | undefined;
  /**
   * The id of the player at whom the passes were aimed, as a string.
   */
  targetId?: string | undefined;
  /**
   * Keeps the passes that ended in one way.
   */
  outcome?: PassOutcome | undefined;
  /**
   * The division of the team that has the ball; the FBS where not given. The defense may belong to any.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ team: string } | { week: number });

/**
 * The query of `/passing/players/season`.
 *
 * Give `year` or `passerId`.
 */
export type PlayerSeasonPassingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
   */
  year?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The id of the passer, as a string.
   */
  passerId?: string | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { passerId: string });

/**
 * The query of `/passing/players/games`.
 *
 * Give `passerId`, `team` or `week`.
 */
export type PlayerGamePassingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The id of the passer, as a string.
   */
  passerId?: string | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ passerId: string } | { team: string } | { week: number });

/**
 * The query of `/passing/teams/season`.
 *
 * Give `year` or `team`.
 */
export type TeamSeasonPassingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
   */
  year?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/passing/teams/games`.
 *
 * Give `team` or `week`.
 */
export type TeamGamePassingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ team: string } | { week: number });

/**
 * The query of `/rushing/plays`.
 *
 * Give `gameId`, `year` or `rusherId`.
 *
 * `week` needs `year`.
 *
 * With `year`, `team` or `week` must be given.
 */
export type RushingPlaysQuery = {
  /**
   * The id of one game, as getGames gives it.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a game without rows.
   */
  gameId?: number | undefined;
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
   */
  year?: number | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * A school by name or abbreviation, on either side of the play.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The school that has the ball, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  offense?: string | undefined;
  /**
   * The school that defends, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  defense?: string | undefined;
  /**
   * The conference of either team, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The id of the player who carried the ball, as a string.
   *
   * Observed: The service's public source of an earlier version finds only runs that are credited to that player alone.
   */
  rusherId?: string | undefined;
  /**
   * Keeps the runs in one direction. Those of unknown direction cannot be asked for.
   */
  rushDirection?: RushDirection | undefined;
  /**
   * Whether to keep the runs that are eligible for analysis by direction, or all the others. Both where not given.
   */
  directionAnalysisEligible?: boolean | undefined;
  /**
   * Keeps the runs that were credited in one way.
   */
  attributionStatus?: RushAttributionStatus | undefined;
  /**
   * Whether to keep the runs known to have scored a touchdown, or those known not to have. Both where not given.
   */
  isRushingTouchdown?: boolean | undefined;
  /**
   * Whether to keep the sacks, or all other runs. Both where not given.
   */
  isSack?: boolean | undefined;
  /**
   * Whether to keep the kneels, or all other runs. Both where not given.
   */
  isKneel?: boolean | undefined;
  /**
   * Whether to keep the runs credited to the team and to no player, or all others. Both where not given.
   */
  isTeamRush?: boolean | undefined;
  /**
   * The division of the team that has the ball; the FBS where not given. The defense may belong to any.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ gameId: number } | { year: number } | { rusherId: string }) &
  ({ week?: undefined } | { year: number }) &
  ({ year?: undefined } | ({ team: string } | { week: number }));

/**
 * The query of `/rushing/players/season`.
 *
 * Give `year` or `rusherId`.
 */
export type PlayerSeasonRushingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
   */
  year?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The id of the player who carried the ball, as a string.
   *
   * Observed: The service's public source of an earlier version finds only runs that are credited to that player alone.
   */
  rusherId?: string | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { rusherId: string });

/**
 * The query of `/rushing/players/games`.
 *
 * Give `year` or `rusherId`.
 *
 * `week` needs `year`.
 *
 * With `year`, `team` or `week` must be given.
 */
export type PlayerGameRushingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
   */
  year?: number | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The id of the player who carried the ball, as a string.
   *
   * Observed: The service's public source of an earlier version finds only runs that are credited to that player alone.
   */
  rusherId?: string | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { rusherId: string }) &
  ({ week?: undefined } | { year: number }) &
  ({ year?: undefined } | ({ team: string } | { week: number }));

/**
 * The query of `/rushing/teams/season`.
 *
 * Give `year` or `team`.
 */
export type TeamSeasonRushingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a season without rows.
   */
  year?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/rushing/teams/games`.
 *
 * Give `team` or `week`.
 */
export type TeamGameRushingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * Observed: The service's public source of an earlier version takes only leaving it out for not given, so that 0 is a week without rows.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ team: string } | { week: number });

/**
 * The query of `/teams`.
 */
export type TeamsQuery = {
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
   *
   * Observed: It is compared without regard to case.
   */
  conference?: string | undefined;
  /**
   * A season, for conferences and their members as they were then; as they are now where not given.
   *
   * The service takes 0 for not given.
   *
   * Observed: Years mostly take a 0 for not given; this one was not tried.
   */
  year?: number | undefined;
};

/**
 * The query of `/teams/fbs`.
 */
export type FbsTeamsQuery = {
  /**
   * A season, for conferences and their members as they were then; as they are now where not given.
   *
   * The service takes 0 for not given.
   *
   * Observed: Years mostly take a 0 for not given; this one was not tried.
   */
  year?: number | undefined;
};

/**
 * The query of `/teams/matchup`.
 */
export type MatchupQuery = {
  /**
   * The school whose wins are counted as team1Wins.
   *
   * Observed: The school's whole name is compared, without regard to case.
   */
  team1: string;
  /**
   * The school whose wins are counted as team2Wins.
   *
   * Observed: The school's whole name is compared, without regard to case.
   */
  team2: string;
  /**
   * The earliest season to include.
   */
  minYear?: number | undefined;
  /**
   * The latest season to include.
   */
  maxYear?: number | undefined;
};

/**
 * The query of `/teams/ats`.
 */
export type TeamsAtsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * The conference of the team that a row is about, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
};

/**
 * The query of `/teams/season/overview`.
 */
export type TeamSeasonOverviewQuery = {
  /**
   * The season, named by the year in which it begins.
   */
  year: number;
  /**
   * The school by its own name as getTeams gives it, not blank.
   *
   * Observed: It is compared without regard to case; a name that more than one school has is refused with a 400.
   */
  team: string;
};

/**
 * The query of `/roster`.
 */
export type RosterQuery = {
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The season, named by the year in which it begins; 2025 where not given.
   *
   * The service takes 0 for not given.
   *
   * Observed: The service declares 2025 as a fixed default; years mostly take a 0 for not given, which was not tried here.
   */
  year?: number | undefined;
  /**
   * The division of the teams.
   *
   * Observed: The service documents fbs and fcs, though it declares and takes every division.
   */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/talent`.
 */
export type TalentQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
};

/**
 * The query of `/conferences`.
 */
export type ConferencesQuery = {
  /**
   * A season, for conferences and their members as they were then; as they are now where not given.
   *
   * The service takes 0 for not given.
   *
   * Observed: Years mostly take a 0 for not given; this one was not tried.
   */
  year?: number | undefined;
  /**
   * The level of the conference.
   */
  classification?: ConferenceClassification | undefined;
};

/**
 * The query of `/conferences/changes`.
 */
export type ConferenceChangesQuery = {
  /**
   * The first season in the new conference.
   */
  year: number;
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
export type ConferenceAffiliationsQuery = {
  /**
   * The school that a row is about, by name or abbreviation.
   *
   * Observed: The whole name (Ohio State) or abbreviation (OSU) is compared, without regard to case; one that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
  /**
   * One season that the membership must include.
   *
   * The service takes 0 for not given.
   *
   * Observed: Given together with minYear or maxYear it is a 400; years mostly take a 0 for not given, which was not tried here.
   */
  year?: number | undefined;
  /**
   * The first season of the span; memberships that ended before it drop out.
   *
   * Observed: A minYear greater than maxYear is a 400.
   */
  minYear?: number | undefined;
  /**
   * The last season of the span; memberships that began after it drop out.
   */
  maxYear?: number | undefined;
  /**
   * The level of the conference.
   */
  classification?: ConferenceClassification | undefined;
} &
  ({ year?: undefined } | { minYear?: undefined }) &
  ({ year?: undefined } | { maxYear?: undefined });

/**
 * The query of `/venues`.
 */
export type VenuesQuery = Record<string, never>;

/**
 * The query of `/coaches`.
 */
export type CoachesQuery = {
  /**
   * The coach's first name.
   *
   * Observed: The whole first name is compared, without regard to case.
   */
  firstName?: string | undefined;
  /**
   * The coach's last name.
   *
   * Observed: The whole last name is compared, without regard to case.
   */
  lastName?: string | undefined;
  /**
   * The school coached; seasons at other schools drop out.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The earliest season to include.
   */
  minYear?: number | undefined;
  /**
   * The latest season to include.
   */
  maxYear?: number | undefined;
};

/**
 * The query of `/coaches/profile`.
 */
export type CoachProfileQuery = {
  /**
   * The id of the coach, as getCoaches gives it.
   */
  coachId: number;
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
export type CoachSeasonsQuery = {
  /**
   * The id of the coach, as getCoaches gives it.
   */
  coachId?: number | undefined;
  /**
   * The school coached, not blank.
   *
   * Observed: The school's whole name is compared, without regard to case; a blank one is a 400, one that fits no school an empty array.
   */
  team?: string | undefined;
  /**
   * One season.
   *
   * Observed: Given together with minYear or maxYear it is a 400.
   */
  year?: number | undefined;
  /**
   * The earliest season to include. It does not stand for coachId, team or year.
   *
   * Observed: A minYear greater than maxYear is a 400.
   */
  minYear?: number | undefined;
  /**
   * The latest season to include. It does not stand for coachId, team or year.
   */
  maxYear?: number | undefined;
} &
  ({ coachId: number } | { team: string } | { year: number }) &
  ({ year?: undefined } | { minYear?: undefined }) &
  ({ year?: undefined } | { maxYear?: undefined });

/**
 * The query of `/coaches/tenures`.
 *
 * Give `coachId` or `team`.
 */
export type CoachTenuresQuery = {
  /**
   * The id of the coach, as getCoaches gives it.
   */
  coachId?: number | undefined;
  /**
   * The school coached, not blank.
   *
   * Observed: The school's whole name is compared, without regard to case; a blank one is a 400, one that fits no school an empty array.
   */
  team?: string | undefined;
  /**
   * A season that the tenure must include. It does not stand for coachId or team.
   */
  year?: number | undefined;
  /**
   * Whether to keep the tenures that last to this day (true) or those that are over (false); both where not given.
   */
  active?: boolean | undefined;
} &
  ({ coachId: number } | { team: string });

/**
 * The query of `/player/search`.
 */
export type SearchPlayersQuery = {
  /**
   * A part of the player's name, anywhere in it.
   *
   * Observed: Case does not matter, and an empty string, which every name contains, is accepted.
   */
  searchTerm: string;
  /**
   * A season in which the player was with a team.
   *
   * The service takes 0 for not given.
   *
   * Observed: Years mostly take a 0 for not given; this one was not tried.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The abbreviation of the player's position, such as QB or WR.
   *
   * Observed: The whole abbreviation is compared, without regard to case.
   */
  position?: string | undefined;
};

/**
 * The query of `/player/usage`.
 */
export type PlayerUsageQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
   *
   * Observed: It is compared without regard to case.
   */
  conference?: string | undefined;
  /**
   * The abbreviation of the player's position, such as QB or WR.
   *
   * Observed: The whole abbreviation is compared, without regard to case.
   */
  position?: string | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The id of one player, which player statistics call playerId or id.
   *
   * The service takes 0 for not given.
   *
   * Observed: Parameters that are needed unless another is given mostly take a 0 for not given; this one was not tried.
   */
  playerId?: number | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided; they stay in where not given.
   */
  excludeGarbageTime?: boolean | undefined;
};

/**
 * The query of `/player/season/overview`.
 */
export type PlayerSeasonOverviewQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * The id of the player, as searchPlayers gives it.
   */
  playerId: number;
};

/**
 * The query of `/player/returning`.
 *
 * Give `year` or `team`.
 */
export type ReturningProductionQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team, as the rows name it.
   *
   * Observed: It is compared whole and without regard to case with the label that the rows carry as conference, neither translated from a name nor from an abbreviation; SEC was the recorded one.
   */
  conference?: string | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/player/portal`.
 */
export type TransferPortalQuery = {
  /**
   * The season that the players transfer for.
   *
   * Observed: The first season was 2021.
   */
  year: number;
};

/**
 * The query of `/rankings`.
 *
 * When `latest` is `true`, `final` must be `false` and `poll` must be given.
 *
 * When `final` is `true`, `latest` must be `false` and `poll` must be given.
 */
export type RankingsQuery = {
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
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well. Declared as a number rather than as an integer on this operation.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 is silently no filter.
   */
  week?: number | undefined;
  /**
   * Keeps one poll; every poll comes back where not given.
   *
   * Observed: Only the playoff committee's poll can be asked for, as cfp, while rows name it Playoff Committee Rankings.
   */
  poll?: RankingPoll | undefined;
  /**
   * Whether to keep only the newest ranking of the poll, which has to be named and not to be the final one.
   *
   * Observed: When true without the poll, or together with a final that is true, it is a 400.
   */
  latest?: boolean | undefined;
  /**
   * Whether to keep only the last ranking of the poll in the season, which has to be named and not to be the latest one.
   *
   * Observed: When true without the poll, or together with a latest that is true, it is a 400.
   */
  final?: boolean | undefined;
} &
  (({ latest?: undefined } | { latest?: Exclude<boolean, true> | undefined }) | { poll: RankingPoll } & { final?: false | undefined }) &
  (({ final?: undefined } | { final?: Exclude<boolean, true> | undefined }) | { poll: RankingPoll } & { latest?: false | undefined });

/**
 * The query of `/lines`.
 *
 * Give `year` or `gameId`.
 */
export type LinesQuery = {
  /**
   * The id of one game; the answer holds that game alone.
   *
   * The service takes 0 for not given.
   *
   * Observed: With a game's id the other filters are ignored, but for the provider; a 0 counts as not given.
   */
  gameId?: number | undefined;
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
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
   *
   * Observed: A 0 is silently no filter.
   */
  week?: number | undefined;
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The bookmaker or other source of the lines, such as Bovada, DraftKings, ESPN Bet or consensus.
   *
   * Observed: The provider's whole name is compared, without regard to case; one of them goes by DraftKings and by Draft Kings.
   */
  provider?: string | undefined;
} &
  ({ year: number } | { gameId: number });

/**
 * The query of `/recruiting/players`.
 *
 * Give `year` or `team`.
 */
export type RecruitsQuery = {
  /**
   * The recruiting class, named by the year in which its members start college.
   *
   * The service takes 0 for not given.
   *
   * Observed: Years mostly take a 0 for not given; this one was not tried.
   */
  year?: number | undefined;
  /**
   * The school that the recruit committed to.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The recruit's position, as recruiting services label it.
   *
   * Observed: The whole label is compared, without regard to case.
   */
  position?: string | undefined;
  /**
   * The state or province of the recruit's hometown by its code, such as TX.
   *
   * Observed: The whole code is compared, without regard to case.
   */
  state?: string | undefined;
  /**
   * Where the recruit comes from; high schools where not given. It is not the division of a team, unlike elsewhere.
   */
  classification?: RecruitClassification | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/recruiting/teams`.
 */
export type TeamRecruitingRankingsQuery = {
  /**
   * The recruiting class, named by the year in which its members start college.
   *
   * The service takes 0 for not given.
   *
   * Observed: Years mostly take a 0 for not given; this one was not tried.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
};

/**
 * The query of `/recruiting/groups`.
 */
export type RecruitingGroupsQuery = {
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * Where the recruits come from; high schools where not given.
   */
  recruitType?: RecruitClassification | undefined;
  /**
   * The first class of the span; that of 2000 where not given.
   */
  startYear?: number | undefined;
  /**
   * The last class of the span; that of the current calendar year where not given.
   */
  endYear?: number | undefined;
};

/**
 * The query of `/ratings/core`.
 *
 * Give `year` or `team`.
 */
export type CoreRatingsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name (Big Ten) or abbreviation (B1G).
   *
   * Observed: Both are compared here, unlike on most operations, and without regard to case.
   */
  conference?: string | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/ratings/sp`.
 *
 * Give `year` or `team`.
 */
export type SpRatingsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/ratings/sp/conferences`.
 */
export type ConferenceSpRatingsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The conference, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The division of the conferences; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/ratings/srs`.
 *
 * Give `year` or `team`.
 */
export type SrsRatingsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/ratings/srs/expanded`.
 *
 * Give `year` or `team`.
 */
export type ExpandedSrsRatingsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The division of the teams that the rows are about.
   *
   * Observed: The service documents fbs and fcs, but declares the whole enumeration.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/ratings/elo`.
 *
 * When `preseason` is `true`, `seasonType` must be `regular` or `both` and `week` must be left out.
 */
export type EloRatingsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The week after which to take the rating; the latest one of the season where not given.
   *
   * The service takes 0 for not given.
   *
   * Observed: Beside preseason=true any week is refused with a 400, even 0; otherwise a 0 is silently no filter.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * Whether to take each team's rating before its first regular-season game instead of one after a week.
   *
   * Observed: Teams without such a game are left out.
   */
  preseason?: boolean | undefined;
} &
  (({ preseason?: undefined } | { preseason?: Exclude<boolean, true> | undefined }) | { seasonType?: "regular" | "both" | undefined } & { week?: undefined });

/**
 * The query of `/ratings/fpi`.
 *
 * Give `year` or `team`.
 */
export type FpiRatingsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/ppa/predicted`.
 */
export type PredictedPointsQuery = {
  /**
   * The down, 1 to 4.
   */
  down: number;
  /**
   * The yards to go for a first down.
   */
  distance: number;
};

/**
 * The query of `/ppa/teams`.
 *
 * Give `year` or `team`.
 */
export type TeamSeasonPpaQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by its abbreviation.
   *
   * Observed: The service documents the abbreviation, but compares the conference's name (Big Ten), without regard to case; where the two differ the abbreviation matches nothing.
   */
  conference?: string | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided.
   */
  excludeGarbageTime?: boolean | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
} &
  ({ year: number } | { team: string });

/**
 * The query of `/ppa/games`.
 */
export type TeamGamePpaQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 is silently no filter.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the team that a row is about, by its abbreviation.
   *
   * Observed: The service documents the abbreviation, but compares the conference's name (Big Ten), without regard to case; where the two differ the abbreviation matches nothing.
   */
  conference?: string | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided.
   */
  excludeGarbageTime?: boolean | undefined;
  /**
   * The division of the teams that the rows are about; the FBS where not given.
   */
  classification?: DivisionClassification | undefined;
};

/**
 * The query of `/ppa/players/games`.
 *
 * Give `week` or `team`.
 */
export type PlayerGamePpaQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   */
  year: number;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 is silently no filter.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The abbreviation of the player's position, such as QB or WR.
   *
   * Observed: The whole abbreviation is compared, without regard to case.
   */
  position?: string | undefined;
  /**
   * The id of one player, as a string of digits on this operation.
   */
  playerId?: string | undefined;
  /**
   * The minimum number of plays of a player for a row to be returned. Declared as a number rather than as an integer.
   */
  threshold?: number | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided.
   */
  excludeGarbageTime?: boolean | undefined;
} &
  ({ week: number } | { team: string });

/**
 * The query of `/ppa/players/season`.
 *
 * Give `year` or `playerId`.
 */
export type PlayerSeasonPpaQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
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
   * The abbreviation of the player's position, such as QB or WR.
   *
   * Observed: The whole abbreviation is compared, without regard to case.
   */
  position?: string | undefined;
  /**
   * The id of one player, as a string of digits on this operation.
   */
  playerId?: string | undefined;
  /**
   * The minimum number of plays of a player for a row to be returned. Declared as a number rather than as an integer.
   */
  threshold?: number | undefined;
  /**
   * Whether to leave out plays run in garbage time, when the game was already decided.
   */
  excludeGarbageTime?: boolean | undefined;
} &
  ({ year: number } | { playerId: string });

/**
 * The query of `/metrics/wp`.
 */
export type WinProbabilityQuery = {
  /**
   * The id of the game, as getGames gives it.
   */
  gameId: number;
};

/**
 * The query of `/metrics/wp/pregame`.
 */
export type PregameWinProbabilityQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * A week of the season. Every season type counts its own weeks from 1, so name the season type as well.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 is silently no filter.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * A school, on either side of the game.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
};

/**
 * The query of `/metrics/fg/ep`.
 */
export type FieldGoalExpectedPointsQuery = Record<string, never>;

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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
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
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
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
   * The id of one player, which player statistics call playerId or id.
   *
   * The service takes 0 for not given.
   *
   * Observed: Parameters that are needed unless another is given mostly take a 0 for not given; this one was not tried.
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
   *
   * Observed: A 0 is silently no filter.
   */
  week?: number | undefined;
  /**
   * The part of the season to keep.
   *
   * Observed: The value both filters nothing, as if the parameter were not given.
   */
  seasonType?: SeasonType | undefined;
  /**
   * The abbreviation (B1G, SEC, SBC) of the conference of the team that a row is about.
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
   * The id of one player, which player statistics call playerId or id.
   *
   * The service takes 0 for not given.
   *
   * Observed: Parameters that are needed unless another is given mostly take a 0 for not given; this one was not tried.
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
   *
   * Observed: A 0 counts as not given, on most operations.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
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
   *
   * Observed: A 0 counts as not given, on most operations.
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
   *
   * Observed: A 0 counts as not given, on most operations.
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
   *
   * Observed: A 0 is silently no filter.
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
   *
   * Observed: A 0 counts as not given, on most operations.
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
   *
   * Observed: A 0 is silently no filter.
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

/**
 * The query of `/draft/teams`.
 */
export type DraftTeamsQuery = Record<string, never>;

/**
 * The query of `/draft/positions`.
 */
export type DraftPositionsQuery = Record<string, never>;

/**
 * The query of `/draft/picks`.
 */
export type DraftPicksQuery = {
  /**
   * The year in which the draft is held; its players' last season is the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: Years mostly take a 0 for not given; this one was not tried.
   */
  year?: number | undefined;
  /**
   * The NFL team that picked, by its location, such as Green Bay.
   *
   * Observed: The whole location is compared, without regard to case.
   */
  team?: string | undefined;
  /**
   * The school that the player came from.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  school?: string | undefined;
  /**
   * The conference that the player came from, by name or abbreviation.
   *
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
  /**
   * The position that the player was drafted at, by name or abbreviation.
   *
   * Observed: Name and abbreviation are both compared, without regard to case.
   */
  position?: string | undefined;
};

/**
 * The query of `/wepa/team/season`.
 */
export type AdjustedTeamMetricsQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
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
   * Observed: Only the abbreviation (B1G, SEC, SBC) is compared, without regard to case; a conference's name matches nothing.
   */
  conference?: string | undefined;
};

/**
 * The query of `/wepa/players/passing`.
 */
export type AdjustedPlayerPassingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the player's team, by its abbreviation.
   *
   * Observed: What is compared, without regard to case, is the label that the row itself carries as its conference.
   */
  conference?: string | undefined;
  /**
   * The abbreviation of the player's position, such as QB or WR.
   *
   * Observed: The whole abbreviation is compared, without regard to case.
   */
  position?: string | undefined;
};

/**
 * The query of `/wepa/players/rushing`.
 */
export type AdjustedPlayerRushingQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the player's team, by its abbreviation.
   *
   * Observed: What is compared, without regard to case, is the label that the row itself carries as its conference.
   */
  conference?: string | undefined;
  /**
   * The abbreviation of the player's position, such as QB or WR.
   *
   * Observed: The whole abbreviation is compared, without regard to case.
   */
  position?: string | undefined;
};

/**
 * The query of `/wepa/players/kicking`.
 */
export type KickerPaarQuery = {
  /**
   * The season, named by the year in which it begins, so that bowls played in January belong to the year before.
   *
   * The service takes 0 for not given.
   *
   * Observed: A 0 counts as not given, on most operations.
   */
  year?: number | undefined;
  /**
   * The school that a row is about.
   *
   * Observed: The school's whole name is compared, without regard to case; a name that fits no school gives an empty array.
   */
  team?: string | undefined;
  /**
   * The conference of the player's team, by its abbreviation.
   *
   * Observed: What is compared, without regard to case, is the label that the row itself carries as its conference.
   */
  conference?: string | undefined;
};

/**
 * The query of `/info`.
 */
export type UserInfoQuery = Record<string, never>;

/**
 * The query of `/info/usage`.
 */
export type UserUsageQuery = {
  /**
   * How many days to look back, 1 to 31; 7 where not given.
   *
   * Observed: A number outside the bounds is refused with a 400.
   */
  days?: number | undefined;
  /**
   * How many paths and how many requests to list at most, 1 to 50; 10 where not given.
   *
   * Observed: It caps topEndpoints and recentRequests alike, and a number outside the bounds is refused with a 400.
   */
  limit?: number | undefined;
  /**
   * The service to report on; all of them where not given.
   */
  api?: UserUsageApi | undefined;
};

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
   *
   * Observed: That a competition goes only with seasonType postseason or both was seen (a 400 otherwise); the other rules are specified.
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
   * Get a playoff
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Recordings hold the playoffs of 2023, 2024 and 2025, in three formats (four_team, twelve_team_2024, twelve_team_2025); a season without a playoff is a 404.
   */
  "/playoffs/cfp": CfpPlayoffQuery;
  /**
   * List playoff participants
   *
   * Costs one call of the monthly quota.
   *
   * Observed: No recording of this path is known; the rows are declared as those in participants of getCfpPlayoff, of which 28 were recorded.
   */
  "/playoffs/cfp/participants": CfpParticipantsQuery;
  /**
   * List playoff matchups
   *
   * Costs one call of the monthly quota.
   *
   * Observed: No recording of this path is known; the rows are declared as the matchups within getCfpPlayoff, of which 25 were recorded. A round without matchups gives an empty array, a season without a playoff a 404.
   */
  "/playoffs/cfp/games": CfpGamesQuery;
  /**
   * List drives
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Rows are those of 203 drives in eight recordings; the filters match whole names without regard to case, and conferences by their abbreviation only.
   */
  "/drives": DrivesQuery;
  /**
   * List plays
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Rows are those of 26 plays in nine recordings, ppa being null in five, with penalties, kickoffs and an end of game among them; the filters match whole names without regard to case, but for playType, which is case-sensitive.
   */
  "/plays": PlaysQuery;
  /**
   * List play types
   *
   * Costs one call of the monthly quota.
   *
   * Observed: A recording held 49 types, 15 of them without an abbreviation.
   */
  "/plays/types": PlayTypesQuery;
  /**
   * List player play statistics
   *
   * Costs one call of the monthly quota.
   *
   * At most 2 calls in flight per key.
   *
   * At most 2,000 rows an answer.
   *
   * Observed: An answer stops at 2,000 rows without saying so; more than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
   */
  "/plays/stats": PlayStatsQuery;
  /**
   * List play statistic types
   *
   * Costs one call of the monthly quota.
   *
   * Observed: A recording held 26 types, numbered from 1 to 26.
   */
  "/plays/stats/types": PlayStatTypesQuery;
  /**
   * Get live plays
   *
   * Needs supporter tier 2 or higher.
   *
   * Costs one call of the monthly quota.
   *
   * At most 2 calls in flight per key.
   *
   * Observed: An answer may be up to 5 seconds old, and a game without plays is a 400, not an empty answer; a key below tier 2 is refused with a 401 whose message names the tier; more than two requests of one key in flight on this path get a 429 with Retry-After, at no cost.
   */
  "/live/plays": LivePlaysQuery;
  /**
   * List passing plays
   *
   * Give `team` or `week`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares, no recording being known; by the outcomes declared interceptions are rows and sacks, which are rushing plays, are not; a gameId narrows the answer, but lifts none of the rules.
   */
  "/passing/plays": PassingPlaysQuery;
  /**
   * List player season passing
   *
   * Give `year` or `passerId`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: One older row was quoted, with air yards known for 153 of 385 attempts; PPA, success and locations were added to the rows later.
   */
  "/passing/players/season": PlayerSeasonPassingQuery;
  /**
   * List player game passing
   *
   * Give `passerId`, `team` or `week`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares, where the advanced box score has the same rows; no recording is known.
   */
  "/passing/players/games": PlayerGamePassingQuery;
  /**
   * List team season passing
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares; no recording is known.
   */
  "/passing/teams/season": TeamSeasonPassingQuery;
  /**
   * List team game passing
   *
   * Give `team` or `week`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares, where the advanced box score has the same rows; no recording is known.
   */
  "/passing/teams/games": TeamGamePassingQuery;
  /**
   * List rushing plays
   *
   * Give `gameId`, `year` or `rusherId`.
   *
   * `week` needs `year`.
   *
   * With `year`, `team` or `week` must be given.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares, no recording being known; with a year the rule about team or week holds even where a game or a rusher is named.
   */
  "/rushing/plays": RushingPlaysQuery;
  /**
   * List player season rushing
   *
   * Give `year` or `rusherId`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares, no recording being known; the service's public source of an earlier version counts only runs credited to one player, a quarterback's sacks included.
   */
  "/rushing/players/season": PlayerSeasonRushingQuery;
  /**
   * List player game rushing
   *
   * Give `year` or `rusherId`.
   *
   * `week` needs `year`.
   *
   * With `year`, `team` or `week` must be given.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares, no recording being known; with a year the rule about team or week holds even where a rusher is named; the service's public source of an earlier version counts only runs credited to one player, a quarterback's sacks included.
   */
  "/rushing/players/games": PlayerGameRushingQuery;
  /**
   * List team season rushing
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares, no recording being known; the service's public source of an earlier version counts sacks, kneels and runs that no player is credited with as well.
   */
  "/rushing/teams/season": TeamSeasonRushingQuery;
  /**
   * List team game rushing
   *
   * Give `team` or `week`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Known from what the service declares, where the advanced box score has the same rows; no recording is known.
   */
  "/rushing/teams/games": TeamGameRushingQuery;
  /**
   * List teams
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; of 2,727 teams in seven recordings, 1,200 had neither conference nor classification, 950 no mascot, and none a location of null.
   */
  "/teams": TeamsQuery;
  /**
   * List FBS teams
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; three recordings held 408 teams, each of them with a conference, a mascot and a stadium.
   */
  "/teams/fbs": FbsTeamsQuery;
  /**
   * Get a series' history
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; two teams that never met, or a misspelt one, give counts of 0, no games, and neither team1 nor team2.
   */
  "/teams/matchup": MatchupQuery;
  /**
   * List records against spread
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded row counted 13 games, 5 of them won against the spread and 8 lost, with an average margin of -2.08 points.
   */
  "/teams/ats": TeamsAtsQuery;
  /**
   * Get a team season overview
   *
   * A parameter that it does not know is refused, not ignored.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; beside year and team no other parameter is taken, nor one of them twice or with brackets (team[]=…), and a name that fits several schools is a 400, one that fits none a 404.
   */
  "/teams/season/overview": TeamSeasonOverviewQuery;
  /**
   * List rosters
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; a season without a team is about 31,000 rows (9 MB), and the stand-in player named Team is left out.
   */
  "/roster": RosterQuery;
  /**
   * List team talent
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the recorded season 2025 held 134 teams between 23.66 and 1,002.98, and there is nothing before 2015.
   */
  "/talent": TalentQuery;
  /**
   * List conferences
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; 128 of 212 recorded conferences had no abbreviation, all of them a classification.
   */
  "/conferences": ConferencesQuery;
  /**
   * List conference changes
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; no answer was recorded, so the rows are as the service declares them.
   */
  "/conferences/changes": ConferenceChangesQuery;
  /**
   * List conference memberships
   *
   * Do not give `year` and `minYear` together.
   *
   * Do not give `year` and `maxYear` together.
   *
   * `minYear` must not be greater than `maxYear`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; no answer was recorded, and it is one of the few operations where team and conference may be a name or an abbreviation.
   */
  "/conferences/affiliations": ConferenceAffiliationsQuery;
  /**
   * List venues
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; two recordings held 840 rows, all with name, city and state, but 512 without a word on the ground and 525 without a time zone.
   */
  "/venues": VenuesQuery;
  /**
   * List coaches
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; nine recordings held 182 coaches with 398 seasons since 1892, and 31 of the coaches had no hire date.
   */
  "/coaches": CoachesQuery;
  /**
   * Get a coach profile
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; no answer was recorded, and a coach that does not exist is a 404, where most operations would give an empty array.
   */
  "/coaches/profile": CoachProfileQuery;
  /**
   * List detailed coach seasons
   *
   * Give `coachId`, `team` or `year`.
   *
   * Do not give `year` and `minYear` together.
   *
   * Do not give `year` and `maxYear` together.
   *
   * `minYear` must not be greater than `maxYear`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; no answer was recorded, so the rows are as the service declares them. An unknown coach or team gives an empty array.
   */
  "/coaches/seasons": CoachSeasonsQuery;
  /**
   * List coach tenures
   *
   * Give `coachId` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; no answer was recorded, so the rows are as the service declares them. An unknown coach or team gives an empty array.
   */
  "/coaches/tenures": CoachTenuresQuery;
  /**
   * Search players by name
   *
   * Costs one call of the monthly quota.
   *
   * At most 100 rows an answer.
   *
   * Observed: Named by path only in the specification; a part of the name is enough, an empty search term is taken, an answer stops at 100 players, and the one recording held a single player.
   */
  "/player/search": SearchPlayersQuery;
  /**
   * List player usage
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the quarterback in the one recorded row had a part in half of the plays and 82 % of the passes, and there is nothing before 2013.
   */
  "/player/usage": PlayerUsageQuery;
  /**
   * Get a player season overview
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; where nothing is known of the player in that season it is a 204 without a body, which no other operation sends; a player with several teams has one object only.
   */
  "/player/season/overview": PlayerSeasonOverviewQuery;
  /**
   * List returning production
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded row gave the shares from 0 to 1, though their names say percent.
   */
  "/player/returning": ReturningProductionQuery;
  /**
   * List portal transfers
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; of 15,213 transfers of the seasons 2021 to 2026, 3,147 had no destination, 6,974 no rating and 2,168 no stars.
   */
  "/player/portal": TransferPortalQuery;
  /**
   * List poll rankings
   *
   * When `latest` is `true`, `final` must be `false` and `poll` must be given.
   *
   * When `final` is `true`, `latest` must be `false` and `poll` must be given.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; seven recordings held 41 weeks with 181 polls of six kinds. A season or week without polls gives an empty array.
   */
  "/rankings": RankingsQuery;
  /**
   * List betting lines
   *
   * Give `year` or `gameId`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; 4,732 recorded games agree with the service's declaration, and a game without any line stays in, with an empty array, when at least one side plays in the FBS.
   */
  "/lines": LinesQuery;
  /**
   * List recruits
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; 6,446 recorded recruits of the classes of 2006 to 2026 agree with the service's declaration, all of them from high schools.
   */
  "/recruiting/players": RecruitsQuery;
  /**
   * List team recruiting rankings
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; 369 recorded rows of the classes of 2000 to 2026 agree with the service's declaration.
   */
  "/recruiting/teams": TeamRecruitingRankingsQuery;
  /**
   * List recruiting by position group
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; in the ten recorded rows, all of one team, the number of commits and their average of stars came back as text, though declared as numbers, and one of the groups was named All Positions, so adding the groups up would count twice.
   */
  "/recruiting/groups": RecruitingGroupsQuery;
  /**
   * List CORE ratings
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; parameters and rows are those of the service's declaration, without a recorded answer, and the data begin in 2016.
   */
  "/ratings/core": CoreRatingsQuery;
  /**
   * List SP ratings
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; each season in the answer adds a row named nationalAverages, to be taken out before ranking or counting, which has no conference and null rankings, even when a team filters the rest.
   */
  "/ratings/sp": SpRatingsQuery;
  /**
   * List conference SP ratings
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; parameters and rows are those of the service's declaration, without a recorded answer, and the FBS is what comes back where no division is asked for.
   */
  "/ratings/sp/conferences": ConferenceSpRatingsQuery;
  /**
   * List SRS ratings
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded row agrees with the service's declaration, and the data begin in 1897.
   */
  "/ratings/srs": SrsRatingsQuery;
  /**
   * List expanded SRS ratings
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; parameters and rows are those of the service's declaration, without a recorded answer, and the data begin in 2003.
   */
  "/ratings/srs/expanded": ExpandedSrsRatingsQuery;
  /**
   * List Elo ratings
   *
   * When `preseason` is `true`, `seasonType` must be `regular` or `both` and `week` must be left out.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded row agrees with the service's declaration, and a preseason question leaves out teams without a regular-season game.
   */
  "/ratings/elo": EloRatingsQuery;
  /**
   * List FPI ratings
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded row agrees with the service's declaration, and the data begin in 2005.
   */
  "/ratings/fpi": FpiRatingsQuery;
  /**
   * List predicted points
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; a recorded answer held 90 rows, one for each yard line from 1 to 90.
   */
  "/ppa/predicted": PredictedPointsQuery;
  /**
   * List team season PPA
   *
   * Give `year` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; in the one recorded row the sums of passing and rushing do not add up to the total.
   */
  "/ppa/teams": TeamSeasonPpaQuery;
  /**
   * List team game PPA
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded row agrees with the service's declaration.
   */
  "/ppa/games": TeamGamePpaQuery;
  /**
   * List player game PPA
   *
   * Give `week` or `team`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; in four of eight recorded rows the average over rushing plays was null, where the service declares that it may be left out.
   */
  "/ppa/players/games": PlayerGamePpaQuery;
  /**
   * List player season PPA
   *
   * Give `year` or `playerId`.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; six rows were recorded, in some of which averages without a play behind them were null and the sums beside them 0.
   */
  "/ppa/players/season": PlayerSeasonPpaQuery;
  /**
   * List in-game win probabilities
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; one game was recorded, with 176 plays numbered from 0.
   */
  "/metrics/wp": WinProbabilityQuery;
  /**
   * List pregame win probabilities
   *
   * Costs one call of the monthly quota.
   *
   * At most 1,000 rows an answer.
   *
   * Observed: Named by path only in the specification; 115 recorded rows agree with the service's declaration, and an answer stops at 1,000 rows.
   */
  "/metrics/wp/pregame": PregameWinProbabilityQuery;
  /**
   * List field goal expected points
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; a recorded answer held 100 rows, one for each yard from 0 to 99.
   */
  "/metrics/fg/ep": FieldGoalExpectedPointsQuery;
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
  /**
   * List NFL teams
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; a recorded answer held 32 teams, one of them without a nickname.
   */
  "/draft/teams": DraftTeamsQuery;
  /**
   * List draft positions
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; a recorded answer held 29 positions.
   */
  "/draft/positions": DraftPositionsQuery;
  /**
   * List draft picks
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded pick agrees with the service's declaration, by which the coordinates of the hometown are text.
   */
  "/draft/picks": DraftPicksQuery;
  /**
   * List adjusted team metrics
   *
   * Needs supporter tier 1 or higher.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded row has the specified fields of AdjustedTeamMetrics, and a key below tier 1 is refused with a 401 whose message names the tier.
   */
  "/wepa/team/season": AdjustedTeamMetricsQuery;
  /**
   * List adjusted player passing
   *
   * Needs supporter tier 1 or higher.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; two recorded rows have the specified fields of PlayerWeightedEPA, and a key below tier 1 is refused with a 401 whose message names the tier.
   */
  "/wepa/players/passing": AdjustedPlayerPassingQuery;
  /**
   * List adjusted player rushing
   *
   * Needs supporter tier 1 or higher.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; four recorded rows, a quarterback among them, have the specified fields of PlayerWeightedEPA, and a key below tier 1 is refused with a 401 whose message names the tier.
   */
  "/wepa/players/rushing": AdjustedPlayerRushingQuery;
  /**
   * List kicker points above replacement
   *
   * Needs supporter tier 1 or higher.
   *
   * Costs one call of the monthly quota.
   *
   * Observed: Named by path only in the specification; the one recorded row has the specified fields of KickerPAAR, and a key below tier 1 is refused with a 401 whose message names the tier.
   */
  "/wepa/players/kicking": KickerPaarQuery;
  /**
   * Get plan and quota
   *
   * Not metered: a call costs nothing.
   *
   * Observed: Named by path only in the specification; a call costs nothing, and the recorded answer of a spent free key showed a limit of 1,000.
   */
  "/info": UserInfoQuery;
  /**
   * Get recent usage
   *
   * Not metered: a call costs nothing.
   *
   * Observed: Named by path only in the specification; parameters, bounds and fields are those of the service's declaration, without a recorded answer, and a call costs nothing.
   */
  "/info/usage": UserUsageQuery;
}
