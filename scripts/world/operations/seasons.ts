import type { CalendarWeek, TeamRecord, TeamRecords } from "../../../generated/schema.js";
import { conferenceOf, teamById } from "../facts/teams.js";
import { count, present, sum } from "../numbers.js";
import { type Case, recorder } from "../recording.js";
import { type TeamGame, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";

function record(games: readonly TeamGame[]): TeamRecord {
  const margin = ({ game, side }: TeamGame): number => {
    const { home, away } = game.points ?? { home: 0, away: 0 };
    return side === "home" ? home - away : away - home;
  };
  return {
    games: games.length,
    wins: count(games, (game) => margin(game) > 0),
    losses: count(games, (game) => margin(game) < 0),
    ties: count(games, (game) => margin(game) === 0),
  };
}

/** What a team won and lost in the games of the world. */
export function teamRecords({ season, teamId, games }: TeamSeason): TeamRecords {
  const conference = conferenceOf(teamId, season);
  const chances = present(games.map(({ game, side }) => game.chances?.postgame[side] ?? null));
  const where = (holds: (game: TeamGame) => boolean): TeamRecord => record(games.filter(holds));
  return {
    year: season,
    teamId,
    team: teamById(teamId).school,
    classification: conference?.classification ?? null,
    conference: conference?.name ?? "",
    division: "",
    expectedWins: chances.length === 0 ? null : sum(chances, (chance) => chance),
    total: record(games),
    conferenceGames: where(({ game }) => game.conferenceGame),
    homeGames: where(({ game, side }) => !game.neutralSite && side === "home"),
    awayGames: where(({ game, side }) => !game.neutralSite && side === "away"),
    neutralSiteGames: where(({ game }) => game.neutralSite),
    regularSeason: where(({ game }) => game.seasonType === "regular"),
    postseason: where(({ game }) => game.seasonType === "postseason"),
  };
}

const DAY = 86_400_000;
/** Weeks turn over at three in the morning in New York: at 07:00 UTC in summer, an hour later in winter. */
const WINTER = Date.UTC(2024, 10, 3, 6);

function week(number: number, seasonType: "regular" | "postseason", start: number, end: number): CalendarWeek {
  const hour = (day: number): number => day + (day > WINTER ? 8 : 7) * 3_600_000;
  const startDate = new Date(hour(start)).toISOString();
  const endDate = new Date(hour(end) - 60_000).toISOString();
  return {
    season: 2024,
    week: number,
    seasonType,
    startDate,
    endDate,
    firstGameStart: startDate,
    lastGameStart: endDate,
  };
}

/** The season of 2024: an opening week of ten days, fifteen more, and the postseason as one week. */
export function calendar(): CalendarWeek[] {
  const opening = Date.UTC(2024, 7, 24);
  const second = opening + 10 * DAY;
  const weeks = Array.from({ length: 15 }, (_, index) => {
    const start = second + index * 7 * DAY;
    return week(index + 2, "regular", start, start + 7 * DAY);
  });
  const post = second + 15 * 7 * DAY;
  return [week(1, "regular", opening, second), ...weeks, week(1, "postseason", post, Date.UTC(2025, 0, 22))];
}

/** Recordings of /records and /calendar. */
export function seasonCases(world: readonly WorldGame[]): Case[] {
  const records = recorder<TeamRecords[]>("getRecords", "/records");
  const weeks = recorder<CalendarWeek[]>("getCalendar", "/calendar");
  const seasons = teamSeasons(world);
  const rows = (year: number): TeamRecords[] => seasons.filter(({ season }) => season === year).map(teamRecords);
  return [
    records.ok("playoff-2024", { year: 2024 }, rows(2024)),
    records.ok("bowl-2001", { year: 2001 }, rows(2001)),
    records.ok("club-opponent-2021", { year: 2021 }, rows(2021)),
    records.ok("old-1921", { year: 1921 }, rows(1921)),
    weeks.ok("2024", { year: 2024 }, calendar()),
  ];
}
