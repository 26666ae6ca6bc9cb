import { lazy } from "../computed.js";
import { teamTable } from "./team-table.js";

/** A team's colors, names, accounts and home venue. */
export interface Branding {
  readonly color: string;
  readonly alternateColor: string;
  /** The alternate name, abbreviation and nickname. As in the service, duplicates are not removed. */
  readonly alternateNames: readonly string[];
  readonly twitter: string | null;
  readonly logo: boolean;
  readonly homeVenueId: number | null;
}

function brandingIn([, school = "", , abbreviation = "", , ...rest]: readonly string[]): Branding {
  const [color, alternateColor, venueId, nickname, account, alternateName] = rest;
  return {
    // The service writes an unknown color as "#null".
    color: `#${color || "null"}`,
    alternateColor: `#${alternateColor || "null"}`,
    alternateNames: color ? [alternateName, abbreviation, nickname || school].filter((name) => name !== undefined) : [],
    twitter: account ? `@${account}` : null,
    logo: Boolean(color),
    homeVenueId: venueId ? Number(venueId) : null,
  };
}

const byId = lazy(() => new Map(teamTable.map((columns) => [Number(columns[0]), brandingIn(columns)])));

/** Returns a team's branding. */
export function brandingOf(teamId: number): Branding {
  const branding = byId().get(teamId);
  if (branding === undefined) throw new Error(`No team has the id ${teamId}.`);
  return branding;
}
