import type { GamePreviewMetadata, PreviewBroadcast, PreviewVenue, SelectedOdds } from "../../../../document/schema.js";
import { conferenceOf, teamById } from "../../facts/teams.js";
import { venueById } from "../../facts/venues.js";
import { compareText } from "../../numbers.js";
import type { Sparse } from "../../responses/source.js";
import type { Side } from "../../simulation/model.js";
import { teamOn } from "../../simulation/team-games.js";
import type { WorldGame } from "../../simulation/world.js";
import { linesOf } from "../betting.js";
import { playoffOf } from "../headers.js";

/** Returns a time in the service's format. */
export const timeText = (ms: number): string => new Date(ms).toISOString();

/** Returns a section with this data. If the data is null or an empty list, the section says why. */
export function section<Data>(
  now: number,
  data: Data | null,
  { reason = "no_data", sourced = false }: { reason?: "no_data" | "no_results_yet"; sourced?: boolean } = {},
) {
  const isEmpty = data === null || (Array.isArray(data) && data.length === 0);
  return {
    status: isEmpty ? ("no_data" as const) : ("available" as const),
    reason: isEmpty ? reason : null,
    assembledAt: timeText(now),
    sourceUpdatedAt: sourced && !isEmpty ? timeText(now) : null,
    data,
  };
}

/** Returns a venue's fields in schedules and previews. */
export function previewVenue(venueId: number | null): PreviewVenue | null {
  if (venueId === null) return null;
  const { id, name, city, state } = venueById(venueId);
  return { id, name, city, state };
}

function identity(game: WorldGame, side: Side) {
  const { id, school } = teamById(teamOn(game, side));
  const conference = conferenceOf(id, game.season);
  return {
    id,
    name: school,
    conference: conference?.name ?? null,
    conferenceAbbreviation: conference?.abbreviation ?? null,
    classification: conference?.classification ?? null,
    points: game.points?.[side] ?? null,
  };
}

/** Returns a game's fields in schedules and previews. */
export function gameMetadata(game: WorldGame, now: number): Sparse<GamePreviewMetadata> {
  const { id, season, week, seasonType, status, start, startTimeTBD, neutralSite, conferenceGame, venueId } = game;
  return {
    ...{ id, season, week, seasonType, status, startTimeTBD, neutralSite, conferenceGame },
    statusCheckedAt: timeText(now),
    startDate: timeText(Date.parse(start)),
    homeTeam: identity(game, "home"),
    awayTeam: identity(game, "away"),
    venue: previewVenue(venueId),
    playoff: playoffOf(game),
  };
}

/** Returns the section with a game's broadcasts. Each outlet appears once, sorted by type and name. */
export function broadcastsOf(game: WorldGame, now: number) {
  const all = game.broadcasts.map(({ type, outlet }): PreviewBroadcast => ({ mediaType: type, outlet }));
  const textOf = ({ mediaType, outlet }: PreviewBroadcast) => `${mediaType} ${outlet}`;
  const distinct = [...new Map(all.map((each) => [textOf(each), each])).values()];
  return section(
    now,
    distinct.sort((a, b) => compareText(textOf(a), textOf(b))),
  );
}

const draftKings = { providerId: 888888, provider: "DraftKings" };

/** Returns the section with a game's odds. They come from DraftKings, as in /lines. */
export function oddsOf(game: WorldGame, now: number) {
  const lines = linesOf(game);
  const line = lines.find(({ provider }) => provider === "DraftKings");
  if (line === undefined) return section(now, null);
  const { spread = null, overUnder = null, homeMoneyline = null, awayMoneyline = null } = line;
  const odds: SelectedOdds = {
    ...draftKings,
    ...{ spread, overUnder, homeMoneyline, awayMoneyline },
  };
  return section(now, odds);
}
