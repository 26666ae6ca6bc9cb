import { type GameFact, games } from "./facts/games.js";
import { conferenceOf, teamById } from "./facts/teams.js";
import { type Chances, chancesOf } from "./measures/chances.js";
import { type Elo, eloOfGames } from "./measures/elo.js";
import { playGame } from "./simulation/game.js";
import { type Drive, opposite, type Play, type PlayedGame, type Side } from "./simulation/model.js";

/** A game with everything that is computed for it once. */
export interface WorldGame extends GameFact {
  /** Null where nobody kept the plays. */
  readonly played: PlayedGame | null;
  /** Null for games too old, or not played. */
  readonly chances: Chances | null;
  readonly elo: { readonly home: Elo; readonly away: Elo };
}

/** One side of one game: its own plays, and those of the opponent that it defended. */
export interface TeamGame {
  readonly game: WorldGame;
  readonly side: Side;
  readonly teamId: number;
  readonly opponentId: number;
  readonly offense: { readonly plays: readonly Play[]; readonly drives: readonly Drive[] };
  readonly defense: { readonly plays: readonly Play[]; readonly drives: readonly Drive[] };
}

/** Win probabilities and the enriched passing and rushing blocks begin here; games before have plays and no more. */
export const FIRST_ENRICHED_SEASON = 2014;

/** The world: every game, played where it can be. */
export function createWorld(): readonly WorldGame[] {
  const ratings = eloOfGames(games);
  return games.map((game) => {
    const played = game.lineScores === null ? null : playGame(game);
    const elo = ratings.get(game.id);
    if (elo === undefined) throw new Error(`The game ${game.id} has no rating.`);
    const chances = played === null || game.season < FIRST_ENRICHED_SEASON ? null : chancesOf(game, played);
    return { ...game, played, chances, elo };
  });
}

/** The two sides of a game, home first. */
export function sidesOf(game: WorldGame): TeamGame[] {
  const ballOf = (side: Side): TeamGame["offense"] => ({
    plays: game.played?.plays.filter((play) => play.side === side) ?? [],
    drives: game.played?.drives.filter((drive) => drive.side === side) ?? [],
  });
  return (["home", "away"] as const).map((side) => ({
    game,
    side,
    teamId: side === "home" ? game.homeId : game.awayId,
    opponentId: side === "home" ? game.awayId : game.homeId,
    offense: ballOf(side),
    defense: ballOf(opposite(side)),
  }));
}

/** A team's completed games of a season: what the world calls its season. */
export interface TeamSeason {
  readonly season: number;
  readonly teamId: number;
  readonly games: readonly TeamGame[];
}

/** The seasons of all teams, by year and then by school. */
export function teamSeasons(world: readonly WorldGame[]): TeamSeason[] {
  const seasons = new Map<string, TeamSeason & { games: TeamGame[] }>();
  for (const side of world.filter(({ points }) => points !== null).flatMap(sidesOf)) {
    const { season } = side.game;
    const key = `${season} ${side.teamId}`;
    const known = seasons.get(key);
    if (known === undefined) seasons.set(key, { season, teamId: side.teamId, games: [side] });
    else known.games.push(side);
  }
  return [...seasons.values()].sort(
    (a, b) => a.season - b.season || compare(teamById(a.teamId).school, teamById(b.teamId).school),
  );
}

/** Compares names by code unit: the same order on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The name of a team's conference in a season. */
export function conferenceName(teamId: number, season: number): string | null {
  return conferenceOf(teamId, season)?.name ?? null;
}

/** The abbreviation of a team's conference in a season, as rows of players and of havoc have it. */
export function conferenceAbbreviation(teamId: number, season: number): string | null {
  return conferenceOf(teamId, season)?.abbreviation ?? null;
}

/** The same game from the other side. */
export function opponentOf({ game, side, teamId, opponentId, offense, defense }: TeamGame): TeamGame {
  return {
    game,
    side: opposite(side),
    teamId: opponentId,
    opponentId: teamId,
    offense: defense,
    defense: offense,
  };
}
