import type { Client, ClientOptions } from "../../src/index.js";
import { CancelledError } from "../../src/index.js";
import { type Fault, shown } from "../support/fault.js";
import type { Stage } from "../support/fault-server.js";
import { answering } from "../support/http-server.js";

const reason = new Error("enough");

/** A fault in which the caller's signal ends the call by `get`, then by `result`, and each tells it in its way. */
function abort(
  when: string,
  requests: number,
  play: (stage: Stage, abort: () => void) => void,
  options: (abort: () => void) => ClientOptions = () => ({}),
): Fault {
  let controller = new AbortController();
  const end = () => controller.abort(reason);
  const asked = (stage: Stage) => {
    controller = new AbortController();
    play(stage, end);
    return { signal: controller.signal };
  };
  return {
    name: `an abort ${when} ends the call with the caller's own reason`,
    options: { ...options(end), retries: 5 },
    async call(cfb: Client, stage: Stage) {
      const before = stage.clock.now();
      await expect(cfb.get("/games", { year: 2024 }, asked(stage))).rejects.toBe(reason);
      expect(stage.requests).toBe(requests);
      // Another path: a Retry-After holds back the calls to its own.
      const result = await cfb.result("/drives", { year: 2024 }, asked(stage));
      expect(result).toMatchObject({ ok: false, error: { code: "cancelled", cause: reason, path: "/drives" } });
      if (!result.ok) expect(result.error).toBeInstanceOf(CancelledError);
      expect(shown(result)).not.toContain("s3cr3t");
      return stage.clock.now() - before < 500_000;
    },
    gives: true, // It took less than the back-off alone.
    requests,
  };
}

/** What a caller ends of their own will. */
export const abortFaults: readonly Fault[] = [
  abort("before the call", 0, (stage, end) => {
    stage.play(answering(200, "[]"));
    end();
  }),
  abort("while the headers are awaited", 1, (stage, end) => stage.play(() => end())),
  abort(
    "in the middle of the body",
    1,
    (stage) =>
      stage.play((_, response) => {
        response.writeHead(200, { "content-length": "1000" });
        response.write('[{"id":1');
      }),
    (end) => ({
      // Real, but told apart: the headers are here, and the body is being read.
      async fetch(request) {
        const response = await globalThis.fetch(request);
        if (!request.url.includes("2023")) setImmediate(end);
        return response;
      },
    }),
  ),
  abort(
    "during the back-off",
    1,
    (stage) => stage.play(answering(503, "", { "retry-after": "600" })),
    (end) => ({ maxRetryAfterMs: 3_600_000, onRetry: () => setImmediate(end) }),
  ),
];
