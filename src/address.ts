type Query = Readonly<Record<string, unknown>>;

/**
 * Gives a function that writes the address of a query as openapi-fetch would, without the Request and the rest that it would make of it: one
 * address for one question, whatever the order of its names and whatever is left undefined. The query was judged before: its values are texts,
 * numbers and booleans of their parameters' types.
 */
export function addresses(baseUrl: string): (path: string, query: Query | undefined) => string {
  const site = baseUrl.replace(/\/+$/, "");
  return (path, query = {}) => {
    let address = site + path;
    let mark = "?";
    for (const name of Object.keys(query).sort()) {
      const value = query[name];
      if (value === undefined) continue;
      address += `${mark}${name}=${typeof value === "string" ? encodeURIComponent(value) : value}`;
      mark = "&";
    }
    return address;
  };
}
