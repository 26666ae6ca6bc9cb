import type { ScoreboardGame } from "../../../../document/schemas.js";
import { teamById } from "../../facts/teams.js";
import { venueById } from "../../facts/venues.js";
import { weatherOf } from "../../facts/weather.js";
import { clockOf, type GameState, gameStateAt, lineScoresSoFar, nextSnap } from "../../measures/game-state.js";
import { sideWithBall } from "../../measures/play-fields.js";
import { round, sum } from "../../numbers.js";
import { isScrimmage, type Play, type Side } from "../../simulation/model.js";
import { completedGameOf } from "../../simulation/moment.js";
import { clockText, spotText, timedText } from "../../simulation/play-text.js";
import { weekAt } from "../../simulation/season-weeks.js";
import { teamOn } from "../../simulation/team-games.js";
import type { World, WorldGame } from "../../simulation/world.js";
import { teamHeader } from "../team-header.js";

const NO_DETAILS = { winProbability: null, lineScores: null, points: null, classification: null, conference: null };
const NO_WEATHER = { temperature: null, description: null, windSpeed: null, windDirection: null };
const NO_BETTING = { spread: null, overUnder: null, homeMoneyline: null, awayMoneyline: null };
const NO_PLAY = { period: null, clock: null, situation: null, possession: null, lastPlay: null };

function gameFields(game: WorldGame) {
  return {
    id: game.id,
    startDate: game.start,
    startTimeTBD: game.startTimeTBD,
    tv: game.broadcasts.find(({ type }) => type === "tv")?.outlet ?? null,
    neutralSite: game.neutralSite,
    conferenceGame: game.conferenceGame,
    status: game.status,
  };
}

function conditions(game: WorldGame) {
  const venue = game.venueId === null ? null : venueById(game.venueId);
  const weather = weatherOf(game);
  return {
    venue: { name: venue?.name ?? null, city: venue?.city ?? null, state: venue?.state ?? null },
    weather:
      weather === null
        ? NO_WEATHER
        : {
            temperature: weather.temperature,
            description: weather.condition,
            windSpeed: weather.windSpeed,
            windDirection: weather.windDirection,
          },
    betting: game.odds === null ? NO_BETTING : { ...game.odds },
  };
}

function teamFields(game: WorldGame, side: Side) {
  const { id, school, mascot } = teamById(teamOn(game, side));
  const { conference, classification } = teamHeader(id, game.season);
  return { ...NO_DETAILS, id, name: mascot === null ? school : `${school} ${mascot}`, conference, classification };
}

function situationText(game: WorldGame, play: Play): string {
  const ordinal = ["1st", "2nd", "3rd", "4th"][play.down - 1] ?? "";
  return `${ordinal} & ${play.distance} at ${spotText(game, play.side, play.yardsToGoal)}`;
}

/** A game without a state: before kickoff, or under way without play-by-play data. */
function gameWithoutState(game: WorldGame): ScoreboardGame {
  return {
    ...gameFields(game),
    ...NO_PLAY,
    ...conditions(game),
    homeTeam: teamFields(game, "home"),
    awayTeam: teamFields(game, "away"),
  };
}

/** A completed game. Like the service, it has no clock, but still the situation and the last play. */
function completedGame(game: WorldGame): ScoreboardGame {
  const last = game.playByPlay?.plays.filter(isScrimmage).at(-1);
  const scored = (side: Side) => ({
    ...teamFields(game, side),
    points: game.points?.[side] ?? null,
    lineScores: game.lineScores === null ? null : [...game.lineScores[side]],
  });
  return {
    ...gameFields(game),
    ...NO_PLAY,
    situation: last === undefined ? null : situationText(game, last),
    possession: last?.side ?? null,
    lastPlay: last === undefined ? null : timedText(game, last),
    ...conditions(game),
    homeTeam: scored("home"),
    awayTeam: scored("away"),
  };
}

/** The home side's win probability before the next play. After the last play it is certain. */
function homeWinProbability({ game, plays }: GameState, lead: number): number | null {
  if (game.winProbability === null) return null;
  return game.winProbability.beforePlays[plays.length]?.home ?? (lead > 0 ? 1 : 0);
}

/** A game in progress. */
function gameInProgress(game: WorldGame, state: GameState): ScoreboardGame {
  const clock = clockOf(state);
  const snap = nextSnap(state);
  const last = state.plays.at(-1);
  const lineScores = { home: lineScoresSoFar(state, "home"), away: lineScoresSoFar(state, "away") };
  const points = { home: sum(lineScores.home, Number), away: sum(lineScores.away, Number) };
  const home = homeWinProbability(state, points.home - points.away);
  const scored = (side: Side) => ({
    ...teamFields(game, side),
    points: points[side],
    lineScores: lineScores[side],
    winProbability: home === null ? null : round(side === "home" ? home : 1 - home, 3),
  });
  return {
    ...gameFields(game),
    period: clock.period,
    clock: clockText(clock.clock),
    situation: snap === null ? null : situationText(game, snap),
    possession: state.next === null ? null : sideWithBall(state.next),
    lastPlay: last === undefined ? null : timedText(game, last),
    ...conditions(game),
    homeTeam: scored("home"),
    awayTeam: scored("away"),
  };
}

function scoreboardGame(game: WorldGame, now: number): ScoreboardGame {
  if (game.status === "completed") return completedGame(game);
  if (game.status === "scheduled") return gameWithoutState(game);
  const whole = completedGameOf(game);
  return whole.playByPlay === null ? gameWithoutState(game) : gameInProgress(game, gameStateAt(whole, now));
}

/**
 * The rows of /scoreboard at a time: the games that kick off in the current week of the calendar. Between two seasons these are still the
 * games of the last postseason.
 */
export function scoreboard(world: World, now: number): ScoreboardGame[] {
  const week = weekAt(now);
  if (week === undefined) return [];
  return world
    .filter(({ start }) => week.start <= Date.parse(start) && Date.parse(start) < week.end)
    .map((game) => scoreboardGame(game, now));
}
