/** A hometown, with the FIPS code of its county. */
export interface Hometown {
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly countyFips: string;
}

type Entry = readonly [latitude: number, longitude: number, countyFips: string];

/** The hometowns by "city, state". */
const entries: Readonly<Record<string, Entry>> = {
  "Akron, OH": [41.0814, -81.519, "39153"],
  "Austin, TX": [30.2672, -97.7431, "48453"],
  "Chicago, IL": [41.8781, -87.6298, "17031"],
  "Dayton, OH": [39.7589, -84.1916, "39113"],
  "Denver, CO": [39.7392, -104.9903, "08031"],
  "Duluth, MN": [46.7867, -92.1005, "27137"],
  "Fresno, CA": [36.7378, -119.7871, "06019"],
  "Greenville, SC": [34.8526, -82.394, "45045"],
  "Hampton, VA": [37.0299, -76.3452, "51650"],
  "High Point, NC": [35.9557, -80.0053, "37081"],
  "Houston, TX": [29.7589382, -95.3676974, "48201"],
  "Jersey City, NJ": [40.7178, -74.0431, "34017"],
  "Lakeland, FL": [28.0395, -81.9498, "12105"],
  "Lubbock, TX": [33.5779, -101.8552, "48303"],
  "Mansfield, OH": [40.7584, -82.5154, "39139"],
  "Miami, FL": [25.7617, -80.1918, "12086"],
  "Mobile, AL": [30.6954, -88.0399, "01097"],
  "Peoria, IL": [40.6936, -89.589, "17143"],
  "Pittsburgh, PA": [40.4406, -79.9959, "42003"],
  "San Diego, CA": [32.7157, -117.1611, "06073"],
  "Savannah, GA": [32.0809, -81.0912, "13051"],
};

export const hometownNames = Object.keys(entries);

const towns = new Map<string, Hometown>();

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
