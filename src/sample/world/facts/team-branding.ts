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

/** Teams whose home venue the sample world does not have. */
const withoutVenue: Readonly<
  Record<number, readonly [color: string, alternateColor: string, twitter: string, ...names: string[]]>
> = {
  333: ["#9e1632", "#ffffff", "@AlabamaFTBL", "ALA", "Bama"],
  145: ["#13294b", "#c8102e", "@OleMissFB", "MISS", "Mississippi"],
  2579: ["#73000a", "#000000", "@GamecockFB", "SCAR"],
  142: ["#f1b82d", "#000000", "@MizzouFootball", "MIZ", "Mizzou"],
  66: ["#822433", "#fdca2f", "@CycloneFB", "ISU", "Iowa St"],
  252: ["#003da5", "#ffffff", "@BYUfootball", "Brigham Young"],
  38: ["#000000", "#cfb87c", "@CUBuffsFootball", "COLO"],
  356: ["#e84a27", "#13294b", "@IlliniFootball", "ILL"],
  183: ["#ff6500", "#000e54", "@CuseFootball", "SYR"],
  97: ["#c9001f", "#000000", "@LouisvilleFB", "LOU"],
  349: ["#000000", "#b2a978", "@ArmyWP_Football", "Army West Point"],
  235: ["#004991", "#8e8e90", "@MemphisFB", "MEM"],
  2439: ["#b10202", "#666666", "@unlvfootball", "Nevada-Las Vegas"],
  127: ["#18453b", "#ffffff", "@MSU_Football", "MSU", "Michigan St"],
  26: ["#2774ae", "#f2a900", "@UCLAFootball", "UCLA"],
  2509: ["#000000", "#cfb991", "@BoilerFootball", "PUR"],
  59: ["#b3a369", "#003057", "@GeorgiaTechFB", "GT", "Ga Tech"],
  160: ["#041e42", "#bbbcbc", "@UNH_Football", "UNH"],
  172: ["#b31b1b", "#ffffff", "@BigRed_Football", "COR"],
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
  const other = withoutVenue[teamId];
  if (other !== undefined) {
    const [color, alternateColor, twitter, ...alternateNames] = other;
    return { color, alternateColor, alternateNames, twitter, logo: true, homeVenueId: null };
  }
  if (entry === undefined) return unknown;
  const [color, alternateColor, homeVenueId, twitter, ...alternateNames] = entry;
  return { color, alternateColor, alternateNames, twitter, logo: true, homeVenueId };
}
