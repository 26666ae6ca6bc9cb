import type { CoachRecord, CoachScoring } from "../../../document/schema.js";
import { mapValues } from "../computed.js";
import { type CoachSeasonFact, type RecordSplits, recordSplits } from "../facts/coach-seasons.js";
import { coachedOn, type WinLossTie } from "../facts/coaches.js";
import { ratio, roundOrNull, sum } from "../numbers.js";
import { lastPollOf, startOf } from "../simulation/season-weeks.js";
import { gamesOf, marginOf, recordOfGames, type TeamGame, type TeamSeason } from "../simulation/team-games.js";
import { coachYearsAt } from "./published.js";

/**
 * Returns all coaches' seasons as they are known at the given time. Until the season's last poll, there is no final rank, and the record includes
 * only the games so far. Such a season is left out if the world does not have every game. Before a season begins, there is no preseason rank.
 */
export function coachSeasonsAt(now: number): CoachSeasonFact[] {
  return coachYearsAt(now).flatMap((fact) => {
    if (lastPollOf(fact.year) <= now) return [fact];
    if (fact.record !== null) return [];
    const preseasonRank = startOf(fact.year) <= now ? fact.preseasonRank : null;
    return [{ ...fact, preseasonRank, postseasonRank: null }];
  });
}

/** Returns a record with the win percentage. A tie counts as half a win. */
export function coachRecord([wins, losses, ties]: WinLossTie): CoachRecord {
  const games = wins + losses + ties;
  return { games, wins, losses, ties, winPercentage: roundOrNull(ratio(wins + ties / 2, games), 3) };
}

/** Returns the sum of several records. */
export function sumRecords(records: readonly WinLossTie[]): WinLossTie {
  return [sum(records, ([wins]) => wins), sum(records, ([, losses]) => losses), sum(records, ([, , ties]) => ties)];
}

/** Returns the team's season in the sample world. Returns undefined if there is none. */
export function playedSeason(
  { teamId, year }: Pick<CoachSeasonFact, "teamId" | "year">,
  seasons: readonly TeamSeason[],
): TeamSeason | undefined {
  return seasons.find((each) => each.teamId === teamId && each.season === year);
}

/** Returns the games of the team's season in the sample world under this coach. */
export function coachedGames(fact: CoachSeasonFact, seasons: readonly TeamSeason[]): readonly TeamGame[] {
  const games = playedSeason(fact, seasons)?.games ?? [];
  return games.filter(({ game }) => coachedOn(fact.tenure, game.start));
}

/** Returns the record of a coach's season. If the record is not listed, computes it from the games of the sample world. */
export function seasonRecord(fact: CoachSeasonFact, seasons: readonly TeamSeason[]): WinLossTie {
  return fact.record ?? recordOfGames(coachedGames(fact, seasons));
}

function splitsOfGames(games: readonly TeamGame[]): RecordSplits {
  const own = ({ game, side }: TeamGame): number => game.points?.[side] ?? 0;
  return {
    ...mapValues(gamesOf, (isIncluded: (game: TeamGame) => boolean) => recordOfGames(games.filter(isIncluded))),
    points: [sum(games, own), sum(games, (game) => own(game) - marginOf(game))],
  };
}

/** Returns a season's record splits, which are listed or computed from the games of the sample world. Returns null if there are none. */
export function seasonSplits(fact: CoachSeasonFact, seasons: readonly TeamSeason[]): RecordSplits | null {
  if (fact.record !== null) return recordSplits(fact.teamId, fact.year);
  return splitsOfGames(coachedGames(fact, seasons));
}

/** Returns the points in a season's games. */
export function coachScoring({ points: [scored, allowed] }: RecordSplits, games: number): CoachScoring {
  return {
    pointsFor: scored,
    pointsAgainst: allowed,
    averagePointDifferential: roundOrNull(ratio(scored - allowed, games), 3),
  };
}
