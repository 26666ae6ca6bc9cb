import type { PlayerSearchResult } from "../../../../../generated/schema.js";
import { hometownByName } from "../../facts/hometowns.js";
import { detailsOfPlayer, type PlayerDetails } from "../../facts/player-details.js";
import { type Player, splitName } from "../../facts/players.js";
import { brandingOf } from "../../facts/team-branding.js";
import { teamById } from "../../facts/teams.js";

function stintsOf(
  school: string,
  { firstSeason, lastSeason, previousSchool }: PlayerDetails,
): PlayerSearchResult["teamStints"] {
  if (previousSchool === null) return [{ team: school, startYear: firstSeason, endYear: lastSeason }];
  const [team, startYear, endYear] = previousSchool;
  return [
    { team, startYear, endYear },
    { team: school, startYear: endYear + 1, endYear: lastSeason },
  ];
}

/** A row of /player/search. */
export function playerSearchResult(player: Player): PlayerSearchResult {
  const { school } = teamById(player.teamId);
  const { color, alternateColor } = brandingOf(player.teamId);
  const details = detailsOfPlayer(player.id);
  return {
    id: player.id,
    team: school,
    name: player.name,
    ...splitName(player.name),
    weight: details?.weight ?? null,
    height: details?.height ?? null,
    jersey: details?.jersey ?? null,
    position: player.position,
    hometown: details === null ? "" : hometownByName(details.hometown).city,
    teamColor: color ?? "",
    teamColorSecondary: alternateColor ?? "",
    activeStartYear: details?.firstSeason ?? null,
    activeEndYear: details?.lastSeason ?? null,
    teamStints: details === null ? [{ team: school, startYear: null, endYear: null }] : stintsOf(school, details),
  };
}

/** A row of /player/search for an old player, without first and last name and with a hometown. */
export const oldPlayerSearchResult = (row: PlayerSearchResult, hometown: string): PlayerSearchResult => ({
  ...row,
  firstName: null,
  lastName: null,
  hometown,
});
