import type { ListedKind, NameKind } from "../document/name-kinds.js";
import type { Named, Source } from "./name-lists.js";

/** What is found by a call for each name, because no operation lists it. */
export const searched: { readonly [K in Exclude<NameKind, ListedKind>]: Source<Named[K]> } = {
  coach: {
    path: "/coaches",
    noun: "coach",
    async read(get, text) {
      const [first = "", ...rest] = text.trim().split(/\s+/);
      // The service compares whole names, so the last name alone also finds a coach with another spelling of the first one.
      const rows = await get("/coaches", { lastName: rest.join(" ") || first });
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
      const rows = await get("/player/search", { searchTerm: text.trim() });
      return rows.map(({ name, team, position, id, lastName }) => ({
        name: { name, team, position, id },
        texts: [[name], [lastName]],
        label: `${name} (${team})`,
      }));
    },
  },
};
