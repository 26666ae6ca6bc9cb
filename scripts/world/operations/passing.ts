import type {
  PassingPlay,
  PlayerPassingGame,
  PlayerPassingSeason,
  TeamPassingGame,
  TeamPassingSeason,
} from "../../../generated/schema.js";
import { playerById, squadOf } from "../facts/players.js";
import { boxPlayers, passesOf } from "../measures/box-players.js";
import { boxTeams, enriched } from "../measures/box-teams.js";
import {
  brokenOffRows,
  enrichedPlay,
  playersWithRows,
  rowsOfTeam,
  seasonHeader,
  unreadPlay,
} from "../measures/enriched-rows.js";
import { locationOf, passingProduction } from "../measures/passing.js";
import { type Case, recorder } from "../recording.js";
import type { Play } from "../simulation/model.js";
import { sidesOf, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";

const isPass = ({ kind }: Play): boolean => kind === "pass";
const nameOf = (id: string | null): string | null => (id === null ? null : playerById(id).name);

/** A pass as /passing/plays has it. */
export function passingPlay(game: WorldGame, play: Play): PassingPlay {
  const { airYards, outcome, wasted } = play;
  const location = locationOf(play);
  return {
    ...enrichedPlay(game, play),
    passerId: play.passer,
    passer: nameOf(play.passer),
    targetId: play.target,
    target: nameOf(play.target),
    outcome: outcome ?? "incompletion",
    airYards,
    passDepth: play.depth,
    passDirection: play.direction,
    passLocation: location === "unknown" ? null : location,
    totalYards: play.yards,
    yardsAfterCatch: outcome === "completion" && airYards !== null ? play.yards - airYards : null,
    startYardsToGoal: play.yardsToGoal,
    targetYardsToGoal: airYards === null ? null : play.yardsToGoal - airYards,
    isSpike: wasted === "spike",
    isThrowaway: wasted === "throwaway",
    isIntentionalGrounding: false,
    parseStatus: location === "unknown" || airYards === null ? "partial" : "complete",
    locationAnalysisEligible: wasted === null,
  };
}

/** The same of a pass that could not be read. */
function unreadPass(game: WorldGame, play: Play): PassingPlay {
  return {
    ...passingPlay(game, play),
    ...unreadPlay,
    totalYards: null,
    parseStatus: "invalid",
    locationAnalysisEligible: false,
  };
}

/** A team's season through the air, and what it allowed. */
export function teamSeason(season: TeamSeason): TeamPassingSeason {
  return {
    ...seasonHeader(season),
    offense: passingProduction(season.games.flatMap((side) => enriched(side, "offense"))),
    defense: passingProduction(season.games.flatMap((side) => enriched(side, "defense"))),
  };
}

/** The seasons of a team's passers. */
export function playerSeasons(season: TeamSeason): PlayerPassingSeason[] {
  return playersWithRows(season.games.flatMap((side) => boxPlayers([side]).passing)).map((player) => ({
    ...seasonHeader(season),
    ...player,
    ...passingProduction(season.games.flatMap((side) => passesOf(side, player.playerId))),
  }));
}

/** Recordings of the five operations on passing. The game of 2001 is older than these blocks: its rows hold nothing. */
export function passingCases(world: readonly WorldGame[]): Case[] {
  const plays = recorder<PassingPlay[]>("getPassingPlays", "/passing/plays");
  const playerSeason = recorder<PlayerPassingSeason[]>("getPlayerSeasonPassing", "/passing/players/season");
  const playerGame = recorder<PlayerPassingGame[]>("getPlayerGamePassing", "/passing/players/games");
  const teamBySeason = recorder<TeamPassingSeason[]>("getTeamSeasonPassing", "/passing/teams/season");
  const teamByGame = recorder<TeamPassingGame[]>("getTeamGamePassing", "/passing/teams/games");
  // The first receiver of Texas; his catches are among the rows of /plays/stats as well.
  const targetId = String(squadOf(251, "WR")[0]?.id);
  const passes = world
    .flatMap((game) => (game.played?.plays ?? []).filter(isPass).map((play) => passingPlay(game, play)))
    .filter((row) => row.targetId === targetId && row.defense === "Ohio State");
  const seasons = teamSeasons(world);
  const byGame = world.filter(({ played }) => played !== null).flatMap(sidesOf);
  const playerRows = byGame.flatMap((side) => boxPlayers([side]).passing);
  const teamRows = byGame.flatMap((side) => boxTeams([side]).passing);
  const texas = { year: 2024, team: "Texas" };
  const boiseState = { year: 2024, team: "Boise State" };
  const arizonaState = { year: 2024, team: "Arizona State" };
  const old = { year: 2001, team: "Miami" };
  return [
    plays.ok("matthew-golden-cotton-bowl", { year: 2024, week: 1, defense: "Ohio State", targetId }, passes),
    plays.ok(
      "broken-off-2021",
      { year: 2021, team: "St. Andrews", classification: "fcs" },
      brokenOffRows(world, isPass, unreadPass),
    ),
    playerSeason.ok("texas-2024", texas, rowsOfTeam(seasons.flatMap(playerSeasons), texas)),
    playerSeason.ok("miami-2001", old, rowsOfTeam(seasons.flatMap(playerSeasons), old)),
    playerGame.ok("texas-2024", texas, rowsOfTeam(playerRows, texas)),
    playerGame.ok("miami-2001", old, rowsOfTeam(playerRows, old)),
    teamBySeason.ok("texas-2024", texas, rowsOfTeam(seasons.map(teamSeason), texas)),
    teamBySeason.ok("miami-2001", old, rowsOfTeam(seasons.map(teamSeason), old)),
    teamByGame.ok("boise-state-2024", boiseState, rowsOfTeam(teamRows, boiseState)),
    teamByGame.ok("arizona-state-2024", arizonaState, rowsOfTeam(teamRows, arizonaState)),
    teamByGame.ok("miami-2001", old, rowsOfTeam(teamRows, old)),
  ];
}
