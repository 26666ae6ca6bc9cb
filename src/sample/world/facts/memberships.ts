import type { ConferenceKey } from "./conferences.js";

/** The seasons of a team in a conference and one of its divisions. `to` is null for a current membership. */
export interface Membership {
  readonly conference: ConferenceKey;
  readonly division: string | null;
  readonly from: number;
  readonly to: number | null;
}

type Entry = readonly [conference: ConferenceKey, from: number, to?: number | undefined, division?: string];

/** By team, oldest first. Early seasons as an independent are left out: the service has no conference for them. */
const entries: Readonly<Record<number, readonly Entry[]>> = {
  194: [
    ["bigTen", 1912, 2010],
    ["bigTen", 2011, 2013, "Leaders"],
    ["bigTen", 2014, 2023, "East"],
    ["bigTen", 2024],
  ],
  87: [["independents", 1978]],
  213: [
    ["independents", 1978, 1992],
    ["bigTen", 1993, 2010],
    ["bigTen", 2011, 2013, "Leaders"],
    ["bigTen", 2014, 2023, "East"],
    ["bigTen", 2024],
  ],
  251: [
    ["southwest", 1915, 1995],
    ["big12", 1996, 2010, "South"],
    ["big12", 2011, 2023],
    ["sec", 2024],
  ],
  61: [
    ["southernIntercollegiate", 1896, 1921],
    ["southern", 1922, 1932],
    ["sec", 1933, 1991],
    ["sec", 1992, 2023, "East"],
    ["sec", 2024],
  ],
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
  84: [
    ["bigTen", 1900, 2010],
    ["bigTen", 2011, 2013, "Leaders"],
    ["bigTen", 2014, 2023, "East"],
    ["bigTen", 2024],
  ],
  2567: [
    ["southwest", 1918, 1995],
    ["westernAthletic", 1996, 2004],
    ["conferenceUsa", 2005, 2012, "West"],
    ["americanAthletic", 2013, 2014],
    ["americanAthletic", 2015, 2019, "West"],
    ["americanAthletic", 2020, 2023],
    ["acc", 2024],
  ],
  228: [
    ["southern", 1922, 1952],
    ["acc", 1953, 2004],
    ["acc", 2005, 2022, "Atlantic"],
    ["acc", 2023],
  ],
  2633: [
    ["southernIntercollegiate", 1896, 1921],
    ["southern", 1922, 1932],
    ["sec", 1933, 1991],
    ["sec", 1992, 2023, "East"],
    ["sec", 2024],
  ],
  2390: [
    ["bigEast", 1991, 2003],
    ["acc", 2004, 2004],
    ["acc", 2005, 2022, "Coastal"],
    ["acc", 2023],
  ],
  158: [
    ["missouriValley", 1921, 1927],
    ["bigSix", 1928, 1995],
    ["big12", 1996, 2010, "North"],
    ["bigTen", 2011, 2013, "Legends"],
    ["bigTen", 2014, 2023, "West"],
    ["bigTen", 2024],
  ],
  221: [
    ["bigEast", 1991, 2012],
    ["acc", 2013, 2022, "Coastal"],
    ["acc", 2023],
  ],
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
