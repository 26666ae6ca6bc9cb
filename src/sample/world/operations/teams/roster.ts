import type { RosterPlayer } from "../../../../document/schemas.js";
import { selection } from "../../../../document/selection.js";
import { hometownByName } from "../../facts/hometowns.js";
import type { Player } from "../../facts/person.js";
import { detailsOfPlayer, walkOn } from "../../facts/player-details.js";
import { splitName } from "../../facts/players.js";
import { recruits } from "../../facts/recruiting.js";
import { rosterOf } from "../../facts/rosters.js";
import { conferenceOf, teamById, teams } from "../../facts/teams.js";
import { nameFilter } from "../../responses/name-filter.js";
import type { SampleQuery } from "../../responses/source.js";

/** A row of /roster. Without a first season, `year` is the season instead of the year of study. */
function rosterRow(player: Player, season: number, team: string = teamById(player.teamId).school): RosterPlayer {
  const details = detailsOfPlayer(player.id);
  const town = details === null ? null : hometownByName(details.hometown);
  return {
    id: player.id,
    ...splitName(player.name),
    team,
    height: details?.height ?? null,
    weight: details?.weight ?? null,
    jersey: details?.jersey ?? null,
    year: details === null ? season : season - details.firstSeason + 1,
    position: player.position,
    homeCity: town?.city ?? null,
    homeState: town?.state ?? null,
    homeCountry: town?.country ?? null,
    homeLatitude: town?.latitude ?? null,
    homeLongitude: town?.longitude ?? null,
    homeCountyFIPS: town?.countyFips ?? null,
    recruitIds: recruits()
      .filter(({ athleteId }) => athleteId === player.id)
      .map(({ id }) => id),
  };
}

const { teamId: walkOnTeam, ...walkOnName } = walkOn;

/** The row of /roster for a player of whom only the name is known. */
const walkOnRow: RosterPlayer = {
  ...walkOnName,
  team: teamById(walkOnTeam).school,
  height: null,
  weight: null,
  jersey: null,
  year: 1,
  position: null,
  homeCity: null,
  homeState: null,
  homeCountry: null,
  homeLatitude: null,
  homeLongitude: null,
  homeCountyFIPS: null,
  recruitIds: null,
};

/** The season in which the walk-on was on the team. */
const WALK_ON_SEASON = 2024;

/** The rows of /roster for a season, by team; none before the first season with rosters. */
export function rosterRows({ year = 0, team, classification }: SampleQuery<"/roster">): RosterPlayer[] {
  if (year < (selection["/roster"].dataSince ?? 0)) return [];
  const isMeant = nameFilter("/roster", "team", team);
  return teams
    .filter(({ id, school }) => id > 0 && isMeant(school))
    .filter(({ id }) => classification === undefined || conferenceOf(id, year)?.classification === classification)
    .flatMap(({ id, school }) => [
      ...rosterOf(id, year).map((player) => rosterRow(player, year, school)),
      ...(id === walkOnTeam && year === WALK_ON_SEASON ? [walkOnRow] : []),
    ]);
}
