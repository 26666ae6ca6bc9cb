import type { QueryObject } from "../document/operation.js";
import type { CallOptions } from "../options.js";
import type { Caller } from "../request/caller.js";
import { callError } from "../request/failures/call-error.js";
import type { ReadResponse } from "../request/parts.js";
import { settingsOf } from "../request/settings.js";
import { type Limits, within } from "../request/waiting.js";
import type { Path } from "../types.js";

/**
 * Reports the notices of a query that stands for several calls, once and before the first of them; throws a `QueryError` with `refuse`. Returns
 * a function that does the same for a response, and undefined where notices are not read.
 */
export async function readRun(
  { clock, keys, hints, options, settings: standard }: Caller,
  path: Path,
  query: QueryObject,
  own: CallOptions,
): Promise<ReadResponse | undefined> {
  const mode = own.notices ?? standard.notices;
  if (mode === undefined || mode === "off") return undefined;
  // Hints break no run: without their chunk there are none.
  const part = await hints().catch(() => undefined);
  if (!part) return undefined;
  const { signal, budget } = own;
  try {
    const limits: Limits = { settings: settingsOf(options, own), signal, budget };
    return await within(limits, clock, part.readQuery({ path }, query, mode, limits));
  } catch (error) {
    throw signal?.aborted ? signal.reason : await callError(error, { path, query }, keys.known);
  }
}
