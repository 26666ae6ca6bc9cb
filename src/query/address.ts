import { isArray } from "../document/json.js";
import { type QueryObject, serverUrl } from "../document/operation.js";
import { QueryError } from "../errors.js";

/** Removes the slashes at the end of a base URL. */
export function withoutSlashes(baseUrl: string): string {
  let end = baseUrl.length;
  while (baseUrl[end - 1] === "/") end--;
  return baseUrl.slice(0, end);
}

/**
 * Returns a function that builds a checked query's URL as openapi-fetch does. The order of the parameters does not change the URL. The function
 * throws a `QueryError` if `baseUrl` is relative and there is no page.
 */
export function addresses(baseUrl: string): (path: string, query: QueryObject) => string {
  const site = withoutSlashes(baseUrl);
  // Quote only a short relative `baseUrl`. A longer one may contain a secret.
  const quoted = baseUrl.length < 40 ? ` "${baseUrl}"` : "";
  return (path, query) => {
    if (!baseUrl.startsWith("http"))
      throw new QueryError(
        `baseUrl${quoted} is relative, but there is no page. Write the full URL, such as ${serverUrl}`,
        {
          parameters: [],
        },
      );
    const search = searchOf(query, path);
    return site + filledPath(path, query) + (search && `?${search}`);
  };
}

/** Fills in a path's parameters, as in `/games/401/preview`. Leaves a parameter without a value unchanged. */
export function filledPath(path: string, query: QueryObject): string {
  if (!path.includes("{")) return path;
  return path.replace(/\{(\w+)\}/g, (braced, name) =>
    query[name] === undefined ? braced : encodeURIComponent(`${query[name]}`),
  );
}

/** Whether a parameter is part of the path, such as `gameId` in `/games/{gameId}/preview`. */
export const isInPath = (path: string, name: string): boolean => path.includes(`{${name}}`);

/**
 * Returns a URL's query string, without the question mark. It has the query's own properties that are not undefined, sorted by name, except the
 * parameters in `path`.
 */
export function searchOf(query: QueryObject, path = ""): string {
  let search = "";
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value === undefined || isInPath(path, name)) continue;
    // Only a path that is not in the document accepts a list.
    for (const each of isArray(value) ? value : [value])
      search += `${search && "&"}${encodeURIComponent(name)}=${encodeURIComponent(`${each}`)}`;
  }
  return search;
}
