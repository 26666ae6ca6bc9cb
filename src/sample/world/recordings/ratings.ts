import type {
  ConferenceSP,
  ExpandedTeamSRS,
  TeamCoreRating,
  TeamElo,
  TeamFPI,
  TeamSP,
  TeamSRS,
} from "../../../../generated/schema.js";
import { lastElo, type RatedSeason, ratedSeasons } from "../measures/rated-seasons.js";
import { coreRow } from "../operations/ratings/core.js";
import { eloRow } from "../operations/ratings/elo.js";
import { fpiRows, unratedFpiRow } from "../operations/ratings/fpi.js";
import { conferenceSpRows, spRows } from "../operations/ratings/sp.js";
import { expandedSrsRows, lowerDivisionSrsRows, srsRows } from "../operations/ratings/srs.js";
import { teamGames } from "../simulation/team-games.js";
import { gamesOfSeason, type World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";

/** SP rates the FBS only, since 1970. */
function spRecordings(inSeason: (year: number) => RatedSeason[]): NamedRecording[] {
  const teams = recorder<TeamSP[]>("/ratings/sp");
  const conferences = recorder<ConferenceSP[]>("/ratings/sp/conferences");
  const fbs = (year: number): RatedSeason[] => inSeason(year).filter(({ strength }) => (strength ?? 0) > 0);
  return [
    teams.ok("playoff-2024", { year: 2024 }, spRows(fbs(2024))),
    teams.ok("parts-2021", { year: 2021 }, spRows(fbs(2021))),
    teams.ok("bowl-2001", { year: 2001 }, spRows(fbs(2001))),
    teams.ok("without-conference-1977", { year: 1977 }, spRows(fbs(1977))),
    conferences.ok("playoff-2024", { year: 2024 }, conferenceSpRows(fbs(2024))),
    conferences.ok("parts-2021", { year: 2021 }, conferenceSpRows(fbs(2021))),
    conferences.ok("bowl-2001", { year: 2001 }, conferenceSpRows(fbs(2001))),
  ];
}

function srsRecordings(inSeason: (year: number) => RatedSeason[]): NamedRecording[] {
  const srs = recorder<TeamSRS[]>("/ratings/srs");
  const expanded = recorder<ExpandedTeamSRS[]>("/ratings/srs/expanded");
  const rated = (year: number): RatedSeason[] => inSeason(year).filter(({ strength }) => strength !== null);
  return [
    srs.ok("playoff-2024", { year: 2024 }, srsRows(rated(2024))),
    srs.ok("divisions-2001", { year: 2001 }, srsRows(rated(2001))),
    srs.ok("old-1921", { year: 1921 }, srsRows(inSeason(1921))),
    expanded.ok("playoff-2024", { year: 2024, classification: "fbs" }, expandedSrsRows(rated(2024))),
    expanded.ok("divisions-2021", { year: 2021 }, expandedSrsRows(rated(2021))),
    expanded.ok("independent-2007", { year: 2007, classification: "ii" }, lowerDivisionSrsRows()),
  ];
}

function eloRecordings(world: World, withGames: (year: number) => RatedSeason[]): NamedRecording[] {
  const { ok } = recorder<TeamElo[]>("/ratings/elo");
  const rows = (year: number): TeamElo[] => withGames(year).map((each) => eloRow(each, lastElo(each.games)));
  const preseason = gamesOfSeason(world, 2025)
    .filter(({ seasonType }) => seasonType === "regular")
    .flatMap(teamGames)
    .map(({ game, side, teamId }) => eloRow({ season: 2025, teamId }, game.elo[side].pregame));
  return [
    ok("playoff-2024", { year: 2024 }, rows(2024)),
    ok("club-opponent-2021", { year: 2021 }, rows(2021)),
    ok("preseason-2025", { year: 2025, preseason: true }, preseason),
  ];
}

/** The recordings of the tag `ratings`. */
export function ratingsRecordings(world: World): NamedRecording[] {
  const core = recorder<TeamCoreRating[]>("/ratings/core");
  const fpi = recorder<TeamFPI[]>("/ratings/fpi");
  const all = ratedSeasons(world);
  const inSeason = (year: number): RatedSeason[] => all.filter(({ season }) => season === year);
  const withGames = (year: number): RatedSeason[] => inSeason(year).filter(({ games }) => games.length > 0);
  return [
    core.ok("playoff-2024", { year: 2024 }, inSeason(2024).map(coreRow)),
    core.ok("club-opponent-2021", { year: 2021 }, withGames(2021).map(coreRow)),
    ...srsRecordings(inSeason),
    ...spRecordings(inSeason),
    ...eloRecordings(world, withGames),
    fpi.ok("playoff-2024", { year: 2024 }, fpiRows(inSeason(2024))),
    fpi.ok("not-rated-2021", { year: 2021 }, withGames(2021).map(unratedFpiRow)),
  ];
}
