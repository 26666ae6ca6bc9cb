import type { ConferenceKey } from "./conferences.js";

/** The seasons of a team in a conference and one of its divisions. `to` is null for a current membership. */
export interface Membership {
  readonly conference: ConferenceKey;
  readonly division: string | null;
  readonly from: number;
  readonly to: number | null;
}

type Entry = readonly [conference: ConferenceKey, from: number, to?: number | undefined, division?: string];

/** The seasons of a member of the Big Ten since the first divisions of 2011. */
const inBigTen = (from: number, first: "Leaders" | "Legends", second: "East" | "West"): Entry[] => [
  ["bigTen", from, 2010],
  ["bigTen", 2011, 2013, first],
  ["bigTen", 2014, 2023, second],
  ["bigTen", 2024],
];

/** The seasons of a founding member of the SEC, which left the Southern Conference for it. */
const inSec = (division: "East" | "West"): Entry[] => [
  ["southern", 1922, 1932],
  ["sec", 1933, 1991],
  ["sec", 1992, 2023, division],
  ["sec", 2024],
];

/** The seasons of a member of the ACC with its divisions. */
const inAcc = (from: number, division: "Atlantic" | "Coastal"): Entry[] => [
  ["acc", from, 2022, division],
  ["acc", 2023],
];

/** By team, oldest first. Early seasons as an independent are left out: the service has no conference for them. */
const entries: Readonly<Record<number, readonly Entry[]>> = {
  194: inBigTen(1912, "Leaders", "East"),
  87: [["independents", 1978]],
  213: [["independents", 1978, 1992], ...inBigTen(1993, "Leaders", "East")],
  251: [
    ["southwest", 1915, 1995],
    ["big12", 1996, 2010, "South"],
    ["big12", 2011, 2023],
    ["sec", 2024],
  ],
  61: [["southernIntercollegiate", 1896, 1921], ...inSec("East")],
  2483: [
    ["pac12", 1964, 2010],
    ["pac12", 2011, 2023, "North"],
    ["bigTen", 2024],
  ],
  68: [
    ["westernAthletic", 2001, 2010],
    ["mountainWest", 2011, 2012],
    ["mountainWest", 2013, 2022, "Mountain"],
    ["mountainWest", 2023],
  ],
  9: [
    ["westernAthletic", 1962, 1977],
    ["pac12", 1978, 2010],
    ["pac12", 2011, 2023, "South"],
    ["big12", 2024],
  ],
  84: inBigTen(1900, "Leaders", "East"),
  2567: [
    ["southwest", 1918, 1995],
    ["westernAthletic", 1996, 2004],
    ["conferenceUsa", 2005, 2012, "West"],
    ["americanAthletic", 2013, 2014],
    ["americanAthletic", 2015, 2019, "West"],
    ["americanAthletic", 2020, 2023],
    ["acc", 2024],
  ],
  228: [["southern", 1922, 1952], ["acc", 1953, 2004], ...inAcc(2005, "Atlantic")],
  2633: [["southernIntercollegiate", 1896, 1921], ...inSec("East")],
  2390: [["bigEast", 1991, 2003], ["acc", 2004, 2004], ...inAcc(2005, "Coastal")],
  158: [
    ["missouriValley", 1921, 1927],
    ["bigSix", 1928, 1995],
    ["big12", 1996, 2010, "North"],
    ["bigTen", 2011, 2013, "Legends"],
    ["bigTen", 2014, 2023, "West"],
    ["bigTen", 2024],
  ],
  221: [["bigEast", 1991, 2012], ...inAcc(2013, "Coastal")],
  277: [
    ["southern", 1950, 1967],
    ["bigEast", 1991, 2011],
    ["big12", 2012],
  ],
  276: [
    ["conferenceUsa", 2005, 2021, "East"],
    ["sunBelt", 2022, undefined, "East"],
  ],
  2506: [
    ["bigSouth", 2009, 2019],
    ["fcsIndependents", 2020, 2020],
    ["pioneer", 2021],
  ],
  333: [["southernIntercollegiate", 1896, 1921], ...inSec("West")],
  145: [["southernIntercollegiate", 1899, 1921], ...inSec("West")],
  2579: [
    ["southern", 1922, 1952],
    ["acc", 1953, 1970],
    ["independents", 1978, 1991],
    ["sec", 1992, 2023, "East"],
    ["sec", 2024],
  ],
  142: [
    ["missouriValley", 1907, 1927],
    ["bigSix", 1928, 1995],
    ["big12", 1996, 2010, "North"],
    ["big12", 2011, 2011],
    ["sec", 2012, 2023, "East"],
    ["sec", 2024],
  ],
  66: [
    ["missouriValley", 1908, 1927],
    ["bigSix", 1928, 1995],
    ["big12", 1996, 2010, "North"],
    ["big12", 2011],
  ],
  252: [
    ["westernAthletic", 1962, 1998],
    ["mountainWest", 1999, 2010],
    ["independents", 2011, 2022],
    ["big12", 2023],
  ],
  38: [
    ["bigSix", 1948, 1995],
    ["big12", 1996, 2010, "North"],
    ["pac12", 2011, 2023, "South"],
    ["big12", 2024],
  ],
  356: inBigTen(1896, "Leaders", "West"),
  183: [["independents", 1978, 1990], ["bigEast", 1991, 2012], ...inAcc(2013, "Atlantic")],
  97: [
    ["conferenceUsa", 1996, 2004],
    ["bigEast", 2005, 2012],
    ["americanAthletic", 2013, 2013],
    ...inAcc(2014, "Atlantic"),
  ],
  349: [
    ["independents", 1978, 1997],
    ["conferenceUsa", 1998, 2004],
    ["independents", 2005, 2023],
    ["americanAthletic", 2024],
  ],
  235: [
    ["conferenceUsa", 1996, 2012],
    ["americanAthletic", 2013, 2014],
    ["americanAthletic", 2015, 2019, "West"],
    ["americanAthletic", 2020],
  ],
  2439: [
    ["westernAthletic", 1996, 1998],
    ["mountainWest", 1999, 2012],
    ["mountainWest", 2013, 2022, "West"],
    ["mountainWest", 2023],
  ],
  127: inBigTen(1953, "Legends", "East"),
  26: [
    ["pac12", 1959, 2010],
    ["pac12", 2011, 2023, "South"],
    ["bigTen", 2024],
  ],
  2509: inBigTen(1896, "Leaders", "West"),
  59: [
    ["southernIntercollegiate", 1896, 1921],
    ["southern", 1922, 1932],
    ["sec", 1933, 1963],
    ["acc", 1983, 2004],
    ...inAcc(2005, "Coastal"),
  ],
  160: [["coastal", 2007]],
  172: [["ivy", 1956]],
};

/** The memberships of a team, oldest first; empty for a team that never had a conference. */
export function membershipsOf(teamId: number): Membership[] {
  return (entries[teamId] ?? []).map(([conference, from, to = null, division = null]) => ({
    conference,
    division,
    from,
    to,
  }));
}
