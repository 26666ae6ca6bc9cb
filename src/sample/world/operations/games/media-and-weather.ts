import type { GameMedia, GameWeather } from "../../../../document/schemas.js";
import { conferenceName, teamById } from "../../facts/teams.js";
import { venueById } from "../../facts/venues.js";
import { weatherOf } from "../../facts/weather.js";
import type { WorldGame } from "../../simulation/world.js";

/** The first fields of rows of media and of weather. */
function gameFields(game: WorldGame) {
  return {
    id: game.id,
    season: game.season,
    week: game.week,
    seasonType: game.seasonType,
    startTime: game.start,
  };
}

function sideFields({ season, homeId, awayId }: WorldGame) {
  return {
    homeTeam: teamById(homeId).school,
    homeConference: conferenceName(homeId, season),
    awayTeam: teamById(awayId).school,
    awayConference: conferenceName(awayId, season),
  };
}

/** The rows of /games/media for a game: one for each outlet. */
export function mediaRows(game: WorldGame): GameMedia[] {
  return game.broadcasts.map(({ type, outlet }) => ({
    ...gameFields(game),
    isStartTimeTBD: game.startTimeTBD,
    ...sideFields(game),
    mediaType: type,
    outlet,
  }));
}

/** The row of /games/weather for a game; none without a venue, or before there is a forecast. */
export function weatherRows(game: WorldGame): GameWeather[] {
  if (game.venueId === null || !game.isNear) return [];
  const venue = venueById(game.venueId);
  const weather = weatherOf(game);
  return [
    {
      ...gameFields(game),
      gameIndoors: venue.dome,
      ...sideFields(game),
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
