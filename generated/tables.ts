// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

import type { ConferenceClassification, CoreRatingSeasonType, DivisionClassification, GameResult, GameSeasonType, GameStatus, HomeAway, LiveDownType, LivePlayKind, MediaType, MeetingResult, PassDepth, PassLocation, PassOutcome, PlayDirection, PlayParseStatus, PlayerSourceReason, PlayoffBidType, PlayoffCompetition, PlayoffOutcome, PlayoffRound, PlayoffSlotOutcome, PlayoffStatus, PreviewAvailability, PreviewReason, PreviewSectionReason, PreviewSectionStatus, RecruitClassification, RushAttributionStatus, ScheduleClassification, ScheduleSeasonType, ScheduleSelection, SeasonType, SeasonTypeDB, TransferEligibility, UserUsageApi } from "./schema.js";

/** The columns of an object in a row, prefixed with the object's name. `Gap` is their value if the object is null or missing. */
type Under<Name extends string, R, Gap = never> = { [K in keyof R & string as `${Name}_${K}`]: R[K] | Gap };

/** The columns that are not lists. */
type Plain<R> = { [K in keyof R as NonNullable<R[K]> extends readonly unknown[] ? never : K]: R[K] };

export interface AdjustedEpaRow {
  total: number;
  passing: number;
  rushing: number;
}

export interface AdjustedGamePreviewRow extends Under<"game", GamePreviewMetadataRow>, Under<"analysis", AdjustedPreviewAnalysisRow, null> {
  assembled_at: Date;
  availability: PreviewAvailability;
  reason: PreviewReason | null;
}

export interface AdjustedPreviewAnalysisRow extends Under<"home", AdjustedPreviewTeamRow>, Under<"away", AdjustedPreviewTeamRow> {
}

export interface AdjustedPreviewTeamRow extends Under<"team_metrics", PreviewSectionTeamMetricsRow>, Under<"passing", PreviewSectionPlayerWepaRow>, Under<"rushing", PreviewSectionPlayerWepaRow>, Under<"kicking", PreviewSectionKickerPaarRow> {
  team_id: number;
  season: number;
}

export interface AdjustedRushingRow {
  line_yards: number;
  second_level_yards: number;
  open_field_yards: number;
  highlight_yards: number;
}

export interface AdjustedSuccessRateRow {
  total: number;
  standard_downs: number;
  passing_downs: number;
}

export interface AdjustedTeamMetricsRow extends Under<"epa", AdjustedEpaRow>, Under<"epa_allowed", AdjustedEpaRow>, Under<"success_rate", AdjustedSuccessRateRow>, Under<"success_rate_allowed", AdjustedSuccessRateRow>, Under<"rushing", AdjustedRushingRow>, Under<"rushing_allowed", AdjustedRushingRow> {
  year: number;
  team_id: number;
  team: string;
  conference: string;
  explosiveness: number;
  explosiveness_allowed: number;
}

export interface AdvancedBoxScoreRow extends Under<"game_info", BoxScoreGameInfoRow>, Under<"teams", BoxScoreTeamsRow>, Under<"players", BoxScorePlayersRow> {
}

export interface AdvancedGameDefenseRow extends Under<"standard_downs", GameDownTypeSplitRow>, Under<"passing_downs", GameDownTypeSplitRow>, Under<"rushing_plays", GamePlayTypeSplitRow>, Under<"passing_plays", GamePlayTypeSplitRow> {
  plays: number;
  drives: number;
  ppa: number;
  total_ppa: number;
  success_rate: number;
  explosiveness: number | null;
  power_success: number | null;
  stuff_rate: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number | null;
}

export interface AdvancedGameOffenseRow extends Under<"standard_downs", GameDownTypeSplitRow>, Under<"passing_downs", GameDownTypeSplitRow>, Under<"rushing_plays", GamePlayTypeSplitRow>, Under<"passing_plays", GamePlayTypeSplitRow> {
  plays: number;
  drives: number;
  ppa: number;
  total_ppa: number;
  success_rate: number;
  explosiveness: number | null;
  power_success: number | null;
  stuff_rate: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number | null;
  open_field_yards_total: number;
}

export interface AdvancedGameStatRow extends Under<"offense", AdvancedGameOffenseRow>, Under<"defense", AdvancedGameDefenseRow> {
  game_id: number;
  season: number;
  season_type: SeasonTypeDB;
  week: number;
  team: string;
  opponent: string;
}

export interface AdvancedSeasonDefenseRow extends Under<"field_position", SideFieldPositionRow>, Under<"havoc", SideHavocRow>, Under<"standard_downs", DownTypeSplitRow>, Under<"passing_downs", PlayTypeSplitRow>, Under<"rushing_plays", PlayTypeSplitRow>, Under<"passing_plays", PlayTypeSplitRow> {
  plays: number;
  drives: number;
  ppa: number;
  total_ppa: number;
  success_rate: number;
  explosiveness: number | null;
  power_success: number | null;
  stuff_rate: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  total_opportunies: number;
  points_per_opportunity: number;
}

export interface AdvancedSeasonStatRow extends Under<"offense", SideBlockRow>, Under<"defense", AdvancedSeasonDefenseRow> {
  season: number;
  team: string;
  conference: string;
}

export interface AggregatedTeamRecruitingRow {
  team: string;
  conference: string;
  position_group: string | null;
  average_rating: number;
  total_rating: number;
  commits: number | null;
  commits_text: string | null;
  average_stars: number | null;
  average_stars_text: string | null;
}

export interface BettingGameRow {
  id: number;
  season: number;
  season_type: SeasonType;
  week: number;
  start_date: Date;
  home_team_id: number;
  home_team: string;
  home_conference: string | null;
  home_classification: DivisionClassification | null;
  home_score: number | null;
  away_team_id: number;
  away_team: string;
  away_conference: string | null;
  away_classification: DivisionClassification | null;
  away_score: number | null;
  lines: GameLineRow[];
}

export interface BoxScoreGameInfoRow {
  home_team: string;
  home_points: number;
  home_win_prob: number | null;
  away_team: string;
  away_points: number;
  away_win_prob: number | null;
  home_winner: boolean;
  excitement: number | null;
}

export interface BoxScorePlayerRushingRow extends Under<"directions", RushingDirectionsRow> {
  game_id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  player_id: string;
  player: string;
  team: string;
  conference: string | null;
  opponent: string;
  attempts: number;
  rushing_yards_available: number;
  total_rushing_yards: number | null;
  yards_per_carry: number | null;
  individual_attempts: number;
  unattributed_attempts: number;
  sacks: number;
  kneels: number;
  team_rushes: number;
  multi_carrier_attempts: number;
  direction_eligible_attempts: number;
  direction_available_attempts: number;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  stuff_rate: number;
  power_success: number;
  explosiveness: number;
  touchdown_status_available: number | null | undefined;
  rushing_touchdowns: number | null | undefined;
}

export interface BoxScorePlayersRow {
  passing: PlayerPassingGameRow[];
  rushing: BoxScorePlayerRushingRow[];
  usage: PlayerGameUsageRow[];
  ppa: PlayerPPARow[];
}

export interface BoxScoreTeamsRow {
  ppa: TeamPPARow[];
  cumulative_ppa: TeamPPARow[];
  success_rates: TeamSuccessRatesRow[];
  explosiveness: TeamExplosivenessRow[];
  rushing: TeamRushingStatsRow[];
  havoc: TeamHavocRow[];
  scoring_opportunities: TeamScoringOpportunitiesRow[];
  field_position: TeamFieldPositionRow[];
  passing: TeamPassingGameRow[];
  rushing_advanced: TeamRushingGameRow[];
}

export interface CalendarWeekRow {
  season: number;
  week: number;
  season_type: SeasonType;
  start_date: Date;
  end_date: Date;
  first_game_start: Date | null | undefined;
  last_game_start: Date | null | undefined;
}

export interface CfpPlayoffRow extends Under<"champion", PlayoffTeamRow, null> {
  season: number;
  competition: PlayoffCompetition;
  format: string;
  team_count: number;
  status: PlayoffStatus;
  participants: PlayoffParticipantRow[];
  rounds: PlayoffRoundRecordRow[];
}

export interface ClockTimeRow {
  minutes: number | null;
  seconds: number | null;
}

export interface CoachAlmaMaterRow {
  id: number;
  school: string;
}

export interface CoachCareerRow {
  games: number;
  wins: number;
  losses: number;
  ties: number;
  win_percentage: number | null;
  seasons: number;
  teams: number;
  first_year: number;
  last_year: number;
}

export interface CoachCfpContextRow {
  appeared: boolean;
  seed: number | null;
  outcome: PlayoffOutcome | null;
}

export interface CoachDraftContextRow {
  year: number;
  total_picks: number;
  first_round_picks: number;
}

export interface CoachPollResumeRow {
  preseason_rank: number | null;
  postseason_rank: number | null;
  best_rank: number | null;
  weeks_ranked: number;
  weeks_top_ten: number;
}

export interface CoachProfileRow extends Under<"current_team", CoachSeasonTeamReferenceRow, null>, Under<"career", CoachCareerRow>, Under<"alma_mater", CoachAlmaMaterRow, null> {
  id: number;
  first_name: string;
  last_name: string;
  display_name: string | null;
  birth_date: string | null;
  graduation_year: number | null;
  wikidata_id: string | null;
  hall_of_fame_year: number | null;
}

export interface CoachRatingContextRow extends Under<"year_over_year", CoachYearOverYearRow> {
  sp_special_teams: number | null;
  strength_of_schedule: number | null;
  second_order_wins: number | null;
  fpi: number | null;
}

export interface CoachRecordRow {
  games: number;
  wins: number;
  losses: number;
  ties: number;
  win_percentage: number | null;
}

export interface CoachRecordSplitsRow extends Under<"conference", CoachRecordRow>, Under<"postseason", CoachRecordRow>, Under<"home", CoachRecordRow>, Under<"away", CoachRecordRow>, Under<"neutral", CoachRecordRow> {
}

export interface CoachRecruitingContextRow {
  rank: number | null;
  points: number | null;
  talent: number | null;
}

export interface CoachReferenceRow {
  id: number;
  first_name: string;
  last_name: string;
}

export interface CoachRow {
  id: number;
  first_name: string;
  last_name: string;
  hire_date: Date | null;
  seasons: CoachSeasonRow[];
}

export interface CoachScoringRow {
  points_for: number;
  points_against: number;
  average_point_differential: number | null;
}

export interface CoachSeasonRow {
  team_id: number;
  school: string;
  conference: string | null;
  year: number;
  games: number;
  wins: number;
  losses: number;
  ties: number;
  win_percentage: number | null;
  preseason_rank: number | null;
  postseason_rank: number | null;
  srs: number | null;
  sp_overall: number | null;
  sp_offense: number | null;
  sp_defense: number | null;
}

export interface CoachSeasonTeamReferenceRow {
  id: number;
  school: string;
  conference: string | null;
}

export interface CoachTeamReferenceRow {
  id: number;
  school: string;
}

export interface CoachTenureRow extends Under<"coach", CoachReferenceRow>, Under<"team", CoachTeamReferenceRow>, Under<"record", CoachRecordRow> {
  id: number;
  hire_date: string | null;
  start_year: number;
  end_year: number | null;
  effective_start: Date | null;
  effective_end: Date | null;
  is_interim: boolean;
  active: boolean;
  seasons: number;
  attribution_complete: boolean;
}

export interface CoachYearOverYearRow {
  sp_overall: number | null;
  srs: number | null;
  wins: number | null;
}

export interface ConferenceRow {
  id: number;
  name: string;
  short_name: string | null;
  abbreviation: string | null;
  classification: ConferenceClassification | null;
  member_count: number;
}

export interface ConferenceSPRow extends Under<"offense", ConferenceSpOffenseRow>, Under<"defense", ConferenceSpDefenseRow>, Under<"special_teams", SpSpecialTeamsRow> {
  year: number;
  conference: string;
  rating: number;
  second_order_wins: number | null;
  sos: number | null;
}

export interface ConferenceSpDefenseRow extends Under<"havoc", SpHavocRow> {
  rating: number;
  success: number | null;
  explosiveness: number | null;
  rushing: number | null;
  passing: number | null;
  standard_downs: number | null;
  passing_downs: number | null;
}

export interface ConferenceSpOffenseRow {
  rating: number;
  success: number | null;
  explosiveness: number | null;
  rushing: number | null;
  passing: number | null;
  standard_downs: number | null;
  passing_downs: number | null;
  run_rate: number | null;
  pace: number | null;
}

export interface DetailedCoachSeasonRow extends Under<"coach", CoachReferenceRow>, Under<"team", CoachSeasonTeamReferenceRow>, Under<"team_metrics", CoachRatingContextRow>, Under<"recruiting", CoachRecruitingContextRow>, Under<"poll_resume", CoachPollResumeRow, null>, Under<"record_splits", CoachRecordSplitsRow, null>, Under<"scoring", CoachScoringRow, null>, Under<"cfp", CoachCfpContextRow>, Under<"draft_following_season", CoachDraftContextRow, null> {
  games: number;
  wins: number;
  losses: number;
  ties: number;
  win_percentage: number | null;
  year: number;
  preseason_rank: number | null;
  postseason_rank: number | null;
  srs: number | null;
  sp_overall: number | null;
  sp_offense: number | null;
  sp_defense: number | null;
  attribution_complete: boolean;
}

export interface DownTypeSplitRow {
  rate: number;
  ppa: number;
  success_rate: number;
  explosiveness: number | null;
}

export interface DraftPickHometownRow {
  city: string | null;
  state: string | null;
  country: string | null;
  latitude: string | null;
  longitude: string | null;
  county_fips: string | null;
}

export interface DraftPickRow extends Under<"hometown_info", DraftPickHometownRow> {
  college_athlete_id: number | null;
  nfl_athlete_id: number;
  college_id: number;
  college_team: string;
  college_conference: string | null;
  nfl_team_id: number;
  nfl_team: string;
  year: number;
  overall: number;
  round: number;
  pick: number;
  name: string;
  position: string;
  height: number | null;
  weight: number | null;
  pre_draft_ranking: number | null;
  pre_draft_position_ranking: number | null;
  pre_draft_grade: number | null;
}

export interface DraftPositionRow {
  name: string;
  abbreviation: string;
}

export interface DraftTeamRow {
  location: string;
  nickname: string | null;
  display_name: string | null;
  logo: string | null;
}

export interface DriveRow extends Under<"start_time", ClockTimeRow>, Under<"end_time", ClockTimeRow>, Under<"elapsed", ClockTimeRow> {
  id: string;
  game_id: number;
  offense: string;
  offense_conference: string | null;
  defense: string;
  defense_conference: string | null;
  drive_number: number | null;
  scoring: boolean;
  start_period: number;
  start_yardline: number;
  start_yards_to_goal: number;
  end_period: number;
  end_yardline: number;
  end_yards_to_goal: number;
  plays: number;
  yards: number;
  drive_result: string;
  is_home_offense: boolean;
  start_offense_score: number;
  start_defense_score: number;
  end_offense_score: number;
  end_defense_score: number;
}

export interface ExpandedTeamSRSRow {
  year: number;
  team: string;
  classification: DivisionClassification;
  conference: string | null;
  division: string | null;
  ranking: number | null;
  rating: number;
}

export interface FieldGoalEPRow {
  yards_to_goal: number;
  distance: number;
  expected_points: number;
}

export interface FpiEfficienciesRow {
  overall: number | null;
  offense: number | null;
  defense: number | null;
  special_teams: number | null;
}

export interface FpiResumeRanksRow {
  strength_of_record: number | null;
  fpi: number | null;
  average_win_probability: number | null;
  strength_of_schedule: number | null;
  remaining_strength_of_schedule: number | null;
  game_control: number | null;
}

export interface FreePreviewAnalysisRow extends Under<"broadcasts", PreviewSectionBroadcastsRow>, Under<"odds", PreviewSectionOddsRow>, Under<"home", FreePreviewTeamRow>, Under<"away", FreePreviewTeamRow>, Under<"series", PreviewSectionSeriesRow> {
}

export interface FreePreviewTeamRow extends Under<"statistics", PreviewSectionStatisticsRow>, Under<"key_players", PreviewKeyPlayersRow>, Under<"record", PreviewSectionRecordRow>, Under<"ratings", PreviewSectionRatingsRow>, Under<"recent_results", PreviewSectionRecentResultsRow> {
  team_id: number;
  season: number;
}

export interface GameDownTypeSplitRow {
  ppa: number;
  success_rate: number;
  explosiveness: number | null;
}

export interface GameHavocSideRow {
  total_plays: number;
  total_havoc_events: number;
  front_seven_havoc_events: number;
  db_havoc_events: number;
  havoc_rate: number;
  front_seven_havoc_rate: number;
  db_havoc_rate: number;
}

export interface GameHavocStatsRow extends Under<"offense", GameHavocSideRow>, Under<"defense", GameHavocSideRow> {
  game_id: number;
  season: number;
  season_type: SeasonTypeDB;
  week: number;
  team: string;
  conference: string | null;
  opponent: string;
  opponent_conference: string | null;
}

export interface GameLineRow {
  provider: string;
  spread: number | null;
  formatted_spread: string;
  spread_open: number | null;
  over_under: number | null;
  over_under_open: number | null;
  home_moneyline: number | null;
  away_moneyline: number | null;
}

export interface GameMediaRow {
  id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  start_time: Date;
  is_start_time_tbd: boolean;
  home_team: string;
  home_conference: string | null;
  away_team: string;
  away_conference: string | null;
  media_type: MediaType;
  outlet: string;
}

export interface GamePlayTypeSplitRow {
  ppa: number;
  total_ppa: number;
  success_rate: number;
  explosiveness: number | null;
}

export interface GamePlayerStatCategoriesRow {
  name: string;
  types: GamePlayerStatTypesRow[];
}

export interface GamePlayerStatPlayerRow {
  id: string;
  name: string;
  stat: string;
}

export interface GamePlayerStatTypesRow {
  name: string;
  athletes: GamePlayerStatPlayerRow[];
}

export interface GamePlayerStatsRow {
  id: number;
  teams: GamePlayerStatsTeamRow[];
}

export interface GamePlayerStatsTeamRow {
  team: string;
  conference: string | null;
  home_away: HomeAway;
  points: number | null;
  categories: GamePlayerStatCategoriesRow[];
}

export interface GamePlayoffRow {
  competition: PlayoffCompetition;
  format: string;
  round: PlayoffRound;
  round_name: string;
  bracket_slot: string;
  home_seed: number | null;
  away_seed: number | null;
  bowl_name: string | null;
}

export interface GamePreviewMetadataRow extends Under<"home_team", PreviewTeamIdentityRow>, Under<"away_team", PreviewTeamIdentityRow>, Under<"venue", PreviewVenueRow, null>, Under<"playoff", GamePlayoffRow, null> {
  id: number;
  season: number;
  week: number;
  season_type: GameSeasonType;
  status: GameStatus;
  status_checked_at: Date;
  start_date: Date | null;
  start_time_tbd: boolean | null;
  neutral_site: boolean;
  conference_game: boolean | null;
}

export interface GamePreviewRow extends Under<"game", GamePreviewMetadataRow>, Under<"analysis", FreePreviewAnalysisRow, null> {
  assembled_at: Date;
  availability: PreviewAvailability;
  reason: PreviewReason | null;
}

export interface GameRow extends Under<"playoff", GamePlayoffRow, null> {
  id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  start_date: Date;
  start_time_tbd: boolean;
  completed: boolean;
  neutral_site: boolean;
  conference_game: boolean;
  attendance: number | null;
  venue_id: number | null;
  venue: string | null;
  home_id: number;
  home_team: string;
  home_classification: DivisionClassification | null;
  home_conference: string | null;
  home_points: number | null;
  home_line_scores: number[] | null;
  home_postgame_win_probability: number | null;
  home_pregame_elo: number | null;
  home_postgame_elo: number | null;
  away_id: number;
  away_team: string;
  away_classification: DivisionClassification | null;
  away_conference: string | null;
  away_points: number | null;
  away_line_scores: number[] | null;
  away_postgame_win_probability: number | null;
  away_pregame_elo: number | null;
  away_postgame_elo: number | null;
  excitement_index: number | null;
  highlights: string | null;
  notes: string | null;
}

export interface GameScheduleRow extends Under<"window", ScheduleWindowRow, null>, Under<"following_window", ScheduleWindowRow, null>, Under<"filters", ScheduleFiltersRow> {
  assembled_at: Date;
  selection: ScheduleSelection;
  games: ScheduleGameRow[];
}

export interface GameTeamStatsRow {
  id: number;
  teams: GameTeamStatsTeamRow[];
}

export interface GameTeamStatsTeamRow {
  team_id: number;
  team: string;
  conference: string | null;
  home_away: HomeAway;
  points: number | null;
  stats: GameTeamStatsTeamStatRow[];
}

export interface GameTeamStatsTeamStatRow {
  category: string;
  stat: string;
}

export interface GameWeatherRow {
  id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  start_time: Date;
  game_indoors: boolean;
  home_team: string;
  home_conference: string | null;
  away_team: string;
  away_conference: string | null;
  venue_id: number;
  venue: string;
  temperature: number | null;
  dew_point: number | null;
  humidity: number | null;
  precipitation: number | null;
  snowfall: number | null;
  wind_direction: number | null;
  wind_speed: number | null;
  pressure: number | null;
  weather_condition_code: number | null;
  weather_condition: string | null;
}

export interface KickerPAARRow {
  year: number;
  athlete_id: string;
  athlete_name: string;
  team: string;
  conference: string;
  paar: number;
  attempts: number;
}

export interface LiveGameDriveRow {
  id: string;
  offense_id: number;
  offense: string;
  defense_id: number;
  defense: string;
  play_count: number;
  yards: number;
  start_period: number;
  start_clock: string | null;
  start_yards_to_goal: number;
  end_period: number | null;
  end_clock: string | null;
  end_yards_to_goal: number | null;
  duration: string | null;
  scoring_opportunity: boolean;
  plays: LiveGamePlayRow[];
  result: string;
  points_gained: number;
}

export interface LiveGamePlayRow {
  id: string;
  home_score: number;
  away_score: number;
  period: number;
  clock: string;
  wall_clock: Date;
  team_id: number;
  team: string;
  down: number;
  distance: number;
  yards_to_goal: number;
  yards_gained: number;
  play_type_id: number;
  play_type: string;
  epa: number | null;
  garbage_time: boolean;
  success: boolean;
  rush_pass: LivePlayKind;
  down_type: LiveDownType;
  play_text: string;
}

export interface LiveGameRow {
  id: number;
  status: string;
  period: number | null;
  clock: string;
  possession: string;
  down: number | null;
  distance: number | null;
  yards_to_goal: number | null;
  teams: LiveGameTeamRow[];
  drives: LiveGameDriveRow[];
}

export interface LiveGameTeamRow {
  team_id: number;
  team: string;
  home_away: HomeAway;
  line_scores: number[];
  points: number;
  drives: number;
  scoring_opportunities: number;
  points_per_opportunity: number;
  average_start_yard_line: number | null;
  plays: number;
  line_yards: number;
  line_yards_per_rush: number;
  second_level_yards: number;
  second_level_yards_per_rush: number;
  open_field_yards: number;
  open_field_yards_per_rush: number;
  epa_per_play: number;
  total_epa: number;
  passing_epa: number;
  epa_per_pass: number;
  rushing_epa: number;
  epa_per_rush: number;
  success_rate: number;
  standard_down_success_rate: number;
  passing_down_success_rate: number;
  explosiveness: number;
  deserve_to_win: number | null | undefined;
}

export interface MatchupGameRow {
  season: number;
  week: number;
  season_type: string;
  date: string;
  neutral_site: boolean;
  venue: string | null;
  home_team: string;
  home_score: number | null;
  away_team: string;
  away_score: number | null;
  winner: string | null;
}

export interface MatchupRow {
  team1: string | null | undefined;
  team2: string | null | undefined;
  start_year: number | null | undefined;
  end_year: number | null | undefined;
  team1_wins: number;
  team2_wins: number;
  ties: number;
  games: MatchupGameRow[];
}

export interface PassingLocationProductionRow {
  attempts: number;
  completions: number;
  incompletions: number;
  interceptions: number;
  completion_rate: number | null;
  air_yards_attempts_available: number;
  total_air_yards: number | null;
  average_depth_of_target: number | null;
  total_yards_attempts_available: number;
  total_yards: number | null;
  yards_after_catch_attempts_available: number;
  total_yards_after_catch: number | null;
  average_yards_after_catch: number | null;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  explosiveness: number;
  ppa_attempts_available: number;
  success_attempts_available: number;
  successful_attempts: number;
  successful_ppa_attempts_available: number;
  yards_per_attempt: number | null;
  air_yards_per_attempt: number | null;
}

export interface PassingLocationsRow extends Under<"short_left", PassingLocationProductionRow>, Under<"short_middle", PassingLocationProductionRow>, Under<"short_right", PassingLocationProductionRow>, Under<"deep_left", PassingLocationProductionRow>, Under<"deep_middle", PassingLocationProductionRow>, Under<"deep_right", PassingLocationProductionRow>, Under<"unknown", PassingLocationProductionRow> {
}

export interface PassingPlayClockRow {
  minutes: number;
  seconds: number;
}

export interface PassingPlayRow extends Under<"clock", PassingPlayClockRow> {
  game_id: number;
  play_id: string;
  drive_id: string;
  season: number;
  week: number;
  season_type: SeasonType;
  offense_id: number;
  offense: string;
  offense_conference: string | null;
  defense_id: number;
  defense: string;
  defense_conference: string | null;
  period: number;
  down: number;
  distance: number;
  play_text: string | null;
  start_yardline: number;
  start_yards_to_goal: number;
  passer_id: string | null;
  passer: string | null;
  target_id: string | null;
  target: string | null;
  outcome: PassOutcome;
  air_yards: number | null;
  pass_depth: PassDepth | null;
  pass_direction: PlayDirection | null;
  pass_location: PassLocation | null;
  total_yards: number | null;
  yards_after_catch: number | null;
  target_yards_to_goal: number | null;
  is_spike: boolean;
  is_throwaway: boolean;
  is_intentional_grounding: boolean;
  parse_status: PlayParseStatus;
  location_analysis_eligible: boolean;
  ppa: number | null;
  success: boolean | null;
}

export interface PassingProductionRow extends Under<"locations", PassingLocationsRow> {
  attempts: number;
  completions: number;
  incompletions: number;
  interceptions: number;
  completion_rate: number | null;
  air_yards_attempts_available: number;
  total_air_yards: number | null;
  average_depth_of_target: number | null;
  total_yards_attempts_available: number;
  total_yards: number | null;
  yards_after_catch_attempts_available: number;
  total_yards_after_catch: number | null;
  average_yards_after_catch: number | null;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  explosiveness: number;
  ppa_attempts_available: number;
  success_attempts_available: number;
  successful_attempts: number;
  successful_ppa_attempts_available: number;
  location_eligible_attempts: number;
  location_available_attempts: number;
}

export interface PlayRow extends Under<"clock", ClockTimeRow> {
  game_id: number;
  drive_id: string;
  id: string;
  drive_number: number | null;
  play_number: number | null;
  offense: string;
  offense_conference: string | null;
  offense_score: number;
  defense: string;
  defense_conference: string | null;
  defense_score: number;
  home: string;
  away: string;
  period: number;
  offense_timeouts: number | null;
  defense_timeouts: number | null;
  yardline: number;
  yards_to_goal: number;
  down: number;
  distance: number;
  yards_gained: number;
  scoring: boolean;
  play_type: string;
  play_text: string | null;
  ppa: number | null;
  wallclock: Date | null;
}

export interface PlayStatClockRow {
  minutes: number | null;
  seconds: number | null;
}

export interface PlayStatRow extends Under<"clock", PlayStatClockRow> {
  game_id: number;
  season: number;
  week: number;
  team: string;
  conference: string;
  opponent: string;
  team_score: number;
  opponent_score: number;
  drive_id: string;
  play_id: string;
  period: number;
  yards_to_goal: number;
  down: number;
  distance: number;
  athlete_id: string;
  athlete_name: string;
  stat_type: string;
  stat: number;
}

export interface PlayStatTypeRow {
  id: number;
  name: string;
}

export interface PlayTypeRow {
  id: number;
  text: string;
  abbreviation: string | null;
}

export interface PlayTypeSplitRow {
  rate: number;
  ppa: number;
  total_ppa: number;
  success_rate: number;
  explosiveness: number | null;
}

export interface PlayWinProbabilityRow {
  game_id: number;
  home_id: number;
  home: string;
  away_id: number;
  away: string;
  play_id: string;
  play_text: string;
  home_score: number;
  away_score: number;
  down: number;
  distance: number;
  home_win_probability: number;
  spread: number;
  yard_line: number;
  home_ball: boolean;
  play_number: number;
}

export interface PlayerGamePpaAveragesRow {
  all: number;
  pass: number | null | undefined;
  rush: number | null | undefined;
}

export interface PlayerGamePredictedPointsAddedRow extends Under<"average_ppa", PlayerGamePpaAveragesRow> {
  season: number;
  week: number;
  season_type: SeasonType;
  id: string;
  name: string;
  position: string;
  team: string;
  opponent: string;
}

export interface PlayerGameSuccessRateRow extends Under<"passing", PlayerSuccessRateSplitRow>, Under<"rushing", PlayerSuccessRateSplitRow> {
  season: number;
  id: string;
  name: string;
  position: string;
  team: string;
  conference: string;
  season_type: SeasonTypeDB;
  week: number;
  game_id: number;
  opponent: string;
}

export interface PlayerGameUsageRow {
  player: string | null;
  team: string | null;
  position: string | null;
  total: number | null;
  quarter1: number | null;
  quarter2: number | null;
  quarter3: number | null;
  quarter4: number | null;
  rushing: number | null;
  passing: number | null;
}

export interface PlayerPPARow extends Under<"average", PlayerStatsByQuarterRow>, Under<"cumulative", PlayerStatsByQuarterRow> {
  player: string | null;
  team: string | null;
  position: string | null;
}

export interface PlayerPassingGameRow extends Under<"locations", PassingLocationsRow> {
  game_id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  player_id: string;
  player: string;
  team: string;
  conference: string | null;
  opponent: string;
  attempts: number;
  completions: number;
  incompletions: number;
  interceptions: number;
  completion_rate: number | null;
  air_yards_attempts_available: number;
  total_air_yards: number | null;
  average_depth_of_target: number | null;
  total_yards_attempts_available: number;
  total_yards: number | null;
  yards_after_catch_attempts_available: number;
  total_yards_after_catch: number | null;
  average_yards_after_catch: number | null;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  explosiveness: number;
  ppa_attempts_available: number;
  success_attempts_available: number;
  successful_attempts: number;
  successful_ppa_attempts_available: number;
  location_eligible_attempts: number;
  location_available_attempts: number;
}

export interface PlayerPassingSeasonRow extends Under<"locations", PassingLocationsRow> {
  season: number;
  player_id: string;
  player: string;
  team: string;
  conference: string | null;
  attempts: number;
  completions: number;
  incompletions: number;
  interceptions: number;
  completion_rate: number | null;
  air_yards_attempts_available: number;
  total_air_yards: number | null;
  average_depth_of_target: number | null;
  total_yards_attempts_available: number;
  total_yards: number | null;
  yards_after_catch_attempts_available: number;
  total_yards_after_catch: number | null;
  average_yards_after_catch: number | null;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  explosiveness: number;
  ppa_attempts_available: number;
  success_attempts_available: number;
  successful_attempts: number;
  successful_ppa_attempts_available: number;
  location_eligible_attempts: number;
  location_available_attempts: number;
}

export interface PlayerRushingGameRow extends Under<"directions", RushingDirectionsRow> {
  game_id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  player_id: string;
  player: string;
  team: string;
  conference: string | null;
  opponent: string;
  attempts: number;
  rushing_yards_available: number;
  total_rushing_yards: number | null;
  yards_per_carry: number | null;
  individual_attempts: number;
  unattributed_attempts: number;
  sacks: number;
  kneels: number;
  team_rushes: number;
  multi_carrier_attempts: number;
  direction_eligible_attempts: number;
  direction_available_attempts: number;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  stuff_rate: number;
  power_success: number;
  explosiveness: number;
}

export interface PlayerRushingSeasonRow extends Under<"directions", RushingDirectionsRow> {
  season: number;
  player_id: string;
  player: string;
  team: string;
  conference: string | null;
  attempts: number;
  rushing_yards_available: number;
  total_rushing_yards: number | null;
  yards_per_carry: number | null;
  individual_attempts: number;
  unattributed_attempts: number;
  sacks: number;
  kneels: number;
  team_rushes: number;
  multi_carrier_attempts: number;
  direction_eligible_attempts: number;
  direction_available_attempts: number;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  stuff_rate: number;
  power_success: number;
  explosiveness: number;
}

export interface PlayerSearchResultRow {
  id: string;
  team: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  weight: number | null;
  height: number | null;
  jersey: number | null;
  position: string;
  hometown: string;
  team_color: string;
  team_color_secondary: string;
  active_start_year: number | null;
  active_end_year: number | null;
  team_stints: PlayerSearchTeamStintRow[];
}

export interface PlayerSearchTeamStintRow {
  team: string;
  start_year: number | null;
  end_year: number | null;
}

export interface PlayerSeasonOverviewBoxScoreRow {
  categories: PlayerSeasonOverviewCategoryRow[];
}

export interface PlayerSeasonOverviewCategoryRow {
  name: string;
  stats: PlayerSeasonOverviewStatRow[];
}

export interface PlayerSeasonOverviewPPARow extends Under<"average", PlayerSeasonPpaAveragesRow>, Under<"total", PlayerSeasonPpaTotalsRow> {
}

export interface PlayerSeasonOverviewRow extends Under<"box_score_stats", PlayerSeasonOverviewBoxScoreRow>, Under<"usage", PlayerUsageValuesRow, null | undefined>, Under<"ppa", PlayerSeasonOverviewPPARow, null> {
  season: number;
  id: string;
  name: string;
  position: string;
  team: string;
  conference: string;
  games: number;
}

export interface PlayerSeasonOverviewStatRow {
  name: string;
  value: string;
}

export interface PlayerSeasonPpaAveragesRow {
  all: number;
  pass: number | null | undefined;
  rush: number | null | undefined;
  first_down: number | null | undefined;
  second_down: number | null | undefined;
  third_down: number | null | undefined;
  standard_downs: number | null | undefined;
  passing_downs: number | null | undefined;
}

export interface PlayerSeasonPpaTotalsRow {
  all: number;
  pass: number | null | undefined;
  rush: number | null | undefined;
  first_down: number | null | undefined;
  second_down: number | null | undefined;
  third_down: number | null | undefined;
  standard_downs: number | null | undefined;
  passing_downs: number | null | undefined;
}

export interface PlayerSeasonPredictedPointsAddedRow extends Under<"average_ppa", PlayerSeasonPpaAveragesRow>, Under<"total_ppa", PlayerSeasonPpaTotalsRow> {
  season: number;
  id: string;
  name: string;
  position: string;
  team: string;
  conference: string;
}

export interface PlayerSeasonSuccessRateRow extends Under<"passing", PlayerSuccessRateSplitRow>, Under<"rushing", PlayerSuccessRateSplitRow> {
  season: number;
  id: string;
  name: string;
  position: string;
  team: string;
  conference: string;
}

export interface PlayerSourceAvailabilityRow {
  status: PreviewSectionStatus;
  reason: PlayerSourceReason | null;
  source_updated_at: Date | null;
  assembled_at: Date;
}

export interface PlayerStatRow {
  season: number;
  player_id: string;
  player: string;
  position: string;
  team: string;
  conference: string;
  category: string;
  stat_type: string;
  stat: string;
}

export interface PlayerStatsByQuarterRow {
  total: number | null;
  quarter1: number | null;
  quarter2: number | null;
  quarter3: number | null;
  quarter4: number | null;
  rushing: number | null;
  passing: number | null;
}

export interface PlayerSuccessRateSplitRow {
  plays: number;
  successes: number;
  success_rate: number | null;
}

export interface PlayerTransferRow {
  season: number;
  first_name: string;
  last_name: string;
  position: string;
  origin: string;
  destination: string | null;
  transfer_date: Date | null;
  rating: number | null;
  stars: number | null;
  eligibility: TransferEligibility | null;
}

export interface PlayerUsageRow extends Under<"usage", PlayerUsageValuesRow> {
  season: number;
  id: string;
  name: string;
  position: string;
  team: string;
  conference: string;
}

export interface PlayerUsageValuesRow {
  overall: number | null;
  pass: number | null;
  rush: number | null;
  first_down: number | null;
  second_down: number | null;
  third_down: number | null;
  standard_downs: number | null;
  passing_downs: number | null;
}

export interface PlayerWeightedEPARow {
  year: number;
  athlete_id: string;
  athlete_name: string;
  position: string;
  team: string;
  conference: string;
  wepa: number;
  plays: number;
}

export interface PlayoffAdvancementRow {
  matchup_id: number;
  bracket_slot: string;
  position: number;
}

export interface PlayoffLinkedGameRow extends Under<"home_team", PlayoffTeamRow>, Under<"away_team", PlayoffTeamRow> {
  id: number;
  start_date: Date;
  completed: boolean;
  home_points: number | null;
  away_points: number | null;
  venue_id: number | null;
  venue: string | null;
}

export interface PlayoffMatchupRow extends Under<"game", PlayoffLinkedGameRow, null>, Under<"advances_to", PlayoffAdvancementRow, null> {
  id: number;
  bracket_slot: string;
  round: PlayoffRound;
  round_name: string;
  round_order: number;
  matchup_order: number;
  start_date: Date | null;
  bowl_name: string | null;
  slots: PlayoffMatchupSlotRow[];
}

export interface PlayoffMatchupSlotRow extends Under<"participant", PlayoffTeamRow, null>, Under<"source", PlayoffMatchupSlotSourceRow, null> {
  position: number;
  seed: number | null;
}

export interface PlayoffMatchupSlotSourceRow {
  matchup_id: number;
  bracket_slot: string;
  outcome: PlayoffSlotOutcome;
}

export interface PlayoffParticipantRow extends Under<"team", PlayoffTeamRow> {
  committee_rank: number | null;
  seed: number;
  bid_type: PlayoffBidType;
  qualification_reason: string | null;
  conference_champion: boolean;
  qualifying_conference: string | null;
  first_round_bye: boolean;
  outcome: PlayoffOutcome;
  eliminated_round: PlayoffRound | null;
}

export interface PlayoffRoundRecordRow {
  code: PlayoffRound;
  name: string;
  order: number;
  matchups: PlayoffMatchupRow[];
}

export interface PlayoffTeamRow {
  id: number;
  school: string;
  conference: string | null;
}

export interface PollRankRow {
  rank: number | null;
  team_id: number;
  school: string;
  conference: string | null;
  first_place_votes: number | null;
  points: number | null;
}

export interface PollRow {
  poll: string;
  is_final: boolean | null;
  ranks: PollRankRow[];
}

export interface PollWeekRow {
  season: number;
  season_type: SeasonType;
  week: number;
  polls: PollRow[];
}

export interface PpaSumsRow {
  total: number;
  passing: number;
  rushing: number;
}

export interface PredictedPointsValueRow {
  yard_line: number;
  predicted_points: number;
}

export interface PregameWinProbabilityRow {
  season: number;
  week: number;
  season_type: SeasonType;
  game_id: number;
  home_team: string;
  away_team: string;
  spread: number;
  home_win_probability: number;
}

export interface PreviewAdjustedTeamMetricsRow extends Under<"metrics", AdjustedTeamMetricsRow> {
  season: number;
  is_previous_season: boolean;
}

export interface PreviewBroadcastRow {
  media_type: MediaType;
  outlet: string;
}

export interface PreviewKeyPlayerRow {
  athlete_id: string;
  name: string | null;
  position: string | null;
  usage: number | null;
  average_ppa: number | null;
  total_ppa: number | null;
}

export interface PreviewKeyPlayersRow extends Under<"ppa", PlayerSourceAvailabilityRow>, Under<"usage", PlayerSourceAvailabilityRow>, Under<"passing", PreviewSectionKeyPlayersRow>, Under<"rushing", PreviewSectionKeyPlayersRow>, Under<"receiving", PreviewSectionKeyPlayersRow> {
  season: number;
}

export interface PreviewKickerPaarRow {
  year: number;
  athlete_id: string;
  athlete_name: string;
  team: string;
  conference: string;
  paar: number;
  attempts: number | null;
}

export interface PreviewOpponentRow {
  id: number;
  name: string;
}

export interface PreviewPlayerWepaRow {
  year: number;
  athlete_id: string;
  athlete_name: string;
  team: string;
  conference: string;
  position: string;
  wepa: number;
  plays: number | null;
}

export interface PreviewSectionBroadcastsRow {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
  data: PreviewBroadcastRow[] | null;
}

export interface PreviewSectionKeyPlayersRow {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
  data: PreviewKeyPlayerRow[] | null;
}

export interface PreviewSectionKickerPaarRow {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
  data: PreviewKickerPaarRow[] | null;
}

export interface PreviewSectionOddsRow extends Under<"data", SelectedOddsRow, null> {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
}

export interface PreviewSectionPlayerWepaRow {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
  data: PreviewPlayerWepaRow[] | null;
}

export interface PreviewSectionRatingsRow extends Under<"data", TeamSeasonRatingsRow, null | undefined> {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
}

export interface PreviewSectionRecentResultsRow {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
  data: RecentResultRow[] | null;
}

export interface PreviewSectionRecordRow extends Under<"data", TeamRecordRow, null> {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
}

export interface PreviewSectionSeriesRow extends Under<"data", SeriesHistoryRow, null> {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
}

export interface PreviewSectionStatisticsRow extends Under<"data", PreviewTeamStatisticsRow, null> {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
}

export interface PreviewSectionTeamMetricsRow extends Under<"data", PreviewAdjustedTeamMetricsRow, null> {
  status: PreviewSectionStatus;
  reason: PreviewSectionReason | null;
  assembled_at: Date;
  source_updated_at: Date | null;
}

export interface PreviewTeamIdentityRow {
  id: number;
  name: string;
  conference: string | null;
  conference_abbreviation: string | null;
  classification: DivisionClassification | null;
  points: number | null;
}

export interface PreviewTeamStatisticsRow extends Under<"advanced", TeamSeasonAdvancedStatsRow>, Under<"passing", TeamPassingSeasonRow, null>, Under<"rushing", TeamRushingSeasonRow, null>, Under<"stat_rankings", TeamSeasonStatRankingsRow, null> {
  season: number;
  is_previous_season: boolean;
}

export interface PreviewVenueRow {
  id: number;
  name: string | null;
  city: string | null;
  state: string | null;
}

export interface QuartersOrNullRow {
  total: number | null;
  quarter1: number | null;
  quarter2: number | null;
  quarter3: number | null;
  quarter4: number | null;
}

export interface QuartersRow {
  total: number;
  quarter1: number | null;
  quarter2: number | null;
  quarter3: number | null;
  quarter4: number | null;
}

export interface RecentResultRow extends Under<"opponent", PreviewOpponentRow>, Under<"venue", PreviewVenueRow, null> {
  game_id: number;
  season: number;
  start_date: Date;
  home_away: HomeAway;
  neutral_site: boolean;
  team_points: number | null;
  opponent_points: number | null;
  result: GameResult;
}

export interface RecruitHometownRow {
  latitude: number | null;
  longitude: number | null;
  fips_code: string | null;
}

export interface RecruitRow extends Under<"hometown_info", RecruitHometownRow> {
  id: string;
  athlete_id: string | null;
  recruit_type: RecruitClassification;
  year: number;
  ranking: number | null;
  name: string;
  school: string | null;
  committed_to: string | null;
  position: string | null;
  height: number | null;
  weight: number | null;
  stars: number | null;
  rating: number | null;
  city: string | null;
  state_province: string | null;
  country: string | null;
}

export interface ReturningProductionRow {
  season: number;
  team: string;
  conference: string;
  total_ppa: number;
  total_passing_ppa: number;
  total_receiving_ppa: number;
  total_rushing_ppa: number;
  percent_ppa: number;
  percent_passing_ppa: number;
  percent_receiving_ppa: number;
  percent_rushing_ppa: number;
  usage: number;
  passing_usage: number;
  receiving_usage: number;
  rushing_usage: number;
}

export interface RosterPlayerRow {
  id: string;
  first_name: string;
  last_name: string;
  team: string;
  weight: number | null;
  height: number | null;
  jersey: number | null;
  year: number;
  position: string | null;
  home_city: string | null;
  home_state: string | null;
  home_country: string | null;
  home_latitude: number | null;
  home_longitude: number | null;
  home_county_fips: string | null;
  recruit_ids: string[] | null;
}

export interface RushingDirectionProductionRow {
  carries: number;
  yards: number;
  yards_per_carry: number;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  stuff_rate: number;
  power_success: number;
  explosiveness: number;
}

export interface RushingDirectionsRow extends Under<"left", RushingDirectionProductionRow>, Under<"middle", RushingDirectionProductionRow>, Under<"right", RushingDirectionProductionRow>, Under<"unknown", RushingDirectionProductionRow> {
}

export interface RushingPlayClockRow {
  minutes: number;
  seconds: number;
}

export interface RushingPlayRow extends Under<"clock", RushingPlayClockRow> {
  game_id: number;
  play_id: string;
  drive_id: string;
  season: number;
  week: number;
  season_type: SeasonType;
  offense_id: number;
  offense: string;
  offense_conference: string | null;
  defense_id: number;
  defense: string;
  defense_conference: string | null;
  period: number;
  down: number;
  distance: number;
  play_text: string | null;
  start_yardline: number;
  start_yards_to_goal: number | null;
  rusher_id: string | null;
  rusher: string | null;
  rush_direction: PlayDirection | null;
  rushing_yards: number | null;
  rusher_yards: number | null;
  is_rushing_touchdown: boolean | null;
  is_sack: boolean;
  is_kneel: boolean;
  is_team_rush: boolean;
  attribution_status: RushAttributionStatus;
  direction_analysis_eligible: boolean;
  parse_status: PlayParseStatus;
  ppa: number | null;
  success: boolean | null;
}

export interface ScheduleFiltersRow {
  classification: ScheduleClassification;
  conference: string | null;
}

export interface ScheduleGameRow extends Under<"home_team", PreviewTeamIdentityRow>, Under<"away_team", PreviewTeamIdentityRow>, Under<"venue", PreviewVenueRow, null>, Under<"playoff", GamePlayoffRow, null>, Under<"broadcasts", PreviewSectionBroadcastsRow>, Under<"odds", PreviewSectionOddsRow> {
  id: number;
  season: number;
  week: number;
  season_type: GameSeasonType;
  status: GameStatus;
  status_checked_at: Date;
  start_date: Date | null;
  start_time_tbd: boolean | null;
  neutral_site: boolean;
  conference_game: boolean | null;
  watchability_score: number | null;
}

export interface ScheduleWindowRow {
  year: number;
  week: number;
  season_type: ScheduleSeasonType;
  start_date: Date;
  end_date: Date;
}

export interface ScoreboardBettingRow {
  spread: number | null;
  over_under: number | null;
  home_moneyline: number | null;
  away_moneyline: number | null;
}

export interface ScoreboardGameRow extends Under<"venue", ScoreboardVenueRow>, Under<"home_team", ScoreboardTeamRow>, Under<"away_team", ScoreboardTeamRow>, Under<"weather", ScoreboardWeatherRow>, Under<"betting", ScoreboardBettingRow> {
  id: number;
  start_date: Date;
  start_time_tbd: boolean;
  tv: string | null;
  neutral_site: boolean;
  conference_game: boolean;
  status: GameStatus;
  period: number | null;
  clock: string | null;
  situation: string | null;
  possession: string | null;
  last_play: string | null;
}

export interface ScoreboardTeamRow {
  id: number;
  name: string;
  conference: string | null;
  classification: DivisionClassification | null;
  points: number | null;
  line_scores: number[] | null;
  win_probability: number | null;
}

export interface ScoreboardVenueRow {
  name: string | null;
  city: string | null;
  state: string | null;
}

export interface ScoreboardWeatherRow {
  temperature: number | null;
  description: string | null;
  wind_speed: number | null;
  wind_direction: number | null;
}

export interface SelectedOddsRow {
  provider_id: number;
  provider: string;
  spread: number | null;
  over_under: number | null;
  home_moneyline: number | null;
  away_moneyline: number | null;
}

export interface SeriesHistoryRow extends Under<"latest_meeting", SeriesMeetingRow, null>, Under<"streak", SeriesStreakRow, null> {
  home_team_id: number;
  away_team_id: number;
  meetings: number;
  known_results: number;
  unknown_results: number;
  home_wins: number;
  away_wins: number;
  ties: number;
  first_season: number | null;
  last_season: number | null;
  recent_meetings: SeriesMeetingRow[];
}

export interface SeriesMeetingRow extends Under<"venue", PreviewVenueRow, null> {
  game_id: number;
  season: number;
  start_date: Date;
  home_team_id: number;
  home_team: string;
  away_team_id: number;
  away_team: string;
  neutral_site: boolean;
  home_points: number | null;
  away_points: number | null;
  winner_team_id: number | null;
  result: MeetingResult;
}

export interface SeriesStreakRow {
  team_id: number;
  wins: number;
}

export interface SideBlockRow extends Under<"field_position", SideFieldPositionRow>, Under<"havoc", SideHavocRow>, Under<"standard_downs", DownTypeSplitRow>, Under<"passing_downs", DownTypeSplitRow>, Under<"rushing_plays", PlayTypeSplitRow>, Under<"passing_plays", PlayTypeSplitRow> {
  plays: number;
  drives: number;
  ppa: number;
  total_ppa: number;
  success_rate: number;
  explosiveness: number | null;
  power_success: number | null;
  stuff_rate: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  total_opportunies: number;
  points_per_opportunity: number;
}

export interface SideFieldPositionRow {
  average_start: number | null;
  average_predicted_points: number | null;
}

export interface SideHavocRow {
  total: number | null;
  front_seven: number | null;
  db: number | null;
}

export interface SpHavocRow {
  total: number | null;
  front_seven: number | null;
  db: number | null;
}

export interface SpSpecialTeamsRow {
  rating: number | null;
}

export interface TeamATSRow {
  year: number;
  team_id: number;
  team: string;
  conference: string | null;
  games: number;
  ats_wins: number;
  ats_losses: number;
  ats_pushes: number;
  avg_cover_margin: number | null;
}

export interface TeamConferenceAffiliationRow {
  team_id: number;
  team: string;
  conference_id: number;
  conference: string;
  conference_abbreviation: string | null;
  classification: ConferenceClassification | null;
  conference_division: string | null;
  start_year: number;
  end_year: number | null;
}

export interface TeamConferenceChangeRow {
  team_id: number;
  team: string;
  from_conference_id: number;
  from_conference: string;
  from_conference_abbreviation: string | null;
  from_classification: ConferenceClassification | null;
  to_conference_id: number;
  to_conference: string;
  to_conference_abbreviation: string | null;
  to_classification: ConferenceClassification | null;
  effective_year: number;
}

export interface TeamCoreRatingRow {
  year: number;
  team: string;
  conference: string | null;
  through_season_type: CoreRatingSeasonType;
  through_week: number;
  overall: number;
  offense: number;
  defense: number;
  offense_plays: number;
  defense_plays: number;
  model_version: string;
}

export interface TeamEloRow {
  year: number;
  team: string;
  conference: string;
  elo: number | null;
}

export interface TeamExplosivenessRow extends Under<"overall", QuartersRow> {
  team: string;
}

export interface TeamFPIRow extends Under<"resume_ranks", FpiResumeRanksRow>, Under<"efficiencies", FpiEfficienciesRow> {
  year: number;
  team: string;
  conference: string | null;
  fpi: number | null;
}

export interface TeamFieldPositionRow {
  team: string;
  average_start: number | null;
  average_starting_predicted_points: number | null;
}

export interface TeamGamePpaSideRow {
  overall: number;
  passing: number;
  rushing: number;
  first_down: number;
  second_down: number;
  third_down: number;
}

export interface TeamGamePredictedPointsAddedRow extends Under<"offense", TeamGamePpaSideRow>, Under<"defense", TeamGamePpaSideRow> {
  game_id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  team: string;
  conference: string;
  opponent: string;
}

export interface TeamHavocRow {
  team: string;
  total: number | null;
  front_seven: number | null;
  db: number | null;
}

export interface TeamPPARow extends Under<"overall", QuartersOrNullRow>, Under<"passing", QuartersOrNullRow>, Under<"rushing", QuartersOrNullRow> {
  team: string;
  plays: number | null;
}

export interface TeamPassingGameRow extends Under<"offense", PassingProductionRow>, Under<"defense", PassingProductionRow> {
  game_id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  team: string;
  conference: string | null;
  opponent: string;
}

export interface TeamPassingSeasonRow extends Under<"offense", PassingProductionRow>, Under<"defense", PassingProductionRow> {
  season: number;
  team: string;
  conference: string | null;
}

export interface TeamRecordRow {
  games: number;
  wins: number;
  losses: number;
  ties: number;
}

export interface TeamRecordsRow extends Under<"total", TeamRecordRow>, Under<"conference_games", TeamRecordRow>, Under<"home_games", TeamRecordRow>, Under<"away_games", TeamRecordRow>, Under<"neutral_site_games", TeamRecordRow>, Under<"regular_season", TeamRecordRow>, Under<"postseason", TeamRecordRow> {
  year: number;
  team_id: number;
  team: string;
  classification: DivisionClassification | null;
  conference: string;
  division: string;
  expected_wins: number | null;
}

export interface TeamRecruitingRankingRow {
  year: number;
  team: string;
  rank: number;
  points: number;
}

export interface TeamRow extends Under<"location", VenueRow, null | undefined> {
  id: number;
  school: string;
  mascot: string | null;
  abbreviation: string | null;
  alternate_names: string[] | null;
  conference: string | null;
  division: string | null;
  classification: string | null;
  color: string | null;
  alternate_color: string | null;
  logos: string[] | null;
  twitter: string | null;
}

export interface TeamRushingGameRow extends Under<"offense", TeamRushingProductionRow>, Under<"defense", TeamRushingProductionRow> {
  game_id: number;
  season: number;
  week: number;
  season_type: SeasonType;
  team: string;
  conference: string | null;
  opponent: string;
}

export interface TeamRushingProductionRow extends Under<"directions", RushingDirectionsRow> {
  attempts: number;
  rushing_yards_available: number;
  total_rushing_yards: number | null;
  yards_per_carry: number | null;
  individual_attempts: number;
  unattributed_attempts: number;
  sacks: number;
  kneels: number;
  team_rushes: number;
  multi_carrier_attempts: number;
  direction_eligible_attempts: number;
  direction_available_attempts: number;
  success_rate: number;
  ppa: number;
  total_ppa: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  stuff_rate: number;
  power_success: number;
  explosiveness: number;
  touchdown_status_available: number;
  rushing_touchdowns: number;
}

export interface TeamRushingSeasonRow extends Under<"offense", TeamRushingProductionRow>, Under<"defense", TeamRushingProductionRow> {
  season: number;
  team: string;
  conference: string | null;
}

export interface TeamRushingStatsRow {
  team: string;
  power_success: number | null;
  stuff_rate: number | null;
  line_yards: number | null;
  line_yards_average: number | null;
  second_level_yards: number | null;
  second_level_yards_average: number | null;
  open_field_yards: number | null;
  open_field_yards_average: number | null;
}

export interface TeamSPRow extends Under<"offense", TeamSpOffenseRow>, Under<"defense", TeamSpDefenseRow>, Under<"special_teams", SpSpecialTeamsRow> {
  year: number;
  team: string;
  conference: string | null | undefined;
  rating: number;
  ranking: number | null;
  second_order_wins: number | null;
  sos: number | null;
}

export interface TeamSRSRow {
  year: number;
  team: string;
  conference: string | null;
  division: string | null;
  ranking: number | null;
  rating: number;
}

export interface TeamScoringOpportunitiesRow {
  team: string;
  opportunities: number | null;
  points: number | null;
  points_per_opportunity: number | null;
}

export interface TeamSeasonAdvancedDefenseRow extends Under<"field_position", SideFieldPositionRow>, Under<"havoc", SideHavocRow>, Under<"standard_downs", DownTypeSplitRow>, Under<"passing_downs", TeamSeasonPassingDownsAllowedRow>, Under<"rushing_plays", PlayTypeSplitRow>, Under<"passing_plays", PlayTypeSplitRow> {
  plays: number;
  drives: number;
  ppa: number;
  total_ppa: number;
  success_rate: number;
  explosiveness: number | null;
  power_success: number | null;
  stuff_rate: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  total_opportunies: number;
  points_per_opportunity: number;
  power_rush_attempts: number | null | undefined;
}

export interface TeamSeasonAdvancedOffenseRow extends Under<"field_position", SideFieldPositionRow>, Under<"havoc", SideHavocRow>, Under<"standard_downs", DownTypeSplitRow>, Under<"passing_downs", DownTypeSplitRow>, Under<"rushing_plays", PlayTypeSplitRow>, Under<"passing_plays", PlayTypeSplitRow> {
  plays: number;
  drives: number;
  ppa: number;
  total_ppa: number;
  success_rate: number;
  explosiveness: number | null;
  power_success: number | null;
  stuff_rate: number;
  line_yards: number;
  line_yards_total: number;
  second_level_yards: number;
  second_level_yards_total: number;
  open_field_yards: number;
  open_field_yards_total: number;
  total_opportunies: number;
  points_per_opportunity: number;
  power_rush_attempts: number | null | undefined;
}

export interface TeamSeasonAdvancedStatsRow extends Under<"offense", TeamSeasonAdvancedOffenseRow>, Under<"defense", TeamSeasonAdvancedDefenseRow> {
  season: number;
  team: string;
  conference: string;
}

export interface TeamSeasonCoreRatingsRow extends Under<"defense", TeamSeasonRankedRatingRow>, Under<"offense", TeamSeasonRankedRatingRow>, Under<"overall", TeamSeasonRankedRatingRow> {
}

export interface TeamSeasonOverviewRow extends Under<"stat_rankings", TeamSeasonStatRankingsRow, null>, Under<"advanced", TeamSeasonAdvancedStatsRow>, Under<"players", TeamSeasonPlayersRow>, Under<"passing", TeamPassingSeasonRow, null>, Under<"rushing", TeamRushingSeasonRow, null>, Under<"record", TeamRecordRow>, Under<"ratings", TeamSeasonRatingsRow> {
  season: number;
  team_id: number;
  team: string;
}

export interface TeamSeasonPassingDownsAllowedRow {
  total_ppa: number | null | undefined;
  rate: number;
  ppa: number;
  success_rate: number;
  explosiveness: number | null;
}

export interface TeamSeasonPlayerPpaRow extends Under<"average_ppa", TeamSeasonPlayerPpaValuesRow>, Under<"total_ppa", TeamSeasonPlayerPpaValuesRow> {
  season: number;
  id: string;
  name: string | null;
  position: string | null;
  team: string;
  conference: string;
}

export interface TeamSeasonPlayerPpaValuesRow {
  all: number | null;
  pass: number | null;
  rush: number | null;
  first_down: number | null;
  second_down: number | null;
  third_down: number | null;
  standard_downs: number | null;
  passing_downs: number | null;
}

export interface TeamSeasonPlayerUsageRow extends Under<"usage", PlayerUsageValuesRow> {
  season: number;
  id: string;
  name: string | null;
  position: string | null;
  team: string;
  conference: string;
}

export interface TeamSeasonPlayersRow {
  usage: TeamSeasonPlayerUsageRow[];
  ppa: TeamSeasonPlayerPpaRow[];
}

export interface TeamSeasonPpaSideRow extends Under<"cumulative", PpaSumsRow> {
  overall: number;
  passing: number;
  rushing: number;
  first_down: number;
  second_down: number;
  third_down: number;
}

export interface TeamSeasonPredictedPointsAddedRow extends Under<"offense", TeamSeasonPpaSideRow>, Under<"defense", TeamSeasonPpaSideRow> {
  season: number;
  conference: string;
  team: string;
}

export interface TeamSeasonRankedRatingRow {
  rating: number | null;
  rank: number | null;
}

export interface TeamSeasonRatingsRow extends Under<"sp", TeamSeasonUnitRatingsRow, null | undefined>, Under<"srs", TeamSeasonRankedRatingRow, null | undefined>, Under<"core", TeamSeasonCoreRatingsRow, null | undefined>, Under<"fpi", TeamSeasonUnitRatingsRow, null | undefined> {
  elo: number | null;
}

export interface TeamSeasonStatRankingsRow extends Under<"offense", TeamSideStatRankingsRow>, Under<"defense", TeamSideStatRankingsRow> {
  team_id: number;
  season: number;
  division: DivisionClassification;
  division_team_count: number;
  calculated_at: string;
  expires_at: string;
  source_updated_at: string;
}

export interface TeamSeasonUnitRatingsRow extends Under<"special_teams", TeamSeasonRankedRatingRow>, Under<"defense", TeamSeasonRankedRatingRow>, Under<"offense", TeamSeasonRankedRatingRow>, Under<"overall", TeamSeasonRankedRatingRow> {
}

export interface TeamSideStatRankingsRow extends Under<"ppa", TeamStatRankRow, null>, Under<"success_rate", TeamStatRankRow, null>, Under<"explosiveness", TeamStatRankRow, null>, Under<"standard_downs_success_rate", TeamStatRankRow, null>, Under<"passing_downs_success_rate", TeamStatRankRow, null>, Under<"passing_plays_ppa", TeamStatRankRow, null>, Under<"rushing_plays_ppa", TeamStatRankRow, null>, Under<"passing_plays_explosiveness", TeamStatRankRow, null>, Under<"rushing_plays_explosiveness", TeamStatRankRow, null>, Under<"line_yards", TeamStatRankRow, null>, Under<"second_level_yards", TeamStatRankRow, null>, Under<"open_field_yards", TeamStatRankRow, null>, Under<"stuff_rate", TeamStatRankRow, null>, Under<"power_success", TeamStatRankRow, null>, Under<"havoc_total", TeamStatRankRow, null>, Under<"havoc_front_seven", TeamStatRankRow, null>, Under<"havoc_db", TeamStatRankRow, null>, Under<"points_per_opportunity", TeamStatRankRow, null>, Under<"field_position_average_start", TeamStatRankRow, null>, Under<"field_position_average_predicted_points", TeamStatRankRow, null> {
}

export interface TeamSpDefenseRow extends Under<"havoc", SpHavocRow> {
  ranking: number | null;
  rating: number;
  success: number | null;
  explosiveness: number | null;
  rushing: number | null;
  passing: number | null;
  standard_downs: number | null;
  passing_downs: number | null;
}

export interface TeamSpOffenseRow {
  ranking: number | null;
  rating: number;
  success: number | null;
  explosiveness: number | null;
  rushing: number | null;
  passing: number | null;
  standard_downs: number | null;
  passing_downs: number | null;
  run_rate: number | null;
  pace: number | null;
}

export interface TeamStatRankRow {
  rank: number;
  population: number;
  tied: boolean;
  percentile: number;
}

export interface TeamStatRow {
  season: number;
  team: string;
  conference: string;
  stat_name: string;
  stat_value: number | null;
  stat_value_text: string | null;
}

export interface TeamSuccessRatesRow extends Under<"overall", QuartersOrNullRow>, Under<"standard_downs", QuartersOrNullRow>, Under<"passing_downs", QuartersOrNullRow> {
  team: string;
}

export interface TeamTalentRow {
  year: number;
  team: string;
  talent: number;
}

export interface UserFeatureAccessRow {
  adjusted_metrics: boolean;
  weather: boolean;
  scoreboard: boolean;
  live_play_by_play: boolean;
  graph_ql: boolean;
}

export interface UserInfoRow extends Under<"features", UserFeatureAccessRow> {
  patron_level: number;
  tier_name: string;
  monthly_limit: number | null;
  remaining_calls: number | null;
  used_calls: number | null;
  reset_at: string;
  shared_pool: boolean;
  products: string[];
}

export interface UserUsageEndpointRow {
  api: UserUsageApi;
  endpoint: string;
  requests: number;
  last_used_at: string;
}

export interface UserUsageRecentRequestRow {
  api: UserUsageApi;
  endpoint: string;
  requested_at: string;
}

export interface UserUsageRow extends Under<"window", UserUsageWindowRow>, Under<"totals", UserUsageTotalsRow> {
  api: UserUsageApi;
  top_endpoints: UserUsageEndpointRow[];
  recent_requests: UserUsageRecentRequestRow[];
}

export interface UserUsageTotalsRow {
  requests: number;
  cfb_requests: number;
  cbb_requests: number;
  unique_endpoints: number;
}

export interface UserUsageWindowRow {
  start: string;
  end: string;
}

export interface VenueRow {
  id: number | null;
  name: string | null;
  capacity: number | null;
  grass: boolean | null | undefined;
  dome: boolean | null | undefined;
  city: string | null;
  state: string | null;
  zip: string | null;
  country_code: string | null;
  timezone: string | null;
  latitude: number | null;
  longitude: number | null;
  elevation: string | null;
  construction_year: number | null;
}

/** The flat rows of each operation, by path. */
export interface FlatRows {
  "/games": GameRow;
  "/games/teams": GameTeamStatsRow;
  "/games/players": GamePlayerStatsRow;
  "/games/media": GameMediaRow;
  "/games/weather": GameWeatherRow;
  "/records": TeamRecordsRow;
  "/calendar": CalendarWeekRow;
  "/scoreboard": ScoreboardGameRow;
  "/game/box/advanced": AdvancedBoxScoreRow;
  "/games/schedule": GameScheduleRow;
  "/games/{gameId}/preview": GamePreviewRow;
  "/games/{gameId}/preview/adjusted": AdjustedGamePreviewRow;
  "/playoffs/cfp": CfpPlayoffRow;
  "/playoffs/cfp/participants": PlayoffParticipantRow;
  "/playoffs/cfp/games": PlayoffMatchupRow;
  "/drives": DriveRow;
  "/plays": PlayRow;
  "/plays/types": PlayTypeRow;
  "/plays/stats": PlayStatRow;
  "/plays/stats/types": PlayStatTypeRow;
  "/live/plays": LiveGameRow;
  "/passing/plays": PassingPlayRow;
  "/passing/players/season": PlayerPassingSeasonRow;
  "/passing/players/games": PlayerPassingGameRow;
  "/passing/teams/season": TeamPassingSeasonRow;
  "/passing/teams/games": TeamPassingGameRow;
  "/rushing/plays": RushingPlayRow;
  "/rushing/players/season": PlayerRushingSeasonRow;
  "/rushing/players/games": PlayerRushingGameRow;
  "/rushing/teams/season": TeamRushingSeasonRow;
  "/rushing/teams/games": TeamRushingGameRow;
  "/teams": TeamRow;
  "/teams/fbs": TeamRow;
  "/teams/matchup": MatchupRow;
  "/teams/ats": TeamATSRow;
  "/teams/season/overview": TeamSeasonOverviewRow;
  "/roster": RosterPlayerRow;
  "/talent": TeamTalentRow;
  "/conferences": ConferenceRow;
  "/conferences/changes": TeamConferenceChangeRow;
  "/conferences/affiliations": TeamConferenceAffiliationRow;
  "/venues": VenueRow;
  "/coaches": CoachRow;
  "/coaches/profile": CoachProfileRow;
  "/coaches/seasons": DetailedCoachSeasonRow;
  "/coaches/tenures": CoachTenureRow;
  "/player/search": PlayerSearchResultRow;
  "/player/usage": PlayerUsageRow;
  "/player/season/overview": PlayerSeasonOverviewRow;
  "/player/returning": ReturningProductionRow;
  "/player/portal": PlayerTransferRow;
  "/rankings": PollWeekRow;
  "/lines": BettingGameRow;
  "/recruiting/players": RecruitRow;
  "/recruiting/teams": TeamRecruitingRankingRow;
  "/recruiting/groups": AggregatedTeamRecruitingRow;
  "/ratings/core": TeamCoreRatingRow;
  "/ratings/sp": TeamSPRow;
  "/ratings/sp/conferences": ConferenceSPRow;
  "/ratings/srs": TeamSRSRow;
  "/ratings/srs/expanded": ExpandedTeamSRSRow;
  "/ratings/elo": TeamEloRow;
  "/ratings/fpi": TeamFPIRow;
  "/ppa/predicted": PredictedPointsValueRow;
  "/ppa/teams": TeamSeasonPredictedPointsAddedRow;
  "/ppa/games": TeamGamePredictedPointsAddedRow;
  "/ppa/players/games": PlayerGamePredictedPointsAddedRow;
  "/ppa/players/season": PlayerSeasonPredictedPointsAddedRow;
  "/metrics/wp": PlayWinProbabilityRow;
  "/metrics/wp/pregame": PregameWinProbabilityRow;
  "/metrics/fg/ep": FieldGoalEPRow;
  "/stats/player/season": PlayerStatRow;
  "/stats/player/success": PlayerSeasonSuccessRateRow;
  "/stats/player/success/game": PlayerGameSuccessRateRow;
  "/stats/season": TeamStatRow;
  "/stats/categories": { value: string };
  "/stats/season/advanced": AdvancedSeasonStatRow;
  "/stats/game/advanced": AdvancedGameStatRow;
  "/stats/game/havoc": GameHavocStatsRow;
  "/draft/teams": DraftTeamRow;
  "/draft/positions": DraftPositionRow;
  "/draft/picks": DraftPickRow;
  "/wepa/team/season": AdjustedTeamMetricsRow;
  "/wepa/players/passing": PlayerWeightedEPARow;
  "/wepa/players/rushing": PlayerWeightedEPARow;
  "/wepa/players/kicking": KickerPAARRow;
  "/info": UserInfoRow;
  "/info/usage": UserUsageRow;
}

/** The rows of an operation's lists, by path and list name. */
export interface ExplodedRows {
  "/games": {
    home_line_scores: Pick<GameRow, "id"> & Record<"home_line_scores_number", number> & Record<"home_line_scores", number>;
    away_line_scores: Pick<GameRow, "id"> & Record<"away_line_scores_number", number> & Record<"away_line_scores", number>;
  };
  "/games/teams": {
    teams: Pick<GameTeamStatsRow, "id"> & Record<"teams_number", number> & Under<"teams", GameTeamStatsTeamRow>;
    teams_stats: Pick<GameTeamStatsRow, "id"> & Record<"teams_stats_number", number> & Plain<Under<"teams", GameTeamStatsTeamRow>> & Under<"teams_stats", GameTeamStatsTeamStatRow>;
  };
  "/games/players": {
    teams: Pick<GamePlayerStatsRow, "id"> & Record<"teams_number", number> & Under<"teams", GamePlayerStatsTeamRow>;
    teams_categories: Pick<GamePlayerStatsRow, "id"> & Record<"teams_categories_number", number> & Plain<Under<"teams", GamePlayerStatsTeamRow>> & Under<"teams_categories", GamePlayerStatCategoriesRow>;
    teams_categories_types: Pick<GamePlayerStatsRow, "id"> & Record<"teams_categories_types_number", number> & Plain<Under<"teams", GamePlayerStatsTeamRow>> & Plain<Under<"teams_categories", GamePlayerStatCategoriesRow>> & Under<"teams_categories_types", GamePlayerStatTypesRow>;
    teams_categories_types_athletes: Pick<GamePlayerStatsRow, "id"> & Record<"teams_categories_types_athletes_number", number> & Plain<Under<"teams", GamePlayerStatsTeamRow>> & Plain<Under<"teams_categories", GamePlayerStatCategoriesRow>> & Plain<Under<"teams_categories_types", GamePlayerStatTypesRow>> & Under<"teams_categories_types_athletes", GamePlayerStatPlayerRow>;
  };
  "/scoreboard": {
    home_team_line_scores: Pick<ScoreboardGameRow, "id"> & Record<"home_team_line_scores_number", number> & Record<"home_team_line_scores", number>;
    away_team_line_scores: Pick<ScoreboardGameRow, "id"> & Record<"away_team_line_scores_number", number> & Record<"away_team_line_scores", number>;
  };
  "/game/box/advanced": {
    teams_ppa: Plain<AdvancedBoxScoreRow> & Record<"teams_ppa_number", number> & Under<"teams_ppa", TeamPPARow>;
    teams_cumulative_ppa: Plain<AdvancedBoxScoreRow> & Record<"teams_cumulative_ppa_number", number> & Under<"teams_cumulative_ppa", TeamPPARow>;
    teams_success_rates: Plain<AdvancedBoxScoreRow> & Record<"teams_success_rates_number", number> & Under<"teams_success_rates", TeamSuccessRatesRow>;
    teams_explosiveness: Plain<AdvancedBoxScoreRow> & Record<"teams_explosiveness_number", number> & Under<"teams_explosiveness", TeamExplosivenessRow>;
    teams_rushing: Plain<AdvancedBoxScoreRow> & Record<"teams_rushing_number", number> & Under<"teams_rushing", TeamRushingStatsRow>;
    teams_havoc: Plain<AdvancedBoxScoreRow> & Record<"teams_havoc_number", number> & Under<"teams_havoc", TeamHavocRow>;
    teams_scoring_opportunities: Plain<AdvancedBoxScoreRow> & Record<"teams_scoring_opportunities_number", number> & Under<"teams_scoring_opportunities", TeamScoringOpportunitiesRow>;
    teams_field_position: Plain<AdvancedBoxScoreRow> & Record<"teams_field_position_number", number> & Under<"teams_field_position", TeamFieldPositionRow>;
    teams_passing: Plain<AdvancedBoxScoreRow> & Record<"teams_passing_number", number> & Under<"teams_passing", TeamPassingGameRow>;
    teams_rushing_advanced: Plain<AdvancedBoxScoreRow> & Record<"teams_rushing_advanced_number", number> & Under<"teams_rushing_advanced", TeamRushingGameRow>;
    players_passing: Plain<AdvancedBoxScoreRow> & Record<"players_passing_number", number> & Under<"players_passing", PlayerPassingGameRow>;
    players_rushing: Plain<AdvancedBoxScoreRow> & Record<"players_rushing_number", number> & Under<"players_rushing", BoxScorePlayerRushingRow>;
    players_usage: Plain<AdvancedBoxScoreRow> & Record<"players_usage_number", number> & Under<"players_usage", PlayerGameUsageRow>;
    players_ppa: Plain<AdvancedBoxScoreRow> & Record<"players_ppa_number", number> & Under<"players_ppa", PlayerPPARow>;
  };
  "/games/schedule": {
    games: Plain<GameScheduleRow> & Record<"games_number", number> & Under<"games", ScheduleGameRow>;
    games_broadcasts_data: Plain<GameScheduleRow> & Record<"games_broadcasts_data_number", number> & Plain<Under<"games", ScheduleGameRow>> & Under<"games_broadcasts_data", PreviewBroadcastRow>;
  };
  "/games/{gameId}/preview": {
    analysis_broadcasts_data: Plain<GamePreviewRow> & Record<"analysis_broadcasts_data_number", number> & Under<"analysis_broadcasts_data", PreviewBroadcastRow>;
    analysis_home_key_players_passing_data: Plain<GamePreviewRow> & Record<"analysis_home_key_players_passing_data_number", number> & Under<"analysis_home_key_players_passing_data", PreviewKeyPlayerRow>;
    analysis_home_key_players_rushing_data: Plain<GamePreviewRow> & Record<"analysis_home_key_players_rushing_data_number", number> & Under<"analysis_home_key_players_rushing_data", PreviewKeyPlayerRow>;
    analysis_home_key_players_receiving_data: Plain<GamePreviewRow> & Record<"analysis_home_key_players_receiving_data_number", number> & Under<"analysis_home_key_players_receiving_data", PreviewKeyPlayerRow>;
    analysis_home_recent_results_data: Plain<GamePreviewRow> & Record<"analysis_home_recent_results_data_number", number> & Under<"analysis_home_recent_results_data", RecentResultRow>;
    analysis_away_key_players_passing_data: Plain<GamePreviewRow> & Record<"analysis_away_key_players_passing_data_number", number> & Under<"analysis_away_key_players_passing_data", PreviewKeyPlayerRow>;
    analysis_away_key_players_rushing_data: Plain<GamePreviewRow> & Record<"analysis_away_key_players_rushing_data_number", number> & Under<"analysis_away_key_players_rushing_data", PreviewKeyPlayerRow>;
    analysis_away_key_players_receiving_data: Plain<GamePreviewRow> & Record<"analysis_away_key_players_receiving_data_number", number> & Under<"analysis_away_key_players_receiving_data", PreviewKeyPlayerRow>;
    analysis_away_recent_results_data: Plain<GamePreviewRow> & Record<"analysis_away_recent_results_data_number", number> & Under<"analysis_away_recent_results_data", RecentResultRow>;
    analysis_series_data_recent_meetings: Plain<GamePreviewRow> & Record<"analysis_series_data_recent_meetings_number", number> & Under<"analysis_series_data_recent_meetings", SeriesMeetingRow>;
  };
  "/games/{gameId}/preview/adjusted": {
    analysis_home_passing_data: Plain<AdjustedGamePreviewRow> & Record<"analysis_home_passing_data_number", number> & Under<"analysis_home_passing_data", PreviewPlayerWepaRow>;
    analysis_home_rushing_data: Plain<AdjustedGamePreviewRow> & Record<"analysis_home_rushing_data_number", number> & Under<"analysis_home_rushing_data", PreviewPlayerWepaRow>;
    analysis_home_kicking_data: Plain<AdjustedGamePreviewRow> & Record<"analysis_home_kicking_data_number", number> & Under<"analysis_home_kicking_data", PreviewKickerPaarRow>;
    analysis_away_passing_data: Plain<AdjustedGamePreviewRow> & Record<"analysis_away_passing_data_number", number> & Under<"analysis_away_passing_data", PreviewPlayerWepaRow>;
    analysis_away_rushing_data: Plain<AdjustedGamePreviewRow> & Record<"analysis_away_rushing_data_number", number> & Under<"analysis_away_rushing_data", PreviewPlayerWepaRow>;
    analysis_away_kicking_data: Plain<AdjustedGamePreviewRow> & Record<"analysis_away_kicking_data_number", number> & Under<"analysis_away_kicking_data", PreviewKickerPaarRow>;
  };
  "/playoffs/cfp": {
    participants: Plain<CfpPlayoffRow> & Record<"participants_number", number> & Under<"participants", PlayoffParticipantRow>;
    rounds: Plain<CfpPlayoffRow> & Record<"rounds_number", number> & Under<"rounds", PlayoffRoundRecordRow>;
    rounds_matchups: Plain<CfpPlayoffRow> & Record<"rounds_matchups_number", number> & Plain<Under<"rounds", PlayoffRoundRecordRow>> & Under<"rounds_matchups", PlayoffMatchupRow>;
    rounds_matchups_slots: Plain<CfpPlayoffRow> & Record<"rounds_matchups_slots_number", number> & Plain<Under<"rounds", PlayoffRoundRecordRow>> & Plain<Under<"rounds_matchups", PlayoffMatchupRow>> & Under<"rounds_matchups_slots", PlayoffMatchupSlotRow>;
  };
  "/playoffs/cfp/games": {
    slots: Pick<PlayoffMatchupRow, "id"> & Record<"slots_number", number> & Under<"slots", PlayoffMatchupSlotRow>;
  };
  "/live/plays": {
    teams: Plain<LiveGameRow> & Record<"teams_number", number> & Under<"teams", LiveGameTeamRow>;
    teams_line_scores: Plain<LiveGameRow> & Record<"teams_line_scores_number", number> & Plain<Under<"teams", LiveGameTeamRow>> & Record<"teams_line_scores", number>;
    drives: Plain<LiveGameRow> & Record<"drives_number", number> & Under<"drives", LiveGameDriveRow>;
    drives_plays: Plain<LiveGameRow> & Record<"drives_plays_number", number> & Plain<Under<"drives", LiveGameDriveRow>> & Under<"drives_plays", LiveGamePlayRow>;
  };
  "/teams": {
    alternate_names: Pick<TeamRow, "id"> & Record<"alternate_names_number", number> & Record<"alternate_names", string>;
    logos: Pick<TeamRow, "id"> & Record<"logos_number", number> & Record<"logos", string>;
  };
  "/teams/fbs": {
    alternate_names: Pick<TeamRow, "id"> & Record<"alternate_names_number", number> & Record<"alternate_names", string>;
    logos: Pick<TeamRow, "id"> & Record<"logos_number", number> & Record<"logos", string>;
  };
  "/teams/matchup": {
    games: Plain<MatchupRow> & Record<"games_number", number> & Under<"games", MatchupGameRow>;
  };
  "/teams/season/overview": {
    players_usage: Plain<TeamSeasonOverviewRow> & Record<"players_usage_number", number> & Under<"players_usage", TeamSeasonPlayerUsageRow>;
    players_ppa: Plain<TeamSeasonOverviewRow> & Record<"players_ppa_number", number> & Under<"players_ppa", TeamSeasonPlayerPpaRow>;
  };
  "/roster": {
    recruit_ids: Pick<RosterPlayerRow, "id" | "team"> & Record<"recruit_ids_number", number> & Record<"recruit_ids", string>;
  };
  "/coaches": {
    seasons: Pick<CoachRow, "id"> & Record<"seasons_number", number> & Under<"seasons", CoachSeasonRow>;
  };
  "/player/search": {
    team_stints: Pick<PlayerSearchResultRow, "id"> & Record<"team_stints_number", number> & Under<"team_stints", PlayerSearchTeamStintRow>;
  };
  "/player/season/overview": {
    box_score_stats_categories: Plain<PlayerSeasonOverviewRow> & Record<"box_score_stats_categories_number", number> & Under<"box_score_stats_categories", PlayerSeasonOverviewCategoryRow>;
    box_score_stats_categories_stats: Plain<PlayerSeasonOverviewRow> & Record<"box_score_stats_categories_stats_number", number> & Plain<Under<"box_score_stats_categories", PlayerSeasonOverviewCategoryRow>> & Under<"box_score_stats_categories_stats", PlayerSeasonOverviewStatRow>;
  };
  "/rankings": {
    polls: Pick<PollWeekRow, "season" | "season_type" | "week"> & Record<"polls_number", number> & Under<"polls", PollRow>;
    polls_ranks: Pick<PollWeekRow, "season" | "season_type" | "week"> & Record<"polls_ranks_number", number> & Plain<Under<"polls", PollRow>> & Under<"polls_ranks", PollRankRow>;
  };
  "/lines": {
    lines: Pick<BettingGameRow, "id"> & Record<"lines_number", number> & Under<"lines", GameLineRow>;
  };
  "/info": {
    products: Plain<UserInfoRow> & Record<"products_number", number> & Record<"products", string>;
  };
  "/info/usage": {
    top_endpoints: Plain<UserUsageRow> & Record<"top_endpoints_number", number> & Under<"top_endpoints", UserUsageEndpointRow>;
    recent_requests: Plain<UserUsageRow> & Record<"recent_requests_number", number> & Under<"recent_requests", UserUsageRecentRequestRow>;
  };
}

/** The rows of wide tables, by path. */
export interface WideRows {
  "/games/teams": {
    id: number;
    team_id: number;
    team: string;
    conference: string | null;
    home_away: string;
    points: number | null;
    first_downs: number | null;
    third_down_conversions: number | null;
    third_downs: number | null;
    fourth_down_conversions: number | null;
    fourth_downs: number | null;
    total_yards: number | null;
    net_passing_yards: number | null;
    completions: number | null;
    attempts: number | null;
    yards_per_pass: number | null;
    rushing_yards: number | null;
    rushing_attempts: number | null;
    yards_per_rush_attempt: number | null;
    penalties: number | null;
    penalty_yards: number | null;
    turnovers: number | null;
    fumbles_lost: number | null;
    interceptions: number | null;
    possession_time: number | null;
    passes_deflected: number | null;
    qb_hurries: number | null;
    sacks: number | null;
    tackles: number | null;
    defensive_tds: number | null;
    tackles_for_loss: number | null;
    total_fumbles: number | null;
    fumbles_recovered: number | null;
    passing_tds: number | null;
    rushing_tds: number | null;
    passes_intercepted: number | null;
    interception_tds: number | null;
    interception_yards: number | null;
    kicking_points: number | null;
    kick_returns: number | null;
    kick_return_tds: number | null;
    kick_return_yards: number | null;
    punt_returns: number | null;
    punt_return_tds: number | null;
    punt_return_yards: number | null;
    as_sent: string | null;
  };
  "/games/players": {
    id: number;
    team: string;
    athletes_id: string | null;
    conference: string | null;
    home_away: string;
    points: number | null;
    name: string | null;
    passing_completions: number | null;
    passing_att: number | null;
    passing_yds: number | null;
    passing_avg: number | null;
    passing_td: number | null;
    passing_int: number | null;
    passing_qbr: number | null;
    rushing_car: number | null;
    rushing_yds: number | null;
    rushing_avg: number | null;
    rushing_td: number | null;
    rushing_long: number | null;
    receiving_rec: number | null;
    receiving_yds: number | null;
    receiving_avg: number | null;
    receiving_td: number | null;
    receiving_long: number | null;
    defensive_tot: number | null;
    defensive_solo: number | null;
    defensive_sacks: number | null;
    defensive_tfl: number | null;
    defensive_pd: number | null;
    defensive_qb_hur: number | null;
    defensive_td: number | null;
    interceptions_int: number | null;
    interceptions_yds: number | null;
    interceptions_td: number | null;
    kick_returns_no: number | null;
    kick_returns_yds: number | null;
    kick_returns_avg: number | null;
    kick_returns_long: number | null;
    kick_returns_td: number | null;
    punt_returns_no: number | null;
    punt_returns_yds: number | null;
    punt_returns_avg: number | null;
    punt_returns_long: number | null;
    punt_returns_td: number | null;
    kicking_fgm: number | null;
    kicking_fga: number | null;
    kicking_pct: number | null;
    kicking_long: number | null;
    kicking_xpm: number | null;
    kicking_xpa: number | null;
    kicking_pts: number | null;
    punting_no: number | null;
    punting_yds: number | null;
    punting_avg: number | null;
    punting_tb: number | null;
    punting_in_20: number | null;
    punting_long: number | null;
    fumbles_fum: number | null;
    fumbles_lost: number | null;
    fumbles_rec: number | null;
    as_sent: string | null;
  };
  "/stats/player/season": {
    season: number;
    player_id: string;
    team: string;
    player: string;
    position: string;
    conference: string;
    passing_completions: number | null;
    passing_att: number | null;
    passing_pct: number | null;
    passing_yds: number | null;
    passing_ypa: number | null;
    passing_td: number | null;
    passing_int: number | null;
    rushing_car: number | null;
    rushing_yds: number | null;
    rushing_ypc: number | null;
    rushing_td: number | null;
    rushing_long: number | null;
    receiving_rec: number | null;
    receiving_yds: number | null;
    receiving_ypr: number | null;
    receiving_td: number | null;
    receiving_long: number | null;
    defensive_tot: number | null;
    defensive_solo: number | null;
    defensive_sacks: number | null;
    defensive_tfl: number | null;
    defensive_pd: number | null;
    defensive_qb_hur: number | null;
    defensive_td: number | null;
    interceptions_int: number | null;
    interceptions_yds: number | null;
    interceptions_avg: number | null;
    interceptions_td: number | null;
    kick_returns_no: number | null;
    kick_returns_yds: number | null;
    kick_returns_avg: number | null;
    kick_returns_long: number | null;
    kick_returns_td: number | null;
    punt_returns_no: number | null;
    punt_returns_yds: number | null;
    punt_returns_avg: number | null;
    punt_returns_long: number | null;
    punt_returns_td: number | null;
    kicking_fgm: number | null;
    kicking_fga: number | null;
    kicking_pct: number | null;
    kicking_long: number | null;
    kicking_xpm: number | null;
    kicking_xpa: number | null;
    kicking_pts: number | null;
    punting_no: number | null;
    punting_yds: number | null;
    punting_ypp: number | null;
    punting_tb: number | null;
    punting_in_20: number | null;
    punting_long: number | null;
    fumbles_fum: number | null;
    fumbles_lost: number | null;
    fumbles_rec: number | null;
    as_sent: string | null;
  };
  "/stats/season": {
    season: number;
    team: string;
    conference: string;
    first_downs: number | null;
    first_downs_opponent: number | null;
    fourth_down_conversions: number | null;
    fourth_down_conversions_opponent: number | null;
    fourth_downs: number | null;
    fourth_downs_opponent: number | null;
    fumbles_lost: number | null;
    fumbles_lost_opponent: number | null;
    fumbles_recovered: number | null;
    fumbles_recovered_opponent: number | null;
    games: number | null;
    interceptions: number | null;
    interceptions_opponent: number | null;
    interception_tds: number | null;
    interception_tds_opponent: number | null;
    interception_yards: number | null;
    interception_yards_opponent: number | null;
    kick_returns: number | null;
    kick_returns_opponent: number | null;
    kick_return_tds: number | null;
    kick_return_tds_opponent: number | null;
    kick_return_yards: number | null;
    kick_return_yards_opponent: number | null;
    net_passing_yards: number | null;
    net_passing_yards_opponent: number | null;
    pass_attempts: number | null;
    pass_attempts_opponent: number | null;
    pass_completions: number | null;
    pass_completions_opponent: number | null;
    passes_intercepted: number | null;
    passes_intercepted_opponent: number | null;
    passing_tds: number | null;
    passing_tds_opponent: number | null;
    penalties: number | null;
    penalties_opponent: number | null;
    penalty_yards: number | null;
    penalty_yards_opponent: number | null;
    possession_time: number | null;
    possession_time_opponent: number | null;
    punt_returns: number | null;
    punt_returns_opponent: number | null;
    punt_return_tds: number | null;
    punt_return_tds_opponent: number | null;
    punt_return_yards: number | null;
    punt_return_yards_opponent: number | null;
    rushing_attempts: number | null;
    rushing_attempts_opponent: number | null;
    rushing_tds: number | null;
    rushing_tds_opponent: number | null;
    rushing_yards: number | null;
    rushing_yards_opponent: number | null;
    sacks: number | null;
    sacks_opponent: number | null;
    tackles_for_loss: number | null;
    tackles_for_loss_opponent: number | null;
    third_down_conversions: number | null;
    third_down_conversions_opponent: number | null;
    third_downs: number | null;
    third_downs_opponent: number | null;
    total_yards: number | null;
    total_yards_opponent: number | null;
    turnovers: number | null;
    turnovers_opponent: number | null;
    as_sent: string | null;
  };
}
