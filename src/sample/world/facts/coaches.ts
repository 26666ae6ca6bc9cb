import { otherCoaches } from "./other-coaches.js";

/** A head coach. The ids are the sample's own; the rest is real, and null where it is unknown. */
export interface Coach {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string | null;
  readonly birthDate: string | null;
  readonly almaMater: { readonly id: number; readonly school: string } | null;
  readonly graduationYear: number | null;
  readonly wikidataId: string | null;
  readonly hallOfFameYear: number | null;
}

/** The seasons that a coach spent with a team. */
export interface Tenure {
  readonly id: number;
  readonly coachId: number;
  readonly teamId: number;
  readonly hired: string | null;
  readonly from: number;
  /** Null for a current tenure. */
  readonly to: number | null;
  /** The days of a change during a season; null where the tenure begins and ends between seasons. */
  readonly effectiveStart: string | null;
  readonly effectiveEnd: string | null;
  readonly interim: boolean;
}

const unknown = {
  displayName: null,
  birthDate: null,
  almaMater: null,
  graduationYear: null,
  wikidataId: null,
  hallOfFameYear: null,
};

/** Coaches of whom more is known than the name, or whose seasons show a case. */
const knownCoaches: readonly Coach[] = [
  {
    ...unknown,
    id: 10,
    firstName: "Ryan",
    lastName: "Day",
    displayName: "Ryan Day",
    birthDate: "1979-03-12",
    almaMater: { id: 160, school: "New Hampshire" },
    graduationYear: 2002,
  },
  {
    ...unknown,
    id: 90402,
    firstName: "Marcus",
    lastName: "Freeman",
    displayName: "Marcus Freeman",
    birthDate: "1986-01-10",
    almaMater: { id: 194, school: "Ohio State" },
  },
  {
    ...unknown,
    id: 90403,
    firstName: "Glenn",
    lastName: "Warner",
    displayName: "Pop Warner",
    birthDate: "1871-04-05",
    almaMater: { id: 172, school: "Cornell" },
    graduationYear: 1894,
    // A placeholder, not the real Wikidata id.
    wikidataId: "Q900000403",
    hallOfFameYear: 1951,
  },
  { ...unknown, id: 90404, firstName: "Clarence", lastName: "Spears" },
  { ...unknown, id: 90405, firstName: "Kevin", lastName: "Kelley" },
  { ...unknown, id: 90406, firstName: "Bob", lastName: "Curtin" },
  { ...unknown, id: 90407, firstName: "Tony", lastName: "Gibson" },
  { ...unknown, id: 90408, firstName: "Kenny", lastName: "Dillingham", almaMater: { id: 9, school: "Arizona State" } },
];

const FIRST_OTHER_ID = 90601;

/** Every coach. */
export const coaches: readonly Coach[] = [
  ...knownCoaches,
  ...otherCoaches.map(([firstName, lastName], index) => ({
    ...unknown,
    id: FIRST_OTHER_ID + index,
    firstName,
    lastName,
  })),
];

type Entry = readonly [
  coachId: number,
  teamId: number,
  from: number,
  to: number | null,
  hired: string | null,
  rest?: Partial<Pick<Tenure, "effectiveStart" | "effectiveEnd" | "interim">>,
];

const entries: readonly Entry[] = [
  // Interim coach for three games, while the head coach was suspended.
  [10, 194, 2018, 2018, "2018-08-01", { effectiveStart: "2018-08-01", effectiveEnd: "2018-09-16", interim: true }],
  [10, 194, 2019, null, "2018-12-04"],
  // Began with the bowl game of a season that another coach had started.
  [90402, 87, 2021, null, "2021-12-03", { effectiveStart: "2021-12-03" }],
  [90403, 221, 1915, 1923, null],
  [90404, 277, 1921, 1924, null],
  [90405, 2506, 2021, 2021, "2021-05-07"],
  [90406, 131901, 2021, null, null],
  [90407, 276, 2025, null, "2024-12-08"],
  [90408, 9, 2023, null, "2022-11-27"],
  ...otherCoaches.flatMap(([, , ...own], index) =>
    own.map(([teamId, from, to = null, { since = null, until = null, interim = false } = {}]): Entry => {
      return [FIRST_OTHER_ID + index, teamId, from, to, since, { effectiveStart: since, effectiveEnd: until, interim }];
    }),
  ),
];

/** Whether a coach had a team on a day of a season, by the days of a change. */
export const coachedOn = (
  { effectiveStart, effectiveEnd }: Pick<Tenure, "effectiveStart" | "effectiveEnd">,
  day: string,
): boolean => (effectiveStart === null || day >= effectiveStart) && (effectiveEnd === null || day < effectiveEnd);

/** Every tenure. */
export const tenures: readonly Tenure[] = entries.map(([coachId, teamId, from, to, hired, rest], index) => ({
  id: 90501 + index,
  coachId,
  teamId,
  hired,
  from,
  to,
  effectiveStart: null,
  effectiveEnd: null,
  interim: false,
  ...rest,
}));
