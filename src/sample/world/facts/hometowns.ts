/** The hometown of players, with the FIPS code of its county. */
export interface Hometown {
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly countyFips: string;
}

type Entry = readonly [latitude: number, longitude: number, countyFips: string];

/** By "city, state". */
const entries: Readonly<Record<string, Entry>> = {
  "American Fork, UT": [40.3769, -111.7958, "49049"],
  "Austin, TX": [30.2672, -97.7431, "48453"],
  "Chicago, IL": [41.8781, -87.6298, "17031"],
  "Downey, CA": [33.9401, -118.1332, "06037"],
  "Downingtown, PA": [40.0065, -75.7033, "42029"],
  "Dupont, WA": [47.0968, -122.6312, "53053"],
  "Frisco, TX": [33.1507, -96.8236, "48085"],
  "Glenn Heights, TX": [32.5487, -96.8567, "48113"],
  "Hopewell, VA": [37.3043, -77.2872, "51670"],
  "Hoschton, GA": [34.0965, -83.7613, "13157"],
  "Houston, TX": [29.7589382, -95.3676974, "48201"],
  "Jersey City, NJ": [40.7178, -74.0431, "34017"],
  "Lakeland, FL": [28.0395, -81.9498, "12105"],
  "Lewisville, TX": [33.0462, -96.9942, "48121"],
  "Medina, OH": [41.1384, -81.8637, "39103"],
  "Miami, FL": [25.7617, -80.1918, "12086"],
  "Miami Gardens, FL": [25.942, -80.2456, "12086"],
  "Pickerington, OH": [39.8842, -82.7535, "39045"],
  "Pike Road, AL": [32.2843, -86.103, "01101"],
  "Sherman Oaks, CA": [34.1508, -118.4487, "06037"],
  "Southlake, TX": [32.9412, -97.1342, "48439"],
};

/** The names of all hometowns. */
export const hometownNames = Object.keys(entries);

const towns = new Map<string, Hometown>();

/** The hometown with that name. */
export function hometownByName(name: string): Hometown {
  const known = towns.get(name);
  if (known) return known;
  const entry = entries[name];
  if (entry === undefined) throw new Error(`No town is named ${name}.`);
  const [city = "", state = ""] = name.split(", ");
  const [latitude, longitude, countyFips] = entry;
  const town = { city, state, country: "USA", latitude, longitude, countyFips };
  towns.set(name, town);
  return town;
}
