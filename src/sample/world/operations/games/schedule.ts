import type { ScheduleSelection } from "../../../../document/schema.js";
import { conferenceOf } from "../../facts/teams.js";
import { ratedSeasons } from "../../measures/rated-seasons.js";
import { clamp } from "../../numbers.js";
import { nameFilter } from "../../responses/matching.js";
import { type Moment, Refusal, type SampleQuery } from "../../responses/source.js";
import { lastSeasonAt, type SeasonWeek, weeksOf } from "../../simulation/season-weeks.js";
import type { World, WorldGame } from "../../simulation/world.js";
import { broadcastsOf, gameMetadata, oddsOf, timeText } from "./preview-parts.js";

const path = "/games/schedule";

/** The first season with a calendar. */
export const FIRST_CALENDAR_SEASON = 2002;

/** Returns the calendar's weeks at the given time, in order. */
function knownWeeks(now: number): SeasonWeek[] {
  const seasons = lastSeasonAt(now) - FIRST_CALENDAR_SEASON + 1;
  return Array.from({ length: seasons }, (_, index) => weeksOf(FIRST_CALENDAR_SEASON + index)).flat();
}

/** Whether all weeks of the calendar end at or before the given time. */
export const isAfterLastWeek = (now: number): boolean => !knownWeeks(now).some(({ end }) => now < end);

function windowOf(week: SeasonWeek | undefined) {
  if (week === undefined) return null;
  const { season, week: number, seasonType, start, end } = week;
  return { year: season, week: number, seasonType, startDate: timeText(start), endDate: timeText(end) };
}

/** Returns a made-up score. It is high for good teams of similar strength. As in the service, it is null from kickoff on. */
function watchability(game: WorldGame, world: World, now: number): number | null {
  if (game.status !== "scheduled" || Date.parse(game.start) <= now) return null;
  const strengthOf = (id: number) =>
    ratedSeasons(world).find(({ season, teamId }) => season === game.season && teamId === id)?.strength ?? null;
  const [home, away] = [strengthOf(game.homeId), strengthOf(game.awayId)];
  return home === null || away === null ? null : clamp(60 + home + away - 2 * Math.abs(home - away), 0, 100);
}

/** Returns the response of /games/schedule. */
export function schedule({ now, world }: Moment, query: SampleQuery<typeof path>) {
  const { year, seasonType, week, classification = "fbs", conference } = query;
  const weeks = knownWeeks(now);
  const isNamed = year !== undefined;
  const index = weeks.findIndex((each) =>
    isNamed ? each.season === year && each.seasonType === seasonType && each.week === week : now < each.end,
  );
  const chosen = weeks[index];
  if (isNamed && chosen === undefined) return new Refusal(404, { message: "Calendar window not found." });
  const isOfConference = nameFilter(path, "conference", conference?.trim());
  const isListed = ({ season, homeId, awayId }: WorldGame) =>
    [homeId, awayId].some((id) => conferenceOf(id, season)?.classification === classification) &&
    (conference === undefined ||
      [homeId, awayId].some((id) => isOfConference(conferenceOf(id, season)?.abbreviation ?? "")));
  const games = world.filter(
    (game) =>
      chosen !== undefined &&
      game.season === chosen.season &&
      game.seasonType === chosen.seasonType &&
      chosen.start <= Date.parse(game.start) &&
      Date.parse(game.start) < chosen.end &&
      isListed(game),
  );
  const unnamed: ScheduleSelection = chosen === undefined ? "none" : chosen.start <= now ? "active" : "next";
  return {
    assembledAt: timeText(now),
    selection: isNamed ? ("explicit" as const) : unnamed,
    window: windowOf(chosen),
    followingWindow: chosen === undefined ? null : windowOf(weeks[index + 1]),
    filters: { classification, conference: conference?.trim().toLowerCase() ?? null },
    games: games.map((game) => ({
      ...gameMetadata(game, now),
      broadcasts: broadcastsOf(game, now),
      odds: oddsOf(game, now),
      watchabilityScore: watchability(game, world, now),
    })),
  };
}
