import { lazy } from "../computed.js";
import { between, chance } from "../numbers.js";
import { oneOffPolls } from "./one-off-seasons.js";
import { teamByAbbreviation } from "./teams.js";

/** A team in a poll. Numbers that the archives do not have are null. The rank is also null if a team only received votes. */
export interface PollEntry {
  readonly rank: number | null;
  readonly school: string;
  readonly firstPlaceVotes: number | null;
  readonly points: number | null;
}

/** One week's poll. */
export interface PollFact {
  readonly season: number;
  readonly seasonType: "regular" | "postseason";
  readonly week: number;
  readonly poll: "AP Top 25" | "Coaches Poll" | "Playoff Committee Rankings";
  /** Whether this is the committee's final ranking. Null for all other polls. */
  readonly isFinal: boolean | null;
  readonly entries: readonly PollEntry[];
}

/** Returns the entries of a committee's ranking, which does not have first-place votes or points. */
const committee = (schools: string): PollEntry[] =>
  schools.split(", ").map((school, index) => ({ rank: index + 1, school, firstPlaceVotes: 0, points: 0 }));

const ranked = (votes: Readonly<Record<string, number>>, points: readonly number[], schools: string): PollEntry[] =>
  schools.split(", ").map((school, index) => ({
    rank: index + 1,
    school,
    firstPlaceVotes: votes[school] ?? (points[index] === undefined ? null : 0),
    points: points[index] ?? null,
  }));

/**
 * Returns the first-place votes of a poll. The best team gets all or most of them. If it does not get all, the second and third teams share the rest.
 */
function firstPlaceVotes(key: string, voters: number, isFinal: boolean): readonly number[] {
  if (isFinal || chance(`unanimous ${key}`) < 0.1) return [voters];
  const first = Math.round(voters * (0.55 + 0.4 * chance(`leader ${key}`)));
  const second = Math.round((voters - first) * (0.6 + 0.4 * chance(`rival ${key}`)));
  return [first, second, voters - first - second];
}

/**
 * Returns the entries of a 2025 poll. Votes and points are made up. Each voter gives 25 points to the first team and 1 to the last. So from one rank
 * to the next, points fall by about the number of voters.
 */
function votedEntries(key: string, [least, most]: readonly [number, number], schools: readonly string[]): PollEntry[] {
  const voters = between(least, most, `voters ${key}`);
  const votes = firstPlaceVotes(key, voters, key.endsWith("final"));
  return schools.map((school, index) => {
    const first = votes[index] ?? 0;
    const others = index === 0 ? 24 : 24.2 - 0.97 * index + 0.6 * (chance(`points ${index} ${key}`) - 0.5);
    return {
      rank: index + 1,
      school,
      firstPlaceVotes: first,
      points: Math.round(others * (voters - first)) + 25 * first,
    };
  });
}

/**
 * The 2025 polls before each week of the regular season, with the teams' abbreviations in order of rank. They are close to the published polls. The
 * committee's last ranking and the final poll are exactly the published ones.
 */
const polls2025 = `
AP 1 TEX PSU OSU CLEM UGA ND ORE ALA LSU MIA ASU ILL SC MICH FLA SMU KSU OU TA&M IU MISS ISU TTU TENN BOIS
AP 2 OSU PSU LSU UGA MIA ORE TEX CLEM ND SC ILL ASU FLA FSU MICH ISU SMU OU TA&M MISS ALA TENN IU TTU UTAH
AP 3 OSU PSU LSU ORE MIA UGA TEX ND ILL FSU SC CLEM OU ISU TENN TA&M MISS USF ALA UTAH TTU IU MICH AUB MIZ
AP 4 OSU PSU LSU MIA UGA ORE FSU TEX ILL TA&M OU ISU MISS ALA TENN UTAH TTU GT IU VAN MICH AUB MIZ ND USC
AP 5 OSU MIA PSU LSU UGA ORE OU FSU TA&M TEX IU TTU MISS ISU TENN GT ALA VAN MICH MIZ USC ND ILL TCU BYU
AP 6 OSU ORE MIA MISS OU TA&M PSU IU TEX ALA TTU UGA LSU ISU TENN VAN GT FSU MIZ MICH ND ILL BYU UVA ASU
AP 7 OSU MIA ORE MISS TA&M OU IU ALA TTU UGA LSU TENN GT MIZ MICH ND ILL BYU UVA VAN ASU ISU MEM USF FSU
AP 8 OSU MIA IU TA&M MISS ALA TTU ORE UGA LSU TENN GT ND OU BYU MIZ VAN UVA USF USC TEX MEM UTAH CIN NEB
AP 9 OSU IU TA&M ALA UGA ORE GT MISS MIA VAN BYU ND OU TTU MIZ UVA TENN USF LOU LSU CIN TEX ILL ASU MICH
AP 10 OSU IU TA&M ALA UGA ORE MISS GT VAN BYU MIA ND TTU TENN UVA LOU CIN OU MIZ TEX MICH HOU USC UTAH MEM
AP 11 OSU IU TA&M ALA UGA ORE MISS BYU TTU ND OU UVA TEX LOU VAN GT UTAH MIA USC IOWA MICH MEM WASH MIZ TENN
AP 12 OSU IU TA&M ALA UGA MISS ORE TTU ND TEX OU BYU VAN GT UTAH MIA USC MICH UVA LOU TENN CIN USF IOWA PITT
AP 13 OSU IU TA&M UGA MISS ORE TTU OU ND ALA BYU VAN UTAH MIA GT USC TEX MICH UVA TENN JMU UNT MIZ HOU TULN
AP 14 OSU IU TA&M UGA ORE MISS TTU OU ND ALA BYU MIA VAN UTAH GT TEX MICH UVA TENN USC JMU UNT PITT SMU TULN
AP 15 OSU IU UGA ORE TTU MISS TA&M OU ND ALA BYU MIA VAN TEX UTAH UVA USC MICH JMU UNT TULN ARIZ NAVY GT HOU
AP 16 IU OSU UGA TTU ORE MISS TA&M OU ND MIA ALA BYU VAN TEX UTAH USC UVA ARIZ JMU TULN MICH UNT NAVY GT HOU
CFP 11 OSU IU TA&M ALA UGA ORE MISS BYU TTU ND OU TEX UVA LOU VAN GT UTAH MIA USC IOWA MICH MIZ WASH PITT TENN
CFP 12 OSU IU TA&M ALA UGA TTU MISS ORE ND TEX OU BYU UTAH VAN MIA GT USC MICH UVA LOU IOWA PITT TENN USF CIN
CFP 13 OSU IU TA&M UGA TTU MISS ORE OU ND ALA BYU UTAH MIA VAN USC GT TEX MICH UVA TENN ILL MIZ HOU TULN ASU
CFP 14 OSU IU TA&M UGA TTU ORE MISS OU ND ALA BYU MIA UTAH VAN USC TEX MICH UVA TENN ASU SMU PITT GT TULN ARIZ
CFP 15 OSU IU UGA TTU ORE MISS TA&M OU ALA ND BYU MIA TEX VAN UTAH USC UVA ARIZ MICH TULN HOU GT IOWA UNT JMU
CFP 16 IU OSU UGA TTU ORE MISS TA&M OU ALA MIA ND BYU TEX VAN UTAH USC ARIZ MICH UVA TULN HOU GT IOWA JMU UNT
AP final IU MIA MISS ORE OSU UGA TTU TA&M ALA ND BYU TEX OU UTAH VAN UVA IOWA TULN JMU USC MICH HOU NAVY UNT TCU`;

function pollOf2025(line: string): PollFact[] {
  const [poll, week = "", ...abbreviations] = line.split(" ");
  const isFinal = week === "final";
  const common = {
    season: 2025,
    week: isFinal ? 1 : Number(week),
    seasonType: isFinal ? "postseason" : "regular",
    isFinal: null,
  } as const;
  const schools = abbreviations.map((abbreviation) => teamByAbbreviation(abbreviation).school);
  if (poll === "CFP") {
    const entries = committee(schools.join(", "));
    return [{ ...common, poll: "Playoff Committee Rankings", isFinal: common.week === 16, entries }];
  }
  const ap = votedEntries(`AP ${week}`, [62, 66], schools);
  // The coaches' poll is made up from the AP poll by swapping some neighbors.
  for (let at = isFinal ? 1 : common.week % 3; at < schools.length - 1; at += 6)
    schools.splice(at, 2, ...schools.slice(at, at + 2).reverse());
  return [
    { ...common, poll: "AP Top 25", entries: ap },
    { ...common, poll: "Coaches Poll", entries: votedEntries(`Coaches ${week}`, [60, 67], schools) },
  ];
}

/** The polls before 2025, with real ranks. The points in the last 2024 poll are made up, with the sum that 56 voters give. */
export const pastPolls: readonly PollFact[] = [
  ...oneOffPolls.map(
    ({ season, week, votes, points, schools }): PollFact => ({
      ...{ season, seasonType: "regular", week, poll: "AP Top 25", isFinal: null },
      entries: ranked(votes, points, schools),
    }),
  ),
  {
    season: 2024,
    seasonType: "regular",
    week: 15,
    poll: "Playoff Committee Rankings",
    isFinal: false,
    entries: committee(
      "Oregon, Texas, Penn State, Notre Dame, Georgia, Ohio State, Tennessee, SMU, Indiana, Boise State, Alabama, Miami, Ole Miss, South Carolina, Arizona State, Iowa State, Clemson, BYU, Missouri, UNLV, Illinois, Syracuse, Colorado, Army, Memphis",
    ),
  },
  {
    season: 2024,
    seasonType: "regular",
    week: 16,
    poll: "Playoff Committee Rankings",
    isFinal: true,
    entries: committee(
      "Oregon, Georgia, Texas, Penn State, Notre Dame, Ohio State, Tennessee, Indiana, Boise State, SMU, Alabama, Arizona State, Miami, Ole Miss, South Carolina, Clemson, BYU, Iowa State, Missouri, Illinois, Syracuse, Army, Colorado, UNLV, Memphis",
    ),
  },
  {
    season: 2024,
    seasonType: "postseason",
    week: 1,
    poll: "AP Top 25",
    isFinal: null,
    entries: [
      ...ranked(
        { "Ohio State": 56 },
        [
          1400, 1338, 1256, 1212, 1181, 1116, 1060, 990, 894, 880, 822, 780, 768, 650, 640, 560, 470, 440, 436, 380,
          300, 190, 150, 120, 90,
        ],
        "Ohio State, Notre Dame, Oregon, Texas, Penn State, Georgia, Arizona State, Boise State, Tennessee, Indiana, Ole Miss, SMU, BYU, Clemson, Iowa State, Illinois, Alabama, Miami, South Carolina, Syracuse, Army, Missouri, UNLV, Memphis, Colorado",
      ),
      // Received votes, but not enough for a rank.
      { rank: null, school: "Louisville", firstPlaceVotes: 0, points: 77 },
    ],
  },
];

export const polls = lazy(() => [...pastPolls, ...polls2025.trimStart().split("\n").flatMap(pollOf2025)]);

/** Returns a school's rank in a poll. Returns null if the school is not ranked. */
export function rankIn({ entries }: PollFact, school: string): number | null {
  return entries.find((entry) => entry.school === school)?.rank ?? null;
}
