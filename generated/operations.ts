// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

import type { Operation, Parameter, Rule } from "../src/operation.js";
import type { Queries } from "./queries.js";
import { seasonTypeValues, divisionClassificationValues, mediaTypeValues, playoffCompetitionValues, playoffRoundValues, conferenceClassificationValues, passOutcomeValues, rushDirectionValues, rushAttributionStatusValues, rankingPollValues, recruitClassificationValues, userUsageApiValues } from "./schema.js";

/** The service's public address: the document's server with its variables at their defaults. */
export const serverUrl = "https://api.collegefootballdata.com";

const year: Parameter = { type: "integer", zeroIsAbsent: true };
const seasonType: Parameter = { type: "string", enum: seasonTypeValues };
const classification: Parameter = { type: "string", enum: divisionClassificationValues };
const team: Parameter = { type: "string" };
const competition: Parameter = { type: "string", enum: playoffCompetitionValues };
const round: Parameter = { type: "string", enum: playoffRoundValues };
const year2: Parameter = { type: "integer", required: true };
const mediaType: Parameter = { type: "string", enum: mediaTypeValues };
const classification2: Parameter = { type: "string", default: "fbs", enum: divisionClassificationValues };
const week: Parameter = { type: "integer" };
const outcome: Parameter = { type: "string", enum: passOutcomeValues };
const rushDirection: Parameter = { type: "string", enum: rushDirectionValues };
const directionAnalysisEligible: Parameter = { type: "boolean" };
const attributionStatus: Parameter = { type: "string", enum: rushAttributionStatusValues };
const team1: Parameter = { type: "string", required: true };
const year3: Parameter = { type: "integer", required: true, minimum: 1 };
const team2: Parameter = { type: "string", required: true, minLength: 1 };
const year4: Parameter = { type: "integer", default: 2025, zeroIsAbsent: true };
const classification3: Parameter = { type: "string", enum: conferenceClassificationValues };
const coachId: Parameter = { type: "integer", minimum: 1 };
const team3: Parameter = { type: "string", minLength: 1 };
const excludeGarbageTime: Parameter = { type: "boolean", default: false };
const week2: Parameter = { type: "number", zeroIsAbsent: true };
const poll: Parameter = { type: "string", enum: rankingPollValues };
const classification4: Parameter = { type: "string", default: "HighSchool", enum: recruitClassificationValues };
const startYear: Parameter = { type: "integer", default: 2000 };
const threshold: Parameter = { type: "number" };
const days: Parameter = { type: "integer", default: 7, minimum: 1, maximum: 31 };
const limit: Parameter = { type: "integer", default: 10, minimum: 1, maximum: 50 };
const api: Parameter = { type: "string", default: "all", enum: userUsageApiValues };
const rule1: Rule = {"words":"Give `year` or `id`.","test":{"anyOf":[{"required":["year"]},{"required":["id"]}]}};
const rule2: Rule = {"words":"`round` needs `competition`.","test":{"dependentRequired":{"round":["competition"]}}};
const rule3: Rule = {"words":"With `competition`, `seasonType` must be `postseason` or `both`.","test":{"dependentSchemas":{"competition":{"properties":{"seasonType":{"enum":["postseason","both"]}}}}}};
const rule4: Rule = {"words":"Give `id`, or `year` with `week`, `team` or `conference`.","test":{"anyOf":[{"required":["id"]},{"required":["year"],"anyOf":[{"required":["week"]},{"required":["team"]},{"required":["conference"]}]}]}};
const rule5: Rule = {"words":"Give `year` or `gameId`.","test":{"anyOf":[{"required":["year"]},{"required":["gameId"]}]}};
const rule6: Rule = {"words":"Give `year` or `team`.","test":{"anyOf":[{"required":["year"]},{"required":["team"]}]}};
const rule7: Rule = {"words":"Give `team` or `week`.","test":{"anyOf":[{"required":["team"]},{"required":["week"]}]}};
const rule8: Rule = {"words":"Give `year` or `passerId`.","test":{"anyOf":[{"required":["year"]},{"required":["passerId"]}]}};
const rule9: Rule = {"words":"Give `passerId`, `team` or `week`.","test":{"anyOf":[{"required":["passerId"]},{"required":["team"]},{"required":["week"]}]}};
const rule10: Rule = {"words":"Give `gameId`, `year` or `rusherId`.","test":{"anyOf":[{"required":["gameId"]},{"required":["year"]},{"required":["rusherId"]}]}};
const rule11: Rule = {"words":"`week` needs `year`.","test":{"dependentRequired":{"week":["year"]}}};
const rule12: Rule = {"words":"With `year`, `team` or `week` must be given.","test":{"dependentSchemas":{"year":{"anyOf":[{"required":["team"]},{"required":["week"]}]}}}};
const rule13: Rule = {"words":"Give `year` or `rusherId`.","test":{"anyOf":[{"required":["year"]},{"required":["rusherId"]}]}};
const rule14: Rule = {"words":"Do not give `year` and `minYear` together.","test":{"not":{"required":["year","minYear"]}}};
const rule15: Rule = {"words":"Do not give `year` and `maxYear` together.","test":{"not":{"required":["year","maxYear"]}}};
const rule16: Rule = {"words":"`minYear` must not be greater than `maxYear`.","order":["minYear","maxYear"]};
const rule17: Rule = {"words":"Give `coachId`, `team` or `year`.","test":{"anyOf":[{"required":["coachId"]},{"required":["team"]},{"required":["year"]}]}};
const rule18: Rule = {"words":"Give `coachId` or `team`.","test":{"anyOf":[{"required":["coachId"]},{"required":["team"]}]}};
const rule19: Rule = {"words":"When `latest` is `true`, `final` must be `false` and `poll` must be given.","test":{"if":{"required":["latest"],"properties":{"latest":{"const":true}}},"then":{"required":["poll"],"properties":{"final":{"const":false}}}}};
const rule20: Rule = {"words":"When `final` is `true`, `latest` must be `false` and `poll` must be given.","test":{"if":{"required":["final"],"properties":{"final":{"const":true}}},"then":{"required":["poll"],"properties":{"latest":{"const":false}}}}};
const rule21: Rule = {"words":"When `preseason` is `true`, `seasonType` must be `regular` or `both` and `week` must be left out.","test":{"if":{"required":["preseason"],"properties":{"preseason":{"const":true}}},"then":{"not":{"required":["week"]},"properties":{"seasonType":{"enum":["regular","both"]}}}}};
const rule22: Rule = {"words":"Give `week` or `team`.","test":{"anyOf":[{"required":["week"]},{"required":["team"]}]}};
const rule23: Rule = {"words":"Give `year` or `playerId`.","test":{"anyOf":[{"required":["year"]},{"required":["playerId"]}]}};
const rule24: Rule = {"words":"Give `week`, `team` or `playerId`.","test":{"anyOf":[{"required":["week"]},{"required":["team"]},{"required":["playerId"]}]}};

/** Every operation by its path. */
export const operations: Readonly<Record<keyof Queries, Operation>> = {
  "/games": { operationId: "getGames", freshness: "season", rules: [rule1, rule2, rule3], parameters: { year, week: year, seasonType, classification, team, home: team, away: team, conference: team, id: year, competition, round } },
  "/games/teams": { operationId: "getTeamGameStats", freshness: "season", rules: [rule4], parameters: { year, week: year, team, conference: team, classification, seasonType, id: year } },
  "/games/players": { operationId: "getPlayerGameStats", freshness: "season", rules: [rule4], parameters: { year, week: year, team, conference: team, classification, seasonType, id: year, category: team } },
  "/games/media": { operationId: "getGameMedia", freshness: "season", parameters: { year: year2, seasonType, week: year, team, conference: team, mediaType, classification } },
  "/games/weather": { operationId: "getGameWeather", tier: 1, freshness: "season", rules: [rule5], parameters: { year, seasonType, week: year, team, conference: team, classification, gameId: year } },
  "/records": { operationId: "getRecords", freshness: "season", rules: [rule6], parameters: { year, team, conference: team } },
  "/calendar": { operationId: "getCalendar", freshness: "season", parameters: { year: year2 } },
  "/scoreboard": { operationId: "getScoreboard", tier: 1, metered: false, freshness: "live", parameters: { classification: classification2, conference: team } },
  "/game/box/advanced": { operationId: "getAdvancedBoxScore", freshness: "season", parameters: { id: year2 } },
  "/playoffs/cfp": { operationId: "getCfpPlayoff", freshness: "season", parameters: { year: year2 } },
  "/playoffs/cfp/participants": { operationId: "getCfpParticipants", freshness: "season", parameters: { year: year2 } },
  "/playoffs/cfp/games": { operationId: "getCfpGames", freshness: "season", parameters: { year: year2, round } },
  "/drives": { operationId: "getDrives", freshness: "season", parameters: { year: year2, seasonType, week: year, team, offense: team, defense: team, conference: team, offenseConference: team, defenseConference: team, classification } },
  "/plays": { operationId: "getPlays", freshness: "season", parameters: { year: year2, week: year2, team, offense: team, defense: team, offenseConference: team, defenseConference: team, conference: team, playType: team, seasonType, classification } },
  "/plays/types": { operationId: "getPlayTypes", freshness: "reference", parameters: {} },
  "/plays/stats": { operationId: "getPlayStats", maxInFlight: 2, freshness: "season", parameters: { year, week: year, team, gameId: year, athleteId: year, statTypeId: year, seasonType, conference: team } },
  "/plays/stats/types": { operationId: "getPlayStatTypes", freshness: "reference", parameters: {} },
  "/live/plays": { operationId: "getLivePlays", tier: 2, maxInFlight: 2, freshness: "live", parameters: { gameId: year2 } },
  "/passing/plays": { operationId: "getPassingPlays", freshness: "season", rules: [rule7], parameters: { year: year2, team, week, gameId: week, seasonType, offense: team, defense: team, conference: team, passerId: team, targetId: team, outcome, classification: classification2 } },
  "/passing/players/season": { operationId: "getPlayerSeasonPassing", freshness: "season", rules: [rule8], parameters: { year: week, seasonType, team, conference: team, passerId: team, classification: classification2 } },
  "/passing/players/games": { operationId: "getPlayerGamePassing", freshness: "season", rules: [rule9], parameters: { year: year2, week, seasonType, team, conference: team, passerId: team, classification: classification2 } },
  "/passing/teams/season": { operationId: "getTeamSeasonPassing", freshness: "season", rules: [rule6], parameters: { year: week, seasonType, team, conference: team, classification: classification2 } },
  "/passing/teams/games": { operationId: "getTeamGamePassing", freshness: "season", rules: [rule7], parameters: { year: year2, week, seasonType, team, conference: team, classification: classification2 } },
  "/rushing/plays": { operationId: "getRushingPlays", freshness: "season", rules: [rule10, rule11, rule12], parameters: { gameId: week, year: week, week, seasonType, team, offense: team, defense: team, conference: team, rusherId: team, rushDirection, directionAnalysisEligible, attributionStatus, isRushingTouchdown: directionAnalysisEligible, isSack: directionAnalysisEligible, isKneel: directionAnalysisEligible, isTeamRush: directionAnalysisEligible, classification: classification2 } },
  "/rushing/players/season": { operationId: "getPlayerSeasonRushing", freshness: "season", rules: [rule13], parameters: { year: week, seasonType, team, conference: team, rusherId: team, classification: classification2 } },
  "/rushing/players/games": { operationId: "getPlayerGameRushing", freshness: "season", rules: [rule13, rule11, rule12], parameters: { year: week, week, seasonType, team, conference: team, rusherId: team, classification: classification2 } },
  "/rushing/teams/season": { operationId: "getTeamSeasonRushing", freshness: "season", rules: [rule6], parameters: { year: week, seasonType, team, conference: team, classification: classification2 } },
  "/rushing/teams/games": { operationId: "getTeamGameRushing", freshness: "season", rules: [rule7], parameters: { year: year2, week, seasonType, team, conference: team, classification: classification2 } },
  "/teams": { operationId: "getTeams", freshness: "reference", parameters: { conference: team, year } },
  "/teams/fbs": { operationId: "getFbsTeams", freshness: "reference", parameters: { year } },
  "/teams/matchup": { operationId: "getMatchup", freshness: "season", parameters: { team1, team2: team1, minYear: week, maxYear: week } },
  "/teams/ats": { operationId: "getTeamsAts", freshness: "season", parameters: { year: year2, conference: team, team } },
  "/teams/season/overview": { operationId: "getTeamSeasonOverview", refusesUnknown: true, freshness: "season", parameters: { year: year3, team: team2 } },
  "/roster": { operationId: "getRoster", freshness: "season", parameters: { team, year: year4, classification } },
  "/talent": { operationId: "getTalent", freshness: "season", parameters: { year: year2 } },
  "/conferences": { operationId: "getConferences", freshness: "reference", parameters: { year, classification: classification3 } },
  "/conferences/changes": { operationId: "getConferenceChanges", freshness: "reference", parameters: { year: year2 } },
  "/conferences/affiliations": { operationId: "getConferenceAffiliations", freshness: "reference", rules: [rule14, rule15, rule16], parameters: { team, conference: team, year, minYear: week, maxYear: week, classification: classification3 } },
  "/venues": { operationId: "getVenues", freshness: "reference", parameters: {} },
  "/coaches": { operationId: "getCoaches", freshness: "season", parameters: { firstName: team, lastName: team, team, year, minYear: week, maxYear: week } },
  "/coaches/profile": { operationId: "getCoachProfile", freshness: "season", parameters: { coachId: year3 } },
  "/coaches/seasons": { operationId: "getCoachSeasons", freshness: "season", rules: [rule17, rule14, rule15, rule16], parameters: { coachId, team: team3, year: coachId, minYear: coachId, maxYear: coachId } },
  "/coaches/tenures": { operationId: "getCoachTenures", freshness: "season", rules: [rule18], parameters: { coachId, team: team3, year: coachId, active: directionAnalysisEligible } },
  "/player/search": { operationId: "searchPlayers", freshness: "reference", parameters: { searchTerm: team1, year, team, position: team } },
  "/player/usage": { operationId: "getPlayerUsage", freshness: "season", parameters: { year: year2, conference: team, position: team, team, playerId: year, excludeGarbageTime } },
  "/player/season/overview": { operationId: "getPlayerSeasonOverview", freshness: "season", parameters: { year: year2, playerId: year2 } },
  "/player/returning": { operationId: "getReturningProduction", freshness: "season", rules: [rule6], parameters: { year, team, conference: team } },
  "/player/portal": { operationId: "getTransferPortal", freshness: "season", parameters: { year: year2 } },
  "/rankings": { operationId: "getRankings", freshness: "season", rules: [rule19, rule20], parameters: { year: year2, seasonType, week: week2, poll, latest: directionAnalysisEligible, final: directionAnalysisEligible } },
  "/lines": { operationId: "getLines", freshness: "season", rules: [rule5], parameters: { gameId: year, year, seasonType, week: year, team, home: team, away: team, conference: team, provider: team } },
  "/recruiting/players": { operationId: "getRecruits", freshness: "season", rules: [rule6], parameters: { year, team, position: team, state: team, classification: classification4 } },
  "/recruiting/teams": { operationId: "getTeamRecruitingRankings", freshness: "season", parameters: { year, team } },
  "/recruiting/groups": { operationId: "getRecruitingGroups", freshness: "season", parameters: { team, conference: team, recruitType: classification4, startYear, endYear: week } },
  "/ratings/core": { operationId: "getCoreRatings", freshness: "season", rules: [rule6], parameters: { year, team, conference: team } },
  "/ratings/sp": { operationId: "getSpRatings", freshness: "season", rules: [rule6], parameters: { year, team } },
  "/ratings/sp/conferences": { operationId: "getConferenceSpRatings", freshness: "season", parameters: { year, conference: team, classification: classification2 } },
  "/ratings/srs": { operationId: "getSrsRatings", freshness: "season", rules: [rule6], parameters: { year, team, conference: team } },
  "/ratings/srs/expanded": { operationId: "getExpandedSrsRatings", freshness: "season", rules: [rule6], parameters: { year, team, conference: team, classification } },
  "/ratings/elo": { operationId: "getEloRatings", freshness: "season", rules: [rule21], parameters: { year, week: year, seasonType, team, conference: team, preseason: excludeGarbageTime } },
  "/ratings/fpi": { operationId: "getFpiRatings", freshness: "season", rules: [rule6], parameters: { year, team, conference: team } },
  "/ppa/predicted": { operationId: "getPredictedPoints", freshness: "reference", parameters: { down: year2, distance: year2 } },
  "/ppa/teams": { operationId: "getTeamSeasonPpa", freshness: "season", rules: [rule6], parameters: { year, team, conference: team, excludeGarbageTime: directionAnalysisEligible, classification: classification2 } },
  "/ppa/games": { operationId: "getTeamGamePpa", freshness: "season", parameters: { year: year2, week: year, seasonType, team, conference: team, excludeGarbageTime: directionAnalysisEligible, classification: classification2 } },
  "/ppa/players/games": { operationId: "getPlayerGamePpa", freshness: "season", rules: [rule22], parameters: { year: year2, week: year, seasonType, team, position: team, playerId: team, threshold, excludeGarbageTime: directionAnalysisEligible } },
  "/ppa/players/season": { operationId: "getPlayerSeasonPpa", freshness: "season", rules: [rule23], parameters: { year, conference: team, team, position: team, playerId: team, threshold, excludeGarbageTime: directionAnalysisEligible } },
  "/metrics/wp": { operationId: "getWinProbability", freshness: "season", parameters: { gameId: year2 } },
  "/metrics/wp/pregame": { operationId: "getPregameWinProbability", freshness: "season", parameters: { year, week: year, seasonType, team } },
  "/metrics/fg/ep": { operationId: "getFieldGoalExpectedPoints", freshness: "reference", parameters: {} },
  "/stats/player/season": { operationId: "getPlayerSeasonStats", maxInFlight: 2, freshness: "season", parameters: { year: year2, conference: team, team, startWeek: week, endWeek: week, seasonType, category: team } },
  "/stats/player/success": { operationId: "getPlayerSeasonSuccess", freshness: "season", rules: [rule23], parameters: { year, conference: team, team, playerId: year, seasonType, startWeek: week, endWeek: week, threshold: week, excludeGarbageTime: directionAnalysisEligible } },
  "/stats/player/success/game": { operationId: "getPlayerGameSuccess", maxInFlight: 2, freshness: "season", rules: [rule24], parameters: { year: year2, week: year, seasonType, conference: team, team, playerId: year, threshold: week, excludeGarbageTime: directionAnalysisEligible } },
  "/stats/season": { operationId: "getTeamSeasonStats", freshness: "season", rules: [rule6], parameters: { year, team, conference: team, startWeek: week, endWeek: week, classification: classification2 } },
  "/stats/categories": { operationId: "getStatCategories", freshness: "reference", parameters: {} },
  "/stats/season/advanced": { operationId: "getAdvancedSeasonStats", maxInFlight: 2, freshness: "season", rules: [rule6], parameters: { year, team, excludeGarbageTime, startWeek: week, endWeek: week, classification: classification2 } },
  "/stats/game/advanced": { operationId: "getAdvancedGameStats", maxInFlight: 2, freshness: "season", rules: [rule6], parameters: { year, team, week: week2, opponent: team, excludeGarbageTime, seasonType } },
  "/stats/game/havoc": { operationId: "getGameHavoc", freshness: "season", rules: [rule6], parameters: { year, team, week: week2, opponent: team, seasonType } },
  "/draft/teams": { operationId: "getDraftTeams", freshness: "reference", parameters: {} },
  "/draft/positions": { operationId: "getDraftPositions", freshness: "reference", parameters: {} },
  "/draft/picks": { operationId: "getDraftPicks", freshness: "season", parameters: { year, team, school: team, conference: team, position: team } },
  "/wepa/team/season": { operationId: "getAdjustedTeamMetrics", tier: 1, freshness: "season", parameters: { year, team, conference: team } },
  "/wepa/players/passing": { operationId: "getAdjustedPlayerPassing", tier: 1, freshness: "season", parameters: { year, team, conference: team, position: team } },
  "/wepa/players/rushing": { operationId: "getAdjustedPlayerRushing", tier: 1, freshness: "season", parameters: { year, team, conference: team, position: team } },
  "/wepa/players/kicking": { operationId: "getKickerPaar", tier: 1, freshness: "season", parameters: { year, team, conference: team } },
  "/info": { operationId: "getUserInfo", metered: false, freshness: "live", parameters: {} },
  "/info/usage": { operationId: "getUserUsage", metered: false, freshness: "live", parameters: { days, limit, api } },
};
