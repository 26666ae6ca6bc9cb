import type { Matchup, MatchupGame } from "../../../../document/schema.js";
import { pastMeetings } from "../../facts/one-off-seasons.js";
import { teamById, teams } from "../../facts/teams.js";
import { compareText, count } from "../../numbers.js";
import { nameFilter } from "../../responses/matching.js";
import type { Moment, SampleQuery, Sparse } from "../../responses/source.js";
import type { Sides } from "../../simulation/team-games.js";
import type { World } from "../../simulation/world.js";
import { gameHeader } from "../headers.js";

/** Returns the world's games, and games that appear only in the history of two teams. */
function meetings(world: World, areMeant: (game: Sides) => boolean) {
  const past = pastMeetings
    .filter(areMeant)
    .map((meeting) => ({ ...meeting, seasonType: "regular", neutralSite: false }));
  const known = world.filter(areMeant).map((game) => ({ ...gameHeader(game), start: game.start, points: game.points }));
  return [...past, ...known].sort((a, b) => compareText(a.start, b.start));
}

function gameRow(game: ReturnType<typeof meetings>[number]): Sparse<MatchupGame> {
  const { start, homeId, awayId, points } = game;
  const margin = points === null ? 0 : points.home - points.away;
  return {
    ...game,
    date: start,
    homeTeam: teamById(homeId).school,
    homeScore: points?.home,
    awayTeam: teamById(awayId).school,
    awayScore: points?.away,
    winner: margin === 0 ? null : teamById(margin > 0 ? homeId : awayId).school,
  };
}

/**
 * Returns a response of /teams/matchup. The service takes the teams' names from their games. If the teams have not met, the service leaves the names
 * out.
 */
export function matchup(
  { world, now }: Pick<Moment, "world" | "now">,
  query: SampleQuery<"/teams/matchup">,
): Sparse<Matchup> {
  const { minYear, maxYear } = query;
  const idOf = (parameter: "team1" | "team2") =>
    teams.find(({ school }) => nameFilter("/teams/matchup", parameter, query[parameter])(school))?.id;
  const [id1, id2] = [idOf("team1"), idOf("team2")];
  const games = meetings(
    world,
    ({ homeId, awayId }) => (homeId === id1 && awayId === id2) || (homeId === id2 && awayId === id1),
  )
    .filter(({ start }) => Date.parse(start) <= now)
    .filter(({ season }) => season >= (minYear ?? season) && season <= (maxYear ?? season))
    .map(gameRow);
  const wins = (id: number | undefined) =>
    count(games, ({ winner }) => id !== undefined && winner === teamById(id).school);
  return {
    ...(games.length > 0 && id1 !== undefined && { team1: teamById(id1).school }),
    ...(games.length > 0 && id2 !== undefined && { team2: teamById(id2).school }),
    ...(minYear !== undefined && { startYear: minYear }),
    ...(maxYear !== undefined && { endYear: maxYear }),
    team1Wins: wins(id1),
    team2Wins: wins(id2),
    // A game without a score counts as a tie, as in the service.
    ties: count(games, ({ winner }) => winner === null),
    games,
  };
}
