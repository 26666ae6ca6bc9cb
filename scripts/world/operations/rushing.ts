import type {
  PlayerRushingGame,
  PlayerRushingSeason,
  RushingPlay,
  TeamRushingGame,
  TeamRushingSeason,
} from "../../../generated/schema.js";
import { playerById, squadOf } from "../facts/players.js";
import { boxPlayers, carriesOf } from "../measures/box-players.js";
import { boxTeams, enriched } from "../measures/box-teams.js";
import {
  brokenOffRows,
  enrichedPlay,
  playersWithRows,
  rowsOfTeam,
  seasonHeader,
  unreadPlay,
} from "../measures/enriched-rows.js";
import { isRushingAttempt, playerRushing, rushingProduction } from "../measures/rushing.js";
import { type Case, recorder } from "../recording.js";
import type { Play } from "../simulation/model.js";
import { sidesOf, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";

/** A run, a sack or a kneel as /rushing/plays has it. A sack is credited to the passer, a kneel to the team. */
export function rushingPlay(game: WorldGame, play: Play): RushingPlay {
  const carrier = play.kind === "sack" ? play.passer : play.rusher;
  const isKneel = play.kind === "kneel";
  const isOrdinary = play.kind === "rush";
  return {
    ...enrichedPlay(game, play),
    startYardsToGoal: play.yardsToGoal,
    rusherId: carrier,
    rusher: carrier === null ? null : playerById(carrier).name,
    rushDirection: play.direction,
    rushingYards: play.yards,
    rusherYards: carrier === null ? null : play.yards,
    isRushingTouchdown: play.touchdown,
    isSack: play.kind === "sack",
    isKneel,
    isTeamRush: isKneel,
    attributionStatus: isKneel ? "team" : "individual",
    directionAnalysisEligible: isOrdinary,
    parseStatus: isOrdinary && play.direction === null ? "partial" : "complete",
  };
}

/** The same of a run that could not be read. */
function unreadRun(game: WorldGame, play: Play): RushingPlay {
  return {
    ...rushingPlay(game, play),
    ...unreadPlay,
    startYardsToGoal: null,
    rushingYards: null,
    isRushingTouchdown: null,
    attributionStatus: "unmatched",
    directionAnalysisEligible: false,
    parseStatus: "invalid",
  };
}

/** A team's season on the ground, and what it allowed. */
export function teamSeason(season: TeamSeason): TeamRushingSeason {
  return {
    ...seasonHeader(season),
    offense: rushingProduction(season.games.flatMap((side) => enriched(side, "offense"))),
    defense: rushingProduction(season.games.flatMap((side) => enriched(side, "defense"))),
  };
}

/** The seasons of a team's rushers. */
export function playerSeasons(season: TeamSeason): PlayerRushingSeason[] {
  return playersWithRows(season.games.flatMap((side) => boxPlayers([side]).rushing)).map((player) => ({
    ...seasonHeader(season),
    ...player,
    ...playerRushing(season.games.flatMap((side) => carriesOf(side, player.playerId))),
  }));
}

/** Recordings of the five operations on rushing. The game of 2001 is older than these blocks: its rows hold nothing. */
export function rushingCases(world: readonly WorldGame[]): Case[] {
  const plays = recorder<RushingPlay[]>("getRushingPlays", "/rushing/plays");
  const playerSeason = recorder<PlayerRushingSeason[]>("getPlayerSeasonRushing", "/rushing/players/season");
  const playerGame = recorder<PlayerRushingGame[]>("getPlayerGameRushing", "/rushing/players/games");
  const teamBySeason = recorder<TeamRushingSeason[]>("getTeamSeasonRushing", "/rushing/teams/season");
  const teamByGame = recorder<TeamRushingGame[]>("getTeamGameRushing", "/rushing/teams/games");
  // The first running back of Texas, who has rows of plays, games and a season.
  const rusherId = String(squadOf(251, "RB")[0]?.id);
  const runs = world
    .flatMap((game) => (game.played?.plays ?? []).filter(isRushingAttempt).map((play) => rushingPlay(game, play)))
    .filter((row) => row.rusherId === rusherId && row.defense === "Ohio State");
  const seasons = teamSeasons(world);
  const byGame = world.filter(({ played }) => played !== null).flatMap(sidesOf);
  const playerRows: PlayerRushingGame[] = byGame.flatMap((side) => boxPlayers([side]).rushing);
  const teamRows = byGame.flatMap((side) => boxTeams([side]).rushingAdvanced);
  const texas = { year: 2024, team: "Texas" };
  const arizonaState = { year: 2024, team: "Arizona State" };
  const old = { year: 2001, team: "Miami" };
  const ofRusher = <Row extends { playerId: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ playerId }) => playerId === rusherId);
  return [
    plays.ok(
      "quintrevion-wisner-cotton-bowl",
      { year: 2024, week: 1, team: "Texas", defense: "Ohio State", rusherId },
      runs,
    ),
    plays.ok(
      "broken-off-2021",
      { year: 2021, team: "St. Andrews", classification: "fcs" },
      brokenOffRows(world, isRushingAttempt, unreadRun),
    ),
    playerSeason.ok("quintrevion-wisner", { rusherId }, ofRusher(seasons.flatMap(playerSeasons))),
    playerSeason.ok("miami-2001", old, rowsOfTeam(seasons.flatMap(playerSeasons), old)),
    playerGame.ok("quintrevion-wisner", { rusherId }, ofRusher(playerRows)),
    playerGame.ok("miami-2001", old, rowsOfTeam(playerRows, old)),
    teamBySeason.ok("texas-2024", texas, rowsOfTeam(seasons.map(teamSeason), texas)),
    teamBySeason.ok("miami-2001", old, rowsOfTeam(seasons.map(teamSeason), old)),
    teamByGame.ok("arizona-state-2024", arizonaState, rowsOfTeam(teamRows, arizonaState)),
    teamByGame.ok("miami-2001", old, rowsOfTeam(teamRows, old)),
  ];
}
