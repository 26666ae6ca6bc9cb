import type { LiveGame, Play, PlayStat, PlayStatType, PlayType } from "../../../../generated/schema.js";
import { type PlayStatName, playStatTypes, playTypes } from "../facts/play-types.js";
import { squadOf } from "../facts/players.js";
import { isScoreboardPlay } from "../measures/game-state.js";
import { gameStateBefore, liveGame } from "../operations/plays/live-game.js";
import { playStats } from "../operations/plays/play-stats.js";
import { playRow, unparsedPlayRow } from "../operations/plays/plays.js";
import { unparsedRows } from "../operations/production-rows.js";
import { gameInSlot, gamesOfSeason, type World } from "../simulation/world.js";
import { type NamedRecording, recorder } from "./recorder.js";

function playRecordings(world: World): NamedRecording[] {
  const { ok } = recorder<Play[]>("/plays");
  const types = recorder<PlayType[]>("/plays/types");
  const rows = world
    .flatMap((game) => game.playByPlay?.plays.map((play) => playRow(game, play)) ?? [])
    .filter(({ offense, defense }) => offense === "Texas" && defense === "Ohio State");
  const unparsed = unparsedRows(world, () => true, unparsedPlayRow);
  return [
    ok("cotton-bowl-texas", { year: 2024, week: 1, offense: "Texas", defense: "Ohio State" }, rows),
    ok("broken-off-2021", { year: 2021, week: 1, team: "St. Andrews" }, unparsed),
    types.ok("all", {}, [...playTypes]),
  ];
}

/** The statistics of one player in a game, and the touchdowns of one side of a game with overtime. */
function playStatRecordings(world: World): NamedRecording[] {
  const { ok } = recorder<PlayStat[]>("/plays/stats");
  const types = recorder<PlayStatType[]>("/plays/stats/types");
  const touchdown: PlayStatName = "Touchdown";
  const statTypeId = playStatTypes.find(({ name }) => name === touchdown)?.id ?? 0;
  const cottonBowl = gameInSlot(world, 2024, "SF1");
  const peachBowl = gameInSlot(world, 2024, "QF2");
  if (cottonBowl === undefined || peachBowl === undefined) throw new Error("The playoff of 2024 lacks a game.");
  const matthewGolden = String(squadOf(251, "WR")[0]?.id);
  return [
    ok(
      "matthew-golden-cotton-bowl",
      { gameId: cottonBowl.id, athleteId: Number(matthewGolden) },
      playStats(cottonBowl).filter(({ athleteId }) => athleteId === matthewGolden),
    ),
    ok(
      "arizona-state-touchdowns-peach-bowl",
      { gameId: peachBowl.id, team: "Arizona State", statTypeId },
      playStats(peachBowl).filter(({ statType, team }) => statType === touchdown && team === "Arizona State"),
    ),
    types.ok("all", {}, [...playStatTypes]),
  ];
}

/** The Peach Bowl at the moment of the scoreboard, the Rose Bowl after its kickoff, the opening drives of the final, and a game without plays. */
function livePlayRecordings(world: World): NamedRecording[] {
  const { ok, failure, tierTooLow } = recorder<LiveGame>("/live/plays");
  const peachBowl = gameInSlot(world, 2024, "QF2");
  const roseBowl = gameInSlot(world, 2024, "QF1");
  const final = gameInSlot(world, 2024, "CH");
  if (peachBowl === undefined || roseBowl === undefined || final === undefined)
    throw new Error("The playoff of 2024 lacks a game.");
  const kickoff = roseBowl.playByPlay?.plays.slice(0, 1) ?? [];
  return [
    ok("peach-bowl-third-quarter", { gameId: peachBowl.id }, liveGame(gameStateBefore(peachBowl, isScoreboardPlay))),
    ok("rose-bowl-kickoff", { gameId: roseBowl.id }, liveGame({ game: roseBowl, plays: kickoff, next: null })),
    ok(
      "championship-first-drives",
      { gameId: final.id },
      liveGame({ game: final, plays: final.playByPlay?.plays.slice(0, 12) ?? [], next: null }),
    ),
    ...gamesOfSeason(world, 1921).map(({ id }) =>
      failure("no-plays", { gameId: id }, 400, { message: "No plays found for game." }),
    ),
    tierTooLow("tier-too-low", { gameId: peachBowl.id }),
  ];
}

/** The recordings of the tag `plays`. */
export function playsRecordings(world: World): NamedRecording[] {
  return [...playRecordings(world), ...playStatRecordings(world), ...livePlayRecordings(world)];
}
