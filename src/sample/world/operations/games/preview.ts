import type { FreePreviewAnalysis, FreePreviewTeam, RecentResult, SeriesMeeting } from "../../../../document/schema.js";
import { teamById } from "../../facts/teams.js";
import { count } from "../../numbers.js";
import { type Moment, Refusal, type Sparse } from "../../responses/source.js";
import { marginOf, playedSeasons, type TeamGame, type TeamSeason, teamSeason } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";
import { usageRows } from "../players/season-overview.js";
import { ppaRows, ratingsOf, recordOf, teamSeasonOverview } from "../teams/season-overview.js";
import { broadcastsOf, gameMetadata, oddsOf, previewVenue, section, timeText } from "./preview-parts.js";

/** What is known about a team before a game. */
export interface Prepared {
  readonly team: TeamSeason;
  /** The season that the preview sums up. This is the previous season if the current one has no games yet. Undefined if neither season has games. */
  readonly latest: TeamSeason | undefined;
}

function prepared({ world }: Moment, { season }: WorldGame, teamId: number): Prepared {
  const team = teamSeason(world, season, teamId);
  const latest = [team, teamSeason(world, season - 1, teamId)].find(({ games }) => games.length > 0);
  return { team, latest };
}

/** Returns the team's games of the season before this game, whether or not the world has all of them. */
function resultsBefore({ world }: Moment, { season, start }: WorldGame, teamId: number): readonly TeamGame[] {
  const { games = [] } = playedSeasons(world).find((each) => each.season === season && each.teamId === teamId) ?? {};
  return games.filter(({ game }) => Date.parse(game.start) < Date.parse(start));
}

/** The maximum number of results and meetings in a preview. */
const most = 5;

function recentResult(own: TeamGame): Sparse<RecentResult> {
  const { game, side, opponentId } = own;
  const margin = marginOf(own);
  const other = side === "home" ? "away" : "home";
  return {
    ...{ gameId: game.id, season: game.season, homeAway: side, neutralSite: game.neutralSite },
    startDate: timeText(Date.parse(game.start)),
    opponent: { id: opponentId, name: teamById(opponentId).school },
    venue: previewVenue(game.venueId),
    teamPoints: game.points?.[side] ?? null,
    opponentPoints: game.points?.[other] ?? null,
    result: margin > 0 ? "win" : margin < 0 ? "loss" : "tie",
  };
}

const kinds = {
  passing: { split: "pass", positions: ["QB"], most: 2 },
  rushing: { split: "rush", positions: ["QB", "RB", "FB", "WR", "TE"], most: 3 },
  receiving: { split: "pass", positions: ["RB", "FB", "WR", "TE"], most: 5 },
} as const;

/** Returns the section with a team's key players for one kind of play, most used first. */
function keyPlayers(team: TeamSeason, kind: keyof typeof kinds, now: number) {
  const { split, positions, most: limit } = kinds[kind];
  const ppa = new Map(ppaRows(team).map((row) => [row.id, row]));
  const rows = usageRows(team).flatMap(({ id, name, position, usage }) => {
    const own = ppa.get(id);
    const isMeant = positions.some((each) => each === position) && (usage[split] ?? 0) > 0;
    const [averagePPA, totalPPA] = [own?.averagePPA[split] ?? null, own?.totalPPA[split] ?? null];
    return isMeant ? [{ athleteId: id, name, position, usage: usage[split], averagePPA, totalPPA }] : [];
  });
  const value = (number: number | null) => number ?? Number.NEGATIVE_INFINITY;
  rows.sort((a, b) => value(b.usage) - value(a.usage) || value(b.totalPPA) - value(a.totalPPA));
  return section(now, rows.slice(0, limit), { sourced: true });
}

function statistics(moment: Moment, { team, latest }: Prepared) {
  if (latest === undefined) return null;
  const { advanced, passing, rushing, statRankings } = teamSeasonOverview(moment, latest);
  const { season } = latest;
  return { season, isPreviousSeason: season !== team.season, advanced, passing, rushing, statRankings };
}

function previewTeam(moment: Moment, game: WorldGame, teamId: number): Sparse<FreePreviewTeam> {
  const { now, world } = moment;
  const own = prepared(moment, game, teamId);
  const { team } = own;
  const ratings = ratingsOf(world)(team);
  const hasRating = Object.values(ratings).some((rating) => rating !== null);
  const played = resultsBefore(moment, game, teamId);
  const source = () => {
    const { status, reason, sourceUpdatedAt, assembledAt } = section(now, team.games, { sourced: true });
    return { status, reason: reason === null ? null : ("no_data" as const), sourceUpdatedAt, assembledAt };
  };
  return {
    ...{ teamId, season: game.season },
    statistics: section(now, statistics(moment, own), { sourced: true }),
    keyPlayers: {
      ...{ season: game.season, ppa: source(), usage: source() },
      passing: keyPlayers(team, "passing", now),
      rushing: keyPlayers(team, "rushing", now),
      receiving: keyPlayers(team, "receiving", now),
    },
    record: section(now, recordOf(team, now)),
    ratings: section(now, hasRating ? ratings : null),
    recentResults: section(now, played.slice(-most).reverse().map(recentResult), { reason: "no_results_yet" }),
  };
}

function meeting(game: WorldGame): Sparse<SeriesMeeting> {
  const { id, season, start, homeId, awayId, neutralSite, venueId, points } = game;
  const margin = points === null ? 0 : points.home - points.away;
  return {
    ...{ gameId: id, season, neutralSite, homeTeamId: homeId, awayTeamId: awayId },
    startDate: timeText(Date.parse(start)),
    homeTeam: teamById(homeId).school,
    awayTeam: teamById(awayId).school,
    venue: previewVenue(venueId),
    homePoints: points?.home ?? null,
    awayPoints: points?.away ?? null,
    winnerTeamId: margin === 0 ? null : margin > 0 ? homeId : awayId,
    result: margin === 0 ? "tie" : "win",
  };
}

/**
 * Returns the two teams' earlier games in the sample world. If there are none, the status is `no_data`, but `data` still contains the counts, which
 * are 0.
 */
function series({ now, world }: Moment, { homeId, awayId, start }: WorldGame) {
  const isMeeting = (each: WorldGame) =>
    each.points !== null &&
    Date.parse(each.start) < Date.parse(start) &&
    [each.homeId, each.awayId].every((id) => id === homeId || id === awayId);
  const meetings = world.filter(isMeeting).map(meeting).reverse();
  const winsOf = (id: number) => count(meetings, ({ winnerTeamId }) => winnerTeamId === id);
  const [latest] = meetings;
  const winner = latest?.winnerTeamId ?? null;
  const ended = meetings.findIndex(({ winnerTeamId }) => winnerTeamId !== winner);
  const data = {
    ...{ homeTeamId: homeId, awayTeamId: awayId, meetings: meetings.length, knownResults: meetings.length },
    ...{ unknownResults: 0, homeWins: winsOf(homeId), awayWins: winsOf(awayId) },
    ties: count(meetings, ({ result }) => result === "tie"),
    firstSeason: meetings.at(-1)?.season ?? null,
    lastSeason: latest?.season ?? null,
    latestMeeting: latest ?? null,
    streak: winner === null ? null : { teamId: winner, wins: ended === -1 ? meetings.length : ended },
    recentMeetings: meetings.slice(0, most),
  };
  return { ...section(now, meetings), data };
}

function analysis(moment: Moment, game: WorldGame): Sparse<FreePreviewAnalysis> {
  return {
    broadcasts: broadcastsOf(game, moment.now),
    odds: oddsOf(game, moment.now),
    home: previewTeam(moment, game, game.homeId),
    away: previewTeam(moment, game, game.awayId),
    series: series(moment, game),
  };
}

/** Returns a preview. The preview of a completed game contains only the game. For any other game, `analysisOf` returns the analysis. */
export function preview<Analysis>(
  moment: Moment,
  gameId: number | undefined,
  analysisOf: (moment: Moment, game: WorldGame) => Analysis,
) {
  const { now, world } = moment;
  const game = world.find(({ id }) => id === gameId);
  if (game === undefined) return new Refusal(404, { message: "Game not found." });
  const isOver = game.status === "completed";
  return {
    assembledAt: timeText(now),
    game: gameMetadata(game, now),
    availability: isOver ? ("metadata_only" as const) : ("pregame" as const),
    reason: isOver ? ("game_completed" as const) : null,
    analysis: isOver ? null : analysisOf(moment, game),
  };
}

/** Returns the response of /games/{gameId}/preview. */
export const gamePreview = (moment: Moment, { gameId }: { readonly gameId?: number | undefined }) =>
  preview(moment, gameId, analysis);
