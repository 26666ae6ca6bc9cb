/** The selection committee's decision about a team of the playoff of 2024. */
export interface Selection {
  readonly teamId: number;
  readonly seed: number;
  /** The team's rank in the committee's final ranking, which can differ from the seed. */
  readonly rank: number;
  /** Whether the team has an automatic bid as a conference champion. */
  readonly automatic: boolean;
}

const champion = (teamId: number, seed: number, rank: number): Selection => ({ teamId, seed, rank, automatic: true });
const atLarge = (teamId: number, seed: number, rank: number): Selection => ({ teamId, seed, rank, automatic: false });

/**
 * The twelve teams of 2024 by seed. The four best conference champions had byes, so Boise State and Arizona State had better
 * seeds than teams with a higher rank. Clemson, ranked sixteenth, was the fifth champion.
 */
export const selections: readonly Selection[] = [
  champion(2483, 1, 1),
  champion(61, 2, 2),
  champion(68, 3, 9),
  champion(9, 4, 12),
  atLarge(251, 5, 3),
  atLarge(213, 6, 4),
  atLarge(87, 7, 5),
  atLarge(194, 8, 6),
  atLarge(2633, 9, 7),
  atLarge(84, 10, 8),
  atLarge(2567, 11, 10),
  champion(228, 12, 16),
];
