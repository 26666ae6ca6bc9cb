import { callError, errorTools, refusal } from "../failures/call-error.js";
import { loadWords } from "../failures/load.js";
import type { Send } from "../fetch/call.js";
import type { Clock } from "../fetch/clock.js";
import { notifyHook } from "../fetch/hooks.js";
import { sleep, within } from "../fetch/waiting.js";
import { searchOf } from "../query/address.js";
import { fetchOptionsOf } from "../settings.js";

/** What the parts that are loaded on demand need of the client: handed to them, so that a bundler can split them off. */
export type ClientTools = ReturnType<typeof clientTools>;

/** `known`: the keys to redact. */
export function clientTools(clock: Clock, chain: Send, known: readonly string[]) {
  return {
    ...errorTools,
    clock,
    chain,
    known,
    callError,
    refusal,
    fetchOptionsOf,
    searchOf,
    loadWords,
    notifyHook,
    sleep,
    within,
  };
}
