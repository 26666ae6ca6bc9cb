import { isArray } from "../document/json.js";
import { type QueryObject, serverUrl } from "../document/operation.js";
import { QueryError } from "../errors.js";

/**
 * Returns what writes the address of a checked query, as openapi-fetch does: one address for identical queries, in any order of names. It throws a
 * `QueryError` where a relative `baseUrl` has no page.
 */
export function addresses(baseUrl: string): (path: string, query: QueryObject) => string {
  const site = baseUrl.replace(/\/+$/, "");
  // Only a relative address is quoted, and a short one: another one may be or contain a secret.
  const quoted = baseUrl.length < 40 ? ` "${baseUrl}"` : "";
  return (path, query) => {
    if (!baseUrl.startsWith("http"))
      throw new QueryError(`baseUrl${quoted} is relative, and there is no page: write it whole, such as ${serverUrl}`, {
        parameters: [],
      });
    const search = searchOf(query, path);
    return site + filledPath(path, query) + (search && `?${search}`);
  };
}

/** A path with the values of its parameters, such as `/games/401/preview`. A parameter without a value stays. */
export function filledPath(path: string, query: QueryObject): string {
  if (!path.includes("{")) return path;
  return path.replace(/\{(\w+)\}/g, (braced, name) =>
    query[name] === undefined ? braced : encodeURIComponent(`${query[name]}`),
  );
}

/** Whether a parameter is one of the path, such as `gameId` of `/games/{gameId}/preview`. */
export const isInPath = (path: string, name: string): boolean => path.includes(`{${name}}`);

/** The query in an address, without the question mark: own members that are not undefined, by name. Those in `path` are left out. */
export function searchOf(query: QueryObject, path = ""): string {
  let search = "";
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value === undefined || isInPath(path, name)) continue;
    // A list is a parameter of a path that the document lacks: no other one takes it.
    for (const each of isArray(value) ? value : [value])
      search += `${search && "&"}${encodeURIComponent(name)}=${encodeURIComponent(`${each}`)}`;
  }
  return search;
}
