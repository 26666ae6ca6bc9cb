import type { Value } from "../../../src/cli/session/call.js";
import type { PlannedCall, Result } from "../../../src/index.js";
import type { Path } from "../../../src/types.js";
import type { Source } from "./source.js";

/** A call as the fields of a form make it. */
export interface FormCall {
  readonly path: Path;
  readonly query: Readonly<Record<string, Value>>;
}

/** Makes a call. Never throws. */
export function resultOf({ client }: Source, { path, query }: FormCall, signal: AbortSignal): Promise<Result<Path>> {
  // The compiler cannot know the type of a query that is typed in. The client checks it against the document before it sends anything.
  const result = client.result as (path: Path, query: object, options: object) => Promise<Result<Path>>;
  return result(path, query, { signal });
}

/** What a call costs, or why it is not sent, in a sentence. Sends nothing. */
export async function costSentence({ client, real }: Source, call: FormCall): Promise<string> {
  // As above: `plan` checks the query.
  const { calls } = await client.plan([call as PlannedCall]);
  const [planned] = calls;
  if (planned?.error) return `Nothing would be sent: ${planned.error.message}`;
  if (planned?.cost === "cached") return "Cost: none, from the cache.";
  if (planned?.cost === "free") return "Cost: none, the operation is free.";
  return real ? "Cost: one call of your quota." : "Cost: none here, one call of your quota with a key.";
}
