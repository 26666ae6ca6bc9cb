/** Why a success cannot be used: its body broke off, is too large, not UTF-8, empty or not JSON, or status or form are not those of the document. */
export interface BodyProblem {
  readonly kind: "broken" | "size" | "encoding" | "empty" | "json" | "status" | "form";
  readonly text?: string;
  readonly cause?: unknown;
  readonly maxBytes?: number;
  /** Whether the body was read to its end. */
  readonly ended?: boolean;
}

/** The longest string that all engines support, in bytes of ASCII. */
const longestText = 512 * 1024 * 1024 - 25;

/** How much of a failure's body is read, bytes. The service's messages are short; a longer body is somebody's page. */
const maxFailureBytes = 64 * 1024;

/**
 * Reads a body as text, up to `limit` bytes; never rejects. A longer body of a success is a problem, that of a failure is cut. An `injected`
 * `fetch` may not end the body with its signal.
 */
export function bodyReader(limit: number, injected: boolean) {
  const maxBytes = Math.min(limit, longestText);

  return async (response: Response, signal: AbortSignal | undefined): Promise<string | BodyProblem> => {
    const { ok } = response;
    const most = ok ? maxBytes : Math.min(maxBytes, maxFailureBytes);
    let kind: BodyProblem["kind"] = "broken";
    let ended = false;
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    const cancel = () => void reader?.cancel().catch(() => {});
    try {
      reader = response.body?.getReader?.();
      // React Native has no stream, and some replacements of `fetch` have a stream of Node's.
      if (!reader) {
        // As a string, because a replacement may return anything.
        const text = `${await response.text()}`;
        if (new TextEncoder().encode(text).length <= most) return text;
        return ok ? { kind: "size", maxBytes } : text.slice(0, most);
      }
      if (injected) signal?.addEventListener("abort", cancel);
      const decoder = utf8(ok);
      let text = "";
      let length = 0;
      // A part is decoded when the next one is there: Node decodes a text in one part faster.
      let last: Uint8Array | undefined;
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const before = length;
        length += part.value.length;
        if (length > most) {
          cancel();
          if (ok) return { kind: "size", maxBytes };
          if (last) text += decoder.decode(last, { stream: true });
          return text + decoder.decode(part.value.subarray(0, most - before));
        }
        kind = "encoding";
        if (last) text += decoder.decode(last, { stream: true });
        last = part.value;
        kind = "broken";
      }
      kind = "encoding";
      ended = true;
      return text + decoder.decode(last);
    } catch (cause) {
      // The rest of a body that is not UTF-8 would keep its connection open.
      cancel();
      return { kind, cause, ended };
    }
  };
}

/** A decoder that throws for invalid bytes if it is `strict`, and the runtime can. */
function utf8(strict: boolean): TextDecoder {
  try {
    return new TextDecoder("utf-8", { fatal: strict });
  } catch {
    return new TextDecoder();
  }
}
