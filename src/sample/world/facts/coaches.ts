/** A head coach. The ids are made up, and everything else is real. Unknown values are null. */
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

/** Games won, lost and tied. */
export type WinLossTie = readonly [wins: number, losses: number, ties: number];

/** A season of a tenure, with the coach's record and with ranks from polls that the sample world does not have. */
export interface ListedSeason {
  readonly year: number;
  readonly record: WinLossTie;
  readonly preseasonRank: number | null;
  readonly postseasonRank: number | null;
}

/** The seasons that a coach spent with a team. */
export interface Tenure {
  readonly id: number;
  readonly coachId: number;
  readonly teamId: number;
  readonly hired: string | null;
  readonly from: number;
  /** The last year. Null for a current tenure. */
  readonly to: number | null;
  /** The days on which the coach changed during a season. Null if the tenure begins or ends between seasons. */
  readonly effectiveStart: string | null;
  readonly effectiveEnd: string | null;
  readonly interim: boolean;
  readonly seasons: readonly ListedSeason[];
}

/**
 * Every tenure. All of them are real. Each line has the coach (with an id if something refers to the coach), the team and years, the days, and the
 * seasons. A season has its record and its ranks in the preseason and postseason polls. If the world has every game of a season, the season is
 * computed and not listed here. Any other season that is not listed does not have a row. The same is true for a coach without a season.
 */
const table = `
10 Ryan Day | 194 2018-2018 | since 2018-08-01, until 2018-09-16, interim | 2018 3-0 5 3
10 Ryan Day | 194 2019- | hired 2018-12-04 | 2019 13-1 5 3, 2020 7-1 2 2, 2021 11-2 4 6, 2022 11-2 2 4, 2023 11-2 3 10
90402 Marcus Freeman | 87 2021- | since 2021-12-03 | 2021 0-1 9 8, 2022 9-4 5 18, 2023 10-3 13 14
90403 Glenn Warner | 221 1915-1923 | | 1915 8-0, 1916 8-0, 1917 10-0, 1918 4-1, 1919 6-2-1, 1920 6-0-2, 1922 8-2, 1923 5-4
90404 Clarence Spears | 277 1921-1924 | | 1922 10-0-1, 1923 7-1-1, 1924 8-1
90407 Tony Gibson | 276 2025- | hired 2024-12-08 | 2025 5-7
90408 Kenny Dillingham | 9 2023- | hired 2022-11-27 | 2023 3-9
James Franklin | 213 2014-2025 | until 2025-10-12
Kirby Smart | 61 2016- | | 2021 14-1 5 1
Dan Lanning | 2483 2022-
Curt Cignetti | 84 2024-
Rhett Lashlee | 2567 2022- | | 2025 9-4
Mario Cristobal | 2390 2022- | | 2024 10-3
Kalen DeBoer | 333 2024- | | 2024 9-4
Lane Kiffin | 145 2020-2025 | until 2025-11-30 | 2024 10-3
Shane Beamer | 2579 2021- | | 2024 9-4, 2025 4-8
Eliah Drinkwitz | 142 2020- | | 2024 10-3, 2025 8-5
Matt Campbell | 66 2016-2025 | | 2024 11-3
Kalani Sitake | 252 2016- | | 2024 11-2, 2025 12-2
Deion Sanders | 38 2023- | | 2024 9-4, 2025 3-9
Bret Bielema | 356 2021- | | 2024 10-3
Fran Brown | 183 2024- | | 2024 10-3, 2025 3-9
Jeff Brohm | 97 2023- | | 2024 9-4, 2025 9-4
Jeff Monken | 349 2014- | | 2024 12-2, 2025 7-6
Ryan Silverfield | 235 2020-2025 | until 2025-11-30 | 2024 11-2, 2025 8-4
Barry Odom | 2439 2023-2024 | | 2024 10-3
Barry Odom | 2509 2025-
Jonathan Smith | 127 2024-2025 | | 2024 5-7
DeShaun Foster | 26 2024-2025 | until 2025-09-14 | 2024 5-7
Ryan Walters | 2509 2023-2024 | | 2024 1-11
Brent Key | 59 2023- | | 2024 7-6, 2025 9-4
Matt Rhule | 158 2023- | | 2024 7-6
Pat Narduzzi | 221 2015- | | 2024 7-6, 2025 8-5
Neal Brown | 277 2019-2024 | | 2024 6-7
Rich Rodriguez | 277 2025- | | 2025 4-8
Charles Huff | 276 2021-2024 | | 2024 10-3
Mike Gottfried | 221 1986-1989 | | 1989 7-3-1
Don Nehlen | 277 1980-2000 | | 1989 8-3-1
Dan Devine | 87 1975-1980 | | 1977 11-1 3 1
Ara Parseghian | 87 1964-1974 | | 1966 9-0-1
Duffy Daugherty | 127 1954-1972 | | 1966 9-0-1 2 -
Bear Bryant | 333 1958-1982 | | 1966 11-0 1 -
Vince Dooley | 61 1964-1988 | | 1966 10-1
Tommy Prothro | 26 1965-1970 | | 1966 9-1
Bob Devaney | 158 1962-1972 | | 1966 9-2
Jack Mollenkopf | 2509 1956-1969 | | 1966 9-2
Bobby Dodd | 59 1945-1966 | | 1966 9-2
Charlie Tate | 2390 1964-1970 | | 1966 8-2-1
Hayden Fry | 2567 1962-1972 | | 1966 8-3
Tony Hinkle | 131902 1942-1943 | | 1943 10-2
Charlie Bachman | 131903 1943-1943 | | 1943 2-6-2
Greg Schiano | 164 2020-
P.J. Fleck | 135 2017-
Luke Fickell | 275 2023-
Mike Locksley | 120 2019-
David Braun | 77 2023-
Kirk Ferentz | 2294 1999-
Lincoln Riley | 30 2022-
Sherrone Moore | 130 2024-2025 | until 2025-12-10
Jedd Fisch | 264 2024-
Terry Smith | 213 2025-2025 | since 2025-10-12, interim
Tim Skipper | 26 2025-2025 | since 2025-09-14, interim
Biff Poggi | 130 2025-2025 | since 2025-12-10, interim
Pete Golding | 145 2025- | since 2025-11-30 | 2025 2-1
Morgan Scalley | 254 2025- | since 2025-12-12 | 2025 1-0`;

/** Additional details about some coaches. */
const details: Readonly<Record<number, Partial<Coach>>> = {
  10: {
    displayName: "Ryan Day",
    birthDate: "1979-03-12",
    almaMater: { id: 160, school: "New Hampshire" },
    graduationYear: 2002,
  },
  90402: {
    displayName: "Marcus Freeman",
    birthDate: "1986-01-10",
    almaMater: { id: 194, school: "Ohio State" },
  },
  90403: {
    displayName: "Pop Warner",
    birthDate: "1871-04-05",
    almaMater: { id: 172, school: "Cornell" },
    graduationYear: 1894,
    // A placeholder, not the real Wikidata id.
    wikidataId: "Q900000403",
    hallOfFameYear: 1951,
  },
  90408: { almaMater: { id: 9, school: "Arizona State" } },
};

const FIRST_COACH_ID = 90601;
const FIRST_TENURE_ID = 90501;

const lines = table
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** Returns a coach's id in the table. Returns undefined if there is only a name. */
const listedId = (name: string): string | undefined => /^\d+/.exec(name)?.[0];

/** The names of all coaches, each only once. */
const names = [...new Set(lines.map(([name = ""]) => name))];

const idOf = new Map(names.map((name, index) => [name, Number(listedId(name) ?? FIRST_COACH_ID + index)]));

export const coaches: readonly Coach[] = [...idOf].map(([name, id]) => {
  const [firstName = "", lastName = ""] = name.replace(/^\d+ /, "").split(" ");
  const unknown = { displayName: null, birthDate: null, almaMater: null };
  const rest = { graduationYear: null, wikidataId: null, hallOfFameYear: null };
  return { id, firstName, lastName, ...unknown, ...rest, ...details[id] };
});

function seasonOf(text: string): ListedSeason {
  const [year = "", record = "", ...ranks] = text.split(" ");
  const [wins = 0, losses = 0, ties = 0] = record.split("-").map(Number);
  const [preseasonRank = null, postseasonRank = null] = ranks.map((rank) => (rank === "-" ? null : Number(rank)));
  return { year: Number(year), record: [wins, losses, ties], preseasonRank, postseasonRank };
}

export const tenures: readonly Tenure[] = lines.map(([name = "", stint = "", days = "", seasons = ""], index) => {
  const [teamId, years = ""] = stint.split(" ");
  const [from, to] = years.split("-");
  const dayOf = (word: string): string | null => new RegExp(`${word} ([\\d-]+)`).exec(days)?.[1] ?? null;
  const since = dayOf("since");
  return {
    id: FIRST_TENURE_ID + index,
    coachId: idOf.get(name) ?? 0,
    teamId: Number(teamId),
    hired: dayOf("hired") ?? since,
    from: Number(from),
    to: to ? Number(to) : null,
    effectiveStart: since,
    effectiveEnd: dayOf("until"),
    interim: days.includes("interim"),
    seasons: seasons === "" ? [] : seasons.split(", ").map(seasonOf),
  };
});

/** Whether a day is within a tenure. This matters if the team changed coaches during the season. */
export const coachedOn = (
  { effectiveStart, effectiveEnd }: Pick<Tenure, "effectiveStart" | "effectiveEnd">,
  day: string,
): boolean => (effectiveStart === null || day >= effectiveStart) && (effectiveEnd === null || day < effectiveEnd);
