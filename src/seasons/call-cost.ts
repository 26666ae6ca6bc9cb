import { operationOf, type QueryObject } from "../document/operation.js";
import type { CallError } from "../errors.js";
import type { Caller } from "../request/caller.js";
import { callError, refusal } from "../request/failures/call-error.js";
import type { Call } from "../request/layer.js";
import type { Hints } from "../request/parts.js";
import type { Notice } from "../results.js";
import type { Cost } from "../types.js";

/** What one call would cost on its own. `storedAs` is the address under which its response will be stored, if it will. */
export interface CallCost {
  readonly cost: Cost;
  readonly notices?: readonly Notice[];
  readonly error?: CallError;
  readonly storedAs?: string | undefined;
}

/** What a call would cost, or why it must not be sent. Sends nothing. `query` is a copy, as `sentQuery` makes it. */
export async function costOf(
  { addressOf, entryOf, keys, settings }: Caller,
  path: string,
  query: QueryObject,
  hints?: Hints,
): Promise<CallCost> {
  const refused = refusal(path, query, keys.known);
  const { notices, error } =
    refused !== undefined ? { error: await refused } : ((await hints?.planned(path, query)) ?? {});
  const hinted = notices && { notices };
  if (error) return { cost: "invalid", ...hinted, error: await callError(error, { path, query }, keys.known) };
  const operation = operationOf(path);
  if (operation?.metered === false) return { cost: "free", ...hinted };
  const url = addressOf(path, query);
  const call: Call = { url, path, operation, headers: {}, signal: undefined, settings };
  const entry = await entryOf(call, query)?.catch(() => undefined);
  // As for a call: half of its time.
  const found = await entry?.get(() => settings.totalTimeoutMs / 2);
  return { cost: found ? "cached" : "metered", ...hinted, storedAs: entry && url };
}
