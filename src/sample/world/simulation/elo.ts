import type { GameFact } from "../facts/game.js";
import { ELO, strengthsWithoutGames } from "../facts/ratings.js";
import { conferenceOf, teamById } from "../facts/teams.js";

/** A side's Elo rating before and after a game; null for a team without a rating, and after a scheduled game. */
export type Elo = Readonly<Record<"pregame" | "postgame", number | null>>;

/** How far a game moves a rating. */
const STEP = 22;
/** What the home field adds to a rating. */
const HOME_FIELD = 60;

/**
 * The ratings by game id, and the rating of a team with which the next of its games in a season begins. `games` are in the order of kickoffs:
 * each rating carries over, also that of a season before without games here.
 */
export function eloOfGames(games: readonly GameFact[]) {
  const current = new Map<number, { readonly season: number; readonly rating: number }>();
  const ratingOf = (teamId: number, season: number): number | null => {
    // Like the service, which rates the FBS: an opponent of another division has no Elo.
    if (conferenceOf(teamId, season)?.classification === "fcs") return null;
    const own = current.get(teamId);
    if (own?.season === season) return own.rating;
    const last = strengthsWithoutGames().find((fact) => fact.teamId === teamId && fact.season === season - 1);
    if (last !== undefined) return Math.round(ELO.ofAverage + ELO.perPoint * last.strength);
    return own ? own.rating : teamById(teamId).elo;
  };
  const byGame = new Map(
    games.map((game): [number, { home: Elo; away: Elo }] => {
      const home = ratingOf(game.homeId, game.season);
      const away = ratingOf(game.awayId, game.season);
      if (game.points === null) {
        return [game.id, { home: { pregame: home, postgame: null }, away: { pregame: away, postgame: null } }];
      }
      // A game with an unrated opponent does not change a rating.
      if (home === null || away === null) {
        return [game.id, { home: { pregame: home, postgame: home }, away: { pregame: away, postgame: away } }];
      }
      const edge = home - away + (game.neutralSite ? 0 : HOME_FIELD);
      const expected = 1 / (1 + 10 ** (-edge / 400));
      const margin = game.points.home - game.points.away;
      const moved = Math.round(STEP * Math.log(Math.abs(margin) + 1) * ((margin > 0 ? 1 : 0) - expected));
      const elo = { home: { pregame: home, postgame: home + moved }, away: { pregame: away, postgame: away - moved } };
      current.set(game.homeId, { season: game.season, rating: elo.home.postgame });
      current.set(game.awayId, { season: game.season, rating: elo.away.postgame });
      return [game.id, elo];
    }),
  );
  return { byGame, ratingOf };
}
