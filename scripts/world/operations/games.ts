import type { Game } from "../../../generated/schema.js";
import { roundName } from "../facts/bracket.js";
import { conferenceOf, teamById } from "../facts/teams.js";
import { venueById } from "../facts/venues.js";
import { type Case, recorder } from "../recording.js";
import { sidesOf, type TeamGame, type WorldGame } from "../world.js";

function playoffOf({ bracket }: WorldGame): Game["playoff"] {
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

function sideOf({ game, side, teamId }: TeamGame) {
  const conference = conferenceOf(teamId, game.season);
  const lineScores = game.lineScores?.[side];
  return {
    id: teamId,
    team: teamById(teamId).school,
    conference: conference?.name ?? null,
    classification: conference?.classification ?? null,
    points: game.points?.[side] ?? null,
    lineScores: lineScores === undefined ? null : [...lineScores],
    winProbability: game.chances?.postgame[side] ?? null,
    elo: game.elo[side],
  };
}

/** A game as /games has it. */
export function gameRow(game: WorldGame): Game {
  const [homeSide, awaySide] = sidesOf(game);
  if (homeSide === undefined || awaySide === undefined) throw new Error(`The game ${game.id} lacks a side.`);
  const home = sideOf(homeSide);
  const away = sideOf(awaySide);
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
    excitementIndex: game.chances?.excitement ?? null,
    highlights: game.highlights,
    notes: game.notes,
    playoff: playoffOf(game),
  };
}

/** Recordings of /games, and of the ways in which it refuses. */
export function gamesCases(world: readonly WorldGame[]): Case[] {
  const { ok, failure, refusal } = recorder<Game[]>("getGames", "/games");
  const rows = (keep: (game: WorldGame) => boolean): Game[] => world.filter(keep).map(gameRow);
  const inSeason = (season: number) => rows((game) => game.season === season);
  const [old] = world.filter(({ season }) => season === 1921);
  return [
    ok("playoff-2024", { year: 2024, competition: "cfp" }, inSeason(2024)),
    ok("by-id-1921", { id: old?.id ?? 0 }, inSeason(1921)),
    ok("bowl-2001", { year: 2001, seasonType: "postseason" }, inSeason(2001)),
    ok("club-opponent-2021", { year: 2021, team: "Presbyterian" }, inSeason(2021)),
    ok("upcoming-2025", { year: 2025 }, inSeason(2025)),
    ok("unknown-team", { year: 2024, team: "Nowhere State" }, []),
    refusal("missing-key", { year: 2024 }, "Unauthorized"),
    failure("quota-spent", { year: 2024 }, 429, { message: "Monthly call quota exceeded." }),
    failure("invalid-year", { year: "abc" }, 400, {
      message: "Validation Failed",
      details: { year: { message: "invalid integer number", value: "abc" } },
    }),
  ];
}
