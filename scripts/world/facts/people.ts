import { players } from "./players.js";

/** What is known of a player beside his position: his body, his number, his town. */
export interface Person {
  readonly id: string;
  readonly jersey: number;
  /** In inches. */
  readonly height: number;
  /** In pounds. */
  readonly weight: number;
  /** First year of college; later years of study follow from it. */
  readonly since: number;
  /** Last season, as far as the world knows. */
  readonly until: number | null;
  readonly town: string;
  /** The school that he played for before his present one, with the first and last season there. */
  readonly before: readonly [school: string, from: number, to: number] | null;
}

type Row = readonly [
  name: string,
  jersey: number,
  height: number,
  weight: number,
  since: number,
  until: number | null,
  town: string,
  before?: Person["before"],
];

const rows: readonly Row[] = [
  ["Will Howard", 18, 76, 235, 2020, 2024, "Downingtown, PA", ["Kansas State", 2020, 2023]],
  ["TreVeyon Henderson", 32, 70, 208, 2021, 2024, "Hopewell, VA"],
  ["Jeremiah Smith", 4, 75, 215, 2024, null, "Miami Gardens, FL"],
  ["Jayden Fielding", 38, 72, 200, 2022, null, "Lewisville, TX"],
  ["Quinshon Judkins", 1, 72, 219, 2022, 2024, "Pike Road, AL", ["Ole Miss", 2022, 2023]],
  ["Emeka Egbuka", 2, 73, 205, 2021, 2024, "Dupont, WA"],
  ["Jack Sawyer", 33, 76, 260, 2021, 2024, "Pickerington, OH"],
  ["Cody Simon", 0, 74, 235, 2020, 2024, "Jersey City, NJ"],
  ["Caleb Downs", 2, 72, 205, 2023, null, "Hoschton, GA", ["Alabama", 2023, 2023]],
  ["Carnell Tate", 17, 75, 191, 2023, null, "Chicago, IL"],
  ["Quinn Ewers", 3, 74, 210, 2021, 2024, "Southlake, TX", ["Ohio State", 2021, 2021]],
  ["Matthew Golden", 2, 72, 195, 2022, 2024, "Houston, TX", ["Houston", 2022, 2023]],
  ["Drew Allar", 15, 77, 238, 2022, null, "Medina, OH"],
  ["Cade Klubnik", 2, 74, 210, 2022, null, "Austin, TX"],
  ["Nico Iamaleava", 8, 78, 215, 2023, null, "Downey, CA"],
  ["Maddux Madsen", 4, 70, 198, 2022, null, "American Fork, UT"],
  ["Ashton Jeanty", 2, 69, 215, 2022, 2024, "Frisco, TX"],
  ["Latrell Caples", 3, 70.5, 185, 2021, null, "Glenn Heights, TX"],
  ["Arian Smith", 11, 72, 185, 2020, 2024, "Lakeland, FL"],
  ["Brashard Smith", 1, 70, 194, 2021, 2024, "Miami, FL", ["Miami", 2021, 2023]],
  ["Ty Benefield", 0, 74, 195, 2023, null, "Sherman Oaks, CA"],
];

/** By a player's id. */
const byId = new Map(
  rows.map(([name, jersey, height, weight, since, until, town, before = null]): [string, Person] => {
    const player = players.find((each) => each.name === name);
    if (player === undefined) throw new Error(`No player is named ${name}.`);
    return [player.id, { id: player.id, jersey, height, weight, since, until, town, before }];
  }),
);

/** What is known of a player, or null where the world knows no more than name and position. */
export function personOf(playerId: string): Person | null {
  return byId.get(playerId) ?? null;
}

/** A man who stood on a roster and never played: of such, the service may know the name alone. */
export const walkOn = { id: "9009001", firstName: "Sam", lastName: "Sample", teamId: 194 } as const;
