import type { CfpPlayoff, PlayoffParticipant } from "../../../../../generated/schema.js";
import { rounds } from "../../facts/playoff-bracket.js";
import { type Selection, selections } from "../../facts/playoff-selections.js";
import type { World } from "../../simulation/world.js";
import { gameInSlot } from "../../simulation/world.js";
import { playoffMatchups, playoffTeam, resultOf, teamBySeed } from "./matchups.js";

function selectedParticipant(world: World, season: number, selection: Selection): PlayoffParticipant {
  const { teamId, seed, rank, automatic } = selection;
  const lost = world.find((game) => game.season === season && resultOf(game)?.loser === teamId);
  const team = playoffTeam(teamId, season);
  return {
    team,
    committeeRank: rank,
    seed,
    bidType: automatic ? "automatic" : "at_large",
    qualificationReason: automatic ? "Conference champion automatic bid" : "CFP selection committee at-large selection",
    conferenceChampion: automatic,
    qualifyingConference: automatic ? team.conference : null,
    firstRoundBye: seed <= 4,
    outcome: lost === undefined ? "champion" : "eliminated",
    eliminatedRound: lost?.bracket?.round ?? null,
  };
}

/** A participant that is not selected yet. Only the seed is known. */
function openParticipant(season: number, seed: number): PlayoffParticipant {
  return {
    team: playoffTeam(teamBySeed(seed, season), season),
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
  return selections.map((selection) =>
    season === 2024 ? selectedParticipant(world, season, selection) : openParticipant(season, selection.seed),
  );
}

/** A response of /playoffs/cfp. The playoff of 2024 is completed; of 2025, only the bracket is known. */
export function playoff(world: World, season: number): CfpPlayoff {
  const final = gameInSlot(world, season, "CH");
  const champion = resultOf(final)?.winner;
  const matchups = playoffMatchups(world, season);
  return {
    season,
    competition: "cfp",
    format: final?.bracket?.format ?? `twelve_team_${season}`,
    teamCount: selections.length,
    status: champion === undefined ? "scheduled" : "completed",
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
