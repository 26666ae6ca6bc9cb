import { operations } from "../../generated/operations.js";
import type { Call, ParsedResponse, Send } from "../../src/fetch/call.js";

/** A call as a layer gets it: to /games unless told otherwise. */
export function asking({ path = "/games", ...parts }: Partial<Call> & { path?: keyof typeof operations } = {}): Call {
  return {
    url: `https://a.example${path}`,
    path,
    operation: operations[path],
    headers: {},
    signal: undefined,
    settings: { retries: 2, timeoutMs: 30_000, totalTimeoutMs: 120_000 },
    ...parts,
  };
}

/** An answer as the network gives it. */
export function answer(status = 200, headers: Record<string, string> = {}, message = ""): ParsedResponse {
  const data = { message };
  return { response: new Response(null, { status, headers }), text: JSON.stringify(data), data };
}

/** A call as the network would send it: with the signal of its attempt, and the key in its header. */
function seen(asked: Call, signal = asked.signal, authorization?: string): Call {
  const headers = authorization === undefined ? asked.headers : { ...asked.headers, authorization };
  return { ...asked, signal, headers };
}

/** What stands below a layer: gives one outcome after the other, the last one for ever, and keeps what it was asked. */
export function below(...outcomes: readonly (ParsedResponse | Error)[]): Send & { readonly asked: Call[] } {
  const asked: Call[] = [];
  const send: Send = async (...call) => {
    asked.push(seen(...call));
    const outcome = outcomes[Math.min(asked.length, outcomes.length) - 1];
    if (outcome === undefined || outcome instanceof Error) throw outcome;
    return outcome;
  };
  return Object.assign(send, { asked });
}

/** A layer's next one that answers when told to. */
export function held(): Send & { readonly calls: { asked: Call; end: (outcome: ParsedResponse | Error) => void }[] } {
  const calls: { asked: Call; end: (outcome: ParsedResponse | Error) => void }[] = [];
  const send: Send = (...call) =>
    new Promise((resolve, reject) => {
      const end = (outcome: ParsedResponse | Error) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
      calls.push({ asked: seen(...call), end });
    });
  return Object.assign(send, { calls });
}
