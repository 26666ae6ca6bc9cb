import type { BoxScorePlayers, PlayerStatsByQuarter } from "../../../../document/schemas.js";
import { teamById } from "../../facts/teams.js";
import { efficiency, isCounted, isDropback, isRun } from "../../measures/advanced-stats.js";
import { type PlayerPlays, playsByPlayer } from "../../measures/player-plays.js";
import { byQuarter, noQuarters } from "../../measures/quarters.js";
import { rate, round } from "../../numbers.js";
import type { Play } from "../../simulation/model.js";
import type { TeamGame } from "../../simulation/team-games.js";
import { passing } from "../passing.js";
import { rushing } from "../rushing.js";

type Ppa = BoxScorePlayers["ppa"][number];
type Usage = BoxScorePlayers["usage"][number];

function ppaRow({ player, all, passing, rushing }: PlayerPlays, school: string): Ppa {
  const average = (plays: readonly Play[]): number => round(efficiency(plays).ppa, 3);
  const total = (plays: readonly Play[]): number => round(efficiency(plays).totalPPA, 1);
  const values = (value: (plays: readonly Play[]) => number): PlayerStatsByQuarter => ({
    total: value(all),
    ...byQuarter(all, value),
    rushing: value(rushing),
    passing: value(passing),
  });
  const cumulative = values(total);
  return {
    player: player.name,
    team: school,
    position: player.position,
    average: values(average),
    // For a quarter without a play the average is null, but the sum is 0.
    cumulative: {
      ...cumulative,
      quarter1: cumulative.quarter1 ?? 0,
      quarter2: cumulative.quarter2 ?? 0,
      quarter3: cumulative.quarter3 ?? 0,
      quarter4: cumulative.quarter4 ?? 0,
    },
  };
}

/** A player's share of the team's plays, 0 to 1. */
function usageRow({ player, all, passing, rushing }: PlayerPlays, school: string, team: readonly Play[]): Usage {
  const share = (own: readonly Play[], of: readonly Play[]): number => round(rate(own.length, of.length), 3);
  const quarter = (period: number): number =>
    share(
      all.filter((play) => play.period === period),
      team.filter((play) => play.period === period),
    );
  return {
    player: player.name,
    team: school,
    position: player.position,
    total: share(all, team),
    quarter1: quarter(1),
    quarter2: quarter(2),
    quarter3: quarter(3),
    quarter4: quarter(4),
    rushing: share(rushing, team.filter(isRun)),
    passing: share(passing, team.filter(isDropback)),
  };
}

/** The `players` object of an advanced box score: by team, then by player id. */
export function advancedBoxPlayers(sides: readonly TeamGame[]): BoxScorePlayers {
  return {
    ppa: sides.flatMap(({ teamId, offense }) =>
      playsByPlayer(offense.plays).map((player) => ppaRow(player, teamById(teamId).school)),
    ),
    usage: sides.flatMap(({ teamId, offense }) =>
      playsByPlayer(offense.plays).map((player) =>
        usageRow(player, teamById(teamId).school, offense.plays.filter(isCounted)),
      ),
    ),
    passing: sides.flatMap(passing.playerGames),
    rushing: sides.flatMap(rushing.playerGames),
  };
}

/** An advanced box score with one player without name, team, position and numbers, as in box scores of old games. */
export function withUnknownPlayer(players: BoxScorePlayers): BoxScorePlayers {
  const [, ...otherPpa] = players.ppa;
  const [, ...otherUsage] = players.usage;
  const unknown = { player: null, team: null, position: null };
  const none = { ...noQuarters, rushing: null, passing: null };
  return {
    ...players,
    ppa: [...otherPpa, { ...unknown, average: none, cumulative: none }],
    usage: [...otherUsage, { ...unknown, ...none }],
  };
}
