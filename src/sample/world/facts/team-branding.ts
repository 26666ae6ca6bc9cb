/** The colors, names, accounts and home venue of a team. */
export interface Branding {
  readonly color: string | null;
  readonly alternateColor: string | null;
  readonly alternateNames: readonly string[] | null;
  readonly twitter: string | null;
  readonly logo: boolean;
  readonly homeVenueId: number | null;
}

type Entry = readonly [color: string, alternateColor: string, homeVenueId: number, twitter: string, ...names: string[]];

const entries: Readonly<Record<number, Entry>> = {
  194: ["#ba0c2f", "#ffffff", 3861, "@OhioStateFB", "OSU", "Ohio St"],
  87: ["#0c2340", "#c99700", 3855, "@NDFootball", "ND"],
  213: ["#061440", "#ffffff", 3632, "@PennStateFball", "PSU", "Penn St"],
  251: ["#c15d26", "#ffffff", 3910, "@TexasFootball", "TEX"],
  61: ["#ba0c2f", "#000000", 90013, "@GeorgiaFootball", "UGA"],
  2483: ["#007030", "#fee123", 90014, "@oregonfootball", "ORE"],
  68: ["#0033a0", "#d64309", 90015, "@BroncoSportsFB", "BSU", "Boise St"],
  9: ["#8c1d40", "#ffc627", 90016, "@ASUFootball", "ASU", "Arizona St"],
  84: ["#990000", "#ffffff", 90017, "@IndianaFootball", "IU", "IND"],
  2567: ["#c8102e", "#354ca1", 90018, "@SMUFB", "Southern Methodist"],
  228: ["#f56600", "#522d80", 90019, "@ClemsonFB", "CLEM"],
  2633: ["#ff8200", "#ffffff", 90020, "@Vol_Football", "TENN"],
  2390: ["#f47321", "#005030", 3948, "@CanesFootball", "MIA", "Miami (FL)"],
  158: ["#d00000", "#ffffff", 90021, "@HuskerFBNation", "NEB"],
  221: ["#003594", "#ffb81c", 90022, "@Pitt_FB", "PITT", "Pitt"],
  277: ["#002855", "#eaaa00", 90023, "@WVUfootball", "WVU"],
  276: ["#00ae42", "#ffffff", 90024, "@HerdFB", "MRSH"],
  2506: ["#194896", "#9d2235", 90012, "@BlueHoseFB", "PRES"],
};

const unknown: Branding = {
  color: null,
  alternateColor: null,
  alternateNames: null,
  twitter: null,
  logo: false,
  homeVenueId: null,
};

/** The branding of a team; every field is empty for a team without an entry. */
export function brandingOf(teamId: number): Branding {
  const entry = entries[teamId];
  if (entry === undefined) return unknown;
  const [color, alternateColor, homeVenueId, twitter, ...alternateNames] = entry;
  return { color, alternateColor, alternateNames, twitter, logo: true, homeVenueId };
}
