/** A conference of the world, under the names that the service's rows use: most rows the name, some the abbreviation. */
export interface Conference {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly abbreviation: string;
  readonly classification: "fbs" | "fcs";
}

export const conferences = {
  acc: {
    id: 1,
    name: "ACC",
    shortName: "Atlantic Coast Conference",
    abbreviation: "ACC",
    classification: "fbs",
  },
  big12: { id: 4, name: "Big 12", shortName: "Big 12 Conference", abbreviation: "B12", classification: "fbs" },
  bigTen: { id: 5, name: "Big Ten", shortName: "Big Ten Conference", abbreviation: "B1G", classification: "fbs" },
  sec: { id: 8, name: "SEC", shortName: "Southeastern Conference", abbreviation: "SEC", classification: "fbs" },
  bigEast: { id: 10, name: "Big East", shortName: "Big East Conference", abbreviation: "BE", classification: "fbs" },
  mountainWest: {
    id: 17,
    name: "Mountain West",
    shortName: "Mountain West Conference",
    abbreviation: "MWC",
    classification: "fbs",
  },
  independents: {
    id: 18,
    name: "FBS Independents",
    shortName: "FBS Independents",
    abbreviation: "Ind",
    classification: "fbs",
  },
  pioneer: {
    id: 28,
    name: "Pioneer",
    shortName: "Pioneer Football League",
    abbreviation: "PFL",
    classification: "fcs",
  },
} as const satisfies Record<string, Conference>;

export type ConferenceKey = keyof typeof conferences;
