import type { Matchup, MatchupGame } from "../../../../../generated/schema.js";
import { pastMeetings } from "../../facts/past-meetings.js";
import { teamById } from "../../facts/teams.js";
import { venueById } from "../../facts/venues.js";
import { count } from "../../numbers.js";
import type { World } from "../../simulation/world.js";

function meetings(world: World, teamIds: readonly number[]): MatchupGame[] {
  const both = ({ homeId, awayId }: { homeId: number; awayId: number }): boolean =>
    teamIds.includes(homeId) && teamIds.includes(awayId);
  const completed = world.filter((game) => both(game) && game.points !== null);
  const past = pastMeetings.filter(both).map((meeting) => ({ ...meeting, seasonType: "regular", neutralSite: false }));
  const rows = [
    ...past,
    ...completed.map((game) => ({ ...game, venue: game.venueId === null ? null : venueById(game.venueId).name })),
  ];
  return rows
    .sort((a, b) => a.season - b.season)
    .map(({ season, week, seasonType, start, neutralSite, venue, homeId, awayId, points }) => {
      const margin = points === null ? 0 : points.home - points.away;
      return {
        season,
        week,
        seasonType,
        date: start,
        neutralSite,
        venue,
        homeTeam: teamById(homeId).school,
        homeScore: points?.home ?? null,
        awayTeam: teamById(awayId).school,
        awayScore: points?.away ?? null,
        winner: margin === 0 ? null : teamById(margin > 0 ? homeId : awayId).school,
      };
    });
}

/** A response of /teams/matchup. For teams that never met, the service leaves out their names. */
export function matchup(world: World, id1: number, id2: number): Matchup {
  const games = meetings(world, [id1, id2]);
  const [team1, team2] = [teamById(id1).school, teamById(id2).school];
  return {
    ...(games.length === 0 ? {} : { team1, team2 }),
    team1Wins: count(games, ({ winner }) => winner === team1),
    team2Wins: count(games, ({ winner }) => winner === team2),
    ties: count(games, ({ winner, homeScore }) => winner === null && homeScore !== null),
    games,
  };
}
