import { conferenceOf, teamById } from "../facts/teams.js";

/** The school, conference and classification of a team in a season, which many rows have for both sides. */
export function teamHeader(teamId: number, season: number) {
  const conference = conferenceOf(teamId, season);
  return {
    team: teamById(teamId).school,
    conference: conference?.name ?? null,
    classification: conference?.classification ?? null,
  };
}
