/** The best known players of a team in a season, in order of rank within a position. Made-up players complete the roster. */
export interface Squad {
  readonly teamId: number;
  readonly season: number;
  readonly players: readonly SquadPlayer[];
}

/** `id`: the one that the service gives to the player, where it is known. */
type SquadPlayer = readonly [position: string, name: string, id?: string];

/** A squad of some players. */
export const squad = (teamId: number, season: number, ...players: readonly SquadPlayer[]): Squad => ({
  teamId,
  season,
  players,
});

/** The squads of the Rose Bowl of the season 2001. */
export const squadsOf2001: readonly Squad[] = [
  squad(
    2390,
    2001,
    ["QB", "Ken Dorsey"],
    ["RB", "Clinton Portis"],
    ["WR", "Andre Johnson"],
    ["PK", "Todd Sievers"],
    ["TE", "Jeremy Shockey"],
    ["DL", "William Joseph"],
    ["LB", "Jonathan Vilma"],
    ["DB", "Ed Reed"],
  ),
  squad(
    158,
    2001,
    ["QB", "Eric Crouch"],
    ["RB", "Dahrran Diedrick"],
    ["WR", "Wilson Thomas"],
    ["PK", "Josh Brown"],
    ["TE", "Tracey Wistrom"],
    ["DL", "Chris Kelsay"],
    ["LB", "Jamie Burrow"],
    ["DB", "DeJuan Groce"],
  ),
];

/** The newcomers of the teams that play in 2025. The players who returned are in the squads of 2024. */
export const squadsOf2025: readonly Squad[] = [
  squad(194, 2025, ["QB", "Julian Sayin"], ["RB", "CJ Donaldson"], ["RB", "James Peoples"], ["WR", "Brandon Inniss"]),
  squad(
    251,
    2025,
    ["QB", "Arch Manning", "4870906"],
    ["RB", "CJ Baxter Jr.", "4870609"],
    ["WR", "Ryan Wingo", "5218633"],
    ["WR", "Parker Livingstone", "5079556"],
    ["TE", "Jack Endries", "5085189"],
  ),
  squad(2390, 2025, ["QB", "Carson Beck"], ["RB", "Mark Fletcher Jr."], ["WR", "Malachi Toney"], ["WR", "CJ Daniels"]),
  squad(87, 2025, ["QB", "CJ Carr"], ["WR", "Malachi Fields"], ["TE", "Eli Raridon"]),
];
