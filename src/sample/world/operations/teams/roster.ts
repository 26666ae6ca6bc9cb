import type { RosterPlayer } from "../../../../../generated/schema.js";
import { hometownByName } from "../../facts/hometowns.js";
import { detailsOfPlayer, walkOn } from "../../facts/player-details.js";
import { type Player, splitName } from "../../facts/players.js";
import { recruits } from "../../facts/recruiting.js";
import { teamById } from "../../facts/teams.js";

/** A row of /roster. Without a first season, `year` is the season instead of the year of study. */
export function rosterRow(player: Player, season: number): RosterPlayer {
  const details = detailsOfPlayer(player.id);
  const town = details === null ? null : hometownByName(details.hometown);
  return {
    id: player.id,
    ...splitName(player.name),
    team: teamById(player.teamId).school,
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
    recruitIds: recruits.filter(({ athleteId }) => athleteId === player.id).map(({ id }) => id),
  };
}

const { teamId: walkOnTeam, ...walkOnName } = walkOn;

/** The row of /roster for a player of whom only the name is known. */
export const walkOnRow: RosterPlayer = {
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
