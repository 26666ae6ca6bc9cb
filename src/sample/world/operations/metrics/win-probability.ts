import { once } from "../../computed.js";
import { sideWithBall } from "../../measures/play-fields.js";
import { compareName, compareText, round } from "../../numbers.js";
import type { SomeSources } from "../../responses/source.js";
import { idOfPlay, type Score } from "../../simulation/model.js";
import { playText } from "../../simulation/play-text.js";
import { schoolOn } from "../../simulation/team-games.js";
import { undecided } from "../../simulation/win-probability.js";
import type { World, WorldGame } from "../../simulation/world.js";
import { gameHeader } from "../headers.js";

/** Returns the last row of a completed game, which has the outcome. */
const closing = ({ home, away }: Score) => ({
  ...{ playId: "0", playText: "Game ended", homeBall: false, homeScore: home, awayScore: away },
  ...{ yardLine: 0, down: 0, distance: 0, homeWinProbability: home > away ? 1 : 0 },
});

/** Returns a game's rows of /metrics/wp: one for each play that has a down, followed by one for the outcome. */
const playRows = once((game: WorldGame) => {
  const { playByPlay, winProbability, homeId, awayId, points } = game;
  if (playByPlay === null || winProbability === null) return [];
  const plays = playByPlay.plays.flatMap((play, index) => {
    const { down, distance, homeScore, awayScore, yardsToGoal } = play;
    const homeWinProbability = winProbability.beforePlays[index];
    if (down === 0 || homeWinProbability === undefined) return [];
    return [
      {
        ...{ playId: idOfPlay(game, play), playText: playText(game, play), homeBall: sideWithBall(play) === "home" },
        ...{ homeScore, awayScore, yardLine: yardsToGoal, down, distance, homeWinProbability },
      },
    ];
  });
  const teams = { home: schoolOn(game, "home"), away: schoolOn(game, "away") };
  const header = { gameId: game.id, homeId, awayId, ...teams, spread: game.odds?.spread ?? 0 };
  const rows = points === null ? plays : [...plays, closing(points)];
  return rows.map((row, playNumber) => ({ ...header, ...row, playNumber }));
});

/** The standard deviation of margins around the spread, in points. */
const MARGIN_DEVIATION = 14.5;

/** Returns the cumulative normal distribution (Abramowitz and Stegun 26.2.17). */
function normalBelow(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = series.reduceRight((all, weight) => (all + weight) * t, 0);
  const above = (tail * Math.exp(-(deviations ** 2) / 2)) / Math.sqrt(2 * Math.PI);
  return deviations < 0 ? above : 1 - above;
}

/**
 * Returns the rows of /metrics/wp/pregame. Games without a spread do not have a row. The rows are sorted by season, part of the season, week and home
 * team, so that a cut response has the oldest games.
 */
const pregameRows = once((world: World) =>
  world
    .flatMap((game) => {
      if (game.odds === null) return [];
      const { spread } = game.odds;
      const homeWinProbability = round(undecided(normalBelow(-spread / MARGIN_DEVIATION)), 3);
      return [{ ...gameHeader(game), spread, homeWinProbability }];
    })
    .sort(
      (a, b) =>
        a.season - b.season ||
        compareText(b.seasonType, a.seasonType) ||
        a.week - b.week ||
        compareName(a.homeTeam, b.homeTeam),
    ),
);

/** How the operations about win probabilities respond. */
export const winProbabilitySources = {
  "/metrics/wp": {
    rows: ({ world }, { gameId }) => world.filter(({ id }) => id === gameId).flatMap(playRows),
    uses: ["gameId"],
  },
  "/metrics/wp/pregame": { rows: ({ world }) => pregameRows(world) },
} satisfies SomeSources;
