import type { ScoreboardGame } from "../../../../document/schema.js";
import { mapValues } from "../../computed.js";
import type { LineScores } from "../../facts/game.js";
import { teamById } from "../../facts/teams.js";
import { venueById } from "../../facts/venues.js";
import { weatherOf } from "../../facts/weather.js";
import { clockOf, type GameState, gameStateAt, lineScoresSoFar, nextSnap } from "../../measures/game-state.js";
import { sideWithBall } from "../../measures/play-fields.js";
import { round, total } from "../../numbers.js";
import type { Sparse } from "../../responses/source.js";
import { isScrimmage, type Play, type Score, type Side } from "../../simulation/model.js";
import { completedGameOf } from "../../simulation/moment.js";
import { clockText, spotText, timedText } from "../../simulation/play-text.js";
import { weekAt } from "../../simulation/season-weeks.js";
import { teamOn } from "../../simulation/team-games.js";
import type { World, WorldGame } from "../../simulation/world.js";
import { gameHeader, teamHeader } from "../headers.js";

/** A game's scores and the home side's win probability. Unknown values are missing. */
interface Scored {
  readonly points: Readonly<Score> | null;
  readonly lineScores: LineScores | null;
  readonly home?: number | null;
}

function gameFields(game: WorldGame, { points, lineScores, home = null }: Scored = game) {
  const venue = game.venueId === null ? null : venueById(game.venueId);
  const weather = weatherOf(game);
  const team = (side: Side) => {
    const { id, school, mascot } = teamById(teamOn(game, side));
    return {
      ...teamHeader(id, game.season),
      id,
      name: mascot === null ? school : `${school} ${mascot}`,
      points: points?.[side],
      lineScores: lineScores?.[side],
      winProbability: home === null ? null : round(side === "home" ? home : 1 - home, 3),
    };
  };
  return {
    ...gameHeader(game),
    tv: game.broadcasts.find(({ type }) => type === "tv")?.outlet,
    status: game.status,
    venue: { ...venue },
    weather: { ...weather, description: weather?.condition },
    betting: { ...game.odds },
    homeTeam: team("home"),
    awayTeam: team("away"),
  };
}

function situationText(game: WorldGame, play: Play): string {
  const ordinal = ["1st", "2nd", "3rd", "4th"][play.down - 1] ?? "";
  return `${ordinal} & ${play.distance} at ${spotText(game, play.side, play.yardsToGoal)}`;
}

/** Returns a completed game. As in the service, it has no clock, but still has the situation and the last play. */
function completedGame(game: WorldGame): Sparse<ScoreboardGame> {
  const last = game.playByPlay?.plays.filter(isScrimmage).at(-1);
  return {
    ...gameFields(game),
    situation: last && situationText(game, last),
    possession: last?.side,
    lastPlay: last && timedText(game, last),
  };
}

/** Returns the home side's win probability before the next play. After the last play, it is 0 or 1. */
function homeWinProbability({ game, plays }: GameState, lead: number): number | null {
  if (game.winProbability === null) return null;
  return game.winProbability.beforePlays[plays.length] ?? (lead > 0 ? 1 : 0);
}

function gameInProgress(game: WorldGame, state: GameState): Sparse<ScoreboardGame> {
  const { period, clock } = clockOf(state);
  const snap = nextSnap(state);
  const last = state.plays.at(-1);
  const lineScores = { home: lineScoresSoFar(state, "home"), away: lineScoresSoFar(state, "away") };
  const points = mapValues(lineScores, total);
  const home = homeWinProbability(state, points.home - points.away);
  return {
    ...gameFields(game, { points, lineScores, home }),
    period,
    clock: clockText(clock),
    situation: snap && situationText(game, snap),
    possession: state.next && sideWithBall(state.next),
    lastPlay: last && timedText(game, last),
  };
}

/** Returns a game as it stands. It has no state before kickoff, or if it is in progress without play-by-play data. */
function scoreboardGame(game: WorldGame, now: number): Sparse<ScoreboardGame> {
  if (game.status === "completed") return completedGame(game);
  const whole = game.status === "scheduled" ? null : completedGameOf(game);
  return whole === null || whole.playByPlay === null ? gameFields(game) : gameInProgress(game, gameStateAt(whole, now));
}

/**
 * Returns the rows that /scoreboard has at the given time, with a row for each game that kicks off in the current calendar week. Between two seasons,
 * the rows are the games of the last postseason.
 */
export function scoreboard(world: World, now: number): Sparse<ScoreboardGame>[] {
  const week = weekAt(now);
  if (week === undefined) return [];
  return world
    .filter(({ start }) => week.start <= Date.parse(start) && Date.parse(start) < week.end)
    .map((game) => scoreboardGame(game, now));
}
