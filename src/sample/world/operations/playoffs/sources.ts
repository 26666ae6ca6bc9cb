import { type Moment, Refusal, type SomeSources } from "../../responses/source.js";
import { gamesOfSeason } from "../../simulation/world.js";
import { playoffMatchups } from "./matchups.js";
import { playoff, playoffParticipants } from "./playoffs.js";

/** Responds about the playoff of a season. A season without playoff games is a 404. */
function ofPlayoff<T>({ world }: Moment, year: number | undefined, respond: (season: number) => T): T | Refusal {
  const exists = year !== undefined && gamesOfSeason(world, year).some(({ bracket }) => bracket !== null);
  return exists ? respond(year) : new Refusal(404, { message: "CFP playoff not found" });
}

/** The operations of the tag `playoffs`. */
export const playoffsSources = {
  "/playoffs/cfp": {
    respond: (moment, { year }) => ofPlayoff(moment, year, (season) => playoff(moment.world, season)),
  },
  "/playoffs/cfp/participants": {
    respond: (moment, { year }) => ofPlayoff(moment, year, (season) => playoffParticipants(moment.world, season)),
  },
  "/playoffs/cfp/games": {
    respond: (moment, { year, round }) =>
      ofPlayoff(moment, year, (season) =>
        playoffMatchups(moment.world, season).filter((matchup) => round === undefined || matchup.round === round),
      ),
  },
} satisfies SomeSources;
