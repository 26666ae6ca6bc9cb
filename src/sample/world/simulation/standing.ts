import type { BracketPosition, GameFact } from "../facts/game.js";
import { bracketOfTwelve } from "../facts/playoff-bracket.js";
import { ratedSeasons } from "../facts/ratings.js";
import { endOf } from "./clock.js";
import type { Side } from "./model.js";
import { scheduleOf, selectionOf, startOf } from "./season-weeks.js";

const WEEK = 7 * 86_400_000;

/** How far along a game is. */
type Status = "scheduled" | "in_progress" | "completed";

/** A game as it stands at one time. Unknown values are null, and an unknown team is "to be determined". */
export interface StandingGame extends GameFact {
  readonly status: Status;
  /** Whether the kickoff is at most a week away or in the past. Only then does the game have odds and a weather forecast. */
  readonly isNear: boolean;
}

const undetermined: Readonly<Record<Side, number>> = { home: -1, away: -2 };

/** Returns a game's status. A game without a recorded score is always scheduled. */
function statusAt(game: GameFact, now: number): Status {
  if (game.points === null || now < Date.parse(game.start)) return "scheduled";
  return now < endOf(game) ? "in_progress" : "completed";
}

/** Returns the earlier playoff game whose winner plays on this side. Returns undefined if a seeded team plays on the side. */
function feederOf(game: GameFact, bracket: BracketPosition, side: Side, games: readonly GameFact[]) {
  const matchup = bracketOfTwelve.find(({ slot }) => slot === bracket.slot);
  const earlier = (matchup?.sides ?? []).flatMap((each) => ("winnerOf" in each ? [each.winnerOf] : []));
  const teamId = side === "home" ? game.homeId : game.awayId;
  return games.find(
    (each) =>
      each.season === game.season &&
      each.bracket !== null &&
      earlier.includes(each.bracket.slot) &&
      (each.homeId === teamId || each.awayId === teamId),
  );
}

/**
 * Returns when a side's team becomes known. In most regular-season games, the teams are known from the beginning. In a bowl game, they become known
 * with the playoff selection.
 */
function knownSince(game: GameFact, side: Side, games: readonly GameFact[]): number {
  const { bracket, seasonType, season } = game;
  // In the regular season, only conference championships have a note.
  if (seasonType === "regular") return game.notes === null ? Number.NEGATIVE_INFINITY : selectionOf(season) - WEEK;
  const feeder = bracket === null ? undefined : feederOf(game, bracket, side, games);
  return feeder === undefined ? selectionOf(season) : endOf(feeder);
}

/** Returns a game as it stands at the given time. `games` has the facts of all games, to find the teams of a playoff game. */
function standingGame(game: GameFact, games: readonly GameFact[], now: number): StandingGame {
  const status = statusAt(game, now);
  if (status === "completed") return { ...game, status, isNear: true };
  const isNear = Date.parse(game.start) - WEEK <= now;
  const known = { home: now >= knownSince(game, "home", games), away: now >= knownSince(game, "away", games) };
  const { bracket, homeId, awayId, timeChosen } = game;
  // The better seed hosts the first round, so venue and kickoff are open until the seeds are known.
  const isOpen =
    (bracket?.round === "first_round" && !known.home) || (timeChosen !== null && now < Date.parse(timeChosen));
  return {
    ...game,
    status,
    isNear,
    // Midnight in New York stands for an open time.
    start: timeChosen !== null && isOpen ? `${game.start.slice(0, 10)}T04:00:00.000Z` : game.start,
    homeId: known.home ? homeId : undetermined.home,
    awayId: known.away ? awayId : undetermined.away,
    bracket: bracket && {
      ...bracket,
      homeSeed: known.home ? bracket.homeSeed : null,
      awaySeed: known.away ? bracket.awaySeed : null,
    },
    venueId: isOpen ? null : game.venueId,
    startTimeTBD: isOpen || game.startTimeTBD,
    odds: isNear && known.home && known.away ? game.odds : null,
    attendance: null,
    points: null,
    lineScores: null,
  };
}

/** Returns the games of the known schedules as they stand at the given time, sorted by kickoff. */
export function standingGames(games: readonly GameFact[], now: number): StandingGame[] {
  return games.filter(({ season }) => scheduleOf(season) <= now).map((game) => standingGame(game, games, now));
}

/** Returns the times at which a schedule becomes known, a season begins, or the state of a game changes, in ascending order. */
export function changesOf(games: readonly GameFact[]): number[] {
  const times = games.flatMap((game) => {
    const start = Date.parse(game.start);
    return game.points === null ? [start - WEEK] : [start - WEEK, start, endOf(game)];
  });
  const chosen = games.flatMap(({ timeChosen }) => (timeChosen === null ? [] : [Date.parse(timeChosen)]));
  const seasons = ratedSeasons.map(startOf);
  const ownSeasons = [...new Set(games.map(({ season }) => season))];
  const selections = ownSeasons.map(selectionOf);
  const championships = selections.map((time) => time - WEEK);
  const schedules = ownSeasons.map(scheduleOf);
  return [...new Set([...schedules, ...selections, ...championships, ...seasons, ...chosen, ...times])].sort(
    (a, b) => a - b,
  );
}
