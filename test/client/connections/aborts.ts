import type { Client, ClientOptions } from "../../../src/index.js";
import { CancelledError } from "../../../src/index.js";
import type { FaultServer } from "../../support/fault-server.js";
import type { Fault } from "./fault.js";
import { shown } from "./shown.js";

const reason = new Error("enough");

/** Aborts a call of `get`, which throws the signal's reason. Then aborts a call of `result`, which returns a CancelledError. */
function abort(
  when: string,
  requests: number,
  prepare: (server: FaultServer, abort: () => void) => void,
  options: (abort: () => void) => ClientOptions = () => ({}),
): Fault {
  let controller = new AbortController();
  const end = () => controller.abort(reason);
  const signalFor = (server: FaultServer) => {
    controller = new AbortController();
    prepare(server, end);
    return { signal: controller.signal };
  };
  return {
    name: `an abort ${when} ends the call with the caller's reason`,
    options: { ...options(end), retries: 5 },
    async call(cfb: Client, server: FaultServer) {
      const before = server.clock.now();
      await expect(cfb.get("/games", { year: 2024 }, signalFor(server))).rejects.toBe(reason);
      expect(server.requests).toBe(requests);
      // Uses another path, because a Retry-After delays further calls to the same path.
      const result = await cfb.result("/drives", { year: 2024 }, signalFor(server));
      expect(result).toMatchObject({ ok: false, error: { code: "cancelled", cause: reason, path: "/drives" } });
      if (!result.ok) expect(result.error).toBeInstanceOf(CancelledError);
      expect(shown(result)).not.toContain("s3cr3t");
      return server.clock.now() - before < 500_000;
    },
    returns: true, // True means that both calls took less time than the backoff alone.
    requests,
  };
}

/** Calls that the caller aborts. */
export const abortFaults: readonly Fault[] = [
  abort("while the client waits for headers", 1, (server, end) => server.setResponses(() => end())),
  abort(
    "in the middle of the body",
    1,
    (server) =>
      server.setResponses((_, response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write('[{"id":1');
      }),
    (end) => ({
      // Uses the real fetch. The signal aborts when the headers have arrived and the client is reading the body.
      async fetch(request) {
        const response = await globalThis.fetch(request);
        if (!request.url.includes("2023")) setImmediate(end);
        return response;
      },
    }),
  ),
];
