import { ConnectionError, ResponseError } from "../errors.js";
import type { Fetch } from "../injected.js";
import { type BodyProblem, bodyReader } from "./body.js";
import { loadWords } from "./failures/call-error.js";
import type { Call, Send } from "./layer.js";

/** The error for a success whose body cannot be used. `known`: the keys to redact. */
async function unusable(response: Response, problem: BodyProblem, known: readonly string[]): Promise<ResponseError> {
  const words = await loadWords();
  if (words) return words.bodyError(response, problem, words.redactor(known));
  return new ResponseError(`The ${response.status} cannot be used.`, { status: response.status });
}

/** The error where `fetch` failed. Notes whether the request may have arrived. */
async function unreachable(call: Call, cause: unknown, known: readonly string[]): Promise<ConnectionError> {
  const words = await loadWords();
  if (!words) return new ConnectionError("No response: check the network.", { retryable: true });
  call.dispatched = words.mayHaveArrived(cause);
  return words.connectionError(cause, call.url, words.redactor(known));
}

/** The innermost layer: sends the request and reads the whole body, so that time limits, retries and pacing include the body. */
export function network(fetch: Fetch | undefined, maxBodyBytes: number, known: readonly string[]): Send {
  const readBody = bodyReader(maxBodyBytes, fetch !== undefined);

  return async (call, signal, authorization) => {
    // A key function may take long. The call may be over by now, and a `fetch` that ignores its signal would still send it.
    if (signal?.aborted) throw signal.reason;
    const { url, fetchOptions } = call;
    // Spreads come last, because a member that follows a spread costs about 2 µs. `fetchOptions` never have headers or a signal.
    let { headers } = call;
    if (authorization !== undefined) {
      const own = { authorization, ...headers };
      // The key, not a header of the caller.
      own.authorization = authorization;
      headers = own;
    }
    const init: RequestInit = { headers, signal: signal ?? null, ...fetchOptions };
    let response: Response;
    call.dispatched = true;
    if (call.about) call.about.sent = (call.about.sent ?? 0) + 1;
    try {
      // Looked up for each request, so that a `fetch` that is patched later is used.
      response = await (fetch ? fetch(new Request(url, init), fetchOptions) : globalThis.fetch(url, init));
    } catch (cause) {
      // An abort is not a network failure: its reason stays.
      throw signal?.aborted ? signal.reason : await unreachable(call, cause, known);
    }
    if (signal?.aborted) {
      // The response came in spite of the signal. The layer of time limits has rejected the call already, here and while a body is read.
      response.body?.cancel().catch(() => {});
      throw signal.reason;
    }
    if (typeof response?.status !== "number")
      throw new ResponseError(`The given \`fetch\` returned ${typeof response}, not a Response: correct it.`);
    call.response = response;
    const { ok, status } = response;
    const text = await readBody(response, signal);
    if (typeof text !== "string") {
      // A 401 without its body is still a 401.
      if (!ok) return { response, text: "", data: undefined };
      throw await unusable(response, text, known);
    }
    if (status === 204) return { response, text: "", data: undefined };
    if (text === "" && ok) throw await unusable(response, { kind: "empty" }, known);
    try {
      return { response, text, data: JSON.parse(text) };
    } catch {
      if (!ok) return { response, text, data: text };
      throw await unusable(response, { kind: "json", text }, known);
    }
  };
}
