import type { PlayWinProbability, PregameWinProbability } from "../../../../document/schemas.js";
import { teamById } from "../../facts/teams.js";
import { sideWithBall } from "../../measures/play-fields.js";
import { round } from "../../numbers.js";
import { playText } from "../../simulation/play-text.js";
import { undecided } from "../../simulation/win-probability.js";
import type { WorldGame } from "../../simulation/world.js";

function gameFields(game: WorldGame) {
  return {
    gameId: game.id,
    homeId: game.homeId,
    home: teamById(game.homeId).school,
    awayId: game.awayId,
    away: teamById(game.awayId).school,
    spread: game.odds?.spread ?? 0,
  };
}

/** The closing row of a completed game: the outcome. */
function closingRow(game: WorldGame, playNumber: number): PlayWinProbability[] {
  if (game.points === null) return [];
  const { home, away } = game.points;
  return [
    {
      ...gameFields(game),
      playId: "0",
      playText: "Game ended",
      homeBall: false,
      homeScore: home,
      awayScore: away,
      yardLine: 0,
      down: 0,
      distance: 0,
      homeWinProbability: home > away ? 1 : 0,
      playNumber,
    },
  ];
}

/** The rows of /metrics/wp for a game: its plays with a down, then the outcome. */
export function winProbabilities(game: WorldGame): PlayWinProbability[] {
  const { playByPlay, winProbability } = game;
  if (playByPlay === null || winProbability === null) return [];
  const before = new Map(winProbability.beforePlays.map(({ playId, home }) => [playId, home]));
  const plays = playByPlay.plays.flatMap((play): Omit<PlayWinProbability, "playNumber">[] => {
    const homeWinProbability = before.get(play.id);
    if (play.down === 0 || homeWinProbability === undefined) return [];
    return [
      {
        ...gameFields(game),
        playId: play.id,
        playText: playText(game, play),
        homeBall: sideWithBall(play) === "home",
        homeScore: play.homeScore,
        awayScore: play.awayScore,
        yardLine: play.yardsToGoal,
        down: play.down,
        distance: play.distance,
        homeWinProbability,
      },
    ];
  });
  return [...plays.map((row, playNumber) => ({ ...row, playNumber })), ...closingRow(game, plays.length)];
}

/** The standard deviation of margins around the spread, in points. */
const MARGIN_DEVIATION = 14.5;

/** The cumulative normal distribution (Abramowitz and Stegun 26.2.17). */
function normalBelow(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = series.reduceRight((all, weight) => (all + weight) * t, 0);
  const above = (tail * Math.exp(-(deviations ** 2) / 2)) / Math.sqrt(2 * Math.PI);
  return deviations < 0 ? above : 1 - above;
}

/** The row of /metrics/wp/pregame for a game; none without a spread. */
export function pregameWinProbability(game: WorldGame): PregameWinProbability[] {
  if (game.odds === null) return [];
  const { spread } = game.odds;
  return [
    {
      season: game.season,
      seasonType: game.seasonType,
      week: game.week,
      gameId: game.id,
      homeTeam: teamById(game.homeId).school,
      awayTeam: teamById(game.awayId).school,
      spread,
      homeWinProbability: round(undecided(normalBelow(-spread / MARGIN_DEVIATION)), 3),
    },
  ];
}
