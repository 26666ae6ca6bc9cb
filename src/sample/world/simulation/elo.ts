import type { GameFact } from "../facts/game.js";
import { ELO, strengthsWithoutGames } from "../facts/ratings.js";
import { conferenceOf, teamById } from "../facts/teams.js";

/** A side's Elo ratings before and after a game. Both are null for a team without a rating. `postgame` is null for a scheduled game. */
export type Elo = Readonly<Record<"pregame" | "postgame", number | null>>;

/** How much a game changes a rating. */
const STEP = 22;
/** What the home field adds to a rating. */
const HOME_FIELD = 60;

/**
 * Returns the ratings by game id, and a function that returns a team's rating before its next game in a season. `games` must be sorted by kickoff.
 * Ratings carry over to the next season, even from a season without games in the sample world.
 */
export function eloOfGames(games: readonly GameFact[]) {
  const current = new Map<number, { readonly season: number; readonly rating: number }>();
  const ratingOf = (teamId: number, season: number): number | null => {
    // The service rates only the FBS, so an opponent from another division has no Elo.
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
      // A game against an unrated opponent does not change a rating.
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
