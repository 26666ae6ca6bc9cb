import type { BoxScorePlayers } from "../../../../document/schema.js";
import { mapValues } from "../../computed.js";
import { teamById } from "../../facts/teams.js";
import { efficiency, isCounted, isDropback, isRun } from "../../measures/advanced-stats.js";
import { byQuarter, inPeriod, periods } from "../../measures/play-splits.js";
import { type PlayerPlays, playsByPlayer } from "../../measures/player-plays.js";
import { rate, round } from "../../numbers.js";
import type { Sparse } from "../../responses/source.js";
import type { Play } from "../../simulation/model.js";
import type { TeamGame } from "../../simulation/team-games.js";
import { passing } from "../passing.js";
import { rushing } from "../rushing.js";

const playerFields = ({ player: { name, position } }: PlayerPlays, team: string) => ({ player: name, team, position });

function ppaRow(own: PlayerPlays<Play>, school: string) {
  const values = (value: (plays: readonly Play[]) => number) => ({
    total: value(own.all),
    ...byQuarter(own.all, value),
    rushing: value(own.rushing),
    passing: value(own.passing),
  });
  const totals = values((plays) => round(efficiency(plays).totalPPA, 1));
  return {
    ...playerFields(own, school),
    average: values((plays) => round(efficiency(plays).ppa, 3)),
    // In a quarter without plays, the average is null, but the sum is 0.
    cumulative: mapValues(totals, (total) => total ?? 0),
  };
}

/** Returns a player's share of the team's plays, 0 to 1. */
function usageRow(own: PlayerPlays<Play>, school: string, team: readonly Play[]) {
  const share = (some: readonly Play[], of: readonly Play[]): number => round(rate(some.length, of.length), 3);
  return {
    ...playerFields(own, school),
    total: share(own.all, team),
    ...mapValues(periods, (period) => share(inPeriod(own.all, period), inPeriod(team, period))),
    rushing: share(own.rushing, team.filter(isRun)),
    passing: share(own.passing, team.filter(isDropback)),
  };
}

/** Returns the `players` object of an advanced box score, sorted by team and then by player id. */
export function advancedBoxPlayers(sides: readonly TeamGame[]) {
  // Uses the player's team in this game, because the team may differ in another season.
  const players = sides.flatMap(({ teamId, offense: { timed } }) =>
    playsByPlayer(timed.plays).map((own) => [own, teamById(teamId).school, timed.plays.filter(isCounted)] as const),
  );
  return {
    ppa: players.map(([own, school]) => ppaRow(own, school)),
    usage: players.map((player) => usageRow(...player)),
    passing: sides.flatMap(passing.playerGames),
    rushing: sides.flatMap(rushing.playerGames),
  };
}

/** Returns an advanced box score in which one player has no name, team, position or numbers, as in box scores of old games. */
export function withUnknownPlayer(players: ReturnType<typeof advancedBoxPlayers>): Sparse<BoxScorePlayers> {
  const ppa = [...players.ppa.slice(1), { average: {}, cumulative: {} }];
  return { ...players, ppa, usage: [...players.usage.slice(1), {}] };
}
