type Query = Readonly<Record<string, unknown>>;

/**
 * Returns a function that writes the address of a checked query, as openapi-fetch does. Identical queries have one address, in any order of names
 * and with or without undefined members.
 */
export function addresses(baseUrl: string): (path: string, query: Query) => string {
  const site = baseUrl.replace(/\/+$/, "");
  return (path, query) => {
    const search = searchOf(query);
    return search === "" ? site + path : `${site}${path}?${search}`;
  };
}

/** The query in an address, without the question mark: own members that are not undefined, by name. */
export function searchOf(query: Query): string {
  let search = "";
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value === undefined) continue;
    search += `${search && "&"}${name}=${typeof value === "string" ? encodeURIComponent(value) : value}`;
  }
  return search;
}
