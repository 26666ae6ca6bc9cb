import { settled } from "./clock.js";

/** A body that counts the bytes read from it. */
export interface CountedBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Returns the number of bytes that have been read or queued so far. */
  readonly pulled: () => number;
  readonly cancelled: () => boolean;
}

/**
 * Creates a body of `chunks` chunks of spaces with `size` bytes each. A chunk arrives one turn of the event loop after it is requested. With
 * `breaks`, the body fails after the last chunk.
 */
export function countedBody(size: number, { chunks = 300, breaks = false } = {}): CountedBody {
  const chunk = new Uint8Array(size).fill(0x20);
  let pulled = 0;
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await settled();
        if (cancelled) return;
        if (pulled >= size * chunks) {
          if (breaks) controller.error(new Error("terminated"));
          else controller.close();
          return;
        }
        pulled += size;
        controller.enqueue(chunk);
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, pulled: () => pulled, cancelled: () => cancelled };
}

/** Creates a body that fails after these chunks. */
export function brokenBody(...texts: readonly string[]): ReadableStream<Uint8Array> {
  const parts = texts.map((text) => new TextEncoder().encode(text));
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new Error("terminated"));
    },
  });
}
