import { ConnectionError, ResponseError } from "../errors.js";
import { type Answer, membersOf, type Send } from "./chain.js";

/** The caller's own `fetch`: gets a real `Request`. */
export type Fetch = (request: Request) => Promise<Response>;

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The innermost layer: asks, and reads the whole body while time limits, retries and pacing still hold it. */
export function network(fetch: Fetch | undefined): Send {
  const join = joiner();
  return async ({ url, headers: given, request }, signal, authorization) => {
    // A key that came late: by now the call may be over, and a `fetch` that never looks at its signal would still send it.
    signal?.throwIfAborted();
    const headers = authorization === undefined ? given : { ...given, authorization };
    const init: RequestInit = { headers, signal: signal ?? null };
    const input = request ?? url;
    let response: Response;
    try {
      // Looked up at each call, so that a `fetch` that was patched later is used.
      response = await (fetch ? fetch(new Request(input, init)) : globalThis.fetch(input, init));
    } catch (cause) {
      // An abort keeps its reason: it is no failure of the network.
      if (signal?.aborted) throw signal.reason;
      const remedy = untrusted(cause)
        ? "Its certificate is not trusted here: correct `baseUrl`, or have it trusted (in Node, NODE_EXTRA_CA_CERTS)."
        : "Check the network and `baseUrl`.";
      throw new ConnectionError(`No answer from ${new URL(url).origin}: ${reason(cause)}. ${remedy}`, {
        cause,
        retryable: !hopeless(cause),
      });
    }
    if (signal?.aborted) {
      // Nobody waits for a body that came in spite of the signal.
      response.body?.cancel().catch(() => {});
      throw signal.reason;
    }
    const chunks = await read(response, signal);
    const { text, data } = understand(response, join(chunks));
    return { response, text, data };
  };
}

/** The whole body, without the copy that `arrayBuffer()` makes of it. */
async function read(response: Response, signal: AbortSignal | undefined): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  try {
    const reader = response.body?.getReader();
    // React Native shows no stream.
    if (!reader) return [new Uint8Array(await response.arrayBuffer())];
    for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
    return chunks;
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    // What a failure is, its status says: without its words a 401 is still one, and no more worth another attempt.
    if (!response.ok) return [];
    const message = `The body of the ${response.status} broke off: ${reason(cause)}. Ask again.`;
    throw new ResponseError(message, { cause, status: response.status, retryable: true });
  }
}

/**
 * Puts bodies together, to be read before the next one is. The room is kept, up to 4 MB of it: to take and clear as much anew is 2 % of a large
 * call.
 */
function joiner(): (chunks: readonly Uint8Array[]) => Uint8Array {
  let room = new Uint8Array();
  return (chunks) => {
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const bytes = length > room.length ? new Uint8Array(length) : room;
    if (length <= 2 ** 22) room = bytes;
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return bytes.subarray(0, length);
  };
}

function understand({ status, ok }: Response, bytes: Uint8Array): Pick<Answer, "text" | "data"> {
  if (status === 204) return { text: "", data: undefined };
  const refuse = (what: string, cause?: unknown, retryable = false) =>
    new ResponseError(`The ${status} ${what}`, { cause, status, retryable });
  const wrongPlace = "check `baseUrl`: something else than the service may have answered.";
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch (cause) {
    if (ok) throw refuse(`is not UTF-8; ${wrongPlace}`, cause);
    return { text: "", data: undefined };
  }
  if (text === "" && ok) throw refuse("has an empty body where one was promised. Ask again.");
  try {
    return { text, data: JSON.parse(text) };
  } catch (cause) {
    if (!ok) return { text, data: text };
    // A page of HTML stays one however often it is asked for; JSON that ends early was cut off.
    const page = text.trimStart().startsWith("<");
    if (page) throw refuse(`is HTML, not JSON; ${wrongPlace}`, cause);
    throw refuse("is not JSON, or was cut off. Ask again.", cause, true);
  }
}

function untrusted(cause: unknown): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/.test(membersOf(membersOf(cause).cause).code ?? "");
}

/** What no second attempt mends: a certificate that is not trusted, a redirect that leads in a circle. */
function hopeless(cause: unknown): boolean {
  return untrusted(cause) || /redirect/.test(membersOf(membersOf(cause).cause).message ?? "");
}

/** The words of an error, or of its cause: undici says "fetch failed" and keeps the reason one level down. */
function reason(error: unknown): string {
  const { message, cause } = membersOf(error);
  const inner = membersOf(cause);
  return inner.message || inner.code || message || String(error);
}
