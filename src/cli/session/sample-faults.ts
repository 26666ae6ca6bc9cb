import type { RequestListener, ServerResponse } from "node:http";

function json(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify({ message }));
}

/** The faults, with what the server does instead of responding. */
const kinds = {
  "401": { words: "the key is refused", with: (response) => json(response, 401, "Unauthorized") },
  "429": {
    words: "busy, with Retry-After: 1",
    with: (response) => json(response, 429, "Too many concurrent requests for this endpoint.", { "retry-after": "1" }),
  },
  "500": { words: "the service fails", with: (response) => json(response, 500, "Internal Server Error") },
  "503": {
    words: "the quota cannot be verified",
    with: (response) => json(response, 503, "Unable to verify call quota. Please retry later."),
  },
  html: {
    words: "an HTML page instead of JSON",
    with: (response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end("<!DOCTYPE html><title>Sign in</title>");
    },
  },
  slow: { words: "no response for a minute", with: () => {} },
  truncate: {
    words: "the connection breaks in the middle of the body",
    with: (response) => {
      response.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": "1000" });
      response.write("[{");
      setImmediate(() => response.destroy());
    },
  },
  reset: { words: "the connection breaks before the response", with: (response) => response.destroy() },
} satisfies Record<string, { words: string; with: (response: ServerResponse) => void }>;

export type Fault = keyof typeof kinds;

function isFault(text: string): text is Fault {
  return Object.hasOwn(kinds, text);
}

/** Each kind of fault with its description, for the help. */
export const faultWords: readonly (readonly [string, string])[] = Object.entries(kinds).map(([kind, { words }]) => [
  kind,
  words,
]);

/** A fault that happens on every `every`-th request. */
export interface FaultPlan {
  readonly fault: Fault;
  readonly every: number;
}

/** Parses `503` or `503/3`. Undefined for any other text. */
export function readFault(text: string): FaultPlan | undefined {
  const [, fault = "", every = "1"] = /^(\w+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  return isFault(fault) ? { fault, every: Number(every) } : undefined;
}

/** Wraps a listener so that it fails as planned, on any path. */
export function failing(listener: RequestListener, { fault, every }: FaultPlan): RequestListener {
  let count = 0;
  return (request, response) => {
    count++;
    if (count % every !== 0) return listener(request, response);
    request.resume();
    kinds[fault].with(response);
    // A slow response is sent in the end.
    if (fault === "slow") {
      const timer = setTimeout(() => listener(request, response), 60_000);
      response.on("close", () => clearTimeout(timer));
    }
  };
}
