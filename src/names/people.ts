import { quiet, type Source } from "./lists.js";

/** A coach. */
export interface CoachName {
  readonly firstName: string;
  readonly lastName: string;
  readonly id: number;
}

/** A player. */
export interface PlayerName {
  readonly name: string;
  readonly team: string;
  readonly position: string;
  /** A text, as in every operation on players. */
  readonly id: string;
}

/** What is found by a call for each name, because no operation lists it. */
export interface Searched {
  coach: CoachName;
  player: PlayerName;
}

export const searched: { readonly [K in keyof Searched]: Source<Searched[K]> } = {
  coach: {
    path: "/coaches",
    noun: "coach",
    async read(get, text) {
      const [first = "", ...rest] = text.trim().split(/\s+/);
      // The service compares whole names, so the last name alone also finds a coach with another spelling of the first one.
      const rows = await get("/coaches", { lastName: rest.join(" ") || first }, quiet);
      return rows.map(({ id, firstName, lastName }) => ({
        name: { firstName, lastName, id },
        texts: [[`${firstName} ${lastName}`], [lastName]],
      }));
    },
  },
  player: {
    path: "/player/search",
    noun: "player",
    async read(get, text) {
      const rows = await get("/player/search", { searchTerm: text.trim() }, quiet);
      return rows.map(({ name, team, position, id, lastName }) => ({
        name: { name, team, position, id },
        texts: [[name], [lastName]],
        label: `${name} (${team})`,
      }));
    },
  },
};
