import type { ClientOptions } from "../../src/index.js";
import { clientWithFetch } from "../support/client-with-fetch.js";

const team = (
  id: number,
  school: string,
  abbreviation: string | null,
  mascot: string | null,
  others: string[] = [],
) => ({
  ...{ id, school, abbreviation, mascot, alternateNames: [...others, school] },
  classification: id < 1_000 ? "fbs" : null,
});

export const teams = [
  team(194, "Ohio State", "OSU", "Buckeyes", ["Ohio St"]),
  team(195, "Ohio", "OHIO", "Bobcats"),
  team(62, "Hawai'i", "HAW", "Rainbow Warriors"),
  team(23, "San José State", "SJSU", "Spartans"),
  team(127, "Michigan State", "MSU", "Spartans", ["Michigan St"]),
  team(193, "Miami (OH)", "M-OH", "RedHawks", ["Miami (Ohio)"]),
  team(390, "Miami", "MIA", "Hurricanes", ["Miami (FL)"]),
  team(245, "Texas A&M", "TA&M", "Aggies"),
  team(251, "Texas", "TEX", "Longhorns"),
  team(228, "Clemson", "CLEM", "Tigers"),
  team(142, "Missouri", "MIZ", "Tigers", ["Mizzou"]),
  team(235, "Memphis", "MEM", "Tigers"),
  team(99, "LSU", "LSU", "Tigers"),
  team(2_000, "Ottawa", "OSU", "Braves"),
  team(2_001, "St. Andrews", null, null),
  team(2_002, "William & Mary", "W&M", "Tribe"),
];
const conferences = [
  { id: 5, name: "Big Ten", shortName: "Big Ten Conference", abbreviation: "B1G", classification: "fbs" },
  { id: 4, name: "Big 12", shortName: "Big 12 Conference", abbreviation: "B12", classification: "fbs" },
  { id: 90, name: "Big Six", shortName: null, abbreviation: null, classification: null },
  { id: 91, name: "Big Seven", shortName: null, abbreviation: null, classification: null },
  { id: 92, name: "Big Eight", shortName: null, abbreviation: null, classification: null },
  { id: 93, name: "Big East", shortName: null, abbreviation: "BEF", classification: "fcs" },
  { id: 94, name: "Big East", shortName: null, abbreviation: "BE", classification: "fbs" },
];
const coaches = [
  { id: 12, firstName: "Joe", lastName: "Van Winkle", hireDate: null, seasons: [] },
  { id: 10, firstName: "Ryan", lastName: "Day", hireDate: null, seasons: [] },
  { id: 11, firstName: "Bill", lastName: "Day", hireDate: null, seasons: [] },
];
const players = [
  { id: "1", name: "John Smith", lastName: "Smith", team: "Texas", position: "QB" },
  { id: "2", name: "John Smith", lastName: "Smith", team: "Ohio", position: "LB" },
  { id: "3", name: "Tyler Smith", lastName: "Smith", team: "Ohio", position: "LB" },
];
const bodies: Readonly<Record<string, unknown>> = {
  "/teams": teams,
  "/conferences": conferences,
  "/draft/positions": [{ name: "Quarterback", abbreviation: "QB" }],
  "/draft/teams": [{ location: "Green Bay", nickname: "Packers", displayName: "Green Bay Packers", logo: null }],
  "/plays/types": [{ id: 5, text: "Rush", abbreviation: "RUSH" }],
  "/coaches": coaches,
  "/player/search": players,
};

/** Returns a client of a service with these lists, and the paths that the client has requested. */
export function client(options: ClientOptions = {}) {
  const { cfb, requests } = clientWithFetch(({ url }) => Response.json(bodies[new URL(url).pathname] ?? []), options);
  return { cfb, names: cfb.names, paths: () => requests.map(({ url }) => new URL(url).pathname + new URL(url).search) };
}
