import type { GameFact } from "../facts/games.js";
import { teamById } from "../facts/teams.js";

/** A side's Elo rating before and after a game; null where nobody rates it, or the game is still to come. */
export interface Elo {
  readonly pregame: number | null;
  readonly postgame: number | null;
}

const STEP = 22;
const HOME_FIELD = 60;

/** Ratings game by game: the rating after one game is the one before the next. `games` in the order of kickoff. */
export function eloOfGames(games: readonly GameFact[]): Map<number, { home: Elo; away: Elo }> {
  const current = new Map<number, number | null>();
  const ratingOf = (teamId: number): number | null => {
    const rating = current.get(teamId);
    return rating === undefined ? teamById(teamId).elo : rating;
  };
  return new Map(
    games.map((game): [number, { home: Elo; away: Elo }] => {
      const home = ratingOf(game.homeId);
      const away = ratingOf(game.awayId);
      if (home === null || away === null || game.points === null) {
        return [game.id, { home: { pregame: home, postgame: null }, away: { pregame: away, postgame: null } }];
      }
      const edge = home - away + (game.neutralSite ? 0 : HOME_FIELD);
      const expected = 1 / (1 + 10 ** (-edge / 400));
      const margin = game.points.home - game.points.away;
      const moved = Math.round(STEP * Math.log(Math.abs(margin) + 1) * ((margin > 0 ? 1 : 0) - expected));
      current.set(game.homeId, home + moved);
      current.set(game.awayId, away - moved);
      return [
        game.id,
        {
          home: { pregame: home, postgame: home + moved },
          away: { pregame: away, postgame: away - moved },
        },
      ];
    }),
  );
}
