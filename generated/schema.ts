// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

// † Observed: the service does not promise it.
import type { QueryParameters } from "./queries.js";

export interface paths {
	"/games": {
		/** List games */
		get: operations["getGames"];
	};
	"/games/teams": {
		/** List team box scores */
		get: operations["getTeamGameStats"];
	};
	"/games/players": {
		/** List player box scores */
		get: operations["getPlayerGameStats"];
	};
	"/games/media": {
		/** List broadcasts */
		get: operations["getGameMedia"];
	};
	"/games/weather": {
		/** List game weather */
		get: operations["getGameWeather"];
	};
	"/records": {
		/** List team records */
		get: operations["getRecords"];
	};
	"/calendar": {
		/** List the weeks of a season */
		get: operations["getCalendar"];
	};
	"/scoreboard": {
		/** Get the live scoreboard */
		get: operations["getScoreboard"];
	};
	"/game/box/advanced": {
		/** Get an advanced box score */
		get: operations["getAdvancedBoxScore"];
	};
	"/games/schedule": {
		/** Get a schedule with betting lines */
		get: operations["getGameSchedule"];
	};
	"/games/{gameId}/preview": {
		/** Get a game preview */
		get: operations["getGamePreview"];
	};
	"/games/{gameId}/preview/adjusted": {
		/** Get an adjusted game preview */
		get: operations["getAdjustedGamePreview"];
	};
	"/playoffs/cfp": {
		/** Get a playoff */
		get: operations["getCfpPlayoff"];
	};
	"/playoffs/cfp/participants": {
		/** List playoff participants */
		get: operations["getCfpParticipants"];
	};
	"/playoffs/cfp/games": {
		/** List playoff matchups */
		get: operations["getCfpGames"];
	};
	"/drives": {
		/** List drives */
		get: operations["getDrives"];
	};
	"/plays": {
		/** List plays */
		get: operations["getPlays"];
	};
	"/plays/types": {
		/** List play types */
		get: operations["getPlayTypes"];
	};
	"/plays/stats": {
		/** List player statistics by play */
		get: operations["getPlayStats"];
	};
	"/plays/stats/types": {
		/** List play statistic types */
		get: operations["getPlayStatTypes"];
	};
	"/live/plays": {
		/** Get live plays */
		get: operations["getLivePlays"];
	};
	"/passing/plays": {
		/** List passing plays */
		get: operations["getPassingPlays"];
	};
	"/passing/players/season": {
		/** List player passing by season */
		get: operations["getPlayerSeasonPassing"];
	};
	"/passing/players/games": {
		/** List player passing by game */
		get: operations["getPlayerGamePassing"];
	};
	"/passing/teams/season": {
		/** List team passing by season */
		get: operations["getTeamSeasonPassing"];
	};
	"/passing/teams/games": {
		/** List team passing by game */
		get: operations["getTeamGamePassing"];
	};
	"/rushing/plays": {
		/** List rushing plays */
		get: operations["getRushingPlays"];
	};
	"/rushing/players/season": {
		/** List player rushing by season */
		get: operations["getPlayerSeasonRushing"];
	};
	"/rushing/players/games": {
		/** List player rushing by game */
		get: operations["getPlayerGameRushing"];
	};
	"/rushing/teams/season": {
		/** List team rushing by season */
		get: operations["getTeamSeasonRushing"];
	};
	"/rushing/teams/games": {
		/** List team rushing by game */
		get: operations["getTeamGameRushing"];
	};
	"/teams": {
		/** List teams */
		get: operations["getTeams"];
	};
	"/teams/fbs": {
		/** List FBS teams */
		get: operations["getFbsTeams"];
	};
	"/teams/matchup": {
		/** Get matchup history */
		get: operations["getMatchup"];
	};
	"/teams/ats": {
		/** List records against the spread */
		get: operations["getTeamsAts"];
	};
	"/teams/season/overview": {
		/** Get a team season overview */
		get: operations["getTeamSeasonOverview"];
	};
	"/roster": {
		/** List rosters */
		get: operations["getRoster"];
	};
	"/talent": {
		/** List team talent */
		get: operations["getTalent"];
	};
	"/conferences": {
		/** List conferences */
		get: operations["getConferences"];
	};
	"/conferences/changes": {
		/** List conference changes */
		get: operations["getConferenceChanges"];
	};
	"/conferences/affiliations": {
		/** List conference memberships */
		get: operations["getConferenceAffiliations"];
	};
	"/venues": {
		/** List venues */
		get: operations["getVenues"];
	};
	"/coaches": {
		/** List coaches */
		get: operations["getCoaches"];
	};
	"/coaches/profile": {
		/** Get a coach profile */
		get: operations["getCoachProfile"];
	};
	"/coaches/seasons": {
		/** List detailed coach seasons */
		get: operations["getCoachSeasons"];
	};
	"/coaches/tenures": {
		/** List coach tenures */
		get: operations["getCoachTenures"];
	};
	"/player/search": {
		/** Search players by name */
		get: operations["searchPlayers"];
	};
	"/player/usage": {
		/** List player usage */
		get: operations["getPlayerUsage"];
	};
	"/player/season/overview": {
		/** Get a player season overview */
		get: operations["getPlayerSeasonOverview"];
	};
	"/player/returning": {
		/** List returning production */
		get: operations["getReturningProduction"];
	};
	"/player/portal": {
		/** List portal transfers */
		get: operations["getTransferPortal"];
	};
	"/rankings": {
		/** List poll rankings */
		get: operations["getRankings"];
	};
	"/lines": {
		/** List betting lines */
		get: operations["getLines"];
	};
	"/recruiting/players": {
		/** List recruits */
		get: operations["getRecruits"];
	};
	"/recruiting/teams": {
		/** List team recruiting rankings */
		get: operations["getTeamRecruitingRankings"];
	};
	"/recruiting/groups": {
		/** List recruiting by position group */
		get: operations["getRecruitingGroups"];
	};
	"/ratings/core": {
		/** List CORE ratings */
		get: operations["getCoreRatings"];
	};
	"/ratings/sp": {
		/** List SP ratings */
		get: operations["getSpRatings"];
	};
	"/ratings/sp/conferences": {
		/** List conference SP ratings */
		get: operations["getConferenceSpRatings"];
	};
	"/ratings/srs": {
		/** List SRS ratings */
		get: operations["getSrsRatings"];
	};
	"/ratings/srs/expanded": {
		/** List expanded SRS ratings */
		get: operations["getExpandedSrsRatings"];
	};
	"/ratings/elo": {
		/** List Elo ratings */
		get: operations["getEloRatings"];
	};
	"/ratings/fpi": {
		/** List FPI ratings */
		get: operations["getFpiRatings"];
	};
	"/ppa/predicted": {
		/** List predicted points */
		get: operations["getPredictedPoints"];
	};
	"/ppa/teams": {
		/** List team PPA by season */
		get: operations["getTeamSeasonPpa"];
	};
	"/ppa/games": {
		/** List team PPA by game */
		get: operations["getTeamGamePpa"];
	};
	"/ppa/players/games": {
		/** List player PPA by game */
		get: operations["getPlayerGamePpa"];
	};
	"/ppa/players/season": {
		/** List player PPA by season */
		get: operations["getPlayerSeasonPpa"];
	};
	"/metrics/wp": {
		/** List in-game win probabilities */
		get: operations["getWinProbability"];
	};
	"/metrics/wp/pregame": {
		/** List pregame win probabilities */
		get: operations["getPregameWinProbability"];
	};
	"/metrics/fg/ep": {
		/** List expected points of field goals */
		get: operations["getFieldGoalExpectedPoints"];
	};
	"/stats/player/season": {
		/** List player statistics by season */
		get: operations["getPlayerSeasonStats"];
	};
	"/stats/player/success": {
		/** List player success rates by season */
		get: operations["getPlayerSeasonSuccess"];
	};
	"/stats/player/success/game": {
		/** List player success rates by game */
		get: operations["getPlayerGameSuccess"];
	};
	"/stats/season": {
		/** List team statistics by season */
		get: operations["getTeamSeasonStats"];
	};
	"/stats/categories": {
		/** List team statistical categories */
		get: operations["getStatCategories"];
	};
	"/stats/season/advanced": {
		/** List advanced statistics by season */
		get: operations["getAdvancedSeasonStats"];
	};
	"/stats/game/advanced": {
		/** List advanced statistics by game */
		get: operations["getAdvancedGameStats"];
	};
	"/stats/game/havoc": {
		/** List havoc by game */
		get: operations["getGameHavoc"];
	};
	"/draft/teams": {
		/** List NFL teams */
		get: operations["getDraftTeams"];
	};
	"/draft/positions": {
		/** List draft positions */
		get: operations["getDraftPositions"];
	};
	"/draft/picks": {
		/** List draft picks */
		get: operations["getDraftPicks"];
	};
	"/wepa/team/season": {
		/** List adjusted team metrics */
		get: operations["getAdjustedTeamMetrics"];
	};
	"/wepa/players/passing": {
		/** List adjusted player passing */
		get: operations["getAdjustedPlayerPassing"];
	};
	"/wepa/players/rushing": {
		/** List adjusted player rushing */
		get: operations["getAdjustedPlayerRushing"];
	};
	"/wepa/players/kicking": {
		/** List kickers' points above replacement */
		get: operations["getKickerPaar"];
	};
	"/info": {
		/** Get the plan and the quota */
		get: operations["getUserInfo"];
	};
	"/info/usage": {
		/** Get recent usage */
		get: operations["getUserUsage"];
	};
}
export type webhooks = Record<string, never>;
export interface components {
	schemas: {
		SeasonType: SeasonType;
		DivisionClassification: DivisionClassification;
		MediaType: MediaType;
		PlayoffCompetition: PlayoffCompetition;
		PlayoffRound: PlayoffRound;
		GameStatus: GameStatus;
		HomeAway: HomeAway;
		SeasonTypeDB: SeasonTypeDB;
		ConferenceClassification: ConferenceClassification;
		PlayoffStatus: PlayoffStatus;
		PlayoffBidType: PlayoffBidType;
		PlayoffOutcome: PlayoffOutcome;
		PlayoffSlotOutcome: PlayoffSlotOutcome;
		LivePlayKind: LivePlayKind;
		LiveDownType: LiveDownType;
		PassOutcome: PassOutcome;
		PassDepth: PassDepth;
		PlayDirection: PlayDirection;
		PassLocation: PassLocation;
		PlayParseStatus: PlayParseStatus;
		RushAttributionStatus: RushAttributionStatus;
		RankingPoll: RankingPoll;
		TransferEligibility: TransferEligibility;
		RecruitClassification: RecruitClassification;
		CoreRatingSeasonType: CoreRatingSeasonType;
		UserUsageApi: UserUsageApi;
		Game: Game;
		GamePlayoff: GamePlayoff;
		GameTeamStats: GameTeamStats;
		GameTeamStatsTeam: GameTeamStatsTeam;
		GameTeamStatsTeamStat: GameTeamStatsTeamStat;
		GamePlayerStats: GamePlayerStats;
		GamePlayerStatsTeam: GamePlayerStatsTeam;
		GamePlayerStatCategories: GamePlayerStatCategories;
		GamePlayerStatTypes: GamePlayerStatTypes;
		GamePlayerStatPlayer: GamePlayerStatPlayer;
		GameHeaderBase: GameHeaderBase;
		GameMedia: GameMedia;
		GameWeather: GameWeather;
		TeamRecords: TeamRecords;
		TeamRecord: TeamRecord;
		CalendarWeek: CalendarWeek;
		ScoreboardGame: ScoreboardGame;
		ScoreboardVenue: ScoreboardVenue;
		ScoreboardTeam: ScoreboardTeam;
		ScoreboardWeather: ScoreboardWeather;
		ScoreboardBetting: ScoreboardBetting;
		AdvancedBoxScore: AdvancedBoxScore;
		BoxScoreGameInfo: BoxScoreGameInfo;
		BoxScoreTeams: BoxScoreTeams;
		BoxScorePlayers: BoxScorePlayers;
		TotalBase: TotalBase;
		TotalOrNullBase: TotalOrNullBase;
		QuartersBase: QuartersBase;
		Quarters: Quarters;
		QuartersOrNull: QuartersOrNull;
		TeamPPA: TeamPPA;
		TeamSuccessRates: TeamSuccessRates;
		TeamExplosiveness: TeamExplosiveness;
		TeamRushingStats: TeamRushingStats;
		TeamHavoc: TeamHavoc;
		TeamScoringOpportunities: TeamScoringOpportunities;
		TeamFieldPosition: TeamFieldPosition;
		BoxScorePlayerBase: BoxScorePlayerBase;
		PlayerQuartersBase: PlayerQuartersBase;
		PlayerStatsByQuarter: PlayerStatsByQuarter;
		PlayerPPA: PlayerPPA;
		PlayerGameUsage: PlayerGameUsage;
		CfpPlayoff: CfpPlayoff;
		PlayoffTeam: PlayoffTeam;
		PlayoffParticipant: PlayoffParticipant;
		PlayoffRoundRecord: PlayoffRoundRecord;
		PlayoffMatchup: PlayoffMatchup;
		PlayoffMatchupSlot: PlayoffMatchupSlot;
		PlayoffMatchupSlotSource: PlayoffMatchupSlotSource;
		PlayoffAdvancement: PlayoffAdvancement;
		PlayoffLinkedGame: PlayoffLinkedGame;
		CfpPlayoffNotFound: CfpPlayoffNotFound;
		ClockTime: ClockTime;
		Drive: Drive;
		Play: Play;
		PlayType: PlayType;
		PlayStatClock: PlayStatClock;
		PlayStat: PlayStat;
		PlayStatType: PlayStatType;
		LiveGame: LiveGame;
		LiveGameTeam: LiveGameTeam;
		LiveGameDrive: LiveGameDrive;
		LiveGamePlay: LiveGamePlay;
		GameRowBase: GameRowBase;
		GameWeekRowBase: GameWeekRowBase;
		TeamInGameBase: TeamInGameBase;
		TeamGameRowBase: TeamGameRowBase;
		PlayerNameBase: PlayerNameBase;
		PlayerGameRowBase: PlayerGameRowBase;
		TeamSeasonRowBase: TeamSeasonRowBase;
		PassingProductionBase: PassingProductionBase;
		PassingLocationsBase: PassingLocationsBase;
		PassingProduction: PassingProduction;
		PassingLocations: PassingLocations;
		PassingLocationProduction: PassingLocationProduction;
		TeamPassingSeason: TeamPassingSeason;
		TeamPassingGame: TeamPassingGame;
		PlayerPassingGame: PlayerPassingGame;
		RushingMeasuresBase: RushingMeasuresBase;
		RushingCountsBase: RushingCountsBase;
		RushingProductionBase: RushingProductionBase;
		RushingProduction: RushingProduction;
		TeamRushingProduction: TeamRushingProduction;
		RushingDirections: RushingDirections;
		RushingCarriesBase: RushingCarriesBase;
		RushingDirectionProduction: RushingDirectionProduction;
		TeamRushingSeason: TeamRushingSeason;
		TeamRushingGame: TeamRushingGame;
		PlayerRushingGame: PlayerRushingGame;
		BoxScorePlayerRushing: BoxScorePlayerRushing;
		EnrichedPlayBase: EnrichedPlayBase;
		PlaySituationBase: PlaySituationBase;
		PlayValueBase: PlayValueBase;
		PassingPlayClock: PassingPlayClock;
		RushingPlayClock: RushingPlayClock;
		PassingPlay: PassingPlay;
		PlayerSeasonRowBase: PlayerSeasonRowBase;
		PlayerPassingSeason: PlayerPassingSeason;
		RushingPlay: RushingPlay;
		PlayerRushingSeason: PlayerRushingSeason;
		Venue: Venue;
		Team: Team;
		Conference: Conference;
		TeamConferenceChange: TeamConferenceChange;
		TeamConferenceAffiliation: TeamConferenceAffiliation;
		TeamTalent: TeamTalent;
		TeamATS: TeamATS;
		Matchup: Matchup;
		MatchupGame: MatchupGame;
		RosterPlayer: RosterPlayer;
		TeamSeasonOverview: TeamSeasonOverview;
		TeamStatRank: TeamStatRank;
		TeamSideStatRankings: TeamSideStatRankings;
		TeamSeasonStatRankings: TeamSeasonStatRankings;
		TeamSeasonPlayers: TeamSeasonPlayers;
		TeamSeasonRatings: TeamSeasonRatings;
		TeamSeasonUnitRatings: TeamSeasonUnitRatings;
		TeamSeasonCoreRatings: TeamSeasonCoreRatings;
		TeamSeasonRankedRating: TeamSeasonRankedRating;
		TeamSeasonAdvancedStats: TeamSeasonAdvancedStats;
		TeamSeasonPlayerBase: TeamSeasonPlayerBase;
		TeamSeasonPlayerPpaValues: TeamSeasonPlayerPpaValues;
		TeamSeasonPlayerPpa: TeamSeasonPlayerPpa;
		PlayerUsageValues: PlayerUsageValues;
		TeamSeasonPlayerUsage: TeamSeasonPlayerUsage;
		TeamSeasonOverviewError: TeamSeasonOverviewError;
		GameSeasonType: GameSeasonType;
		PreviewSectionStatus: PreviewSectionStatus;
		PreviewSectionReason: PreviewSectionReason;
		PlayerSourceReason: PlayerSourceReason;
		PreviewReason: PreviewReason;
		PreviewAvailability: PreviewAvailability;
		ScheduleSelection: ScheduleSelection;
		GameResult: GameResult;
		MeetingResult: MeetingResult;
		PreviewSectionBase: PreviewSectionBase;
		PreviewTeamIdentity: PreviewTeamIdentity;
		PreviewVenue: PreviewVenue;
		GamePreviewMetadataBase: GamePreviewMetadataBase;
		GamePreviewMetadata: GamePreviewMetadata;
		PreviewBroadcast: PreviewBroadcast;
		SelectedOdds: SelectedOdds;
		PreviewSectionBroadcasts: PreviewSectionBroadcasts;
		PreviewSectionOdds: PreviewSectionOdds;
		ScheduleWindow: ScheduleWindow;
		ScheduleSeasonType: ScheduleSeasonType;
		ScheduleClassification: ScheduleClassification;
		ScheduleFilters: ScheduleFilters;
		ScheduleGame: ScheduleGame;
		GameSchedule: GameSchedule;
		PreviewTeamStatistics: PreviewTeamStatistics;
		PlayerSourceAvailability: PlayerSourceAvailability;
		PreviewKeyPlayer: PreviewKeyPlayer;
		PreviewSectionKeyPlayers: PreviewSectionKeyPlayers;
		PreviewKeyPlayers: PreviewKeyPlayers;
		PreviewOpponent: PreviewOpponent;
		RecentResult: RecentResult;
		PreviewSectionStatistics: PreviewSectionStatistics;
		PreviewSectionRecord: PreviewSectionRecord;
		PreviewSectionRatings: PreviewSectionRatings;
		PreviewSectionRecentResults: PreviewSectionRecentResults;
		FreePreviewTeam: FreePreviewTeam;
		SeriesMeeting: SeriesMeeting;
		SeriesStreak: SeriesStreak;
		SeriesHistory: SeriesHistory;
		PreviewSectionSeries: PreviewSectionSeries;
		FreePreviewAnalysis: FreePreviewAnalysis;
		GamePreview: GamePreview;
		PreviewAdjustedTeamMetrics: PreviewAdjustedTeamMetrics;
		PreviewPlayerWepa: PreviewPlayerWepa;
		PreviewKickerPaar: PreviewKickerPaar;
		PreviewSectionTeamMetrics: PreviewSectionTeamMetrics;
		PreviewSectionPlayerWepa: PreviewSectionPlayerWepa;
		PreviewSectionKickerPaar: PreviewSectionKickerPaar;
		AdjustedPreviewTeam: AdjustedPreviewTeam;
		AdjustedPreviewAnalysis: AdjustedPreviewAnalysis;
		AdjustedGamePreview: AdjustedGamePreview;
		CoachReferenceBase: CoachReferenceBase;
		CoachReference: CoachReference;
		CoachTeamReference: CoachTeamReference;
		CoachSeasonTeamReference: CoachSeasonTeamReference;
		CoachRecordBase: CoachRecordBase;
		CoachRecord: CoachRecord;
		Coach: Coach;
		CoachSeason: CoachSeason;
		CoachProfile: CoachProfile;
		CoachCareer: CoachCareer;
		CoachAlmaMater: CoachAlmaMater;
		DetailedCoachSeason: DetailedCoachSeason;
		CoachRatingContext: CoachRatingContext;
		CoachYearOverYear: CoachYearOverYear;
		CoachRecruitingContext: CoachRecruitingContext;
		CoachPollResume: CoachPollResume;
		CoachRecordSplits: CoachRecordSplits;
		CoachScoring: CoachScoring;
		CoachCfpContext: CoachCfpContext;
		CoachDraftContext: CoachDraftContext;
		CoachTenure: CoachTenure;
		CoachNotFound: CoachNotFound;
		PlayerSearchResult: PlayerSearchResult;
		PlayerSearchTeamStint: PlayerSearchTeamStint;
		PlayerInConferenceBase: PlayerInConferenceBase;
		PlayerUsage: PlayerUsage;
		PlayerSeasonOverview: PlayerSeasonOverview;
		PlayerSeasonOverviewBoxScore: PlayerSeasonOverviewBoxScore;
		PlayerSeasonOverviewCategory: PlayerSeasonOverviewCategory;
		PlayerSeasonOverviewStat: PlayerSeasonOverviewStat;
		PlayerSeasonOverviewPPA: PlayerSeasonOverviewPPA;
		ReturningProduction: ReturningProduction;
		PlayerTransfer: PlayerTransfer;
		PollWeek: PollWeek;
		Poll: Poll;
		PollRank: PollRank;
		BettingGame: BettingGame;
		GameLine: GameLine;
		Recruit: Recruit;
		RecruitHometown: RecruitHometown;
		TeamRecruitingRanking: TeamRecruitingRanking;
		AggregatedTeamRecruiting: AggregatedTeamRecruiting;
		TeamSeasonBase: TeamSeasonBase;
		TeamRatingBase: TeamRatingBase;
		TeamCoreRating: TeamCoreRating;
		SpUnitBase: SpUnitBase;
		SpOffenseBase: SpOffenseBase;
		SpDefenseBase: SpDefenseBase;
		SpRankedBase: SpRankedBase;
		SpHavoc: SpHavoc;
		SpSpecialTeams: SpSpecialTeams;
		TeamSpOffense: TeamSpOffense;
		TeamSpDefense: TeamSpDefense;
		TeamSP: TeamSP;
		ConferenceSpOffense: ConferenceSpOffense;
		ConferenceSpDefense: ConferenceSpDefense;
		ConferenceSP: ConferenceSP;
		SrsRatingBase: SrsRatingBase;
		TeamSRS: TeamSRS;
		ExpandedTeamSRS: ExpandedTeamSRS;
		TeamElo: TeamElo;
		TeamFPI: TeamFPI;
		FpiResumeRanks: FpiResumeRanks;
		FpiEfficiencies: FpiEfficiencies;
		PredictedPointsValue: PredictedPointsValue;
		PpaSideBase: PpaSideBase;
		PpaSums: PpaSums;
		TeamSeasonPpaSide: TeamSeasonPpaSide;
		TeamGamePpaSide: TeamGamePpaSide;
		TeamSeasonPredictedPointsAdded: TeamSeasonPredictedPointsAdded;
		TeamGamePredictedPointsAdded: TeamGamePredictedPointsAdded;
		PlayerInSeasonBase: PlayerInSeasonBase;
		PlayerPpaAveragesBase: PlayerPpaAveragesBase;
		PlayerGamePpaAverages: PlayerGamePpaAverages;
		PlayerSeasonPpaAverages: PlayerSeasonPpaAverages;
		PlayerSeasonPpaTotals: PlayerSeasonPpaTotals;
		PlayerGamePredictedPointsAdded: PlayerGamePredictedPointsAdded;
		PlayerSeasonPredictedPointsAdded: PlayerSeasonPredictedPointsAdded;
		PlayWinProbability: PlayWinProbability;
		PregameWinProbability: PregameWinProbability;
		FieldGoalEP: FieldGoalEP;
		PlayTypeSplit: PlayTypeSplit;
		DownTypeSplit: DownTypeSplit;
		TeamSeasonPassingDownsAllowed: TeamSeasonPassingDownsAllowed;
		GamePlayTypeSplit: GamePlayTypeSplit;
		GameDownTypeSplit: GameDownTypeSplit;
		SideHavoc: SideHavoc;
		SideFieldPosition: SideFieldPosition;
		SideBlockBase: SideBlockBase;
		SeasonSideBlockBase: SeasonSideBlockBase;
		SideBlock: SideBlock;
		AdvancedSeasonDefense: AdvancedSeasonDefense;
		TeamSeasonAdvancedOffense: TeamSeasonAdvancedOffense;
		TeamSeasonAdvancedDefense: TeamSeasonAdvancedDefense;
		AdvancedGameOffense: AdvancedGameOffense;
		AdvancedGameDefense: AdvancedGameDefense;
		AdvancedSeasonStat: AdvancedSeasonStat;
		AdvancedGameStat: AdvancedGameStat;
		GameHavocSide: GameHavocSide;
		GameHavocStats: GameHavocStats;
		PlayerStat: PlayerStat;
		PlayerSuccessRateSplit: PlayerSuccessRateSplit;
		PlayerSuccessRateBase: PlayerSuccessRateBase;
		PlayerSeasonSuccessRate: PlayerSeasonSuccessRate;
		PlayerGameSuccessRate: PlayerGameSuccessRate;
		TeamStat: TeamStat;
		DraftTeam: DraftTeam;
		DraftPosition: DraftPosition;
		DraftPick: DraftPick;
		DraftPickHometown: DraftPickHometown;
		AdjustedTeamMetrics: AdjustedTeamMetrics;
		AdjustedEpa: AdjustedEpa;
		AdjustedSuccessRate: AdjustedSuccessRate;
		AdjustedRushing: AdjustedRushing;
		AdjustedPlayerBase: AdjustedPlayerBase;
		PlayerWeightedEPA: PlayerWeightedEPA;
		KickerPAAR: KickerPAAR;
		UserInfo: UserInfo;
		UserFeatureAccess: UserFeatureAccess;
		UserUsage: UserUsage;
		UserUsageWindow: UserUsageWindow;
		UserUsageTotals: UserUsageTotals;
		UserUsageRequestBase: UserUsageRequestBase;
		UserUsageEndpoint: UserUsageEndpoint;
		UserUsageRecentRequest: UserUsageRecentRequest;
		ValidationError: ValidationError;
		ValidationErrorDetail: ValidationErrorDetail;
	};
	responses: {
		/**
		 * Nothing has changed since the response whose `ETag` the request sent in `If-None-Match`. The body is empty.
		 *
		 * Recorded. Source of 5.23.0: this response costs a call like any other, so an ETag saves bytes but not calls. †
		 */
		NotModified: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				ETag: components["headers"]["ETag"];
				[name: string]: unknown;
			};
			content?: never;
		};
		/**
		 * A parameter has the wrong type or value, or the parameters break a rule. The request does not cost a call.
		 *
		 * Recorded: `details` names all refused parameters together, with messages such as "invalid integer number", "invalid string value" and "should be one of the following; ['regular','postseason', …]". †
		 */
		ValidationFailed: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				[name: string]: unknown;
			};
			content: {
				"application/json": ValidationError;
			};
		};
		/**
		 * The key is missing, malformed or unknown, or its supporter tier is too low. The request does not cost a call.
		 *
		 * Recorded: the message for a low tier is "Unauthorized. This endpoint requires a Patreon subscription at Tier N or higher." For an unknown key, it is "Unauthorized". Without `Bearer`, it hints at the missing word. The service does not send a 403 or a WWW-Authenticate header. †
		 */
		Unauthorized: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * The monthly quota is used up. It resets on the first of the next month, 00:00 UTC. Do not retry before then.
		 *
		 * Recorded: the message is "Monthly call quota exceeded.", and there is no Retry-After header. †
		 */
		QuotaExceeded: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * Without a Retry-After header, the monthly quota is used up, so do not retry. With that header, more than two requests of this account to this path are in flight, so retry. The request does not cost a call.
		 *
		 * Recorded: the messages are "Monthly call quota exceeded." and "Too many concurrent requests for this endpoint." Published source of September 2026: all keys of an account share the two slots. If a client abandons a request, the service does not notice, and the request keeps its slot until 75 seconds after its start. †
		 */
		QuotaExceededOrBusy: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				"Retry-After": components["headers"]["RetryAfter"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * The service failed. The request does not cost a call.
		 *
		 * Recorded: the message is always "Internal Server Error". †
		 */
		InternalServerError: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * The service failed, or no game has this `id`. The request does not cost a call.
		 *
		 * Recorded: the message is "Internal Server Error" in both cases. †
		 */
		BoxScoreFailed: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * The service cannot look up the key's quota. Retry later. The request does not cost a call.
		 *
		 * Recorded: the message is "Unable to verify call quota. Please retry later." †
		 */
		QuotaUnavailable: {
			headers: {
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * Either the service cannot look up the key's quota, or it cannot count the account's requests in flight (Retry-After header). Retry later. The request does not cost a call.
		 *
		 * Recorded: the message is "Unable to verify call quota. Please retry later." Published source of September 2026: if the service cannot count the requests, the message is "Request admission unavailable. Please retry." †
		 */
		QuotaOrAdmissionUnavailable: {
			headers: {
				"Retry-After": components["headers"]["RetryAfter"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * The season has no playoff. The request does not cost a call.
		 *
		 * Recorded: the message is "CFP playoff not found". †
		 */
		CfpPlayoffMissing: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				[name: string]: unknown;
			};
			content: {
				"application/json": CfpPlayoffNotFound;
			};
		};
		/**
		 * Either the game has no plays (see the message), or the parameter is missing or not an integer (see `details`). The request does not cost a call.
		 *
		 * Recorded: the message for a game without plays is "No plays found for game." †
		 */
		ValidationFailedOrNoPlays: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				[name: string]: unknown;
			};
			content: {
				"application/json": ValidationError;
			};
		};
		/**
		 * No coach has this id. The request does not cost a call.
		 *
		 * Recorded: the message is "Coach not found". †
		 */
		CoachMissing: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				[name: string]: unknown;
			};
			content: {
				"application/json": CoachNotFound;
			};
		};
		/**
		 * The calendar does not have this week. The request does not cost a call.
		 *
		 * Source of 5.32.0: the message is "Calendar window not found." †
		 */
		CalendarWindowNotFound: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				"Cache-Control": components["headers"]["CacheControlPrivate"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * Either the schedule is temporarily unavailable, or the service cannot look up the key's quota. Retry later. The request does not cost a call.
		 *
		 * Source of 5.32.0: the message is "Game schedule is temporarily unavailable.", and there is no Retry-After header. †
		 */
		GameScheduleUnavailable: {
			headers: {
				"Cache-Control": components["headers"]["CacheControlPrivate"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * No game has this id. The request does not cost a call.
		 *
		 * Source of 5.32.0: the message is "Game not found." †
		 */
		GameNotFound: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				"Cache-Control": components["headers"]["CacheControlPrivate"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * Either the preview is temporarily unavailable, or the service cannot look up the key's quota. Retry later. The request does not cost a call.
		 *
		 * Source of 5.32.0: the message is "Game preview is temporarily unavailable.", and there is no Retry-After header. †
		 */
		GamePreviewUnavailable: {
			headers: {
				"Cache-Control": components["headers"]["CacheControlPrivate"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * The team does not exist, or has no data for the season. The request does not cost a call.
		 *
		 * Recorded: the message is "Team season overview not found." †
		 */
		TeamSeasonOverviewNotFound: {
			headers: {
				"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
				"Cache-Control": components["headers"]["CacheControlNoStore"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
		/**
		 * Either the overview is temporarily unavailable, or the service cannot look up the key's quota. Retry later. The request does not cost a call.
		 *
		 * Recorded: the messages are "Team season overview is temporarily unavailable.", which comes with Cache-Control, and "Unable to verify call quota. Please retry later." †
		 */
		TeamSeasonOverviewUnavailable: {
			headers: {
				"Cache-Control": components["headers"]["CacheControlNoStore"];
				[name: string]: unknown;
			};
			content: {
				"application/json": TeamSeasonOverviewError;
			};
		};
	};
	parameters: {
		yearOptional: number;
		yearNarrowedUnlessId: number;
		yearUnlessGameId: number;
		yearUnlessTeam: number;
		yearRequired: number;
		yearSince2025UnlessTeam: number;
		yearOfMembership: number;
		minYear: number;
		maxYear: number;
		weekOptional: number;
		weekAsNumber: number;
		weekNarrowingYear: number;
		weekUnlessTeam: number;
		weekWithYearUnlessTeam: number;
		startWeek: number;
		endWeek: number;
		startWeekKeepingPostseason: number;
		endWeekDroppingPostseason: number;
		seasonTypeOptional: SeasonType;
		seasonTypeSince2025: SeasonType;
		teamOfRow: string;
		teamOfRowUnlessYear: string;
		teamOfPlayer: string;
		teamEitherSide: string;
		teamInGame: string;
		teamInGameNarrowingYear: string;
		teamMatchedByNameOrAbbreviationUnlessYear: string;
		teamMatchedByNameOrAbbreviationUnlessWeek: string;
		teamOfPlayerMatchedByNameOrAbbreviation: string;
		homeTeam: string;
		awayTeam: string;
		opponentOfRow: string;
		offenseTeam: string;
		offenseMatchedByNameOrAbbreviation: string;
		defenseTeam: string;
		defenseMatchedByNameOrAbbreviation: string;
		conferenceMatchedByAbbreviation: string;
		conferenceMatchedByAbbreviationNotName: string;
		conferenceEitherSide: string;
		conferenceInGame: string;
		conferenceInGameNarrowingYear: string;
		conferenceMatchedByName: string;
		conferenceMatchedByLabel: string;
		conferenceMatchedByNameOrAbbreviation: string;
		conferenceEitherSideMatchedByNameOrAbbreviation: string;
		offenseConference: string;
		defenseConference: string;
		classificationEitherSide: DivisionClassification;
		classificationOfTeams: DivisionClassification;
		classificationFbsByDefault: DivisionClassification;
		classificationOfOffense: DivisionClassification;
		classificationOfConference: ConferenceClassification;
		idAlone: number;
		gameIdAlone: number;
		gameIdRequired: number;
		rusherIdUnlessYear: string;
		positionAbbreviation: string;
		playerStatCategory: string;
		minimumCreditedPlays: number;
		minimumPlaysAsNumber: number;
		excludeGarbageTime: boolean;
		excludeGarbageTimeFalseByDefault: boolean;
		gameIdInPath: number;
		ifNoneMatch: string;
	};
	requestBodies: never;
	headers: {
		/**
		 * A value that changes with the body. Send it back as `If-None-Match`.
		 *
		 * Recorded: every 200 had one. †
		 * @example W/"2a-0bd1c1f0"
		 */
		ETag: string;
		/**
		 * Calls left in this month's quota after this call.
		 *
		 * Recorded: 401 and 204 responses do not have this header. Code in a web page cannot read it. †
		 * @example 999
		 */
		CallLimitRemaining: number;
		/**
		 * Seconds to wait before the next request.
		 *
		 * Recorded: 1 when too many requests to one path are in flight. The response for a used-up quota does not have this header. Published source of September 2026: always 1, even if a request keeps its slot for up to 75 seconds. †
		 * @example 1
		 */
		RetryAfter: number;
		/**
		 * Seconds to wait before the next request of this kind. Sent with a delayed response.
		 *
		 * Recorded: the service sends this header with a 200 after more than 15 requests in 10 seconds. †
		 * @example 1
		 */
		RetryAfterSlowdown: number;
		/**
		 * How long the service delayed this response, in milliseconds.
		 *
		 * Recorded: values up to 2,000. The service sends this header with a 200 after more than 15 requests in 10 seconds. †
		 * @example 500
		 */
		RateSlowdownDelay: number;
		/**
		 * Always `private, no-store`: caches must not store this response.
		 *
		 * Source of 5.32.0: every response of these operations has this header, including failures. †
		 * @example private, no-store
		 */
		CacheControlPrivate: string;
		/**
		 * Always `no-store`: caches must not store this response.
		 *
		 * Recorded: `no-store` on a 404 and on a 503 of the team season overview. †
		 * @example no-store
		 */
		CacheControlNoStore: string;
	};
	pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
	getGames: {
		parameters: {
			query?: QueryParameters["/games"];
		};
		responses: {
			/** The games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Game[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamGameStats: {
		parameters: {
			query?: QueryParameters["/games/teams"];
		};
		responses: {
			/** The games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": GameTeamStats[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerGameStats: {
		parameters: {
			query?: QueryParameters["/games/players"];
		};
		responses: {
			/** The games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": GamePlayerStats[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getGameMedia: {
		parameters: {
			query: QueryParameters["/games/media"];
		};
		responses: {
			/** The broadcasts that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": GameMedia[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getGameWeather: {
		parameters: {
			query?: QueryParameters["/games/weather"];
		};
		responses: {
			/** The weather at the games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": GameWeather[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getRecords: {
		parameters: {
			query?: QueryParameters["/records"];
		};
		responses: {
			/** The records that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamRecords[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getCalendar: {
		parameters: {
			query: QueryParameters["/calendar"];
		};
		responses: {
			/** The weeks of the season. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": CalendarWeek[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getScoreboard: {
		parameters: {
			query?: QueryParameters["/scoreboard"];
		};
		responses: {
			/** The current games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": ScoreboardGame[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			500: components["responses"]["InternalServerError"];
		};
	};
	getAdvancedBoxScore: {
		parameters: {
			query: QueryParameters["/game/box/advanced"];
		};
		responses: {
			/** The box score of the game. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": AdvancedBoxScore;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["BoxScoreFailed"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getGameSchedule: {
		parameters: {
			query?: QueryParameters["/games/schedule"];
		};
		responses: {
			/** The week's games. */
			200: {
				headers: {
					"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
					ETag: components["headers"]["ETag"];
					"Cache-Control": components["headers"]["CacheControlPrivate"];
					[name: string]: unknown;
				};
				content: {
					"application/json": GameSchedule;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			404: components["responses"]["CalendarWindowNotFound"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["GameScheduleUnavailable"];
		};
	};
	getGamePreview: {
		parameters: {
			query?: never;
			path: {
				/**
				 * The id of a game, as in `getGames`.
				 *
				 * Source of 5.32.0: an id that is not a whole number of at least 1 returns a 400. An unknown id returns a 404. †
				 * @example 401752677
				 */
				gameId: components["parameters"]["gameIdInPath"];
			};
		};
		responses: {
			/** The game's preview. */
			200: {
				headers: {
					"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
					ETag: components["headers"]["ETag"];
					"Cache-Control": components["headers"]["CacheControlPrivate"];
					[name: string]: unknown;
				};
				content: {
					"application/json": GamePreview;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			404: components["responses"]["GameNotFound"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["GamePreviewUnavailable"];
		};
	};
	getAdjustedGamePreview: {
		parameters: {
			query?: never;
			path: {
				/**
				 * The id of a game, as in `getGames`.
				 *
				 * Source of 5.32.0: an id that is not a whole number of at least 1 returns a 400. An unknown id returns a 404. †
				 * @example 401752677
				 */
				gameId: components["parameters"]["gameIdInPath"];
			};
		};
		responses: {
			/** The adjusted preview of the game. */
			200: {
				headers: {
					"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
					ETag: components["headers"]["ETag"];
					"Cache-Control": components["headers"]["CacheControlPrivate"];
					[name: string]: unknown;
				};
				content: {
					"application/json": AdjustedGamePreview;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			404: components["responses"]["GameNotFound"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["GamePreviewUnavailable"];
		};
	};
	getCfpPlayoff: {
		parameters: {
			query: QueryParameters["/playoffs/cfp"];
		};
		responses: {
			/** The season's playoff. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": CfpPlayoff;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			404: components["responses"]["CfpPlayoffMissing"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getCfpParticipants: {
		parameters: {
			query: QueryParameters["/playoffs/cfp/participants"];
		};
		responses: {
			/** The playoff's participants. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayoffParticipant[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			404: components["responses"]["CfpPlayoffMissing"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getCfpGames: {
		parameters: {
			query: QueryParameters["/playoffs/cfp/games"];
		};
		responses: {
			/** The matchups that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayoffMatchup[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			404: components["responses"]["CfpPlayoffMissing"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getDrives: {
		parameters: {
			query: QueryParameters["/drives"];
		};
		responses: {
			/** The drives that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Drive[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlays: {
		parameters: {
			query: QueryParameters["/plays"];
		};
		responses: {
			/** The plays that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Play[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayTypes: {
		parameters: {
			query?: never;
		};
		responses: {
			/** The types of plays. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayType[];
				};
			};
			304: components["responses"]["NotModified"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayStats: {
		parameters: {
			query?: QueryParameters["/plays/stats"];
		};
		responses: {
			/** The statistics that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayStat[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceededOrBusy"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaOrAdmissionUnavailable"];
		};
	};
	getPlayStatTypes: {
		parameters: {
			query?: never;
		};
		responses: {
			/** The types of statistics. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayStatType[];
				};
			};
			304: components["responses"]["NotModified"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getLivePlays: {
		parameters: {
			query: QueryParameters["/live/plays"];
		};
		responses: {
			/** The game's current state. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": LiveGame;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailedOrNoPlays"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceededOrBusy"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaOrAdmissionUnavailable"];
		};
	};
	getPassingPlays: {
		parameters: {
			query: QueryParameters["/passing/plays"];
		};
		responses: {
			/** The passes that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PassingPlay[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerSeasonPassing: {
		parameters: {
			query?: QueryParameters["/passing/players/season"];
		};
		responses: {
			/** The seasons that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerPassingSeason[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerGamePassing: {
		parameters: {
			query: QueryParameters["/passing/players/games"];
		};
		responses: {
			/** The games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerPassingGame[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamSeasonPassing: {
		parameters: {
			query?: QueryParameters["/passing/teams/season"];
		};
		responses: {
			/** The seasons that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamPassingSeason[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamGamePassing: {
		parameters: {
			query: QueryParameters["/passing/teams/games"];
		};
		responses: {
			/** The games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamPassingGame[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getRushingPlays: {
		parameters: {
			query?: QueryParameters["/rushing/plays"];
		};
		responses: {
			/** The runs that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": RushingPlay[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerSeasonRushing: {
		parameters: {
			query?: QueryParameters["/rushing/players/season"];
		};
		responses: {
			/** The seasons that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerRushingSeason[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerGameRushing: {
		parameters: {
			query?: QueryParameters["/rushing/players/games"];
		};
		responses: {
			/** The games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerRushingGame[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamSeasonRushing: {
		parameters: {
			query?: QueryParameters["/rushing/teams/season"];
		};
		responses: {
			/** The seasons that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamRushingSeason[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamGameRushing: {
		parameters: {
			query: QueryParameters["/rushing/teams/games"];
		};
		responses: {
			/** The games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamRushingGame[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeams: {
		parameters: {
			query?: QueryParameters["/teams"];
		};
		responses: {
			/** The teams that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Team[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getFbsTeams: {
		parameters: {
			query?: QueryParameters["/teams/fbs"];
		};
		responses: {
			/** The teams of the FBS. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Team[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getMatchup: {
		parameters: {
			query: QueryParameters["/teams/matchup"];
		};
		responses: {
			/** The history of the two teams. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Matchup;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamsAts: {
		parameters: {
			query: QueryParameters["/teams/ats"];
		};
		responses: {
			/** The records that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamATS[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamSeasonOverview: {
		parameters: {
			query: QueryParameters["/teams/season/overview"];
		};
		responses: {
			/** The team's season. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamSeasonOverview;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			404: components["responses"]["TeamSeasonOverviewNotFound"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["TeamSeasonOverviewUnavailable"];
		};
	};
	getRoster: {
		parameters: {
			query?: QueryParameters["/roster"];
		};
		responses: {
			/** The players that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": RosterPlayer[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTalent: {
		parameters: {
			query: QueryParameters["/talent"];
		};
		responses: {
			/** The talent of each team. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamTalent[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getConferences: {
		parameters: {
			query?: QueryParameters["/conferences"];
		};
		responses: {
			/** The conferences that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Conference[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getConferenceChanges: {
		parameters: {
			query: QueryParameters["/conferences/changes"];
		};
		responses: {
			/** The changes of that season. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamConferenceChange[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getConferenceAffiliations: {
		parameters: {
			query?: QueryParameters["/conferences/affiliations"];
		};
		responses: {
			/** The memberships that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamConferenceAffiliation[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getVenues: {
		parameters: {
			query?: never;
		};
		responses: {
			/** All venues. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Venue[];
				};
			};
			304: components["responses"]["NotModified"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getCoaches: {
		parameters: {
			query?: QueryParameters["/coaches"];
		};
		responses: {
			/** The coaches that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Coach[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getCoachProfile: {
		parameters: {
			query: QueryParameters["/coaches/profile"];
		};
		responses: {
			/** The coach's profile. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": CoachProfile;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			404: components["responses"]["CoachMissing"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getCoachSeasons: {
		parameters: {
			query?: QueryParameters["/coaches/seasons"];
		};
		responses: {
			/** The seasons that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": DetailedCoachSeason[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getCoachTenures: {
		parameters: {
			query?: QueryParameters["/coaches/tenures"];
		};
		responses: {
			/** The tenures that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": CoachTenure[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	searchPlayers: {
		parameters: {
			query: QueryParameters["/player/search"];
		};
		responses: {
			/** The players that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerSearchResult[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerUsage: {
		parameters: {
			query: QueryParameters["/player/usage"];
		};
		responses: {
			/** The usage that matches. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerUsage[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerSeasonOverview: {
		parameters: {
			query: QueryParameters["/player/season/overview"];
		};
		responses: {
			/** The player's season. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerSeasonOverview;
				};
			};
			/**
			 * The service does not have data on that player in that season. The body is empty.
			 *
			 * Recorded: this response does not have the header `X-CallLimit-Remaining`. †
			 */
			204: {
				headers: {
					[name: string]: unknown;
				};
				content?: never;
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getReturningProduction: {
		parameters: {
			query?: QueryParameters["/player/returning"];
		};
		responses: {
			/** The production that matches. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": ReturningProduction[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTransferPortal: {
		parameters: {
			query: QueryParameters["/player/portal"];
		};
		responses: {
			/** The transfers ahead of that season. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerTransfer[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getRankings: {
		parameters: {
			query: QueryParameters["/rankings"];
		};
		responses: {
			/** The weeks that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PollWeek[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getLines: {
		parameters: {
			query?: QueryParameters["/lines"];
		};
		responses: {
			/** The games that match, with their lines. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": BettingGame[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getRecruits: {
		parameters: {
			query?: QueryParameters["/recruiting/players"];
		};
		responses: {
			/** The recruits that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": Recruit[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamRecruitingRankings: {
		parameters: {
			query?: QueryParameters["/recruiting/teams"];
		};
		responses: {
			/** The classes that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamRecruitingRanking[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getRecruitingGroups: {
		parameters: {
			query?: QueryParameters["/recruiting/groups"];
		};
		responses: {
			/** The position groups that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": AggregatedTeamRecruiting[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getCoreRatings: {
		parameters: {
			query?: QueryParameters["/ratings/core"];
		};
		responses: {
			/** The ratings that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamCoreRating[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getSpRatings: {
		parameters: {
			query?: QueryParameters["/ratings/sp"];
		};
		responses: {
			/** The ratings that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamSP[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getConferenceSpRatings: {
		parameters: {
			query?: QueryParameters["/ratings/sp/conferences"];
		};
		responses: {
			/** The ratings that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": ConferenceSP[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getSrsRatings: {
		parameters: {
			query?: QueryParameters["/ratings/srs"];
		};
		responses: {
			/** The ratings that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamSRS[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getExpandedSrsRatings: {
		parameters: {
			query?: QueryParameters["/ratings/srs/expanded"];
		};
		responses: {
			/** The ratings that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": ExpandedTeamSRS[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getEloRatings: {
		parameters: {
			query?: QueryParameters["/ratings/elo"];
		};
		responses: {
			/** The ratings that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamElo[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getFpiRatings: {
		parameters: {
			query?: QueryParameters["/ratings/fpi"];
		};
		responses: {
			/** The ratings that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamFPI[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPredictedPoints: {
		parameters: {
			query: QueryParameters["/ppa/predicted"];
		};
		responses: {
			/** The predicted points by yard line. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PredictedPointsValue[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamSeasonPpa: {
		parameters: {
			query?: QueryParameters["/ppa/teams"];
		};
		responses: {
			/** The seasons that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamSeasonPredictedPointsAdded[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getTeamGamePpa: {
		parameters: {
			query: QueryParameters["/ppa/games"];
		};
		responses: {
			/** The games that match, by team. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamGamePredictedPointsAdded[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerGamePpa: {
		parameters: {
			query: QueryParameters["/ppa/players/games"];
		};
		responses: {
			/** The games that match, by player. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerGamePredictedPointsAdded[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerSeasonPpa: {
		parameters: {
			query?: QueryParameters["/ppa/players/season"];
		};
		responses: {
			/** The seasons that match, by player. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerSeasonPredictedPointsAdded[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getWinProbability: {
		parameters: {
			query: QueryParameters["/metrics/wp"];
		};
		responses: {
			/** The game's plays. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayWinProbability[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPregameWinProbability: {
		parameters: {
			query?: QueryParameters["/metrics/wp/pregame"];
		};
		responses: {
			/** The games that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PregameWinProbability[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getFieldGoalExpectedPoints: {
		parameters: {
			query?: never;
		};
		responses: {
			/** The expected points by distance. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": FieldGoalEP[];
				};
			};
			304: components["responses"]["NotModified"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerSeasonStats: {
		parameters: {
			query: QueryParameters["/stats/player/season"];
		};
		responses: {
			/** The statistics that match. */
			200: {
				headers: {
					"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
					ETag: components["headers"]["ETag"];
					"Retry-After": components["headers"]["RetryAfterSlowdown"];
					"X-RateSlowdown-Delay": components["headers"]["RateSlowdownDelay"];
					[name: string]: unknown;
				};
				content: {
					"application/json": PlayerStat[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceededOrBusy"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaOrAdmissionUnavailable"];
		};
	};
	getPlayerSeasonSuccess: {
		parameters: {
			query?: QueryParameters["/stats/player/success"];
		};
		responses: {
			/** The success rates that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerSeasonSuccessRate[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getPlayerGameSuccess: {
		parameters: {
			query: QueryParameters["/stats/player/success/game"];
		};
		responses: {
			/** The success rates that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerGameSuccessRate[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceededOrBusy"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaOrAdmissionUnavailable"];
		};
	};
	getTeamSeasonStats: {
		parameters: {
			query?: QueryParameters["/stats/season"];
		};
		responses: {
			/** The statistics that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": TeamStat[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getStatCategories: {
		parameters: {
			query?: never;
		};
		responses: {
			/** The categories. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": string[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getAdvancedSeasonStats: {
		parameters: {
			query?: QueryParameters["/stats/season/advanced"];
		};
		responses: {
			/** The advanced statistics that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": AdvancedSeasonStat[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceededOrBusy"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaOrAdmissionUnavailable"];
		};
	};
	getAdvancedGameStats: {
		parameters: {
			query?: QueryParameters["/stats/game/advanced"];
		};
		responses: {
			/** The advanced statistics that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": AdvancedGameStat[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceededOrBusy"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaOrAdmissionUnavailable"];
		};
	};
	getGameHavoc: {
		parameters: {
			query?: QueryParameters["/stats/game/havoc"];
		};
		responses: {
			/** The havoc rows that match the query. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": GameHavocStats[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getDraftTeams: {
		parameters: {
			query?: never;
		};
		responses: {
			/** The teams. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": DraftTeam[];
				};
			};
			304: components["responses"]["NotModified"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getDraftPositions: {
		parameters: {
			query?: never;
		};
		responses: {
			/** The positions. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": DraftPosition[];
				};
			};
			304: components["responses"]["NotModified"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getDraftPicks: {
		parameters: {
			query?: QueryParameters["/draft/picks"];
		};
		responses: {
			/** The picks that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": DraftPick[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getAdjustedTeamMetrics: {
		parameters: {
			query?: QueryParameters["/wepa/team/season"];
		};
		responses: {
			/** The seasons that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": AdjustedTeamMetrics[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getAdjustedPlayerPassing: {
		parameters: {
			query?: QueryParameters["/wepa/players/passing"];
		};
		responses: {
			/** The passers that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerWeightedEPA[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getAdjustedPlayerRushing: {
		parameters: {
			query?: QueryParameters["/wepa/players/rushing"];
		};
		responses: {
			/** The rushers that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": PlayerWeightedEPA[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getKickerPaar: {
		parameters: {
			query?: QueryParameters["/wepa/players/kicking"];
		};
		responses: {
			/** The kickers that match. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": KickerPAAR[];
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			429: components["responses"]["QuotaExceeded"];
			500: components["responses"]["InternalServerError"];
			503: components["responses"]["QuotaUnavailable"];
		};
	};
	getUserInfo: {
		parameters: {
			query?: never;
		};
		responses: {
			/** The key's plan and quota. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": UserInfo | null;
				};
			};
			304: components["responses"]["NotModified"];
			401: components["responses"]["Unauthorized"];
			500: components["responses"]["InternalServerError"];
		};
	};
	getUserUsage: {
		parameters: {
			query?: QueryParameters["/info/usage"];
		};
		responses: {
			/** The key's usage. */
			200: {
				headers: MeteredHeaders;
				content: {
					"application/json": UserUsage | null;
				};
			};
			304: components["responses"]["NotModified"];
			400: components["responses"]["ValidationFailed"];
			401: components["responses"]["Unauthorized"];
			500: components["responses"]["InternalServerError"];
		};
	};
}
type MeteredHeaders = {
	"X-CallLimit-Remaining": components["headers"]["CallLimitRemaining"];
	ETag: components["headers"]["ETag"];
	[name: string]: unknown;
};
/** A part of a season. `regular`: the regular season, including conference championships. `postseason`: bowls and playoffs. `both`: every part, useful only as a filter. `allstar`: all-star games. `spring_regular` and `spring_postseason`: a season that was moved to the spring. Recorded: as a parameter, `both` does not filter anything. † */
export type SeasonType = "regular" | "postseason" | "both" | "allstar" | "spring_regular" | "spring_postseason";
/** The division in which a team plays. `fbs`: Football Bowl Subdivision, the highest. `fcs`: Football Championship Subdivision. `ii` and `iii`: NCAA Divisions II and III. `ii/iii`: Divisions II and III, undivided. Source of 5.23.0: the service does not accept `ii/iii` as a parameter. † */
export type DivisionClassification = "fbs" | "fcs" | "ii" | "ii/iii" | "iii";
/** How a broadcast reaches its audience. `tv`: television. `radio`: sound only, over the air. `web`: a stream on the internet. `ppv`: pay-per-view. `mobile`: an app on a phone. */
export type MediaType = "tv" | "radio" | "web" | "ppv" | "mobile";
/** A playoff whose bracket the service tracks. `cfp`: the College Football Playoff of the FBS. */
export type PlayoffCompetition = "cfp";
/** A round of a playoff. `first_round`: the games that the best seeds skip. `quarterfinal`: the last eight. `semifinal`: the last four. `championship`: the final. */
export type PlayoffRound = "first_round" | "quarterfinal" | "semifinal" | "championship";
/** The status of a game on the scoreboard, on the schedule or in a preview. `scheduled`: before kickoff. `in_progress`: under way. `completed`: finished. */
export type GameStatus = "scheduled" | "in_progress" | "completed";
/** A side of a game. `home`: the home team, even at a neutral site. `away`: the visitors. Recorded: `home` and `away`. The specified sample shows only `home`, and the full set of values is not specified. † */
export type HomeAway = "home" | "away";
/** A part of a season, as the statistics by game store it. `regular`: the regular season, including conference championships. `postseason`: bowls and playoffs. `preseason`: games before the season. `allstar`: all-star games. `spring_regular` and `spring_postseason`: a season that was moved to the spring. Unlike `SeasonType`, it has `preseason` but not `both`. */
export type SeasonTypeDB = "allstar" | "postseason" | "preseason" | "regular" | "spring_postseason" | "spring_regular";
/** The division in which a conference plays. `fbs`: Football Bowl Subdivision. `fcs`: Football Championship Subdivision. `ii` and `iii`: NCAA Divisions II and III. `ii/iii`: Divisions II and III, undivided. */
export type ConferenceClassification = "fbs" | "fcs" | "ii" | "ii/iii" | "iii";
/** The status of a playoff. `scheduled`: the bracket exists, but the teams are not chosen. `selected`: the teams are chosen, but no game has begun. `in_progress`: a game has begun. `completed`: the final is over. Source of 5.23.0: the meanings of the values. Recorded: only `completed`. † */
export type PlayoffStatus = "scheduled" | "selected" | "in_progress" | "completed";
/** How a team qualified for a playoff. `automatic`: as a conference champion with a guaranteed berth. `at_large`: chosen by the selection committee. Recorded: both values. † */
export type PlayoffBidType = "automatic" | "at_large";
/** How far along a team is in a playoff. `active`: has not lost. `eliminated`: has lost. `champion`: won the final. Recorded: every value except `active`, because the playoffs were over. † */
export type PlayoffOutcome = "active" | "eliminated" | "champion";
/** Which team of a matchup advances. `winner`: the team that won. Declared: no other value. † */
export type PlayoffSlotOutcome = "winner";
/** Whether a live play is a run, a pass or neither. `rush`: a run. `pass`: a pass. `other`: neither, such as a kick or a penalty. Recorded: all three values. † */
export type LivePlayKind = "rush" | "pass" | "other";
/** The kind of down on which a live play began. `passing`: a passing down. `standard`: any other down. Recorded: every play was on a standard down, including kickoffs. Source of 5.23.0: second down with 7 or more yards to go is a passing down, while other data uses 8. † */
export type LiveDownType = "passing" | "standard";
/** How a pass ended. `completion`: caught by the offense. `incompletion`: not caught. `interception`: caught by the defense. */
export type PassOutcome = "completion" | "incompletion" | "interception";
/** How far downfield a pass went: `short` or `deep`. The distances are not specified. */
export type PassDepth = "short" | "deep";
/** The direction of a pass or a run: `left`, `middle` or `right`. Declared. Recorded: null in five runs. † */
export type PlayDirection = "left" | "middle" | "right";
/** The depth and the direction of a pass in one value, separated by a space. These are also the keys of `PassingLocations`. */
export type PassLocation = "short left" | "short middle" | "short right" | "deep left" | "deep middle" | "deep right";
/** How much of a pass or a run the service could parse from the play's record (inferred from the names). `complete`: all of it. `partial`: some of it. `invalid`: the service could not parse it as a pass or a run. Declared. Recorded: `partial` in five runs. † */
export type PlayParseStatus = "complete" | "partial" | "invalid";
/** Who a run is credited to (inferred from the names). `individual`: one player. `team`: the team and not a player. `multi_carrier`: several players carried the ball. `unmatched`: no player fits. `ambiguous`: several players fit. `conflict`: the sources contradict each other. `unlinked`: a named player whom the service cannot match to an id. */
export type RushAttributionStatus = "individual" | "team" | "multi_carrier" | "unmatched" | "ambiguous" | "conflict" | "unlinked";
/** A poll that can be requested by itself. `cfp`: the rankings of the College Football Playoff selection committee. Declared: no other value. † */
export type RankingPoll = "cfp";
/** Whether a transfer may play (inferred from the names). `Withdrawn`: withdrew from the portal. `TBD`: not decided. `PendingAppeal`: an appeal is pending. `SittingOne`: must sit out one season. `Immediate`: may play at once. Recorded: every value. † */
export type TransferEligibility = "Withdrawn" | "TBD" | "PendingAppeal" | "SittingOne" | "Immediate";
/** Where a recruit comes from. `JUCO`: a junior college. `PrepSchool`: a preparatory school, usually for a year after high school. `HighSchool`: a high school. Declared: these three values. Recorded: only `HighSchool`. † */
export type RecruitClassification = "JUCO" | "PrepSchool" | "HighSchool";
/** The last part of the season whose plays a CORE rating counts. `regular`: the regular season. `postseason`: the postseason. Declared: these two values, fewer than `SeasonType` has. † */
export type CoreRatingSeasonType = "regular" | "postseason";
/** A service that a key gives access to. `cfb`: this service, for college football. `cbb`: the service for college basketball (inferred from the name). `all`: both, in a query and as the scope of a report. Declared: these three values. Recorded: `cfb` and `cbb`, as products of a key. † */
export type UserUsageApi = "all" | "cfb" | "cbb";
/** A scheduled or completed game, with venue, score, ratings before and after, and playoff round. */
export type Game = {
	/**
	 * The id of the game, the same in every operation.
	 *
	 * Known before kickoff. †
	 */
	id: number;
	/**
	 * The season (the year in which it begins).
	 *
	 * Known before kickoff. †
	 */
	season: number;
	/**
	 * The week within the part of the season. Each part counts from 1.
	 *
	 * Known before kickoff. †
	 */
	week: number;
	/**
	 * The part of the season in which the game is played.
	 *
	 * Known before kickoff. †
	 */
	seasonType: SeasonType;
	/**
	 * When the game kicks off. May change while `startTimeTBD` is true. An ISO 8601 date and time.
	 *
	 * Known before kickoff. †
	 *
	 * Recorded times are in UTC and end in `Z`. †
	 */
	startDate: string;
	/**
	 * Whether the kickoff time is not yet set.
	 *
	 * Known before kickoff. †
	 */
	startTimeTBD: boolean;
	/** Whether the game is over. */
	completed: boolean;
	/**
	 * Whether the game is played at a neutral site.
	 *
	 * Known before kickoff. †
	 */
	neutralSite: boolean;
	/**
	 * Whether both teams are members of the same conference.
	 *
	 * Known before kickoff. †
	 */
	conferenceGame: boolean;
	/**
	 * The number of spectators. Null when unknown.
	 *
	 * Recorded: null in most games. †
	 */
	attendance: number | null;
	/**
	 * The id of the venue, as in `getVenues`. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	venueId: number | null;
	/**
	 * The venue's name. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	venue: string | null;
	/**
	 * The id of the home team, as in `getTeams`.
	 *
	 * Known before kickoff. †
	 */
	homeId: number;
	/**
	 * The school of the home team.
	 *
	 * Known before kickoff. †
	 */
	homeTeam: string;
	/**
	 * The home team's division.
	 *
	 * Known before kickoff. †
	 *
	 * Recorded: null together with that side's conference, for old opponents and clubs. †
	 */
	homeClassification: DivisionClassification | null;
	/**
	 * The name of the home team's conference. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	homeConference: string | null;
	/** The home team's score. May be null (probably until there is a score). */
	homePoints: number | null;
	/**
	 * The home team's points by period. Overtime periods follow the fourth. Null when unknown.
	 *
	 * Recorded: every entry was a whole number, though the service declares any number. †
	 */
	homeLineScores: number[] | null;
	/**
	 * The home team's postgame win probability, 0 to 1. It estimates how often a team with this performance would win. May be null.
	 *
	 * Published: it is computed from aggregate efficiency and game profile, and not from the result or the last in-game win probability. †
	 */
	homePostgameWinProbability: number | null;
	/**
	 * The home team's Elo rating before kickoff. May be null (probably when the team has no rating).
	 *
	 * Known before kickoff. †
	 *
	 * Recorded values ranged from about 500 to 2,500. †
	 */
	homePregameElo: number | null;
	/**
	 * The home team's Elo rating after the game. May be null (probably when the team has no rating or the game is not over).
	 *
	 * Fixed after the game: use it only to predict later games. †
	 *
	 * Recorded values ranged from about 500 to 2,500. †
	 */
	homePostgameElo: number | null;
	/**
	 * The id of the away team, as in `getTeams`.
	 *
	 * Known before kickoff. †
	 */
	awayId: number;
	/**
	 * The school of the away team.
	 *
	 * Known before kickoff. †
	 */
	awayTeam: string;
	/**
	 * The away team's division.
	 *
	 * Known before kickoff. †
	 *
	 * Recorded: null together with that side's conference, for old opponents and clubs. †
	 */
	awayClassification: DivisionClassification | null;
	/**
	 * The name of the away team's conference. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	awayConference: string | null;
	/** The away team's score. May be null (probably until there is a score). */
	awayPoints: number | null;
	/**
	 * The away team's points by period. Overtime periods follow the fourth. Null when unknown.
	 *
	 * Recorded: every entry was a whole number, though the service declares any number. The lowest was -3. †
	 */
	awayLineScores: number[] | null;
	/**
	 * The away team's postgame win probability, 0 to 1. It estimates how often a team with this performance would win. May be null.
	 *
	 * Published: it is computed from aggregate efficiency and game profile, and not from the result or the last in-game win probability. †
	 */
	awayPostgameWinProbability: number | null;
	/**
	 * The away team's Elo rating before kickoff. May be null (probably when the team has no rating).
	 *
	 * Known before kickoff. †
	 *
	 * Recorded values ranged from about 500 to 2,500. †
	 */
	awayPregameElo: number | null;
	/**
	 * The away team's Elo rating after the game. May be null (probably when the team has no rating or the game is not over).
	 *
	 * Fixed after the game: use it only to predict later games. †
	 *
	 * Recorded values ranged from about 500 to 2,500. †
	 */
	awayPostgameElo: number | null;
	/**
	 * The excitement index measures how much the win probability swung during the game. May be null.
	 *
	 * Recorded values ranged from about 0 to 22. Published: values through 2024 come from retired models, so do not compare them with later ones. †
	 */
	excitementIndex: number | null;
	/**
	 * The URL of a highlight video. May be null.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded: a string in every game, empty when no video is known. †
	 */
	highlights: string | null;
	/**
	 * The game's name or occasion, such as the name of the bowl. May be null.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded: null in most games. †
	 */
	notes: string | null;
	/**
	 * The game's position in the bracket of a playoff.
	 *
	 * Known before kickoff. †
	 *
	 * Recorded: null for a game outside the playoffs that the service tracks. †
	 */
	playoff: GamePlayoff | null;
};
/** The position of a game in the bracket of a playoff. The specification does not say which properties are null for a game outside a playoff. */
export type GamePlayoff = {
	/** The playoff that the game belongs to. */
	competition: PlayoffCompetition;
	/** The format of the bracket, such as four_team. */
	format: string;
	/** The round, in machine-readable form. */
	round: PlayoffRound;
	/** The round, as a name to display, such as National Championship. */
	roundName: string;
	/** The game's slot in the bracket, such as SF1 or CH. */
	bracketSlot: string;
	/**
	 * The home team's seed, 1 being best. May be null.
	 *
	 * Declared nullable. Recorded: every playoff game had a seed. †
	 */
	homeSeed: number | null;
	/**
	 * The away team's seed, 1 being best. May be null.
	 *
	 * Declared nullable. Recorded: every playoff game had a seed. †
	 */
	awaySeed: number | null;
	/**
	 * The bowl that hosts the game. May be null.
	 *
	 * Recorded: null for one of three playoff games. †
	 */
	bowlName: string | null;
};
/** A game's box score, by team. */
export type GameTeamStats = {
	/** The id of the game, as in `getGames`. */
	id: number;
	/** The two sides of the game. Use `homeAway`, not the order, to distinguish them. */
	teams: GameTeamStatsTeam[];
};
/** One team's side of a game, with its box score. */
export type GameTeamStatsTeam = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school on this side of the game. */
	team: string;
	/**
	 * The name of the team's conference. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	conference: string | null;
	/** The team's side in the game. */
	homeAway: HomeAway;
	/**
	 * The team's score. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	points: number | null;
	/**
	 * The team's statistics, with one entry each.
	 *
	 * Recorded: a statistic that did not occur, such as returns, is left out. Two teams had 25 and 33 of 38 categories. †
	 */
	stats: GameTeamStatsTeamStat[];
};
/** A statistic of a team in a game. */
export type GameTeamStatsTeamStat = {
	/** The name of the statistic, such as firstDowns, as in `getStatCategories`. */
	category: string;
	/** The value, always as a string. */
	stat: string;
};
/** A game's box score, by player. */
export type GamePlayerStats = {
	/** The id of the game, as in `getGames`. */
	id: number;
	/** The two sides of the game. Use `homeAway`, not the order, to distinguish them. */
	teams: GamePlayerStatsTeam[];
};
/** A side of a game with the box scores of its players. */
export type GamePlayerStatsTeam = {
	/** The school on this side of the game. */
	team: string;
	/**
	 * The name of the team's conference. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	conference: string | null;
	/** The team's side in the game. */
	homeAway: HomeAway;
	/**
	 * The team's score. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	points: number | null;
	/** The categories in which the team's players have statistics. */
	categories: GamePlayerStatCategories[];
};
/** A category of player statistics, with its columns. */
export type GamePlayerStatCategories = {
	/** The category, such as passing or puntReturns. */
	name: string;
	/** The columns of the category. */
	types: GamePlayerStatTypes[];
};
/** A column of a category with a value for each player. */
export type GamePlayerStatTypes = {
	/** The heading of the column, such as C/ATT or YDS. */
	name: string;
	/** The players with a value in this column. */
	athletes: GamePlayerStatPlayer[];
};
/** A player's value in one column. */
export type GamePlayerStatPlayer = {
	/**
	 * The id of the player, as in `searchPlayers`.
	 *
	 * Recorded once: -7347 for statistics credited to the team, under the name " Team" with a leading space. †
	 */
	id: string;
	/** The player's full name. */
	name: string;
	/** The value, always as a string, because some values are pairs, such as 17/21. */
	stat: string;
};
/** The game that a row is about. */
export type GameHeaderBase = {
	/**
	 * The id of the game, as in `getGames`.
	 *
	 * Known before kickoff. †
	 */
	id: number;
	/**
	 * The season (the year in which it begins).
	 *
	 * Known before kickoff. †
	 */
	season: number;
	/**
	 * The week within the part of the season. Each part counts from 1.
	 *
	 * Known before kickoff. †
	 */
	week: number;
	/**
	 * The part of the season in which the game is played.
	 *
	 * Known before kickoff. †
	 */
	seasonType: SeasonType;
	/**
	 * When the game kicks off. An ISO 8601 date and time.
	 *
	 * Known before kickoff. †
	 *
	 * Recorded times are in UTC and end in `Z`. †
	 */
	startTime: string;
};
/** An outlet that carries a game. A game has a row for each outlet. */
export type GameMedia = GameHeaderBase & {
	/**
	 * Whether the kickoff time is not yet set.
	 *
	 * Known before kickoff. †
	 */
	isStartTimeTBD: boolean;
	/**
	 * The school of the home team.
	 *
	 * Known before kickoff. †
	 */
	homeTeam: string;
	/**
	 * The name of the home team's conference. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	homeConference: string | null;
	/**
	 * The school of the away team.
	 *
	 * Known before kickoff. †
	 */
	awayTeam: string;
	/**
	 * The name of the away team's conference. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	awayConference: string | null;
	/** How the outlet reaches its audience. */
	mediaType: MediaType;
	/** The channel or platform, such as ESPN or ABC. */
	outlet: string;
};
/** The weather at a game. The units are not specified. */
export type GameWeather = GameHeaderBase & {
	/**
	 * Whether the venue is marked as a dome.
	 *
	 * As of today, not of a season: it may have been different when a game was played. †
	 *
	 * Source of 5.23.0: the venue's dome flag, which is false when unknown. †
	 */
	gameIndoors: boolean;
	/**
	 * The school of the home team.
	 *
	 * Known before kickoff. †
	 */
	homeTeam: string;
	/**
	 * The name of the home team's conference. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	homeConference: string | null;
	/**
	 * The school of the away team.
	 *
	 * Known before kickoff. †
	 */
	awayTeam: string;
	/**
	 * The name of the away team's conference. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	awayConference: string | null;
	/**
	 * The id of the venue, as in `getVenues`.
	 *
	 * Known before kickoff. †
	 */
	venueId: number;
	/**
	 * The venue's name.
	 *
	 * Known before kickoff. †
	 */
	venue: string;
	/**
	 * The air temperature. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 89.6 in August, probably degrees Fahrenheit. †
	 */
	temperature: number | null;
	/**
	 * The dew point. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 73.4 beside a temperature of 89.6, probably degrees Fahrenheit. †
	 */
	dewPoint: number | null;
	/**
	 * The relative humidity. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 59, probably percent. †
	 */
	humidity: number | null;
	/**
	 * The amount of rain or melted snow. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 0.004 in a light rain, probably inches. †
	 */
	precipitation: number | null;
	/** The amount of snow. Null when unknown. Unit not specified. */
	snowfall: number | null;
	/**
	 * The wind direction. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 340, probably degrees of the compass. †
	 */
	windDirection: number | null;
	/** The wind speed. Null when unknown. Unit not specified. */
	windSpeed: number | null;
	/**
	 * The air pressure. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 1014, probably hectopascals (the same as millibars). †
	 */
	pressure: number | null;
	/**
	 * A code for the weather. Null when unknown. The codes are not specified.
	 *
	 * Recorded once: 7 with light rain. †
	 */
	weatherConditionCode: number | null;
	/** The weather in words, such as Light Rain. Null when unknown. */
	weatherCondition: string | null;
};
/** A team's record in a season, overall and by kind of game. */
export type TeamRecords = {
	/** The season (the year in which it begins). */
	year: number;
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school that the row is about. */
	team: string;
	/**
	 * The team's division in that season.
	 *
	 * Declared nullable. †
	 */
	classification: DivisionClassification | null;
	/** The team's conference in that season. */
	conference: string;
	/**
	 * The division within the conference, such as East.
	 *
	 * Recorded: an empty string when unknown. †
	 */
	division: string;
	/**
	 * The number of wins that the team's play deserved. Compare it with the actual wins to see how lucky the team was. May be null.
	 *
	 * Source of 5.23.0: the sum of the postgame win probabilities of the completed games. †
	 */
	expectedWins: number | null;
	/** All games of the season. */
	total: TeamRecord;
	/** Games against members of the team's own conference. */
	conferenceGames: TeamRecord;
	/** Games on the team's own field. */
	homeGames: TeamRecord;
	/** Games on the opponent's field. */
	awayGames: TeamRecord;
	/** Games on neither team's field. */
	neutralSiteGames: TeamRecord;
	/** Games before bowls and playoffs, including conference championships. */
	regularSeason: TeamRecord;
	/** Bowl and playoff games. */
	postseason: TeamRecord;
};
/** Wins, losses and ties in one kind of game. */
export type TeamRecord = {
	/** The number of games that the record counts. */
	games: number;
	/** The number of games won. */
	wins: number;
	/** The number of games lost. */
	losses: number;
	/** The number of games that ended in a tie. */
	ties: number;
};
/** A week of a season and the days that belong to it. */
export type CalendarWeek = {
	/** The season (the year in which it begins). */
	season: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season that the week belongs to. */
	seasonType: SeasonType;
	/** When the week begins. An ISO 8601 date and time. */
	startDate: string;
	/** When the week ends. An ISO 8601 date and time. */
	endDate: string;
	/**
	 * When the week's first game starts. An ISO 8601 date and time.
	 *
	 * Recorded: always present and equal to `startDate`. †
	 * @deprecated
	 */
	firstGameStart?: string;
	/**
	 * When the week's last game starts. An ISO 8601 date and time.
	 *
	 * Recorded: always present and equal to `endDate`. †
	 * @deprecated
	 */
	lastGameStart?: string;
};
/** A game on the scoreboard: scheduled, in progress or completed. */
export type ScoreboardGame = {
	/** The id of the game, as in `getGames`. */
	id: number;
	/**
	 * When the game kicks off. An ISO 8601 date and time.
	 *
	 * Recorded times are in UTC and end in `Z`. †
	 */
	startDate: string;
	/** Whether the kickoff time is not yet set. */
	startTimeTBD: boolean;
	/** The television outlet, such as CBS. May be null. */
	tv: string | null;
	/** Whether the game is played at a neutral site. */
	neutralSite: boolean;
	/** Whether both teams are members of the same conference. */
	conferenceGame: boolean;
	/** The game's status. */
	status: GameStatus;
	/** The period, 1 to 4 in regulation. Use it only while the game is in progress. Even then, it may be null. */
	period: number | null;
	/** The time left in the period. Use it only while the game is in progress. Even then, it may be null. */
	clock: string | null;
	/**
	 * Down, distance and spot, such as 3rd & 13 at ARMY 42. Use it only while the game is in progress. Even then, it may be null.
	 *
	 * Recorded: one finished game still had its last value. †
	 */
	situation: string | null;
	/**
	 * The side that has the ball. Use it only while the game is in progress. Even then, it may be null.
	 *
	 * Recorded: one finished game still had its last value, `home`. †
	 */
	possession: string | null;
	/**
	 * The last play in words. Use it only while the game is in progress. Even then, it may be null.
	 *
	 * Recorded: one finished game still had its last value. †
	 */
	lastPlay: string | null;
	/** Where the game is played. */
	venue: ScoreboardVenue;
	/** The home team with its score and its win probability. */
	homeTeam: ScoreboardTeam;
	/** The away team with its score and its win probability. */
	awayTeam: ScoreboardTeam;
	/** The weather at the venue. Every property may be null. */
	weather: ScoreboardWeather;
	/** The spread, the total and the moneylines. Every property may be null. */
	betting: ScoreboardBetting;
};
/** Where a game is played. */
export type ScoreboardVenue = {
	/**
	 * The venue's name. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	name: string | null;
	/**
	 * The stadium's city. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	city: string | null;
	/**
	 * The state's abbreviation, such as MD. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	state: string | null;
};
/** A side of a game on the scoreboard. */
export type ScoreboardTeam = {
	/** The id of the team, as in `getTeams`. */
	id: number;
	/**
	 * The team's display name, which may contain more than the school's name.
	 *
	 * Recorded once: the school with its nickname ("Navy Midshipmen"). †
	 */
	name: string;
	/**
	 * The name of the team's conference. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	conference: string | null;
	/**
	 * The team's division. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	classification: DivisionClassification | null;
	/**
	 * The team's score. May be null (probably until there is a score).
	 *
	 * Declared nullable. †
	 */
	points: number | null;
	/**
	 * The team's points by period. Overtime periods follow the fourth. May be null (probably until there are points).
	 *
	 * Declared nullable. †
	 */
	lineScores: number[] | null;
	/**
	 * The team's win probability (0 to 1) at this moment. May be null.
	 *
	 * Declared: null unless the game is in progress. †
	 */
	winProbability: number | null;
};
/** The weather at a game. The units are not specified. */
export type ScoreboardWeather = {
	/**
	 * The air temperature. Null when unknown. Unit not specified.
	 *
	 * Declared nullable. Recorded once: 42.8 in December, probably degrees Fahrenheit. †
	 */
	temperature: number | null;
	/**
	 * The weather in words, such as Cloudy. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	description: string | null;
	/**
	 * The wind speed. Null when unknown. Unit not specified.
	 *
	 * Declared nullable. †
	 */
	windSpeed: number | null;
	/**
	 * The wind direction. Null when unknown. Unit not specified.
	 *
	 * Declared nullable. Recorded once: 211, probably degrees of the compass. †
	 */
	windDirection: number | null;
};
/** A game's betting line. */
export type ScoreboardBetting = {
	/**
	 * The handicap of the home team, in points. May be null.
	 *
	 * Declared nullable. Recorded once: -6 for a home favorite. †
	 */
	spread: number | null;
	/**
	 * The over/under: the line on both teams' combined points. May be null.
	 *
	 * Declared nullable. †
	 */
	overUnder: number | null;
	/**
	 * The home team's moneyline. May be null.
	 *
	 * Declared nullable. Recorded once: -200, in American odds. †
	 */
	homeMoneyline: number | null;
	/**
	 * The away team's moneyline. May be null.
	 *
	 * Declared nullable. Recorded once: 170, in American odds. †
	 */
	awayMoneyline: number | null;
};
/** A game in detail: by team, by player and by quarter. */
export type AdvancedBoxScore = {
	/** Who played, and the result. */
	gameInfo: BoxScoreGameInfo;
	/** The measures of both teams. */
	teams: BoxScoreTeams;
	/** The measures of both teams' players. */
	players: BoxScorePlayers;
};
/** Who played, the result, the win probabilities and the excitement index. */
export type BoxScoreGameInfo = {
	/** The school of the home team. */
	homeTeam: string;
	/** The home team's score. */
	homePoints: number;
	/**
	 * The home team's postgame win probability, 0 to 1. It estimates how often a team with this performance would win. May be null.
	 *
	 * Published: the value is `homePostgameWinProbability` in `getGames`. Recorded: a string of digits once, in February 2025, and numbers since then. One game of 2001 had null. †
	 */
	homeWinProb: number | null;
	/** The school of the away team. */
	awayTeam: string;
	/** The away team's score. */
	awayPoints: number;
	/**
	 * The away team's postgame win probability, 0 to 1. It estimates how often a team with this performance would win. May be null.
	 *
	 * Published: the value is `awayPostgameWinProbability` in `getGames`. Recorded: a string of digits once, in February 2025, and numbers since then. One game of 2001 had null. †
	 */
	awayWinProb: number | null;
	/** Whether the home team won. */
	homeWinner: boolean;
	/**
	 * The excitement index measures how much the win probability swung during the game. May be null.
	 *
	 * Recorded: a string of digits once, in February 2025, and numbers since then. One game of 2001 had null. Published: values through 2024 come from retired models, so do not compare them with later ones. †
	 */
	excitement: number | null;
};
/** The measures of both teams: one array for each kind, with one row for each team. */
export type BoxScoreTeams = {
	/** Predicted points added by each team per play. */
	ppa: TeamPPA[];
	/** Predicted points added by each team, summed over its plays. */
	cumulativePpa: TeamPPA[];
	/** How often each team's plays succeeded. */
	successRates: TeamSuccessRates[];
	/** Each team's average predicted points added on successful plays. */
	explosiveness: TeamExplosiveness[];
	/** Each team's rushing, with yards by level. */
	rushing: TeamRushingStats[];
	/**
	 * How often plays were disrupted.
	 *
	 * Recorded once: each row has the rates of its team's defense. †
	 */
	havoc: TeamHavoc[];
	/** How often each team reached scoring range, and the points that followed. */
	scoringOpportunities: TeamScoringOpportunities[];
	/** Where each team's drives began. */
	fieldPosition: TeamFieldPosition[];
	/** Passing by depth and direction, gained and allowed. */
	passing: TeamPassingGame[];
	/** Rushing by direction and kind of carry, gained and allowed. */
	rushingAdvanced: TeamRushingGame[];
};
/** The measures of both teams' players: one array for each kind, with one row for each player. */
export type BoxScorePlayers = {
	/** Each passer's passes by depth and direction. */
	passing: PlayerPassingGame[];
	/** Each ball carrier's runs by direction and kind of carry. */
	rushing: BoxScorePlayerRushing[];
	/** The share of the team's plays that involve each player. */
	usage: PlayerGameUsage[];
	/** Predicted points added on the plays that involve each player. */
	ppa: PlayerPPA[];
};
/** A measure over the whole game. */
export type TotalBase = {
	/** The value over the whole game. */
	total: number;
};
/** A measure over the whole game. It may be missing for older games. */
export type TotalOrNullBase = {
	/**
	 * The value over the whole game. May be null.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	total: number | null;
};
/** A measure by quarter. Overtime does not have a separate property. */
export type QuartersBase = {
	/**
	 * The value in the first quarter. May be null.
	 *
	 * Recorded: null for a player without a play in that quarter. Declared nullable for teams. †
	 */
	quarter1: number | null;
	/**
	 * The value in the second quarter. May be null.
	 *
	 * Recorded: null for a player without a play in that quarter. Declared nullable for teams. †
	 */
	quarter2: number | null;
	/**
	 * The value in the third quarter. May be null.
	 *
	 * Recorded: null for a player without a play in that quarter. Declared nullable for teams. †
	 */
	quarter3: number | null;
	/**
	 * The value in the fourth quarter. May be null.
	 *
	 * Recorded: null for a player without a play in that quarter. Declared nullable for teams. Source of 5.23.0: a team's PPA and explosiveness are 0 instead of null. †
	 */
	quarter4: number | null;
};
/** A measure by quarter and over the whole game. */
export type Quarters = TotalBase & QuartersBase;
/** A measure by quarter and over the whole game. It may be missing for older games. */
export type QuartersOrNull = TotalOrNullBase & QuartersBase;
/** A team's predicted points added in a game, by passing and rushing. Values are averages per play in `ppa`, and sums in `cumulativePpa`. Declared: `plays` is a 32-bit integer, the other numbers are doubles, and `team` is a string. † */
export type TeamPPA = {
	/** The school on offense. */
	team: string;
	/**
	 * The number of plays with a PPA value. The measure is based on them. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. Source of 5.23.0: only plays with a PPA value count. †
	 */
	plays: number | null;
	/** All plays. */
	overall: QuartersOrNull;
	/** Passing plays. */
	passing: QuartersOrNull;
	/** Rushing plays. */
	rushing: QuartersOrNull;
};
/** The success rate (0 to 1) of a team's plays in a game. Published: the definition of passing downs. Declared: the numbers are doubles, and `team` is a string. † */
export type TeamSuccessRates = {
	/** The school on offense. */
	team: string;
	/** All plays. */
	overall: QuartersOrNull;
	/** Plays on standard downs, which are all downs except passing downs. */
	standardDowns: QuartersOrNull;
	/** Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
	passingDowns: QuartersOrNull;
};
/** A team's average predicted points added on successful plays in a game. Declared: the numbers are doubles, and `team` is a string. † */
export type TeamExplosiveness = {
	/** The school on offense. */
	team: string;
	/** All successful plays. */
	overall: Quarters;
};
/** A team's rushing in a game, with yards by level. Declared: the numbers are doubles, and `team` is a string. † */
export type TeamRushingStats = {
	/** The school on offense. */
	team: string;
	/**
	 * The success rate of runs with 2 or fewer yards to go, on any down, 0 to 1. May be null.
	 *
	 * Published: the definition. Recorded: null in some box scores of older games. Source of 5.23.0: 0 instead of null. †
	 */
	powerSuccess: number | null;
	/**
	 * The share of runs without a gain, 0 to 1. Lower is better for the offense. Null when unknown.
	 *
	 * Published: the definition. Recorded: null in some box scores of older games. †
	 */
	stuffRate: number | null;
	/**
	 * Line yards over all runs. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	lineYards: number | null;
	/**
	 * Line yards per run. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	lineYardsAverage: number | null;
	/**
	 * Second-level yards over all runs. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	secondLevelYards: number | null;
	/**
	 * Second-level yards per run. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	secondLevelYardsAverage: number | null;
	/**
	 * Open-field yards over all runs. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	openFieldYards: number | null;
	/**
	 * Open-field yards per run. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	openFieldYardsAverage: number | null;
};
/** The share of plays with havoc, 0 to 1. Havoc means an interception, a pass broken up, a forced fumble or a tackle for loss. Published: havoc is split by kind of event, not by who caused it. Declared: the numbers are doubles, and `team` is a string. † */
export type TeamHavoc = {
	/**
	 * The school that the row is about.
	 *
	 * Recorded once: each row has the rates of its team's defense. †
	 */
	team: string;
	/**
	 * The share of plays with havoc of any kind. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	total: number | null;
	/**
	 * The share of plays with a forced fumble or a tackle for loss. Null when unknown.
	 *
	 * Published: the definition. Recorded: null in some box scores of older games. †
	 */
	frontSeven: number | null;
	/**
	 * The share of plays with an interception or a pass broken up. Null when unknown.
	 *
	 * Published: the definition. Recorded: null in some box scores of older games. †
	 */
	db: number | null;
};
/** How often a team reached scoring range, and the points that followed. Declared: `opportunities` and `points` are 32-bit integers, `pointsPerOpportunity` is a double, and `team` is a string. † */
export type TeamScoringOpportunities = {
	/** The school on offense. */
	team: string;
	/**
	 * The number of scoring opportunities: drives that reach the opponent's 40-yard line or closer. Null when unknown.
	 *
	 * Published: the definition. Recorded: null in some box scores of older games. †
	 */
	opportunities: number | null;
	/**
	 * The points on those drives. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. Source of 5.23.0: nominal points by drive result (7, 3, 0, -7 or -2). †
	 */
	points: number | null;
	/**
	 * Points per scoring opportunity. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	pointsPerOpportunity: number | null;
};
/** Where a team's drives began. Declared: the numbers are doubles, and `team` is a string. † */
export type TeamFieldPosition = {
	/** The school on offense. */
	team: string;
	/**
	 * The average number of yards to the opponent's goal line at the start of a drive. Null when unknown.
	 *
	 * Source of 5.23.0: yards to the opponent's goal line, without overtime. Recorded values were 68 and 80.5, and null in some box scores of older games. †
	 */
	averageStart: number | null;
	/**
	 * The average predicted points at the start of a drive. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	averageStartingPredictedPoints: number | null;
};
/** The player that a row of the box score is about. Declared: the three names are strings. † */
export type BoxScorePlayerBase = {
	/**
	 * The player's full name. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	player: string | null;
	/**
	 * The school that the player played for. Null when unknown.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	team: string | null;
	/**
	 * The position's abbreviation, such as QB, RB, WR or TE. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	position: string | null;
};
/** A player's measure over the whole game and by kind of play, in addition to the quarters. */
export type PlayerQuartersBase = TotalOrNullBase & QuartersBase & {
	/**
	 * Rushing plays. May be null.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	rushing: number | null;
	/**
	 * Passing plays. May be null.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	passing: number | null;
};
/** A player's measure by quarter, over the whole game and by kind of play. */
export type PlayerStatsByQuarter = TotalOrNullBase & QuartersBase & {
	/**
	 * Rushing plays. May be null.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	rushing: number | null;
	/**
	 * Passing plays. May be null.
	 *
	 * Recorded: null in some box scores of older games. †
	 */
	passing: number | null;
};
/** A player's predicted points added in a game, on the plays that involve the player. */
export type PlayerPPA = BoxScorePlayerBase & {
	/** Predicted points added per play. */
	average: PlayerStatsByQuarter;
	/** The sum of predicted points added. */
	cumulative: PlayerStatsByQuarter;
};
/** A player's usage in a game: the share (0 to 1) of the team's plays that involve the player. */
export type PlayerGameUsage = BoxScorePlayerBase & PlayerQuartersBase;
/** A season's College Football Playoff: teams, bracket and champion. Recorded: three playoffs, one of 4 teams in 2 rounds and two of 12 teams in 4 rounds. † */
export type CfpPlayoff = {
	/** The season (the year in which it begins). The games extend into January. */
	season: number;
	/** Which playoff this is. */
	competition: PlayoffCompetition;
	/**
	 * The format of the bracket, such as four_team or twelve_team_2024.
	 *
	 * Recorded: `four_team` for 2023, `twelve_team_2024` for 2024 and `twelve_team_2025` for 2025. †
	 */
	format: string;
	/**
	 * The number of teams in the playoff.
	 *
	 * Recorded: 4 for 2023, and 12 for 2024 and 2025. †
	 */
	teamCount: number;
	/** The playoff's status. */
	status: PlayoffStatus;
	/** The teams chosen. */
	participants: PlayoffParticipant[];
	/** The rounds with their matchups, sorted by `order`. */
	rounds: PlayoffRoundRecord[];
	/**
	 * The winner of the final. May be null (probably until there is a winner).
	 *
	 * Recorded: never null, because the playoffs were over. †
	 */
	champion: PlayoffTeam | null;
};
/** A team of a playoff. Recorded: conferences were names ("Big Ten"). Independents had FBS Independents. † */
export type PlayoffTeam = {
	/** The id of the team, as in `getTeams`. */
	id: number;
	/** The school, as other operations name it. */
	school: string;
	/** The name of the team's conference in that season. Null when unknown. */
	conference: string | null;
};
/** A playoff team, with why it was chosen and how far it got. Recorded: each playoff had as many participants as `teamCount` says, 28 in all. † */
export type PlayoffParticipant = {
	/** The team that was chosen. */
	team: PlayoffTeam;
	/**
	 * The selection committee's rank for the team. May be null.
	 *
	 * Recorded: always a number from 1 to 24. It need not be the seed. †
	 */
	committeeRank: number | null;
	/** The team's seed, 1 being best. */
	seed: number;
	/** How the team qualified. */
	bidType: PlayoffBidType;
	/** Why the team was chosen, in words. May be null. */
	qualificationReason: string | null;
	/** Whether the team won its conference. */
	conferenceChampion: boolean;
	/**
	 * The conference that the team qualified for (inferred from the name). May be null.
	 *
	 * Recorded: null for 18 of 28 teams. †
	 */
	qualifyingConference: string | null;
	/** Whether the team skips the first round. */
	firstRoundBye: boolean;
	/** How far along the team is in the playoff. */
	outcome: PlayoffOutcome;
	/**
	 * The round in which the team lost. May be null.
	 *
	 * Recorded: null only for the champions. †
	 */
	eliminatedRound: PlayoffRound | null;
};
/** A round of a playoff. Recorded: ten rounds, with `order` from 1 to 4 and 25 matchups in all. † */
export type PlayoffRoundRecord = {
	/** The round, in machine-readable form. */
	code: PlayoffRound;
	/** The round, as a name to display, such as National Championship. */
	name: string;
	/** The round's number in the order of play, counted from the first. */
	order: number;
	/** The matchups of the round, one for each slot in the bracket. */
	matchups: PlayoffMatchup[];
};
/** A slot in the bracket, in which two teams meet. Recorded: all 25 matchups had been played, with a game and both participants. † */
export type PlayoffMatchup = {
	/** The id of the matchup, not of the game. */
	id: number;
	/** The slot in the bracket, such as FR1, QF4, SF2 or CH. */
	bracketSlot: string;
	/** The round, in machine-readable form. */
	round: PlayoffRound;
	/** The round, as a name to display, such as National Championship. */
	roundName: string;
	/** The round's number in the order of play, counted from the first. */
	roundOrder: number;
	/** The matchup's number within its round. */
	matchupOrder: number;
	/**
	 * When the matchup kicks off. May be null (probably until the kickoff is known). An ISO 8601 date and time.
	 *
	 * Recorded: never null. †
	 */
	startDate: string | null;
	/**
	 * The name of the bowl or event. May be null.
	 *
	 * Recorded: null for one of 25 matchups. Games that are not bowls may have the playoff's name instead. †
	 */
	bowlName: string | null;
	/** The two sides of the matchup. */
	slots: PlayoffMatchupSlot[];
	/**
	 * The game that is played for the matchup. May be null (probably until there is a game).
	 *
	 * Recorded: never null. †
	 */
	game: PlayoffLinkedGame | null;
	/**
	 * Where the winner advances to. May be null.
	 *
	 * Recorded: null only for the three finals. †
	 */
	advancesTo: PlayoffAdvancement | null;
};
/** A side of a matchup, filled by a seed or by the winner of an earlier matchup. Recorded: of 50 slots, 28 had a seed, 22 had a source, and none had both. † */
export type PlayoffMatchupSlot = {
	/** The side of the matchup, 1 or 2. */
	position: number;
	/** The seed that fills the slot. May be null. */
	seed: number | null;
	/**
	 * The team in the slot. May be null (probably until the team is known).
	 *
	 * Recorded: never null, because the playoffs were over. †
	 */
	participant: PlayoffTeam | null;
	/** The earlier matchup that fills the slot. May be null. */
	source: PlayoffMatchupSlotSource | null;
};
/** The earlier matchup that a team comes from. Recorded: every source was the winner of its matchup. † */
export type PlayoffMatchupSlotSource = {
	/** The id of the earlier matchup. */
	matchupId: number;
	/** The slot of the earlier matchup in the bracket, such as FR2. */
	bracketSlot: string;
	/** Which team of the earlier matchup fills the slot. */
	outcome: PlayoffSlotOutcome;
};
/** The later matchup that the winner advances to. Recorded: set for 22 of 25 matchups, always to a slot of a later round. † */
export type PlayoffAdvancement = {
	/** The id of the later matchup. */
	matchupId: number;
	/** The slot of the later matchup in the bracket, such as QF2. */
	bracketSlot: string;
	/** The side of the later matchup that the winner takes, 1 or 2. */
	position: number;
};
/** A summary of the game that is played for a matchup. `getGames` has the rest. Recorded: all 25 games were completed, with points and venue. † */
export type PlayoffLinkedGame = {
	/** The id of the game, as in `getGames`. */
	id: number;
	/** When the game kicks off. An ISO 8601 date and time. */
	startDate: string;
	/** Whether the game is over. */
	completed: boolean;
	/** The home team, even at a neutral site. */
	homeTeam: PlayoffTeam;
	/** The home team's score. May be null (probably until there is a score). */
	homePoints: number | null;
	/** The away team, listed as the visitors. */
	awayTeam: PlayoffTeam;
	/** The away team's score. May be null (probably until there is a score). */
	awayPoints: number | null;
	/** The id of the venue, as in `getVenues`. Null when unknown. */
	venueId: number | null;
	/** The venue's name. Null when unknown. */
	venue: string | null;
};
/** The response body for a season without a playoff. */
export type CfpPlayoffNotFound = {
	/**
	 * What went wrong, in words. The message is always the same.
	 * @enum {string}
	 */
	message: "CFP playoff not found";
};
/** Minutes and seconds: a time left in a period, or a duration. Recorded: minutes from 0 to 15, and neither property was null. † */
export type ClockTime = {
	/** Full minutes. Null when unknown. */
	minutes: number | null;
	/** Seconds beyond the minutes, 0 to 59. Null when unknown. */
	seconds: number | null;
};
/** A drive from its start to its end. Recorded: no field was null in 203 drives, though the service declares several as nullable. Conferences were names ("Big Ten"). † */
export type Drive = {
	/** The drive's id, a string of digits. */
	id: string;
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The school that had the ball. */
	offense: string;
	/**
	 * The conference of the team that had the ball. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	offenseConference: string | null;
	/** The school that defended. */
	defense: string;
	/**
	 * The conference of the team that defended. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	defenseConference: string | null;
	/**
	 * The drive's number within the game. Null when unknown.
	 *
	 * Recorded values ranged from 1 to 25, probably counted over both teams. †
	 */
	driveNumber: number | null;
	/** Whether points were scored on the drive. */
	scoring: boolean;
	/**
	 * The period in which the drive began. Overtime periods follow the fourth.
	 *
	 * Recorded values ranged from 0 to 4. The meaning of 0 is unknown. †
	 */
	startPeriod: number;
	/**
	 * The yard line where the drive began. `startYardsToGoal` counts the yards to the opponent's goal line.
	 *
	 * Recorded values ranged from 3 to 99. Source of 5.23.0: yard lines count from the home team's goal line. †
	 */
	startYardline: number;
	/**
	 * Yards from the start of the drive to the opponent's goal line.
	 *
	 * Recorded values ranged from 16 to 99. †
	 */
	startYardsToGoal: number;
	/** The time left in the period when the drive began. */
	startTime: ClockTime;
	/**
	 * The period in which the drive ended. Overtime periods follow the fourth.
	 *
	 * Recorded values ranged from 0 to 4. The meaning of 0 is unknown. †
	 */
	endPeriod: number;
	/**
	 * The yard line where the drive ended. `endYardsToGoal` counts the yards to the opponent's goal line.
	 *
	 * Recorded values ranged from 0 to 100. Source of 5.23.0: yard lines count from the home team's goal line. †
	 */
	endYardline: number;
	/**
	 * Yards from the end of the drive to the opponent's goal line.
	 *
	 * Recorded values ranged from 0 to 100. †
	 */
	endYardsToGoal: number;
	/** The time left in the period when the drive ended. */
	endTime: ClockTime;
	/** The duration of the drive on the game clock. */
	elapsed: ClockTime;
	/**
	 * The number of plays on the drive.
	 *
	 * Recorded: a punt does not count. Most drives that ended in a punt had three plays. †
	 */
	plays: number;
	/** Yards gained on the drive, negative for a loss. */
	yards: number;
	/** How the drive ended, in words. The values are free text, not an enumeration. */
	driveResult: string;
	/** Whether the home team had the ball. */
	isHomeOffense: boolean;
	/**
	 * The offense's score when the drive began.
	 *
	 * Source of 5.23.0: a drive starts with the lowest score of its plays and ends with the highest. A play's score includes its own points, so a one-play touchdown drive already starts with its points. †
	 */
	startOffenseScore: number;
	/**
	 * The defense's score when the drive began.
	 *
	 * Source of 5.23.0: a drive starts with the lowest score of its plays and ends with the highest. A play's score includes its own points, so a one-play touchdown drive already starts with its points. †
	 */
	startDefenseScore: number;
	/** The offense's score when the drive ended. */
	endOffenseScore: number;
	/** The defense's score when the drive ended. It differs from `startDefenseScore` when the defense scored. */
	endDefenseScore: number;
};
/** A play: the situation before it, what happened, and its PPA. Recorded: `ppa` was null in five of 26 plays. No other value was null, though the service declares several nulls. Conferences were names ("Big Ten"). † */
export type Play = {
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The id of the drive that the play belongs to. */
	driveId: string;
	/** The play's id, a string of digits that may be too long for a number. */
	id: string;
	/**
	 * The drive's number within the game. Null when unknown.
	 *
	 * Recorded numbers ranged from 1 to 11. A drive's id was the game's id followed by this number. †
	 */
	driveNumber: number | null;
	/**
	 * The play's number within its drive. Null when unknown.
	 *
	 * Recorded numbers ranged from 1 to 6. †
	 */
	playNumber: number | null;
	/** The school that had the ball. */
	offense: string;
	/**
	 * The conference of the team that had the ball. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	offenseConference: string | null;
	/**
	 * The offense's score, as stored with the play.
	 *
	 * Source of 5.23.0: the score includes the play's own points. †
	 */
	offenseScore: number;
	/** The school that defended. */
	defense: string;
	/**
	 * The conference of the team that defended. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	defenseConference: string | null;
	/**
	 * The defense's score, as stored with the play.
	 *
	 * Source of 5.23.0: the score includes the play's own points. †
	 */
	defenseScore: number;
	/** The school of the home team. It is either the offense or the defense. */
	home: string;
	/** The school of the away team. It is either the offense or the defense. */
	away: string;
	/** The period, 1 to 4 in regulation. */
	period: number;
	/** The time left in the period. */
	clock: ClockTime;
	/**
	 * The number of timeouts that the offense has left. Null when unknown.
	 *
	 * Recorded: 3 in each of 26 plays. †
	 */
	offenseTimeouts: number | null;
	/**
	 * The number of timeouts that the defense has left. Null when unknown.
	 *
	 * Recorded: 3 in each of 26 plays. †
	 */
	defenseTimeouts: number | null;
	/**
	 * The yard line where the play began. `yardsToGoal` counts the yards to the opponent's goal line.
	 *
	 * Recorded values ranged from 7 to 99. Source of 5.23.0: yard lines count from the home team's goal line. †
	 */
	yardline: number;
	/**
	 * Yards from the start of the play to the opponent's goal line.
	 *
	 * Recorded values ranged from 1 to 93. †
	 */
	yardsToGoal: number;
	/**
	 * The down, 1 to 4, or 0 if the row has no down, as at the end of a game.
	 *
	 * Recorded: 1 to 4, and 0, probably for no down. Kickoffs were first downs. †
	 */
	down: number;
	/**
	 * Yards to go for a first down, or 0 if the row has no down.
	 *
	 * Recorded: 0 if the down was 0. Kickoffs had 10. †
	 */
	distance: number;
	/** Yards gained on the play, negative for a loss. */
	yardsGained: number;
	/** Whether points were scored on the play. */
	scoring: boolean;
	/** The play's type, such as Rush or Pass Incompletion. It is `text` in `getPlayTypes`, not the abbreviation. */
	playType: string;
	/**
	 * The play in words. May be null.
	 *
	 * Declared nullable. Recorded: always a string. †
	 */
	playText: string | null;
	/**
	 * Predicted points added by the play. May be null, for example for a play that is not rated.
	 *
	 * Recorded values ranged from -1.3 to 1.8, and five of 26 were null. †
	 */
	ppa: number | null;
	/**
	 * When the play happened, in real time (not on the game clock). Null when unknown. An ISO 8601 date and time.
	 *
	 * Recorded: always a date-time in UTC with milliseconds. Declared without a format. †
	 */
	wallclock: string | null;
};
/** A type of play. Recorded: 49 types, with ids from 2 to 999. † */
export type PlayType = {
	/** The type's id. Live plays have it as `playTypeId`. */
	id: number;
	/** The type in words. Plays have it as `playType`. */
	text: string;
	/**
	 * The abbreviation. `getPlays` takes it as `playType`. May be null.
	 *
	 * Recorded: null for 15 of 49 types. †
	 */
	abbreviation: string | null;
};
/** The time left in a period. Declared as plain numbers. Recorded values were whole and never null. † */
export type PlayStatClock = {
	/** Full minutes. Null when unknown. */
	minutes: number | null;
	/** Seconds beyond the minutes, 0 to 59. Null when unknown. */
	seconds: number | null;
};
/** What a player is credited with on a play. Declared: ids and counts are plain numbers. Recorded: two rows, a completion and an incompletion, with only whole numbers. † */
export type PlayStat = {
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The season (the year in which it begins). */
	season: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The school that the player played for, on offense or on defense. */
	team: string;
	/**
	 * The conference of the player's school.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	conference: string;
	/** The school of the opponent. */
	opponent: string;
	/**
	 * The score of the player's school, as stored with the play.
	 *
	 * Source of 5.23.0: the score includes the play's own points. †
	 */
	teamScore: number;
	/**
	 * The opponent's score, as stored with the play.
	 *
	 * Source of 5.23.0: the score includes the play's own points. †
	 */
	opponentScore: number;
	/** The id of the drive that the play belongs to. */
	driveId: string;
	/** The play's id, a string of digits that may be too long for a number. */
	playId: string;
	/** The period, 1 to 4 in regulation. */
	period: number;
	/** The time left in the period. */
	clock: PlayStatClock;
	/**
	 * Yards from the start of the play to the opponent's goal line.
	 *
	 * Recorded values were 75 and 79. †
	 */
	yardsToGoal: number;
	/** The down, 1 to 4. */
	down: number;
	/** Yards to go for a first down. */
	distance: number;
	/** The player's id as in `searchPlayers`, a string of digits. The parameter `athleteId` takes it as a number. */
	athleteId: string;
	/** The player's full name. */
	athleteName: string;
	/** What the player is credited with, such as Completion. It is `name` in `getPlayStatTypes`. */
	statType: string;
	/**
	 * The amount that the player is credited with. Unit not specified.
	 *
	 * Recorded values were 1 and 6. †
	 */
	stat: number;
};
/** A type of statistic that a player can have on a play. Recorded: 26 types, with ids from 1 to 26. † */
export type PlayStatType = {
	/** The type's id. `getPlayStats` takes it as `statTypeId`. */
	id: number;
	/** The type in words. Rows of `getPlayStats` have it as `statType`. */
	name: string;
};
/** A game at this moment: the measures of both teams and every drive so far. Recorded: one game, late in its first quarter. † */
export type LiveGame = {
	/** The id of the game, as in `getGames`. */
	id: number;
	/**
	 * The game's status, in human-readable form. Unlike on the scoreboard, it is not a `GameStatus`.
	 *
	 * Recorded once: "In Progress". †
	 */
	status: string;
	/**
	 * The period. Overtime periods follow the fourth. May be null.
	 *
	 * Declared nullable. †
	 */
	period: number | null;
	/**
	 * The time left in the period, such as 3:15.
	 *
	 * Source of 5.23.0: an empty string when unknown. †
	 */
	clock: string;
	/**
	 * The school that has the ball.
	 *
	 * Source of 5.23.0: an empty string when there is no current drive. †
	 */
	possession: string;
	/**
	 * The down. May be null.
	 *
	 * Declared nullable. †
	 */
	down: number | null;
	/**
	 * Yards to go for a first down. May be null.
	 *
	 * Declared nullable. †
	 */
	distance: number | null;
	/**
	 * Yards from the ball to the opponent's goal line. May be null.
	 *
	 * Declared nullable. †
	 */
	yardsToGoal: number | null;
	/** Both teams. Use `homeAway`, not the order, to distinguish them. */
	teams: LiveGameTeam[];
	/**
	 * Every drive so far.
	 *
	 * Recorded: the drive under way came last. †
	 */
	drives: LiveGameDrive[];
};
/** A team's measures in a game so far. EPA (expected points added) of live plays is computed separately from the PPA of finished games and may differ. Source of 5.23.0: a rate or an average without plays is 0. Play counts and success rates include kickoffs. `epaPerPlay` is divided only by rated plays. Second down with 7 or more yards to go is a passing down. Recorded once: sums of EPA had one decimal, and averages had three. † */
export type LiveGameTeam = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school on this side of the game. */
	team: string;
	/** The team's side in the game. */
	homeAway: HomeAway;
	/** The team's points by period. Overtime periods follow the fourth. */
	lineScores: number[];
	/** The team's score. */
	points: number;
	/**
	 * The number of drives so far.
	 *
	 * Recorded: the drive under way was included. †
	 */
	drives: number;
	/** The number of scoring opportunities so far. */
	scoringOpportunities: number;
	/** Points per scoring opportunity. */
	pointsPerOpportunity: number;
	/**
	 * The average number of yards to the opponent's goal line at the start of the team's drives. May be null.
	 *
	 * Declared nullable. Source of 5.23.0: yards to the goal line. †
	 */
	averageStartYardLine: number | null;
	/**
	 * The number of plays so far.
	 *
	 * Source of 5.23.0: every play listed for the team counts, kickoffs included. †
	 */
	plays: number;
	/**
	 * Line yards over all runs.
	 *
	 * Source of 5.23.0: 1.2 times a loss is added instead of subtracted. †
	 */
	lineYards: number;
	/** Line yards per run. */
	lineYardsPerRush: number;
	/** Second-level yards over all runs. */
	secondLevelYards: number;
	/** Second-level yards per run. */
	secondLevelYardsPerRush: number;
	/** Open-field yards over all runs. */
	openFieldYards: number;
	/** Open-field yards per run. */
	openFieldYardsPerRush: number;
	/**
	 * The average EPA over all plays with an EPA.
	 *
	 * Source of 5.23.0: the sum is divided by the plays that have an EPA, not by `plays`. †
	 */
	epaPerPlay: number;
	/** The sum of EPA on all plays. */
	totalEpa: number;
	/** The sum of EPA on all passes. */
	passingEpa: number;
	/** The average EPA over all passes. */
	epaPerPass: number;
	/** The sum of EPA on all runs. */
	rushingEpa: number;
	/** The average EPA over all runs. */
	epaPerRush: number;
	/**
	 * The share of plays that succeeded, 0 to 1.
	 *
	 * Source of 5.23.0: every play listed for the team counts, kickoffs included. †
	 */
	successRate: number;
	/** The share of plays on standard downs that succeeded, 0 to 1. */
	standardDownSuccessRate: number;
	/** The share of plays on passing downs that succeeded, 0 to 1. */
	passingDownSuccessRate: number;
	/** EPA per successful play. */
	explosiveness: number;
	/**
	 * The team's win probability (0 to 1), given how both teams have played so far. Absent while unavailable.
	 *
	 * Source of 5.23.0: the postgame win probability for the game so far. Recorded values of the two teams added up to 1. †
	 */
	deserveToWin?: number;
};
/** A drive of a game in progress with its plays. Recorded: five drives, the last of them under way. † */
export type LiveGameDrive = {
	/** The drive's id, a string of digits. */
	id: string;
	/** The id of the team that has the ball. */
	offenseId: number;
	/** The school that has the ball. */
	offense: string;
	/** The id of the team that defends. */
	defenseId: number;
	/** The school that defends. */
	defense: string;
	/**
	 * The number of plays on the drive.
	 *
	 * Source of 5.23.0: only plays of the offense count, while `plays` also contains kickoffs. †
	 */
	playCount: number;
	/** Yards gained on the drive, negative for a loss. */
	yards: number;
	/** The period in which the drive began. */
	startPeriod: number;
	/**
	 * The time left in the period when the drive began, such as 11:58. Null when unknown.
	 *
	 * Recorded: null in one of five drives. †
	 */
	startClock: string | null;
	/**
	 * Yards from the start of the drive to the opponent's goal line.
	 *
	 * Recorded values ranged from 23 to 77. †
	 */
	startYardsToGoal: number;
	/**
	 * The period in which the drive ended. May be null (probably while it is under way).
	 *
	 * Recorded: null in one of five drives. †
	 */
	endPeriod: number | null;
	/**
	 * The time left in the period when the drive ended, such as 9:27. May be null (probably while it is under way).
	 *
	 * Recorded: null in one of five drives. †
	 */
	endClock: string | null;
	/**
	 * Yards from the end of the drive to the opponent's goal line. May be null (probably while it is under way).
	 *
	 * Recorded: null in one of five drives. †
	 */
	endYardsToGoal: number | null;
	/**
	 * The duration of the drive on the game clock, such as 2:55. Null when unknown.
	 *
	 * Recorded once: always a string, even for the drive under way. †
	 */
	duration: string | null;
	/** Whether the drive is a scoring opportunity. */
	scoringOpportunity: boolean;
	/** The plays of the drive so far. */
	plays: LiveGamePlay[];
	/**
	 * How the drive ended, such as Punt or Field Goal.
	 *
	 * Recorded: an empty string while the drive is under way. †
	 */
	result: string;
	/**
	 * The points of the drive.
	 *
	 * Recorded values ranged from 0 to 3. Source of 5.23.0: it is the change of the score during the drive, in the offense's favor, and may be negative. †
	 */
	pointsGained: number;
};
/** A play of a game in progress. Recorded: five plays, three of them without a rating. † */
export type LiveGamePlay = {
	/** The play's id, a string of digits that may be too long for a number. */
	id: string;
	/** The home team's score, as stored with the play. */
	homeScore: number;
	/** The away team's score, as stored with the play. */
	awayScore: number;
	/** The period, 1 to 4 in regulation. */
	period: number;
	/** The time left in the period, such as 7:46. */
	clock: string;
	/**
	 * When the play happened, in real time (not on the game clock). An ISO 8601 date and time.
	 *
	 * Recorded times are in UTC and end in `Z`. †
	 */
	wallClock: string;
	/**
	 * The id of the team that the play is credited to.
	 *
	 * Source of 5.23.0: the team that has the ball when the play begins. †
	 */
	teamId: number;
	/** The school that the play is credited to. */
	team: string;
	/**
	 * The down, 1 to 4, or 0 if the row has no down, as at the end of a game.
	 *
	 * Recorded: 1 to 4, and 0, probably for no down. Kickoffs were first downs. †
	 */
	down: number;
	/**
	 * Yards to go for a first down, or 0 if the row has no down.
	 *
	 * Recorded: 0 if the down was 0. Kickoffs had 10. †
	 */
	distance: number;
	/** Yards from the start of the play to the opponent's goal line. */
	yardsToGoal: number;
	/** Yards gained on the play, negative for a loss. */
	yardsGained: number;
	/** The id of the play's type, as in `getPlayTypes`. */
	playTypeId: number;
	/** The type of the play in words, such as Kickoff. */
	playType: string;
	/**
	 * EPA of the play. May be null, for example for a play that is not rated.
	 *
	 * Recorded: null in three of five plays. Source of 5.23.0: a touchdown counts 6 and a field goal 3 points, other scores are null, and a turnover does not reverse the sign. †
	 */
	epa: number | null;
	/**
	 * Whether the play was in garbage time, when the game was already decided.
	 *
	 * Source of 5.23.0: the flag is inverted, true while the game is open. †
	 */
	garbageTime: boolean;
	/**
	 * Whether the play gained enough for its down and distance.
	 *
	 * Recorded: a play that was neither a run nor a pass also had a value. †
	 */
	success: boolean;
	/** Whether the play counts as a run, a pass or neither. */
	rushPass: LivePlayKind;
	/** Whether the down was a passing down. */
	downType: LiveDownType;
	/** The play in words. */
	playText: string;
};
/** The game that a row of statistics is about. */
export type GameRowBase = {
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The season (the year in which it begins). */
	season: number;
};
/** The game that a row of statistics is about, with its week. */
export type GameWeekRowBase = GameRowBase & {
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season in which the game is played. */
	seasonType: SeasonType;
};
/** The team and the opponent of a row about a game. */
export type TeamInGameBase = {
	/** The school of the row or of the row's player. */
	team: string;
	/**
	 * The team's conference in that season. Null when unknown.
	 *
	 * Declared nullable. †
	 */
	conference: string | null;
	/** The school of the opponent. */
	opponent: string;
};
/** The fields of every passing or rushing row about a team's game. Declared: ids, seasons and weeks are 32-bit integers, `seasonType` is a `SeasonType`, and the rest are strings. † */
export type TeamGameRowBase = GameWeekRowBase & TeamInGameBase;
/** The player that a passing or rushing row is about. */
export type PlayerNameBase = {
	/** The player's id as in `searchPlayers`, a string of digits. */
	playerId: string;
	/** The player's full name. */
	player: string;
};
/** The fields of every passing or rushing row about a player's game. */
export type PlayerGameRowBase = GameWeekRowBase & PlayerNameBase & TeamInGameBase;
/** The fields of every passing or rushing row about a season. */
export type TeamSeasonRowBase = {
	/** The season (the year in which it begins). */
	season: number;
	/** The school of the row or of the row's player. */
	team: string;
	/**
	 * The team's conference in that season. Null when unknown.
	 *
	 * Recorded: the abbreviation ("B1G"), while `advanced.conference` of a team season overview is the name ("Big Ten"). †
	 */
	conference: string | null;
};
/** Passing counts and measures of a player, of a team's offense or defense, or of a location. Counts whose names end in `Available` say how many attempts a measure is based on, because not every attempt has every measurement. PPA and success cover only eligible attempts, which are fit for advanced analysis. For a player or a side, the plain counts and yards include ineligible attempts. For a location, they do not. Without attempts, `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0, never null. A `defense` has what opponents produced. PPA keeps the opponents' sign there, so lower is better. */
export type PassingProductionBase = {
	/** The number of passes thrown, with any outcome. */
	attempts: number;
	/** The number of passes caught by the offense. */
	completions: number;
	/** The number of passes not caught. Interceptions are counted separately. */
	incompletions: number;
	/** The number of passes caught by the defense. */
	interceptions: number;
	/** Completions divided by attempts, 0 to 1. May be null. */
	completionRate: number | null;
	/** The number of attempts with known air yards, including a known zero. It is the denominator of `averageDepthOfTarget`. */
	airYardsAttemptsAvailable: number;
	/** Yards from the line of scrimmage to the target, summed over the attempts with known air yards. May be null. */
	totalAirYards: number | null;
	/** Average air yards, over the attempts for which they are known. May be null. */
	averageDepthOfTarget: number | null;
	/** The number of attempts with known total yards, including a known zero. */
	totalYardsAttemptsAvailable: number;
	/** Yards gained by passing, summed over the attempts with known total yards. May be null. */
	totalYards: number | null;
	/** The number of completed attempts with valid total yards and air yards. It is the denominator of `averageYardsAfterCatch`. */
	yardsAfterCatchAttemptsAvailable: number;
	/** Yards after the catch, summed over the completions with known yards after the catch. May be null. */
	totalYardsAfterCatch: number | null;
	/** Average yards after the catch, over the completions for which they are known. May be null. */
	averageYardsAfterCatch: number | null;
	/** The successful eligible attempts divided by all eligible attempts, 0 to 1. An eligible attempt without a stored success stays in the denominator and counts as not successful. 0 when no attempt is eligible. */
	successRate: number;
	/** Predicted points added per eligible attempt with known PPA. The denominator is `ppaAttemptsAvailable`. 0 when there are none, so check that count before you rely on a 0. */
	ppa: number;
	/** The sum of predicted points added over the eligible attempts with known PPA. 0 when there are none. */
	totalPpa: number;
	/** Predicted points added per successful eligible attempt with known PPA. The denominator is `successfulPpaAttemptsAvailable`. 0 when there are none. */
	explosiveness: number;
	/** The number of eligible attempts with known PPA. It is the denominator of `ppa`. */
	ppaAttemptsAvailable: number;
	/** The number of eligible attempts with a stored success or failure. The denominator of `successRate` also includes the eligible attempts without a stored success or failure. */
	successAttemptsAvailable: number;
	/** The number of eligible attempts stored as successful. It is the numerator of `successRate`. */
	successfulAttempts: number;
	/** The number of successful eligible attempts with known PPA. It is the denominator of `explosiveness`. */
	successfulPpaAttemptsAvailable: number;
};
/** Where the passes of a player, or of a team's offense or defense, went. */
export type PassingLocationsBase = {
	/** The number of attempts that are eligible for advanced metrics and for analysis by location. It is the denominator of `successRate`. The plain counts and yards beside it include ineligible attempts. `locations` leaves them out, so its attempts add up to this number and not to `attempts`. */
	locationEligibleAttempts: number;
	/** The number of eligible attempts with both a recognized depth and a recognized direction. Attempts in `unknown` are left out. */
	locationAvailableAttempts: number;
	/** Eligible attempts by depth and direction. All seven locations are always present, even the empty ones. */
	locations: PassingLocations;
};
/** A team's own passing (for an offense) or its opponents' passing (for a defense). A defense's PPA keeps the opponents' sign, so lower is better. */
export type PassingProduction = PassingProductionBase & PassingLocationsBase;
/** Eligible attempts by depth and direction. Every location is always present. Without attempts, `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0. */
export type PassingLocations = {
	/** Short passes to the left. */
	"short left": PassingLocationProduction;
	/** Short passes over the middle. */
	"short middle": PassingLocationProduction;
	/** Short passes to the right. */
	"short right": PassingLocationProduction;
	/** Deep passes to the left. */
	"deep left": PassingLocationProduction;
	/** Deep passes over the middle. */
	"deep middle": PassingLocationProduction;
	/** Deep passes to the right. */
	"deep right": PassingLocationProduction;
	/** Eligible passes without a recognized depth, a recognized direction, or both. */
	unknown: PassingLocationProduction;
};
/** Passing to one location. It includes only eligible attempts. Yard averages have one decimal. */
export type PassingLocationProduction = PassingProductionBase & {
	/** Total yards divided by `totalYardsAttemptsAvailable`. May be null. */
	yardsPerAttempt: number | null;
	/** The same measure as `averageDepthOfTarget`. May be null. */
	airYardsPerAttempt: number | null;
};
/** A team's passing over a season, and the passing that it allowed. */
export type TeamPassingSeason = TeamSeasonRowBase & {
	/** The team's passing. */
	offense: PassingProduction;
	/** The opponents' passing. */
	defense: PassingProduction;
};
/** A team's passing in a game, and the passing that it allowed. The opponent has its own row. */
export type TeamPassingGame = TeamGameRowBase & {
	/** The team's passing. */
	offense: PassingProduction;
	/** The opponents' passing. */
	defense: PassingProduction;
};
/** A player's passing in a game. */
export type PlayerPassingGame = PlayerGameRowBase & PassingProductionBase & PassingLocationsBase;
/** Rates of a set of runs, and yards by level. A `defense` has what opponents produced. Published: the definitions of line yards, second-level yards, open-field yards, stuff rate, power success and success, for the service's measures in general and not for these fields. Source of 5.30.0: without runs, `successRate`, `ppa`, `totalPpa` and `explosiveness` are 0. The specification says so only about passing. † */
export type RushingMeasuresBase = {
	/** The share of runs that succeeded, 0 to 1. A run succeeds when it gains half the distance on first down, 70 percent on second, and all of it on third or fourth. */
	successRate: number;
	/** Predicted points added per run. */
	ppa: number;
	/** The sum of predicted points added on all runs. */
	totalPpa: number;
	/** Line yards per run, which are the yards credited to the blocking. Losses count 1.2 times, yards 1 to 4 fully and yards 5 to 10 half. Yards beyond 10 do not count. May be negative. */
	lineYards: number;
	/** Line yards over all runs. */
	lineYardsTotal: number;
	/** Second-level yards per run, gained between 5 and 10 yards past the line of scrimmage. */
	secondLevelYards: number;
	/** Second-level yards over all runs, gained between 5 and 10 yards past the line of scrimmage. */
	secondLevelYardsTotal: number;
	/** Open-field yards per run, gained more than 10 yards past the line of scrimmage. */
	openFieldYards: number;
	/** Open-field yards over all runs, gained more than 10 yards past the line of scrimmage. */
	openFieldYardsTotal: number;
	/**
	 * The share of runs without a gain, 0 to 1. Lower is better for an offense, higher for a defense.
	 *
	 * Published: the definition. Source of 5.23.0: a gain of 0 yards counts as no gain. †
	 */
	stuffRate: number;
	/**
	 * The success rate of runs with 2 or fewer yards to go, on any down, 0 to 1.
	 *
	 * Published: on any down. The glossary of 2025 named only late downs. †
	 */
	powerSuccess: number;
	/** Predicted points added per successful run. */
	explosiveness: number;
};
/** The counts and the yards of a set of runs. */
export type RushingCountsBase = {
	/** The number of runs. */
	attempts: number;
	/** The number of runs with known yards (inferred from the name and from its counterparts in passing). It is a count, not yards. */
	rushingYardsAvailable: number;
	/** Yards gained by rushing, minus losses. May be null. */
	totalRushingYards: number | null;
	/** Rushing yards per run. May be null. */
	yardsPerCarry: number | null;
	/** The number of runs credited to one player (inferred from the name). */
	individualAttempts: number;
	/** The number of runs that are not credited to a known player (inferred from the name). */
	unattributedAttempts: number;
	/** The number of times that the quarterback was sacked. */
	sacks: number;
	/** The number of times that the quarterback knelt to run the clock. */
	kneels: number;
	/** The number of runs credited to the team and not to a player (inferred from the name). */
	teamRushes: number;
	/** The number of runs in which several players carried the ball (inferred from the name). */
	multiCarrierAttempts: number;
	/**
	 * The number of runs eligible for analysis by direction (inferred from the name).
	 *
	 * Source of 5.30.0: sacks, kneels, team runs and invalid rows are left out. †
	 */
	directionEligibleAttempts: number;
	/** The number of eligible runs with a known direction (inferred from the name). */
	directionAvailableAttempts: number;
};
/** Rushing counts and measures of a player, or of a team's offense or defense. Rushing yards and direction are not known for every run, and not every run is credited to one player. The counts say for how many runs each is known. The specification does not say which kinds of run `attempts` includes. Source of 5.30.0: for a team, sacks, kneels and runs without a credited player count. For a player, only runs credited to that player alone count, including sacks. † */
export type RushingProductionBase = RushingCountsBase & RushingMeasuresBase & {
	/** The runs by direction. All four keys are always present. */
	directions: RushingDirections;
};
/** A team's own rushing (for an offense) or its opponents' rushing (for a defense). */
export type RushingProduction = RushingProductionBase & {
	/** The number of runs with a known touchdown status (inferred from the name). */
	touchdownStatusAvailable: number;
	/** The number of runs known to have scored a touchdown (inferred from the name). */
	rushingTouchdowns: number;
};
/** Another name for `RushingProduction`, used in team rows. */
export type TeamRushingProduction = RushingProductionBase & {
	/** The number of runs with a known touchdown status (inferred from the name). */
	touchdownStatusAvailable: number;
	/** The number of runs known to have scored a touchdown (inferred from the name). */
	rushingTouchdowns: number;
};
/** Runs by the direction in which they went. */
export type RushingDirections = {
	/** Runs to the left. */
	left: RushingDirectionProduction;
	/** Runs up the middle. */
	middle: RushingDirectionProduction;
	/** Runs to the right. */
	right: RushingDirectionProduction;
	/** Runs without a recognized direction. */
	unknown: RushingDirectionProduction;
};
/** The runs in one direction, and their yards. */
export type RushingCarriesBase = {
	/** The number of runs in this direction. */
	carries: number;
	/** Yards gained in this direction, minus losses. */
	yards: number;
	/** Yards gained per run in this direction. */
	yardsPerCarry: number;
};
/** Runs in one direction. Unlike in the totals over all directions, no property is null. */
export type RushingDirectionProduction = RushingCarriesBase & RushingMeasuresBase;
/** A team's rushing over a season, and the rushing that it allowed. */
export type TeamRushingSeason = TeamSeasonRowBase & {
	/** The team's rushing. */
	offense: TeamRushingProduction;
	/** The opponents' rushing. */
	defense: TeamRushingProduction;
};
/** A team's rushing in a game, and the rushing that it allowed. The opponent has its own row. */
export type TeamRushingGame = TeamGameRowBase & {
	/** The team's rushing. */
	offense: TeamRushingProduction;
	/** The opponents' rushing. */
	defense: TeamRushingProduction;
};
/** A player's rushing in a game. Only team rows count touchdowns. */
export type PlayerRushingGame = PlayerGameRowBase & RushingProductionBase;
/** A player's rushing in a game, as the specification describes it for the advanced box score. */
export type BoxScorePlayerRushing = PlayerGameRowBase & RushingProductionBase & {
	/**
	 * The number of runs with a known touchdown status (inferred from the name). May be absent.
	 *
	 * Declared for team rows, not for player rows. Recorded: no such row. †
	 */
	touchdownStatusAvailable?: number;
	/**
	 * The number of runs known to have scored a touchdown (inferred from the name). May be absent.
	 *
	 * Declared for team rows, not for player rows. Recorded: no such row. †
	 */
	rushingTouchdowns?: number;
};
/** The game, the drive, the teams and the period of a passing or rushing play. */
export type EnrichedPlayBase = {
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The play's id as in `getPlays`, a string of digits that may be too long for a number. */
	playId: string;
	/** The id of the drive that the play belongs to. */
	driveId: string;
	/** The season (the year in which it begins). */
	season: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season in which the game is played. */
	seasonType: SeasonType;
	/** The id of the team that had the ball. */
	offenseId: number;
	/** The school that had the ball. */
	offense: string;
	/**
	 * The conference of the team that had the ball. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	offenseConference: string | null;
	/** The id of the team that defends. */
	defenseId: number;
	/** The school that defended. */
	defense: string;
	/**
	 * The conference of the team that defended. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	defenseConference: string | null;
	/** The period, 1 to 4 in regulation. */
	period: number;
};
/** The down, the distance and the text of a passing or rushing play. */
export type PlaySituationBase = {
	/** The down, 1 to 4. */
	down: number;
	/** Yards to go for a first down. */
	distance: number;
	/** The play in words. May be null. */
	playText: string | null;
	/**
	 * The yard line where the play began. The specification does not say from which goal line it counts.
	 *
	 * Recorded rows do not show which goal line. In `getDrives` and `getPlays`, the yard line counts from the home team's goal line. †
	 */
	startYardline: number;
};
/** What a passing or rushing play was worth. */
export type PlayValueBase = {
	/** Predicted points added by the play. Null when unknown. 0 is a known value. */
	ppa: number | null;
	/** Whether the play gained enough for its down and distance. Null when unknown. */
	success: boolean | null;
};
/** The time left in a period. Declared without null, unlike the clocks of plays and drives. † */
export type PassingPlayClock = {
	/** Full minutes. */
	minutes: number;
	/** Seconds beyond the minutes, 0 to 59. */
	seconds: number;
};
/** Another name for `PassingPlayClock`, used by rushing plays. */
export type RushingPlayClock = {
	/** Full minutes. */
	minutes: number;
	/** Seconds beyond the minutes, 0 to 59. */
	seconds: number;
};
/** A pass. Unknown values are null. */
export type PassingPlay = EnrichedPlayBase & {
	/** The time left in the period. */
	clock: PassingPlayClock;
} & PlaySituationBase & {
	/** Yards from the start of the play to the opponent's goal line. */
	startYardsToGoal: number;
	/** The passer's id as in `searchPlayers`, a string of digits. Null when unknown. */
	passerId: string | null;
	/** The passer's full name. Null when unknown. */
	passer: string | null;
	/** The targeted player's id as in `searchPlayers`, a string of digits. Null when unknown. */
	targetId: string | null;
	/** The targeted player's full name. Null when unknown. */
	target: string | null;
	/** How the pass ended. */
	outcome: PassOutcome;
	/** Yards from the line of scrimmage to the target. Null when unknown. 0 is a known value. */
	airYards: number | null;
	/** How far downfield the pass went. Null when unknown. */
	passDepth: PassDepth | null;
	/** The side of the field to which the pass went. Null when unknown. */
	passDirection: PlayDirection | null;
	/** The depth and the direction in one value. Null when unknown. */
	passLocation: PassLocation | null;
	/**
	 * Yards gained by the pass. Null when unknown.
	 *
	 * Source of 5.30.0: 0 for a pass that was not completed. †
	 */
	totalYards: number | null;
	/**
	 * Yards after the catch. Null when unknown.
	 *
	 * Source of 5.30.0: the yards of a completed pass minus its air yards. †
	 */
	yardsAfterCatch: number | null;
	/** Yards from the target to the opponent's goal line. Null when unknown. */
	targetYardsToGoal: number | null;
	/** Whether the ball was spiked to stop the clock. */
	isSpike: boolean;
	/** Whether the ball was thrown away on purpose. */
	isThrowaway: boolean;
	/** Whether the pass was penalized as intentional grounding. */
	isIntentionalGrounding: boolean;
	/** How much of the pass the service could parse from the play's record. */
	parseStatus: PlayParseStatus;
	/**
	 * Whether the pass is eligible for advanced measures and for analysis by location.
	 *
	 * Source of 5.30.0: spikes, intentional grounding and invalid rows are not eligible, but throwaways and passes of unknown location are. †
	 */
	locationAnalysisEligible: boolean;
} & PlayValueBase;
/** The fields of every passing or rushing row about a player's season. */
export type PlayerSeasonRowBase = {
	/** The season (the year in which it begins). */
	season: number;
	/** The player's id as in `searchPlayers`, a string of digits. */
	playerId: string;
	/** The player's full name. */
	player: string;
	/** The school of the row or of the row's player. */
	team: string;
	/**
	 * The team's conference in that season. Null when unknown.
	 *
	 * Recorded: the abbreviation ("B1G"), while `advanced.conference` of a team season overview is the name ("Big Ten"). †
	 */
	conference: string | null;
};
/** A player's passing over a season. */
export type PlayerPassingSeason = PlayerSeasonRowBase & PassingProductionBase & PassingLocationsBase;
/** A run, sack or kneel. Unknown values are null. */
export type RushingPlay = EnrichedPlayBase & {
	/** The time left in the period. */
	clock: RushingPlayClock;
} & PlaySituationBase & {
	/** Yards from the start of the play to the opponent's goal line. Null when unknown. */
	startYardsToGoal: number | null;
	/** The ball carrier's id as in `searchPlayers`, a string of digits. May be null. */
	rusherId: string | null;
	/** The ball carrier's full name. May be null. */
	rusher: string | null;
	/** The direction of the run. Null when unknown. */
	rushDirection: PlayDirection | null;
	/** Yards gained by the run, negative for a loss. Null when unknown. */
	rushingYards: number | null;
	/** The yards of the run that are credited to the ball carrier (inferred from the name). May be null. */
	rusherYards: number | null;
	/** Whether the run scored a touchdown. Null when unknown. */
	isRushingTouchdown: boolean | null;
	/** Whether the passer was sacked. */
	isSack: boolean;
	/** Whether the quarterback knelt to run the clock. */
	isKneel: boolean;
	/** Whether the run is credited to the team and not to a player. */
	isTeamRush: boolean;
	/** Who the run is credited to. */
	attributionStatus: RushAttributionStatus;
	/**
	 * Whether the run is eligible for analysis by direction.
	 *
	 * Source of 5.30.0: sacks, kneels, team runs and invalid rows are not eligible. The direction of an eligible run may be unknown. †
	 */
	directionAnalysisEligible: boolean;
	/** How much of the run the service could parse from the play's record. */
	parseStatus: PlayParseStatus;
} & PlayValueBase;
/** A player's rushing over a season. Declared without touchdowns in player rows. † */
export type PlayerRushingSeason = PlayerSeasonRowBase & RushingProductionBase;
/** A stadium. Unknown values are null. */
export type Venue = {
	/**
	 * The id of the venue. Null when unknown.
	 *
	 * Recorded: null in the location of a team without a known stadium. †
	 */
	id: number | null;
	/** The venue's name. Null when unknown. */
	name: string | null;
	/**
	 * The number of spectators that the stadium seats. Null when unknown.
	 *
	 * Recorded: 0 for some venues. †
	 */
	capacity: number | null;
	/** Whether the field is natural grass. May be null or absent. */
	grass?: boolean | null;
	/** Whether the stadium has a roof over the field. May be null or absent. */
	dome?: boolean | null;
	/** The stadium's city. Null when unknown. */
	city: string | null;
	/** The state, province or region, usually abbreviated. Null when unknown. */
	state: string | null;
	/** The postal code. Null when unknown. */
	zip: string | null;
	/**
	 * The country, usually in two letters. Null when unknown.
	 *
	 * Recorded: the United States appears as both "US" and "USA". †
	 */
	countryCode: string | null;
	/** The time zone in the IANA database, such as America/Chicago. Null when unknown. */
	timezone: string | null;
	/**
	 * The latitude of the stadium. Null when unknown.
	 *
	 * Recorded values ranged from about -34 to 53, in decimal degrees, negative south of the equator. †
	 */
	latitude: number | null;
	/**
	 * The longitude of the stadium. Null when unknown.
	 *
	 * Recorded values ranged from about -158 to 151, in decimal degrees, negative in the Americas. †
	 */
	longitude: number | null;
	/** The height above sea level, as a string. Convert it before you calculate. Null when unknown. Unit not specified. */
	elevation: string | null;
	/** The year in which the stadium was built. Null when unknown. */
	constructionYear: number | null;
};
/** A school's team: names, colors and stadium. */
export type Team = {
	/** The id of the team, the same in every operation. */
	id: number;
	/** The school's name. Filters and most operations' rows identify the team by this name. */
	school: string;
	/** The nickname, such as Longhorns. Null when unknown. */
	mascot: string | null;
	/** The abbreviation, such as TEX. Null when unknown. */
	abbreviation: string | null;
	/**
	 * Other names that the team goes by. Null when unknown.
	 *
	 * Recorded: never null. Without other names, the array is empty. †
	 */
	alternateNames: string[] | null;
	/** The name of the team's conference. Null when unknown. */
	conference: string | null;
	/** The division within the conference, such as East. May be null. */
	division: string | null;
	/** The team's division, such as fbs, fcs, ii or iii. Null when unknown. */
	classification: string | null;
	/**
	 * The main color, as a hexadecimal RGB value. Null when unknown.
	 *
	 * Recorded with a number sign ("#c15d26"). An unknown color was the string "#null". †
	 */
	color: string | null;
	/**
	 * The second color, as a hexadecimal RGB value. Null when unknown.
	 *
	 * Recorded with a number sign ("#ffffff"). An unknown color was the string "#null". †
	 */
	alternateColor: string | null;
	/** The URLs of logo images. May be null. */
	logos: string[] | null;
	/** The account on Twitter, now X. Null when unknown. */
	twitter: string | null;
	/**
	 * The home stadium. Null when unknown.
	 *
	 * Recorded: never null. A team without a known stadium has an object of nulls. The keys are in a different order than in `getVenues`. †
	 */
	location: Venue | null;
};
/** A conference, present or past. */
export type Conference = {
	/** The id of the conference, the same in changes and affiliations. */
	id: number;
	/** The name, such as Big Ten. Most operations' rows contain this form of the name. */
	name: string;
	/** A second form of the name. May be null. */
	shortName: string | null;
	/**
	 * The abbreviation, such as B1G. May be null.
	 *
	 * Source of 5.23.0: the service compares most conference parameters with it. †
	 */
	abbreviation: string | null;
	/** The conference's division. Null when unknown. */
	classification: ConferenceClassification | null;
	/**
	 * The number of member teams.
	 *
	 * Recorded: it counts members in the requested year or, without a `year`, current members. †
	 */
	memberCount: number;
};
/** A team's move from one conference to another. Declared: the ids are 32-bit integers, and each classification is a `ConferenceClassification`. † */
export type TeamConferenceChange = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school that moved. */
	team: string;
	/** The id of the conference that the team left, as in `getConferences`. */
	fromConferenceId: number;
	/** The name of the conference that the team left. */
	fromConference: string;
	/** The abbreviation of the conference that the team left. May be null. */
	fromConferenceAbbreviation: string | null;
	/** The division of the conference that the team left. Null when unknown. */
	fromClassification: ConferenceClassification | null;
	/** The id of the conference that the team joined, as in `getConferences`. */
	toConferenceId: number;
	/** The name of the conference that the team joined. */
	toConference: string;
	/** The abbreviation of the conference that the team joined. May be null. */
	toConferenceAbbreviation: string | null;
	/** The division of the conference that the team joined. Null when unknown. */
	toClassification: ConferenceClassification | null;
	/** The first season in the new conference. */
	effectiveYear: number;
};
/** A team's unbroken membership in a conference. Declared: the ids are 32-bit integers, and the classification is a `ConferenceClassification`. † */
export type TeamConferenceAffiliation = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school that was a member. */
	team: string;
	/** The id of the conference, as in `getConferences`. */
	conferenceId: number;
	/** The name of the team's conference. */
	conference: string;
	/** The abbreviation of the conference. May be null. */
	conferenceAbbreviation: string | null;
	/** The conference's division. Null when unknown. */
	classification: ConferenceClassification | null;
	/** The division within the conference, such as East. May be null. */
	conferenceDivision: string | null;
	/** The first season as a member. */
	startYear: number;
	/** The last season as a member. May be null (probably while the membership lasts). */
	endYear: number | null;
};
/** The recruited talent of a team's roster in a season. */
export type TeamTalent = {
	/** The season (the year in which it begins). */
	year: number;
	/** The school that the row is about. */
	team: string;
	/**
	 * The 247Sports Team Talent Composite of the roster. Higher is better.
	 *
	 * Declared: the description names the composite. Recorded values ranged from about 20 to 1,000. †
	 */
	talent: number;
};
/** A team's results against the betting spread in a season. */
export type TeamATS = {
	/** The season (the year in which it begins). */
	year: number;
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school that the row is about. */
	team: string;
	/**
	 * The team's conference. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	conference: string | null;
	/** The number of games counted. */
	games: number;
	/** The number of games in which the team beat the spread. */
	atsWins: number;
	/** The number of games in which the team fell short of the spread. */
	atsLosses: number;
	/** The number of games that ended exactly on the spread. */
	atsPushes: number;
	/** The average points by which the team beat the spread. Negative when it fell short. May be null. */
	avgCoverMargin: number | null;
};
/** The history of games between two teams. */
export type Matchup = {
	/**
	 * The first of the two requested schools.
	 *
	 * Recorded: absent when the two teams never met. †
	 */
	team1?: string;
	/**
	 * The second of the two requested schools.
	 *
	 * Recorded: absent when the two teams never met. †
	 */
	team2?: string;
	/**
	 * The first season considered.
	 *
	 * Recorded: repeats `minYear`, and is absent without it. †
	 */
	startYear?: number;
	/**
	 * The last season considered.
	 *
	 * Recorded: repeats `maxYear`, and is absent without it. †
	 */
	endYear?: number;
	/** The number of games won by the first team. */
	team1Wins: number;
	/** The number of games won by the second team. */
	team2Wins: number;
	/**
	 * The number of games that ended in a tie.
	 *
	 * Source of 5.23.0: an unknown score counts as 0, so a game in progress or without a score is a tie. Only games past kickoff are listed. †
	 */
	ties: number;
	/**
	 * The games. Without games, the array is empty.
	 *
	 * Fixed after the game: use it only to predict later games. †
	 *
	 * Recorded: games that have not been played are left out. †
	 */
	games: MatchupGame[];
};
/** A game between two teams. Declared: `homeTeam` and `awayTeam` are strings. † */
export type MatchupGame = {
	/** The season (the year in which it begins). */
	season: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season, such as regular or postseason, as a string. */
	seasonType: string;
	/**
	 * When the game kicked off.
	 *
	 * Recorded once: an ISO 8601 date and time in UTC ("2025-10-11T19:30:00.000Z"). †
	 */
	date: string;
	/** Whether the game is played at a neutral site. */
	neutralSite: boolean;
	/** The venue's name. Null when unknown. */
	venue: string | null;
	/** The school of the home team. It need not be the first of the two requested schools. */
	homeTeam: string;
	/** The home team's score. Null when unknown. */
	homeScore: number | null;
	/** The school of the away team. */
	awayTeam: string;
	/** The away team's score. Null when unknown. */
	awayScore: number | null;
	/** The school that won. May be null. */
	winner: string | null;
};
/** A player on a team's roster. */
export type RosterPlayer = {
	/** The player's id as in `searchPlayers`, a string of digits. */
	id: string;
	/** The given name. */
	firstName: string;
	/** The family name. */
	lastName: string;
	/** The school that the player played for. */
	team: string;
	/**
	 * The weight. Null when unknown. Unit not specified.
	 *
	 * Recorded values ranged from about 150 to 370, probably pounds. †
	 */
	weight: number | null;
	/**
	 * The height. Null when unknown. Unit not specified.
	 *
	 * Recorded values ranged from about 65 to 80, probably inches. †
	 */
	height: number | null;
	/**
	 * The jersey number. Null when unknown.
	 *
	 * Recorded values ranged from 0 to 99. †
	 */
	jersey: number | null;
	/**
	 * The year of study. Do not rely on it.
	 *
	 * Recorded: the requested season if the year of study is unknown. Some values were 0. †
	 * @deprecated
	 */
	year: number;
	/** The position's abbreviation, such as QB. Null when unknown. */
	position: string | null;
	/** The hometown's city. Null when unknown. */
	homeCity: string | null;
	/** The state or province of the hometown. Null when unknown. */
	homeState: string | null;
	/**
	 * The hometown's country. Null when unknown.
	 *
	 * Recorded: "Canada" and "CAN", so the spelling varies. †
	 */
	homeCountry: string | null;
	/**
	 * The latitude of the hometown. Null when unknown.
	 *
	 * Recorded values ranged from about 21 to 61, in decimal degrees. †
	 */
	homeLatitude: number | null;
	/**
	 * The longitude of the hometown. Null when unknown.
	 *
	 * Recorded values ranged from about -158 to -71, in decimal degrees. †
	 */
	homeLongitude: number | null;
	/** The FIPS code of the hometown's county, as a string to keep leading zeros. Null when unknown. */
	homeCountyFIPS: string | null;
	/**
	 * The ids of the player's recruiting profiles, as strings. Null when unknown.
	 *
	 * Recorded: never null. Without ids, the array is empty. †
	 */
	recruitIds: string[] | null;
};
/** A team's season in one object: record, ratings, advanced statistics, passing, rushing and players. Declared in 5.31.2: `statRankings` was added and may be absent. Source of 5.32.0: it is always there. † */
export type TeamSeasonOverview = {
	/** The ranks of the advanced statistics within the division. May be null. */
	statRankings?: TeamSeasonStatRankings | null;
	/** The advanced statistics of the team's offense and defense. */
	advanced: TeamSeasonAdvancedStats;
	/** The usage and the PPA of the team's players. */
	players: TeamSeasonPlayers;
	/** The team's passing, and the passing that it allowed. May be null. */
	passing: TeamPassingSeason | null;
	/** The team's rushing, and the rushing that it allowed. May be null. */
	rushing: TeamRushingSeason | null;
	/** Wins, losses and ties in the completed games of the requested season, postseason included. */
	record: TeamRecord;
	/** The ratings available now for the requested season. */
	ratings: TeamSeasonRatings;
	/** The season (the year in which it begins). */
	season: number;
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school that the overview is about. */
	team: string;
};
/** The rank of a team's statistic within the team's division. Source of 5.32.0: teams with equal values share a rank, and the next rank is skipped. The service compares the values before rounding. `percentile` is from 0 to 100, with one decimal. † */
export type TeamStatRank = {
	/** The rank, 1 being best. */
	rank: number;
	/** The number of teams that are ranked. */
	population: number;
	/** Whether another team has the same value. */
	tied: boolean;
	/** The team's percentile. Higher is better. */
	percentile: number;
};
/** The ranks of an offense's or a defense's statistics. A property's name is the path of the statistic in the advanced statistics, such as `havoc.total`. Source of 5.32.0: a rank is null if the team has no usable value (for example, no plays of the kind), or if there are fewer than two teams. † */
export type TeamSideStatRankings = {
	/** The rank of `ppa`. May be null. */
	ppa: TeamStatRank | null;
	/** The rank of `successRate`. May be null. */
	successRate: TeamStatRank | null;
	/** The rank of `explosiveness`. May be null. */
	explosiveness: TeamStatRank | null;
	/** The rank of `standardDowns.successRate`. May be null. */
	"standardDowns.successRate": TeamStatRank | null;
	/** The rank of `passingDowns.successRate`. May be null. */
	"passingDowns.successRate": TeamStatRank | null;
	/** The rank of `passingPlays.ppa`. May be null. */
	"passingPlays.ppa": TeamStatRank | null;
	/** The rank of `rushingPlays.ppa`. May be null. */
	"rushingPlays.ppa": TeamStatRank | null;
	/** The rank of `passingPlays.explosiveness`. May be null. */
	"passingPlays.explosiveness": TeamStatRank | null;
	/** The rank of `rushingPlays.explosiveness`. May be null. */
	"rushingPlays.explosiveness": TeamStatRank | null;
	/** The rank of `lineYards`. May be null. */
	lineYards: TeamStatRank | null;
	/** The rank of `secondLevelYards`. May be null. */
	secondLevelYards: TeamStatRank | null;
	/** The rank of `openFieldYards`. May be null. */
	openFieldYards: TeamStatRank | null;
	/** The rank of `stuffRate`. May be null. */
	stuffRate: TeamStatRank | null;
	/** The rank of `powerSuccess`. May be null. */
	powerSuccess: TeamStatRank | null;
	/** The rank of `havoc.total`. May be null. */
	"havoc.total": TeamStatRank | null;
	/** The rank of `havoc.frontSeven`. May be null. */
	"havoc.frontSeven": TeamStatRank | null;
	/** The rank of `havoc.db`. May be null. */
	"havoc.db": TeamStatRank | null;
	/** The rank of `pointsPerOpportunity`. May be null. */
	pointsPerOpportunity: TeamStatRank | null;
	/** The rank of `fieldPosition.averageStart`. May be null. */
	"fieldPosition.averageStart": TeamStatRank | null;
	/** The rank of `fieldPosition.averagePredictedPoints`. May be null. */
	"fieldPosition.averagePredictedPoints": TeamStatRank | null;
};
/** The ranks of a team's advanced statistics within its division. Source of 5.32.0: higher is better for an offense and lower for a defense. For `stuffRate`, the three `havoc` ranks and `fieldPosition.averageStart`, it is the reverse. For `fieldPosition.averagePredictedPoints`, higher is better for both. † */
export type TeamSeasonStatRankings = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The season (the year in which it begins). */
	season: number;
	/** The division within which the team is ranked. */
	division: DivisionClassification;
	/** The number of teams in the division, ranked or not. */
	divisionTeamCount: number;
	/**
	 * When the ranks were computed.
	 *
	 * Declared in 5.31.2: plain text. Source of 5.32.0: a time in UTC. †
	 */
	calculatedAt: string;
	/**
	 * When the ranks are computed again.
	 *
	 * Declared in 5.31.2: plain text. Source of 5.32.0: ten minutes after `calculatedAt`. †
	 */
	expiresAt: string;
	/**
	 * When the statistics were published.
	 *
	 * Declared in 5.31.2: plain text. Source of 5.32.0: a time in UTC. †
	 */
	sourceUpdatedAt: string;
	/** The ranks of what the team did with the ball. */
	offense: TeamSideStatRankings;
	/** The ranks of what opponents did with the ball. */
	defense: TeamSideStatRankings;
};
/** The players of a team's season. */
export type TeamSeasonPlayers = {
	/** The share of the team's plays that involve each player. */
	usage: TeamSeasonPlayerUsage[];
	/** Predicted points that each player added. */
	ppa: TeamSeasonPlayerPpa[];
};
/** The current ratings of a team in several systems. A system without a rating for the team and the season is null. */
export type TeamSeasonRatings = {
	/**
	 * SP ratings of the team and its units. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	sp: TeamSeasonUnitRatings | null;
	/**
	 * The SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.
	 *
	 * Published: it is computed from game margins, with extreme margins capped, and adjusted for home field and schedule. †
	 */
	srs: TeamSeasonRankedRating | null;
	/** The Elo rating after the season's latest completed game with a postgame Elo. It does not have a rank. Null when unavailable. */
	elo: number | null;
	/**
	 * CORE ratings of the team, its offense and its defense. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	core: TeamSeasonCoreRatings | null;
	/**
	 * The efficiencies of the Football Power Index. Higher is better for all four, including the defense. They are not the FPI rating in points. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	fpi: TeamSeasonUnitRatings | null;
};
/** The ratings of a team and its three units in one system. Recorded: each of the four is a rating with its rank. † */
export type TeamSeasonUnitRatings = {
	/** The special teams' rating and rank. */
	specialTeams: TeamSeasonRankedRating;
	/** The defense's rating and rank. */
	defense: TeamSeasonRankedRating;
	/** The offense's rating and rank. */
	offense: TeamSeasonRankedRating;
	/** The team's overall rating, with its rank. */
	overall: TeamSeasonRankedRating;
};
/** The ratings of a team and its two main units in the CORE system, which has no special teams. Published: a lower rating of the defense is better. Recorded: each of the three is a rating with its rank. † */
export type TeamSeasonCoreRatings = {
	/** The defense's rating and rank. */
	defense: TeamSeasonRankedRating;
	/** The offense's rating and rank. */
	offense: TeamSeasonRankedRating;
	/** The team's overall rating, with its rank. */
	overall: TeamSeasonRankedRating;
};
/** A rating and its rank. */
export type TeamSeasonRankedRating = {
	/** The rating on the scale of its system, rounded to two decimals. Null when unavailable. */
	rating: number | null;
	/** The rank in the requested season and division, 1 being best. Equal ratings share a rank, and the next rank is skipped. The service compares unrounded ratings, so two ratings that look equal may differ in rank. Null when unavailable. */
	rank: number | null;
};
/** The advanced statistics of a team season overview. */
export type TeamSeasonAdvancedStats = {
	/** The season (the year in which it begins). */
	season: number;
	/** The school that the overview is about. */
	team: string;
	/**
	 * The team's conference in that season.
	 *
	 * Recorded: the name ("Big Ten"), while players, passing and rushing of the same overview have the abbreviation ("B1G"). †
	 */
	conference: string;
	/** What the team did with the ball. */
	offense: TeamSeasonAdvancedOffense;
	/** What the opponents did with the ball. */
	defense: TeamSeasonAdvancedDefense;
};
/** A player of the season that an overview is about. */
export type TeamSeasonPlayerBase = {
	/** The season (the year in which it begins). */
	season: number;
	/** The player's id as in `searchPlayers`, a string of digits. */
	id: string;
	/** The player's full name. Null when unknown. */
	name: string | null;
	/**
	 * The position's abbreviation, such as QB. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	position: string | null;
	/** The school that the player played for. */
	team: string;
	/**
	 * The team's conference in that season.
	 *
	 * Recorded: the abbreviation ("B1G"), while `advanced.conference` of the same overview is the name ("Big Ten"). †
	 */
	conference: string;
};
/** Predicted points added by a player, overall and by kind of play. Every value may be null. */
export type TeamSeasonPlayerPpaValues = {
	/** Predicted points added on all plays. May be null. */
	all: number | null;
	/** Predicted points added on passing plays. May be null. */
	pass: number | null;
	/** Predicted points added on rushing plays. May be null. */
	rush: number | null;
	/** Predicted points added on first down. May be null. */
	firstDown: number | null;
	/** Predicted points added on second down. May be null. */
	secondDown: number | null;
	/** Predicted points added on third down. May be null. */
	thirdDown: number | null;
	/** Predicted points added on standard downs. May be null. */
	standardDowns: number | null;
	/** Predicted points added on passing downs. May be null. */
	passingDowns: number | null;
};
/** Predicted points added by a player over the season. */
export type TeamSeasonPlayerPpa = TeamSeasonPlayerBase & {
	/** Predicted points added per play. */
	averagePPA: TeamSeasonPlayerPpaValues;
	/** The sum of predicted points added. */
	totalPPA: TeamSeasonPlayerPpaValues;
};
/** The share (0 to 1) of the team's plays that involve a player, overall and by kind of play. Source of 5.23.0: the team's plays are counted in the games in which the player has a row. † */
export type PlayerUsageValues = {
	/** The player's share of the team's plays. May be null. */
	overall: number | null;
	/** The player's share of the team's passing plays. May be null. */
	pass: number | null;
	/** The player's share of the team's rushing plays. May be null. */
	rush: number | null;
	/** The player's share of the team's plays on first down. May be null. */
	firstDown: number | null;
	/** The player's share of the team's plays on second down. May be null. */
	secondDown: number | null;
	/** The player's share of the team's plays on third down. May be null. */
	thirdDown: number | null;
	/** The player's share of the team's plays on standard downs. May be null. */
	standardDowns: number | null;
	/** The player's share of the team's plays on passing downs. May be null. */
	passingDowns: number | null;
};
/** A player's usage over the season. */
export type TeamSeasonPlayerUsage = TeamSeasonPlayerBase & {
	/** The share (0 to 1) of the team's plays that involve the player. */
	usage: PlayerUsageValues;
};
/** The body of a failure that has only a message. The specification gives this schema its name. Recorded for every failure except a refused query and the HTML page of an unknown path. † */
export type TeamSeasonOverviewError = {
	/** What went wrong, in human-readable form. */
	message: string;
};
/** The part of the season that a game on the schedule or in a preview belongs to. Unlike `SeasonType`, it has `preseason`, for games before the season. Declared in 5.31.0. No other operation has these values together. † */
export type GameSeasonType = "regular" | "postseason" | "both" | "allstar" | "spring_regular" | "spring_postseason" | "preseason";
/** Whether a section has data. `available`: the section has data. `no_data`: the service has no data. `unavailable`: the service could not read the data. Source of 5.32.0: `data` is null if the status is `unavailable`. † */
export type PreviewSectionStatus = "available" | "no_data" | "unavailable";
/** Why a section has no data. `no_data`: there is no data. `no_results_yet`: no game was completed yet. `source_error`: the service could not read the data. `invalid_data`: the data contradicts itself. Source of 5.32.0: null exactly when the section is `available`. † */
export type PreviewSectionReason = "no_data" | "no_results_yet" | "source_error" | "invalid_data";
/** Why a source of players has no data. `no_data`: there is no data. `source_error`: the service could not read the data. `invalid_data`: the data contradicts itself. Source of 5.32.0: null exactly when the source is `available`. † */
export type PlayerSourceReason = "no_data" | "source_error" | "invalid_data";
/** Why a preview has no analysis. `game_completed`: the game is over. `kickoff_unknown`: the kickoff is not known. `game_started` and `kickoff_reached`: the game has begun. Source of 5.32.0: only `game_completed` and `kickoff_unknown` are sent, so a game in progress keeps its analysis. † */
export type PreviewReason = "game_started" | "game_completed" | "kickoff_reached" | "kickoff_unknown";
/** Whether a preview has an analysis. `pregame`: the preview has an analysis. `metadata_only`: the preview contains only the game. Source of 5.32.0: `pregame` until the game is over, unless its kickoff is not known. † */
export type PreviewAvailability = "pregame" | "metadata_only";
/** How the week of a schedule was chosen. `active`: the week is running. `next`: the week comes next. `explicit`: the query names the week. `none`: the calendar has no later week. Source of 5.32.0: with `none`, `window` is null and there are no games. † */
export type ScheduleSelection = "active" | "next" | "explicit" | "none";
/** How a game ended for a team. `win`, `loss` or `tie`: the team won, lost or tied. `unknown`: the points are not known. */
export type GameResult = "win" | "loss" | "tie" | "unknown";
/** How a game of two teams ended. `win`: one team won. `tie`: neither team won. `unknown`: the points are not known. */
export type MeetingResult = "win" | "tie" | "unknown";
/** The status of a preview section's data. Source of 5.32.0: `sourceUpdatedAt` is null except in statistics and players. † */
export type PreviewSectionBase = {
	/** Whether the section has data. */
	status: PreviewSectionStatus;
	/** Why the section has no data. May be null. */
	reason: PreviewSectionReason | null;
	/** When the service assembled the section. An ISO 8601 date and time. */
	assembledAt: string;
	/** When the section's source was published. It is not the time of the last game in the source. May be null. An ISO 8601 date and time. */
	sourceUpdatedAt: string | null;
};
/** A side of a game on the schedule or in a preview. Source of 5.32.0: `conference` is a name, and conference and division are null when a team has several at once. † */
export type PreviewTeamIdentity = {
	/** The id of the team, as in `getTeams`. */
	id: number;
	/** The school that plays on this side of the game. */
	name: string;
	/** The team's conference in that season. May be null. */
	conference: string | null;
	/** The abbreviation of the conference in that season, such as B1G. May be null. */
	conferenceAbbreviation: string | null;
	/** The team's division in that season. May be null. */
	classification: DivisionClassification | null;
	/** The current or final points. May be null. */
	points: number | null;
};
/** Where a game is played. Published: outside the USA, `state` is an empty string. † */
export type PreviewVenue = {
	/** The id of the venue, as in `getVenues`. */
	id: number;
	/** The venue's name. May be null. */
	name: string | null;
	/** The stadium's city. May be null. */
	city: string | null;
	/** The state's abbreviation, such as OH. May be null. */
	state: string | null;
};
/** A game on the schedule or in a preview. Source of 5.32.0: a week is at least 0. † */
export type GamePreviewMetadataBase = {
	/** The id of the game, as in `getGames`. */
	id: number;
	/** The season (the year in which it begins). */
	season: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season in which the game is played. */
	seasonType: GameSeasonType;
	/** Whether the game is still to come, under way or over. */
	status: GameStatus;
	/** When the service read the status. An ISO 8601 date and time. */
	statusCheckedAt: string;
	/** When the game kicks off. May be null. An ISO 8601 date and time. */
	startDate: string | null;
	/** Whether the kickoff time is not yet set. May be null. */
	startTimeTBD: boolean | null;
	/** Whether the game is played at a neutral site. */
	neutralSite: boolean;
	/** Whether both teams are members of the same conference. May be null. */
	conferenceGame: boolean | null;
	/** The home team with its points. */
	homeTeam: PreviewTeamIdentity;
	/** The away team with its points. */
	awayTeam: PreviewTeamIdentity;
	/** Where the game is played. May be null. */
	venue: PreviewVenue | null;
	/** The position of the game in a playoff. May be null. */
	playoff: GamePlayoff | null;
};
/** The game that a preview is about. */
export type GamePreviewMetadata = {
	/** The id of the game, as in `getGames`. */
	id: number;
	/** The season (the year in which it begins). */
	season: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season in which the game is played. */
	seasonType: GameSeasonType;
	/** Whether the game is still to come, under way or over. */
	status: GameStatus;
	/** When the service read the status. An ISO 8601 date and time. */
	statusCheckedAt: string;
	/** When the game kicks off. May be null. An ISO 8601 date and time. */
	startDate: string | null;
	/** Whether the kickoff time is not yet set. May be null. */
	startTimeTBD: boolean | null;
	/** Whether the game is played at a neutral site. */
	neutralSite: boolean;
	/** Whether both teams are members of the same conference. May be null. */
	conferenceGame: boolean | null;
	/** The home team with its points. */
	homeTeam: PreviewTeamIdentity;
	/** The away team with its points. */
	awayTeam: PreviewTeamIdentity;
	/** Where the game is played. May be null. */
	venue: PreviewVenue | null;
	/** The position of the game in a playoff. May be null. */
	playoff: GamePlayoff | null;
};
/** An outlet that broadcasts a game. Source of 5.32.0: the outlets are distinct, and sorted by type and name. † */
export type PreviewBroadcast = {
	/** How the broadcast reaches its audience. */
	mediaType: MediaType;
	/** The name of the station or service, such as ESPN. */
	outlet: string;
};
/** A bookmaker's betting line on a game. Source of 5.32.0: the line is DraftKings' (888888) if DraftKings has a value, otherwise Bovada's (999999). At least one of the four values is set. † */
export type SelectedOdds = {
	/** The id of the bookmaker. */
	providerId: number;
	/** The name of the bookmaker. */
	provider: string;
	/** The spread of the home side. A negative spread favors the home team. May be null. */
	spread: number | null;
	/** The over/under: the line on both teams' combined points. May be null. */
	overUnder: number | null;
	/** The home team's American odds. May be null. */
	homeMoneyline: number | null;
	/** The away team's American odds. May be null. */
	awayMoneyline: number | null;
};
/** A game's broadcasts. Source of 5.32.0: `data` is empty when there are no broadcasts, and null when the section is `unavailable`. † */
export type PreviewSectionBroadcasts = PreviewSectionBase & {
	/** The outlets that broadcast the game. May be null. */
	data: PreviewBroadcast[] | null;
};
/** A game's betting line. Source of 5.32.0: `data` is null when the section is `unavailable`, and may be null when it has no data. † */
export type PreviewSectionOdds = PreviewSectionBase & {
	/** A bookmaker's line. May be null. */
	data: SelectedOdds | null;
};
/** A week of the calendar. Source of 5.32.0: `endDate` is a minute later than in `getCalendar`. † */
export type ScheduleWindow = {
	/** The season (the year in which it begins). */
	year: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season that the week belongs to. */
	seasonType: ScheduleSeasonType;
	/** When the week begins. An ISO 8601 date and time. */
	startDate: string;
	/** The first moment after the week, when the next week begins. An ISO 8601 date and time. */
	endDate: string;
};
/** A part of a season that has weeks in the calendar. `regular`: the regular season, including conference championships. `postseason`: bowls and playoffs. */
export type ScheduleSeasonType = "regular" | "postseason";
/** A division whose schedule the service has. `fbs`: Football Bowl Subdivision. `fcs`: Football Championship Subdivision. */
export type ScheduleClassification = "fbs" | "fcs";
/** The filters of a schedule, as the service understood them. Source of 5.32.0: the conference is in lower case, without blanks around it. † */
export type ScheduleFilters = {
	/** The division of the teams whose games are listed. */
	classification: ScheduleClassification;
	/** The conference of the teams whose games are listed. May be null. */
	conference: string | null;
};
/** A game on the schedule. Source of 5.32.0: this version added `watchabilityScore`. The score is from 0 to 100 and not rounded. From kickoff on, or after the game or a rating changes, it is null. † */
export type ScheduleGame = GamePreviewMetadataBase & {
	/** Who broadcasts the game. */
	broadcasts: PreviewSectionBroadcasts;
	/** The betting line on the game. */
	odds: PreviewSectionOdds;
	/**
	 * How much the game is worth watching, estimated from the CORE ratings of both teams. Higher is better. May be null.
	 *
	 * Source of 5.32.0: null from kickoff on, and if the kickoff is not known. Also null if no score is stored, or if the game or a rating has changed since the score was computed. †
	 */
	watchabilityScore: number | null;
};
/** The games in one week of the calendar. Source of 5.32.0: `followingWindow` is null after the last week, and when weeks overlap. † */
export type GameSchedule = {
	/** When the service assembled the schedule. An ISO 8601 date and time. */
	assembledAt: string;
	/** How the week was chosen. */
	selection: ScheduleSelection;
	/** The week whose games are listed. May be null. */
	window: ScheduleWindow | null;
	/** The week after `window`. May be null. */
	followingWindow: ScheduleWindow | null;
	/** Which games of the week are listed. */
	filters: ScheduleFilters;
	/** The games that kick off in the week. */
	games: ScheduleGame[];
};
/** The statistics of a team before a game. Source of 5.32.0: until the team has statistics of this season, the service sends statistics of the season before. † */
export type PreviewTeamStatistics = {
	/** The season (the year in which it begins). */
	season: number;
	/** Whether the values are from the previous season. */
	isPreviousSeason: boolean;
	/** Advanced statistics of offense and defense. */
	advanced: TeamSeasonAdvancedStats;
	/** The team's passing, and the passing that it allowed. May be null. */
	passing: TeamPassingSeason | null;
	/** The team's rushing, and the rushing that it allowed. May be null. */
	rushing: TeamRushingSeason | null;
	/** The ranks of the statistics within the division. May be null. */
	statRankings?: TeamSeasonStatRankings | null;
};
/** Whether a source of players has data. */
export type PlayerSourceAvailability = {
	/** Whether the source has data. */
	status: PreviewSectionStatus;
	/** Why the source has no data. May be null. */
	reason: PlayerSourceReason | null;
	/** When the source was published. May be null. An ISO 8601 date and time. */
	sourceUpdatedAt: string | null;
	/** When the service read the source. An ISO 8601 date and time. */
	assembledAt: string;
};
/** A player who is likely to matter in a game. Source of 5.32.0: sorted by `usage`, then `totalPPA`, the highest first and null last. † */
export type PreviewKeyPlayer = {
	/** The player's id as in `searchPlayers`, a string of digits. */
	athleteId: string;
	/** The player's full name. May be null. */
	name: string | null;
	/** The position's abbreviation, such as QB. May be null. */
	position: string | null;
	/** The share (0 to 1) of the team's plays of this kind that involve the player. May be null. */
	usage: number | null;
	/** Predicted points added per play of this kind. May be null. */
	averagePPA: number | null;
	/** The sum of predicted points added on plays of this kind. May be null. */
	totalPPA: number | null;
};
/** The key players for a kind of play. Source of 5.32.0: `data` is null when the section is `unavailable`, and may be null when it has no data. † */
export type PreviewSectionKeyPlayers = PreviewSectionBase & {
	/** The players, the most used first. May be null. */
	data: PreviewKeyPlayer[] | null;
};
/** The key players of a team. Source of 5.32.0: players of another season are never included. † */
export type PreviewKeyPlayers = {
	/** The season (the year in which it begins). */
	season: number;
	/** Whether predicted points added were available. */
	ppa: PlayerSourceAvailability;
	/** Whether usage data was available. */
	usage: PlayerSourceAvailability;
	/** At most two passers. */
	passing: PreviewSectionKeyPlayers;
	/** At most three rushers. */
	rushing: PreviewSectionKeyPlayers;
	/** At most five receivers, chosen by their share of passing plays, not by targets. */
	receiving: PreviewSectionKeyPlayers;
};
/** The opponent in a game. Declared in 5.31.0: the id is a whole number without an integer format. † */
export type PreviewOpponent = {
	/** The id of the opponent, as in `getTeams`. */
	id: number;
	/** The school that was the opponent. */
	name: string;
};
/** A team's completed game, from the team's point of view. Source of 5.32.0: at most five games of the same season before the kickoff, the latest first. † */
export type RecentResult = {
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The season (the year in which it begins). */
	season: number;
	/** When the game kicks off. An ISO 8601 date and time. */
	startDate: string;
	/** The other team. */
	opponent: PreviewOpponent;
	/** Whether the team was the home or the away team. */
	homeAway: HomeAway;
	/** Whether the game is played at a neutral site. */
	neutralSite: boolean;
	/** Where the game was played. May be null. */
	venue: PreviewVenue | null;
	/** The team's points. May be null. */
	teamPoints: number | null;
	/** The opponent's points. May be null. */
	opponentPoints: number | null;
	/** How the game ended for the team. */
	result: GameResult;
};
/** The statistics of a team before a game. Source of 5.32.0: `data` is null when the section is `unavailable`, and may be null when it has no data. † */
export type PreviewSectionStatistics = PreviewSectionBase & {
	/** The statistics. May be null. */
	data: PreviewTeamStatistics | null;
};
/** The record of a team before a game. Source of 5.32.0: all four are 0 before the first game. † */
export type PreviewSectionRecord = PreviewSectionBase & {
	/** Wins, losses and ties so far. May be null. */
	data: TeamRecord | null;
};
/** The ratings of a team before a game. Source of 5.32.0: `data` is null when the team has no rating in any system. † */
export type PreviewSectionRatings = PreviewSectionBase & {
	/** The ratings by system. May be null. */
	data: TeamSeasonRatings | null;
};
/** The latest results of a team before a game. Source of 5.32.0: `data` is empty, with the reason `no_results_yet`, before the first game. † */
export type PreviewSectionRecentResults = PreviewSectionBase & {
	/** The games, the latest first. May be null. */
	data: RecentResult[] | null;
};
/** A team in a game preview. */
export type FreePreviewTeam = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The season (the year in which it begins). */
	season: number;
	/** What the team did and allowed. */
	statistics: PreviewSectionStatistics;
	/** The players who matter most. */
	keyPlayers: PreviewKeyPlayers;
	/** Wins, losses and ties so far. */
	record: PreviewSectionRecord;
	/** Ratings in several systems. */
	ratings: PreviewSectionRatings;
	/** How the latest games ended. */
	recentResults: PreviewSectionRecentResults;
};
/** A game between two teams. */
export type SeriesMeeting = {
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The season (the year in which it begins). */
	season: number;
	/** When the game kicks off. An ISO 8601 date and time. */
	startDate: string;
	/** The id of the home team, as in `getTeams`. */
	homeTeamId: number;
	/** The school of the home team. */
	homeTeam: string;
	/** The id of the away team, as in `getTeams`. */
	awayTeamId: number;
	/** The school of the away team. */
	awayTeam: string;
	/** Whether the game is played at a neutral site. */
	neutralSite: boolean;
	/** Where the game was played. May be null. */
	venue: PreviewVenue | null;
	/** Points of the home team. May be null. */
	homePoints: number | null;
	/** Points of the away team. May be null. */
	awayPoints: number | null;
	/** The id of the team that won. May be null. */
	winnerTeamId: number | null;
	/** How the game ended. */
	result: MeetingResult;
};
/** The current winning streak of one of the two teams. Declared in 5.31.0: both are whole numbers without an integer format. † */
export type SeriesStreak = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The number of that team's wins in a row. */
	wins: number;
};
/** All games of two teams against each other. Source of 5.32.0: without a game, the counts are 0 and the rest is null or empty. † */
export type SeriesHistory = {
	/** The id of the home team, as in `getTeams`. */
	homeTeamId: number;
	/** The id of the away team, as in `getTeams`. */
	awayTeamId: number;
	/** The number of games. */
	meetings: number;
	/** The number of games whose points are known. */
	knownResults: number;
	/** The number of games whose points are not known. */
	unknownResults: number;
	/** Wins of the previewed game's home team. */
	homeWins: number;
	/** Wins of the previewed game's away team. */
	awayWins: number;
	/** The number of games that ended in a tie. */
	ties: number;
	/** The season of the first game. May be null. */
	firstSeason: number | null;
	/** The season of the latest game. May be null. */
	lastSeason: number | null;
	/** The latest earlier game of the two teams. May be null. */
	latestMeeting: SeriesMeeting | null;
	/** Which team won the latest games. May be null. */
	streak: SeriesStreak | null;
	/** At most five games, the latest first. */
	recentMeetings: SeriesMeeting[];
};
/** The history of two teams. Source of 5.32.0: without a game, the status is `no_data`, but `data` is present. † */
export type PreviewSectionSeries = PreviewSectionBase & {
	/** The games between the two teams. May be null. */
	data: SeriesHistory | null;
};
/** What is known about both teams before a game. */
export type FreePreviewAnalysis = {
	/** Who broadcasts the game. */
	broadcasts: PreviewSectionBroadcasts;
	/** The betting line on the game. */
	odds: PreviewSectionOdds;
	/** The home team before the game. */
	home: FreePreviewTeam;
	/** The away team before the game. */
	away: FreePreviewTeam;
	/** The earlier games of the two teams. */
	series: PreviewSectionSeries;
};
/** What is known about a game before it is played. Source of 5.32.0: `analysis` is null exactly when `availability` is `metadata_only`. † */
export type GamePreview = {
	/** When the service assembled the preview. An ISO 8601 date and time. */
	assembledAt: string;
	/** The game that the preview is about. */
	game: GamePreviewMetadata;
	/** Whether there is an analysis. */
	availability: PreviewAvailability;
	/** Why there is no analysis. May be null. */
	reason: PreviewReason | null;
	/** Both teams before the game. May be null. */
	analysis: FreePreviewAnalysis | null;
};
/** The adjusted metrics of a team before a game. Source of 5.32.0: an unknown conference is an empty string. † */
export type PreviewAdjustedTeamMetrics = {
	/** The season (the year in which it begins). */
	season: number;
	/** Whether the values are from the previous season. */
	isPreviousSeason: boolean;
	/** The metrics of offense and defense. */
	metrics: AdjustedTeamMetrics;
};
/** A passer's or rusher's adjusted EPA before a game. Source of 5.32.0: the conference is a name, or an empty string when unknown. `wepa` has two decimals. † */
export type PreviewPlayerWepa = {
	/** The season (the year in which it begins). */
	year: number;
	/** The player's id as in `searchPlayers`, a string of digits. */
	athleteId: string;
	/** The player's full name. */
	athleteName: string;
	/** The school that the player played for. */
	team: string;
	/** The team's conference in that season. */
	conference: string;
	/** The position's abbreviation, such as QB. */
	position: string;
	/** Adjusted EPA. Unit not specified. */
	wepa: number;
	/** The number of plays behind the value. May be null. */
	plays: number | null;
};
/** A kicker's points added above replacement before a game. Source of 5.32.0: the conference is a name, or an empty string when unknown. `paar` has two decimals. † */
export type PreviewKickerPaar = {
	/** The season (the year in which it begins). */
	year: number;
	/** The player's id as in `searchPlayers`, a string of digits. */
	athleteId: string;
	/** The player's full name. */
	athleteName: string;
	/** The school that the player played for. */
	team: string;
	/** The team's conference in that season. */
	conference: string;
	/** Points added above replacement. */
	paar: number;
	/** The number of kicks behind the value. May be null. */
	attempts: number | null;
};
/** The adjusted metrics of a team before a game. Source of 5.32.0: `data` is null when the section is `unavailable`, and may be null when it has no data. † */
export type PreviewSectionTeamMetrics = PreviewSectionBase & {
	/** The metrics. May be null. */
	data: PreviewAdjustedTeamMetrics | null;
};
/** Players with their adjusted EPA. Source of 5.32.0: `data` is null when the section is `unavailable`, and may be null when it has no data. † */
export type PreviewSectionPlayerWepa = PreviewSectionBase & {
	/** The players with the most plays first. May be null. */
	data: PreviewPlayerWepa[] | null;
};
/** Kickers with their points added above replacement. Source of 5.32.0: `data` is null when the section is `unavailable`, and may be null when it has no data. † */
export type PreviewSectionKickerPaar = PreviewSectionBase & {
	/** The kickers with the most attempts first. May be null. */
	data: PreviewKickerPaar[] | null;
};
/** A team in an adjusted game preview. */
export type AdjustedPreviewTeam = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The season (the year in which it begins). */
	season: number;
	/** The metrics of offense and defense. */
	teamMetrics: PreviewSectionTeamMetrics;
	/** At most two passers. */
	passing: PreviewSectionPlayerWepa;
	/** At most three rushers. */
	rushing: PreviewSectionPlayerWepa;
	/** The kicker with the most attempts. */
	kicking: PreviewSectionKickerPaar;
};
/** The adjusted metrics of both teams before a game. */
export type AdjustedPreviewAnalysis = {
	/** The home team before the game. */
	home: AdjustedPreviewTeam;
	/** The away team before the game. */
	away: AdjustedPreviewTeam;
};
/** The adjusted metrics of both teams before a game, with the game. Source of 5.32.0: `analysis` is null exactly when `availability` is `metadata_only`. † */
export type AdjustedGamePreview = {
	/** When the service assembled the preview. An ISO 8601 date and time. */
	assembledAt: string;
	/** The game that the preview is about. */
	game: GamePreviewMetadata;
	/** Whether there is an analysis. */
	availability: PreviewAvailability;
	/** Why there is no analysis. May be null. */
	reason: PreviewReason | null;
	/** Both teams before the game. May be null. */
	analysis: AdjustedPreviewAnalysis | null;
};
/** A coach's id and name. */
export type CoachReferenceBase = {
	/** The id of the coach, the same in every operation. */
	id: number;
	/** The given name. */
	firstName: string;
	/** The family name. */
	lastName: string;
};
/** The coach that a row is about. */
export type CoachReference = {
	/** The id of the coach, the same in every operation. */
	id: number;
	/** The given name. */
	firstName: string;
	/** The family name. */
	lastName: string;
};
/** The team that a coach worked for. */
export type CoachTeamReference = {
	/** The id of the team, as in `getTeams`. */
	id: number;
	/** The school that the coach coached. */
	school: string;
};
/** The team that a coach works or worked for, with its conference. */
export type CoachSeasonTeamReference = {
	/** The id of the team, as in `getTeams`. */
	id: number;
	/** The school that the coach coaches or coached. */
	school: string;
	/**
	 * The team's conference. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	conference: string | null;
};
/** The games of a coach and their results. */
export type CoachRecordBase = {
	/** The number of games coached. */
	games: number;
	/** The number of games won. */
	wins: number;
	/** The number of games lost. */
	losses: number;
	/** The number of games that ended in a tie. */
	ties: number;
	/**
	 * The share of the games won. May be null.
	 *
	 * Source of 5.23.0: a tie counts as half a win, the share has three decimals, and it is null without games. †
	 */
	winPercentage: number | null;
};
/** A coach's record in one kind of game. */
export type CoachRecord = {
	/** The number of games coached. */
	games: number;
	/** The number of games won. */
	wins: number;
	/** The number of games lost. */
	losses: number;
	/** The number of games that ended in a tie. */
	ties: number;
	/**
	 * The share of the games won. May be null.
	 *
	 * Source of 5.23.0: a tie counts as half a win, the share has three decimals, and it is null without games. †
	 */
	winPercentage: number | null;
};
/** A head coach, with the seasons that match. Recorded: older responses lack `id`. † */
export type Coach = CoachReferenceBase & {
	/**
	 * When the coach was hired. The value does not name the team. `getCoachTenures` has a day for each tenure. Null when unknown. An ISO 8601 date and time.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded: null for 31 of 182 coaches. †
	 * @deprecated
	 */
	hireDate: string | null;
	/** The seasons that match, one entry for each team and year. */
	seasons: CoachSeason[];
};
/** A head coach's season at a team. Recorded: of 398 seasons since 1892, 138 had `winPercentage`, and it was always null. † */
export type CoachSeason = {
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school that the coach coached. */
	school: string;
	/**
	 * The team's conference in that season. Null when unknown.
	 *
	 * Recorded: the name ("Mountain West"), not an abbreviation. †
	 */
	conference: string | null;
	/** The season (the year in which it begins). */
	year: number;
	/** The number of games coached. */
	games: number;
	/** The number of games won. */
	wins: number;
	/** The number of games lost. */
	losses: number;
	/** The number of games that ended in a tie. */
	ties: number;
	/**
	 * The share of the games won. May be null.
	 *
	 * Source of 5.23.0: a tie counts as half a win, the share has three decimals, and it is null without games. †
	 */
	winPercentage: number | null;
	/**
	 * The rank in the poll before the season, 1 being best. May be null.
	 *
	 * Known before kickoff. †
	 *
	 * Recorded values ranged from 0 to 25. A value of 0 means no rank. †
	 */
	preseasonRank: number | null;
	/**
	 * The rank in the poll after the season, 1 being best. May be null.
	 *
	 * Recorded values ranged from 0 to 24. A value of 0 means no rank. †
	 */
	postseasonRank: number | null;
	/**
	 * The team's SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.
	 *
	 * Published: the unit. Recorded values ranged from about -27 to 34. †
	 */
	srs: number | null;
	/**
	 * SP rating of the team. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded values ranged from about -33 to 37. †
	 */
	spOverall: number | null;
	/**
	 * SP rating of the offense. Higher is better. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded values ranged from about 9 to 51. †
	 */
	spOffense: number | null;
	/**
	 * SP rating of the defense. Lower is better. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded values ranged from about 6 to 43. †
	 */
	spDefense: number | null;
};
/** A head coach, with the current team and the career. */
export type CoachProfile = CoachReferenceBase & {
	/** The name to display. May be null. */
	displayName: string | null;
	/**
	 * The team that the coach coaches now. May be null.
	 *
	 * Source of 5.23.0: null unless exactly one tenure is open. †
	 */
	currentTeam: CoachSeasonTeamReference | null;
	/** The record over all known seasons as a head coach. */
	career: CoachCareer;
	/**
	 * The day of birth, as a string. Null when unknown.
	 *
	 * Declared as plain text. Source of 5.23.0: `YYYY-MM-DD`. †
	 */
	birthDate: string | null;
	/** The school where the coach studied. Null when unknown. */
	almaMater: CoachAlmaMater | null;
	/** The year in which the coach graduated. Null when unknown. */
	graduationYear: number | null;
	/** The id of the coach's Wikidata item (inferred from the name). Null when unknown. */
	wikidataId: string | null;
	/** The year in which the coach entered the hall of fame. May be null. */
	hallOfFameYear: number | null;
};
/** A coach's record over the whole career. */
export type CoachCareer = CoachRecordBase & {
	/** The number of seasons coached. */
	seasons: number;
	/** The number of teams coached. */
	teams: number;
	/** The first season as a head coach. */
	firstYear: number;
	/** The latest season as a head coach. */
	lastYear: number;
};
/** The school where a coach studied. */
export type CoachAlmaMater = {
	/** The id of the school, probably as in `getTeams`. */
	id: number;
	/** The name of the school. */
	school: string;
};
/** A head coach's season at a team: record, ratings, recruiting, polls, playoff and draft. */
export type DetailedCoachSeason = CoachRecordBase & {
	/** The season (the year in which it begins). */
	year: number;
	/**
	 * The rank in the poll before the season, 1 being best. May be null.
	 *
	 * Known before kickoff. †
	 *
	 * Recorded values ranged from 0 to 25. A value of 0 means no rank. †
	 */
	preseasonRank: number | null;
	/**
	 * The rank in the poll after the season, 1 being best. May be null.
	 *
	 * Recorded values ranged from 0 to 24. A value of 0 means no rank. †
	 */
	postseasonRank: number | null;
	/**
	 * The team's SRS rating: points better than an average FBS team at a neutral site. Null when unavailable.
	 *
	 * Published: the unit. Recorded values ranged from about -27 to 34. †
	 */
	srs: number | null;
	/**
	 * SP rating of the team. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded values ranged from about -33 to 37. †
	 */
	spOverall: number | null;
	/**
	 * SP rating of the offense. Higher is better. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded values ranged from about 9 to 51. †
	 */
	spOffense: number | null;
	/**
	 * SP rating of the defense. Lower is better. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded values ranged from about 6 to 43. †
	 */
	spDefense: number | null;
	/** The coach of the season. */
	coach: CoachReference;
	/** The team that the coach coached. */
	team: CoachSeasonTeamReference;
	/** Further ratings of the team, and their change from the season before. */
	teamMetrics: CoachRatingContext;
	/**
	 * The recruiting class of that year and the talent of the roster.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	recruiting: CoachRecruitingContext;
	/**
	 * The team's ranks in the AP poll over the season. May be null.
	 *
	 * Source of 5.23.0: null when the season has no AP poll. †
	 */
	pollResume: CoachPollResume | null;
	/**
	 * Whether every game of the season is attributed to a coach.
	 *
	 * Source of 5.23.0: true when the games, counted one by one, match the stored record. When false, `recordSplits` and `scoring` are null. †
	 */
	attributionComplete: boolean;
	/** The record by kind of game. Null when unknown. */
	recordSplits: CoachRecordSplits | null;
	/** The points in the coach's games. Null when unknown. */
	scoring: CoachScoring | null;
	/** The team in the College Football Playoff. */
	cfp: CoachCfpContext;
	/**
	 * The team's players in the NFL draft after the season. May be null.
	 *
	 * Source of 5.23.0: null when the service does not have that draft. †
	 */
	draftFollowingSeason: CoachDraftContext | null;
};
/** Further ratings of a coach's team in a season. */
export type CoachRatingContext = {
	/**
	 * The SP rating of the special teams. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	spSpecialTeams: number | null;
	/**
	 * The strength of schedule. Scale not specified. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	strengthOfSchedule: number | null;
	/**
	 * The number of wins that the team's play deserved on average (inferred from the name). Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	secondOrderWins: number | null;
	/**
	 * The rating in the Football Power Index. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	fpi: number | null;
	/** The changes from the season before. */
	yearOverYear: CoachYearOverYear;
};
/** The changes from the season before. Every value may be null. */
export type CoachYearOverYear = {
	/**
	 * The change in the SP rating. Null when unavailable.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	spOverall: number | null;
	/** The change in the SRS rating. Null when unavailable. */
	srs: number | null;
	/** The change in the number of wins. Null when unavailable. */
	wins: number | null;
};
/** The recruiting class and the talent of a coach's team. */
export type CoachRecruitingContext = {
	/** The rank of that year's recruiting class, 1 being best. Null when unavailable. */
	rank: number | null;
	/** The points of that year's recruiting class. Higher is better. Null when unavailable. */
	points: number | null;
	/** The talent of the roster, probably as in `getTalent`. Null when unavailable. */
	talent: number | null;
};
/** The ranks of a coach's team in the AP poll over a season. Source of 5.23.0: the AP poll only. † */
export type CoachPollResume = {
	/**
	 * The rank before the season. May be null.
	 *
	 * Known before kickoff. †
	 */
	preseasonRank: number | null;
	/** The rank after the season. May be null. */
	postseasonRank: number | null;
	/** The best rank of the season. May be null. */
	bestRank: number | null;
	/** The number of weeks in which the team was ranked. */
	weeksRanked: number;
	/** The number of weeks in which the team was in the top ten. */
	weeksTopTen: number;
};
/** A coach's record in a season, by kind of game. */
export type CoachRecordSplits = {
	/** Games within the conference. */
	conference: CoachRecord;
	/** Bowl and playoff games. */
	postseason: CoachRecord;
	/** Games on the team's own field. */
	home: CoachRecord;
	/** Games on the opponent's field. */
	away: CoachRecord;
	/** Games on neither team's field. */
	neutral: CoachRecord;
};
/** The points in a coach's games in a season. */
export type CoachScoring = {
	/** The points scored in all games. */
	pointsFor: number;
	/** The points allowed in all games. */
	pointsAgainst: number;
	/** Points scored minus points allowed, per game. May be null. */
	averagePointDifferential: number | null;
};
/** A coach's team in a season's College Football Playoff. */
export type CoachCfpContext = {
	/** Whether the team was in the playoff. */
	appeared: boolean;
	/** The team's seed, 1 being best. May be null. */
	seed: number | null;
	/** How far along the team is in the playoff. May be null. */
	outcome: PlayoffOutcome | null;
};
/** The players of a coach's team in an NFL draft. */
export type CoachDraftContext = {
	/** The year of the draft, which is the year after the season. */
	year: number;
	/** The number of the team's players who were drafted. */
	totalPicks: number;
	/** The number of the team's players who were drafted in the first round. */
	firstRoundPicks: number;
};
/** A head coach's tenure at a team. */
export type CoachTenure = {
	/** The id of the tenure. */
	id: number;
	/** The coach of the tenure. */
	coach: CoachReference;
	/** The team of the tenure. */
	team: CoachTeamReference;
	/**
	 * The day of the hiring, as a string. Null when unknown.
	 *
	 * Declared as plain text. Source of 5.23.0: `YYYY-MM-DD`. †
	 */
	hireDate: string | null;
	/** The first season of the tenure. */
	startYear: number;
	/** The last season of the tenure. May be null (probably while it lasts). */
	endYear: number | null;
	/** When the coach took over. Null when unknown. An ISO 8601 date and time. */
	effectiveStart: string | null;
	/** When the coach left. Null when unknown. An ISO 8601 date and time. */
	effectiveEnd: string | null;
	/** Whether the coach was an interim coach. */
	isInterim: boolean;
	/** Whether the tenure is current. */
	active: boolean;
	/** The number of seasons in the tenure. */
	seasons: number;
	/** The record over the tenure. */
	record: CoachRecord;
	/**
	 * Whether every game of its seasons is attributed to a coach. When false, do not rely on the record.
	 *
	 * Source of 5.23.0: only seasons with several coaches are checked. †
	 */
	attributionComplete: boolean;
};
/** The response body for an unknown coach. */
export type CoachNotFound = {
	/**
	 * What went wrong, in human-readable form.
	 * @constant
	 */
	message: "Coach not found";
};
/** A player whose name contains the search term. Declared. Recorded: one response, from before `activeStartYear`, `activeEndYear` and `teamStints` were added. † */
export type PlayerSearchResult = {
	/** The player's id, a string of digits. Most operations take it as the integer `playerId`. `getPlayerGamePpa` and `getPlayerSeasonPpa` take it as a string. */
	id: string;
	/**
	 * The school that the player is listed with. `teamStints` has every school.
	 *
	 * Source of 5.23.0: it may be empty. †
	 */
	team: string;
	/** The player's full name. */
	name: string;
	/** The given name. Null when unknown. */
	firstName: string | null;
	/** The family name. Null when unknown. */
	lastName: string | null;
	/**
	 * The weight. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 219, probably pounds. †
	 */
	weight: number | null;
	/**
	 * The height. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 76, probably inches. †
	 */
	height: number | null;
	/** The jersey number. Null when unknown. */
	jersey: number | null;
	/** The position's abbreviation, such as QB. */
	position: string;
	/**
	 * The hometown of the player.
	 *
	 * Recorded once: the city alone ("New Orleans"). Source of 5.23.0: an unknown hometown is the string "null". †
	 */
	hometown: string;
	/**
	 * The team's main color, as a hexadecimal RGB value.
	 *
	 * Recorded with a number sign ("#c15d26"). Source of 5.23.0: an unknown color is the string "#null". †
	 */
	teamColor: string;
	/**
	 * The team's second color, as a hexadecimal RGB value.
	 *
	 * Recorded with a number sign ("#ffffff"). Source of 5.23.0: an unknown color is the string "#null". †
	 */
	teamColorSecondary: string;
	/** The first season with any team. Null when unknown. */
	activeStartYear: number | null;
	/** The latest season with any team. Null when unknown. */
	activeEndYear: number | null;
	/** The player's stints, one for each team. */
	teamStints: PlayerSearchTeamStint[];
};
/** A player's time with one team. */
export type PlayerSearchTeamStint = {
	/** The school that the player played for. */
	team: string;
	/** The first season with the team. Null when unknown. */
	startYear: number | null;
	/** The latest season with the team. Null when unknown. */
	endYear: number | null;
};
/** A player with team and conference in a season. */
export type PlayerInConferenceBase = PlayerInSeasonBase & {
	/** The team's conference in that season. */
	conference: string;
};
/** A player's usage over a season. */
export type PlayerUsage = PlayerInConferenceBase & {
	/** The share (0 to 1) of the team's plays that involve the player. */
	usage: PlayerUsageValues;
};
/** A player's season: box score statistics, usage and predicted points added. */
export type PlayerSeasonOverview = PlayerInConferenceBase & {
	/** The number of games with statistics. */
	games: number;
	/** The counting statistics. */
	boxScoreStats: PlayerSeasonOverviewBoxScore;
	/**
	 * The share (0 to 1) of the team's plays that involve the player. Absent when unknown.
	 *
	 * Recorded: absent when the service has none. †
	 */
	usage?: PlayerUsageValues;
	/**
	 * Predicted points added by the player. Absent when unknown.
	 *
	 * Recorded: absent when the service has none. †
	 */
	ppa?: PlayerSeasonOverviewPPA;
};
/** Counting statistics of a player's season. */
export type PlayerSeasonOverviewBoxScore = {
	/** The categories with statistics of the player. */
	categories: PlayerSeasonOverviewCategory[];
};
/** A category of a player's statistics. */
export type PlayerSeasonOverviewCategory = {
	/** The category, such as passing. */
	name: string;
	/** The statistics of the category. */
	stats: PlayerSeasonOverviewStat[];
};
/** A statistic of a player's season. */
export type PlayerSeasonOverviewStat = {
	/** The name of the statistic, such as YDS or TD. */
	name: string;
	/** The value, as a string. Convert it before you calculate. */
	value: string;
};
/** Predicted points added by a player over a season. Declared without null. Recorded once, for a receiver: `average.rush` was null, and `total.rush` was 0. † */
export type PlayerSeasonOverviewPPA = {
	/** Predicted points added per play. */
	average: PlayerSeasonPpaAverages;
	/** The sum of predicted points added. */
	total: PlayerSeasonPpaTotals;
};
/** How much of a team's production in the previous season returns. Usage is the returning players' share of the plays. Percent is their share of the predicted points added. */
export type ReturningProduction = {
	/** The season (the year in which it begins) that the players return for. The production is that of the season before. */
	season: number;
	/** The school that the row is about. */
	team: string;
	/**
	 * The team's conference, as a label. The service compares the parameter `conference` with this label.
	 *
	 * Recorded once: "SEC", which is both the name and the abbreviation. †
	 */
	conference: string;
	/** The predicted points added by all returning players. */
	totalPPA: number;
	/** The predicted points added by returning passers. */
	totalPassingPPA: number;
	/** The predicted points added by returning receivers. */
	totalReceivingPPA: number;
	/** The predicted points added by returning rushers. */
	totalRushingPPA: number;
	/**
	 * The returning players' share of the predicted points added.
	 *
	 * Source of 5.23.0: both sums may be negative, so the share may be below 0 or above 1. †
	 */
	percentPPA: number;
	/**
	 * The returning players' share of the predicted points added by passing.
	 *
	 * Source of 5.23.0: both sums may be negative, so the share may be below 0 or above 1. †
	 */
	percentPassingPPA: number;
	/**
	 * The returning players' share of the predicted points added by receiving.
	 *
	 * Source of 5.23.0: both sums may be negative, so the share may be below 0 or above 1. †
	 */
	percentReceivingPPA: number;
	/**
	 * The returning players' share of the predicted points added by rushing.
	 *
	 * Source of 5.23.0: both sums may be negative, so the share may be below 0 or above 1. †
	 */
	percentRushingPPA: number;
	/** The returning players' share of all plays. */
	usage: number;
	/** The returning players' share of the passing plays. */
	passingUsage: number;
	/** The returning players' share of the receiving plays. */
	receivingUsage: number;
	/** The returning players' share of the rushing plays. */
	rushingUsage: number;
};
/** A player's transfer through the portal. It does not have a player id. Recorded: `transferDate` and `eligibility` were never null in 15,213 rows, and stars may be present without a rating. † */
export type PlayerTransfer = {
	/** The first season with the new team, as the year in which it begins. */
	season: number;
	/** The given name. */
	firstName: string;
	/** The family name. */
	lastName: string;
	/** The position's abbreviation, such as QB. */
	position: string;
	/** The school that the player leaves. */
	origin: string;
	/** The school that the player joins. May be null (probably until it is known). */
	destination: string | null;
	/** When the player entered the portal. Null when unknown. An ISO 8601 date and time. */
	transferDate: string | null;
	/**
	 * The player's rating. Higher is better (inferred from the name). May be null.
	 *
	 * Recorded values ranged from about 0.77 to 0.98. †
	 */
	rating: number | null;
	/**
	 * The number of stars. May be null.
	 *
	 * Recorded values ranged from 1 to 5. †
	 */
	stars: number | null;
	/** Whether the player may play for the new school. Null when unknown. */
	eligibility: TransferEligibility | null;
};
/** A week, with its polls. */
export type PollWeek = {
	/** The season (the year in which it begins). */
	season: number;
	/** The part of the season that the week belongs to. */
	seasonType: SeasonType;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The polls of the week with their ranked teams. */
	polls: Poll[];
};
/** A poll for one week. Recorded: 181 polls, all older than `isFinal`. † */
export type Poll = {
	/**
	 * The name of the poll.
	 *
	 * Recorded polls were AP Top 25, Coaches Poll, Playoff Committee Rankings, FCS Coaches Poll, and the AFCA's polls of Divisions II and III. †
	 */
	poll: string;
	/**
	 * Whether this is the playoff committee's last ranking of the season. May be null.
	 *
	 * Declared: null for every poll except the playoff committee's. †
	 */
	isFinal: boolean | null;
	/** The ranked teams. */
	ranks: PollRank[];
};
/** A team's rank in a poll. Recorded: 4,676 ranks did not have a null. Votes and points go down to 0, and older ranks lack `teamId`. † */
export type PollRank = {
	/** The rank, 1 being best. Null when unknown. */
	rank: number | null;
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school that is ranked. */
	school: string;
	/** The team's conference in that season. Null when unknown. */
	conference: string | null;
	/** The number of voters who ranked the team first. May be null. */
	firstPlaceVotes: number | null;
	/**
	 * The points from all votes. May be null.
	 *
	 * Recorded values reach about 1,600. †
	 */
	points: number | null;
};
/** A game, with its betting lines. Recorded: conferences were names ("Big Ten"). † */
export type BettingGame = {
	/**
	 * The id of the game, as in `getGames`.
	 *
	 * Known before kickoff. †
	 */
	id: number;
	/**
	 * The season (the year in which it begins).
	 *
	 * Known before kickoff. †
	 */
	season: number;
	/**
	 * The part of the season in which the game is played.
	 *
	 * Known before kickoff. †
	 */
	seasonType: SeasonType;
	/**
	 * The week within the part of the season. Each part counts from 1.
	 *
	 * Known before kickoff. †
	 */
	week: number;
	/**
	 * When the game kicks off. An ISO 8601 date and time.
	 *
	 * Known before kickoff. †
	 */
	startDate: string;
	/**
	 * The id of the home team, as in `getTeams`.
	 *
	 * Known before kickoff. †
	 */
	homeTeamId: number;
	/**
	 * The school of the home team.
	 *
	 * Known before kickoff. †
	 */
	homeTeam: string;
	/**
	 * The home team's conference. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	homeConference: string | null;
	/**
	 * The home team's division. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	homeClassification: DivisionClassification | null;
	/**
	 * The home team's score. May be null (probably until there is a score).
	 *
	 * Fixed after the game: use it only to predict later games. †
	 */
	homeScore: number | null;
	/**
	 * The id of the away team, as in `getTeams`.
	 *
	 * Known before kickoff. †
	 */
	awayTeamId: number;
	/**
	 * The school of the away team.
	 *
	 * Known before kickoff. †
	 */
	awayTeam: string;
	/**
	 * The away team's conference. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	awayConference: string | null;
	/**
	 * The away team's division. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	awayClassification: DivisionClassification | null;
	/**
	 * The away team's score. May be null (probably until there is a score).
	 *
	 * Fixed after the game: use it only to predict later games. †
	 */
	awayScore: number | null;
	/** The lines on the game, one for each bookmaker. The array is empty if there are none. */
	lines: GameLine[];
};
/** A bookmaker's line on a game: its last values and, when known, its opening values. Recorded: opening values and moneylines were null in more than half of 11,437 lines, mostly in older ones. † */
export type GameLine = {
	/**
	 * The bookmaker or other source of the line.
	 *
	 * Recorded: one bookmaker appears as both DraftKings and Draft Kings. †
	 */
	provider: string;
	/**
	 * The handicap of the home team, in points. May be null.
	 *
	 * Recorded values ranged from -58.5 to 38. A home favorite has a negative spread. †
	 */
	spread: number | null;
	/**
	 * The favorite with its negative spread, such as Texas -3.5.
	 *
	 * Recorded: a string in every line. Source of 5.23.0: empty without a spread. †
	 */
	formattedSpread: string;
	/**
	 * The spread at which betting opened. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	spreadOpen: number | null;
	/** The over/under: the line on both teams' combined points. May be null. */
	overUnder: number | null;
	/**
	 * The total at which betting opened. Null when unknown.
	 *
	 * Known before kickoff. †
	 */
	overUnderOpen: number | null;
	/**
	 * The home team's moneyline. May be null.
	 *
	 * Recorded values ranged from -100,000 to 3,000, in American odds. A negative value is the stake that wins 100, and a positive value is what a stake of 100 wins. †
	 */
	homeMoneyline: number | null;
	/**
	 * The away team's moneyline. May be null.
	 *
	 * Recorded values ranged from -100,000 to 5,000, in American odds. A negative value is the stake that wins 100, and a positive value is what a stake of 100 wins. †
	 */
	awayMoneyline: number | null;
};
/** A recruit, with rank, stars and rating. */
export type Recruit = {
	/** The id of the recruiting profile, as a string. */
	id: string;
	/** The id of the player that the recruit became. It is a string of digits, as in `searchPlayers`. May be null (probably until the two are matched). */
	athleteId: string | null;
	/** Where the recruit comes from. */
	recruitType: RecruitClassification;
	/** The recruiting class (the year in which its members start college). */
	year: number;
	/**
	 * The rank within the class, 1 being best. May be null.
	 *
	 * Recorded values ranged from 1 to 3,401. †
	 */
	ranking: number | null;
	/** The recruit's full name. */
	name: string;
	/** The school before college. Null when unknown. */
	school: string | null;
	/** The school that the recruit committed to. May be null. */
	committedTo: string | null;
	/** The position of the recruit, as a label. Null when unknown. */
	position: string | null;
	/**
	 * The height. Null when unknown. Unit not specified.
	 *
	 * Recorded values were probably inches. Impossible values (0 and 114) occurred. †
	 */
	height: number | null;
	/**
	 * The weight. Null when unknown. Unit not specified.
	 *
	 * Recorded values ranged from about 110 to 400, probably pounds. †
	 */
	weight: number | null;
	/**
	 * The number of stars. May be null.
	 *
	 * Recorded values ranged from 2 to 5. †
	 */
	stars: number | null;
	/**
	 * The recruit's rating. Higher is better (inferred from the name). May be null.
	 *
	 * Recorded values ranged from 0.4311 to 0.9999. †
	 */
	rating: number | null;
	/** The hometown's city. Null when unknown. */
	city: string | null;
	/** The code of the hometown's state or province. Null when unknown. */
	stateProvince: string | null;
	/**
	 * The hometown's country. Null when unknown.
	 *
	 * Recorded: "USA" and "CAN" are codes, but "England" is a name. †
	 */
	country: string | null;
	/** The location of the hometown. */
	hometownInfo: RecruitHometown;
};
/** The location of a recruit's hometown, for a map. Recorded: all three properties were null together in 98 of 6,446 rows. † */
export type RecruitHometown = {
	/**
	 * The latitude of the hometown. Null when unknown.
	 *
	 * Recorded values ranged from about -14 to 65, in decimal degrees. †
	 */
	latitude: number | null;
	/**
	 * The longitude of the hometown. Null when unknown.
	 *
	 * Recorded values ranged from about -171 to -71, in decimal degrees. †
	 */
	longitude: number | null;
	/** The FIPS code of the county, as a string to keep leading zeros. Null when unknown. */
	fipsCode: string | null;
};
/** A team's recruiting class and its rank. */
export type TeamRecruitingRanking = {
	/** The recruiting class (the year in which its members start college). */
	year: number;
	/** The school that the recruits committed to. */
	team: string;
	/** The rank of the class in that year, 1 being best. */
	rank: number;
	/**
	 * The points of the class. Higher is better.
	 *
	 * Recorded values ranged from about 10 to 330. †
	 */
	points: number;
};
/** A team's recruits in a position group, over the requested classes. */
export type AggregatedTeamRecruiting = {
	/** The school that the recruits committed to. */
	team: string;
	/**
	 * The conference of the team that the recruits committed to.
	 *
	 * Source of 5.23.0: the team's conference in `endYear` or, without `endYear`, in the current calendar year. †
	 */
	conference: string;
	/**
	 * The group of positions, such as Offensive Line or Receiver. Null when unknown.
	 *
	 * Source of 5.23.0: each group appears twice, the second time as `All Positions` with unrated recruits. Do not add those rows up. Recorded: five groups and five such rows. †
	 */
	positionGroup: string | null;
	/**
	 * The average rating of the recruits.
	 *
	 * Recorded values ranged from about 0.8 to 0.88. †
	 */
	averageRating: number;
	/** The sum of the recruits' ratings. */
	totalRating: number;
	/**
	 * The number of recruits. Convert it before you calculate.
	 *
	 * Recorded: a string ("4") in every row, though the service declares an integer. †
	 */
	commits: string | number;
	/**
	 * The average number of stars of the recruits. Convert it before you calculate.
	 *
	 * Recorded: a string ("3.2500000000000000") in every row, though the service declares a number. †
	 */
	averageStars: string | number;
};
/** The season and the team that a rating is about. */
export type TeamSeasonBase = {
	/** The season (the year in which it begins). */
	year: number;
	/** The school that the row is about. */
	team: string;
};
/** The team and the season that a rating is about. Declared nullable. Recorded: the conference was not null in five rows (SRS, expanded SRS and FPI). † */
export type TeamRatingBase = TeamSeasonBase & {
	/** The team's conference in that season. Null when unknown. */
	conference: string | null;
};
/** A team's CORE rating after a week of the season. Published: the unit of the ratings, and that `throughWeek` is included. † */
export type TeamCoreRating = TeamRatingBase & {
	/** The part of the season that `throughWeek` belongs to. */
	throughSeasonType: CoreRatingSeasonType;
	/** The last week whose plays are counted. */
	throughWeek: number;
	/** The team's rating (offense minus defense): points per 100 plays, compared with the average. Higher is better. */
	overall: number;
	/** The offense's rating: points per 100 plays, compared with the average. Higher is better. */
	offense: number;
	/** The defense's rating: points per 100 plays, compared with the average. Lower is better. */
	defense: number;
	/** The number of plays behind the rating of the offense. */
	offensePlays: number;
	/** The number of plays behind the rating of the defense. */
	defensePlays: number;
	/** The version of the model that computed the rating. Compare only ratings of the same version. */
	modelVersion: string;
};
/** The fields that SP ratings of offenses and defenses share. Recorded: all but `rating` and `ranking` were null in 413 rows from 2025 and 2026. † */
export type SpUnitBase = {
	/**
	 * The rating of the unit: higher is better for an offense, lower for a defense. Unit not specified.
	 *
	 * Source of 5.23.0: the order of the rankings shows which direction is better. Recorded values ranged from about 7 to 45, probably points per game. †
	 */
	rating: number;
	/** The rating of the success rate. May be null. */
	success: number | null;
	/** The rating of explosiveness. May be null. */
	explosiveness: number | null;
	/** The rating of the running game. May be null. */
	rushing: number | null;
	/** The rating of the passing game. May be null. */
	passing: number | null;
	/** The rating on standard downs. May be null. */
	standardDowns: number | null;
	/** The rating on passing downs. May be null. */
	passingDowns: number | null;
};
/** An offense in the SP system. Recorded: `pace` and `runRate` were null in every row. † */
export type SpOffenseBase = SpUnitBase & {
	/** How often the offense runs. May be null. */
	runRate: number | null;
	/** How fast the offense plays. May be null. */
	pace: number | null;
};
/** A defense in the SP system. Recorded: `havoc` was an object of nulls in every row. † */
export type SpDefenseBase = SpUnitBase & {
	/** The rating of the havoc that the defense causes. */
	havoc: SpHavoc;
};
/** The rank of a team, or of one of its units, among all teams. */
export type SpRankedBase = {
	/**
	 * The rank among all teams, 1 being best. May be null.
	 *
	 * Recorded: null only in rows of national averages. Source of 5.23.0: the rank is among the rows of the response, so a filter changes it. †
	 */
	ranking: number | null;
};
/** The havoc of a defense in the SP system. Its parts are not specified. Recorded: all three properties were null in 413 rows from 2025 and 2026. † */
export type SpHavoc = {
	/** Havoc of any kind. May be null. */
	total: number | null;
	/** Havoc by linemen and linebackers (inferred from the name). May be null. */
	frontSeven: number | null;
	/** Havoc by defensive backs (inferred from the name). May be null. */
	db: number | null;
};
/** Special teams in the SP system. */
export type SpSpecialTeams = {
	/**
	 * The rating of the special teams. Higher is better. May be null. Unit not specified.
	 *
	 * Recorded values ranged from about -1 to 1. They were never null, though declared nullable. †
	 */
	rating: number | null;
};
/** A team's offense in the SP system. */
export type TeamSpOffense = SpRankedBase & SpOffenseBase;
/** A team's defense in the SP system. */
export type TeamSpDefense = SpRankedBase & SpDefenseBase;
/** A team's SP rating, or the national averages of a season. Recorded: two of 413 rows of 2025 and 2026 were national averages. `secondOrderWins` and `sos` were null in all 413. † */
export type TeamSP = {
	/** The season (the year in which it begins). */
	year: number;
	/**
	 * The school that the row is about, or `nationalAverages` in a row of national averages.
	 *
	 * Recorded: `nationalAverages` in one row of each season. †
	 */
	team: string;
	/**
	 * The team's conference. Null when unknown.
	 *
	 * Recorded: never null, but absent in two of 413 rows, which are national averages. Source of 5.23.0: it is the team's current conference, not the season's. A team without a conference is left out. †
	 */
	conference?: string | null;
	/**
	 * The overall rating of the team or conference. Higher is better. Unit not specified.
	 *
	 * Recorded values ranged from about -36 to 32, probably points per game against an average opponent. †
	 */
	rating: number;
	/**
	 * The rank among all teams, 1 being best. May be null.
	 *
	 * Recorded: null only in rows of national averages. Source of 5.23.0: the rank is among the rows of the response, so a filter changes it. †
	 */
	ranking: number | null;
	/** The number of wins that the team's play deserved on average (inferred from the name). May be null. */
	secondOrderWins: number | null;
	/** Strength of schedule. May be null. */
	sos: number | null;
	/** The rating of the offense and its parts, such as rushing and passing. */
	offense: TeamSpOffense;
	/** The rating of the defense and its parts, such as rushing and passing. */
	defense: TeamSpDefense;
	/** The rating of the special teams. */
	specialTeams: SpSpecialTeams;
};
/** A conference's offenses in the SP system. */
export type ConferenceSpOffense = SpUnitBase & {
	/** How often the offense runs. May be null. */
	runRate: number | null;
	/** How fast the offense plays. May be null. */
	pace: number | null;
};
/** A conference's defenses in the SP system. */
export type ConferenceSpDefense = SpUnitBase & {
	/** The rating of the havoc that the defense causes. */
	havoc: SpHavoc;
};
/** A conference's SP rating in a season, without ranks. */
export type ConferenceSP = {
	/** The season (the year in which it begins). */
	year: number;
	/** The conference that the row is about. */
	conference: string;
	/**
	 * The overall rating of the team or conference. Higher is better. Unit not specified.
	 *
	 * Recorded values ranged from about -36 to 32, probably points per game against an average opponent. †
	 */
	rating: number;
	/** The number of wins that the team's play deserved on average (inferred from the name). May be null. */
	secondOrderWins: number | null;
	/** Strength of schedule. May be null. */
	sos: number | null;
	/** The offenses and their parts. */
	offense: ConferenceSpOffense;
	/** The defenses and their parts. */
	defense: ConferenceSpDefense;
	/** The rating of the special teams. */
	specialTeams: SpSpecialTeams;
};
/** A team's rank and rating in the Simple Rating System, with its division. */
export type SrsRatingBase = {
	/** The division within the conference, such as East. May be null. */
	division: string | null;
	/**
	 * The rank among the rated teams, 1 being best. May be null.
	 *
	 * As of the call: for a past game, it includes what happened afterward. †
	 *
	 * Source of 5.23.0: the rank counts only the rows in the response. Without `year`, it covers several seasons. With `team` and `year`, it is always 1, as in the one recorded row. †
	 */
	ranking: number | null;
	/**
	 * Points better than an average FBS team at a neutral site, adjusted for schedule. Negative values are worse than average.
	 *
	 * Published: extreme margins are capped, and margins are adjusted for home field and schedule. †
	 */
	rating: number;
};
/** A team's rating in the plain Simple Rating System. */
export type TeamSRS = TeamRatingBase & SrsRatingBase;
/** A team's rating in the expanded Simple Rating System, which covers more divisions than the FBS. */
export type ExpandedTeamSRS = TeamSeasonBase & {
	/** The team's division. */
	classification: DivisionClassification;
	/** The team's conference in that season. Null when unknown. */
	conference: string | null;
} & SrsRatingBase;
/** A team's Elo rating at the requested time. */
export type TeamElo = {
	/** The season (the year in which it begins). */
	year: number;
	/** The school that the row is about. */
	team: string;
	/** The team's conference in that season. */
	conference: string;
	/**
	 * The Elo rating. May be null.
	 *
	 * Recorded values ranged from about 500 to 2,500. †
	 */
	elo: number | null;
};
/** A team's season in the Football Power Index. */
export type TeamFPI = TeamRatingBase & {
	/** The rating in points. Higher is better. Not specified further. May be null. */
	fpi: number | null;
	/** The ranks of the team's resume. */
	resumeRanks: FpiResumeRanks;
	/** The efficiencies of the team and its units. */
	efficiencies: FpiEfficiencies;
};
/** Ranks among all teams, 1 being best. The ranks are not specified. Their meanings are inferred from the names. A rank may be null. Declared nullable. Recorded: one row without a null. † */
export type FpiResumeRanks = {
	/** The rank by how hard it would be for a good team to reach this record. May be null. */
	strengthOfRecord: number | null;
	/** The rank by the rating itself. May be null. */
	fpi: number | null;
	/** The rank by the average win probability during games. May be null. */
	averageWinProbability: number | null;
	/** The rank by the difficulty of the games played. 1 is the hardest schedule. May be null. */
	strengthOfSchedule: number | null;
	/** The rank by the difficulty of the games to come. 1 is the hardest schedule. May be null. */
	remainingStrengthOfSchedule: number | null;
	/** The rank by how firmly the team controlled its games. May be null. */
	gameControl: number | null;
};
/** The efficiencies of a team and its units. Higher is better for all four, including the defense. They are not the rating in points. Declared nullable. Recorded once: four values from 61 to 80. † */
export type FpiEfficiencies = {
	/** The team's overall efficiency. May be null. */
	overall: number | null;
	/** The efficiency of the offense. May be null. */
	offense: number | null;
	/** The efficiency of the defense. Higher is better, as for an offense. May be null. */
	defense: number | null;
	/** The efficiency of the special teams. May be null. */
	specialTeams: number | null;
};
/** The predicted points of a spot on the field. */
export type PredictedPointsValue = {
	/**
	 * Yards from the offense's own goal line.
	 *
	 * Recorded values ranged from 1 to 90. Source of 5.23.0: 100 minus the yards to goal. †
	 */
	yardLine: number;
	/**
	 * What the next score, by either team, is worth to the offense on average. A value below 0 favors the opponent.
	 *
	 * Published: the meaning. Recorded values ranged from 0.01 to 4.49. †
	 */
	predictedPoints: number;
};
/** Predicted points added per play on one side of the ball. For a defense, it is what opponents added, so lower is better. Recorded: PPA of a game's defense kept the opponent's sign. Declared: every property is a number. † */
export type PpaSideBase = {
	/** Predicted points added per play of any kind. */
	overall: number;
	/** Predicted points added per passing play. */
	passing: number;
	/** Predicted points added per rushing play. */
	rushing: number;
	/** Predicted points added per play on first down. */
	firstDown: number;
	/** Predicted points added per play on second down. */
	secondDown: number;
	/**
	 * Predicted points added per play on third down.
	 *
	 * Source of 5.23.0: fourth down is left out. †
	 */
	thirdDown: number;
};
/** Sums of predicted points added over a season. Source of 5.23.0: other rated plays count only in the total, so passing and rushing do not add up to it. † */
export type PpaSums = {
	/** The sum of predicted points added. */
	total: number;
	/**
	 * The sum of predicted points added on passing plays, sacks included.
	 *
	 * Source of 5.23.0: a rounding error makes a defense's value ten times too large. Recorded once: 956.2 beside a total of 94.4. †
	 */
	passing: number;
	/** The sum of predicted points added on rushing plays. Plays that are neither pass nor run count only in the total. */
	rushing: number;
};
/** A side of the ball over a season. */
export type TeamSeasonPpaSide = PpaSideBase & {
	/** The sums over the season. The other properties are per play. */
	cumulative: PpaSums;
};
/** A side of the ball in a game. */
export type TeamGamePpaSide = {
	/** Predicted points added per play of any kind. */
	overall: number;
	/** Predicted points added per passing play. */
	passing: number;
	/** Predicted points added per rushing play. */
	rushing: number;
	/** Predicted points added per play on first down. */
	firstDown: number;
	/** Predicted points added per play on second down. */
	secondDown: number;
	/**
	 * Predicted points added per play on third down.
	 *
	 * Source of 5.23.0: fourth down is left out. †
	 */
	thirdDown: number;
};
/** Predicted points added by and against a team over a season. */
export type TeamSeasonPredictedPointsAdded = {
	/** The season (the year in which it begins). */
	season: number;
	/** The team's conference in that season. */
	conference: string;
	/** The school that the row is about. */
	team: string;
	/** What the team's offense added. */
	offense: TeamSeasonPpaSide;
	/** What opponents added against the team's defense. */
	defense: TeamSeasonPpaSide;
};
/** Predicted points added by and against a team in a game. */
export type TeamGamePredictedPointsAdded = GameRowBase & {
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season in which the game is played. */
	seasonType: SeasonType;
	/** The school that the row is about. */
	team: string;
	/** The team's conference in that season. */
	conference: string;
	/** The school of the opponent. */
	opponent: string;
	/** What the team's offense added. */
	offense: TeamGamePpaSide;
	/** What the opponent added against the team's defense. */
	defense: TeamGamePpaSide;
};
/** A player with position and team in a season. */
export type PlayerInSeasonBase = {
	/** The season (the year in which it begins). */
	season: number;
	/** The player's id as in `searchPlayers`, a string of digits. `PlayerStat` names it `playerId`. */
	id: string;
	/** The player's full name. */
	name: string;
	/**
	 * The position's abbreviation, such as QB.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	position: string;
	/** The school that the player played for. */
	team: string;
};
/** Predicted points added per play that involves a player: overall, when passing or catching a pass, and when rushing. A value may be null or absent. Recorded: values without a play were null, though the service declares them as absent. † */
export type PlayerPpaAveragesBase = {
	/** Predicted points added per play of any kind. */
	all: number;
	/**
	 * Predicted points added per passing play. May be null or absent.
	 *
	 * Recorded: null in one of 14 rows. †
	 */
	pass?: number | null;
	/**
	 * Predicted points added per rushing play. May be null or absent.
	 *
	 * Recorded: null in five of 14 rows. †
	 */
	rush?: number | null;
};
/** A player's predicted points added per play in a game. Recorded: eight rows, four of them without a rushing play. † */
export type PlayerGamePpaAverages = {
	/** Predicted points added per play of any kind. */
	all: number;
	/**
	 * Predicted points added per passing play. May be null or absent.
	 *
	 * Recorded: null in one of 14 rows. †
	 */
	pass?: number | null;
	/**
	 * Predicted points added per rushing play. May be null or absent.
	 *
	 * Recorded: null in five of 14 rows. †
	 */
	rush?: number | null;
};
/** A player's predicted points added per play over a season, by kind of play and by down. Recorded: six rows, some with null when the player had no play of a kind. † */
export type PlayerSeasonPpaAverages = PlayerPpaAveragesBase & {
	/**
	 * Predicted points added per play on first down. May be null or absent.
	 *
	 * Recorded: a number in six rows. It is nullable here because third downs were null. †
	 */
	firstDown?: number | null;
	/**
	 * Predicted points added per play on second down. May be null or absent.
	 *
	 * Recorded: a number in six rows. It is nullable here because third downs were null. †
	 */
	secondDown?: number | null;
	/**
	 * Predicted points added per play on third down. May be null or absent.
	 *
	 * Recorded: null in two of six rows. †
	 */
	thirdDown?: number | null;
	/**
	 * Predicted points added per play on standard downs. May be null or absent.
	 *
	 * Recorded: a number in six rows. It is nullable here because passing downs were null. †
	 */
	standardDowns?: number | null;
	/**
	 * Predicted points added per play on passing downs. May be null or absent.
	 *
	 * Recorded: null in one of six rows. †
	 */
	passingDowns?: number | null;
};
/** A player's sums of predicted points added over a season, by kind of play and by down. Recorded: a sum was 0 when the average beside it was null. † */
export type PlayerSeasonPpaTotals = {
	/** Predicted points added on all plays. */
	all: number;
	/** Predicted points added on passing plays. May be absent. */
	pass?: number;
	/** Predicted points added on rushing plays. May be absent. */
	rush?: number;
	/** Predicted points added on first down. May be absent. */
	firstDown?: number;
	/** Predicted points added on second down. May be absent. */
	secondDown?: number;
	/** Predicted points added on third down. May be absent. */
	thirdDown?: number;
	/** Predicted points added on standard downs. May be absent. */
	standardDowns?: number;
	/** Predicted points added on passing downs. May be absent. */
	passingDowns?: number;
};
/** Predicted points added by a player in a game. The row does not have a game id. Find the game by team, week and opponent. */
export type PlayerGamePredictedPointsAdded = {
	/** The season (the year in which it begins). */
	season: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season in which the game is played. */
	seasonType: SeasonType;
	/** The player's id as in `searchPlayers`, a string of digits. `PlayerStat` names it `playerId`. */
	id: string;
	/** The player's full name. */
	name: string;
	/**
	 * The position's abbreviation, such as QB.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	position: string;
	/** The school that the player played for. */
	team: string;
	/** The school of the opponent. */
	opponent: string;
	/** Predicted points added per play. */
	averagePPA: PlayerGamePpaAverages;
};
/** Predicted points added by a player over a season. */
export type PlayerSeasonPredictedPointsAdded = PlayerInSeasonBase & {
	/**
	 * The team's conference in that season.
	 *
	 * Recorded: the abbreviation ("SBC"), and an empty string for a school without a conference. †
	 */
	conference: string;
	/** Predicted points added per play. */
	averagePPA: PlayerSeasonPpaAverages;
	/** The sum of predicted points added. */
	totalPPA: PlayerSeasonPpaTotals;
};
/** The home team's win probability at one play of a game, with the situation on the field. */
export type PlayWinProbability = {
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The id of the home team, as in `getTeams`. */
	homeId: number;
	/** The school of the home team. */
	home: string;
	/** The id of the away team, as in `getTeams`. */
	awayId: number;
	/** The school of the away team. */
	away: string;
	/** The play's id, a string of digits that may be too long for a number. */
	playId: string;
	/** The play in words. */
	playText: string;
	/** The home team's score. */
	homeScore: number;
	/** The away team's score. */
	awayScore: number;
	/**
	 * The down, 1 to 4.
	 *
	 * Source of 5.23.0: 0 in the closing row only. †
	 */
	down: number;
	/**
	 * Yards to go for a first down.
	 *
	 * Source of 5.23.0: 0 in the closing row only. †
	 */
	distance: number;
	/**
	 * The home team's win probability, 0 to 1.
	 *
	 * Published: values through 2024 come from retired models, so do not compare them with later ones. Source of 5.23.0: the last row is the outcome, 0 or 1. †
	 */
	homeWinProbability: number;
	/**
	 * The betting spread of the game.
	 *
	 * Recorded: 0 at each of 176 plays of one game. Source of 5.23.0: 0 if one fixed bookmaker has no line. †
	 */
	spread: number;
	/**
	 * Yards to the opponent's goal line, despite the name.
	 *
	 * Source of 5.23.0: yards to the opponent's goal line. Recorded values ranged from 3 to 96. †
	 */
	yardLine: number;
	/**
	 * Whether the home team has the ball.
	 *
	 * Source of 5.23.0: false on every scoring play. †
	 */
	homeBall: boolean;
	/**
	 * The play's number within the game.
	 *
	 * Recorded: counted from 0. †
	 */
	playNumber: number;
};
/** The home team's win probability before a game. */
export type PregameWinProbability = {
	/** The season (the year in which it begins). */
	season: number;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The part of the season in which the game is played. */
	seasonType: SeasonType;
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The school of the home team. */
	homeTeam: string;
	/** The school of the away team. */
	awayTeam: string;
	/**
	 * The handicap of the home team, in points.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded values ranged from -45.5 to 17.5. †
	 */
	spread: number;
	/**
	 * The home team's win probability, 0 to 1.
	 *
	 * Published: it follows from the betting spread. A game without a spread does not have a row. †
	 */
	homeWinProbability: number;
};
/** The expected points of a field goal attempt from a spot on the field. */
export type FieldGoalEP = {
	/**
	 * Yards from the line of scrimmage to the goal line.
	 *
	 * Recorded values ranged from 0 to 99. †
	 */
	yardsToGoal: number;
	/**
	 * The length of the kick in yards.
	 *
	 * Recorded values ranged from 17 to 116. They are 17 more than `yardsToGoal`, probably for the end zone and the snap. †
	 */
	distance: number;
	/**
	 * The average points of an attempt.
	 *
	 * Recorded values ranged from 0 to 2.85. †
	 */
	expectedPoints: number;
};
/** The efficiency of a kind of play over a season. */
export type PlayTypeSplit = {
	/** The share of all plays that are of this kind, 0 to 1. */
	rate: number;
	/** Predicted points added per play of this kind. */
	ppa: number;
	/** The sum of predicted points added. */
	totalPPA: number;
	/** The success rate of plays of this kind, 0 to 1. */
	successRate: number;
	/**
	 * Predicted points added per successful play of this kind. May be null.
	 *
	 * Source of 5.23.0: 0, not null, when no play succeeded. †
	 */
	explosiveness: number | null;
};
/** The efficiency on standard downs or on passing downs over a season. Passing downs are second down with 8 or more yards to go and third or fourth down with 5 or more. All others are standard downs. Published: the definition of passing downs. † */
export type DownTypeSplit = {
	/** The share of all plays that were on such downs, 0 to 1. Standard and passing downs add up to 1. */
	rate: number;
	/** Predicted points added per play of this kind. */
	ppa: number;
	/** The success rate of plays of this kind, 0 to 1. */
	successRate: number;
	/**
	 * Predicted points added per successful play of this kind. May be null.
	 *
	 * Source of 5.23.0: 0, not null, when no play succeeded. †
	 */
	explosiveness: number | null;
};
/** Opponents' efficiency on passing downs over a season, in a team season overview's defense. */
export type TeamSeasonPassingDownsAllowed = {
	/**
	 * The sum of predicted points added on opponents' passing downs, as the service gives it.
	 *
	 * Recorded: present in the `defense` of a team season overview. In `getAdvancedSeasonStats`, it repeats the `totalPPA` of `passingPlays`. †
	 */
	totalPPA?: number;
	/** The share of opponents' plays that were on passing downs, 0 to 1. */
	rate: number;
	/** Predicted points added per play of this kind. */
	ppa: number;
	/** The success rate of plays of this kind, 0 to 1. */
	successRate: number;
	/** Predicted points added per successful play of this kind. May be null. */
	explosiveness: number | null;
};
/** The efficiency of passing plays or of rushing plays in a game. */
export type GamePlayTypeSplit = {
	/** Predicted points added per play of this kind. */
	ppa: number;
	/** The sum of predicted points added. */
	totalPPA: number;
	/** The success rate of plays of this kind, 0 to 1. */
	successRate: number;
	/**
	 * Predicted points added per successful play of this kind. May be null.
	 *
	 * Source of 5.23.0: 0, not null, when no play succeeded. †
	 */
	explosiveness: number | null;
};
/** The efficiency on standard downs or on passing downs in a game. Passing downs are second down with 8 or more yards to go and third or fourth down with 5 or more. All others are standard downs. Published: the definition of passing downs. † */
export type GameDownTypeSplit = {
	/** Predicted points added per play of this kind. */
	ppa: number;
	/** The success rate of plays of this kind, 0 to 1. */
	successRate: number;
	/**
	 * Predicted points added per successful play of this kind. May be null.
	 *
	 * Source of 5.23.0: 0, not null, when no play succeeded. †
	 */
	explosiveness: number | null;
};
/** The share of plays with havoc, 0 to 1. Havoc means an interception, a pass broken up, a forced fumble or a tackle for loss. An `offense` has the havoc that it suffered. A `defense` has the havoc that it caused. Published: havoc is split by kind of event, not by who caused it. The first season with havoc was 2004. † */
export type SideHavoc = {
	/** The share of plays with havoc of any kind, 0 to 1. Null when unknown. */
	total: number | null;
	/** The share of plays with a forced fumble or a tackle for loss, 0 to 1. Null when unknown. */
	frontSeven: number | null;
	/** The share of plays with an interception or a pass broken up, 0 to 1. Null when unknown. */
	db: number | null;
};
/** Where drives began, and their predicted points. */
export type SideFieldPosition = {
	/**
	 * The average number of yards to the opponent's goal line at the start of a drive. Lower is better for an offense, higher for a defense. Null when unknown.
	 *
	 * Source of 5.23.0: yards to the opponent's goal line, without overtime. Recorded values ranged from 68 to 80.5. †
	 */
	averageStart: number | null;
	/**
	 * The average predicted points at the start of a drive. Null when unknown.
	 *
	 * Recorded: in a `defense`, this is the opponents' value with its sign reversed. It is negative for an ordinary start. †
	 */
	averagePredictedPoints: number | null;
};
/** Measures of a team's offense or defense, in a season or a game. Line, second-level and open-field yards are averages per run. Higher is better for an offense, except for `stuffRate`. A `defense` has what opponents achieved, so there it is the reverse. Published: the definitions of line yards, second-level yards, open-field yards, stuff rate, power success and success. Recorded: the PPA of a `defense` keeps the sign of the opponent's PPA. Source of 5.23.0: only plays and drives with a PPA value count. † */
export type SideBlockBase = {
	/** The number of plays that these measures count. */
	plays: number;
	/** The number of drives that these measures count. */
	drives: number;
	/** Predicted points added per play. */
	ppa: number;
	/** The sum of predicted points added. */
	totalPPA: number;
	/** The share of plays that succeeded, 0 to 1. A play succeeds when it gains half the distance on first down, 70 percent on second, and all of it on third or fourth. */
	successRate: number;
	/**
	 * Predicted points added per successful play. May be null.
	 *
	 * Source of 5.23.0: 0, not null, when no play succeeded. †
	 */
	explosiveness: number | null;
	/**
	 * The success rate of runs with 2 or fewer yards to go, on any down, 0 to 1. May be null.
	 *
	 * Published: on any down. Source of 5.23.0: null only in a season's `defense`, otherwise 0. †
	 */
	powerSuccess: number | null;
	/**
	 * The share of runs without a gain, 0 to 1. Lower is better for an offense, higher for a defense.
	 *
	 * Published: the definition. Source of 5.23.0: a gain of 0 yards counts as no gain. †
	 */
	stuffRate: number;
	/** Line yards per run, which are the yards credited to the blocking. Losses count 1.2 times, yards 1 to 4 fully and yards 5 to 10 half. Yards beyond 10 do not count. May be negative. */
	lineYards: number;
	/** Line yards over all runs. May be negative. */
	lineYardsTotal: number;
	/** Second-level yards per run, gained between 5 and 10 yards past the line of scrimmage. */
	secondLevelYards: number;
	/** Second-level yards over all runs, gained between 5 and 10 yards past the line of scrimmage. */
	secondLevelYardsTotal: number;
};
/** The measures of a team's offense or defense over a season. */
export type SeasonSideBlockBase = SideBlockBase & {
	/** Open-field yards per run, gained more than 10 yards past the line of scrimmage. */
	openFieldYards: number;
	/**
	 * Open-field yards over all runs, gained more than 10 yards past the line of scrimmage.
	 *
	 * Recorded: in a `defense`, 0 even if `openFieldYards` was above 1 per run. Source of 5.23.0: the service reads a missing column there, so do not rely on the total. †
	 */
	openFieldYardsTotal: number;
	/**
	 * The number of scoring opportunities: drives that reach the opponent's 40-yard line or closer. The service spells the key this way.
	 *
	 * Published: the definition. Source of 5.23.0: a play must start there, and overtime is left out. †
	 */
	totalOpportunies: number;
	/**
	 * Points per scoring opportunity.
	 *
	 * Source of 5.23.0: nominal points by drive result. They are 7 for a touchdown, 3 for a field goal, 0 for none, -7 for a touchdown against and -2 for a safety. †
	 */
	pointsPerOpportunity: number;
	/** Where drives began. */
	fieldPosition: SideFieldPosition;
	/** The havoc that the offense suffered or the defense caused. */
	havoc: SideHavoc;
	/** Plays on standard downs, which are all downs except passing downs. */
	standardDowns: DownTypeSplit;
};
/** A side of a team over a season. A defense differs only in its passing downs, which also have a PPA total. */
export type SideBlock = SeasonSideBlockBase & {
	/** Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
	passingDowns: DownTypeSplit;
	/** Plays that count as runs. */
	rushingPlays: PlayTypeSplit;
	/** Plays that count as passes. */
	passingPlays: PlayTypeSplit;
};
/** The defense of a team over a season: a `SideBlock` whose passing downs also have a PPA total. */
export type AdvancedSeasonDefense = SeasonSideBlockBase & {
	/**
	 * Opponents' plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more.
	 *
	 * Recorded: `totalPPA` always repeats the value in `passingPlays`. Source of 5.23.0: this is an error. †
	 */
	passingDowns: PlayTypeSplit;
	/** Plays that count as runs. */
	rushingPlays: PlayTypeSplit;
	/** Plays that count as passes. */
	passingPlays: PlayTypeSplit;
};
/** The offense of a team in a team season overview: a `SideBlock` with the number of power runs. */
export type TeamSeasonAdvancedOffense = SeasonSideBlockBase & {
	/** Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
	passingDowns: DownTypeSplit;
	/** Plays that count as runs. */
	rushingPlays: PlayTypeSplit;
	/** Plays that count as passes. */
	passingPlays: PlayTypeSplit;
	/**
	 * The number of runs with 2 or fewer yards to go, on which `powerSuccess` is based.
	 *
	 * Declared in 5.31.2, when it was added: a number that may be absent. Source of 5.32.0: a whole number, absent from older snapshots. †
	 */
	powerRushAttempts?: number;
};
/** The defense of a team in a team season overview. */
export type TeamSeasonAdvancedDefense = SeasonSideBlockBase & {
	/** Opponents' plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
	passingDowns: TeamSeasonPassingDownsAllowed;
	/** Plays that count as runs. */
	rushingPlays: PlayTypeSplit;
	/** Plays that count as passes. */
	passingPlays: PlayTypeSplit;
	/**
	 * The number of opponents' runs with 2 or fewer yards to go, on which `powerSuccess` is based.
	 *
	 * Declared in 5.31.2, when it was added: a number that may be absent. Source of 5.32.0: a whole number, absent from older snapshots. †
	 */
	powerRushAttempts?: number;
};
/** What a team's offense did in a game. */
export type AdvancedGameOffense = SideBlockBase & {
	/**
	 * Open-field yards per run, gained more than 10 yards past the line of scrimmage. Null when unknown.
	 *
	 * Recorded: null in some rows, only on the offensive side. †
	 */
	openFieldYards: number | null;
	/** Open-field yards over all runs, gained more than 10 yards past the line of scrimmage. */
	openFieldYardsTotal: number;
	/** Plays on standard downs, which are all downs except passing downs. */
	standardDowns: GameDownTypeSplit;
	/** Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
	passingDowns: GameDownTypeSplit;
	/** Plays that count as runs. */
	rushingPlays: GamePlayTypeSplit;
	/** Plays that count as passes. */
	passingPlays: GamePlayTypeSplit;
};
/** What the opponent did against a team's defense in a game. */
export type AdvancedGameDefense = SideBlockBase & {
	/** Opponents' open-field yards per run, gained more than 10 yards past the line of scrimmage. */
	openFieldYards: number;
	/**
	 * Opponents' open-field yards over all runs, gained more than 10 yards past the line of scrimmage. Null when unknown.
	 *
	 * Recorded: null in some rows, only on the defensive side. †
	 */
	openFieldYardsTotal: number | null;
	/** Plays on standard downs, which are all downs except passing downs. */
	standardDowns: GameDownTypeSplit;
	/** Plays on passing downs: second down with 8 or more yards to go, third or fourth with 5 or more. */
	passingDowns: GameDownTypeSplit;
	/** Plays that count as runs. */
	rushingPlays: GamePlayTypeSplit;
	/** Plays that count as passes. */
	passingPlays: GamePlayTypeSplit;
};
/** A team's advanced statistics for a season. */
export type AdvancedSeasonStat = {
	/** The season (the year in which it begins). */
	season: number;
	/** The school that the row is about. */
	team: string;
	/**
	 * The team's conference in that season.
	 *
	 * Recorded: the name ("Mountain West"), not an abbreviation. †
	 */
	conference: string;
	/** What the team did with the ball. */
	offense: SideBlock;
	/** What the opponents did with the ball. */
	defense: AdvancedSeasonDefense;
};
/** A team's advanced statistics in a game. The opponent has its own row. */
export type AdvancedGameStat = GameRowBase & {
	/** The part of the season in which the game is played. */
	seasonType: SeasonTypeDB;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The school that the row is about. */
	team: string;
	/** The school of the opponent. */
	opponent: string;
	/** What the team did with the ball. */
	offense: AdvancedGameOffense;
	/** What the opponent did with the ball. */
	defense: AdvancedGameDefense;
};
/** Havoc on one side of the ball in a game. It counts interceptions, passes broken up, forced fumbles and tackles for loss. Published: havoc is split by kind of event, not by who caused it. Recorded events and plays were whole numbers. † */
export type GameHavocSide = {
	/** The number of plays. It is the denominator of the three rates. */
	totalPlays: number;
	/** The number of havoc events of any kind. */
	totalHavocEvents: number;
	/** The number of forced fumbles and tackles for loss. */
	frontSevenHavocEvents: number;
	/** The number of interceptions and passes broken up. */
	dbHavocEvents: number;
	/** Havoc events of any kind per play, 0 to 1. */
	havocRate: number;
	/** Forced fumbles and tackles for loss per play, 0 to 1. */
	frontSevenHavocRate: number;
	/** Interceptions and passes broken up per play, 0 to 1. */
	dbHavocRate: number;
};
/** Havoc suffered and caused by a team in a game. The opponent has its own row. */
export type GameHavocStats = GameRowBase & {
	/** The part of the season in which the game is played. */
	seasonType: SeasonTypeDB;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The school that the row is about. */
	team: string;
	/**
	 * The team's conference. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	conference: string | null;
	/** The school of the opponent. */
	opponent: string;
	/**
	 * The opponent's conference. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 *
	 * Recorded once: the abbreviation ("B1G"), while most other statistics have the name. †
	 */
	opponentConference: string | null;
	/** Havoc that the team's offense suffered on its own plays. */
	offense: GameHavocSide;
	/** Havoc that the team's defense caused on the opponent's plays. */
	defense: GameHavocSide;
};
/** A statistic of a player's season. A player has one row for each statistic. */
export type PlayerStat = {
	/** The season (the year in which it begins). */
	season: number;
	/** The player's id as in `searchPlayers`, a string of digits. */
	playerId: string;
	/** The player's full name. */
	player: string;
	/**
	 * The position's abbreviation, such as QB.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	position: string;
	/** The school that the player played for. */
	team: string;
	/**
	 * The team's conference in that season.
	 *
	 * Recorded: the name ("Mountain West"), not an abbreviation. †
	 */
	conference: string;
	/** The category, such as passing, fumbles or defensive. */
	category: string;
	/** The name of the statistic, such as YDS or TD. */
	statType: string;
	/** The value, as a string, such as 170 or 0.567. Convert it before you calculate. */
	stat: string;
};
/** The success rate of the plays credited to a player. */
export type PlayerSuccessRateSplit = {
	/** The number of plays credited to the player. */
	plays: number;
	/** The number of credited plays that succeeded. */
	successes: number;
	/**
	 * The share of the credited plays that succeeded, 0 to 1. May be null.
	 *
	 * Source of 5.23.0: null without plays. †
	 */
	successRate: number | null;
};
/** A player with success rates when passing and when rushing. */
export type PlayerSuccessRateBase = PlayerInConferenceBase & {
	/**
	 * Passing plays credited to the player.
	 *
	 * Source of 5.23.0: sacks taken are included. †
	 */
	passing: PlayerSuccessRateSplit;
	/** Rushing plays credited to the player. */
	rushing: PlayerSuccessRateSplit;
};
/** A player's success rates over a season, or over the requested weeks. */
export type PlayerSeasonSuccessRate = PlayerInConferenceBase & {
	/**
	 * Passing plays credited to the player.
	 *
	 * Source of 5.23.0: sacks taken are included. †
	 */
	passing: PlayerSuccessRateSplit;
	/** Rushing plays credited to the player. */
	rushing: PlayerSuccessRateSplit;
};
/** A player's success rates in a game. */
export type PlayerGameSuccessRate = PlayerSuccessRateBase & {
	/** The part of the season in which the game is played. */
	seasonType: SeasonTypeDB;
	/** The week within the part of the season. Each part counts from 1. */
	week: number;
	/** The id of the game, as in `getGames`. */
	gameId: number;
	/** The school of the opponent. */
	opponent: string;
};
/** A statistic of a team's season. A team has one row for each statistic. */
export type TeamStat = {
	/** The season (the year in which it begins). */
	season: number;
	/** The school that the row is about. */
	team: string;
	/**
	 * The team's conference in that season.
	 *
	 * Recorded: the name ("Mountain West"), not an abbreviation. †
	 */
	conference: string;
	/**
	 * The name of the statistic, such as totalYards.
	 *
	 * Source of 5.23.0: a name that ends in `Opponent` is what opponents did. Recorded: not every name is in `getStatCategories`, and not every category is a name here. †
	 */
	statName: string;
	/**
	 * The count or the total, negative when losses outweigh gains. It may be a string or a number.
	 *
	 * Source of 5.23.0: possession time is in seconds. Recorded: every value was a whole number. †
	 */
	statValue: string | number;
};
/** An NFL team. */
export type DraftTeam = {
	/** The city or region that the team is named for, such as Green Bay. */
	location: string;
	/**
	 * The nickname. May be null.
	 *
	 * Recorded: null for one of 32 teams. †
	 */
	nickname: string | null;
	/** The full name. Null when unknown. */
	displayName: string | null;
	/** The URL of a logo image. May be null. */
	logo: string | null;
};
/** A position at which players are drafted. */
export type DraftPosition = {
	/** The full name, such as Wide Receiver. */
	name: string;
	/** The abbreviation, such as WR. */
	abbreviation: string;
};
/** A pick in an NFL draft. */
export type DraftPick = {
	/** The id of the player in college, as in `searchPlayers`, here as an integer. May be null. */
	collegeAthleteId: number | null;
	/** The id of the player in the NFL. */
	nflAthleteId: number;
	/** The id of the college team, as in `getTeams`. */
	collegeId: number;
	/** The school that the player played for. */
	collegeTeam: string;
	/**
	 * The school's conference. Null when unknown.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	collegeConference: string | null;
	/** The id of the NFL team. `getDraftTeams` does not list these ids. */
	nflTeamId: number;
	/** The location of the NFL team that picked, such as Green Bay. */
	nflTeam: string;
	/** The draft (the year in which it is held). */
	year: number;
	/** The pick's number within the draft, counted from 1. */
	overall: number;
	/** The round of the draft, counted from 1. */
	round: number;
	/** The pick's number within its round, counted from 1. */
	pick: number;
	/** The player's full name. */
	name: string;
	/** The player's position, by its full name, such as Wide Receiver. */
	position: string;
	/**
	 * The height. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 71, probably inches. †
	 */
	height: number | null;
	/**
	 * The weight. Null when unknown. Unit not specified.
	 *
	 * Recorded once: 191, probably pounds. †
	 */
	weight: number | null;
	/** The rank among all prospects before the draft, 1 being best. May be null. */
	preDraftRanking: number | null;
	/** The rank among the prospects of the position before the draft, 1 being best. May be null. */
	preDraftPositionRanking: number | null;
	/** The grade before the draft, such as 89. Higher is better. May be null. */
	preDraftGrade: number | null;
	/** The hometown of the player. */
	hometownInfo: DraftPickHometown;
};
/** The hometown of a drafted player. */
export type DraftPickHometown = {
	/** The hometown's city. Null when unknown. */
	city: string | null;
	/** The state or province, usually abbreviated. Null when unknown. */
	state: string | null;
	/** The hometown's country. Null when unknown. */
	country: string | null;
	/**
	 * The latitude, as a string. Convert it before you calculate. Null when unknown.
	 *
	 * Recorded once: decimal degrees as a string ("29.7589382"), while a recruit's hometown has numbers. †
	 */
	latitude: string | null;
	/**
	 * The longitude, as a string. Convert it before you calculate. Null when unknown.
	 *
	 * Recorded once: decimal degrees as a string ("-95.3676974"), while a recruit's hometown has numbers. †
	 */
	longitude: string | null;
	/** The FIPS code of the county, as a string to keep leading zeros. Null when unknown. */
	countyFips: string | null;
};
/** A team's season, adjusted for the strength of its opponents. A property whose name ends in `Allowed` is what opponents did against the team, so lower is better. Published: the values are adjusted for opponents and home field. † */
export type AdjustedTeamMetrics = {
	/** The season (the year in which it begins). */
	year: number;
	/** The id of the team, as in `getTeams`. */
	teamId: number;
	/** The school that the row is about. */
	team: string;
	/**
	 * The team's conference in that season.
	 *
	 * Source of 5.23.0: the abbreviation ("B1G"). †
	 */
	conference: string;
	/** EPA of the offense. */
	epa: AdjustedEpa;
	/** EPA of opponents. */
	epaAllowed: AdjustedEpa;
	/** The success rate of the offense. */
	successRate: AdjustedSuccessRate;
	/** The success rate of opponents. */
	successRateAllowed: AdjustedSuccessRate;
	/** Where the offense gained its rushing yards. */
	rushing: AdjustedRushing;
	/** Where opponents gained their rushing yards. */
	rushingAllowed: AdjustedRushing;
	/**
	 * EPA per successful play of the offense.
	 *
	 * Recorded once: 0.92. †
	 */
	explosiveness: number;
	/**
	 * EPA per successful play of opponents.
	 *
	 * Recorded once: 0.92. †
	 */
	explosivenessAllowed: number;
};
/** EPA (expected points added), adjusted for opponents. Unit not specified. Recorded values ranged from 0.02 to 0.28, probably per play. † */
export type AdjustedEpa = {
	/** EPA on plays of any kind. */
	total: number;
	/** EPA on passing plays. */
	passing: number;
	/** EPA on rushing plays. */
	rushing: number;
};
/** The share of plays that succeeded, 0 to 1, adjusted for opponents. */
export type AdjustedSuccessRate = {
	/** The share of all plays that succeeded, 0 to 1. */
	total: number;
	/** The share of plays on standard downs that succeeded, 0 to 1. */
	standardDowns: number;
	/** The share of plays on passing downs that succeeded, 0 to 1. */
	passingDowns: number;
};
/** Rushing yards by level, adjusted for opponents. Unit not specified. Recorded values ranged from 0.9 to 3, probably yards per run. † */
export type AdjustedRushing = {
	/** Line yards, the yards credited to the blocking. */
	lineYards: number;
	/** Second-level yards, gained between 5 and 10 yards past the line of scrimmage. */
	secondLevelYards: number;
	/** Open-field yards, gained more than 10 yards past the line of scrimmage. */
	openFieldYards: number;
	/**
	 * Highlight yards: the runner's production beyond the line yards.
	 *
	 * Published: only the adjusted metrics have this measure. †
	 */
	highlightYards: number;
};
/** The player and the season that a row is about. */
export type AdjustedPlayerBase = {
	/** The season (the year in which it begins). */
	year: number;
	/** The player's id as in `searchPlayers`, a string of digits. */
	athleteId: string;
	/** The player's full name. */
	athleteName: string;
};
/** A passer's or rusher's EPA (expected points added) in a season, adjusted for the strength of the opponents. Published: the value is adjusted for opponents and home field. † */
export type PlayerWeightedEPA = AdjustedPlayerBase & {
	/**
	 * The position's abbreviation, such as QB.
	 *
	 * Timing unknown: no source says when this is known, so do not predict games with it. †
	 */
	position: string;
	/** The school that the player played for. */
	team: string;
	/** The team's conference in that season. */
	conference: string;
	/**
	 * Adjusted EPA. Unit not specified.
	 *
	 * Recorded passers had 0.51 and 0.56, rushers 0.05 to 0.4, probably per play. †
	 */
	wepa: number;
	/** The number of plays behind the value. */
	plays: number;
};
/** A kicker's points added above replacement (PAAR) in a season. */
export type KickerPAAR = AdjustedPlayerBase & {
	/** The school that the player played for. */
	team: string;
	/** The team's conference in that season. */
	conference: string;
	/**
	 * Points added above replacement: how many more points the kicker's field goals scored than such attempts score on average. Above 0 is good.
	 *
	 * Published: the meaning. The value is not adjusted for opponents. †
	 */
	paar: number;
	/** The number of kicks behind the value. */
	attempts: number;
};
/** A key's access, and what is left of its monthly quota. Recorded: older responses have only `patronLevel` and `remainingCalls`. The other keys were added later. † */
export type UserInfo = {
	/**
	 * The supporter tier of the key.
	 *
	 * Recorded values ranged from 0 to 3, with 0 for a free key. †
	 */
	patronLevel: number;
	/** The name of the tier, such as Free. */
	tierName: string;
	/**
	 * The number of calls per month. May be null.
	 *
	 * Declared nullable. Recorded: 1,000 for a free key. †
	 */
	monthlyLimit: number | null;
	/**
	 * The number of calls left this month. May be null.
	 *
	 * Declared nullable. Recorded: 0 for a key that had used up its quota. †
	 */
	remainingCalls: number | null;
	/**
	 * The number of calls made this month. May be null.
	 *
	 * Declared nullable. Recorded: 1,000 for a key that had used up its quota. †
	 */
	usedCalls: number | null;
	/**
	 * When the quota resets.
	 *
	 * Declared as plain text. Recorded as an ISO 8601 date and time in UTC, on the first of a month at midnight ("2026-09-01T00:00:00.000Z"). †
	 */
	resetAt: string;
	/** Whether all products of the key share one quota. */
	sharedPool: boolean;
	/**
	 * The services that the key gives access to.
	 *
	 * Recorded once: `cfb` and `cbb`. †
	 */
	products: string[];
	/** The features that the tier includes beyond those of a free key. */
	features: UserFeatureAccess;
};
/** The features that need a tier, and whether the key's tier includes them. Declared: these five. Recorded once: only `adjustedMetrics`. † */
export type UserFeatureAccess = {
	/** Whether the tier includes the operations of the tag `adjustedMetrics`. */
	adjustedMetrics: boolean;
	/** Whether the tier includes game weather. */
	weather: boolean;
	/** Whether the tier includes the live scoreboard. */
	scoreboard: boolean;
	/** Whether the tier includes live plays. */
	livePlayByPlay: boolean;
	/** Whether the tier includes the service's GraphQL interface. This document does not cover it. */
	graphQl: boolean;
};
/** How a key was used within a window of days. */
export type UserUsage = {
	/** The time that the report covers. */
	window: UserUsageWindow;
	/** The service that the report covers. */
	api: UserUsageApi;
	/** The totals of the requests. */
	totals: UserUsageTotals;
	/** The most requested paths, up to `limit`. */
	topEndpoints: UserUsageEndpoint[];
	/** The latest requests, up to `limit`. */
	recentRequests: UserUsageRecentRequest[];
};
/** The time that a usage report covers. Declared: both ends are plain text, without a format. † */
export type UserUsageWindow = {
	/** When the window begins. */
	start: string;
	/** When the window ends. */
	end: string;
};
/** The requests that the key made within the window. Declared: all four are plain numbers. † */
export type UserUsageTotals = {
	/** The number of all requests. */
	requests: number;
	/** The number of requests for college football. */
	cfbRequests: number;
	/** The number of requests for college basketball. */
	cbbRequests: number;
	/** The number of different requested paths. */
	uniqueEndpoints: number;
};
/** A path of a service. Declared: the path is plain text. † */
export type UserUsageRequestBase = {
	/** The service of the request. */
	api: UserUsageApi;
	/** The requested path. */
	endpoint: string;
};
/** A path, and the number of requests for it. */
export type UserUsageEndpoint = UserUsageRequestBase & {
	/** The number of requests for the path within the window. */
	requests: number;
	/**
	 * When the path was last requested.
	 *
	 * Declared as plain text, without a format. †
	 */
	lastUsedAt: string;
};
/** A request that used the key. */
export type UserUsageRecentRequest = UserUsageRequestBase & {
	/**
	 * When the request was made.
	 *
	 * Declared as plain text, without a format. †
	 */
	requestedAt: string;
};
/** The response body for a refused query. Recorded: a query that breaks a rule between parameters gets the same body as any other, including `details`. Some operations declare only the message. A refused `playerId` comes with a code. † */
export type ValidationError = {
	/** What went wrong, in human-readable form: "Validation Failed" with `details`, or another sentence that names the problem. */
	message: string;
	/**
	 * The kind of refusal, in machine-readable form.
	 *
	 * Source of 5.23.0: `BAD_QUERY_PARAM` when the service refuses a parameter by name, absent otherwise. †
	 */
	code?: string;
	/**
	 * All refused parameters, by name.
	 *
	 * Recorded: absent when the operation declares only a message. †
	 */
	details?: {
		[key: string]: ValidationErrorDetail;
	};
};
/** Why one parameter was refused. */
export type ValidationErrorDetail = {
	/** The check that failed, in human-readable form. */
	message: string;
	/**
	 * Any JSON value: the value that was sent.
	 *
	 * Source of 5.32.0: absent when a rule of the schedule or the previews refuses the parameter. †
	 */
	value?: unknown;
};
