import type { CoachRecord, CoachScoring } from "../../../generated/schema.js";
import type { CoachSeasonFact, Splits, Won } from "../facts/coach-seasons.js";
import { splitsOf } from "../facts/coach-seasons.js";
import { count, ratio, roundOrNull, sum } from "../numbers.js";
import type { TeamGame, TeamSeason } from "../world.js";
import { marginOf } from "./strength.js";

/** A record with the share of games won; a tie is half a win. */
export function recordOf([wins, losses, ties]: Won): CoachRecord {
  const games = wins + losses + ties;
  return { games, wins, losses, ties, winPercentage: roundOrNull(ratio(wins + ties / 2, games), 3) };
}

/** Several records put together. */
export function addUp(records: readonly Won[]): Won {
  return [sum(records, ([wins]) => wins), sum(records, ([, losses]) => losses), sum(records, ([, , ties]) => ties)];
}

/** Games as a record. */
export function wonOf(games: readonly TeamGame[]): Won {
  return [
    count(games, (game) => marginOf(game) > 0),
    count(games, (game) => marginOf(game) < 0),
    count(games, (game) => marginOf(game) === 0),
  ];
}

/** The season of the world that a coach's season is, where it has one. */
export function worldSeason(
  { teamId, year }: Pick<CoachSeasonFact, "teamId" | "year">,
  seasons: readonly TeamSeason[],
): TeamSeason | undefined {
  return seasons.find((each) => each.teamId === teamId && each.season === year);
}

/** What a coach won in a season: as it is told, else what the games of the world tell. */
export function wonIn(fact: CoachSeasonFact, seasons: readonly TeamSeason[]): Won {
  return fact.record ?? wonOf(worldSeason(fact, seasons)?.games ?? []);
}

function splitsOfGames(games: readonly TeamGame[]): Splits {
  const of = (holds: (game: TeamGame) => boolean): Won => wonOf(games.filter(holds));
  const own = ({ game, side }: TeamGame): number => game.points?.[side] ?? 0;
  return {
    conference: of(({ game }) => game.conferenceGame),
    postseason: of(({ game }) => game.seasonType === "postseason"),
    home: of(({ game, side }) => !game.neutralSite && side === "home"),
    away: of(({ game, side }) => !game.neutralSite && side === "away"),
    neutral: of(({ game }) => game.neutralSite),
    points: [sum(games, own), sum(games, (game) => own(game) - marginOf(game))],
  };
}

/** How a season divides, by the games of the world or as it is told; null where neither knows. */
export function divided(fact: CoachSeasonFact, seasons: readonly TeamSeason[]): Splits | null {
  const played = fact.record === null ? worldSeason(fact, seasons) : undefined;
  return played === undefined ? splitsOf(fact.teamId, fact.year) : splitsOfGames(played.games);
}

/** The points of a season's games. */
export function scoringOf({ points: [scored, allowed] }: Splits, games: number): CoachScoring {
  return {
    pointsFor: scored,
    pointsAgainst: allowed,
    averagePointDifferential: roundOrNull(ratio(scored - allowed, games), 3),
  };
}
