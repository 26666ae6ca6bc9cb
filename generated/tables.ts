// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

/** The fields that identify a row (`x-key`), by the name of the row's shape; a dot leads into an object. */
export const keys: Readonly<Record<string, readonly string[]>> = {
  AdjustedTeamMetrics: ["year","teamId"],
  AdvancedGameStat: ["gameId","team"],
  AdvancedSeasonStat: ["season","team"],
  BettingGame: ["id"],
  CalendarWeek: ["season","seasonType","week"],
  Coach: ["id"],
  CoachTenure: ["id"],
  Conference: ["id"],
  ConferenceSP: ["year","conference"],
  DetailedCoachSeason: ["coach.id","team.id","year"],
  DraftPick: ["year","overall"],
  DraftPosition: ["name"],
  DraftTeam: ["location","nickname"],
  Drive: ["id"],
  ExpandedTeamSRS: ["year","team"],
  FieldGoalEP: ["yardsToGoal"],
  Game: ["id"],
  GameHavocStats: ["gameId","team"],
  GameMedia: ["id","mediaType","outlet"],
  GamePlayerStats: ["id"],
  GameTeamStats: ["id"],
  GameWeather: ["id"],
  KickerPAAR: ["year","athleteId"],
  PassingPlay: ["playId"],
  Play: ["id"],
  PlayStat: ["playId","athleteId","statType"],
  PlayStatType: ["id"],
  PlayType: ["id"],
  PlayWinProbability: ["gameId","playNumber"],
  PlayerGamePredictedPointsAdded: ["season","seasonType","week","id","opponent"],
  PlayerGameSuccessRate: ["gameId","id"],
  PlayerPassingGame: ["gameId","playerId"],
  PlayerPassingSeason: ["season","playerId","team"],
  PlayerRushingGame: ["gameId","playerId"],
  PlayerRushingSeason: ["season","playerId","team"],
  PlayerSearchResult: ["id"],
  PlayerSeasonPredictedPointsAdded: ["season","id","team"],
  PlayerSeasonSuccessRate: ["season","id","team"],
  PlayerStat: ["season","playerId","team","category","statType"],
  PlayerTransfer: ["season","firstName","lastName","origin","position"],
  PlayerUsage: ["season","id","team"],
  PlayerWeightedEPA: ["year","athleteId"],
  PlayoffMatchup: ["id"],
  PlayoffParticipant: ["seed"],
  PollWeek: ["season","seasonType","week"],
  PredictedPointsValue: ["yardLine"],
  PregameWinProbability: ["gameId"],
  Recruit: ["id"],
  ReturningProduction: ["season","team"],
  RosterPlayer: ["id","team"],
  RushingPlay: ["playId"],
  ScoreboardGame: ["id"],
  Team: ["id"],
  TeamATS: ["year","teamId"],
  TeamConferenceAffiliation: ["teamId","conferenceId","startYear"],
  TeamConferenceChange: ["teamId","effectiveYear"],
  TeamCoreRating: ["year","team"],
  TeamElo: ["year","team"],
  TeamFPI: ["year","team"],
  TeamGamePredictedPointsAdded: ["gameId","team"],
  TeamPassingGame: ["gameId","team"],
  TeamPassingSeason: ["season","team"],
  TeamRecords: ["year","teamId"],
  TeamRecruitingRanking: ["year","team"],
  TeamRushingGame: ["gameId","team"],
  TeamRushingSeason: ["season","team"],
  TeamSP: ["year","team"],
  TeamSRS: ["year","team"],
  TeamSeasonPredictedPointsAdded: ["season","team"],
  TeamStat: ["season","team","statName"],
  TeamTalent: ["year","team"],
  Venue: ["id"],
};

/** The columns that are date-times, also those inside lists, by path. Other types follow from the schemas; these are text there. */
export interface Times {
  "/games": "start_date";
  "/games/media": "start_time";
  "/games/weather": "start_time";
  "/calendar": "start_date" | "end_date" | "first_game_start" | "last_game_start";
  "/scoreboard": "start_date";
  "/playoffs/cfp": "rounds_matchups_start_date" | "rounds_matchups_game_start_date";
  "/playoffs/cfp/games": "start_date" | "game_start_date";
  "/live/plays": "drives_plays_wall_clock";
  "/coaches": "hire_date";
  "/coaches/tenures": "effective_start" | "effective_end";
  "/player/portal": "transfer_date";
  "/lines": "start_date";
}
