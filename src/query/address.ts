import type { QueryObject } from "../document/operation.js";

/** Writes the address of a checked query, as openapi-fetch does; one for identical queries, in any order of names. */
export function addresses(baseUrl: string): (path: string, query: QueryObject) => string {
  const site = baseUrl.replace(/\/+$/, "");
  return (path, query) => {
    const search = searchOf(query);
    return search === "" ? site + path : `${site}${path}?${search}`;
  };
}

/** The query in an address, without the question mark: own members that are not undefined, by name. */
export function searchOf(query: QueryObject): string {
  let search = "";
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value === undefined) continue;
    search += `${search && "&"}${name}=${encodeURIComponent(`${value}`)}`;
  }
  return search;
}
