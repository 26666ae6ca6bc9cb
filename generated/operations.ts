// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

import { seasonTypeValues, divisionClassificationValues, mediaTypeValues, playoffCompetitionValues, playoffRoundValues, conferenceClassificationValues, passOutcomeValues, playDirectionValues, rushAttributionStatusValues, rankingPollValues, recruitClassificationValues, userUsageApiValues } from "./values.js";

/** The version of the document and the package. */
export const version = "0.3.0";

/** The service's public URL, which is the document's server with default values for its variables. */
export const serverUrl = "https://api.collegefootballdata.com";

const year = { type: "integer", zeroIsAbsent: true } as const;
const seasonType = { type: "string", enum: seasonTypeValues } as const;
const classification = { type: "string", enum: divisionClassificationValues } as const;
const team = { type: "string" } as const;
const competition = { type: "string", enum: playoffCompetitionValues } as const;
const round = { type: "string", enum: playoffRoundValues } as const;
const year2 = { type: "integer", required: true } as const;
const mediaType = { type: "string", enum: mediaTypeValues } as const;
const year3 = { type: "integer", minimum: 1 } as const;
const seasonType2 = { type: "string", enum: ["regular","postseason"] } as const;
const week = { type: "integer", minimum: 0 } as const;
const classification2 = { type: "string", enum: ["fbs","fcs"] } as const;
const conference = { type: "string", minLength: 1 } as const;
const gameId = { type: "integer", required: true, minimum: 1 } as const;
const week2 = { type: "integer" } as const;
const outcome = { type: "string", enum: passOutcomeValues } as const;
const rushDirection = { type: "string", enum: playDirectionValues } as const;
const directionAnalysisEligible = { type: "boolean" } as const;
const attributionStatus = { type: "string", enum: rushAttributionStatusValues } as const;
const team1 = { type: "string", required: true } as const;
const team2 = { type: "string", required: true, minLength: 1 } as const;
const classification3 = { type: "string", enum: conferenceClassificationValues } as const;
const week3 = { type: "number", zeroIsAbsent: true } as const;
const poll = { type: "string", enum: rankingPollValues } as const;
const classification4 = { type: "string", enum: recruitClassificationValues } as const;
const threshold = { type: "number" } as const;
const days = { type: "integer", minimum: 1, maximum: 31 } as const;
const limit = { type: "integer", minimum: 1, maximum: 50 } as const;
const api = { type: "string", enum: userUsageApiValues } as const;
const rule1 = {"anyOf":[{"required":["year"]},{"required":["id"]}]} as const;
const rule2 = {"dependentRequired":{"round":["competition"]}} as const;
const rule3 = {"dependentSchemas":{"competition":{"properties":{"seasonType":{"enum":["postseason","both"]}}}}} as const;
const rule4 = {"dependentSchemas":{"year":{"anyOf":[{"required":["week"]},{"required":["team"]},{"required":["conference"]}]}}} as const;
const rule5 = {"anyOf":[{"required":["year"]},{"required":["gameId"]}]} as const;
const rule6 = {"anyOf":[{"required":["year"]},{"required":["team"]}]} as const;
const rule7 = {"dependentRequired":{"year":["seasonType","week"],"seasonType":["year","week"],"week":["year","seasonType"]}} as const;
const rule8 = {"anyOf":[{"required":["team"]},{"required":["week"]}]} as const;
const rule9 = {"anyOf":[{"required":["year"]},{"required":["passerId"]}]} as const;
const rule10 = {"anyOf":[{"required":["passerId"]},{"required":["team"]},{"required":["week"]}]} as const;
const rule11 = {"anyOf":[{"required":["gameId"]},{"required":["year"]},{"required":["rusherId"]}]} as const;
const rule12 = {"dependentRequired":{"week":["year"]}} as const;
const rule13 = {"dependentSchemas":{"year":{"anyOf":[{"required":["team"]},{"required":["week"]}]}}} as const;
const rule14 = {"anyOf":[{"required":["year"]},{"required":["rusherId"]}]} as const;
const rule15 = {"not":{"required":["year","minYear"]}} as const;
const rule16 = {"not":{"required":["year","maxYear"]}} as const;
const rule17 = {"order":["minYear","maxYear"]} as const;
const rule18 = {"anyOf":[{"required":["coachId"]},{"required":["team"]},{"required":["year"]}]} as const;
const rule19 = {"anyOf":[{"required":["coachId"]},{"required":["team"]}]} as const;
const rule20 = {"if":{"required":["latest"],"properties":{"latest":{"const":true}}},"then":{"required":["poll"]}} as const;
const rule21 = {"if":{"required":["final"],"properties":{"final":{"const":true}}},"then":{"required":["poll"]}} as const;
const rule22 = {"not":{"required":["latest","final"],"properties":{"latest":{"const":true},"final":{"const":true}}}} as const;
const rule23 = {"if":{"required":["preseason"],"properties":{"preseason":{"const":true}}},"then":{"not":{"required":["week"]},"properties":{"seasonType":{"enum":["regular","both"]}}}} as const;
const rule24 = {"anyOf":[{"required":["year"]},{"required":["playerId"]}]} as const;
const rule25 = {"anyOf":[{"required":["week"]},{"required":["team"]},{"required":["playerId"]}]} as const;

/** Every operation by its path. */
export const operations = {
  "/games": { noticed: ["id"], rules: [rule1, rule2, rule3], parameters: { year, week: year, seasonType, classification, team, home: team, away: team, conference: team, id: year, competition, round } },
  "/games/teams": { noticed: ["id"], rules: [rule1, rule4], parameters: { year, week: year, team, conference: team, classification, seasonType, id: year } },
  "/games/players": { noticed: ["id","category"], rules: [rule1, rule4], parameters: { year, week: year, team, conference: team, classification, seasonType, id: year, category: team } },
  "/games/media": { parameters: { year: year2, seasonType, week: year, team, conference: team, mediaType, classification } },
  "/games/weather": { tier: 1, noticed: ["gameId"], rules: [rule5], parameters: { year, seasonType, week: year, team, conference: team, classification, gameId: year } },
  "/records": { rules: [rule6], parameters: { year, team, conference: team } },
  "/calendar": { parameters: { year: year2 } },
  "/scoreboard": { tier: 1, metered: false, freshness: "live", parameters: { classification, conference: team } },
  "/game/box/advanced": { object: true, parameters: { id: year2 } },
  "/games/schedule": { freshness: "live", object: true, noticed: ["conference"], rules: [rule7], parameters: { year: year3, seasonType: seasonType2, week, classification: classification2, conference } },
  "/games/{gameId}/preview": { freshness: "live", object: true, parameters: { gameId } },
  "/games/{gameId}/preview/adjusted": { tier: 1, freshness: "live", object: true, parameters: { gameId } },
  "/playoffs/cfp": { object: true, parameters: { year: year2 } },
  "/playoffs/cfp/participants": { parameters: { year: year2 } },
  "/playoffs/cfp/games": { parameters: { year: year2, round } },
  "/drives": { parameters: { year: year2, seasonType, week: year, team, offense: team, defense: team, conference: team, offenseConference: team, defenseConference: team, classification } },
  "/plays": { parameters: { year: year2, week: year2, team, offense: team, defense: team, offenseConference: team, defenseConference: team, conference: team, playType: team, seasonType, classification } },
  "/plays/types": { freshness: "reference", parameters: {} },
  "/plays/stats": { maxInFlight: 2, rowCap: 2000, parameters: { year, week: year, team, gameId: year, athleteId: year, statTypeId: year, seasonType, conference: team } },
  "/plays/stats/types": { freshness: "reference", parameters: {} },
  "/live/plays": { tier: 2, maxInFlight: 2, freshness: "live", object: true, parameters: { gameId: year2 } },
  "/passing/plays": { rules: [rule8], parameters: { year: year2, team, week: week2, gameId: week2, seasonType, offense: team, defense: team, conference: team, passerId: team, targetId: team, outcome, classification } },
  "/passing/players/season": { rules: [rule9], parameters: { year: week2, seasonType, team, conference: team, passerId: team, classification } },
  "/passing/players/games": { rules: [rule10], parameters: { year: year2, week: week2, seasonType, team, conference: team, passerId: team, classification } },
  "/passing/teams/season": { rules: [rule6], parameters: { year: week2, seasonType, team, conference: team, classification } },
  "/passing/teams/games": { rules: [rule8], parameters: { year: year2, week: week2, seasonType, team, conference: team, classification } },
  "/rushing/plays": { rules: [rule11, rule12, rule13], parameters: { gameId: week2, year: week2, week: week2, seasonType, team, offense: team, defense: team, conference: team, rusherId: team, rushDirection, directionAnalysisEligible, attributionStatus, isRushingTouchdown: directionAnalysisEligible, isSack: directionAnalysisEligible, isKneel: directionAnalysisEligible, isTeamRush: directionAnalysisEligible, classification } },
  "/rushing/players/season": { rules: [rule14], parameters: { year: week2, seasonType, team, conference: team, rusherId: team, classification } },
  "/rushing/players/games": { rules: [rule14, rule12, rule13], parameters: { year: week2, week: week2, seasonType, team, conference: team, rusherId: team, classification } },
  "/rushing/teams/season": { rules: [rule6], parameters: { year: week2, seasonType, team, conference: team, classification } },
  "/rushing/teams/games": { rules: [rule8], parameters: { year: year2, week: week2, seasonType, team, conference: team, classification } },
  "/teams": { freshness: "reference", parameters: { conference: team, year } },
  "/teams/fbs": { freshness: "reference", parameters: { year } },
  "/teams/matchup": { object: true, noticed: ["team1","team2"], parameters: { team1, team2: team1, minYear: week2, maxYear: week2 } },
  "/teams/ats": { parameters: { year: year2, conference: team, team } },
  "/teams/season/overview": { object: true, parameters: { year: gameId, team: team2 } },
  "/roster": { parameters: { team, year, classification } },
  "/talent": { parameters: { year: year2 } },
  "/conferences": { freshness: "reference", parameters: { year, classification: classification3 } },
  "/conferences/changes": { freshness: "reference", parameters: { year: year2 } },
  "/conferences/affiliations": { freshness: "reference", rules: [rule15, rule16, rule17], parameters: { team, conference: team, year: week2, minYear: week2, maxYear: week2, classification: classification3 } },
  "/venues": { freshness: "reference", parameters: {} },
  "/coaches": { parameters: { firstName: team, lastName: team, team, year, minYear: week2, maxYear: week2 } },
  "/coaches/profile": { object: true, parameters: { coachId: gameId } },
  "/coaches/seasons": { rules: [rule18, rule15, rule16, rule17], parameters: { coachId: year3, team: conference, year: year3, minYear: year3, maxYear: year3 } },
  "/coaches/tenures": { rules: [rule19], parameters: { coachId: year3, team: conference, year: year3, active: directionAnalysisEligible } },
  "/player/search": { freshness: "reference", rowCap: 100, parameters: { searchTerm: team1, year, team, position: team } },
  "/player/usage": { parameters: { year: year2, conference: team, position: team, team, playerId: year, excludeGarbageTime: directionAnalysisEligible } },
  "/player/season/overview": { object: true, noContent: true, parameters: { year: year2, playerId: year2 } },
  "/player/returning": { rules: [rule6], parameters: { year, team, conference: team } },
  "/player/portal": { parameters: { year: year2 } },
  "/rankings": { rules: [rule20, rule21, rule22], parameters: { year: year2, seasonType, week: week3, poll, latest: directionAnalysisEligible, final: directionAnalysisEligible } },
  "/lines": { noticed: ["gameId"], rules: [rule5], parameters: { gameId: year, year, seasonType, week: year, team, home: team, away: team, conference: team, provider: team } },
  "/recruiting/players": { rules: [rule6], parameters: { year, team, position: team, state: team, classification: classification4 } },
  "/recruiting/teams": { parameters: { year, team } },
  "/recruiting/groups": { parameters: { team, conference: team, recruitType: classification4, startYear: week2, endYear: week2 } },
  "/ratings/core": { rules: [rule6], parameters: { year, team, conference: team } },
  "/ratings/sp": { noticed: ["team"], rules: [rule6], parameters: { year, team } },
  "/ratings/sp/conferences": { parameters: { year, conference: team, classification } },
  "/ratings/srs": { rules: [rule6], parameters: { year, team, conference: team } },
  "/ratings/srs/expanded": { rules: [rule6], parameters: { year, team, conference: team, classification } },
  "/ratings/elo": { rules: [rule23], parameters: { year, week: year, seasonType, team, conference: team, preseason: directionAnalysisEligible } },
  "/ratings/fpi": { rules: [rule6], parameters: { year, team, conference: team } },
  "/ppa/predicted": { freshness: "reference", parameters: { down: year2, distance: year2 } },
  "/ppa/teams": { rules: [rule6], parameters: { year, team, conference: team, excludeGarbageTime: directionAnalysisEligible, classification } },
  "/ppa/games": { parameters: { year: year2, week: year, seasonType, team, conference: team, excludeGarbageTime: directionAnalysisEligible, classification } },
  "/ppa/players/games": { rules: [rule8], parameters: { year: year2, week: year, seasonType, team, position: team, playerId: team, threshold, excludeGarbageTime: directionAnalysisEligible } },
  "/ppa/players/season": { rules: [rule24], parameters: { year, conference: team, team, position: team, playerId: team, threshold, excludeGarbageTime: directionAnalysisEligible } },
  "/metrics/wp": { parameters: { gameId: year2 } },
  "/metrics/wp/pregame": { rowCap: 1000, parameters: { year, week: year, seasonType, team } },
  "/metrics/fg/ep": { freshness: "reference", parameters: {} },
  "/stats/player/season": { maxInFlight: 2, parameters: { year: year2, conference: team, team, startWeek: week2, endWeek: week2, seasonType, category: team } },
  "/stats/player/success": { rules: [rule24], parameters: { year, conference: team, team, playerId: year, seasonType, startWeek: week2, endWeek: week2, threshold: week2, excludeGarbageTime: directionAnalysisEligible } },
  "/stats/player/success/game": { maxInFlight: 2, rules: [rule25], parameters: { year: year2, week: year, seasonType, conference: team, team, playerId: year, threshold: week2, excludeGarbageTime: directionAnalysisEligible } },
  "/stats/season": { rules: [rule6], parameters: { year, team, conference: team, startWeek: week2, endWeek: week2, classification } },
  "/stats/categories": { freshness: "reference", parameters: {} },
  "/stats/season/advanced": { maxInFlight: 2, rules: [rule6], parameters: { year, team, excludeGarbageTime: directionAnalysisEligible, startWeek: week2, endWeek: week2, classification } },
  "/stats/game/advanced": { maxInFlight: 2, rules: [rule6], parameters: { year, team, week: week3, opponent: team, excludeGarbageTime: directionAnalysisEligible, seasonType } },
  "/stats/game/havoc": { rules: [rule6], parameters: { year, team, week: week3, opponent: team, seasonType } },
  "/draft/teams": { freshness: "reference", parameters: {} },
  "/draft/positions": { freshness: "reference", parameters: {} },
  "/draft/picks": { parameters: { year, team, school: team, conference: team, position: team } },
  "/wepa/team/season": { tier: 1, parameters: { year, team, conference: team } },
  "/wepa/players/passing": { tier: 1, parameters: { year, team, conference: team, position: team } },
  "/wepa/players/rushing": { tier: 1, parameters: { year, team, conference: team, position: team } },
  "/wepa/players/kicking": { tier: 1, parameters: { year, team, conference: team } },
  "/info": { metered: false, freshness: "live", object: true, nullable: true, parameters: {} },
  "/info/usage": { metered: false, freshness: "live", object: true, nullable: true, parameters: { days, limit, api } },
} as const;
