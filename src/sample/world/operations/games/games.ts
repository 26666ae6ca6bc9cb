import type { Game } from "../../../../document/schemas.js";
import { roundName } from "../../facts/playoff-bracket.js";
import { venueById } from "../../facts/venues.js";
import { type TeamGame, teamGame } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";
import { teamHeader } from "../team-header.js";

function playoffFields({ bracket }: WorldGame): Game["playoff"] {
  if (bracket === null) return null;
  return {
    competition: "cfp",
    format: bracket.format,
    round: bracket.round,
    roundName: roundName(bracket.round),
    bracketSlot: bracket.slot,
    homeSeed: bracket.homeSeed,
    awaySeed: bracket.awaySeed,
    bowlName: bracket.bowl,
  };
}

function sideFields({ game, side, teamId }: TeamGame) {
  const lineScores = game.lineScores?.[side];
  return {
    ...teamHeader(teamId, game.season),
    id: teamId,
    points: game.points?.[side] ?? null,
    lineScores: lineScores === undefined ? null : [...lineScores],
    winProbability: game.summary?.postgame[side] ?? null,
    elo: game.elo[side],
  };
}

/** A row of /games. */
export function gameRow(game: WorldGame): Game {
  const home = sideFields(teamGame(game, "home"));
  const away = sideFields(teamGame(game, "away"));
  return {
    id: game.id,
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    startDate: game.start,
    startTimeTBD: game.startTimeTBD,
    completed: game.points !== null,
    neutralSite: game.neutralSite,
    conferenceGame: game.conferenceGame,
    attendance: game.attendance,
    venueId: game.venueId,
    venue: game.venueId === null ? null : venueById(game.venueId).name,
    homeId: home.id,
    homeTeam: home.team,
    homeConference: home.conference,
    homeClassification: home.classification,
    homePoints: home.points,
    homeLineScores: home.lineScores,
    homePostgameWinProbability: home.winProbability,
    homePregameElo: home.elo.pregame,
    homePostgameElo: home.elo.postgame,
    awayId: away.id,
    awayTeam: away.team,
    awayConference: away.conference,
    awayClassification: away.classification,
    awayPoints: away.points,
    awayLineScores: away.lineScores,
    awayPostgameWinProbability: away.winProbability,
    awayPregameElo: away.elo.pregame,
    awayPostgameElo: away.elo.postgame,
    excitementIndex: game.summary?.excitement ?? null,
    highlights: "",
    notes: game.notes,
    playoff: playoffFields(game),
  };
}
