import type { NoticeKind } from "../../src/index.js";

/**
 * A call that can't return anything useful or has ignored parameters, as of February 1, 2025. `suggestion` is the value that would fit.
 */
export interface VainQuery {
  readonly path: string;
  readonly query: Readonly<Record<string, string | number | boolean>>;
  readonly kind: NoticeKind;
  readonly suggestion?: string;
}

type Row = readonly [path: string, query: VainQuery["query"], suggestion?: string];

const of = (kind: NoticeKind, rows: readonly Row[]): VainQuery[] =>
  rows.map(([path, query, suggestion]) => ({ path, query, kind, ...(suggestion !== undefined && { suggestion }) }));

/** Seasons before the operation's data, or before all data. */
const beforeData = of("before-data", [
  ["/rankings", { year: 1935 }, "1936"],
  ["/lines", { year: 2012 }, "2013"],
  ["/draft/picks", { year: 1966 }, "1967"],
  ["/recruiting/players", { year: 1999 }, "2000"],
  ["/playoffs/cfp", { year: 2013 }, "2014"],
  ["/conferences/changes", { year: 1850 }, "1869"],
  ["/records", { year: 1860 }, "1869"],
  ["/games", { year: 1868 }, "1869"],
  ["/games/teams", { year: 2003, week: 1 }, "2004"],
  ["/games/players", { year: 2003, team: "Texas" }, "2004"],
  ["/calendar", { year: 2001 }, "2002"],
  ["/drives", { year: 2000 }, "2001"],
  ["/plays", { year: 1999, week: 3 }, "2001"],
  ["/plays/stats", { year: 2011, week: 1 }, "2012"],
  ["/passing/players/season", { year: 2024, team: "Texas" }, "2025"],
  ["/rushing/teams/season", { year: 2023 }, "2025"],
  ["/roster", { year: 2003, team: "Ohio State" }, "2004"],
  ["/talent", { year: 2014 }, "2015"],
  ["/player/usage", { year: 2012 }, "2013"],
  ["/player/portal", { year: 2020 }, "2021"],
  ["/ratings/core", { year: 2015 }, "2016"],
  ["/ratings/sp", { year: 1969 }, "1970"],
  ["/ratings/sp/conferences", { year: 1960, conference: "SEC" }, "1970"],
  ["/ratings/srs", { year: 1896 }, "1897"],
  ["/ratings/srs/expanded", { year: 2002 }, "2003"],
  ["/ratings/elo", { year: 1889 }, "1890"],
  ["/ratings/fpi", { year: 2004, team: "Texas" }, "2005"],
  ["/ppa/teams", { year: 2000 }, "2001"],
  ["/ppa/players/season", { year: 1998 }, "2001"],
  ["/stats/season/advanced", { year: 2000 }, "2001"],
  ["/stats/game/havoc", { year: 2003 }, "2004"],
  ["/wepa/team/season", { year: 1999 }, "2008"],
  ["/wepa/players/kicking", { year: 2015 }, "2016"],
  ["/coaches", { minYear: 1850, maxYear: 1860 }, "1886"],
]);

/** Seasons that have not begun. */
const future = of("future", [
  ["/games", { year: 2026 }, "2025"],
  ["/plays", { year: 2026, week: 1 }, "2025"],
  ["/rankings", { year: 2027 }, "2025"],
  ["/stats/season", { year: 2030 }, "2025"],
  ["/ratings/sp", { year: 2026 }, "2025"],
  ["/roster", { year: 2026 }, "2025"],
  ["/coaches", { minYear: 2026, maxYear: 2028 }, "2025"],
  ["/recruiting/players", { year: 2027 }, "2025"],
  ["/recruiting/groups", { startYear: 2028, endYear: 2029 }, "2025"],
  ["/player/portal", { year: 2027 }, "2025"],
  ["/teams/matchup", { team1: "Texas", team2: "Georgia", minYear: 2026 }, "2025"],
]);

/** Filters that another parameter disables. */
const ignored = of("ignored", [
  ["/games", { id: 401677192, team: "Texas" }],
  ["/games", { id: 401677192, year: 2024 }],
  ["/games", { id: 401677192, seasonType: "regular" }],
  ["/games", { id: 401677192, classification: "fcs" }],
  ["/games", { id: 401677192, home: "Texas" }],
  ["/games/teams", { id: 401677192, conference: "SEC" }],
  ["/games/teams", { id: 401677192, classification: "fcs" }],
  ["/games/players", { id: 401677192, week: 2 }],
  ["/games/players", { id: 401677192, team: "Texas" }],
  ["/games/weather", { gameId: 401677192, team: "Texas" }],
  ["/games/weather", { gameId: 401677192, year: 2023 }],
  ["/lines", { gameId: 401677192, away: "Texas" }],
  ["/lines", { gameId: 401677192, week: 3 }],
  // The document states this only in a sentence.
  ["/ratings/elo", { year: 2024, seasonType: "postseason" }],
]);

/**
 * Names that are not in the service's lists in the form that the operation compares: alternate names, nicknames, misspellings, and names with other
 * accents or blanks.
 */
const unknownNames = of("unknown-name", [
  ["/games", { year: 2024, team: "Ohio St" }, "Ohio State"],
  ["/games", { year: 2024, team: "Ohio Sate" }, "Ohio State"],
  ["/games", { year: 2024, home: "Buckeyes" }, "Ohio State"],
  ["/games", { year: 2024, team: " Texas" }, "Texas"],
  ["/games", { year: 2024, team: "Texas Longhorns" }, "Texas"],
  ["/games", { year: 2024, away: "San Jose State" }, "San José State"],
  ["/games/media", { year: 2024, team: "Hawaii" }, "Hawai'i"],
  ["/lines", { year: 2024, team: "Miami Ohio" }, "Miami (OH)"],
  ["/lines", { year: 2024, home: "Miami OH" }, "Miami (OH)"],
  ["/drives", { year: 2024, offense: "Texas A & M" }, "Texas A&M"],
  ["/plays", { year: 2024, week: 1, defense: "Mizzou" }, "Missouri"],
  ["/plays", { year: 2024, week: 1, team: "Penn St." }, "Penn State"],
  ["/plays/stats", { year: 2024, team: "Bama" }, "Alabama"],
  ["/records", { year: 2024, team: "Nowhere State" }],
  ["/records", { year: 2024, team: "Tigers" }],
  ["/teams/matchup", { team1: "Texas", team2: "Gorgia" }, "Georgia"],
  ["/teams/ats", { year: 2024, team: "Mississippi" }, "Ole Miss"],
  ["/teams/season/overview", { year: 2024, team: "Notre-Dame" }, "Notre Dame"],
  ["/roster", { year: 2024, team: "Brigham Young" }, "BYU"],
  ["/coaches", { year: 2024, team: "Southern Methodist" }, "SMU"],
  ["/coaches/seasons", { team: "Boise St" }, "Boise State"],
  ["/coaches/tenures", { team: "Michigan St" }, "Michigan State"],
  ["/player/search", { searchTerm: "smith", team: "Arizona St" }, "Arizona State"],
  ["/player/usage", { year: 2024, team: "Golden Flashes" }],
  ["/player/returning", { year: 2024, team: "Clemsen" }, "Clemson"],
  ["/player/returning", { year: 2024, conference: "Bigg Ten" }, "Big Ten"],
  ["/recruiting/players", { year: 2024, team: "Fighting Irish" }, "Notre Dame"],
  ["/recruiting/teams", { year: 2024, team: "Louisvile" }, "Louisville"],
  ["/ratings/core", { year: 2024, conference: "Big Tne" }, "Big Ten"],
  ["/ratings/fpi", { year: 2024, team: "Georgia-Tech" }, "Georgia Tech"],
  ["/ppa/games", { year: 2024, conference: "Big 12 Conference" }, "Big 12"],
  ["/stats/season", { year: 2024, conference: "B!G" }, "B1G"],
  ["/stats/game/advanced", { year: 2024, opponent: "Nebrasca" }, "Nebraska"],
  ["/passing/teams/season", { year: 2025, team: "Ohio St" }, "Ohio State"],
  ["/wepa/players/passing", { year: 2024, conference: "South Eastern" }],
  ["/draft/picks", { year: 2024, team: "Las Vegs" }, "Las Vegas"],
  ["/draft/picks", { year: 2024, position: "Quaterback" }, "Quarterback"],
  ["/draft/picks", { year: 2024, school: "Iowa St" }, "Iowa State"],
  ["/plays", { year: 2024, week: 1, playType: "Touchdowns" }],
  // No operation lists these values.
  ["/lines", { year: 2024, provider: "Draft Kings" }],
  ["/stats/player/season", { year: 2024, category: "Passing Yards" }],
]);

/** Names in a form that the operation does not compare. */
const mismatchedNames = of("mismatched-name", [
  ["/games", { year: 2024, conference: "Big Ten" }, "B1G"],
  ["/games/teams", { year: 2024, conference: "Big 12" }, "B12"],
  ["/games/players", { year: 2024, conference: "Sun Belt" }, "SBC"],
  ["/scoreboard", { conference: "Big Ten" }, "B1G"],
  ["/plays", { year: 2024, week: 1, offenseConference: "Big Ten" }, "B1G"],
  ["/drives", { year: 2024, defenseConference: "Mountain West" }, "MWC"],
  ["/records", { year: 2024, conference: "big ten" }, "B1G"],
  ["/teams", { conference: "Conference USA" }, "CUSA"],
  ["/teams/ats", { year: 2024, conference: "American Athletic" }, "AAC"],
  ["/stats/season", { year: 2024, conference: "Big Ten" }, "B1G"],
  ["/stats/player/season", { year: 2024, conference: "Pac-12" }, "PAC"],
  ["/ratings/srs", { year: 2024, conference: "Big Ten" }, "B1G"],
  ["/ratings/elo", { year: 2024, conference: "Big Ten" }, "B1G"],
  ["/ratings/fpi", { year: 2010, conference: "Big East" }, "BE"],
  ["/recruiting/groups", { conference: "Big Ten" }, "B1G"],
  ["/wepa/team/season", { year: 2024, conference: "Big Ten" }, "B1G"],
  ["/draft/picks", { year: 2024, conference: "Big Ten" }, "B1G"],
  ["/records", { year: 1905, conference: "Missouri Valley Intercollegiate" }],
  ["/ppa/teams", { year: 2024, conference: "B1G" }, "Big Ten"],
  ["/ppa/games", { year: 2024, conference: "MWC" }, "Mountain West"],
  ["/games", { year: 2024, team: "OSU" }, "Ohio State"],
  ["/player/usage", { year: 2024, position: "Quarterback" }, "QB"],
  ["/plays", { year: 2024, week: 1, playType: "rush" }, "RUSH"],
  ["/draft/picks", { year: 2024, team: "Packers" }, "Green Bay"],
  // No operation lists states, and no list shows which form the rows use.
  ["/recruiting/players", { year: 2024, state: "Texas" }],
]);

export const vainQueries: readonly VainQuery[] = [
  ...beforeData,
  ...future,
  ...ignored,
  ...unknownNames,
  ...mismatchedNames,
];
