import type {
  Matchup,
  RosterPlayer,
  Team,
  TeamATS,
  TeamSeasonOverview,
  TeamTalent,
} from "../../../../generated/schema.js";
import { detailsOfPlayer, walkOn } from "../facts/player-details.js";
import { players } from "../facts/players.js";
import { rosterTalent } from "../facts/recruiting.js";
import { CURRENT_SEASON, teamById, teams } from "../facts/teams.js";
import { againstTheSpread } from "../operations/teams/against-the-spread.js";
import { matchup } from "../operations/teams/matchup.js";
import { overviewRatings } from "../operations/teams/overview-ratings.js";
import { rosterRow, walkOnRow } from "../operations/teams/roster.js";
import { teamSeasonOverview, withUnnamedPlayer } from "../operations/teams/season-overview.js";
import { isFbs, teamRow } from "../operations/teams/teams.js";
import { teamSeasons } from "../simulation/team-games.js";
import type { World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";
import { seasonOfTeam } from "./select.js";

function teamRecordings(): NamedRecording[] {
  const all = recorder<Team[]>("/teams");
  const fbs = recorder<Team[]>("/teams/fbs");
  const determined = teams.filter(({ id }) => id > 0);
  const rows = (season: number, isIncluded: (team: (typeof teams)[number]) => boolean = () => true): Team[] =>
    determined.filter(isIncluded).map((team) => teamRow(team, season));
  // Service teams have little more than a name.
  const isServiceTeam = (id: number): boolean => id === 131902 || id === 131903;
  return [
    all.ok("all", {}, rows(CURRENT_SEASON)),
    fbs.ok(
      "all",
      {},
      rows(CURRENT_SEASON, (team) => isFbs(team, CURRENT_SEASON)),
    ),
    fbs.ok(
      "wartime-1943",
      { year: 1943 },
      rows(1943, (team) => isServiceTeam(team.id) || isFbs(team, 1943)),
    ),
  ];
}

function matchupRecordings(world: World): NamedRecording[] {
  const { ok } = recorder<Matchup>("/teams/matchup");
  const between = (name: string, id1: number, id2: number): NamedRecording =>
    ok(name, { team1: teamById(id1).school, team2: teamById(id2).school }, matchup(world, id1, id2));
  return [
    between("ohio-state-texas", 194, 251),
    between("notre-dame-ohio-state", 87, 194),
    between("pittsburgh-west-virginia", 221, 277),
    between("wartime", 131902, 131903),
    between("never-met", 68, 2506),
    ok(
      "notre-dame-ohio-state-since-2020",
      { team1: "Notre Dame", team2: "Ohio State", minYear: 2020, maxYear: 2024 },
      { ...matchup(world, 87, 194), startYear: 2020, endYear: 2024 },
    ),
  ];
}

function overviewRecordings(world: World): NamedRecording[] {
  const { ok, failure } = recorder<TeamSeasonOverview>("/teams/season/overview");
  const ratings = overviewRatings(world);
  const seasons = teamSeasons(world);
  const overview = (season: number, teamId: number): TeamSeasonOverview => {
    const team = seasonOfTeam(seasons, season, teamId);
    return teamSeasonOverview(team, ratings(team));
  };
  // A service team of the war: no game of its season is recorded.
  const wartime = { season: 1943, teamId: 131902, games: [] };
  return [
    ok("ohio-state-2024", { year: 2024, team: "Ohio State" }, overview(2024, 194)),
    ok("notre-dame-2024", { year: 2024, team: "Notre Dame" }, overview(2024, 87)),
    ok("miami-2001", { year: 2001, team: "Miami" }, withUnnamedPlayer(overview(2001, 2390))),
    // A club without play-by-play data: counts are 0, and rates without a divisor are null.
    ok("club-2021", { year: 2021, team: "St. Andrews" }, overview(2021, 131901)),
    ok("wartime-1943", { year: 1943, team: "Great Lakes Navy" }, teamSeasonOverview(wartime, ratings(wartime))),
    failure(
      "unknown-team",
      { year: 2024, team: "Nowhere State" },
      404,
      { message: "Team season overview not found." },
      { "cache-control": "no-store" },
    ),
  ];
}

function rosterRecordings(): NamedRecording[] {
  const roster = recorder<RosterPlayer[]>("/roster");
  const talent = recorder<TeamTalent[]>("/talent");
  const squad = players.filter(({ teamId }) => teamId === walkOn.teamId);
  // The default season: the world has the players who returned, and no new ones.
  const returning = squad.filter(({ id }) => detailsOfPlayer(id)?.lastSeason === null);
  return [
    roster.ok("ohio-state-2024", { team: "Ohio State", year: 2024 }, [
      ...squad.map((player) => rosterRow(player, 2024)),
      walkOnRow,
    ]),
    roster.ok(
      "ohio-state-2025",
      { team: "Ohio State", year: 2025 },
      returning.map((player) => rosterRow(player, 2025)),
    ),
    ...Object.entries(rosterTalent).map(([year, entries]) =>
      talent.ok(
        year,
        { year: Number(year) },
        entries.map(([team, value]) => ({ year: Number(year), team, talent: value })),
      ),
    ),
  ];
}

function againstTheSpreadRecordings(world: World): NamedRecording[] {
  const { ok } = recorder<TeamATS[]>("/teams/ats");
  const seasons = teamSeasons(world);
  const rows = (year: number): TeamATS[] => seasons.filter(({ season }) => season === year).map(againstTheSpread);
  return [ok("playoff-2024", { year: 2024 }, rows(2024)), ok("club-opponent-2021", { year: 2021 }, rows(2021))];
}

/** The recordings of the tag `teams`. */
export function teamsRecordings(world: World): NamedRecording[] {
  return [
    ...teamRecordings(),
    ...matchupRecordings(world),
    ...overviewRecordings(world),
    ...rosterRecordings(),
    ...againstTheSpreadRecordings(world),
  ];
}
