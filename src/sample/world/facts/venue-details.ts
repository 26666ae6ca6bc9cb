/** What is known of a venue besides name and city. Coordinates, elevation and capacity are approximate. */
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
  3855: ["46556", "America/Indiana/Indianapolis", 41.6983, -86.2339, 229.8, 77622, 1930, "turf"],
  3632: ["16802", "America/New_York", 40.8122, -77.8561, 362.8, 106572, 1960, "grass"],
  3910: ["78712", "America/Chicago", 30.2837, -97.7325, 164.7, 100119, 1924, "turf"],
  3861: ["43210", "America/New_York", 40.0017, -83.0197, 222.7, 102780, 1922, "turf"],
  3970: ["85305", "America/Phoenix", 33.5276, -112.2626, 325.3, 63400, 2006, "grass"],
  5348: ["30313", "America/New_York", 33.7554, -84.4009, 309.6, 71000, 2017, "turf"],
  1056: ["90095", "America/Los_Angeles", 34.1613, -118.1676, 252.4, 89702, 1922, "grass"],
  3493: ["70112", "America/Chicago", 29.9511, -90.0812, 1.3, 73208, 1975, "turf"],
  3948: ["33299", "America/New_York", 25.958, -80.2389, 2.9, 65326, 1987, "grass"],
  3687: ["76011", "America/Chicago", 32.7473, -97.0945, 166.2, 80000, 2009, "turf"],
  90012: ["29325", "America/New_York", 34.4636, -81.8722, 204.1, 6500, 2002, "grass"],
  3917: ["30602", "America/New_York", 33.9497, -83.3734, 217.4, 93033, 1929, "grass"],
  3626: ["97401", "America/Los_Angeles", 44.0583, -123.0687, 128.2, 54000, 1967, "turf"],
  3653: ["83725", "America/Boise", 43.603, -116.1959, 821.2, 36387, 1970, "turf"],
  3947: ["85287", "America/Phoenix", 33.4264, -111.9326, 356.2, 53599, 1958, "grass"],
  3830: ["47408", "America/Indiana/Indianapolis", 39.1809, -86.5257, 235.7, 52626, 1960, "turf"],
  3735: ["75275", "America/Chicago", 32.8377, -96.7828, 180.1, 32000, 2000, "turf"],
  3836: ["29634", "America/New_York", 34.6788, -82.8432, 218.5, 81500, 1942, "grass"],
  3853: ["37996", "America/New_York", 35.955, -83.925, 256.6, 101915, 1921, "grass"],
  3834: ["68588", "America/Chicago", 40.8207, -96.7056, 356.6, 85458, 1923, "turf"],
  3752: ["15260", "America/New_York", 40.4468, -80.0158, 222.6, 68400, 2001, "grass"],
  3842: ["26507", "America/New_York", 39.6504, -79.9552, 299.2, 60000, 1980, "turf"],
  3775: ["25755", "America/New_York", 38.4248, -82.4213, 168.2, 38227, 1991, "turf"],
  3657: ["35487", "America/Chicago", 33.2083, -87.5504, 70.1, 100077, 1929, "grass"],
  3974: ["38677", "America/Chicago", 34.362, -89.5343, 153.6, 64038, 1915, "grass"],
  3994: ["29208", "America/New_York", 33.9731, -81.0192, 60.3, 77559, 1934, "grass"],
  3838: ["65211", "America/Chicago", 38.9358, -92.3332, 216.2, 61620, 1926, "turf"],
  3772: ["50011", "America/Chicago", 42.014, -93.6358, 284.4, 61500, 1975, "grass"],
  3801: ["84602", "America/Denver", 40.2575, -111.6546, 1420.7, 62073, 1964, "grass"],
  3726: ["80309", "America/Denver", 40.0095, -105.2669, 1630.8, 50183, 1924, "turf"],
  3832: ["61820", "America/Chicago", 40.0992, -88.236, 224.5, 60670, 1923, "turf"],
  1964: ["13244", "America/New_York", 43.0362, -76.1365, 155.2, 42784, 1980, "turf"],
  3873: ["40292", "America/Kentucky/Louisville", 38.2058, -85.7588, 139.6, 60800, 1998, "turf"],
  3841: ["10996", "America/New_York", 41.3875, -73.9641, 118.3, 38000, 1924, "turf"],
  3805: ["38152", "America/Chicago", 35.1209, -89.9776, 87.5, 58325, 1965, "turf"],
  6501: ["89154", "America/Los_Angeles", 36.0909, -115.1833, 672.4, 65000, 2020, "grass"],
  3936: ["48824", "America/Detroit", 42.7282, -84.4848, 258.1, 75005, 1923, "grass"],
  3907: ["47907", "America/Indiana/Indianapolis", 40.4344, -86.9184, 189.7, 57236, 1924, "grass"],
  721: ["30332", "America/New_York", 33.7724, -84.3928, 299.8, 55000, 1913, "turf"],
};

/** The details of a venue, or null where only name and city are known. */
export function venueDetailsOf(venueId: number): VenueDetails | null {
  const entry = entries[venueId];
  if (entry === undefined) return null;
  const [zip, timezone, latitude, longitude, elevation, capacity, constructionYear, surface] = entry;
  return { zip, timezone, latitude, longitude, elevation, capacity, constructionYear, grass: surface === "grass" };
}
