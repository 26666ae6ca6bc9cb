import type { BettingGame, GameLine, PregameWinProbability, TeamATS } from "../../../generated/schema.js";
import { conferenceOf, teamById } from "../facts/teams.js";
import { marginOf } from "../measures/strength.js";
import { count, ratio, round, roundOrNull, sum } from "../numbers.js";
import { createRandom } from "../random.js";
import { type Case, recorder } from "../recording.js";
import { conferenceName, type TeamGame, type TeamSeason, teamSeasons, type WorldGame } from "../world.js";

/** A spread for people: who is favored, and by how much. */
function spreadText({ homeId, awayId }: WorldGame, spread: number): string {
  return `${teamById(spread < 0 ? homeId : awayId).school} -${Math.abs(spread)}`;
}

/** What three bookmakers offered. Not every one tells how betting opened, takes totals, or has moneylines. */
function linesOf(game: WorldGame): GameLine[] {
  const { odds } = game;
  // Of old games there are entries without a number in them.
  if (game.season < 1950) {
    const none = { spread: null, spreadOpen: null, overUnder: null, overUnderOpen: null };
    return [{ provider: "consensus", ...none, formattedSpread: "", homeMoneyline: null, awayMoneyline: null }];
  }
  if (odds === null) return [];
  const random = createRandom(game.id);
  const moved = (): number => random.between(-3, 3) / 2;
  const line = (provider: string, spread: number): Pick<GameLine, "provider" | "spread" | "formattedSpread"> => ({
    provider,
    spread,
    formattedSpread: spreadText(game, spread),
  });
  const other = odds.spread + (random.chance(0.5) ? 0.5 : -0.5);
  return [
    {
      ...line("DraftKings", odds.spread),
      spreadOpen: odds.spread + moved(),
      overUnder: odds.overUnder,
      overUnderOpen: odds.overUnder + moved(),
      homeMoneyline: odds.homeMoneyline,
      awayMoneyline: odds.awayMoneyline,
    },
    {
      ...line("ESPN Bet", odds.spread),
      spreadOpen: odds.spread + moved(),
      overUnder: odds.overUnder,
      overUnderOpen: null,
      homeMoneyline: odds.homeMoneyline,
      awayMoneyline: odds.awayMoneyline,
    },
    {
      ...line("Bovada", other),
      spreadOpen: null,
      overUnder: null,
      overUnderOpen: null,
      homeMoneyline: null,
      awayMoneyline: null,
    },
  ];
}

function sideOf({ season }: WorldGame, teamId: number) {
  const conference = conferenceOf(teamId, season);
  return {
    team: teamById(teamId).school,
    conference: conference?.name ?? null,
    classification: conference?.classification ?? null,
  };
}

/** A game as /lines has it. */
export function bettingGame(game: WorldGame): BettingGame {
  const home = sideOf(game, game.homeId);
  const away = sideOf(game, game.awayId);
  return {
    id: game.id,
    season: game.season,
    seasonType: game.seasonType,
    week: game.week,
    startDate: game.start,
    homeTeamId: game.homeId,
    homeTeam: home.team,
    homeConference: home.conference,
    homeClassification: home.classification,
    homeScore: game.points?.home ?? null,
    awayTeamId: game.awayId,
    awayTeam: away.team,
    awayConference: away.conference,
    awayClassification: away.classification,
    awayScore: game.points?.away ?? null,
    lines: linesOf(game),
  };
}

/** Points by which a side beat the spread; null for a game without one. */
function coverOf(side: TeamGame): number | null {
  const spread = side.game.odds?.spread;
  return spread === undefined ? null : marginOf(side) + (side.side === "home" ? spread : -spread);
}

/** A team's season against the spread. */
export function againstSpread({ season, teamId, games }: TeamSeason): TeamATS {
  const covers = games.map(coverOf).filter((cover) => cover !== null);
  return {
    year: season,
    teamId,
    team: teamById(teamId).school,
    conference: conferenceName(teamId, season),
    games: covers.length,
    atsWins: count(covers, (cover) => cover > 0),
    atsLosses: count(covers, (cover) => cover < 0),
    atsPushes: count(covers, (cover) => cover === 0),
    avgCoverMargin: roundOrNull(
      ratio(
        sum(covers, (cover) => cover),
        covers.length,
      ),
      2,
    ),
  };
}

/** Margins scatter around the spread with this deviation, in points: so recorded chances and spreads go together. */
const DEVIATION = 14.5;

/** The chance that a normal value stays below so many deviations (Abramowitz and Stegun 26.2.17). */
function normal(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = series.reduceRight((all, weight) => (all + weight) * t, 0);
  const above = (tail * Math.exp(-(deviations ** 2) / 2)) / Math.sqrt(2 * Math.PI);
  return deviations < 0 ? above : 1 - above;
}

function pregame(game: WorldGame): PregameWinProbability[] {
  if (game.odds === null) return [];
  const { spread } = game.odds;
  return [
    {
      season: game.season,
      seasonType: game.seasonType,
      week: game.week,
      gameId: game.id,
      homeTeam: teamById(game.homeId).school,
      awayTeam: teamById(game.awayId).school,
      spread,
      homeWinProbability: round(normal(-spread / DEVIATION), 3),
    },
  ];
}

/** Recordings of /lines, /teams/ats and /metrics/wp/pregame: all three from the same spreads. */
export function bettingCases(world: readonly WorldGame[]): Case[] {
  const lines = recorder<BettingGame[]>("getLines", "/lines");
  const ats = recorder<TeamATS[]>("getTeamsAts", "/teams/ats");
  const chances = recorder<PregameWinProbability[]>("getPregameWinProbability", "/metrics/wp/pregame");
  const inSeason = (year: number): WorldGame[] => world.filter(({ season }) => season === year);
  // A game of two unknown sides has no side in the FBS, and without a line it is left out.
  const upcoming = inSeason(2025).filter(({ seasonType }) => seasonType === "regular");
  const seasons = teamSeasons(world);
  const atsRows = (year: number): TeamATS[] => seasons.filter(({ season }) => season === year).map(againstSpread);
  return [
    lines.ok("playoff-2024", { year: 2024, seasonType: "postseason" }, inSeason(2024).map(bettingGame)),
    lines.ok("upcoming-2025", { year: 2025, week: 1, seasonType: "regular" }, upcoming.map(bettingGame)),
    ...inSeason(1921).map((game) => lines.ok("by-id-1921", { gameId: game.id }, [bettingGame(game)])),
    ats.ok("playoff-2024", { year: 2024 }, atsRows(2024)),
    ats.ok("club-opponent-2021", { year: 2021 }, atsRows(2021)),
    chances.ok("playoff-2024", { year: 2024, seasonType: "postseason" }, inSeason(2024).flatMap(pregame)),
    chances.ok("upcoming-2025", { year: 2025, week: 1 }, upcoming.flatMap(pregame)),
  ];
}
