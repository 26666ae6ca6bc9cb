import { type ConferenceKey, conferences } from "./conferences.js";

/** A team's seasons in a conference and in one of its divisions. `to` is null if the membership is current. */
export interface Membership {
  readonly conference: ConferenceKey;
  readonly division: string | null;
  readonly from: number;
  readonly to: number | null;
}

/**
 * The memberships by team, oldest first. A membership ends when the next one begins, unless its last season is given. Early seasons as an independent
 * are left out, because the service has no conference for them. Some early seasons below the FBS are also left out.
 */
const table = `
194 1912 bigTen, 2011 bigTen Leaders, 2014 bigTen East, 2024 bigTen
87 1978 independents
213 1978 independents, 1993 bigTen, 2011 bigTen Leaders, 2014 bigTen East, 2024 bigTen
251 1915 southwest, 1996 big12 South, 2011 big12, 2024 sec
61 1896 southernIntercollegiate, 1922 southern, 1933 sec, 1992 sec East, 2024 sec
2483 1964 pac12, 2011 pac12 North, 2024 bigTen
68 2001 westernAthletic, 2011 mountainWest, 2013 mountainWest Mountain, 2023 mountainWest
9 1962 westernAthletic, 1978 pac12, 2011 pac12 South, 2024 big12
84 1900 bigTen, 2011 bigTen Leaders, 2014 bigTen East, 2024 bigTen
2567 1918 southwest, 1996 westernAthletic, 2005 conferenceUsa West, 2013 americanAthletic, 2015 americanAthletic West, 2020 americanAthletic, 2024 acc
228 1922 southern, 1953 acc, 2005 acc Atlantic, 2023 acc
2633 1896 southernIntercollegiate, 1922 southern, 1933 sec, 1992 sec East, 2024 sec
2390 1991 bigEast, 2004 acc, 2005 acc Coastal, 2023 acc
158 1921 missouriValley, 1928 bigSix, 1996 big12 North, 2011 bigTen Legends, 2014 bigTen West, 2024 bigTen
221 1991 bigEast, 2013 acc Coastal, 2023 acc
277 1950-1967 southern, 1991 bigEast, 2012 big12
2506 2009 bigSouth, 2020 fcsIndependents, 2021 pioneer
276 2005 conferenceUsa East, 2022 sunBelt East
333 1896 southernIntercollegiate, 1922 southern, 1933 sec, 1992 sec West, 2024 sec
145 1899 southernIntercollegiate, 1922 southern, 1933 sec, 1992 sec West, 2024 sec
2579 1922 southern, 1953-1970 acc, 1978 independents, 1992 sec East, 2024 sec
142 1907 missouriValley, 1928 bigSix, 1996 big12 North, 2011 big12, 2012 sec East, 2024 sec
66 1908 missouriValley, 1928 bigSix, 1996 big12 North, 2011 big12
252 1962 westernAthletic, 1999 mountainWest, 2011 independents, 2023 big12
38 1948 bigSix, 1996 big12 North, 2011 pac12 South, 2024 big12
356 1896 bigTen, 2011 bigTen Leaders, 2014 bigTen West, 2024 bigTen
183 1978 independents, 1991 bigEast, 2013 acc Atlantic, 2023 acc
97 1996 conferenceUsa, 2005 bigEast, 2013 americanAthletic, 2014 acc Atlantic, 2023 acc
349 1978 independents, 1998 conferenceUsa, 2005 independents, 2024 americanAthletic
235 1996 conferenceUsa, 2013 americanAthletic, 2015 americanAthletic West, 2020 americanAthletic
2439 1996 westernAthletic, 1999 mountainWest, 2013 mountainWest West, 2023 mountainWest
127 1953 bigTen, 2011 bigTen Legends, 2014 bigTen East, 2024 bigTen
26 1959 pac12, 2011 pac12 South, 2024 bigTen
2509 1896 bigTen, 2011 bigTen Leaders, 2014 bigTen West, 2024 bigTen
59 1896 southernIntercollegiate, 1922 southern, 1933-1963 sec, 1983 acc, 2005 acc Coastal, 2023 acc
160 2007 coastal
172 1956 ivy
2005 1980 westernAthletic, 1999 mountainWest, 2013 mountainWest Mountain, 2023 mountainWest
2006 1987 independents, 1992 mac, 1997 mac East, 2024 mac
2026 1972 southern, 2014 sunBelt, 2018 sunBelt East
12 1962 westernAthletic, 1978 pac12, 2011 pac12 South, 2024 big12
8 1915 southwest, 1992 sec West, 2024 sec
2032 2001 sunBelt, 2018 sunBelt West
2 1922 southern, 1933 sec, 1992 sec West, 2024 sec
2050 1975 mac, 1997 mac West, 2024 mac
239 1915 southwest, 1996 big12 South, 2011 big12
103 1978 independents, 1991 bigEast, 2005 acc Atlantic, 2023 acc
189 1952 mac, 1997 mac East, 2024 mac
2084 1999 mac East, 2024 mac
25 1959 pac12, 2011 pac12 North, 2024 acc
2117 1975 mac, 1997 mac West, 2024 mac
2429 2015 conferenceUsa East, 2022 conferenceUsa, 2023 americanAthletic
2132 1996 conferenceUsa, 2005 bigEast, 2013 americanAthletic, 2015 americanAthletic East, 2020 americanAthletic, 2023 big12
324 2003 bigSouth, 2016 fcsIndependents, 2017 sunBelt, 2018 sunBelt East
36 1968 westernAthletic, 1999 mountainWest, 2013 mountainWest Mountain, 2023 mountainWest
48 2007 coastal, 2025 conferenceUsa
150 1929 southern, 1953 acc, 2005 acc Coastal, 2023 acc
151 1997 conferenceUsa, 2005 conferenceUsa East, 2014 americanAthletic, 2015 americanAthletic East, 2020 americanAthletic
2199 1975 mac, 1997 mac West, 2024 mac
57 1922 southern, 1933 sec, 1992 sec East, 2024 sec
2226 2005 sunBelt, 2013 conferenceUsa East, 2022 conferenceUsa, 2023 americanAthletic
2229 2005 sunBelt, 2013 conferenceUsa East, 2022 conferenceUsa
52 1978 independents, 1992 acc, 2005 acc Atlantic, 2023 acc
278 1992 westernAthletic, 2012 mountainWest, 2013 mountainWest West, 2023 mountainWest
290 1993 southern, 2014 sunBelt, 2018 sunBelt East
2247 2012 coastal, 2013 sunBelt, 2018 sunBelt East
62 1979 westernAthletic, 2012 mountainWest, 2013 mountainWest West, 2023 mountainWest
248 1976 southwest, 1996 conferenceUsa, 2005 conferenceUsa West, 2013 americanAthletic, 2015 americanAthletic West, 2020 americanAthletic, 2023 big12
2294 1900 bigTen, 2011 bigTen Legends, 2014 bigTen West, 2024 bigTen
55 2023 conferenceUsa
256 2007 coastal, 2022 sunBelt East
2305 1928 bigSix, 1996 big12 North, 2011 big12
2306 1928 bigSix, 1996 big12 North, 2011 big12
338 2015 bigSouth, 2023 fcsIndependents, 2024 conferenceUsa
2309 1952 mac, 1997 mac East, 2024 mac
96 1922 southern, 1933 sec, 1992 sec East, 2024 sec
2335 2002 bigSouth, 2018 independents, 2023 conferenceUsa
309 2001 sunBelt, 2018 sunBelt West
2348 2001 westernAthletic, 2013 conferenceUsa West, 2022 conferenceUsa
99 1922 southern, 1933 sec, 1992 sec West, 2024 sec
120 1922 southern, 1953 acc, 2005 acc Atlantic, 2014 bigTen East, 2024 bigTen
113 2007 coastal, 2012 mac East, 2016 independents, 2025 mac
193 1948 mac, 1997 mac East, 2024 mac
130 1953 bigTen, 2011 bigTen Legends, 2014 bigTen East, 2024 bigTen
2393 2001 sunBelt, 2013 conferenceUsa East, 2022 conferenceUsa
135 1896 bigTen, 2011 bigTen Legends, 2014 bigTen West, 2024 bigTen
344 1922 southern, 1933 sec, 1992 sec West, 2024 sec
2623 1985 missouriValleyFootball, 2025 conferenceUsa
2426 1978 independents, 2015 americanAthletic West, 2020 americanAthletic
152 1937 southern, 1953 acc, 2005 acc Atlantic, 2023 acc
2440 2000 westernAthletic, 2012 mountainWest, 2013 mountainWest West, 2023 mountainWest
167 1962 westernAthletic, 1999 mountainWest, 2013 mountainWest Mountain, 2023 mountainWest
166 2001 sunBelt, 2005 westernAthletic, 2013 independents, 2014 sunBelt, 2018 independents, 2023 conferenceUsa
153 1922 southern, 1953 acc, 2005 acc Coastal, 2023 acc
2459 1997 mac West, 2024 mac
249 2001 sunBelt, 2013 conferenceUsa West, 2022 conferenceUsa, 2023 americanAthletic
77 1896 bigTen, 2011 bigTen Legends, 2014 bigTen West, 2024 bigTen
195 1946 mac, 1997 mac East, 2024 mac
201 1928 bigSix, 1996 big12 South, 2011 big12, 2024 sec
197 1960 bigSix, 1996 big12 South, 2011 big12
295 2011 coastal, 2014 conferenceUsa East, 2022 sunBelt East
204 1964 pac12, 2011 pac12 North, 2024 pac12
242 1915 southwest, 1996 westernAthletic, 2005 conferenceUsa West, 2022 conferenceUsa, 2023 americanAthletic
164 1991 bigEast, 2013 americanAthletic, 2014 bigTen East, 2024 bigTen
2534 1987 southland, 2023 conferenceUsa
21 1978 westernAthletic, 1999 mountainWest, 2013 mountainWest West, 2023 mountainWest
23 1996 westernAthletic, 2013 mountainWest West, 2023 mountainWest
6 2012 sunBelt, 2018 sunBelt West
2572 1996 conferenceUsa, 2005 conferenceUsa East, 2014 conferenceUsa West, 2022 sunBelt West
58 2003 conferenceUsa, 2005 bigEast, 2013 americanAthletic, 2015 americanAthletic East, 2020 americanAthletic
24 1959 pac12, 2011 pac12 North, 2024 acc
2628 1923 southwest, 1996 westernAthletic, 2001 conferenceUsa, 2005 mountainWest, 2012 big12
218 1991 bigEast, 2007 mac East, 2012 bigEast, 2013 americanAthletic, 2015 americanAthletic East, 2020 americanAthletic
245 1915 southwest, 1996 big12 South, 2011 big12, 2012 sec West, 2024 sec
326 1996 southland, 2012 westernAthletic, 2013 sunBelt, 2018 sunBelt West
2641 1960 southwest, 1996 big12 South, 2011 big12
2649 1952 mac, 1997 mac West, 2024 mac
2653 2004 sunBelt, 2018 sunBelt East, 2022 sunBelt West
2655 1996 conferenceUsa, 2005 conferenceUsa West, 2014 americanAthletic, 2015 americanAthletic West, 2020 americanAthletic
202 1996 westernAthletic, 2005 conferenceUsa West, 2014 americanAthletic, 2015 americanAthletic West, 2020 americanAthletic
5 1999 conferenceUsa, 2005 conferenceUsa East, 2014 conferenceUsa West, 2017 conferenceUsa West, 2022 conferenceUsa, 2023 americanAthletic
2116 2002 mac East, 2005 conferenceUsa East, 2013 americanAthletic, 2015 americanAthletic East, 2020 americanAthletic, 2023 big12
41 2004 bigEast, 2013 americanAthletic, 2015 americanAthletic East, 2020 independents
2433 2001 sunBelt, 2018 sunBelt West
30 1959 pac12, 2011 pac12 South, 2024 bigTen
254 1962 westernAthletic, 1999 mountainWest, 2011 pac12 South, 2024 big12
328 2005 westernAthletic, 2013 mountainWest Mountain, 2023 mountainWest
2638 1968 westernAthletic, 2005 conferenceUsa West, 2022 conferenceUsa
2636 2012 westernAthletic, 2013 conferenceUsa West, 2022 conferenceUsa, 2023 americanAthletic
238 1922 southern, 1933 sec, 1992 sec East, 2024 sec
258 1954 acc, 2005 acc Coastal, 2023 acc
259 1991 bigEast, 2004 acc, 2005 acc Coastal, 2023 acc
154 1936 southern, 1953 acc, 2005 acc Atlantic, 2023 acc
264 1959 pac12, 2011 pac12 North, 2024 bigTen
265 1962 pac12, 2011 pac12 North, 2024 pac12
98 2009 sunBelt, 2014 conferenceUsa East, 2022 conferenceUsa
2711 1948 mac, 1997 mac West, 2024 mac
275 1896 bigTen, 2011 bigTen Leaders, 2014 bigTen West, 2024 bigTen
2751 1962 westernAthletic, 1999 mountainWest, 2013 mountainWest Mountain, 2023 mountainWest
2710 1985 missouriValleyFootball, 2024 bigSouthOvc
147 1963 bigSky
399 2013 coastal
2466 1987 southland
2755 1959 swac
79 1985 missouriValleyFootball
302 2012 bigSky
282 1986 missouriValleyFootball
2277 2014 southland
119 2007 coastal
2450 1997 meac
2754 1997 missouriValleyFootball
222 2007 coastal`;

const isConference = (key: string): key is ConferenceKey => key in conferences;

function membershipsIn(text: string): Membership[] {
  const entries = text.split(", ").map((entry) => {
    const [seasons = "", conference = "", division = null] = entry.split(" ");
    const [from = 0, to = null] = seasons.split("-").map(Number);
    if (!isConference(conference)) throw new Error(`No conference has the key ${conference}.`);
    return { conference, division, from, to };
  });
  return entries.map((entry, index) => {
    const next = entries[index + 1];
    return { ...entry, to: entry.to ?? (next === undefined ? null : next.from - 1) };
  });
}

const byTeam = new Map(
  table
    .trimStart()
    .split("\n")
    .map(
      (line) => [Number(line.slice(0, line.indexOf(" "))), membershipsIn(line.slice(line.indexOf(" ") + 1))] as const,
    ),
);

/** Returns a team's memberships, oldest first. Returns an empty list if the team never had a conference. */
export function membershipsOf(teamId: number): readonly Membership[] {
  return byTeam.get(teamId) ?? [];
}
