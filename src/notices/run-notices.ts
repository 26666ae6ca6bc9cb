import type { QueryObject } from "../document/operation.js";
import type { CallOptions } from "../options.js";
import type { Caller } from "../request/caller.js";
import { callError } from "../request/errors/explained.js";
import type { Limits } from "../request/layer.js";
import { areNoticesPrinted } from "../request/notice-signs.js";
import type { ReadResponse } from "../request/parts.js";
import { settingsOf } from "../request/settings.js";
import { within } from "../request/time.js";
import type { Path } from "../types.js";

/**
 * Reports the notices about a run's query once, before its first call. With `refuse`, throws a `QueryError` instead. Returns a function that
 * reports the notices about a response, or undefined if notices are off. By default, notices are printed.
 */
export async function readRun(
  { clock, keys, notices: openReader, options, settings: standard }: Caller,
  path: Path,
  query: QueryObject,
  callOptions: CallOptions,
): Promise<ReadResponse | undefined> {
  const mode = callOptions.notices ?? standard.notices ?? (areNoticesPrinted() ? "report" : "off");
  if (mode === "off") return undefined;
  // Notices must not end a run. If their code can't be loaded, there are none.
  const reader = await openReader().catch(() => undefined);
  if (!reader) return undefined;
  const { signal, budget } = callOptions;
  try {
    const limits: Limits = { settings: settingsOf(options, callOptions), signal, budget };
    return await within(limits, clock, reader.readQuery({ path }, query, mode, limits));
  } catch (error) {
    throw signal?.aborted ? signal.reason : callError(error, { path, query }, keys.redactFor());
  }
}
