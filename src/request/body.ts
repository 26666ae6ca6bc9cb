/**
 * Why the client can't use a successful response. Its body broke off, is too large, not UTF-8, empty or not JSON, or its status or form differs from
 * the document.
 */
export interface BodyProblem {
  readonly kind: "broken" | "size" | "encoding" | "empty" | "json" | "status" | "form";
  readonly text?: string;
  readonly cause?: unknown;
  readonly maxBytes?: number;
  /** Whether the whole body was read. */
  readonly ended?: boolean;
}

/** The longest string that all engines support, in bytes of ASCII. */
const longestText = 512 * 1024 * 1024 - 25;

/**
 * How many bytes of a failure's body to read. The service's messages are short. A longer body comes from something else, such as a proxy's error
 * page.
 */
const maxFailureBytes = 64 * 1024;

/**
 * Returns a function that reads a body as text, up to `limit` bytes, and never rejects. If a success has a longer body, the function returns a
 * problem. If a failure has a longer body, the function cuts it. An `injected` `fetch` may ignore the signal, so the function then cancels the body
 * itself.
 */
export function bodyReader(limit: number, injected: boolean) {
  const maxBytes = Math.min(limit, longestText);
  // Created with the first body, because React Native has neither streams nor decoders.
  let strict: TextDecoder | undefined;
  const decoded = (bytes: Uint8Array, ok: boolean): string => {
    if (!ok) return new TextDecoder().decode(bytes);
    strict ??= strictDecoder();
    return strict.decode(bytes);
  };

  return async (response: Response, signal: AbortSignal | undefined): Promise<string | BodyProblem> => {
    const { ok } = response;
    const most = ok ? maxBytes : Math.min(maxBytes, maxFailureBytes);
    let ended = false;
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    const cancel = () => void reader?.cancel().catch(() => {});
    try {
      reader = response.body?.getReader?.();
      // React Native has no streams, and some replacements of `fetch` return a Node stream.
      if (!reader) {
        // Converted to a string, because a replacement may return anything.
        const text = `${await response.text()}`;
        if (new TextEncoder().encode(text).length <= most) return text;
        return ok ? { kind: "size", maxBytes } : text.slice(0, most);
      }
      if (injected) signal?.addEventListener("abort", cancel);
      const body = new Bytes();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const room = most - body.length;
        body.add(part.value.subarray(0, room));
        if (part.value.length <= room) continue;
        cancel();
        return ok ? { kind: "size", maxBytes } : decoded(body.all(), false);
      }
      ended = true;
      return decoded(body.all(), ok);
    } catch (cause) {
      if (!ended) cancel();
      return { kind: ended ? "encoding" : "broken", cause, ended };
    }
  };
}

/** Collects the bytes of a body, because decoding them all at once is faster than decoding each part. */
class Bytes {
  length = 0;
  private bytes = new Uint8Array();

  add(part: Uint8Array): void {
    const end = this.length + part.length;
    if (end > this.bytes.length) {
      // From the second part on, the buffer doubles, so that many small parts are not copied each time.
      const longer = new Uint8Array(this.length === 0 ? end : 2 * end);
      longer.set(this.all());
      this.bytes = longer;
    }
    this.bytes.set(part, this.length);
    this.length = end;
  }

  all(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

/** Creates a decoder. If the runtime supports it, the decoder throws for invalid bytes. */
function strictDecoder(): TextDecoder {
  try {
    return new TextDecoder("utf-8", { fatal: true });
  } catch {
    return new TextDecoder();
  }
}
