import type { BracketPosition } from "./game.js";

/** One side of a matchup, which is a seed or the winner of an earlier matchup. */
export type SideFact = { readonly seed: number } | { readonly winnerOf: string };

/** A matchup of the bracket with its two sides, in order of position. */
export interface MatchupFact {
  readonly slot: string;
  readonly round: BracketPosition["round"];
  readonly sides: readonly [SideFact, SideFact];
}

const seed = (number: number): SideFact => ({ seed: number });
const winnerOf = (slot: string): SideFact => ({ winnerOf: slot });

/** The bracket for twelve teams. Four teams skip the first round. Teams are not reseeded after a round. */
export const bracketOfTwelve: readonly MatchupFact[] = [
  { slot: "FR1", round: "first_round", sides: [seed(5), seed(12)] },
  { slot: "FR2", round: "first_round", sides: [seed(6), seed(11)] },
  { slot: "FR3", round: "first_round", sides: [seed(7), seed(10)] },
  { slot: "FR4", round: "first_round", sides: [seed(8), seed(9)] },
  { slot: "QF1", round: "quarterfinal", sides: [seed(1), winnerOf("FR4")] },
  { slot: "QF2", round: "quarterfinal", sides: [seed(4), winnerOf("FR1")] },
  { slot: "QF3", round: "quarterfinal", sides: [seed(2), winnerOf("FR3")] },
  { slot: "QF4", round: "quarterfinal", sides: [seed(3), winnerOf("FR2")] },
  { slot: "SF1", round: "semifinal", sides: [winnerOf("QF1"), winnerOf("QF2")] },
  { slot: "SF2", round: "semifinal", sides: [winnerOf("QF3"), winnerOf("QF4")] },
  { slot: "CH", round: "championship", sides: [winnerOf("SF1"), winnerOf("SF2")] },
];

/** The id of the first matchup in 2024, the first season with this bracket. The ids are the service's. */
const FIRST_MATCHUP = { season: 2024, id: 31 };

/** Returns a matchup's id. For seasons after 2024, assumes that the service continues the numbering. */
export function matchupId(season: number, slot: string): number {
  const position = bracketOfTwelve.findIndex((fact) => fact.slot === slot);
  return FIRST_MATCHUP.id + (season - FIRST_MATCHUP.season) * bracketOfTwelve.length + position;
}

/** The rounds in playing order, with their display names. */
export const rounds: readonly { readonly code: BracketPosition["round"]; readonly name: string }[] = [
  { code: "first_round", name: "First Round" },
  { code: "quarterfinal", name: "Quarterfinal" },
  { code: "semifinal", name: "Semifinal" },
  { code: "championship", name: "National Championship" },
];

/** Returns the display name of a round. */
export function roundName(code: BracketPosition["round"]): string {
  return rounds.find((round) => round.code === code)?.name ?? code;
}
