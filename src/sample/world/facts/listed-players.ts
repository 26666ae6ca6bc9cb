import type { Player, PlayerDetails, Stint } from "./person.js";
import { teamBySchool } from "./teams.js";

/** Jersey, height in inches, weight in pounds, and hometown. */
type Body = readonly [jersey: number, height: number, weight: number, hometown: string];

type Entry = readonly [id: string, name: string, position: string, stints: string, body?: Body];

/**
 * Invented players who show what those of facts/made-up-players.ts do not: several schools, a height with a fraction, nothing known but the
 * name. No real person is intended. Without a last year, a stint goes on. The best of a position are first.
 */
const entries: readonly Entry[] = [
  ["9000001", "Wendell Harcastle", "QB", "Kansas State 2020-2023, Ohio State 2024-2024", [18, 76, 235, "Medina, OH"]],
  ["9000002", "Everett Smith", "QB", "Ohio State 2024-", [10, 73, 203, "Lewisville, TX"]],
  ["9000003", "Lucius Smith", "WR", "Ohio State 2024-", [4, 75, 215, "Miami Gardens, FL"]],
  ["9000004", "Emmett Quarles", "PK", "Ohio State 2022-", [38, 72, 200, "Lewisville, TX"]],
  ["9000009", "Roland Veasley", "DB", "Alabama 2023-2023, Ohio State 2024-", [2, 72, 205, "Hoschton, GA"]],
  ["9000010", "Darnell Ashgrove", "WR", "Ohio State 2023-", [17, 75, 191, "Chicago, IL"]],
  ["9000031", "Calvin Stroudwick", "QB", "Ohio State 2021-2022, Texas 2023-2024", [12, 76, 221, "Downingtown, PA"]],
  // The document gives these three ids as examples, which have to work on the real service: there they are other players.
  ["4870906", "Grady Holloman", "QB", "Texas 2023-", [16, 76, 219, "Austin, TX"]],
  ["4871076", "Percival Boone", "RB", "Texas 2023-", [26, 72, 194, "Glenn Heights, TX"]],
  ["5218633", "Theo Ransford", "WR", "Texas 2024-", [1, 74, 214, "Houston, TX"]],
  ["9000033", "Harlan Goodspeed", "WR", "Houston 2022-2023, Texas 2024-2024", [2, 72, 195, "Houston, TX"]],
  ["9000061", "Maurice Delafonte", "WR", "Boise State 2021-", [3, 70.5, 185, "Glenn Heights, TX"]],
  ["9000062", "Alton Prewitt", "RB", "Boise State 2022-2024", [2, 69, 215, "Frisco, TX"]],
  ["9000054", "Barnaby Fisk", "PK", "Oregon State 2021-2023, Oregon 2024-", [36, 71, 190, "Sherman Oaks, CA"]],
  ["9000079", "Stanley Whitcombe", "DB", "Texas 2020-2020, USC 2021-2024", [6, 72, 200, "Pike Road, AL"]],
  ["9000111", "Nathaniel Iverbrook", "QB", "Tennessee 2023-2024, UCLA 2025-", [8, 78, 215, "Downey, CA"]],
  ["9000112", "Lyle Cottrell", "WR", "Tennessee 2022-2024, Florida State 2025-", [10, 70, 170, "Lakeland, FL"]],
  ["9000023", "Edmund Walcott", "WR", "Penn State 2022-2024, Ole Miss 2025-", [6, 73, 200, "Hopewell, VA"]],
  ["9000024", "Rufus Kilgore", "PK", "Penn State 2024-"],
  ["9000016", "Clement Overby", "TE", "Notre Dame 2024-2024"],
  ["9000127", "Jerome Castellan", "LB", "Miami 2001-2001"],
];

function stintOf(text: string): Stint {
  const at = text.lastIndexOf(" ");
  const [from, to] = text.slice(at + 1).split("-");
  return { school: text.slice(0, at), from: Number(from), to: to ? Number(to) : null };
}

/** A listed player with schools, oldest first; null where only name and position are known. */
interface Listed {
  readonly player: Player;
  readonly stints: readonly Stint[];
  readonly details: PlayerDetails | null;
}

const listed = entries.map(([id, name, position, text, body]): Listed => {
  const stints = text.split(", ").map(stintOf);
  const [first, last] = [stints[0], stints.at(-1)];
  if (first === undefined || last === undefined) throw new Error(`${name} has no school.`);
  const player = { id, name, position, teamId: teamBySchool(last.school).id };
  if (body === undefined) return { player, stints, details: null };
  const [jersey, height, weight, hometown] = body;
  const details = { id, jersey, height, weight, firstSeason: first.from, lastSeason: last.to, hometown };
  return { player, stints, details };
});

const byId = new Map(listed.map((each) => [each.player.id, each]));

/** The players, those of a position in order of their rank. */
export const listedPlayers: readonly Player[] = listed.map(({ player }) => player);

/** The listed player with that id; undefined for any other id. */
export const listedById = (id: string): Listed | undefined => byId.get(id);

/** A player on a roster who never played: the service may have only the name. */
export const walkOn = { id: "9009001", firstName: "Sam", lastName: "Sample", teamId: 194 } as const;
