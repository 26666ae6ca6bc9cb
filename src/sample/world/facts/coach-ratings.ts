/** A team's ratings for a season without games in the sample world. They are made up, in the range of the service's values. */
export interface SeasonRatings {
  readonly srs: number;
  readonly overall: number;
  readonly offense: number;
  readonly defense: number;
  readonly special: number;
  readonly fpi: number;
  readonly schedule: number;
  readonly secondOrderWins: number;
}

type Entry = readonly [
  srs: number,
  overall: number,
  offense: number,
  defense: number,
  special: number,
  fpi: number,
  schedule: number,
  secondOrderWins: number,
];

/** The entries by team id and season, such as "194 2018". */
const entries: Readonly<Record<string, Entry>> = {
  "194 2018": [17.6, 22.9, 41.6, 20.1, 1.4, 20.3, 4.1, 10.4],
  "194 2019": [28.9, 35.8, 46.4, 11.2, 0.6, 29.6, 6.2, 13.3],
  "194 2020": [20.5, 27.6, 43.3, 16.4, 0.7, 24.9, 7.3, 6.8],
  "194 2021": [22.4, 25, 46.9, 22.6, 0.7, 24.1, 6.8, 10.6],
  "194 2022": [24.6, 29.2, 45.7, 17, 0.5, 27.4, 6.5, 11.2],
  "194 2023": [24.5, 29, 36.4, 7.6, 0.2, 25.2, 7.1, 11.4],
  "87 2021": [14.9, 16.8, 34.2, 17.7, 0.3, 15.5, 3.7, 9.8],
  "87 2022": [11.3, 12.9, 31.8, 19.1, 0.2, 12.2, 5.4, 8.3],
  "87 2023": [21.2, 21.5, 33.7, 12.6, 0.4, 19.8, 5.9, 10.1],
  "9 2023": [-6.1, -7.5, 18.9, 26.3, -0.1, -4.4, 6.6, 3.4],
};

/** Returns a team's ratings for a season. Returns null if the table does not have the season. */
export function seasonRatings(teamId: number, year: number): SeasonRatings | null {
  const entry = entries[`${teamId} ${year}`];
  if (entry === undefined) return null;
  const [srs, overall, offense, defense, special, fpi, schedule, secondOrderWins] = entry;
  return { srs, overall, offense, defense, special, fpi, schedule, secondOrderWins };
}
