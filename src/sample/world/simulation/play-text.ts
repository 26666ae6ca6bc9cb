import { playerById } from "../facts/players.js";
import type { Play } from "./model.js";

const nameOf = (id: string | null): string => (id === null ? "Team" : playerById(id).name);

/** Seconds as minutes and seconds: 725 is "12:05". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function gain(play: Play): string {
  const yards = Math.abs(play.yards);
  const amount =
    play.yards === 0 ? "no gain" : `${play.yards < 0 ? "a loss of " : ""}${yards} yd${yards === 1 ? "" : "s"}`;
  return `for ${amount}${play.touchdown ? " for a TD" : play.firstDown ? " for a 1ST down" : ""}`;
}

/** The description of a play, as in the play-by-play of a game. */
export function playText(play: Play): string {
  const fumble = play.turnover === "fumble" ? ", fumbled, recovered by the defense" : "";
  switch (play.kind) {
    case "kickoff":
      return play.returnYards === null
        ? `${nameOf(play.kicker)} kickoff for ${play.kickYards} yds for a touchback`
        : `${nameOf(play.kicker)} kickoff for ${play.kickYards} yds, ${nameOf(play.returner)} return for ${play.returnYards} yds`;
    case "rush":
      return `${nameOf(play.rusher)} run ${gain(play)}${fumble}`;
    case "kneel":
      return "Team run for a loss of 1 yd, kneel down";
    case "sack":
      return `${nameOf(play.passer)} sacked ${gain(play)}${play.safety ? " for a SAFETY" : ""}${fumble}`;
    case "penalty":
      return `Penalty on the ${play.penaltyOn} for ${Math.abs(play.yards)} yds${play.firstDown ? " for a 1ST down" : ""}`;
    case "punt":
      return `${nameOf(play.kicker)} punt for ${play.kickYards} yds`;
    case "field_goal":
      return `${nameOf(play.kicker)} ${play.kickYards} yd FG ${play.kickGood ? "GOOD" : "MISSED"}`;
    case "pass":
      break;
  }
  if (play.wasted === "spike") return `${nameOf(play.passer)} pass incomplete, spiked`;
  if (play.outcome === "interception") return `${nameOf(play.passer)} pass intercepted by ${nameOf(play.defender)}`;
  const to = play.target === null ? "" : ` to ${nameOf(play.target)}`;
  return play.outcome === "completion"
    ? `${nameOf(play.passer)} pass complete${to} ${gain(play)}${fumble}`
    : `${nameOf(play.passer)} pass incomplete${to}`;
}
