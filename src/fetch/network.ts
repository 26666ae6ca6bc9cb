import { ConnectionError } from "../errors.js";
import type { Fetch } from "./chain.js";

/** The innermost layer: the caller's `fetch` or the runtime's, looked up at each call so that one patched later is used. */
export function network(fetch: Fetch | undefined): Fetch {
  return async (request) => {
    try {
      return await (fetch ?? globalThis.fetch)(request);
    } catch (cause) {
      // An abort keeps the caller's reason: it is no failure of the network.
      if (request.signal.aborted) throw cause;
      throw new ConnectionError(`No answer from ${new URL(request.url).origin}: ${reason(cause)}.`, { cause });
    }
  };
}

/** The words of an error, or of its cause: undici says "fetch failed" and keeps the reason one level down. */
function reason(error: unknown): string {
  const { message, cause } = parts(error);
  const inner = parts(cause);
  return inner.message || inner.code || message || String(error);
}

/** Read by its members: an error of another realm (a worker, a test runner's sandbox) is no `instanceof` of ours. */
function parts(error: unknown): { message?: string; code?: string; cause?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}
