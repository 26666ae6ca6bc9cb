import type { TransferEligibility } from "../../../document/schema.js";

/** A player who left one school for another. Seasons, schools and names are real; days and ratings are close to the real ones. */
export interface TransferFact {
  readonly season: number;
  readonly name: string;
  readonly position: string;
  readonly origin: string;
  /** Null for a player without a new school. */
  readonly destination: string | null;
  readonly day: string;
  readonly rating: number | null;
  readonly stars: number | null;
  readonly eligibility: TransferEligibility;
}

type Entry = readonly [
  season: number,
  name: string,
  position: string,
  origin: string,
  destination: string | null,
  day: string,
  rating: number | null,
  stars: number | null,
  eligibility: TransferEligibility,
];

const entries: readonly Entry[] = [
  [2021, "Xavion Alford", "S", "Texas", "USC", "2021-01-04", 0.92, 4, "Immediate"],
  [2022, "Quinn Ewers", "QB", "Ohio State", "Texas", "2021-12-03", 1, 5, "Immediate"],
  [2024, "Will Howard", "QB", "Kansas State", "Ohio State", "2023-11-28", 0.91, 4, "Immediate"],
  [2024, "Quinshon Judkins", "RB", "Ole Miss", "Ohio State", "2024-01-05", 0.96, 4, "Immediate"],
  [2024, "Caleb Downs", "S", "Alabama", "Ohio State", "2024-01-17", 0.98, 5, "Immediate"],
  [2024, "Riley Leonard", "QB", "Duke", "Notre Dame", "2023-11-30", 0.93, 4, "Immediate"],
  [2024, "Beaux Collins", "WR", "Clemson", "Notre Dame", "2023-12-04", 0.9, 4, "Immediate"],
  [2024, "Mitch Jeter", "K", "South Carolina", "Notre Dame", "2023-12-04", null, 3, "Immediate"],
  [2024, "Matthew Golden", "WR", "Houston", "Texas", "2023-12-04", 0.9, 4, "Immediate"],
  [2024, "Trevor Etienne", "RB", "Florida", "Georgia", "2023-12-04", 0.93, 4, "Immediate"],
  [2024, "Dillon Gabriel", "QB", "Oklahoma", "Oregon", "2023-12-04", 0.92, 4, "Immediate"],
  [2024, "Atticus Sappington", "K", "Oregon State", "Oregon", "2023-12-04", null, null, "Immediate"],
  [2024, "Cameron Camper", "WR", "Indiana", "Boise State", "2023-11-29", 0.86, 3, "Immediate"],
  [2024, "Sam Leavitt", "QB", "Michigan State", "Arizona State", "2023-12-04", 0.9, 4, "Immediate"],
  [2024, "Kurtis Rourke", "QB", "Ohio", "Indiana", "2023-12-04", 0.89, 3, "Immediate"],
  [2024, "Elijah Sarratt", "WR", "James Madison", "Indiana", "2023-12-04", 0.87, 3, "Immediate"],
  [2024, "Justice Ellison", "RB", "Wake Forest", "Indiana", "2023-12-04", 0.86, 3, "Immediate"],
  [2024, "Brashard Smith", "RB", "Miami", "SMU", "2023-12-04", 0.87, 3, "Immediate"],
  // A made-up player who withdrew from the portal.
  [2024, "Sam Sample", "WR", "Oregon", null, "2024-04-16", null, null, "Withdrawn"],
  [2025, "Nico Iamaleava", "QB", "Tennessee", "UCLA", "2025-04-16", 0.96, 4, "Immediate"],
  [2025, "Squirrel White", "WR", "Tennessee", "Florida State", "2024-12-09", 0.9, 4, "Immediate"],
  [2025, "Harrison Wallace III", "WR", "Penn State", "Ole Miss", "2025-01-10", 0.9, 4, "Immediate"],
];

/** Every transfer, by season. */
export const transfers: readonly TransferFact[] = entries.map(
  ([season, name, position, origin, destination, day, rating, stars, eligibility]) => ({
    season,
    name,
    position,
    origin,
    destination,
    day,
    rating,
    stars,
    eligibility,
  }),
);
