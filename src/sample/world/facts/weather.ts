/** The weather at kickoff. Degrees Fahrenheit, inches, miles per hour and hectopascals, as the service's rows seem to have. */
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

/** Made up to fit venue and season. Games in a dome have no entry. */
const byGame: Readonly<Record<number, Entry>> = {
  400100001: [61.2, 41, 48, 250, 3.5, 1018, 2, "Fair"],
  401677177: [25.3, 12.4, 58, 320, 6.9, 1029, 1, "Clear"],
  401677176: [66.7, 45.5, 47, 150, 5.8, 1024, 1, "Clear"],
  401677178: [25.9, 11.8, 55, 300, 9.2, 1022.4, 3, "Cloudy"],
  401677179: [27.1, 19.9, 74, 330, 8.1, 1021, 14, "Light Snowfall", 0.004, 0.04],
  401677183: [66.2, 44.1, 45, 240, 4.6, 1017, 2, "Fair"],
  401677189: [64.4, 52.3, 65, 40, 10.4, 1020, 3, "Cloudy"],
};

/** The weather of a game, or null where the table has none. */
export function weatherOf(gameId: number): WeatherFact | null {
  const entry = byGame[gameId];
  if (entry === undefined) return null;
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
