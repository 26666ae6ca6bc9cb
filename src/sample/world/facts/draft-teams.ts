/** An NFL team that makes draft picks. The ids are the publicly used ones. */
export interface DraftTeam {
  readonly id: number;
  readonly location: string;
  readonly nickname: string | null;
  /** The abbreviation in the logo's URL. */
  readonly code: string;
}

const entries: readonly (readonly [id: number, location: string, nickname: string | null, code: string])[] = [
  [1, "Atlanta", "Falcons", "atl"],
  [2, "Buffalo", "Bills", "buf"],
  [3, "Chicago", "Bears", "chi"],
  [4, "Cincinnati", "Bengals", "cin"],
  [5, "Cleveland", "Browns", "cle"],
  [6, "Dallas", "Cowboys", "dal"],
  [7, "Denver", "Broncos", "den"],
  [8, "Detroit", "Lions", "det"],
  [9, "Green Bay", "Packers", "gb"],
  [10, "Tennessee", "Titans", "ten"],
  [11, "Indianapolis", "Colts", "ind"],
  [12, "Kansas City", "Chiefs", "kc"],
  [13, "Las Vegas", "Raiders", "lv"],
  [14, "Los Angeles", "Rams", "lar"],
  [15, "Miami", "Dolphins", "mia"],
  [16, "Minnesota", "Vikings", "min"],
  [17, "New England", "Patriots", "ne"],
  [18, "New Orleans", "Saints", "no"],
  [19, "New York", "Giants", "nyg"],
  [20, "New York", "Jets", "nyj"],
  [21, "Philadelphia", "Eagles", "phi"],
  [22, "Arizona", "Cardinals", "ari"],
  [23, "Pittsburgh", "Steelers", "pit"],
  [24, "Los Angeles", "Chargers", "lac"],
  [25, "San Francisco", "49ers", "sf"],
  [26, "Seattle", "Seahawks", "sea"],
  [27, "Tampa Bay", "Buccaneers", "tb"],
  // The team had no nickname in 2020 and 2021.
  [28, "Washington", null, "wsh"],
  [29, "Carolina", "Panthers", "car"],
  [30, "Jacksonville", "Jaguars", "jax"],
  [33, "Baltimore", "Ravens", "bal"],
  [34, "Houston", "Texans", "hou"],
];

/** Every franchise once, with its current city. */
export const draftTeams: readonly DraftTeam[] = entries.map(([id, location, nickname, code]) => ({
  id,
  location,
  nickname,
  code,
}));

export function draftTeamByCode(code: string): DraftTeam {
  const team = draftTeams.find((each) => each.code === code);
  if (team === undefined) throw new Error(`No NFL team has the code ${code}.`);
  return team;
}

/** The names of the positions of draft picks, by abbreviation, in the service's order. */
export const draftPositions: Readonly<Record<string, string>> = {
  C: "Center",
  CB: "Cornerback",
  DB: "Defensive Back",
  EDGE: "Defensive Edge",
  DE: "Defensive End",
  DL: "Defensive Lineman",
  DT: "Defensive Tackle",
  FS: "Free Safety",
  FB: "Fullback",
  ILB: "Inside Linebacker",
  KR: "Kick Returner",
  LT: "Left Tackle",
  LB: "Linebacker",
  LS: "Long Snapper",
  MLB: "Middle Linebacker",
  NT: "Nose Tackle",
  OG: "Offensive Guard",
  OT: "Offensive Tackle",
  OLB: "Outside Linebacker",
  PK: "Place Kicker",
  P: "Punter",
  QB: "Quarterback",
  RB: "Running Back",
  S: "Safety",
  SS: "Strong Safety",
  T: "Tackle",
  TE: "Tight End",
  "-": "Unknown",
  WR: "Wide Receiver",
};
