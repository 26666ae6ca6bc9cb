/** A conference. Most of the service's rows contain the conference's name, and some contain its abbreviation. */
export interface Conference {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly abbreviation: string | null;
  /** The current classification. Conferences that ended before the NCAA had divisions count as `fbs`. */
  readonly classification: "fbs" | "fcs";
  /** The last season in the FBS, if the conference is no longer in it. */
  readonly lastFbsSeason?: number;
}

const fbs = (id: number, name: string, abbreviation: string, shortName = `${name} Conference`): Conference => ({
  id,
  name,
  shortName,
  abbreviation,
  classification: "fbs",
});

const past = (id: number, name: string): Conference => ({
  id,
  name,
  shortName: name,
  abbreviation: null,
  classification: "fbs",
});

export const conferences = {
  acc: fbs(1, "ACC", "ACC", "Atlantic Coast Conference"),
  big12: fbs(4, "Big 12", "B12"),
  bigTen: fbs(5, "Big Ten", "B1G"),
  sec: fbs(8, "SEC", "SEC", "Southeastern Conference"),
  pac12: fbs(9, "Pac-12", "PAC"),
  bigEast: fbs(10, "Big East", "BE"),
  conferenceUsa: fbs(12, "Conference USA", "CUSA", "Conference USA"),
  westernAthletic: { ...fbs(16, "Western Athletic", "WAC"), classification: "fcs", lastFbsSeason: 2012 },
  mountainWest: fbs(17, "Mountain West", "MWC"),
  independents: fbs(18, "FBS Independents", "Ind", "FBS Independents"),
  sunBelt: fbs(37, "Sun Belt", "SBC"),
  southwest: fbs(45, "Southwest", "SWC"),
  americanAthletic: fbs(151, "American Athletic", "AAC"),
  mac: fbs(15, "Mid-American", "MAC"),
  bigSky: { ...fbs(20, "Big Sky", "Big Sky"), classification: "fcs" },
  missouriValleyFootball: { ...fbs(21, "MVFC", "MVFC", "Missouri Valley Football Conference"), classification: "fcs" },
  meac: { ...fbs(24, "MEAC", "MEAC", "Mid-Eastern Athletic Conference"), classification: "fcs" },
  southland: { ...fbs(30, "Southland", "Southland"), classification: "fcs" },
  swac: { ...fbs(31, "SWAC", "SWAC", "Southwestern Athletic Conference"), classification: "fcs" },
  bigSouthOvc: { ...fbs(179, "Big South-OVC", "OVC-BSC", "Big South-OVC Football Association"), classification: "fcs" },
  ivy: { ...fbs(22, "Ivy", "Ivy", "Ivy League"), classification: "fcs" },
  coastal: { ...fbs(48, "CAA", "CAA", "Coastal Athletic Association"), classification: "fcs" },
  bigSouth: { ...fbs(90204, "Big South", "Big South"), classification: "fcs" },
  pioneer: { ...fbs(28, "Pioneer", "PFL", "Pioneer Football League"), classification: "fcs" },
  southern: { ...fbs(29, "Southern", "SoCon"), classification: "fcs" },
  fcsIndependents: { ...fbs(32, "FCS Independents", "FCS Ind", "FCS Independents"), classification: "fcs" },
  southernIntercollegiate: past(90201, "Southern Intercollegiate"),
  missouriValley: past(90202, "Missouri Valley Intercollegiate"),
  bigSix: past(90203, "Big Six"),
} as const satisfies Record<string, Conference>;

export type ConferenceKey = keyof typeof conferences;

/** Returns a conference as it was in a season. If the conference was still in the FBS, its classification is `fbs`. */
export function conferenceIn(key: ConferenceKey, season: number): Conference {
  const conference: Conference = conferences[key];
  return season <= (conference.lastFbsSeason ?? 0) ? { ...conference, classification: "fbs" } : conference;
}
