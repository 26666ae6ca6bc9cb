import type { CfpPlayoff, PlayoffParticipant } from "../../../../document/schemas.js";
import { rounds } from "../../facts/playoff-bracket.js";
import { type Selection, selectionsOf } from "../../facts/playoff-selections.js";
import { gameInSlot, gamesOfSeason, type World } from "../../simulation/world.js";
import { isSelected, playoffMatchups, playoffTeam, resultOf, TO_BE_DETERMINED } from "./matchups.js";

function championOf(world: World, season: number): number | undefined {
  return resultOf(gameInSlot(world, season, "CH"))?.winner;
}

function selectedParticipant(world: World, season: number, selection: Selection): PlayoffParticipant {
  const { teamId, seed, rank, automatic } = selection;
  const playoffGames = gamesOfSeason(world, season).filter(({ bracket }) => bracket !== null);
  const lost = playoffGames.find((game) => resultOf(game)?.loser === teamId);
  const isChampion = championOf(world, season) === teamId;
  const team = playoffTeam(teamId, season);
  return {
    team,
    committeeRank: rank,
    seed,
    bidType: automatic ? "automatic" : "at_large",
    qualificationReason: automatic
      ? "Conference champion automatic qualifier"
      : "CFP selection committee at-large selection",
    conferenceChampion: automatic,
    qualifyingConference: automatic ? team.conference : null,
    firstRoundBye: seed <= 4,
    outcome: lost !== undefined ? "eliminated" : isChampion ? "champion" : "active",
    eliminatedRound: lost?.bracket?.round ?? null,
  };
}

/** A participant that is not selected yet. Only the seed is known. */
function openParticipant(seed: number): PlayoffParticipant {
  return {
    team: TO_BE_DETERMINED,
    committeeRank: null,
    seed,
    bidType: "at_large",
    qualificationReason: null,
    conferenceChampion: false,
    qualifyingConference: null,
    firstRoundBye: seed <= 4,
    outcome: "active",
    eliminatedRound: null,
  };
}

/** The rows of /playoffs/cfp/participants, by seed. */
export function playoffParticipants(world: World, season: number): PlayoffParticipant[] {
  return selectionsOf(season).map((selection) =>
    isSelected(world, season) ? selectedParticipant(world, season, selection) : openParticipant(selection.seed),
  );
}

function statusOf(world: World, season: number): CfpPlayoff["status"] {
  if (championOf(world, season) !== undefined) return "completed";
  const hasBegun = gamesOfSeason(world, season).some(
    ({ bracket, status }) => bracket !== null && status !== "scheduled",
  );
  if (hasBegun) return "in_progress";
  return isSelected(world, season) ? "selected" : "scheduled";
}

/** A response of /playoffs/cfp. */
export function playoff(world: World, season: number): CfpPlayoff {
  const final = gameInSlot(world, season, "CH");
  const champion = championOf(world, season);
  const matchups = playoffMatchups(world, season);
  return {
    season,
    competition: "cfp",
    format: final?.bracket?.format ?? `twelve_team_${season}`,
    teamCount: selectionsOf(season).length,
    status: statusOf(world, season),
    participants: playoffParticipants(world, season),
    rounds: rounds.map(({ code, name }, index) => ({
      code,
      name,
      order: index + 1,
      matchups: matchups.filter(({ round }) => round === code),
    })),
    champion: champion === undefined ? null : playoffTeam(champion, season),
  };
}
