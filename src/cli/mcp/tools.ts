import { tools } from "../../tools/index.js";
import type { Tool } from "../../tools/types.js";
import { inFlags } from "../flag-messages.js";
import type { Io } from "../io.js";
import { openSession } from "../session.js";
import type { Chosen, ServiceOptions } from "../source.js";

export interface Options extends ServiceOptions {
  readonly maxCalls?: number;
  readonly quotaFloor?: number;
}

/** Opens a client over the chosen source, and the tools over this client. */
export async function openTools(
  io: Io,
  { maxCalls, quotaFloor, ...options }: Options,
  chosen: Chosen,
): Promise<Tool[]> {
  const session = await openSession(io, options, {
    chosen,
    cached: true,
    // Notices are part of the results.
    onNotice: () => {},
    ...(quotaFloor !== undefined && { quotaFloor }),
  });
  return tools(session.client, {
    sample: session.sample,
    maxCalls,
    rephrase: inFlags,
  });
}
