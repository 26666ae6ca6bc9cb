/** Why a body cannot be used: the connection broke, it is larger than allowed, not UTF-8, empty, or not JSON. */
export interface BodyProblem {
  readonly kind: "broken" | "size" | "encoding" | "empty" | "json";
  readonly text?: string;
  readonly cause?: unknown;
  readonly maxBytes?: number;
}

/** The longest text that all engines support, in bytes of ASCII. */
const longestText = 2 ** 29 - 25;

/** Reads a body as text, up to `limit` bytes; never rejects. An `injected` `fetch` may not end the body with its signal. */
export function bodyReader(limit: number, injected: boolean) {
  const maxBytes = Math.min(limit, longestText);
  let room = new Uint8Array();
  // Created with the first body: React Native has none, and some runtimes have none that is fatal.
  let decoder: TextDecoder | undefined;

  return async (response: Response, signal: AbortSignal | undefined): Promise<string | BodyProblem> => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    try {
      const reader = response.body?.getReader?.();
      // React Native has no stream, and some replacements of `fetch` have a stream of Node's.
      if (!reader) {
        const text = await response.text();
        return text.length > maxBytes ? { kind: "size", maxBytes } : text;
      }
      const cancel = () => void reader.cancel().catch(() => {});
      if (injected) signal?.addEventListener("abort", cancel, { once: true });
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        if (length > maxBytes || signal?.aborted) {
          cancel();
          return { kind: "size", maxBytes };
        }
        chunks.push(part.value);
      }
    } catch (cause) {
      return { kind: "broken", cause };
    }
    try {
      decoder ??= utf8();
      const [first] = chunks;
      if (first && chunks.length === 1) return decoder.decode(first);
      // A buffer of up to 4 MB is used again, which saves 2 % of a large call.
      const bytes = length > room.length ? new Uint8Array(length) : room;
      if (length <= 2 ** 22) room = bytes;
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      return decoder.decode(bytes.subarray(0, length));
    } catch (cause) {
      return { kind: "encoding", cause };
    }
  };
}

function utf8(): TextDecoder {
  try {
    return new TextDecoder("utf-8", { fatal: true });
  } catch {
    return new TextDecoder();
  }
}
