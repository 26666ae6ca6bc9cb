import type { Team } from "../../../../document/schemas.js";
import { conferenceIn } from "../../facts/conferences.js";
import { brandingOf } from "../../facts/team-branding.js";
import { CURRENT_SEASON, conferenceOf, membershipOf, type Team as TeamFact, teams } from "../../facts/teams.js";
import { compareName } from "../../numbers.js";
import { unknownVenue, venueRow } from "../venues.js";

/** A row of /teams, with the conference of a season. */
function teamRow(team: TeamFact, season: number): Team {
  const { color, alternateColor, alternateNames, twitter, logo, homeVenueId } = brandingOf(team.id);
  const membership = membershipOf(team.id, season);
  const conference = membership === undefined ? null : conferenceIn(membership.conference, season);
  const logos = ["500", "500-dark"].map((size) => `http://a.espncdn.com/i/teamlogos/ncaa/${size}/${team.id}.png`);
  return {
    id: team.id,
    school: team.school,
    mascot: team.mascot,
    abbreviation: team.abbreviation,
    alternateNames: [...alternateNames],
    conference: conference?.name ?? null,
    division: membership?.division ?? null,
    classification: conference?.classification ?? null,
    color,
    alternateColor,
    logos: logo ? logos : null,
    twitter,
    location: homeVenueId === null ? unknownVenue : venueRow(homeVenueId),
  };
}

const bySchool = [...teams].sort((a, b) => compareName(a.school, b.school));

/** Whether a team is in the FBS in a season. */
function isFbs({ id }: TeamFact, season: number): boolean {
  return conferenceOf(id, season)?.classification === "fbs";
}

/** The rows of /teams: in a given season, those of the teams with a conference. */
export function teamRows(season: number | undefined): Team[] {
  return bySchool
    .filter(({ id }) => id > 0 && (season === undefined || conferenceOf(id, season) !== null))
    .map((team) => teamRow(team, season ?? CURRENT_SEASON));
}

/** The rows of /teams/fbs. */
export function fbsTeamRows(season: number): Team[] {
  return bySchool.filter((team) => isFbs(team, season)).map((team) => teamRow(team, season));
}
