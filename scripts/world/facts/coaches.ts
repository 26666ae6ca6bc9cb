/** A head coach; the ids are the sample's own, the lives real, with holes where the world does not know. */
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

/** A stretch of seasons that a coach had a team. */
export interface Tenure {
  readonly id: number;
  readonly coachId: number;
  readonly teamId: number;
  readonly hired: string | null;
  readonly from: number;
  /** Null while it lasts. */
  readonly to: number | null;
  /** Days of a change in the middle of a season; null where seasons tell enough. */
  readonly took: string | null;
  readonly left: string | null;
  readonly interim: boolean;
}

const nobody = {
  displayName: null,
  birthDate: null,
  almaMater: null,
  graduationYear: null,
  wikidataId: null,
  hallOfFameYear: null,
};

export const coaches: readonly Coach[] = [
  {
    ...nobody,
    id: 90401,
    firstName: "Ryan",
    lastName: "Day",
    displayName: "Ryan Day",
    birthDate: "1979-03-12",
    almaMater: { id: 160, school: "New Hampshire" },
    graduationYear: 2002,
  },
  {
    ...nobody,
    id: 90402,
    firstName: "Marcus",
    lastName: "Freeman",
    displayName: "Marcus Freeman",
    birthDate: "1986-01-10",
    almaMater: { id: 194, school: "Ohio State" },
  },
  {
    ...nobody,
    id: 90403,
    firstName: "Glenn",
    lastName: "Warner",
    displayName: "Pop Warner",
    birthDate: "1871-04-05",
    almaMater: { id: 172, school: "Cornell" },
    graduationYear: 1894,
    // Not his number there, which the sample does not know.
    wikidataId: "Q900000403",
    hallOfFameYear: 1951,
  },
  { ...nobody, id: 90404, firstName: "Clarence", lastName: "Spears" },
  { ...nobody, id: 90405, firstName: "Kevin", lastName: "Kelley" },
  { ...nobody, id: 90406, firstName: "Bob", lastName: "Curtin" },
  { ...nobody, id: 90407, firstName: "Tony", lastName: "Gibson" },
  { ...nobody, id: 90408, firstName: "Kenny", lastName: "Dillingham", almaMater: { id: 9, school: "Arizona State" } },
];

type Row = readonly [
  coachId: number,
  teamId: number,
  from: number,
  to: number | null,
  hired: string | null,
  rest?: Partial<Pick<Tenure, "took" | "left" | "interim">>,
];

const rows: readonly Row[] = [
  // Three games in place of a coach who was suspended.
  [90401, 194, 2018, 2018, "2018-08-01", { took: "2018-08-01", left: "2018-09-16", interim: true }],
  [90401, 194, 2019, null, "2018-12-04"],
  // He began with the bowl of a season that another had coached.
  [90402, 87, 2021, null, "2021-12-03", { took: "2021-12-03" }],
  [90403, 221, 1915, 1923, null],
  [90404, 277, 1921, 1924, null],
  [90405, 2506, 2021, 2021, "2021-05-07"],
  [90406, 131901, 2021, null, null],
  [90407, 276, 2025, null, "2024-12-08"],
  [90408, 9, 2023, null, "2022-11-27"],
];

/** Every tenure that the world knows of. */
export const tenures: readonly Tenure[] = rows.map(([coachId, teamId, from, to, hired, rest], index) => ({
  id: 90501 + index,
  coachId,
  teamId,
  hired,
  from,
  to,
  took: null,
  left: null,
  interim: false,
  ...rest,
}));
