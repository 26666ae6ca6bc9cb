import { detailsOfPlayer, playerById, splitName } from "../facts/players.js";
import { teamById } from "../facts/teams.js";
import { type Conversion, type MarkKind, opposite, type Play, type Side } from "./model.js";
import { type Sides, schoolOn, teamOn } from "./team-games.js";

const nameOf = (id: string | null): string => (id === null ? "Team" : playerById(id).name);

/** Formats seconds as minutes and seconds. For example, 725 becomes "12:05". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Returns a row's description with the clock and the players' numbers. In live games, a description begins with "(09:27) #3 Q.Ewers pass", for
 * example.
 */
export function timedText(game: Sides, play: Play): string {
  const { passer, rusher, target, kicker, returner, defender, tryBy } = play;
  const ids = new Set([passer, rusher, target, kicker, returner, defender, tryBy].filter((id) => id !== null));
  const text = [...ids].reduce(
    (result, id) => {
      const { name } = playerById(id);
      const { firstName, lastName } = splitName(name);
      const jersey = detailsOfPlayer(id)?.jersey;
      return result.replaceAll(name, `${jersey == null ? "" : `#${jersey} `}${firstName[0]}.${lastName}`);
    },
    playText(game, play),
  );
  return `(${clockText(play.clock).padStart(5, "0")}) ${text}`;
}

/**
 * Returns the text for a spot on the field. It has the team whose half the spot is in, and the yards to that team's goal line. `side` has the ball.
 */
export function spotText(game: Sides, side: Side, yardsToGoal: number): string {
  if (yardsToGoal === 50) return "50";
  const { school, abbreviation } = teamById(teamOn(game, yardsToGoal > 50 ? side : opposite(side)));
  return `${abbreviation ?? school} ${yardsToGoal > 50 ? 100 - yardsToGoal : yardsToGoal}`;
}

const yardsText = (yards: number): string => `${yards} yd${yards === 1 ? "" : "s"}`;

const tries: Readonly<Record<Conversion, string>> = {
  kick: "KICK",
  missed_kick: "PAT MISSED",
  two_points: "Two-Point Conversion Good",
  failed_two_points: "Two-Point Conversion Failed",
};

/** Returns the text for the try after a touchdown, in parentheses. */
const tryText = ({ conversion, tryBy }: Play): string =>
  conversion === null ? "" : ` (${nameOf(tryBy)} ${tries[conversion]})`;

/** Returns the text for the spot to which a play, a return or a penalty moved the ball. */
const toSpot = (game: Sides, { side }: Play, yardsToGoal: number): string =>
  `to the ${spotText(game, side, yardsToGoal)}`;

/** Returns the text for the gain of a run, a catch or a sack. It names the yards, the spot and the consequences. */
function gain(game: Sides, play: Play): string {
  const { yards, yardsToGoal } = play;
  if (play.touchdown) return `for ${yardsText(yards)} for a TD${tryText(play)}`;
  if (play.safety) return `for a loss of ${yardsText(-yards)} for a SAFETY`;
  const amount = yards === 0 ? "no gain" : `${yards < 0 ? "a loss of " : ""}${yardsText(Math.abs(yards))}`;
  const recovered = play.turnover === "fumble" ? `recovered by ${nameOf(play.defender)}` : "recovered by the offense";
  const fumble = play.turnover === "fumble" || play.fumbleRecovered ? ` fumbled, ${recovered}` : "";
  return `for ${amount}${fumble} ${toSpot(game, play, yardsToGoal - yards)}${play.firstDown ? " for a 1ST down" : ""}`;
}

const returnedForTouchdown = (play: Play): string =>
  `returned by ${nameOf(play.returner)} for ${yardsText(play.returnYards ?? 0)} for a TD${tryText(play)}`;

/**
 * Returns the text for the return of a kick or an interception. `from` is where the return begins, in yards to the goal of the side that had the ball
 * before.
 */
function returnText(game: Sides, play: Play, from: number): string {
  const yards = play.returnYards ?? 0;
  return `return for ${yards === 0 ? "no gain" : yardsText(yards)} ${toSpot(game, play, from + yards)}`;
}

function kickoffText(game: Sides, play: Play): string {
  const { kicker, kickYards, returnYards, returner, yardsToGoal, side } = play;
  if (play.returnTouchdown) return `${nameOf(kicker)} kickoff ${returnedForTouchdown(play)}`;
  const kick = `${nameOf(kicker)} kickoff for ${kickYards} yds`;
  if (returnYards === null) return `${kick} for a touchback`;
  // A kickoff is part of the receiving side's drive.
  const kicked = { ...play, side: opposite(side) };
  return `${kick}, ${nameOf(returner)} ${returnText(game, kicked, yardsToGoal - (kickYards ?? 0))}`;
}

function puntText(game: Sides, play: Play): string {
  const { kicker, kickYards, returnYards, returner, yardsToGoal } = play;
  if (play.returnTouchdown) return `${nameOf(kicker)} punt ${returnedForTouchdown(play)}`;
  const punt = `${nameOf(kicker)} punt for ${yardsText(kickYards ?? 0)}`;
  const landing = yardsToGoal - (kickYards ?? 0);
  if (returnYards !== null) return `${punt}, ${nameOf(returner)} ${returnText(game, play, landing)}`;
  return landing <= 0 ? `${punt} for a touchback` : `${punt}, downed at the ${spotText(game, play.side, landing)}`;
}

function passText(game: Sides, play: Play): string {
  const passer = nameOf(play.passer);
  if (play.wasted === "spike") return `${passer} pass incomplete, spiked`;
  if (play.outcome === "interception") {
    const caught = play.yardsToGoal - (play.airYards ?? 8);
    const intercepted = `${passer} pass intercepted by ${nameOf(play.defender)}`;
    if (play.returnTouchdown)
      return `${intercepted} return for ${yardsText(play.returnYards ?? 0)} for a TD${tryText(play)}`;
    return `${intercepted} ${caught <= 0 ? "for a touchback" : returnText(game, play, caught)}`;
  }
  const to = play.target === null ? "" : ` to ${nameOf(play.target)}`;
  if (play.outcome === "completion") return `${passer} pass complete${to} ${gain(game, play)}`;
  return `${passer} pass incomplete${to}${play.brokenUp ? `, broken up by ${nameOf(play.defender)}` : ""}`;
}

function penaltyText(game: Sides, play: Play): string {
  const { penaltyOn, foul, yards, yardsToGoal, side, firstDown } = play;
  const team = schoolOn(game, penaltyOn === "offense" ? side : opposite(side));
  const spot = toSpot(game, play, yardsToGoal - yards);
  return `${team} Penalty, ${foul} for ${yardsText(Math.abs(yards))} ${spot}${firstDown ? " for a 1ST down" : ""}`;
}

const ordinals = ["1st", "2nd", "3rd", "4th"];

function markText(game: Sides, kind: MarkKind, { period, calledBy, side }: Play): string {
  if (kind === "timeout") return `Timeout ${schoolOn(game, calledBy ?? side)}`;
  const ordinal = ordinals[period - 1];
  return ordinal === undefined ? `End of Overtime ${period - 4}` : `End of ${ordinal} Quarter`;
}

/** Returns the description of a play-by-play row. */
export function playText(game: Sides, play: Play): string {
  switch (play.kind) {
    case "kickoff":
      return kickoffText(game, play);
    case "rush":
      return `${nameOf(play.rusher)} run ${gain(game, play)}`;
    case "kneel":
      return `Team kneel down ${gain(game, play)}`;
    case "sack":
      return `${nameOf(play.passer)} sacked by ${nameOf(play.defender)} ${gain(game, play)}`;
    case "penalty":
      return penaltyText(game, play);
    case "punt":
      return puntText(game, play);
    case "field_goal":
      return `${nameOf(play.kicker)} ${play.kickYards} yd FG ${play.kickGood ? "GOOD" : play.kickBlocked ? "BLOCKED" : "MISSED"}`;
    case "pass":
      return passText(game, play);
    default:
      return markText(game, play.kind, play);
  }
}
