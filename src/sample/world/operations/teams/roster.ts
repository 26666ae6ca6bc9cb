import type { RosterPlayer } from "../../../../document/schema.js";
import { hasData } from "../../../../document/selection.js";
import { walkOn } from "../../facts/listed-players.js";
import type { Player } from "../../facts/person.js";
import { detailsOfPlayer, splitName } from "../../facts/players.js";
import { recruitIdsOf } from "../../facts/recruiting.js";
import { rosterOf } from "../../facts/rosters.js";
import { conferenceOf, type Team, teams } from "../../facts/teams.js";
import { nameFilter } from "../../responses/matching.js";
import type { SampleQuery, Sparse } from "../../responses/source.js";
import { personFields } from "../headers.js";

/** Returns a row of /roster. If the first season is unknown, `year` is the season instead of the year of study. */
function rosterRow(player: Player, season: number, team: string): Sparse<RosterPlayer> {
  const details = detailsOfPlayer(player.id);
  return {
    team,
    year: details === null ? season : season - details.firstSeason + 1,
    recruitIds: recruitIdsOf(player.id),
    ...player,
    ...splitName(player.name),
    ...personFields(details),
  };
}

/** The walk-on's season on the team. */
const WALK_ON_SEASON = 2024;

const rosters = new Map<string, readonly Sparse<RosterPlayer>[]>();

/** Returns a team's roster in a season. It never changes, so its rows are computed once. */
function teamRoster({ id, school }: Team, year: number): readonly Sparse<RosterPlayer>[] {
  const key = `${id} ${year}`;
  const rows = rosters.get(key) ?? [
    ...rosterOf(id, year).map((player) => rosterRow(player, year, school)),
    // Only the name is known.
    ...(id === walkOn.teamId && year === WALK_ON_SEASON ? [{ ...walkOn, team: school, year: 1 }] : []),
  ];
  rosters.set(key, rows);
  return rows;
}

/** Returns the rows of /roster for a season, sorted by team. There are none before the first season with rosters. */
export function rosterRows({ year = 0, team, classification }: SampleQuery<"/roster">): Sparse<RosterPlayer>[] {
  if (!hasData("/roster", year)) return [];
  const isMeant = nameFilter("/roster", "team", team);
  return teams
    .filter(({ id, school }) => id > 0 && isMeant(school))
    .filter(({ id }) => classification === undefined || conferenceOf(id, year)?.classification === classification)
    .flatMap((each) => teamRoster(each, year));
}
