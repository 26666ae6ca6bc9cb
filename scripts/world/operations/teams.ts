import type { Matchup, MatchupGame, Team } from "../../../generated/schema.js";
import { conferences } from "../facts/conferences.js";
import { meetings } from "../facts/meetings.js";
import { looksOf } from "../facts/team-looks.js";
import { membershipOf, type Team as TeamFact, teamById, teams } from "../facts/teams.js";
import { venueById } from "../facts/venues.js";
import { count } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import type { WorldGame } from "../world.js";
import { nowhere, venueRow } from "./venues.js";

/** The season in which the sample asks what is so "now". */
export const NOW = 2025;

/** The contract allows a location of null, though the service seems to send an object full of nulls. */
const WITHOUT_LOCATION = 131902;

/** A team as /teams has it, with its conference in a season. */
export function teamRow(team: TeamFact, season: number): Team {
  const { color, alternateColor, alternateNames, twitter, logo, homeId } = looksOf(team.id);
  const membership = membershipOf(team.id, season);
  const conference = membership === undefined ? null : conferences[membership.conference];
  const sizes = ["500", "500-dark"].map((size) => `http://a.espncdn.com/i/teamlogos/ncaa/${size}/${team.id}.png`);
  const home = homeId === null ? nowhere : venueRow(homeId);
  return {
    id: team.id,
    school: team.school,
    mascot: team.mascot,
    abbreviation: team.abbreviation,
    alternateNames: alternateNames === null ? null : [...alternateNames, team.school],
    conference: conference?.name ?? null,
    division: membership?.division ?? null,
    classification: conference?.classification ?? null,
    color,
    alternateColor,
    logos: logo ? sizes : null,
    twitter,
    location: team.id === WITHOUT_LOCATION ? null : home,
  };
}

const isFbs = (season: number) => (team: TeamFact) => teamRow(team, season).classification === "fbs";

function meetingsOf(world: readonly WorldGame[], pair: readonly number[]): MatchupGame[] {
  const both = ({ homeId, awayId }: { homeId: number; awayId: number }): boolean =>
    pair.includes(homeId) && pair.includes(awayId);
  // Games to come are left out.
  const played = world.filter((game) => both(game) && game.points !== null);
  const told = meetings.filter(both).map((meeting) => ({ ...meeting, seasonType: "regular", neutralSite: false }));
  const rows = [
    ...told,
    ...played.map((game) => ({ ...game, venue: game.venueId === null ? null : venueById(game.venueId).name })),
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

/** The history of two teams; two that never met go unnamed. */
export function matchup(world: readonly WorldGame[], id1: number, id2: number): Matchup {
  const games = meetingsOf(world, [id1, id2]);
  const [team1, team2] = [teamById(id1).school, teamById(id2).school];
  return {
    ...(games.length === 0 ? {} : { team1, team2 }),
    team1Wins: count(games, ({ winner }) => winner === team1),
    team2Wins: count(games, ({ winner }) => winner === team2),
    ties: count(games, ({ winner, homeScore }) => winner === null && homeScore !== null),
    games,
  };
}

/** Recordings of /teams, /teams/fbs and /teams/matchup. */
export function teamCases(world: readonly WorldGame[]): Case[] {
  const all = recorder<Team[]>("getTeams", "/teams");
  const fbs = recorder<Team[]>("getFbsTeams", "/teams/fbs");
  const history = recorder<Matchup>("getMatchup", "/teams/matchup");
  const known = teams.filter(({ id }) => id > 0);
  const between = (name: string, id1: number, id2: number): Case =>
    history.ok(name, { team1: teamById(id1).school, team2: teamById(id2).school }, matchup(world, id1, id2));
  const wartime = known.filter((team) => team.id === 131902 || team.id === 131903 || isFbs(1943)(team));
  return [
    all.ok(
      "all",
      {},
      known.map((team) => teamRow(team, NOW)),
    ),
    fbs.ok(
      "all",
      {},
      known.filter(isFbs(NOW)).map((team) => teamRow(team, NOW)),
    ),
    // Teams of the navy and the army played the big schools then; their records have nothing but a name.
    fbs.ok(
      "wartime-1943",
      { year: 1943 },
      wartime.map((team) => teamRow(team, 1943)),
    ),
    between("ohio-state-texas", 194, 251),
    between("notre-dame-ohio-state", 87, 194),
    between("pittsburgh-west-virginia", 221, 277),
    between("wartime", 131902, 131903),
    between("never-met", 68, 2506),
    history.ok(
      "notre-dame-ohio-state-since-2020",
      { team1: "Notre Dame", team2: "Ohio State", minYear: 2020, maxYear: 2024 },
      { ...matchup(world, 87, 194), startYear: 2020, endYear: 2024 },
    ),
  ];
}
