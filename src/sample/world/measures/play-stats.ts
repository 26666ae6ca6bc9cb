import type { PlayStatName } from "../facts/play-types.js";
import type { Play } from "../simulation/model.js";

/** A statistic of a player on a play. `amount` is in yards, or 1 for what is only counted. */
export interface PlayStatFact {
  readonly athleteId: string;
  readonly stat: PlayStatName;
  readonly amount: number;
}

type Entry = readonly [athleteId: string | null, stat: PlayStatName, amount: number];

/** What a player has for a return besides its yards. */
const returnEntries = (touchdown: boolean, returner: string | null): Entry[] =>
  touchdown ? [[returner, "Touchdown", 1]] : [];

function passEntries({
  passer,
  target,
  defender,
  outcome,
  yards,
  brokenUp,
  touchdown,
  returnTouchdown,
}: Play): Entry[] {
  if (outcome === "completion") {
    const scored: Entry[] = touchdown ? [[passer, "Touchdown", 1]] : [];
    return [[passer, "Completion", yards], [target, "Reception", yards], ...scored];
  }
  if (outcome === "interception") {
    return [
      [passer, "Interception Thrown", 1],
      [target, "Target", 1],
      [defender, "Interception", 1],
      ...returnEntries(returnTouchdown, defender),
    ];
  }
  const breakup: Entry[] = brokenUp ? [[defender, "Pass Breakup", 1]] : [];
  return [[passer, "Incompletion", 1], [target, "Target", 1], ...breakup];
}

function fieldGoalEntries({ kicker, kickGood, kickBlocked, kickYards }: Play): Entry[] {
  return [
    [kicker, "Field Goal Attempt", kickYards ?? 0],
    [kicker, kickGood ? "Field Goal Made" : "Field Goal Missed", kickYards ?? 0],
    ...(kickBlocked ? [[kicker, "FG Attempt Blocked", 1] as const] : []),
  ];
}

/** The tackler forces and recovers every lost fumble of the sample world. */
function fumbleEntries(carrier: string | null, defender: string | null): Entry[] {
  return [
    [carrier, "Fumble", 1],
    [defender, "Fumble Forced", 1],
    [defender, "Fumble Recovered", 1],
  ];
}

const ownFumbleEntries = (carrier: string | null): Entry[] => [
  [carrier, "Fumble", 1],
  [carrier, "Fumble Recovered", 1],
];

function entriesByKind(play: Play): Entry[] {
  const { kind, rusher, passer, defender, kicker, returner, yards } = play;
  switch (kind) {
    case "pass":
      return passEntries(play);
    case "rush":
      return [[rusher, "Rush", yards]];
    case "sack":
      return [
        [passer, "Sack Taken", yards],
        [defender, "Sack", 1],
      ];
    case "kickoff":
      return [
        [kicker, "Kickoff", play.kickYards ?? 0],
        [returner, "Kickoff Return", play.returnYards ?? 0],
        ...returnEntries(play.returnTouchdown, returner),
      ];
    case "field_goal":
      return fieldGoalEntries(play);
    case "punt":
      return [[kicker, "Punt", play.kickYards ?? 0], ...returnEntries(play.returnTouchdown, returner)];
    default:
      return [];
  }
}

/** The statistics of all players on a play. */
export function statsOfPlay(play: Play): PlayStatFact[] {
  const carrier = play.outcome === "completion" ? play.target : play.kind === "sack" ? play.passer : play.rusher;
  const tackled = play.kind === "rush" || play.outcome === "completion";
  const entries: Entry[] = [
    ...entriesByKind(play),
    ...(play.turnover === "fumble" ? fumbleEntries(carrier, play.defender) : []),
    ...(play.fumbleRecovered ? ownFumbleEntries(carrier) : []),
    ...(play.hurriedBy === null ? [] : [[play.hurriedBy, "QB Hurry", 1] as const]),
    ...(tackled && !play.touchdown ? [[play.defender, "Tackle", 1] as const] : []),
    ...(play.touchdown ? [[carrier, "Touchdown", 1] as const] : []),
  ];
  return entries.flatMap(([athleteId, stat, amount]) => (athleteId === null ? [] : [{ athleteId, stat, amount }]));
}
