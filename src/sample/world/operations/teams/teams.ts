import type { Team } from "../../../../../generated/schema.js";
import { conferences } from "../../facts/conferences.js";
import { brandingOf } from "../../facts/team-branding.js";
import { CURRENT_SEASON, conferenceOf, membershipOf, type Team as TeamFact, teams } from "../../facts/teams.js";
import { unknownVenue, venueRow } from "../venues.js";

/** The document allows a null location, although the service seems to send an object of nulls. */
const WITHOUT_LOCATION = 131902;

/** A row of /teams, with the conference of a season. */
function teamRow(team: TeamFact, season: number): Team {
  const { color, alternateColor, alternateNames, twitter, logo, homeVenueId } = brandingOf(team.id);
  const membership = membershipOf(team.id, season);
  const conference = membership === undefined ? null : conferences[membership.conference];
  const logos = ["500", "500-dark"].map((size) => `http://a.espncdn.com/i/teamlogos/ncaa/${size}/${team.id}.png`);
  const location = homeVenueId === null ? unknownVenue : venueRow(homeVenueId);
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
    logos: logo ? logos : null,
    twitter,
    location: team.id === WITHOUT_LOCATION ? null : location,
  };
}

/** Whether a team is in the FBS in a season. */
function isFbs({ id }: TeamFact, season: number): boolean {
  return conferenceOf(id, season)?.classification === "fbs";
}

/** The teams of bases of the armed forces, which have little more than a name, and the seasons in which they were in the top division. */
const serviceTeams = { ids: [131902, 131903], from: 1942, to: 1945 };

/** The rows of /teams: in a given season, those of the teams with a conference. */
export function teamRows(season: number | undefined): Team[] {
  return teams
    .filter(({ id }) => id > 0 && (season === undefined || conferenceOf(id, season) !== null))
    .map((team) => teamRow(team, season ?? CURRENT_SEASON));
}

/** The rows of /teams/fbs. */
export function fbsTeamRows(season: number): Team[] {
  const { ids, from, to } = serviceTeams;
  return teams
    .filter((team) => isFbs(team, season) || (ids.includes(team.id) && from <= season && season <= to))
    .map((team) => teamRow(team, season));
}
