import { Account } from "../sample/account.js";
import { readQuery } from "../sample/parameters.js";
import { DEFAULT_NOW, Refusal, respond, worldAt } from "../sample/world.js";
import type { Path } from "../types.js";

/**
 * The sample service's data for a query, without a request: Node takes 20 ms to load its implementation of requests. Undefined where the
 * service would not respond with a 200; the caller then makes the request and gets the failure.
 */
export function sampleData(path: Path, query: Readonly<Record<string, unknown>>): unknown {
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const read = readQuery(path, new URLSearchParams(pairs));
  if ("refused" in read) return undefined;
  const account = new Account({ tier: 3, quota: 500_000 });
  const result = respond(path, read, { now: DEFAULT_NOW, world: worldAt(DEFAULT_NOW), account });
  return result instanceof Refusal ? undefined : result.data;
}
