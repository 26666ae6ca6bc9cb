import { lazy, once } from "../computed.js";
import { between, chance, cycle } from "../numbers.js";
import { hometownNames } from "./hometowns.js";
import type { Player, PlayerDetails } from "./person.js";
import { hasSeason, seasonsOfTeam } from "./team-seasons.js";
import { CURRENT_SEASON, teams } from "./teams.js";

/**
 * Made-up players complete every roster, with forty-three for each team and season. They do not represent real people. Names, sizes, jerseys and
 * hometowns are drawn at random from the lists below. A player is computed from the team, the roster slot and the first season, so adding a team or a
 * player does not change the others.
 */
export interface MadeUpPlayer {
  readonly player: Player;
  readonly slot: number;
  readonly firstSeason: number;
}

/** The slots of a roster, with the lowest jersey and the usual height and weight. The slots after the first defensive backs are for substitutes. */
const roles: readonly (readonly [position: string, players: number, jersey: number, height: number, weight: number])[] =
  [
    ["QB", 2, 12, 74, 212],
    ["RB", 2, 24, 70, 205],
    ["WR", 4, 80, 73, 192],
    ["TE", 2, 86, 76, 245],
    ["OL", 6, 62, 77, 308],
    ["PK", 1, 97, 71, 190],
    ["P", 1, 98, 73, 200],
    ["DL", 4, 91, 75, 285],
    ["LB", 3, 51, 74, 232],
    ["DB", 5, 26, 72, 192],
    ["QB", 1, 16, 75, 218],
    ["RB", 2, 33, 71, 210],
    ["WR", 2, 19, 71, 180],
    ["TE", 1, 45, 77, 250],
    ["DE", 2, 55, 76, 262],
    ["CB", 2, 21, 71, 185],
    ["S", 2, 37, 73, 205],
    ["LS", 1, 59, 74, 228],
  ];
const slots = roles.flatMap(([position, players, jersey, height, weight]) =>
  Array.from({ length: players }, (_, index) => ({ position, jersey: jersey + index, height, weight })),
);

// 40 first names and 48 last names. The steps below go through all of them, so no roster has the same name twice.
const firstNames =
  "Aldo Barrett Caspian Dalton Easton Fenton Gareth Hollis Ivo Jarvis Kellan Lowell Merrick Nolan Orrin Preston Quincy Rowan Sterling Tobin Ulric Vaughn Weston Xander Yardley Zane Alder Brody Corwin Desmond Ellery Flynn Grady Hewitt Ingram Jude Keegan Landry Milo Niles".split(
    " ",
  );
const lastNames =
  "Abernall Birchard Calderby Dunmore Eastwick Fairlow Garrowby Hathersby Inglewood Jessamy Kettering Larkfield Marlowe Northcott Oakhurst Penwell Quillen Ravensby Silverton Thornley Underhay Vickers Wexcombe Yarrow Zellner Ashgrove Brightmore Coldwater Dellwood Elmsford Foxworth Graystone Hollowell Ironside Juniper Kingsmere Lockridge Merriweather Newbold Orchard Pinecrest Quarles Redfern Stonebrook Tanglewood Upcott Vandermoor Whitlock".split(
    " ",
  );
/** The number of seasons that a made-up player spends with the team. */
const YEARS = 4;

/**
 * This many teams in a row (in the order of facts/teams.ts) get new players in the same slots each year. The next teams get them in other slots, so
 * that each recruiting class has every position.
 */
const TEAMS_ALIKE = 5;

/** Returns the first season of the player in a slot. Each slot gets a new player every four years, and a quarter of the slots changes each year. */
function firstSeasonOf(team: number, slot: number, season: number): number {
  return season - ((season - slot - Math.floor(team / TEAMS_ALIKE)) % YEARS);
}

const FIRST_ID = 900_000_000;

/**
 * Returns a player's id. It consists of 9, three digits for the team's position in facts/teams.ts, three for the first season minus 1900, and two for
 * the slot.
 */
function idOf(team: number, slot: number, firstSeason: number): string {
  return String(FIRST_ID + team * 100_000 + (firstSeason - 1900) * 100 + slot);
}

function madeUpPlayer(id: string, teamId: number, slot: number, firstSeason: number): MadeUpPlayer {
  const { position } = cycle(slots, slot);
  const turn = Math.floor(firstSeason / YEARS);
  const first = cycle(firstNames, Math.floor(chance(`first ${teamId}`) * 40) + 11 * slot + turn);
  const last = cycle(lastNames, Math.floor(chance(`last ${teamId}`) * 48) + 7 * slot + 13 * turn);
  return { player: { id, name: `${first} ${last}`, position, teamId }, slot, firstSeason };
}

/** Returns a made-up player's details. They are computed at their first use, because lineups do not need them. */
export const madeUpDetails = once(({ player: { id }, slot, firstSeason }: MadeUpPlayer): PlayerDetails => {
  const { jersey, height, weight } = cycle(slots, slot);
  const lastSeason = firstSeason + YEARS - 1;
  return {
    id,
    jersey,
    height: height + between(-2, 2, `height ${id}`),
    weight: weight + between(-12, 12, `weight ${id}`),
    firstSeason,
    lastSeason: lastSeason < CURRENT_SEASON ? lastSeason : null,
    hometown: cycle(hometownNames, between(0, hometownNames.length - 1, `town ${id}`)),
  };
});

/** The players computed so far, by id. */
const byId = new Map<string, MadeUpPlayer>();

/** Returns a team's made-up players. `team` is the team's position in facts/teams.ts. Rosters are computed at their first use. */
function rosterAt(team: number, teamId: number, season: number): MadeUpPlayer[] {
  return slots.map((_, slot) => {
    const firstSeason = firstSeasonOf(team, slot, season);
    const id = idOf(team, slot, firstSeason);
    const player = byId.get(id) ?? madeUpPlayer(id, teamId, slot, firstSeason);
    byId.set(id, player);
    return player;
  });
}

/** Returns every made-up player, by team and season. */
export const madeUpPlayers = lazy((): readonly MadeUpPlayer[] => {
  const rosters = teams.map(({ id }, team) => seasonsOfTeam(id).map((season) => rosterAt(team, id, season)));
  return [...new Set(rosters.flat(2))];
});

/** Returns the made-up players on a roster, sorted by position. Returns an empty list if the world does not have the season. */
export function madeUpRoster(teamId: number, season: number): Player[] {
  const team = teams.findIndex(({ id }) => id === teamId);
  if (team === -1 || !hasSeason(teamId, season)) return [];
  return rosterAt(team, teamId, season).map(({ player }) => player);
}

/** Returns the made-up player with this id. Returns undefined for any other id. */
export function madeUpPlayerById(id: string): MadeUpPlayer | undefined {
  if (!(Number(id) >= FIRST_ID)) return undefined;
  if (!byId.has(id)) madeUpPlayers();
  return byId.get(id);
}
