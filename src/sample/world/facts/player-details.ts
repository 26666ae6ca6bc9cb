import { madeUpDetails, madeUpPlayerById } from "./made-up-players.js";
import type { PlayerDetails } from "./person.js";
import { knownPlayers } from "./players.js";

type Entry = readonly [
  name: string,
  jersey: number,
  height: number,
  weight: number,
  firstSeason: number,
  lastSeason: number | null,
  hometown: string,
];

const entries: readonly Entry[] = [
  ["Will Howard", 18, 76, 235, 2020, 2024, "Downingtown, PA"],
  ["TreVeyon Henderson", 32, 70, 208, 2021, 2024, "Hopewell, VA"],
  ["Jeremiah Smith", 4, 75, 215, 2024, null, "Miami Gardens, FL"],
  ["Jayden Fielding", 38, 72, 200, 2022, null, "Lewisville, TX"],
  ["Quinshon Judkins", 1, 72, 219, 2022, 2024, "Pike Road, AL"],
  ["Emeka Egbuka", 2, 73, 205, 2021, 2024, "Dupont, WA"],
  ["Jack Sawyer", 33, 76, 260, 2021, 2024, "Pickerington, OH"],
  ["Cody Simon", 0, 74, 235, 2020, 2024, "Jersey City, NJ"],
  ["Caleb Downs", 2, 72, 205, 2023, null, "Hoschton, GA"],
  ["Carnell Tate", 17, 75, 191, 2023, null, "Chicago, IL"],
  ["Quinn Ewers", 3, 74, 210, 2021, 2024, "Southlake, TX"],
  ["Matthew Golden", 2, 72, 195, 2022, 2024, "Houston, TX"],
  ["Drew Allar", 15, 77, 238, 2022, null, "Medina, OH"],
  ["Cade Klubnik", 2, 74, 210, 2022, null, "Austin, TX"],
  ["Nico Iamaleava", 8, 78, 215, 2023, null, "Downey, CA"],
  ["Maddux Madsen", 4, 70, 198, 2022, null, "American Fork, UT"],
  ["Ashton Jeanty", 2, 69, 215, 2022, 2024, "Frisco, TX"],
  ["Latrell Caples", 3, 70.5, 185, 2021, null, "Glenn Heights, TX"],
  ["Arian Smith", 11, 72, 185, 2020, 2024, "Lakeland, FL"],
  ["Brashard Smith", 1, 70, 194, 2021, 2024, "Miami, FL"],
  ["Ty Benefield", 0, 74, 195, 2023, null, "Sherman Oaks, CA"],
];

/** The known players, by id. */
const byId = new Map(
  entries.map(([name, jersey, height, weight, firstSeason, lastSeason, hometown]): [string, PlayerDetails] => {
    const player = knownPlayers.find((each) => each.name === name);
    if (player === undefined) throw new Error(`No player is named ${name}.`);
    return [player.id, { id: player.id, jersey, height, weight, firstSeason, lastSeason, hometown }];
  }),
);

/** The details of a player, or null where only name and position are known. */
export function detailsOfPlayer(playerId: string): PlayerDetails | null {
  const known = byId.get(playerId);
  const madeUp = known === undefined ? madeUpPlayerById(playerId) : undefined;
  return known ?? (madeUp === undefined ? null : madeUpDetails(madeUp));
}

/** A player on a roster who never played: the service may have only the name. */
export const walkOn = { id: "9009001", firstName: "Sam", lastName: "Sample", teamId: 194 } as const;
