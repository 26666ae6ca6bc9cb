import type { ScoreboardGame } from "../../../generated/schema.js";
import { conferenceOf, teamById } from "../facts/teams.js";
import { venueById } from "../facts/venues.js";
import { weatherOf } from "../facts/weather.js";
import { isNow, lineScoresAt } from "../measures/moment.js";
import { type Case, recorder } from "../recording.js";
import type { Play, Side } from "../simulation/model.js";
import { clockText, playText } from "../simulation/text.js";
import type { WorldGame } from "../world.js";

const NOBODY = { winProbability: null, lineScores: null, points: null, classification: null, conference: null };
const NO_WEATHER = { temperature: null, description: null, windSpeed: null, windDirection: null };
const NO_BETTING = { spread: null, overUnder: null, homeMoneyline: null, awayMoneyline: null };
const NO_ACTION = { period: null, clock: null, situation: null, possession: null, lastPlay: null };

function header(game: WorldGame, status: ScoreboardGame["status"]) {
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

function surroundings(game: WorldGame) {
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

function sideOf({ season, homeId, awayId }: WorldGame, side: Side) {
  const team = teamById(side === "home" ? homeId : awayId);
  const conference = conferenceOf(team.id, season);
  return {
    ...NOBODY,
    id: team.id,
    name: team.mascot === null ? team.school : `${team.school} ${team.mascot}`,
    conference: conference?.name ?? null,
    classification: conference?.classification ?? null,
  };
}

/** A spot on the field as broadcasts name it: the side of the field, and the yards to its goal line. */
function spotText(game: WorldGame, { side, yardsToGoal }: Play): string {
  const own = teamById(side === "home" ? game.homeId : game.awayId).abbreviation;
  const other = teamById(side === "home" ? game.awayId : game.homeId).abbreviation;
  if (yardsToGoal === 50) return "50";
  return yardsToGoal > 50 ? `${own} ${100 - yardsToGoal}` : `${other} ${yardsToGoal}`;
}

function situationText(game: WorldGame, play: Play): string {
  const ordinal = ["1st", "2nd", "3rd", "4th"][play.down - 1] ?? "";
  return `${ordinal} & ${play.distance} at ${spotText(game, play)}`;
}

/** A finished game. The clock is gone, while situation and last play stay as they were: so the service was seen to do. */
function finished(game: WorldGame): ScoreboardGame {
  const last = game.played?.plays.filter(({ kind }) => kind !== "kickoff").at(-1);
  const scored = (side: Side) => ({
    ...sideOf(game, side),
    points: game.points?.[side] ?? null,
    lineScores: game.lineScores === null ? null : [...game.lineScores[side]],
  });
  return {
    ...header(game, "completed"),
    ...NO_ACTION,
    situation: last === undefined ? null : situationText(game, last),
    possession: last?.side ?? null,
    lastPlay: last === undefined ? null : playText(last),
    ...surroundings(game),
    homeTeam: scored("home"),
    awayTeam: scored("away"),
  };
}

/** A game at one of its plays. */
function running(game: WorldGame, isNow: (play: Play) => boolean): ScoreboardGame {
  const { played, chances } = game;
  const index = played?.plays.findIndex(isNow) ?? -1;
  const play = played?.plays[index];
  const before = played?.plays[index - 1];
  if (played === null || play === undefined || before === undefined) throw new Error("Nothing is being played.");
  const home = chances?.track.find(({ playId }) => playId === play.id)?.home ?? null;
  const scored = (side: Side) => ({
    ...sideOf(game, side),
    points: side === "home" ? play.homeScore : play.awayScore,
    lineScores: lineScoresAt(played.drives, play, side),
    winProbability: home === null ? null : side === "home" ? home : 1 - home,
  });
  return {
    ...header(game, "in_progress"),
    period: play.period,
    clock: clockText(play.clock),
    situation: situationText(game, play),
    possession: play.side,
    lastPlay: `(${clockText(before.clock)}) ${playText(before)}`,
    ...surroundings(game),
    homeTeam: scored("home"),
    awayTeam: scored("away"),
  };
}

function scheduled(game: WorldGame): ScoreboardGame {
  return {
    ...header(game, "scheduled"),
    ...NO_ACTION,
    ...surroundings(game),
    homeTeam: sideOf(game, "home"),
    awayTeam: sideOf(game, "away"),
  };
}

/**
 * A game of which one side is known, and little else. It is away: the better seed will be at home, and that is likely to
 * be the other. Were neither known, the scoreboard's own filter (FBS unless told otherwise) would leave the game out.
 */
function placeholder(game: WorldGame, known: Side): ScoreboardGame {
  return {
    ...scheduled(game),
    tv: null,
    venue: { name: null, city: null, state: null },
    weather: NO_WEATHER,
    betting: NO_BETTING,
    homeTeam: { ...NOBODY, id: -1, name: teamById(-1).school },
    awayTeam: sideOf(game, known),
  };
}

/** The scoreboard as it stood on the first of January 2025, in the third quarter of the Peach Bowl. */
export function scoreboard(world: readonly WorldGame[]): ScoreboardGame[] {
  const inSlot = (slot: string): WorldGame[] =>
    world.filter(({ season, bracket }) => season === 2024 && bracket?.slot === slot);
  return [
    ...inSlot("QF3").map(finished),
    ...inSlot("QF2").map((game) => running(game, isNow)),
    ...inSlot("QF1").map(scheduled),
    ...inSlot("SF2").map((game) => placeholder(game, "home")),
  ];
}

/** Recordings of /scoreboard, at two moments: it knows no date, only what is on. */
export function scoreboardCases(world: readonly WorldGame[]): Case[] {
  const { ok } = recorder<ScoreboardGame[]>("getScoreboard", "/scoreboard");
  const club = world.filter(({ season }) => season === 2021).map(finished);
  return [ok("new-year-2025", {}, scoreboard(world)), ok("club-opponent-2021", { classification: "fcs" }, club)];
}
