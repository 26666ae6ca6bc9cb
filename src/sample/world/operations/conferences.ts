import { prefixed } from "../computed.js";
import { type Conference, conferenceIn, conferences } from "../facts/conferences.js";
import { hasEveryTeam } from "../facts/coverage.js";
import type { Membership } from "../facts/memberships.js";
import { CURRENT_SEASON, type Team, teams } from "../facts/teams.js";
import type { SomeSources } from "../responses/source.js";

/** Returns a membership's conference, as it was in a season. */
function conferenceFields({ conference }: Membership, season: number) {
  const { id, name, abbreviation, classification } = conferenceIn(conference, season);
  return { conferenceId: id, conference: name, conferenceAbbreviation: abbreviation, classification };
}

/** Returns the teams of the sample world that belong to a conference in a season. */
function membersOf(conferenceId: number, season: number): Team[] {
  return teams.filter(({ memberships }) =>
    memberships.some(
      (membership) =>
        conferenceIn(membership.conference, season).id === conferenceId && includes(membership, season, season),
    ),
  );
}

/** Whether a membership includes a season in a range. */
const includes = ({ from, to }: Membership, first: number, last: number): boolean =>
  from <= last && (to === null || to >= first);

/** Returns the rows of /conferences. If a season is given, only conferences with members have a row. */
function conferenceRows(season: number | undefined) {
  const rows = Object.values<Conference>(conferences).map((conference) => ({
    ...conference,
    memberCount: membersOf(conference.id, season ?? CURRENT_SEASON).length,
  }));
  return season === undefined ? rows : rows.filter(({ memberCount }) => memberCount > 0);
}

/** Returns the rows of /conferences/changes for a year. */
function conferenceChanges(year: number) {
  return teams.flatMap(({ id, school, memberships }) => {
    const before = memberships.find(({ to }) => to === year - 1);
    const after = memberships.find(({ from }) => from === year);
    if (before === undefined || after === undefined || before.conference === after.conference) return [];
    const left = prefixed("from", conferenceFields(before, year - 1));
    const joined = prefixed("to", conferenceFields(after, year));
    return [{ teamId: id, team: school, ...left, ...joined, effectiveYear: year }];
  });
}

/** Returns a team's rows of /conferences/affiliations, oldest first, with one row for each membership that overlaps the range. */
function conferenceAffiliations({ id, school, memberships }: Team, first: number, last: number) {
  return memberships
    .filter((membership) => includes(membership, first, last))
    .map((membership) => ({
      teamId: id,
      team: school,
      ...conferenceFields(membership, membership.from),
      conferenceDivision: membership.division,
      startYear: membership.from,
      endYear: membership.to,
    }));
}

/** Whether the rows are complete. In some seasons, the world has every FBS team, but few teams of other classifications. */
const isWholeFbs = (query: {
  readonly year?: number | undefined;
  readonly classification?: string | undefined;
}): boolean => query.classification?.toLowerCase() === "fbs" && hasEveryTeam(query.year);

export const conferencesSources = {
  "/conferences": { isWhole: isWholeFbs, rows: (_moment, { year }) => conferenceRows(year), uses: ["year"] },
  "/conferences/changes": { isWhole: false, rows: (_moment, { year = 0 }) => conferenceChanges(year), uses: ["year"] },
  "/conferences/affiliations": {
    isWhole: isWholeFbs,
    rows: (_moment, { year, minYear = year ?? -Infinity, maxYear = year ?? Infinity }) =>
      teams.flatMap((team) => conferenceAffiliations(team, minYear, maxYear)),
    uses: ["year", "minYear", "maxYear"],
  },
} satisfies SomeSources;
