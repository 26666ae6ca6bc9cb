import { between, cycle } from "../numbers.js";
import type { GameFact } from "./game.js";
import { venueById } from "./venues.js";

/** The weather at kickoff, in degrees Fahrenheit, inches, miles per hour and hectopascals. The service's rows seem to use these units. */
export interface WeatherFact {
  readonly temperature: number;
  readonly dewPoint: number;
  readonly humidity: number;
  readonly precipitation: number;
  readonly snowfall: number;
  readonly windDirection: number;
  readonly windSpeed: number;
  readonly pressure: number;
  readonly code: number;
  readonly condition: string;
}

type Entry = readonly [
  temperature: number,
  dewPoint: number,
  humidity: number,
  windDirection: number,
  windSpeed: number,
  pressure: number,
  code: number,
  condition: string,
  precipitation?: number,
  snowfall?: number,
];

/**
 * The weather by game, made up to fit the venue and season. Games in a dome are not listed. The weather in 2025 is computed from the venue and month.
 */
const byGame: Readonly<Record<number, Entry>> = {
  400100001: [61.2, 41, 48, 250, 3.5, 1018, 2, "Fair"],
  401677177: [25.3, 12.4, 58, 320, 6.9, 1029, 1, "Clear"],
  401677176: [66.7, 45.5, 47, 150, 5.8, 1024, 1, "Clear"],
  401677178: [25.9, 11.8, 55, 300, 9.2, 1022.4, 3, "Cloudy"],
  401677179: [27.1, 19.9, 74, 330, 8.1, 1021, 14, "Light Snowfall", 0.004, 0.04],
  401677183: [66.2, 44.1, 45, 240, 4.6, 1017, 2, "Fair"],
  401677189: [64.4, 52.3, 65, 40, 10.4, 1020, 3, "Cloudy"],
};

/** Codes and conditions, most common first. */
const skies = [
  [1, "Clear"],
  [1, "Clear"],
  [2, "Fair"],
  [2, "Fair"],
  [3, "Cloudy"],
  [3, "Cloudy"],
  [4, "Overcast"],
  [7, "Light Rain"],
] as const;

/** Returns made-up weather for a venue's latitude and the month. */
function usualEntry({ id, season, start, venueId }: GameWithVenue): Entry | null {
  const venue = venueId === null ? null : venueById(venueId);
  if (season !== 2025 || venue === null || venue.dome) return null;
  const draw = (low: number, high: number, what: string): number => between(10 * low, 10 * high, `${what} ${id}`) / 10;
  const latitude = venue.details?.latitude ?? 40;
  // The number of months since August. Winter is milder in the south, and mildest in California and Arizona.
  const months = (new Date(start).getUTCMonth() + 5) % 12;
  const cooling = months * (/CA|AZ/.test(venue.state) ? 4.2 : 8.5) * ((latitude - 10) / 30);
  const temperature = Math.round(10 * (114 - latitude - cooling + draw(-9, 9, "warmth"))) / 10;
  const [code, condition] = cycle(skies, between(0, skies.length - 1, `sky ${id}`));
  const humidity = between(40, 85, `humidity ${id}`);
  const dewPoint = Math.round(10 * (temperature - (100 - humidity) * 0.36)) / 10;
  const rain = code === 7 ? draw(0.1, 1, "rain") / 10 : 0;
  return [
    temperature,
    dewPoint,
    humidity,
    between(0, 35, `from ${id}`) * 10,
    draw(1, 14, "wind"),
    draw(1005, 1030, "air"),
    code,
    condition,
    rain,
  ];
}

type GameWithVenue = Pick<GameFact, "id" | "season" | "start" | "venueId">;

/** Returns a game's weather. Returns null if it is not known. */
export function weatherOf(game: GameWithVenue): WeatherFact | null {
  const entry = byGame[game.id] ?? usualEntry(game);
  if (entry === null) return null;
  const [temperature, dewPoint, humidity, windDirection, windSpeed, pressure, code, condition] = entry;
  const [, , , , , , , , precipitation = 0, snowfall = 0] = entry;
  return {
    temperature,
    dewPoint,
    humidity,
    precipitation,
    snowfall,
    windDirection,
    windSpeed,
    pressure,
    code,
    condition,
  };
}
