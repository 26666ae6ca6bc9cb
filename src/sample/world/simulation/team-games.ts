import { once } from "../computed.js";
import type { WinLossTie } from "../facts/coaches.js";
import { isWholeSeason } from "../facts/coverage.js";
import { teamById } from "../facts/teams.js";
import { compareText, count, group, joined } from "../numbers.js";
import { type Drive, opposite, type Play, type Possession, type Side, type Snap } from "./model.js";
import { hasPlayByPlay, type World, type WorldGame } from "./world.js";

/** The plays and drives of the side with the ball. */
export interface Possessions {
  readonly plays: readonly Snap[];
  readonly drives: readonly Possession[];
  /** The same plays and drives, with times and marks (model.ts). The first access completes the game. */
  readonly timed: { readonly plays: readonly Play[]; readonly drives: readonly Drive[] };
}

/** A game from one side's perspective. `offense` has the side's possessions, and `defense` has the opponent's possessions. */
export interface TeamGame {
  readonly game: WorldGame;
  readonly side: Side;
  readonly teamId: number;
  readonly opponentId: number;
  readonly offense: Possessions;
  readonly defense: Possessions;
}

/** A team's completed games in a season. */
export interface TeamSeason {
  readonly season: number;
  readonly teamId: number;
  readonly games: readonly TeamGame[];
}

/** A game's teams. */
export type Sides = Pick<WorldGame, "homeId" | "awayId">;

/** Returns the id of the team on a side. */
export function teamOn({ homeId, awayId }: Sides, side: Side): number {
  return side === "home" ? homeId : awayId;
}

/** Returns the name of the school on a side. */
export function schoolOn(game: Sides, side: Side): string {
  return teamById(teamOn(game, side)).school;
}

const possessionsOf = once((game: WorldGame): Readonly<Record<Side, Possessions>> => {
  const of = (own: Side): Possessions => {
    const drives = (game.possessions ?? []).filter(({ plan }) => plan.side === own);
    return {
      plays: joined(drives.map(({ snaps }) => snaps)),
      drives,
      get timed() {
        const completed = (game.playByPlay?.drives ?? []).filter(({ side }) => side === own);
        return { plays: joined(completed.map(({ plays }) => plays)), drives: completed };
      },
    };
  };
  return { home: of("home"), away: of("away") };
});

/** Returns a game from one side's perspective. The first access to its plays or drives simulates the game. */
export function teamGame(game: WorldGame, side: Side): TeamGame {
  return {
    game,
    side,
    teamId: teamOn(game, side),
    opponentId: teamOn(game, opposite(side)),
    get offense() {
      return possessionsOf(game)[side];
    },
    get defense() {
      return possessionsOf(game)[opposite(side)];
    },
  };
}

/** Returns a game from both sides' perspectives, home first. */
export function teamGames(game: WorldGame): [home: TeamGame, away: TeamGame] {
  return [teamGame(game, "home"), teamGame(game, "away")];
}

/** Returns the same game from the other side's perspective. */
export function opponentGame({ game, side }: TeamGame): TeamGame {
  return teamGame(game, opposite(side));
}

/** Returns a team's plays with the ball in these games. For `defense`, returns its opponents' plays. */
export function playsOf(games: readonly TeamGame[], unit: "offense" | "defense"): Snap[] {
  return joined(games.map((game) => game[unit].plays));
}

/** Returns a side's points minus its opponent's points. */
export function marginOf({ game, side }: TeamGame): number {
  const { home, away } = game.points ?? { home: 0, away: 0 };
  return side === "home" ? home - away : away - home;
}

/**
 * Returns the seasons of all teams with a completed game, sorted by year and then by school. The world has only some games of most of these seasons,
 * so a sum over the games is not the season's sum. Rows with sums use `teamSeasons` instead.
 */
export const playedSeasons = once((world: World): readonly TeamSeason[] => {
  const completed = world.filter(({ points }) => points !== null).flatMap(teamGames);
  return [...group(completed, ({ game, teamId }) => `${game.season} ${teamId}`).values()]
    .flatMap((games): TeamSeason[] => {
      const [first] = games;
      return first === undefined ? [] : [{ season: first.game.season, teamId: first.teamId, games }];
    })
    .sort((a, b) => a.season - b.season || compareText(teamById(a.teamId).school, teamById(b.teamId).school));
});

/** Whether a season's games can be summed. They can if the world has every game of the season, or if none of the games has plays. */
const isSummable = ({ teamId, season, games }: TeamSeason): boolean =>
  isWholeSeason(teamId, season) || !games.some(({ game }) => hasPlayByPlay(game));

/** Returns the seasons whose games can be summed. Every row with a sum comes from one of these seasons. */
export const teamSeasons = once((world: World): readonly TeamSeason[] => playedSeasons(world).filter(isSummable));

/** Returns a team's season if its games can be summed. Otherwise, returns a season without games, as before the first game. */
export function teamSeason(world: World, season: number, teamId: number): TeamSeason {
  const found = teamSeasons(world).find((each) => each.season === season && each.teamId === teamId);
  return found ?? { season, teamId, games: [] };
}

/** Returns the number of games won, lost and tied. */
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
