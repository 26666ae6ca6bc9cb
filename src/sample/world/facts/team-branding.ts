import { teamById } from "./teams.js";

/** The colors, names, accounts and home venue of a team. */
export interface Branding {
  readonly color: string;
  readonly alternateColor: string;
  /** The alternate name, the abbreviation and the nickname, as in the service with duplicates. */
  readonly alternateNames: readonly string[];
  readonly twitter: string | null;
  readonly logo: boolean;
  readonly homeVenueId: number | null;
}

type Entry = readonly [
  color: string,
  alternateColor: string,
  homeVenueId: number | null,
  twitter: string,
  nickname: string,
  alternateName?: string,
];

const entries: Readonly<Record<number, Entry>> = {
  194: ["#ba0c2f", "#ffffff", 3861, "@OhioStateFB", "Ohio St"],
  87: ["#0c2340", "#c99700", 3855, "@NDFootball", "Notre Dame"],
  213: ["#061440", "#ffffff", 3632, "@PennStateFball", "Penn St"],
  251: ["#c15d26", "#ffffff", 3910, "@TexasFootball", "Texas"],
  61: ["#ba0c2f", "#000000", 3917, "@GeorgiaFootball", "Georgia"],
  2483: ["#007030", "#fee123", 3626, "@oregonfootball", "Oregon"],
  68: ["#0033a0", "#d64309", 3653, "@BroncoSportsFB", "Boise St"],
  9: ["#8c1d40", "#ffc627", 3947, "@ASUFootball", "Arizona St"],
  84: ["#990000", "#ffffff", 3830, "@IndianaFootball", "Indiana"],
  2567: ["#c8102e", "#354ca1", 3735, "@SMUFB", "SMU", "Southern Methodist"],
  228: ["#f56600", "#522d80", 3836, "@ClemsonFB", "Clemson"],
  2633: ["#ff8200", "#ffffff", 3853, "@Vol_Football", "Tennessee"],
  2390: ["#f47321", "#005030", 3948, "@CanesFootball", "Miami", "Miami (FL)"],
  158: ["#d00000", "#ffffff", 3834, "@HuskerFBNation", "Nebraska"],
  221: ["#003594", "#ffb81c", 3752, "@Pitt_FB", "Pitt"],
  277: ["#002855", "#eaaa00", 3842, "@WVUfootball", "West Virginia"],
  276: ["#00ae42", "#ffffff", 3775, "@HerdFB", "Marshall"],
  2506: ["#194896", "#9d2235", 90012, "@BlueHoseFB", "Presbyterian"],
  333: ["#9e1632", "#ffffff", 3657, "@AlabamaFTBL", "Alabama", "Bama"],
  145: ["#13294b", "#c8102e", 3974, "@OleMissFB", "Ole Miss", "Mississippi"],
  2579: ["#73000a", "#000000", 3994, "@GamecockFB", "South Carolina"],
  142: ["#f1b82d", "#000000", 3838, "@MizzouFootball", "Missouri", "Mizzou"],
  66: ["#822433", "#fdca2f", 3772, "@CycloneFB", "Iowa St"],
  252: ["#003da5", "#ffffff", 3801, "@BYUfootball", "BYU", "Brigham Young"],
  38: ["#000000", "#cfb87c", 3726, "@CUBuffsFootball", "Colorado"],
  356: ["#e84a27", "#13294b", 3832, "@IlliniFootball", "Illinois"],
  183: ["#ff6500", "#000e54", 1964, "@CuseFootball", "Syracuse"],
  97: ["#c9001f", "#000000", 3873, "@LouisvilleFB", "Louisville"],
  349: ["#000000", "#b2a978", 3841, "@ArmyWP_Football", "Army", "Army West Point"],
  235: ["#004991", "#8e8e90", 3805, "@MemphisFB", "Memphis"],
  2439: ["#b10202", "#666666", 6501, "@unlvfootball", "UNLV", "Nevada-Las Vegas"],
  127: ["#18453b", "#ffffff", 3936, "@MSU_Football", "Michigan St"],
  26: ["#2774ae", "#f2a900", 1056, "@UCLAFootball", "UCLA"],
  2509: ["#000000", "#cfb991", 3907, "@BoilerFootball", "Purdue"],
  59: ["#b3a369", "#003057", 721, "@GeorgiaTechFB", "Ga Tech"],
  160: ["#041e42", "#bbbcbc", null, "@UNH_Football", "New Hampshire"],
  172: ["#b31b1b", "#ffffff", null, "@BigRed_Football", "Cornell"],
};

/** The service writes an unknown color like this. */
const NO_COLOR = "#null";

const unknown: Branding = {
  color: NO_COLOR,
  alternateColor: NO_COLOR,
  alternateNames: [],
  twitter: null,
  logo: false,
  homeVenueId: null,
};

/** The branding of a team; nothing is known of a team without an entry. */
export function brandingOf(teamId: number): Branding {
  const entry = entries[teamId];
  if (entry === undefined) return unknown;
  const [color, alternateColor, homeVenueId, twitter, nickname, alternateName = null] = entry;
  const alternateNames = [alternateName, teamById(teamId).abbreviation, nickname].filter((name) => name !== null);
  return { color, alternateColor, alternateNames, twitter, logo: true, homeVenueId };
}
