import type { Bracket } from "./games.js";

/** How a side of a matchup is filled: by a seed, or by the winner of an earlier matchup. */
export type SlotFact = { readonly seed: number } | { readonly winnerOf: string };

/** A place of the bracket with its two sides, in the order of their positions. */
export interface MatchupFact {
  readonly slot: string;
  readonly round: Bracket["round"];
  readonly sides: readonly [SlotFact, SlotFact];
}

const seed = (number: number): SlotFact => ({ seed: number });
const winnerOf = (slot: string): SlotFact => ({ winnerOf: slot });

/** The bracket of twelve: four teams skip the first round, and nobody is seeded again later. */
export const bracketOfTwelve: readonly MatchupFact[] = [
  { slot: "FR1", round: "first_round", sides: [seed(8), seed(9)] },
  { slot: "FR2", round: "first_round", sides: [seed(5), seed(12)] },
  { slot: "FR3", round: "first_round", sides: [seed(6), seed(11)] },
  { slot: "FR4", round: "first_round", sides: [seed(7), seed(10)] },
  { slot: "QF1", round: "quarterfinal", sides: [seed(1), winnerOf("FR1")] },
  { slot: "QF2", round: "quarterfinal", sides: [seed(4), winnerOf("FR2")] },
  { slot: "QF3", round: "quarterfinal", sides: [seed(3), winnerOf("FR3")] },
  { slot: "QF4", round: "quarterfinal", sides: [seed(2), winnerOf("FR4")] },
  { slot: "SF1", round: "semifinal", sides: [winnerOf("QF1"), winnerOf("QF2")] },
  { slot: "SF2", round: "semifinal", sides: [winnerOf("QF3"), winnerOf("QF4")] },
  { slot: "CH", round: "championship", sides: [winnerOf("SF1"), winnerOf("SF2")] },
];

/** The rounds in the order in which they are played, with their names for people. */
export const rounds: readonly { readonly code: Bracket["round"]; readonly name: string }[] = [
  { code: "first_round", name: "First Round" },
  { code: "quarterfinal", name: "Quarterfinal" },
  { code: "semifinal", name: "Semifinal" },
  { code: "championship", name: "National Championship" },
];

/** The name of a round for people. */
export function roundName(code: Bracket["round"]): string {
  return rounds.find((round) => round.code === code)?.name ?? code;
}
