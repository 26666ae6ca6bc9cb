import type { GameMedia, GameWeather } from "../../../generated/schema.js";
import { teamById } from "../facts/teams.js";
import { venueById } from "../facts/venues.js";
import { weatherOf } from "../facts/weather.js";
import { type Case, recorder } from "../recording.js";
import { conferenceName, type WorldGame } from "../world.js";

/** What rows of media and of weather begin with. */
function header(game: WorldGame) {
  return {
    id: game.id,
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    startTime: game.start,
  };
}

function sides({ season, homeId, awayId }: WorldGame) {
  return {
    homeTeam: teamById(homeId).school,
    homeConference: conferenceName(homeId, season),
    awayTeam: teamById(awayId).school,
    awayConference: conferenceName(awayId, season),
  };
}

/** One row for each outlet that carries the game. */
export function mediaRows(game: WorldGame): GameMedia[] {
  return game.broadcasts.map(({ type, outlet }) => ({
    ...header(game),
    isStartTimeTBD: game.startTimeTBD,
    ...sides(game),
    mediaType: type,
    outlet,
  }));
}

/** The weather at a game; none for games without a known place. */
export function weatherRows(game: WorldGame): GameWeather[] {
  if (game.venueId === null) return [];
  const venue = venueById(game.venueId);
  const weather = weatherOf(game.id);
  return [
    {
      ...header(game),
      gameIndoors: venue.dome,
      ...sides(game),
      venueId: venue.id,
      venue: venue.name,
      temperature: weather?.temperature ?? null,
      dewPoint: weather?.dewPoint ?? null,
      humidity: weather?.humidity ?? null,
      precipitation: weather?.precipitation ?? null,
      snowfall: weather?.snowfall ?? null,
      windDirection: weather?.windDirection ?? null,
      windSpeed: weather?.windSpeed ?? null,
      pressure: weather?.pressure ?? null,
      weatherConditionCode: weather?.code ?? null,
      weatherCondition: weather?.condition ?? null,
    },
  ];
}

/** Recordings of /games/media and /games/weather. */
export function broadcastCases(world: readonly WorldGame[]): Case[] {
  const media = recorder<GameMedia[]>("getGameMedia", "/games/media");
  const weather = recorder<GameWeather[]>("getGameWeather", "/games/weather");
  const inSeason = (season: number): WorldGame[] => world.filter((game) => game.season === season);
  return [
    media.ok("playoff-2024", { year: 2024, seasonType: "postseason" }, inSeason(2024).flatMap(mediaRows)),
    media.ok("first-radio-1921", { year: 1921, mediaType: "radio" }, inSeason(1921).flatMap(mediaRows)),
    media.ok("club-opponent-2021", { year: 2021, team: "Presbyterian" }, inSeason(2021).flatMap(mediaRows)),
    weather.ok("playoff-2024", { year: 2024, seasonType: "postseason" }, inSeason(2024).flatMap(weatherRows)),
    ...inSeason(1921).map((game) => weather.ok("by-id-1921", { gameId: game.id }, weatherRows(game))),
    weather.refusal(
      "tier-too-low",
      { year: 2024 },
      "Unauthorized. This endpoint requires a Patreon subscription at Tier 1 or higher.",
    ),
  ];
}
