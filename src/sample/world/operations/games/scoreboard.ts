import type { ScoreboardGame } from "../../../../../generated/schema.js";
import { teamById } from "../../facts/teams.js";
import { venueById } from "../../facts/venues.js";
import { weatherOf } from "../../facts/weather.js";
import { isScoreboardPlay, lineScoresAt } from "../../measures/game-state.js";
import { opposite, type Play, type Side } from "../../simulation/model.js";
import { clockText, playText } from "../../simulation/play-text.js";
import { teamOn } from "../../simulation/team-games.js";
import { gameInSlot, type World, type WorldGame } from "../../simulation/world.js";
import { teamHeader } from "../team-header.js";

const NO_DETAILS = { winProbability: null, lineScores: null, points: null, classification: null, conference: null };
const NO_WEATHER = { temperature: null, description: null, windSpeed: null, windDirection: null };
const NO_BETTING = { spread: null, overUnder: null, homeMoneyline: null, awayMoneyline: null };
const NO_PLAY = { period: null, clock: null, situation: null, possession: null, lastPlay: null };

function gameFields(game: WorldGame, status: ScoreboardGame["status"]) {
  return {
    id: game.id,
    startDate: game.start,
    startTimeTBD: game.startTimeTBD,
    tv: game.broadcasts.find(({ type }) => type === "tv")?.outlet ?? null,
    neutralSite: game.neutralSite,
    conferenceGame: game.conferenceGame,
    status,
  };
}

function conditions(game: WorldGame) {
  const venue = game.venueId === null ? null : venueById(game.venueId);
  const weather = weatherOf(game.id);
  return {
    venue: { name: venue?.name ?? null, city: venue?.city ?? null, state: venue?.state ?? null },
    weather:
      weather === null
        ? NO_WEATHER
        : {
            temperature: weather.temperature,
            description: weather.condition,
            windSpeed: weather.windSpeed,
            windDirection: weather.windDirection,
          },
    betting: game.odds === null ? NO_BETTING : { ...game.odds },
  };
}

function teamFields(game: WorldGame, side: Side) {
  const { id, school, mascot } = teamById(teamOn(game, side));
  const { conference, classification } = teamHeader(id, game.season);
  return { ...NO_DETAILS, id, name: mascot === null ? school : `${school} ${mascot}`, conference, classification };
}

/** A spot on the field as text: the team whose half it is, and the yards to its goal line. */
function spotText(game: WorldGame, { side, yardsToGoal }: Play): string {
  const own = teamById(teamOn(game, side)).abbreviation;
  const other = teamById(teamOn(game, opposite(side))).abbreviation;
  if (yardsToGoal === 50) return "50";
  return yardsToGoal > 50 ? `${own} ${100 - yardsToGoal}` : `${other} ${yardsToGoal}`;
}

function situationText(game: WorldGame, play: Play): string {
  const ordinal = ["1st", "2nd", "3rd", "4th"][play.down - 1] ?? "";
  return `${ordinal} & ${play.distance} at ${spotText(game, play)}`;
}

/** A completed game. Like the service, it has no clock, but still the situation and the last play. */
export function completedGame(game: WorldGame): ScoreboardGame {
  const last = game.playByPlay?.plays.filter(({ kind }) => kind !== "kickoff").at(-1);
  const scored = (side: Side) => ({
    ...teamFields(game, side),
    points: game.points?.[side] ?? null,
    lineScores: game.lineScores === null ? null : [...game.lineScores[side]],
  });
  return {
    ...gameFields(game, "completed"),
    ...NO_PLAY,
    situation: last === undefined ? null : situationText(game, last),
    possession: last?.side ?? null,
    lastPlay: last === undefined ? null : playText(last),
    ...conditions(game),
    homeTeam: scored("home"),
    awayTeam: scored("away"),
  };
}

/** A game in progress, before a play. */
function gameInProgress(game: WorldGame): ScoreboardGame {
  const { playByPlay, winProbability } = game;
  const index = playByPlay?.plays.findIndex(isScoreboardPlay) ?? -1;
  const play = playByPlay?.plays[index];
  const before = playByPlay?.plays[index - 1];
  if (playByPlay === null || play === undefined || before === undefined)
    throw new Error(`The game ${game.id} has no play at the moment of the scoreboard.`);
  const home = winProbability?.beforePlays.find(({ playId }) => playId === play.id)?.home ?? null;
  const scored = (side: Side) => ({
    ...teamFields(game, side),
    points: side === "home" ? play.homeScore : play.awayScore,
    lineScores: lineScoresAt(playByPlay.drives, play, side),
    winProbability: home === null ? null : side === "home" ? home : 1 - home,
  });
  return {
    ...gameFields(game, "in_progress"),
    period: play.period,
    clock: clockText(play.clock),
    situation: situationText(game, play),
    possession: play.side,
    lastPlay: `(${clockText(before.clock)}) ${playText(before)}`,
    ...conditions(game),
    homeTeam: scored("home"),
    awayTeam: scored("away"),
  };
}

function scheduledGame(game: WorldGame): ScoreboardGame {
  return {
    ...gameFields(game, "scheduled"),
    ...NO_PLAY,
    ...conditions(game),
    homeTeam: teamFields(game, "home"),
    awayTeam: teamFields(game, "away"),
  };
}

/**
 * A game with one known team, which is the away team. Without a known team the default filter of the scoreboard, FBS, would leave the
 * game out.
 */
function gameWithOneTeam(game: WorldGame, known: Side): ScoreboardGame {
  return {
    ...scheduledGame(game),
    tv: null,
    venue: { name: null, city: null, state: null },
    weather: NO_WEATHER,
    betting: NO_BETTING,
    homeTeam: { ...NO_DETAILS, id: -1, name: teamById(-1).school },
    awayTeam: teamFields(game, known),
  };
}

/** The rows of /scoreboard on January 1, 2025, in the third quarter of the Peach Bowl. */
export function scoreboard(world: World): ScoreboardGame[] {
  const inSlot = (slot: string): WorldGame[] => {
    const game = gameInSlot(world, 2024, slot);
    return game === undefined ? [] : [game];
  };
  return [
    ...inSlot("QF3").map(completedGame),
    ...inSlot("QF2").map(gameInProgress),
    ...inSlot("QF1").map(scheduledGame),
    ...inSlot("SF2").map((game) => gameWithOneTeam(game, "home")),
  ];
}
