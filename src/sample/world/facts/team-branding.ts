import { lazy } from "../computed.js";
import { teamTable } from "./team-table.js";

/** A team's colors, names, accounts and home venue. */
export interface Branding {
  readonly color: string;
  readonly alternateColor: string;
  /** The alternate name, abbreviation and nickname. Duplicates remain, as in the service. */
  readonly alternateNames: readonly string[];
  readonly twitter: string | null;
  readonly logo: boolean;
  readonly homeVenueId: number | null;
}

function brandingIn([, school = "", , abbreviation = "", , ...rest]: readonly string[]): Branding {
  const [color, alternateColor, venueId, nickname, account, alternateName] = rest;
  return {
    // How the service writes an unknown color.
    color: `#${color || "null"}`,
    alternateColor: `#${alternateColor || "null"}`,
    alternateNames: color ? [alternateName, abbreviation, nickname || school].filter((name) => name !== undefined) : [],
    twitter: account ? `@${account}` : null,
    logo: Boolean(color),
    homeVenueId: venueId ? Number(venueId) : null,
  };
}

const byId = lazy(() => new Map(teamTable.map((columns) => [Number(columns[0]), brandingIn(columns)])));

/** A team's branding. */
export function brandingOf(teamId: number): Branding {
  const branding = byId().get(teamId);
  if (branding === undefined) throw new Error(`No team has the id ${teamId}.`);
  return branding;
}
