import { operations } from "../../src/document/operation.js";
import { CfbError } from "../../src/errors.js";
import type { Call, ParsedResponse, Send } from "../../src/request/layer.js";

/** A call as a layer receives it, to /games by default. */
export function makeCall({
  path = "/games",
  ...parts
}: Partial<Omit<Call, "path">> & { path?: keyof typeof operations } = {}): Call {
  return {
    url: `https://a.example${path}`,
    path,
    operation: operations[path],
    headers: {},
    sentKeys: [],
    signal: undefined,
    settings: { retries: 2, timeoutMs: 30_000, totalTimeoutMs: 120_000 },
    ...parts,
  };
}

/** A parsed response as the network layer returns it. */
export function makeResponse(status = 200, headers: Record<string, string> = {}, message = ""): ParsedResponse {
  const data = { message };
  return { response: new Response(null, { status, headers }), text: JSON.stringify(data), data };
}

/** The call as the network layer would send it, with the attempt's signal and the key in a header. */
function asSent(call: Call, signal = call.signal, authorization?: string): Call {
  const headers = authorization === undefined ? call.headers : { ...call.headers, authorization };
  return { ...call, signal, headers };
}

/** A next layer that sends each call, returns or throws the outcomes in order, repeats the last one, and records the calls. */
export function nextLayer(...outcomes: readonly (ParsedResponse | Error)[]): Send & { readonly calls: Call[] } {
  const calls: Call[] = [];
  const send: Send = async (...call) => {
    calls.push(asSent(...call));
    const outcome = outcomes[Math.min(calls.length, outcomes.length) - 1];
    // As the network layer does.
    call[0].sentAt = 0;
    if (outcome instanceof CfbError && outcome.status)
      call[0].response = new Response(null, { status: outcome.status });
    if (outcome === undefined || outcome instanceof Error) throw outcome;
    return outcome;
  };
  return Object.assign(send, { calls });
}
