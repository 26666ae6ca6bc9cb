import { getEventListeners } from "node:events";
import { ReadableStream } from "node:stream/web";
import { cancellable } from "../../src/request/cancellable.js";
import { settled } from "../support/clock.js";

const listeners = (signal: AbortSignal) => getEventListeners(signal, "abort").length;
const never = () => new Promise<never>(() => {});

/** A generator that yields numbers up to `last` and then never continues. It records its signal, and whether it has ended. */
function counting(outer?: AbortSignal, last = 0) {
  const seen: { signal?: AbortSignal; begun: number; ended: number } = { begun: 0, ended: 0 };
  const generator = cancellable(outer, async function* (signal) {
    seen.signal = signal;
    seen.begun++;
    try {
      for (let number = 1; number <= last; number++) yield number;
      await new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
    } finally {
      seen.ended++;
    }
  });
  return { generator, seen };
}

test("`return` during a read ends the read, aborts the signal and runs the generator's cleanup", async () => {
  const { generator, seen } = counting();
  const read = generator.next();
  await settled();
  expect(await generator.return()).toEqual({ done: true, value: undefined });
  expect(await read).toEqual({ done: true, value: undefined });
  expect(seen.signal?.aborted).toBe(true);
  await settled();
  expect(seen).toMatchObject({ begun: 1, ended: 1 });
  expect(await generator.next()).toEqual({ done: true, value: undefined });
});

test("`throw` during a read ends the read, aborts the signal and rejects with its error", async () => {
  const { generator, seen } = counting();
  const read = generator.next();
  await settled();
  const error = new Error("enough");
  await expect(generator.throw(error)).rejects.toBe(error);
  expect(await read).toEqual({ done: true, value: undefined });
  expect(seen.signal?.aborted).toBe(true);
  await settled();
  expect(seen).toMatchObject({ begun: 1, ended: 1 });
});

test("`return` ends every waiting read, even if the generator ignores its signal", async () => {
  const generator = cancellable<number>(undefined, async function* () {
    yield await never();
  });
  const reads = [generator.next(), generator.next()];
  await settled();
  await generator.return();
  expect(await Promise.all(reads)).toEqual([1, 2].map(() => ({ done: true, value: undefined })));
  expect(await generator.next()).toEqual({ done: true, value: undefined });
});

test("`return` between two reads runs the generator's cleanup, and `return` before the first read prevents its start", async () => {
  const { generator, seen } = counting(undefined, 2);
  expect(await generator.next()).toEqual({ done: false, value: 1 });
  await generator.return();
  await settled();
  expect([seen.ended, seen.signal?.aborted]).toEqual([1, true]);
  const other = counting();
  await other.generator.return();
  expect(await other.generator.next()).toEqual({ done: true, value: undefined });
  expect(other.seen.begun).toBe(0);
});

test("the user's abort reason becomes the reason of the combined signal and of the waiting read", async () => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const { generator, seen } = counting(controller.signal);
  const read = generator.next();
  await settled();
  controller.abort(reason);
  await expect(read).rejects.toBe(reason);
  expect(seen.signal?.reason).toBe(reason);
  const late = counting(controller.signal);
  late.generator.next().catch(() => {});
  await settled();
  expect(late.seen.signal?.reason).toBe(reason);
});

test("a long-lived signal has one listener while generators run, and no listener afterward", async () => {
  const { signal } = new AbortController();
  const begun = () => {
    const made = counting(signal, 1).generator;
    return { made, first: made.next() };
  };
  counting(signal);
  expect(listeners(signal)).toBe(0);
  const all = Array.from({ length: 20 }, begun);
  await settled();
  expect(listeners(signal)).toBe(1);
  for (const { made, first } of all) {
    await first;
    await made.return();
  }
  expect(listeners(signal)).toBe(0);

  const whole = cancellable(signal, async function* () {
    yield 1;
  });
  for await (const number of whole) expect([number, listeners(signal)]).toEqual([1, 1]);
  expect(listeners(signal)).toBe(0);

  const failing = cancellable<number>(signal, async function* () {
    yield 1;
    throw new Error("over");
  });
  await failing.next();
  await expect(failing.next()).rejects.toThrow("over");
  expect(listeners(signal)).toBe(0);

  const deaf = cancellable<number>(signal, async function* () {
    yield await never();
  });
  deaf.next().catch(() => {});
  await settled();
  await deaf.return();
  expect(listeners(signal)).toBe(0);
});

test("the cancellable generator can be read with a loop, a stream or `yield*`, as an async generator can", async () => {
  async function* around() {
    yield* counting(undefined, 3).generator;
  }
  const read: number[] = [];
  for await (const number of around()) {
    read.push(number);
    if (number === 3) break;
  }
  expect(read).toEqual([1, 2, 3]);
  const { generator, seen } = counting(undefined, 1);
  const reader = ReadableStream.from(generator).getReader();
  expect(await reader.read()).toEqual({ done: false, value: 1 });
  const waiting = reader.read();
  await settled();
  await reader.cancel();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(seen.signal?.aborted).toBe(true);
  expect(Object.prototype.toString.call(generator)).toBe("[object AsyncGenerator]");
});
