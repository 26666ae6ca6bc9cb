/** The selection committee's decision about a playoff team. */
export interface Selection {
  readonly teamId: number;
  readonly seed: number;
  /** The team's rank in the committee's final ranking. It can differ from the seed. */
  readonly rank: number;
  /** Whether the team has an automatic bid as a conference champion. */
  readonly automatic: boolean;
}

const champion = (teamId: number, seed: number, rank: number): Selection => ({ teamId, seed, rank, automatic: true });
const atLarge = (teamId: number, seed: number, rank: number): Selection => ({ teamId, seed, rank, automatic: false });

/**
 * The twelve teams by season and seed. In 2024, the four best conference champions had byes. So Boise State and Arizona State had better seeds than
 * teams with a higher rank. Clemson, ranked sixteenth, was the fifth champion. In 2025, seeds follow ranks except for the fourth and fifth champions.
 */
const selectionsBySeason: Readonly<Record<number, readonly Selection[]>> = {
  2024: [
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
  ],
  2025: [
    champion(84, 1, 1),
    atLarge(194, 2, 2),
    champion(61, 3, 3),
    champion(2641, 4, 4),
    atLarge(2483, 5, 5),
    atLarge(145, 6, 6),
    atLarge(245, 7, 7),
    atLarge(201, 8, 8),
    atLarge(333, 9, 9),
    atLarge(2390, 10, 10),
    champion(2655, 11, 20),
    champion(256, 12, 24),
  ],
};

/** Returns the teams of a season's playoff, by seed. */
export const selectionsOf = (season: number): readonly Selection[] => selectionsBySeason[season] ?? [];
