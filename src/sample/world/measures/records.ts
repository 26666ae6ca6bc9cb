import type { WinLossTie } from "../facts/coach-seasons.js";
import { count } from "../numbers.js";
import { marginOf, type TeamGame } from "../simulation/team-games.js";

/** The games won, lost and tied. */
export function recordOfGames(games: readonly TeamGame[]): WinLossTie {
  return [
    count(games, (game) => marginOf(game) > 0),
    count(games, (game) => marginOf(game) < 0),
    count(games, (game) => marginOf(game) === 0),
  ];
}

/** Tests for the games of each kind. */
export const gamesOf = {
  conference: ({ game }) => game.conferenceGame,
  regularSeason: ({ game }) => game.seasonType === "regular",
  postseason: ({ game }) => game.seasonType === "postseason",
  home: ({ game, side }) => !game.neutralSite && side === "home",
  away: ({ game, side }) => !game.neutralSite && side === "away",
  neutral: ({ game }) => game.neutralSite,
} satisfies Record<string, (game: TeamGame) => boolean>;
