import type { Path } from "../types.js";
import { isPath, paths } from "./operation.js";

/** The operation that a request's path belongs to, and the values of its path parameters. */
export interface Route {
  readonly path: Path;
  readonly values: readonly (readonly [name: string, text: string])[];
}

/** What a path of the document matches: any value for a parameter, in any letter case, with or without a slash at its end. */
const patternOf = (path: Path) => new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`, "i");

/** A segment of a path that leads to another one, as it is or percent-encoded. A URL resolves it, so that the request would go to another path. */
const dotSegment = /[/\\](?:\.|%2e){1,2}(?=[/\\?#]|$)/i;

/** An address without what a URL leaves out: tabs, line breaks, and blanks and control characters at both ends. */
const trimmed = (address: string): string => address.replace(/[\t\n\r]/g, "").replace(/^[\0- ]+|[\0- ]+$/g, "");

/** Whether a URL would resolve an address to another path. */
export const hasDotSegment = (address: string): boolean => dotSegment.test(trimmed(address).replace(/[?#].*/s, ""));

/** A segment of a path, decoded. One that is not percent-encoded as a URL has it stays, and is then refused as a value. */
function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Finds the operation of a request's path, such as `/games/401/preview`; undefined where the document has none. */
export function routeOf(requested: string): Route | undefined {
  if (isPath(requested)) return { path: requested, values: [] };
  // The service decodes names. A slash within a segment stays encoded, because it does not split the segment.
  const segments = requested.split("/").map((segment) => decodedSegment(segment).replace(/[%/]/g, encodeURIComponent));
  for (const path of paths) {
    const match = patternOf(path).exec(segments.join("/"));
    if (match)
      return { path, values: Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodedSegment(text)]) };
  }
  return undefined;
}

/**
 * The operation of an address, and its parameters: those of the query, then those of the path. One that is in both is there twice, which is refused.
 * Undefined if the document does not have the path.
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
