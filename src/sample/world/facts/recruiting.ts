import { lazy } from "../computed.js";
import { chance } from "../numbers.js";
import { listedById } from "./listed-players.js";
import { madeUpRecruitIds, madeUpRecruits } from "./made-up-recruits.js";
import type { RecruitFact } from "./person.js";
import { isFullSeason } from "./team-seasons.js";
import { conferenceOf, type Team, teams } from "./teams.js";

type Entry = readonly [
  playerId: string,
  position: string,
  school: string,
  ranking: number | null,
  stars: number | null,
  rating: number | null,
];

/**
 * The listed players as recruits, each with a position, high school, national rank, stars and rating. The year and college come from the first stint.
 */
const entries: readonly Entry[] = [
  ["9000001", "PRO", "Lakeland North", 1412, 3, 0.8342],
  ["5218633", "WR", "Dayton Prep", 29, 5, 0.9841],
  ["9000004", "K", "Duluth", null, null, null],
  ["9000009", "CB", "Hampton", 633, 3, 0.8694],
  ["9000010", "WR", "Savannah North", 1507, 3, 0.8306],
  ["9000031", "DUAL", "Peoria", 862, 3, 0.8588],
  ["9000033", "WR", "Akron West", 1120, 3, 0.8473],
  ["9000111", "TE", "Greenville", 402, 4, 0.8901],
  ["9000062", "TE", "Jersey City", 1734, 3, 0.8217],
];

const FIRST_ID = 9_100_001;

/** Recruits who did not become players of the sample world. One of them has only a name. */
const others: readonly Omit<RecruitFact, "id" | "athleteId">[] = [
  {
    ...{ name: "Sam Sample", type: "HighSchool" as const, year: 2022, position: null, school: null },
    ...{ committedTo: "Boise State", ranking: 2988, stars: 2, rating: 0.7667 },
  },
  {
    ...{ name: "Jo Sample", type: "JUCO" as const, year: 2021, position: "WR", school: null },
    ...{ committedTo: null, ranking: null, stars: null, rating: null },
  },
];

const listedRecruits: readonly RecruitFact[] = [
  ...entries.map(([athleteId, position, school, ranking, stars, rating]) => {
    const { player, stints = [] } = listedById(athleteId) ?? {};
    const [first] = stints;
    if (player === undefined || first === undefined) throw new Error(`No listed player has the id ${athleteId}.`);
    const own = {
      athleteId,
      name: player.name,
      type: "HighSchool",
      year: first.from,
      committedTo: first.school,
    } as const;
    return { ...own, position, school, ranking, stars, rating };
  }),
  ...others.map((other) => ({ ...other, athleteId: null })),
].map((recruit, index) => ({ ...recruit, id: String(FIRST_ID + index) }));

/** Returns every recruit. The listed ones come first, followed by the made-up ones. */
export const recruits = lazy((): readonly RecruitFact[] => [...listedRecruits, ...madeUpRecruits()]);

/** Returns a player's ids as a recruit. */
export function recruitIdsOf(playerId: string): string[] {
  const listed = listedRecruits.filter(({ athleteId }) => athleteId === playerId).map(({ id }) => id);
  return [...listed, ...madeUpRecruitIds(playerId)];
}

/** Parses text such as "Texas 1, Ohio State 4" into pairs. */
function numbersBySchool(text: string): [school: string, number: number][] {
  return text.split(", ").map((entry) => {
    const end = entry.lastIndexOf(" ");
    return [entry.slice(0, end), Number(entry.slice(end + 1))];
  });
}

/** The ranks of recruiting classes by year, close to the published ones. In a full season, the other teams follow, sorted by Elo. */
const classRanks: Readonly<Record<number, string>> = {
  2023: "Georgia 2, Texas 3, Ohio State 5, Oregon 9, Tennessee 10, Clemson 11, Notre Dame 12, Penn State 14",
  2024: "Georgia 1, Alabama 2, Oregon 3, Miami 4, Ohio State 5, Texas 6, Notre Dame 11, Clemson 12, Tennessee 13, Penn State 15, Nebraska 18, Missouri 20, Ole Miss 21, South Carolina 22, Purdue 28, Louisville 30, Georgia Tech 36, Syracuse 40, Michigan State 41, Arizona State 43, West Virginia 45, Indiana 47, BYU 48, Pittsburgh 51, Iowa State 53, Illinois 56, SMU 60, Memphis 63, Boise State 64, UNLV 75, UCLA 82, Army 88, Colorado 93, Marshall 97",
  2025: "Texas 1, Georgia 2, Alabama 3, Ohio State 4, Oregon 5, Tennessee 9, Notre Dame 11, Miami 13, Penn State 15, Ole Miss 16, South Carolina 18, Missouri 19, Nebraska 20, Syracuse 23, Clemson 26, Georgia Tech 28, Colorado 35, SMU 38, Arizona State 39, Louisville 41, Illinois 43, UCLA 45, BYU 47, Indiana 49, Michigan State 52, Iowa State 55, Boise State 58, West Virginia 61, Pittsburgh 63, Memphis 66, UNLV 72, Purdue 74, Army 85, Marshall 96",
};

/** Returns a season's FBS teams that are not listed, strongest first. All teams without an Elo rating are listed. */
function unlistedTeams(season: number, listed: readonly (readonly [school: string, value: number])[]): Team[] {
  const known = new Set(listed.map(([school]) => school));
  return teams
    .filter(({ id, school }) => !known.has(school) && conferenceOf(id, season)?.classification === "fbs")
    .sort((a, b) => (b.elo ?? 0) - (a.elo ?? 0));
}

/** Returns a full season's ranks. Teams that are not listed get the free ranks. */
function withOthers(year: number, listed: [school: string, rank: number][]): [school: string, rank: number][] {
  if (!isFullSeason(year)) return listed;
  const taken = new Set(listed.map(([, rank]) => rank));
  const free = Array.from({ length: 200 }, (_, index) => index + 1).filter((rank) => !taken.has(rank));
  const others = unlistedTeams(year, listed).map(({ school }, index): [string, number] => [school, free[index] ?? 200]);
  return [...listed, ...others].sort(([, a], [, b]) => a - b);
}

/** Returns a class's points, which are made up from its rank. */
function classPoints(rank: number): number {
  return Math.round(100 * (170 + 150 * Math.exp((1 - rank) / 20))) / 100;
}

/** Rank and points of recruiting classes, by year. */
export const recruitingClasses = lazy(
  (): Readonly<Record<number, readonly (readonly [team: string, rank: number, points: number])[]>> =>
    Object.fromEntries(
      Object.entries(classRanks).map(([year, ranks]) => [
        year,
        withOthers(Number(year), numbersBySchool(ranks)).map(
          ([school, rank]) => [school, rank, classPoints(rank)] as const,
        ),
      ]),
    ),
);

/** Returns the listed teams' talent, and the other teams' talent computed from Elo. */
function withOtherTalent(season: number, text: string): [school: string, talent: number][] {
  const listed = numbersBySchool(text);
  const talentOf = ({ school, elo }: Team): number =>
    Math.round(100 * (365 + 0.55 * ((elo ?? 0) - 1100) + 40 * chance(`talent ${season} ${school}`))) / 100;
  const others = unlistedTeams(season, listed).map((team): [string, number] => [team.school, talentOf(team)]);
  return [...listed, ...others].sort(([, a], [, b]) => b - a);
}

/**
 * Returns the talent of rosters by season. Listed values are close to the published ones. In a full season, the other teams' values are made up from
 * Elo.
 */
export const rosterTalent = lazy(
  (): Readonly<Record<number, readonly (readonly [team: string, talent: number])[]>> => ({
    2023: [["Ohio State", 974.1]],
    2024: withOtherTalent(
      2024,

      "Alabama 998.28, Georgia 991.16, Ohio State 960.89, Texas 921.28, Oregon 893.74, Miami 880.65, Notre Dame 866.17, Clemson 858.95, Penn State 840.18, Tennessee 834.6, Ole Miss 814.03, South Carolina 781.44, Missouri 778.91, Nebraska 765.2, UCLA 719.87, Michigan State 711.36, Louisville 705.5, SMU 700.05, Colorado 698.72, Purdue 676.4, Georgia Tech 672.33, Pittsburgh 668.17, West Virginia 663.05, Syracuse 652.61, Illinois 648.09, BYU 640.77, Iowa State 638.9, Indiana 631.48, Arizona State 628.33, UNLV 601.26, Boise State 588, Memphis 581.19, Marshall 512.44, Army 421.85",
    ),
    2025: withOtherTalent(
      2025,
      "Texas 988.41, Alabama 985.27, Georgia 982.9, Ohio State 973.06, Pittsburgh 671.3, West Virginia 640.18, Marshall 498.7",
    ),
  }),
);
