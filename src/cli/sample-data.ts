import { readQuery } from "../sample/parameters.js";
import { RecordedResponses } from "../sample/recorded-responses.js";
import { recordings } from "../sample/recordings.js";
import type { Path } from "../types.js";

let world: RecordedResponses | undefined;

/**
 * The sample service's data for a query, without a request: Node takes 20 ms to load its implementation of requests. Undefined where the
 * service would not respond with a 200; the caller then makes the request and gets the failure.
 */
export function sampleData(path: Path, query: Readonly<Record<string, unknown>>): unknown {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const read = readQuery(path, new URLSearchParams(pairs));
  if ("details" in read) return undefined;
  world ??= new RecordedResponses(recordings);
  const { status, body } = world.respond(path, read.values);
  return status === 200 ? body : undefined;
}
