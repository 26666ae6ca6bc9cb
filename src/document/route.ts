import type { Path } from "../types.js";
import { isPath, paths } from "./operation.js";

/** The operation for a request's path, and the values of the path parameters. */
export interface Route {
  readonly path: Path;
  readonly values: readonly (readonly [name: string, text: string])[];
}

/**
 * Returns a pattern for requests of one of the document's paths. A parameter can have any value, case does not matter, and a slash at the end is
 * optional.
 */
const patternOf = (path: Path) => new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`, "i");

/** A segment such as `..`, plain or percent-encoded. Resolving it would send the request to another path. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?=[/\\?#]|$)/i;

/** Removes what a URL parser ignores: tabs, line breaks, and blanks and control characters at both ends. */
function trimmed(address: string): string {
  const line = address.replace(/[\t\n\r]/g, "");
  let [start, end] = [0, line.length];
  while (line.charCodeAt(start) <= 32) start++;
  while (end > start && line.charCodeAt(end - 1) <= 32) end--;
  return line.slice(start, end);
}

/** Whether resolving an address as a URL would lead to another path. */
export const hasDotSegment = (address: string): boolean => dotSegment.test(trimmed(address).replace(/[?#].*/s, ""));

/** Decodes a segment of a path. If the percent-encoding is invalid, returns the segment unchanged, and the query check refuses it. */
function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Finds the operation for a request's path, such as `/games/401/preview`. Returns undefined if the document has none. */
export function routeOf(requested: string): Route | undefined {
  if (isPath(requested)) return { path: requested, values: [] };
  // The service decodes names. A slash inside a segment stays encoded, so that it does not split the segment.
  const segments = requested.split("/").map((segment) => decodedSegment(segment).replace(/[%/]/g, encodeURIComponent));
  for (const path of paths) {
    const match = patternOf(path).exec(segments.join("/"));
    if (match)
      return { path, values: Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodedSegment(text)]) };
  }
  return undefined;
}

/**
 * Returns the operation for a request's path. Its `parameters` are those of the query, then those of the path. A parameter that is in both appears
 * twice, so that the check refuses it. Returns undefined if the document does not have the path.
 */
export function callAt(requested: string, query: URLSearchParams) {
  const route = routeOf(requested);
  return (
    route && {
      path: route.path,
      parameters: new URLSearchParams([...query, ...route.values.map(([name, text]) => [name, text])]),
    }
  );
}
