/** What is known of a venue besides name and city. */
export interface VenueDetails {
  readonly zip: string;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** In meters. */
  readonly elevation: number;
  readonly capacity: number;
  readonly constructionYear: number;
  readonly grass: boolean;
}

type Entry = readonly [
  zip: string,
  timezone: string,
  latitude: number,
  longitude: number,
  elevation: number,
  capacity: number,
  constructionYear: number,
  surface: "grass" | "turf",
];

const entries: Readonly<Record<number, Entry>> = {
  3855: ["46556", "America/Indiana/Indianapolis", 41.6983, -86.2339, 229, 77622, 1930, "turf"],
  3632: ["16802", "America/New_York", 40.8122, -77.8561, 362, 106572, 1960, "grass"],
  3910: ["78712", "America/Chicago", 30.2837, -97.7325, 164, 100119, 1924, "turf"],
  3861: ["43210", "America/New_York", 40.0017, -83.0197, 222, 102780, 1922, "turf"],
  3970: ["85305", "America/Phoenix", 33.5276, -112.2626, 325, 63400, 2006, "grass"],
  5348: ["30313", "America/New_York", 33.7554, -84.4009, 309, 71000, 2017, "turf"],
  1056: ["91103", "America/Los_Angeles", 34.1613, -118.1676, 252, 89702, 1922, "grass"],
  3493: ["70112", "America/Chicago", 29.9511, -90.0812, 1, 73208, 1975, "turf"],
  3948: ["33056", "America/New_York", 25.958, -80.2389, 2, 65326, 1987, "grass"],
  3687: ["76011", "America/Chicago", 32.7473, -97.0945, 166, 80000, 2009, "turf"],
  90012: ["29325", "America/New_York", 34.4636, -81.8722, 204, 6500, 2002, "grass"],
  90013: ["30602", "America/New_York", 33.9497, -83.3734, 217, 93033, 1929, "grass"],
  90014: ["97401", "America/Los_Angeles", 44.0583, -123.0687, 128, 54000, 1967, "turf"],
  90015: ["83725", "America/Boise", 43.603, -116.1959, 821, 36387, 1970, "turf"],
  90016: ["85281", "America/Phoenix", 33.4264, -111.9326, 356, 53599, 1958, "grass"],
  90017: ["47401", "America/Indiana/Indianapolis", 39.1809, -86.5257, 235, 52626, 1960, "turf"],
  90018: ["75205", "America/Chicago", 32.8377, -96.7828, 180, 32000, 2000, "turf"],
  90019: ["29634", "America/New_York", 34.6788, -82.8432, 218, 81500, 1942, "grass"],
  90020: ["37916", "America/New_York", 35.955, -83.925, 256, 101915, 1921, "grass"],
  90021: ["68588", "America/Chicago", 40.8207, -96.7056, 356, 85458, 1923, "turf"],
  90022: ["15212", "America/New_York", 40.4468, -80.0158, 222, 68400, 2001, "grass"],
  90023: ["26505", "America/New_York", 39.6504, -79.9552, 299, 60000, 1980, "turf"],
  90024: ["25755", "America/New_York", 38.4248, -82.4213, 168, 38227, 1991, "turf"],
};

/** The details of a venue, or null where only name and city are known. */
export function venueDetailsOf(venueId: number): VenueDetails | null {
  const entry = entries[venueId];
  if (entry === undefined) return null;
  const [zip, timezone, latitude, longitude, elevation, capacity, constructionYear, surface] = entry;
  return { zip, timezone, latitude, longitude, elevation, capacity, constructionYear, grass: surface === "grass" };
}
