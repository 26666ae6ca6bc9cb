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

/**
 * Coaches of whom the sample world has only the name and the tenures: team, first and last season. A change during 2025 is left out: the
 * season counts for the coach who began it.
 */
const others: readonly (readonly [
  firstName: string,
  lastName: string,
  ...tenures: (readonly [teamId: number, from: number, to?: number])[],
])[] = [
  ["James", "Franklin", [213, 2014, 2025]],
  ["Steve", "Sarkisian", [251, 2021]],
  ["Kirby", "Smart", [61, 2016]],
  ["Dan", "Lanning", [2483, 2022]],
  ["Spencer", "Danielson", [68, 2024]],
  ["Curt", "Cignetti", [84, 2024]],
  ["Rhett", "Lashlee", [2567, 2022]],
  ["Dabo", "Swinney", [228, 2009]],
  ["Josh", "Heupel", [2633, 2021]],
  ["Mario", "Cristobal", [2390, 2022]],
  ["Kalen", "DeBoer", [333, 2024]],
  ["Lane", "Kiffin", [145, 2020, 2025]],
  ["Shane", "Beamer", [2579, 2021]],
  ["Eliah", "Drinkwitz", [142, 2020]],
  ["Matt", "Campbell", [66, 2016, 2025]],
  ["Kalani", "Sitake", [252, 2016]],
  ["Deion", "Sanders", [38, 2023]],
  ["Bret", "Bielema", [356, 2021]],
  ["Fran", "Brown", [183, 2024]],
  ["Jeff", "Brohm", [97, 2023]],
  ["Jeff", "Monken", [349, 2014]],
  ["Ryan", "Silverfield", [235, 2020, 2025]],
  ["Barry", "Odom", [2439, 2023, 2024], [2509, 2025]],
  ["Dan", "Mullen", [2439, 2025]],
  ["Jonathan", "Smith", [127, 2024, 2025]],
  ["DeShaun", "Foster", [26, 2024, 2025]],
  ["Ryan", "Walters", [2509, 2023, 2024]],
  ["Brent", "Key", [59, 2023]],
  ["Matt", "Rhule", [158, 2023]],
  ["Pat", "Narduzzi", [221, 2015]],
  ["Neal", "Brown", [277, 2019, 2024]],
  ["Rich", "Rodriguez", [277, 2025]],
  ["Charles", "Huff", [276, 2021, 2024]],
  ["Larry", "Coker", [2390, 2001, 2006]],
  ["Frank", "Solich", [158, 1998, 2003]],
  ["Mike", "Gottfried", [221, 1986, 1989]],
  ["Don", "Nehlen", [277, 1980, 2000]],
  ["Dan", "Devine", [87, 1975, 1980]],
  ["Ara", "Parseghian", [87, 1964, 1974]],
  ["Duffy", "Daugherty", [127, 1954, 1972]],
  ["Bear", "Bryant", [333, 1958, 1982]],
  ["Vince", "Dooley", [61, 1964, 1988]],
  ["Tommy", "Prothro", [26, 1965, 1970]],
  ["Bob", "Devaney", [158, 1962, 1972]],
  ["Jack", "Mollenkopf", [2509, 1956, 1969]],
  ["Bobby", "Dodd", [59, 1945, 1966]],
  ["Charlie", "Tate", [2390, 1964, 1970]],
  ["Hayden", "Fry", [2567, 1962, 1972]],
  ["Tony", "Hinkle", [131902, 1942, 1943]],
  ["Charlie", "Bachman", [131903, 1943, 1943]],
  ["Greg", "Schiano", [164, 2020]],
  ["P.J.", "Fleck", [135, 2017]],
  ["Luke", "Fickell", [275, 2023]],
  ["Mike", "Locksley", [120, 2019]],
  ["David", "Braun", [77, 2023]],
  ["Kirk", "Ferentz", [2294, 1999]],
  ["Lincoln", "Riley", [30, 2022]],
  ["Sherrone", "Moore", [130, 2024, 2025]],
  ["Jedd", "Fisch", [264, 2024]],
  ["Brian", "Smith", [195, 2025]],
  ["Pete", "Lembo", [2084, 2025]],
  ["Scott", "Satterfield", [2132, 2023]],
  ["Chuck", "Martin", [193, 2014]],
  ["Lance", "Taylor", [2711, 2023]],
  ["Joe", "Davis", [2710, 2024]],
  ["Zach", "Kittley", [2226, 2025]],
  ["Mike", "Uremovich", [2050, 2025]],
  ["Jon", "Sumrall", [2655, 2024, 2025]],
  ["Ricky", "Rahne", [295, 2020]],
  ["Jeff", "Choate", [2440, 2024]],
  ["Brent", "Vigen", [147, 2021]],
  ["Jared", "Ambrose", [399, 2024]],
  ["Ryan", "Beard", [2623, 2023, 2025]],
  ["Jason", "Eck", [167, 2025]],
  ["Kyle", "Whittingham", [254, 2005, 2025]],
  ["Jay", "Norvell", [36, 2022, 2025]],
  ["Thomas", "Hammock", [2459, 2019]],
  ["Willie", "Simmons", [2229, 2025]],
  ["Jerry", "Mack", [338, 2025]],
  ["Blaine", "McCorkle", [2466, 2024]],
  ["Manny", "Diaz", [150, 2024]],
  ["Mickey", "Joseph", [2755, 2024]],
  ["Mike", "Gundy", [197, 2005, 2025]],
  ["Derek", "Mason", [2393, 2024]],
  ["Brent", "Venables", [201, 2022]],
  ["Joe", "Moorhead", [2006, 2022]],
  ["Clay", "Helton", [290, 2022]],
  ["Bill", "O'Brien", [103, 2024]],
  ["Nick", "Hill", [79, 2016]],
  ["Tim", "Plough", [302, 2024]],
  ["Curt", "Mallory", [282, 2017]],
  ["Jason", "Bachtel", [2277, 2025]],
  ["Pete", "Shinnick", [119, 2023]],
  ["Matt", "Drinkall", [2117, 2025]],
  ["Michael", "Vick", [2450, 2025]],
  ["Doug", "Phillips", [2754, 2020]],
  ["Mark", "Ferrante", [222, 2017]],
  ["Joe", "Harasymiak", [113, 2025]],
  ["Justin", "Wilcox", [25, 2017, 2025]],
  ["Trent", "Bray", [204, 2024, 2025]],
  ["Jimmy", "Rogers", [265, 2025, 2025]],
  ["Bryant", "Vincent", [2433, 2024]],
  ["Mike", "Elko", [245, 2024]],
  ["Bob", "Chesney", [256, 2024, 2025]],
  ["Sonny", "Dykes", [2628, 2022]],
  ["Clark", "Lea", [238, 2021]],
  ["Joey", "McGuire", [2641, 2022]],
];
const FIRST_OTHER_ID = 90601;

/** Every coach. */
export const coaches: readonly Coach[] = [
  ...knownCoaches,
  ...others.map(([firstName, lastName], index) => ({ ...unknown, id: FIRST_OTHER_ID + index, firstName, lastName })),
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
  ...others.flatMap(([, , ...own], index) =>
    own.map(([teamId, from, to]): Entry => [FIRST_OTHER_ID + index, teamId, from, to ?? null, null]),
  ),
];

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
