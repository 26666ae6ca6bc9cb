import type { CfpPlayoff, PlayoffMatchup, PlayoffParticipant } from "../../../generated/schema.js";
import { rounds } from "../facts/bracket.js";
import { type Selection, selections } from "../facts/committee.js";
import { gameInSlot, matchups, outcomeOf, playoffTeam, seededTeam } from "../measures/bracket.js";
import { type Case, recorder } from "../recording.js";
import type { WorldGame } from "../world.js";

function participant(world: readonly WorldGame[], season: number, selection: Selection): PlayoffParticipant {
  const { teamId, seed, rank, automatic } = selection;
  const lost = world.find((game) => game.season === season && outcomeOf(game)?.loser === teamId);
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

/** A place in the field that nobody has earned yet: all that is known is its seed. */
function placeholder(season: number, seed: number): PlayoffParticipant {
  return {
    team: playoffTeam(seededTeam(seed, season), season),
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

/** The teams of a playoff by seed. */
export function participants(world: readonly WorldGame[], season: number): PlayoffParticipant[] {
  return selections.map((selection) =>
    season === 2024 ? participant(world, season, selection) : placeholder(season, selection.seed),
  );
}

/** A whole playoff: that of 2024 is over, of that of 2025 nothing but the bracket is known. */
export function playoff(world: readonly WorldGame[], season: number): CfpPlayoff {
  const final = gameInSlot(world, season, "CH");
  const champion = outcomeOf(final)?.winner;
  const all = matchups(world, season);
  return {
    season,
    competition: "cfp",
    format: final?.bracket?.format ?? `twelve_team_${season}`,
    teamCount: selections.length,
    status: champion === undefined ? "scheduled" : "completed",
    participants: participants(world, season),
    rounds: rounds.map(({ code, name }, index) => ({
      code,
      name,
      order: index + 1,
      matchups: all.filter(({ round }) => round === code),
    })),
    champion: champion === undefined ? null : playoffTeam(champion, season),
  };
}

/** Recordings of the three operations on playoffs: one that is over, one to come, and a season that had none. */
export function playoffCases(world: readonly WorldGame[]): Case[] {
  const whole = recorder<CfpPlayoff>("getCfpPlayoff", "/playoffs/cfp");
  const teams = recorder<PlayoffParticipant[]>("getCfpParticipants", "/playoffs/cfp/participants");
  const games = recorder<PlayoffMatchup[]>("getCfpGames", "/playoffs/cfp/games");
  const missing = { message: "CFP playoff not found" };
  const before = { year: 2001 };
  return [
    whole.ok("2024", { year: 2024 }, playoff(world, 2024)),
    whole.ok("scheduled-2025", { year: 2025 }, playoff(world, 2025)),
    whole.failure("no-playoff", before, 404, missing),
    teams.ok("2024", { year: 2024 }, participants(world, 2024)),
    teams.ok("scheduled-2025", { year: 2025 }, participants(world, 2025)),
    teams.failure("no-playoff", before, 404, missing),
    games.ok("2024", { year: 2024 }, matchups(world, 2024)),
    games.ok("scheduled-2025", { year: 2025 }, matchups(world, 2025)),
    games.failure("no-playoff", before, 404, missing),
  ];
}
