import type { PlayStatName } from "../facts/play-types.js";
import type { Play } from "../simulation/model.js";

/** A player's statistic on a play. The athlete is null if there is none. `amount` is in yards, or 1 for statistics that are only counted. */
type Entry = readonly [athleteId: string | null, stat: PlayStatName, amount: number];

/** Returns the entries if a condition is true, and an empty list otherwise. */
const when = (holds: boolean, ...entries: Entry[]): Entry[] => (holds ? entries : []);

function passEntries(play: Play): Entry[] {
  const { passer, target, defender, yards } = play;
  if (play.outcome === "completion") {
    const caught: Entry[] = [
      [passer, "Completion", yards],
      [target, "Reception", yards],
    ];
    return [...caught, ...when(play.touchdown, [passer, "Touchdown", 1])];
  }
  const isIntercepted = play.outcome === "interception";
  return [
    [passer, isIntercepted ? "Interception Thrown" : "Incompletion", 1],
    [target, "Target", 1],
    ...when(isIntercepted, [defender, "Interception", 1]),
    ...when(!isIntercepted && play.brokenUp, [defender, "Pass Breakup", 1]),
    ...when(play.returnTouchdown, [defender, "Touchdown", 1]),
  ];
}

function entriesByKind(play: Play): Entry[] {
  const { kind, rusher, passer, defender, kicker, returner, yards, kickGood } = play;
  const kicked = play.kickYards ?? 0;
  const returned = when(play.returnTouchdown, [returner, "Touchdown", 1]);
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
      return [[kicker, "Kickoff", kicked], [returner, "Kickoff Return", play.returnYards ?? 0], ...returned];
    case "field_goal":
      return [
        [kicker, "Field Goal Attempt", kicked],
        [kicker, kickGood ? "Field Goal Made" : "Field Goal Missed", kicked],
        ...when(play.kickBlocked, [kicker, "FG Attempt Blocked", 1]),
      ];
    case "punt":
      return [[kicker, "Punt", kicked], ...returned];
    default:
      return [];
  }
}

/** Returns all players' statistics on a play. In the sample world, the tackler forces and recovers every lost fumble. */
export function statsOfPlay(play: Play) {
  const { defender, hurriedBy } = play;
  const carrier = play.outcome === "completion" ? play.target : play.kind === "sack" ? play.passer : play.rusher;
  const tackled = play.kind === "rush" || play.outcome === "completion";
  const isLost = play.turnover === "fumble";
  const entries: Entry[] = [
    ...entriesByKind(play),
    ...when(isLost, [carrier, "Fumble", 1], [defender, "Fumble Forced", 1], [defender, "Fumble Recovered", 1]),
    ...when(play.fumbleRecovered, [carrier, "Fumble", 1], [carrier, "Fumble Recovered", 1]),
    ...when(hurriedBy !== null, [hurriedBy, "QB Hurry", 1]),
    ...when(tackled && !play.touchdown, [defender, "Tackle", 1]),
    ...when(play.touchdown, [carrier, "Touchdown", 1]),
  ];
  return entries.flatMap(([athleteId, stat, amount]) => (athleteId === null ? [] : [{ athleteId, stat, amount }]));
}
