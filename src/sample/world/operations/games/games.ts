import type { Game } from "../../../../document/schemas.js";
import { roundName } from "../../facts/playoff-bracket.js";
import type { Sparse } from "../../responses/source.js";
import type { WorldGame } from "../../simulation/world.js";
import { gameHeader, ofBothSides } from "../headers.js";

/** A row of /games. */
export function gameRow(game: WorldGame): Sparse<Game> {
  const { bracket } = game;
  return {
    ...gameHeader(game),
    ...ofBothSides((side) => ({
      lineScores: game.lineScores?.[side],
      postgameWinProbability: game.summary?.postgame[side],
      pregameElo: game.elo[side].pregame,
      postgameElo: game.elo[side].postgame,
    })),
    attendance: game.attendance,
    excitementIndex: game.summary?.excitement,
    highlights: "",
    notes: game.notes,
    playoff: bracket && {
      ...bracket,
      competition: "cfp",
      roundName: roundName(bracket.round),
      bracketSlot: bracket.slot,
      bowlName: bracket.bowl,
    },
  };
}
