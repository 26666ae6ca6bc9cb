// Generated from openapi.yaml by `npm run generate`. Do not edit: edit the document.

import type { Operation, Parameter } from "../src/operation.js";
import type { Queries } from "./queries.js";
import { seasonTypeValues, divisionClassificationValues, mediaTypeValues, playoffCompetitionValues, playoffRoundValues } from "./schema.js";

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
const startWeek: Parameter = { type: "integer" };
const excludeGarbageTime: Parameter = { type: "boolean" };
const excludeGarbageTime2: Parameter = { type: "boolean", default: false };
const week: Parameter = { type: "number", zeroIsAbsent: true };

/** Every operation by its path. */
export const operations: Readonly<Record<keyof Queries, Operation>> = {
  "/games": { operationId: "getGames", freshness: "season", rules: [{"words":"Give `year` or `id`.","test":{"anyOf":[{"required":["year"]},{"required":["id"]}]}},{"words":"`round` needs `competition`.","test":{"dependentRequired":{"round":["competition"]}}},{"words":"With `competition`, `seasonType` must be `postseason` or `both`.","test":{"dependentSchemas":{"competition":{"properties":{"seasonType":{"enum":["postseason","both"]}}}}}}], parameters: { year, week: year, seasonType, classification, team, home: team, away: team, conference: team, id: year, competition, round } },
  "/games/teams": { operationId: "getTeamGameStats", freshness: "season", rules: [{"words":"Give `id`, or `year` with `week`, `team` or `conference`.","test":{"anyOf":[{"required":["id"]},{"required":["year"],"anyOf":[{"required":["week"]},{"required":["team"]},{"required":["conference"]}]}]}}], parameters: { year, week: year, team, conference: team, classification, seasonType, id: year } },
  "/games/players": { operationId: "getPlayerGameStats", freshness: "season", rules: [{"words":"Give `id`, or `year` with `week`, `team` or `conference`.","test":{"anyOf":[{"required":["id"]},{"required":["year"],"anyOf":[{"required":["week"]},{"required":["team"]},{"required":["conference"]}]}]}}], parameters: { year, week: year, team, conference: team, classification, seasonType, id: year, category: team } },
  "/games/media": { operationId: "getGameMedia", freshness: "season", parameters: { year: year2, seasonType, week: year, team, conference: team, mediaType, classification } },
  "/games/weather": { operationId: "getGameWeather", tier: 1, freshness: "season", rules: [{"words":"Give `year` or `gameId`.","test":{"anyOf":[{"required":["year"]},{"required":["gameId"]}]}}], parameters: { year, seasonType, week: year, team, conference: team, classification, gameId: year } },
  "/records": { operationId: "getRecords", freshness: "season", rules: [{"words":"Give `year` or `team`.","test":{"anyOf":[{"required":["year"]},{"required":["team"]}]}}], parameters: { year, team, conference: team } },
  "/calendar": { operationId: "getCalendar", freshness: "season", parameters: { year: year2 } },
  "/scoreboard": { operationId: "getScoreboard", tier: 1, metered: false, freshness: "live", parameters: { classification: classification2, conference: team } },
  "/game/box/advanced": { operationId: "getAdvancedBoxScore", freshness: "season", parameters: { id: year2 } },
  "/stats/player/season": { operationId: "getPlayerSeasonStats", maxInFlight: 2, freshness: "season", parameters: { year: year2, conference: team, team, startWeek, endWeek: startWeek, seasonType, category: team } },
  "/stats/player/success": { operationId: "getPlayerSeasonSuccess", freshness: "season", rules: [{"words":"Give `year` or `playerId`.","test":{"anyOf":[{"required":["year"]},{"required":["playerId"]}]}}], parameters: { year, conference: team, team, playerId: year, seasonType, startWeek, endWeek: startWeek, threshold: startWeek, excludeGarbageTime } },
  "/stats/player/success/game": { operationId: "getPlayerGameSuccess", maxInFlight: 2, freshness: "season", rules: [{"words":"Give `week`, `team` or `playerId`.","test":{"anyOf":[{"required":["week"]},{"required":["team"]},{"required":["playerId"]}]}}], parameters: { year: year2, week: year, seasonType, conference: team, team, playerId: year, threshold: startWeek, excludeGarbageTime } },
  "/stats/season": { operationId: "getTeamSeasonStats", freshness: "season", rules: [{"words":"Give `year` or `team`.","test":{"anyOf":[{"required":["year"]},{"required":["team"]}]}}], parameters: { year, team, conference: team, startWeek, endWeek: startWeek, classification: classification2 } },
  "/stats/categories": { operationId: "getStatCategories", freshness: "reference", parameters: {} },
  "/stats/season/advanced": { operationId: "getAdvancedSeasonStats", maxInFlight: 2, freshness: "season", rules: [{"words":"Give `year` or `team`.","test":{"anyOf":[{"required":["year"]},{"required":["team"]}]}}], parameters: { year, team, excludeGarbageTime: excludeGarbageTime2, startWeek, endWeek: startWeek, classification: classification2 } },
  "/stats/game/advanced": { operationId: "getAdvancedGameStats", maxInFlight: 2, freshness: "season", rules: [{"words":"Give `year` or `team`.","test":{"anyOf":[{"required":["year"]},{"required":["team"]}]}}], parameters: { year, team, week, opponent: team, excludeGarbageTime: excludeGarbageTime2, seasonType } },
  "/stats/game/havoc": { operationId: "getGameHavoc", freshness: "season", rules: [{"words":"Give `year` or `team`.","test":{"anyOf":[{"required":["year"]},{"required":["team"]}]}}], parameters: { year, team, week, opponent: team, seasonType } },
};
