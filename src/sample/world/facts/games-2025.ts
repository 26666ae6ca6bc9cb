import { between, chance, cycle } from "../numbers.js";
import type { BracketPosition, Broadcast, GameFact, LineScores, Odds } from "./game.js";
import { season2025 } from "./season-2025.js";
import { teamById } from "./teams.js";

type Bracket = readonly [slot: string, round: BracketPosition["round"], home: number, away: number, bowl?: string];

/** The playoff games by id, each with its slot, round, seeds and bowl. */
const brackets: Readonly<Record<number, Bracket>> = {
  401779840: ["FR4", "first_round", 8, 9],
  401779841: ["FR3", "first_round", 7, 10],
  401779842: ["FR2", "first_round", 6, 11],
  401779843: ["FR1", "first_round", 5, 12],
  401769070: ["QF3", "quarterfinal", 2, 10, "Cotton Bowl"],
  401769071: ["QF2", "quarterfinal", 4, 5, "Orange Bowl"],
  401769072: ["QF1", "quarterfinal", 1, 9, "Rose Bowl"],
  401769073: ["QF4", "quarterfinal", 3, 6, "Sugar Bowl"],
  401769075: ["SF2", "semifinal", 6, 10, "Fiesta Bowl"],
  401769074: ["SF1", "semifinal", 1, 5, "Peach Bowl"],
  401769076: ["CH", "championship", 1, 10, "College Football Playoff National Championship"],
};

/** Both sides' points in each overtime, and the side with the first possession. */
const overtimes: Readonly<Record<number, LineScores & Pick<GameFact, "overtimeFirst">>> = {
  401752816: { home: [7, 8], away: [7, 6], overtimeFirst: ["away", "home"] },
  401752888: { home: [3], away: [0], overtimeFirst: ["away"] },
  401778314: { home: [3], away: [0], overtimeFirst: ["away"] },
};

/** The Elo ratings of teams whose rating in facts/team-table.ts is from 2001. */
const ratings: Readonly<Record<number, number>> = { 158: 1690, 2390: 1880 };
const ratingOf = (teamId: number): number => ratings[teamId] ?? teamById(teamId).elo ?? 1600;

/**
 * Returns made-up touchdowns and field goals whose points add up to `points`. If kicked extra points do not fit, some touchdowns have a two-point
 * conversion.
 */
function scoresOf(points: number): number[] {
  const touchdowns = Array.from({ length: Math.floor(points / 7) + 1 }, (_, index) => index);
  const most = touchdowns.filter((amount) => (points - 7 * amount) % 3 === 0).at(-1);
  if (most === undefined) return [8, ...scoresOf(points - 8)];
  return [...Array<number>(most).fill(7), ...Array<number>((points - 7 * most) / 3).fill(3)];
}

/** Returns made-up points by quarter. More points are scored at the end of a half, and a side has at most three scores in a quarter. */
function quartersOf(points: number, key: string): number[] {
  const quarters = [0, 0, 0, 0];
  const amounts = [0, 0, 0, 0];
  scoresOf(points).forEach((score, index) => {
    const drawn = chance(`quarter ${index} ${key}`);
    let quarter = drawn < 0.22 ? 0 : drawn < 0.52 ? 1 : drawn < 0.75 ? 2 : 3;
    while ((amounts[quarter] ?? 0) >= 3) quarter = (quarter + 1) % 4;
    amounts[quarter] = (amounts[quarter] ?? 0) + 1;
    quarters[quarter] = (quarters[quarter] ?? 0) + score;
  });
  return quarters;
}

/** Returns the moneyline for a side that is favored by this many points. */
const moneylineOf = (points: number): number => 5 * Math.round((110 + 14 * points + 2.4 * points ** 2) / 5);

/** Odds close to the real ones, for Ohio State against Texas and for the champion's playoff games. */
const listedOdds: Readonly<Record<number, Odds>> = {
  401752677: { spread: -3, overUnder: 48.5, homeMoneyline: -145, awayMoneyline: 122 },
  401769072: { spread: -7, overUnder: 48.5, homeMoneyline: -270, awayMoneyline: 220 },
  401769074: { spread: -3.5, overUnder: 47.5, homeMoneyline: -175, awayMoneyline: 145 },
  401769076: { spread: -7.5, overUnder: 47.5, homeMoneyline: -320, awayMoneyline: 255 },
};

/** Returns the listed odds. If there are none, returns odds made up from the ratings before the season. */
function oddsOf(id: number, homeId: number, awayId: number, neutralSite: boolean): Odds {
  const listed = listedOdds[id];
  if (listed !== undefined) return listed;
  const edge = (ratingOf(homeId) - ratingOf(awayId) + (neutralSite ? 0 : 60)) / 22 + between(-4, 4, `spread ${id}`);
  const points = Math.min(49.5, Math.max(1, Math.round(2 * Math.abs(edge)) / 2));
  const favorite = -moneylineOf(points);
  const other = 5 * Math.round((-favorite * 0.82) / 5);
  return {
    spread: edge > 0 ? -points : points,
    overUnder: between(42, 60, `total ${id}`) + 0.5,
    homeMoneyline: edge > 0 ? favorite : other,
    awayMoneyline: edge > 0 ? other : favorite,
  };
}

const outlets: readonly Broadcast[][] = [
  [{ type: "tv", outlet: "FOX" }],
  [{ type: "tv", outlet: "BTN" }],
  [
    { type: "tv", outlet: "NBC" },
    { type: "web", outlet: "Peacock" },
  ],
  [
    { type: "tv", outlet: "CBS" },
    { type: "web", outlet: "Paramount+" },
  ],
  [{ type: "tv", outlet: "ABC" }],
  [{ type: "tv", outlet: "FS1" }],
  [{ type: "web", outlet: "Peacock" }],
];

function gameOf(line: string): GameFact {
  const [id = 0, , , , venueId = 0, homeId = 0, home = 0, awayId = 0, away = 0] = line.split(" ").map(Number);
  const [, week = "", kickoff = "", flags = "", , , , , , ...notes] = line.split(" ");
  const neutralSite = flags.includes("n");
  const overtime = overtimes[id];
  const scores = (side: "home" | "away", points: number): number[] => {
    const extra = overtime?.[side] ?? [];
    return [
      ...quartersOf(
        extra.reduce((rest, each) => rest - each, points),
        `${id} ${side}`,
      ),
      ...extra,
    ];
  };
  const [slot, round, homeSeed = null, awaySeed = null, bowl = null] = brackets[id] ?? [];
  return {
    id,
    randomSeed: id,
    season: 2025,
    week: week === "P" ? 1 : Number(week),
    seasonType: week === "P" ? "postseason" : "regular",
    start: `20${kickoff.slice(0, -2)}:${kickoff.slice(-2)}:00.000Z`,
    startTimeTBD: false,
    timeChosen: null,
    venueId,
    neutralSite,
    conferenceGame: flags.includes("c"),
    // The service does not have the attendance of any 2025 game.
    attendance: null,
    homeId,
    awayId,
    points: { home, away },
    lineScores: { home: scores("home", home), away: scores("away", away) },
    overtimeFirst: overtime?.overtimeFirst ?? [],
    bracket:
      slot === undefined || round === undefined
        ? null
        : { format: "twelve_team_2025", round, slot, homeSeed, awaySeed, bowl },
    notes: notes.length === 0 ? null : notes.join(" "),
    odds: oddsOf(id, homeId, awayId, neutralSite),
    broadcasts:
      slot === undefined
        ? cycle(outlets, between(0, outlets.length - 1, `outlet ${id}`))
        : [{ type: "tv", outlet: "ESPN" }],
  };
}

/** The games of 2025, sorted by kickoff. Points by quarter, odds and broadcasts are made up. */
export const games2025: readonly GameFact[] = season2025.trimStart().split("\n").map(gameOf);
