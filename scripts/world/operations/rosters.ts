import type { PlayerSearchResult, RosterPlayer, TeamTalent } from "../../../generated/schema.js";
import { type Person, personOf, walkOn } from "../facts/people.js";
import { type Player, players, squadOf } from "../facts/players.js";
import { recruits, talents } from "../facts/recruits.js";
import { looksOf } from "../facts/team-looks.js";
import { teamById } from "../facts/teams.js";
import { townOf } from "../facts/towns.js";
import { type Case, recorder } from "../recording.js";
import type { WorldGame } from "../world.js";

function namesOf({ name }: Player): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.join(" ") };
}

/** A player on his team's roster of a season. Without a known first season, the season stands for the year of study. */
export function rosterRow(player: Player, season: number): RosterPlayer {
  const person = personOf(player.id);
  const town = person === null ? null : townOf(person.town);
  return {
    id: player.id,
    ...namesOf(player),
    team: teamById(player.teamId).school,
    height: person?.height ?? null,
    weight: person?.weight ?? null,
    jersey: person?.jersey ?? null,
    year: person === null ? season : season - person.since + 1,
    position: player.position,
    homeCity: town?.city ?? null,
    homeState: town?.state ?? null,
    homeCountry: town?.country ?? null,
    homeLatitude: town?.latitude ?? null,
    homeLongitude: town?.longitude ?? null,
    homeCountyFIPS: town?.county ?? null,
    recruitIds: recruits.filter(({ athleteId }) => athleteId === player.id).map(({ id }) => id),
  };
}

const { teamId: walkOnTeam, ...walkOnName } = walkOn;
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

function stintsOf(school: string, { since, until, before }: Person): PlayerSearchResult["teamStints"] {
  if (before === null) return [{ team: school, startYear: since, endYear: until }];
  const [team, startYear, endYear] = before;
  return [
    { team, startYear, endYear },
    { team: school, startYear: endYear + 1, endYear: until },
  ];
}

/** A player as a search finds him. */
export function searchRow(player: Player): PlayerSearchResult {
  const { school } = teamById(player.teamId);
  const { color, alternateColor } = looksOf(player.teamId);
  const person = personOf(player.id);
  return {
    id: player.id,
    team: school,
    name: player.name,
    ...namesOf(player),
    weight: person?.weight ?? null,
    height: person?.height ?? null,
    jersey: person?.jersey ?? null,
    position: player.position,
    hometown: person === null ? "" : townOf(person.town).city,
    teamColor: color ?? "",
    teamColorSecondary: alternateColor ?? "",
    activeStartYear: person?.since ?? null,
    activeEndYear: person?.until ?? null,
    teamStints: person === null ? [{ team: school, startYear: null, endYear: null }] : stintsOf(school, person),
  };
}

/** A player of old: his name was never taken apart, and of the man there is no more than his town. */
const old = (row: PlayerSearchResult, hometown: string): PlayerSearchResult => ({
  ...row,
  firstName: null,
  lastName: null,
  hometown,
});

/** Recordings of /roster, /player/search and /talent. */
export function rosterCases(_world: readonly WorldGame[]): Case[] {
  const roster = recorder<RosterPlayer[]>("getRoster", "/roster");
  const search = recorder<PlayerSearchResult[]>("searchPlayers", "/player/search");
  const talent = recorder<TeamTalent[]>("getTalent", "/talent");
  const squad = (teamId: number): Player[] => squadOf(teamId, "QB", "RB", "WR", "TE", "K", "DL", "LB", "DB");
  const found = (text: string): Player[] => players.filter(({ name }) => name.toLowerCase().includes(text));
  return [
    roster.ok("ohio-state-2024", { team: "Ohio State", year: 2024 }, [
      ...squad(walkOnTeam).map((player) => rosterRow(player, 2024)),
      walkOnRow,
    ]),
    // The season that is meant where none is asked for: the world knows who came back, and nobody new.
    roster.ok(
      "ohio-state-2025",
      { team: "Ohio State", year: 2025 },
      squad(walkOnTeam)
        .filter(({ id }) => personOf(id)?.until === null)
        .map((player) => rosterRow(player, 2025)),
    ),
    search.ok("smith", { searchTerm: "smith" }, found("smith").map(searchRow)),
    search.ok("howard", { searchTerm: "howard" }, found("howard").map(searchRow)),
    search.ok(
      "vilma-2001",
      { searchTerm: "vilma", team: "Miami" },
      found("vilma").map((player) => old(searchRow(player), "Coral Gables")),
    ),
    ...Object.entries(talents).map(([year, rows]) =>
      talent.ok(
        year,
        { year: Number(year) },
        rows.map(([team, value]) => ({ year: Number(year), team, talent: value })),
      ),
    ),
  ];
}
