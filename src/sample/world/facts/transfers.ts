import type { TransferEligibility } from "../../../document/schema.js";
import { listedById } from "./listed-players.js";

/** An invented player who left one school for another. */
export interface TransferFact {
  readonly season: number;
  readonly name: string;
  readonly position: string;
  readonly origin: string;
  /** The new school. Null if the player does not have one. */
  readonly destination: string | null;
  readonly day: string;
  readonly rating: number | null;
  readonly stars: number | null;
  readonly eligibility: TransferEligibility;
}

type Entry = readonly [id: string, day: string, rating: number | null, stars: number | null];

/** The listed players who changed schools once, each with the day of entry into the portal and a rating as a transfer. */
const entries: readonly Entry[] = [
  ["9000079", "2021-01-19", null, 3],
  ["9000001", "2022-12-06", 0.87, 3],
  ["9000031", "2022-12-14", 0.88, 3],
  ["9000033", "2022-12-21", 0.9, 4],
  ["9000054", "2022-12-05", null, null],
  ["9000009", "2023-12-12", 0.91, 4],
  ["9000010", "2023-12-20", 0.86, 3],
  ["9000002", "2024-01-08", 0.89, 4],
  ["9000111", "2025-04-18", 0.87, 3],
  ["9000112", "2024-12-09", null, 4],
  ["9000023", "2025-01-03", null, 3],
];

/** The portal uses other names for some positions. */
const positions: Readonly<Record<string, string>> = { PK: "K", DB: "CB" };

function transferOf([id, day, rating, stars]: Entry): TransferFact {
  const { player, stints = [] } = listedById(id) ?? {};
  const [before, after] = stints;
  if (player === undefined || before === undefined || after === undefined)
    throw new Error(`The player ${id} did not change schools.`);
  const { name, position } = player;
  return {
    season: after.from,
    name,
    position: positions[position] ?? position,
    origin: before.school,
    destination: after.school,
    day,
    rating,
    stars,
    eligibility: "Immediate",
  };
}

/** Players without a new school. */
const undecided: readonly TransferFact[] = [
  {
    ...{ season: 2024, name: "Sam Sample", position: "WR", origin: "Oregon", destination: null },
    ...{ day: "2024-04-16", rating: null, stars: null, eligibility: "Withdrawn" },
  },
  {
    ...{ season: 2025, name: "Otis Sample", position: "S", origin: "Purdue", destination: null },
    ...{ day: "2025-04-21", rating: 0.84, stars: 3, eligibility: "Immediate" },
  },
  {
    ...{ season: 2025, name: "Gideon Sample", position: "OT", origin: "UCLA", destination: null },
    ...{ day: "2025-04-22", rating: null, stars: 2, eligibility: "Withdrawn" },
  },
];

/** Every transfer, sorted by season. */
export const transfers: readonly TransferFact[] = [...entries.map(transferOf), ...undecided].sort(
  (a, b) => a.season - b.season,
);
