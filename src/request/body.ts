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

  return async (response: Response, signal: AbortSignal | undefined): Promise<string | BodyProblem> => {
    let kind: BodyProblem["kind"] = "broken";
    try {
      const reader = response.body?.getReader?.();
      // React Native has no stream, and some replacements of `fetch` have a stream of Node's.
      if (!reader) {
        // As a text, because a replacement may return anything.
        const text = `${await response.text()}`;
        return text.length > maxBytes ? { kind: "size", maxBytes } : text;
      }
      const cancel = () => void reader.cancel().catch(() => {});
      if (injected) signal?.addEventListener("abort", cancel);
      const decoder = utf8();
      let text = "";
      let length = 0;
      // A part is decoded when the next one is there: Node decodes a text in one part faster.
      let last: Uint8Array | undefined;
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.length;
        if (length > maxBytes || signal?.aborted) {
          cancel();
          return { kind: "size", maxBytes };
        }
        kind = "encoding";
        if (last) text += decoder.decode(last, { stream: true });
        last = part.value;
        kind = "broken";
      }
      kind = "encoding";
      return text + decoder.decode(last);
    } catch (cause) {
      return { kind, cause };
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
