/** A team's season that models rated though the world has no game of it: what only other years can show. */
export interface RatedFact {
  readonly season: number;
  readonly teamId: number;
  /** Points better than an average team. */
  readonly strength: number;
}

/** Rated seasons without games. All numbers are made up; that these teams played so well is not. */
export const ratedFacts: readonly RatedFact[] = [
  // The champions of 1977, without a conference and long before anybody kept plays.
  { season: 1977, teamId: 87, strength: 24.1 },
  // The champions of 2021, when conferences had divisions and models told their parts.
  { season: 2021, teamId: 61, strength: 29.8 },
];

/** A team below the FBS and FCS that only the expanded SRS rates; it has no id in the world, for nothing else tells of it. */
export const independents = [{ season: 2007, school: "UNC Pembroke", classification: "ii", rating: -28.6 }] as const;
