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

export const isConferenceGame = ({ game }: TeamGame): boolean => game.conferenceGame;
export const isRegularSeasonGame = ({ game }: TeamGame): boolean => game.seasonType === "regular";
export const isPostseasonGame = ({ game }: TeamGame): boolean => game.seasonType === "postseason";
export const isHomeGame = ({ game, side }: TeamGame): boolean => !game.neutralSite && side === "home";
export const isAwayGame = ({ game, side }: TeamGame): boolean => !game.neutralSite && side === "away";
export const isNeutralSiteGame = ({ game }: TeamGame): boolean => game.neutralSite;
