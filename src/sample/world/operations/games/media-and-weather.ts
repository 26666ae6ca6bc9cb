import type { GameMedia, GameWeather } from "../../../../document/schema.js";
import { venueById } from "../../facts/venues.js";
import { weatherOf } from "../../facts/weather.js";
import type { Sparse } from "../../responses/source.js";
import type { WorldGame } from "../../simulation/world.js";
import { gameHeader } from "../headers.js";

/** Returns a game's rows of /games/media, with one row for each outlet. */
export function mediaRows(game: WorldGame): Sparse<GameMedia>[] {
  const header = { ...gameHeader(game), isStartTimeTBD: game.startTimeTBD };
  return game.broadcasts.map(({ type, outlet }) => ({ ...header, mediaType: type, outlet }));
}

/** Returns a game's row of /games/weather. A game does not have a row if its venue is unknown, or before there is a forecast. */
export function weatherRows(game: WorldGame): Sparse<GameWeather>[] {
  if (game.venueId === null || !game.isNear) return [];
  const { id, name, dome } = venueById(game.venueId);
  const weather = weatherOf(game);
  return [
    {
      ...gameHeader(game),
      gameIndoors: dome,
      venueId: id,
      venue: name,
      ...weather,
      weatherConditionCode: weather?.code,
      weatherCondition: weather?.condition,
    },
  ];
}
