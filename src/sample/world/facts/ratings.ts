/** A rated season of a team without games in the sample world: cases that no season with games has. */
export interface StrengthFact {
  readonly season: number;
  readonly teamId: number;
  /** Points better than an average team. */
  readonly strength: number;
}

/** Rated seasons without games. The numbers are made up; both teams were champions. */
export const strengthsWithoutGames: readonly StrengthFact[] = [
  // The champions of 1977: no conference, and no play-by-play data.
  { season: 1977, teamId: 87, strength: 24.1 },
  // The champions of 2021: conferences had divisions, and SP had the components of its ratings.
  { season: 2021, teamId: 61, strength: 29.8 },
];

/** Teams below FBS and FCS, which only the expanded SRS has. They have no id: no other row names them. */
export const lowerDivisionRatings = [
  { season: 2007, school: "UNC Pembroke", classification: "ii", rating: -28.6 },
] as const;
