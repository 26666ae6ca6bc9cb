/** A player of the world: the name is real, the id the sample's own. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly teamId: number;
}

type Squad = readonly (readonly [position: string, name: string])[];

/** Squads in order of rank within a position. The order makes the ids: add players at the end of their team. */
const squads: readonly (readonly [teamId: number, squad: Squad])[] = [
  [
    194,
    [
      ["QB", "Will Howard"],
      ["RB", "TreVeyon Henderson"],
      ["WR", "Jeremiah Smith"],
      ["K", "Jayden Fielding"],
      ["RB", "Quinshon Judkins"],
      ["WR", "Emeka Egbuka"],
      ["DL", "Jack Sawyer"],
      ["LB", "Cody Simon"],
      ["DB", "Caleb Downs"],
      ["WR", "Carnell Tate"],
    ],
  ],
  [
    87,
    [
      ["QB", "Riley Leonard"],
      ["RB", "Jeremiyah Love"],
      ["WR", "Beaux Collins"],
      ["K", "Mitch Jeter"],
      ["RB", "Jadarian Price"],
      ["TE", "Mitchell Evans"],
      ["DL", "Rylie Mills"],
      ["LB", "Jack Kiser"],
      ["DB", "Xavier Watts"],
      ["WR", "Jaden Greathouse"],
    ],
  ],
  [
    213,
    [
      ["QB", "Drew Allar"],
      ["RB", "Nicholas Singleton"],
      ["TE", "Tyler Warren"],
      ["K", "Ryan Barker"],
      ["RB", "Kaytron Allen"],
      ["WR", "Harrison Wallace III"],
      ["DL", "Abdul Carter"],
      ["LB", "Tony Rojas"],
      ["DB", "Jaylen Reed"],
      ["WR", "Omari Evans"],
    ],
  ],
  [
    251,
    [
      ["QB", "Quinn Ewers"],
      ["RB", "Quintrevion Wisner"],
      ["WR", "Matthew Golden"],
      ["K", "Bert Auburn"],
      ["RB", "Jaydon Blue"],
      ["TE", "Gunnar Helm"],
      ["DL", "Colin Simmons"],
      ["LB", "Anthony Hill Jr."],
      ["DB", "Jahdae Barron"],
      ["WR", "DeAndre Moore Jr."],
    ],
  ],
  [
    61,
    [
      ["QB", "Gunner Stockton"],
      ["RB", "Nate Frazier"],
      ["WR", "Arian Smith"],
      ["K", "Peyton Woodring"],
      ["RB", "Trevor Etienne"],
      ["WR", "Dominic Lovett"],
      ["DL", "Mykel Williams"],
      ["LB", "Jalon Walker"],
      ["DB", "Malaki Starks"],
    ],
  ],
  [
    2483,
    [
      ["QB", "Dillon Gabriel"],
      ["RB", "Jordan James"],
      ["WR", "Tez Johnson"],
      ["K", "Atticus Sappington"],
      ["RB", "Noah Whittington"],
      ["TE", "Terrance Ferguson"],
      ["DL", "Jordan Burch"],
      ["LB", "Bryce Boettcher"],
      ["DB", "Nikko Reed"],
      ["WR", "Traeshon Holden"],
    ],
  ],
  [
    68,
    [
      ["QB", "Maddux Madsen"],
      ["RB", "Ashton Jeanty"],
      ["WR", "Cameron Camper"],
      ["K", "Jonah Dalmas"],
      ["WR", "Latrell Caples"],
      ["TE", "Matt Lauter"],
      ["DL", "Ahmed Hassanein"],
      ["LB", "Andrew Simpson"],
      ["DB", "Ty Benefield"],
    ],
  ],
  [
    9,
    [
      ["QB", "Sam Leavitt"],
      ["RB", "Cam Skattebo"],
      ["WR", "Xavier Guillory"],
      ["K", "Ian Hershey"],
      ["WR", "Melquan Stovall"],
      ["TE", "Chamon Metayer"],
      ["DL", "C.J. Fite"],
      ["LB", "Keyshaun Elliott"],
      ["DB", "Xavion Alford"],
    ],
  ],
  [
    84,
    [
      ["QB", "Kurtis Rourke"],
      ["RB", "Justice Ellison"],
      ["WR", "Elijah Sarratt"],
      ["K", "Nicolas Radicic"],
      ["RB", "Ty Son Lawton"],
      ["WR", "Omar Cooper Jr."],
      ["DL", "Mikail Kamara"],
      ["LB", "Aiden Fisher"],
      ["DB", "D'Angelo Ponds"],
      ["TE", "Zach Horton"],
    ],
  ],
  [
    2567,
    [
      ["QB", "Kevin Jennings"],
      ["RB", "Brashard Smith"],
      ["WR", "Roderick Daniels Jr."],
      ["K", "Collin Rogers"],
      ["WR", "Jordan Hudson"],
      ["TE", "Matthew Hibner"],
      ["DL", "Elijah Roberts"],
      ["LB", "Kobe Wilson"],
      ["DB", "Isaiah Nwokobia"],
    ],
  ],
  [
    228,
    [
      ["QB", "Cade Klubnik"],
      ["RB", "Phil Mafah"],
      ["WR", "Antonio Williams"],
      ["K", "Nolan Hauser"],
      ["WR", "Bryant Wesco Jr."],
      ["TE", "Jake Briningstool"],
      ["DL", "T.J. Parker"],
      ["LB", "Wade Woodaz"],
      ["DB", "Khalil Barnes"],
      ["WR", "T.J. Moore"],
    ],
  ],
  [
    2633,
    [
      ["QB", "Nico Iamaleava"],
      ["RB", "Dylan Sampson"],
      ["WR", "Dont'e Thornton Jr."],
      ["K", "Max Gilbert"],
      ["RB", "DeSean Bishop"],
      ["WR", "Bru McCoy"],
      ["DL", "James Pearce Jr."],
      ["LB", "Arion Carter"],
      ["DB", "Jermod McCoy"],
      ["WR", "Squirrel White"],
    ],
  ],
  [
    2390,
    [
      ["QB", "Ken Dorsey"],
      ["RB", "Clinton Portis"],
      ["WR", "Andre Johnson"],
      ["K", "Todd Sievers"],
      ["TE", "Jeremy Shockey"],
      ["DL", "William Joseph"],
      ["LB", "Jonathan Vilma"],
      ["DB", "Ed Reed"],
    ],
  ],
  [
    158,
    [
      ["QB", "Eric Crouch"],
      ["RB", "Dahrran Diedrick"],
      ["WR", "Wilson Thomas"],
      ["K", "Josh Brown"],
      ["TE", "Tracey Wistrom"],
      ["DL", "Chris Kelsay"],
      ["LB", "Jamie Burrow"],
      ["DB", "DeJuan Groce"],
    ],
  ],
];

/** A hundred ids per team, so that a squad can grow without renaming the players of the next one. */
const FIRST_ID = 9_000_001;

/** Every player, team by team. */
export const players: readonly Player[] = squads.flatMap(([teamId, squad], teamIndex) =>
  squad.map(([position, name], index) => ({
    id: String(FIRST_ID + teamIndex * 100 + index),
    name,
    position,
    teamId,
  })),
);

const byId = new Map(players.map((player) => [player.id, player]));

/** The player with that id. */
export function playerById(id: string): Player {
  const player = byId.get(id);
  if (player === undefined) throw new Error(`No player has the id ${id}.`);
  return player;
}

/** The players of a team at one of these positions, best first. */
export function squadOf(teamId: number, ...positions: readonly string[]): Player[] {
  return players.filter((player) => player.teamId === teamId && positions.includes(player.position));
}
