/** What a team is recognized by, and where it plays at home. */
export interface Looks {
  readonly color: string | null;
  readonly alternateColor: string | null;
  readonly alternateNames: readonly string[] | null;
  readonly twitter: string | null;
  readonly logo: boolean;
  readonly homeId: number | null;
}

type Row = readonly [color: string, alternateColor: string, homeId: number, twitter: string, ...names: string[]];

const rows: Readonly<Record<number, Row>> = {
  194: ["#ba0c2f", "#ffffff", 90004, "@OhioStateFB", "OSU", "Ohio St"],
  87: ["#0c2340", "#c99700", 90001, "@NDFootball", "ND"],
  213: ["#061440", "#ffffff", 90002, "@PennStateFball", "PSU", "Penn St"],
  251: ["#c15d26", "#ffffff", 90003, "@TexasFootball", "TEX"],
  61: ["#ba0c2f", "#000000", 90013, "@GeorgiaFootball", "UGA"],
  2483: ["#007030", "#fee123", 90014, "@oregonfootball", "ORE"],
  68: ["#0033a0", "#d64309", 90015, "@BroncoSportsFB", "BSU", "Boise St"],
  9: ["#8c1d40", "#ffc627", 90016, "@ASUFootball", "ASU", "Arizona St"],
  84: ["#990000", "#ffffff", 90017, "@IndianaFootball", "IU", "IND"],
  2567: ["#c8102e", "#354ca1", 90018, "@SMUFB", "Southern Methodist"],
  228: ["#f56600", "#522d80", 90019, "@ClemsonFB", "CLEM"],
  2633: ["#ff8200", "#ffffff", 90020, "@Vol_Football", "TENN"],
  2390: ["#f47321", "#005030", 90009, "@CanesFootball", "MIA", "Miami (FL)"],
  158: ["#d00000", "#ffffff", 90021, "@HuskerFBNation", "NEB"],
  221: ["#003594", "#ffb81c", 90022, "@Pitt_FB", "PITT", "Pitt"],
  277: ["#002855", "#eaaa00", 90023, "@WVUfootball", "WVU"],
  276: ["#00ae42", "#ffffff", 90024, "@HerdFB", "MRSH"],
  2506: ["#194896", "#9d2235", 90012, "@BlueHoseFB", "PRES"],
};

const unknown: Looks = {
  color: null,
  alternateColor: null,
  alternateNames: null,
  twitter: null,
  logo: false,
  homeId: null,
};

/** The looks of a team: of one that has no logo, nothing else is known either. */
export function looksOf(teamId: number): Looks {
  const row = rows[teamId];
  if (row === undefined) return unknown;
  const [color, alternateColor, homeId, twitter, ...alternateNames] = row;
  return { color, alternateColor, alternateNames, twitter, logo: true, homeId };
}
