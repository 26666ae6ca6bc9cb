import type { CfpPlayoff, PlayoffParticipant } from "../../../../document/schema.js";
import { hasEveryTeam } from "../../facts/coverage.js";
import { rounds } from "../../facts/playoff-bracket.js";
import { type Selection, selectionsOf } from "../../facts/playoff-selections.js";
import { type Moment, Refusal, type SomeSources, type Sparse } from "../../responses/source.js";
import { gameInSlot, gamesOfSeason, type World } from "../../simulation/world.js";
import { teamReference } from "../headers.js";
import { isSelected, playoffMatchups, resultOf, TO_BE_DETERMINED } from "./matchups.js";

function championOf(world: World, season: number): number | undefined {
  return resultOf(gameInSlot(world, season, "CH"))?.winner;
}

function selectedParticipant(world: World, season: number, selection: Selection): Sparse<PlayoffParticipant> {
  const { teamId, seed, rank, automatic } = selection;
  const playoffGames = gamesOfSeason(world, season).filter(({ bracket }) => bracket !== null);
  const lost = playoffGames.find((game) => resultOf(game)?.loser === teamId);
  const isChampion = championOf(world, season) === teamId;
  const team = teamReference(teamId, season);
  return {
    team,
    committeeRank: rank,
    seed,
    firstRoundBye: seed <= 4,
    bidType: automatic ? "automatic" : "at_large",
    qualificationReason: automatic
      ? "Conference champion automatic qualifier"
      : "CFP selection committee at-large selection",
    conferenceChampion: automatic,
    qualifyingConference: automatic ? team.conference : null,
    outcome: lost !== undefined ? "eliminated" : isChampion ? "champion" : "active",
    eliminatedRound: lost?.bracket?.round,
  };
}

/** Returns the rows of /playoffs/cfp/participants, sorted by seed. */
function playoffParticipants(world: World, season: number): Sparse<PlayoffParticipant>[] {
  // Only the seed is known before the selection.
  const open = { team: TO_BE_DETERMINED, bidType: "at_large", conferenceChampion: false, outcome: "active" } as const;
  return selectionsOf(season).map((selection) =>
    isSelected(world, season)
      ? selectedParticipant(world, season, selection)
      : { ...open, seed: selection.seed, firstRoundBye: selection.seed <= 4 },
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

/** Returns a response of /playoffs/cfp. */
function playoff(world: World, season: number): Sparse<CfpPlayoff> {
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
    champion: champion === undefined ? null : teamReference(champion, season),
  };
}

/** Responds about a season's playoff. If the season has no playoff games, responds with a 404. */
function ofPlayoff<T>({ world }: Moment, year: number | undefined, respond: (season: number) => T): T | Refusal {
  const exists = year !== undefined && gamesOfSeason(world, year).some(({ bracket }) => bracket !== null);
  return exists ? respond(year) : new Refusal(404, { message: "CFP playoff not found" });
}

export const playoffsSources = {
  "/playoffs/cfp": {
    respond: (moment, { year }) => ofPlayoff(moment, year, (season) => playoff(moment.world, season)),
  },
  "/playoffs/cfp/participants": {
    isWhole: ({ year }) => hasEveryTeam(year),
    respond: (moment, { year }) => ofPlayoff(moment, year, (season) => playoffParticipants(moment.world, season)),
  },
  "/playoffs/cfp/games": {
    isWhole: ({ year }) => hasEveryTeam(year),
    respond: (moment, { year, round }) =>
      ofPlayoff(moment, year, (season) =>
        playoffMatchups(moment.world, season).filter((matchup) => round === undefined || matchup.round === round),
      ),
  },
} satisfies SomeSources;
