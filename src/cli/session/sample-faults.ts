import type { RequestListener, ServerResponse } from "node:http";
import { nearest } from "../../query/suggest.js";
import { tooManyInFlight, tooManyInFlightHeaders } from "../../sample/refusals.js";
import { UsageError } from "./exit.js";
import { didYouMean } from "./words.js";

function errorFault(words: string, status: number, message: string) {
  return { words, status, body: JSON.stringify({ message }) };
}

/** The faults. Each has a description and the response that replaces the normal one. */
const kinds = {
  "401": errorFault("the key is refused", 401, "Unauthorized"),
  "429": errorFault("busy, with Retry-After: 1", 429, tooManyInFlight.message),
  "500": errorFault("the service fails", 500, "Internal Server Error"),
  "503": errorFault("the quota cannot be verified", 503, "Unable to verify call quota. Please retry later."),
  admission: errorFault(
    "the request is not admitted, a 503 with Retry-After: 1",
    503,
    "Request admission unavailable. Please retry.",
  ),
  html: { words: "an HTML page instead of JSON", status: 200, body: "<!DOCTYPE html><title>Sign in</title>" },
  slow: { words: "no response for a minute" },
  truncate: { words: "the connection breaks in the middle of the body", status: 200, body: "[{" },
  reset: { words: "the connection breaks before the response" },
} satisfies Record<string, { words: string; status?: number; body?: string }>;

function respond(kind: Fault, response: ServerResponse): void {
  const { status, body } = { status: undefined, body: "", ...kinds[kind] };
  if (status === undefined) return void response.destroy();
  const type = kind === "html" ? "text/html" : "application/json";
  const length = kind === "truncate" ? 1000 : body.length;
  const more = (kind === "429" || kind === "admission") && tooManyInFlightHeaders;
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "content-length": length, ...more });
  if (kind !== "truncate") return void response.end(body);
  response.write(body);
  setImmediate(() => response.destroy());
}

type Fault = keyof typeof kinds;

const isFault = (text: string): text is Fault => Object.hasOwn(kinds, text);

export const faultWords = Object.entries(kinds).map(([kind, { words }]) => [kind, words] as const);

export type FaultPlan = ReturnType<typeof readFault>;

/** Parses `503` or `503/3`. Throws a {@link UsageError} for anything else. */
export function readFault(text: string) {
  const [, fault = "", every = "1"] = /^(\w+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  if (isFault(fault)) return { fault, every: Number(every) };
  const names = Object.keys(kinds);
  const hint = didYouMean(nearest(text.replace(/\/.*/, ""), names));
  throw new UsageError(
    `--fault ${text}: unknown fault. ${hint === undefined ? "" : `${hint} `}The faults are ${names.join(", ")}. ${names[0]}/3 fails every third request`,
  );
}

/** Wraps a listener so that it fails as planned, on any path. */
export function failing(listener: RequestListener, { fault, every }: FaultPlan): RequestListener {
  let count = 0;
  return (request, response) => {
    count++;
    if (count % every !== 0) return listener(request, response);
    request.resume();
    if (fault !== "slow") return respond(fault, response);
    // Sends the normal response after a minute.
    const timer = setTimeout(() => listener(request, response), 60_000);
    response.on("close", () => clearTimeout(timer));
  };
}
