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
 * Reports a run's notices once, before its first call. With `refuse`, throws them as a `QueryError`. Returns a function that reports a response's
 * notices, or undefined if notices are off. Without an option `notices`, they are on if they would be printed.
 */
export async function readRun(
  { clock, keys, notices: openReader, options, settings: standard }: Caller,
  path: Path,
  query: QueryObject,
  callOptions: CallOptions,
): Promise<ReadResponse | undefined> {
  const mode = callOptions.notices ?? standard.notices;
  if (mode === "off" || (mode === undefined && !areNoticesPrinted())) return undefined;
  const { signal, budget } = callOptions;
  try {
    const limits: Limits = { settings: settingsOf(options, callOptions), signal, budget };
    const read = openReader().then(
      (reader) => reader.readQuery({ path }, query, mode, limits),
      // A run works without notices, for example if their code can't be loaded.
      () => undefined,
    );
    return await within(limits, clock, read);
  } catch (error) {
    throw signal?.aborted ? signal.reason : callError(error, { path, query }, keys.redactFor());
  }
}
