import type { Player, PlayerDetails, Stint } from "./person.js";
import { teamBySchool } from "./teams.js";

/** Jersey, height in inches, weight in pounds, and hometown. */
type Body = readonly [jersey: number, height: number, weight: number, hometown: string];

type Entry = readonly [id: string, name: string, position: string, stints: string, body?: Body];

/**
 * Invented players for cases that the players in facts/made-up-players.ts do not show, such as several schools, a height with a fraction, or only a
 * name. Their statistics are made up, so a row must not resemble a real player in its name or career. A career consists of the schools, position,
 * years, jersey, size, hometown and rank as a recruit. A stint without a last year is current. The best players of a position come first.
 */
const entries: readonly Entry[] = [
  ["9000001", "Wendell Harcastle", "QB", "Marshall 2020-2022, Ohio State 2023-2024", [11, 74, 208, "Lakeland, FL"]],
  // The document uses these three ids as examples, so they must work on the real service. There, they belong to other players.
  ["4870906", "Everett Smith", "QB", "Ohio State 2022-", [7, 75, 216, "Denver, CO"]],
  ["5218633", "Lucius Barrowby", "WR", "Ohio State 2022-", [87, 71, 184, "Dayton, OH"]],
  ["4871076", "Percival Boone", "RB", "Ohio State 2022-", [34, 69, 207, "Mobile, AL"]],
  ["9000004", "Emmett Quarles", "PK", "Ohio State 2023-", [93, 70, 181, "Duluth, MN"]],
  ["9000009", "Roland Veasley", "DB", "Purdue 2021-2023, Ohio State 2024-", [29, 74, 193, "Hampton, VA"]],
  ["9000010", "Bertram Applecote", "WR", "Memphis 2022-2023, Ohio State 2024-", [85, 70, 176, "Savannah, GA"]],
  ["9000031", "Calvin Pemberwick", "QB", "Memphis 2020-2022, Texas 2023-2024", [14, 73, 204, "Peoria, IL"]],
  ["9000002", "Grady Holloman", "QB", "Nebraska 2022-2023, Texas 2024-", [9, 72, 201, "San Diego, CA"]],
  ["9000003", "Theo Ransford", "WR", "Texas 2022-", [86, 71, 188, "Fresno, CA"]],
  ["9000033", "Harlan Woodmere", "WR", "Louisville 2021-2022, Texas 2023-2024", [82, 75, 209, "Akron, OH"]],
  ["9000061", "Maurice Delafonte", "WR", "Boise State 2023-", [88, 72.5, 178, "Pittsburgh, PA"]],
  ["9000062", "Alton Prewitt", "TE", "Boise State 2020-2024", [49, 77, 244, "Jersey City, NJ"]],
  ["9000054", "Barnaby Fisk", "PK", "UNLV 2021-2022, Oregon 2023-", [92, 74, 207, "High Point, NC"]],
  ["9000079", "Stanley Whitcombe", "LB", "Syracuse 2020-2020, Nebraska 2021-2024", [48, 73, 229, "Mansfield, OH"]],
  ["9000111", "Nathaniel Iverbrook", "TE", "Tennessee 2022-2024, Purdue 2025-", [46, 76, 241, "Greenville, SC"]],
  ["9000112", "Lyle Cottrell", "WR", "SMU 2022-2024, Louisville 2025-", [83, 75, 206, "Chicago, IL"]],
  ["9000023", "Edmund Walcott", "WR", "Arizona State 2022-2024, Rutgers 2025-", [16, 69, 172, "Lubbock, TX"]],
  ["9000024", "Rufus Kilgore", "PK", "Penn State 2024-"],
  ["9000016", "Clement Overby", "TE", "Notre Dame 2024-2024"],
  ["9000127", "Jerome Castellan", "LB", "Miami 2001-2001"],
];

function stintOf(text: string): Stint {
  const at = text.lastIndexOf(" ");
  const [from, to] = text.slice(at + 1).split("-");
  return { school: text.slice(0, at), from: Number(from), to: to ? Number(to) : null };
}

/** A listed player with schools, oldest first. `details` is null if only name and position are known. */
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

/** The players. Within a position, the best come first. */
export const listedPlayers: readonly Player[] = listed.map(({ player }) => player);

/** Returns the listed player with this id. Returns undefined for any other id. */
export const listedById = (id: string): Listed | undefined => byId.get(id);

/** A player on a roster who has never played. The service may have only a name. */
export const walkOn = { id: "9009001", firstName: "Sam", lastName: "Sample", teamId: 194 } as const;
