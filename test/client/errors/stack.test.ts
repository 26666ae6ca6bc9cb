import type { Client, ClientOptions } from "../../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";
import { ManualClock } from "../../support/clock.js";

async function callerOfGet(cfb: Client): Promise<unknown> {
  const games = await cfb.get("/games", { year: 2024 });
  return games;
}

async function callerOfBadGet(cfb: Client): Promise<unknown> {
  const games = await cfb.get("/games", { year: 0.5 });
  return games;
}

async function callerOfResult(cfb: Client): Promise<never> {
  const result = await cfb.result("/games", { year: 2024 });
  throw result.ok ? new Error("the call succeeded") : result.error;
}

/** Matches a stack frame with this function and a line of this file. */
const frameOf = (caller: string) => new RegExp(`^ +at (async )?${caller} \\(.*stack\\.test\\.ts:\\d+:\\d+\\)$`, "m");

const failures: readonly [string, () => Response | Promise<Response>, ClientOptions][] = [
  ["an unknown key", () => Response.json({ message: "Unauthorized" }, { status: 401 }), {}],
  ["a service that fails", () => Response.json({}, { status: 503 }), {}],
  ["the monthly limit", () => Response.json({ message: "Monthly call quota exceeded." }, { status: 429 }), {}],
  ["no connection", () => Promise.reject(new Error("reset")), {}],
  ["a response that is not JSON", () => new Response("<html>"), {}],
  ["no key", () => Response.json([]), { apiKey: undefined }],
  ["a key function that fails", () => Response.json([]), { apiKey: () => Promise.reject(new Error("closed")) }],
  ["a floor that is reached", () => Response.json({ remainingCalls: 1 }), { quotaFloor: 5 }],
  ["a failed /info for the floor", () => Response.json({}, { status: 500 }), { quotaFloor: 5 }],
  ["data that breaks the document", () => Response.json([{ id: "x" }]), { validate: "throw" }],
  ["data that breaks the document, with a cache", () => Response.json([{}]), { validate: "throw", cache: true }],
  ["a fetch that returns nothing", () => undefined as never, {}],
];

test.each(failures)("the stack of an error from get contains the caller's line: %s", async (_, respond, options) => {
  const error = await rejection(callerOfGet(clientWithFetch(respond, options).cfb));
  expect(error).toHaveProperty("stack", expect.stringMatching(frameOf("callerOfGet")));
});

test.each(failures)("the stack of an error from result contains the caller's line: %s", async (_, respond, options) => {
  const error = await rejection(callerOfResult(clientWithFetch(respond, options).cfb));
  expect(error).toHaveProperty("stack", expect.stringMatching(frameOf("callerOfResult")));
});

test("the client does not change a signal's reason, even if the reason is another call's frozen error", async () => {
  const { cfb } = clientWithFetch(() => Response.json({}, { status: 503 }));
  const first = await rejection(callerOfGet(cfb));
  const { stack } = Object.freeze(Object(first));
  const waiting = clientWithFetch(() => new Promise(() => {})).cfb;
  const controller = new AbortController();
  const call = rejection(waiting.get("/games", { year: 2024 }, { signal: controller.signal }));
  controller.abort(first);
  const reason = await call;
  expect(reason).toBe(first);
  expect(reason).toHaveProperty("stack", stack);
});

test("a stack shows the caller's line even if the program has wrapped the method", async () => {
  const { cfb } = clientWithFetch(() => Response.json({}, { status: 503 }));
  const { get } = cfb;
  const wrapped: Client = Object.assign(cfb, { get: (...args: Parameters<typeof get>) => get(...args) });
  const error = await rejection(callerOfGet(wrapped));
  expect(error).toHaveProperty("stack", expect.stringMatching(frameOf("callerOfGet")));
});

test("a QueryError's stack shows the caller's line", async () => {
  const error = await rejection(callerOfBadGet(clientWithFetch(() => Response.json([])).cfb));
  expect(error).toMatchObject({ code: "query", stack: expect.stringMatching(frameOf("callerOfBadGet")) });
});

test("a TimeoutError's stack shows the caller's line", async () => {
  const clock = new ManualClock();
  const call = rejection(callerOfGet(clientWithFetch(() => new Promise(() => {}), { clock, timeoutMs: 1_000 }).cfb));
  await clock.pass(1_000);
  expect(await call).toMatchObject({ code: "timeout", stack: expect.stringMatching(frameOf("callerOfGet")) });
});

test("a stack shows the caller's line even after a retry", async () => {
  const clock = new ManualClock();
  const { cfb, requests } = clientWithFetch(() => Promise.reject(new Error("reset")), { clock, retries: 2 });
  const call = rejection(callerOfGet(cfb));
  await clock.pass(60_000);
  expect(await call).toHaveProperty("stack", expect.stringMatching(frameOf("callerOfGet")));
  expect(requests).toHaveLength(3);
});

test.each(failures)(
  "each caller that shares a failure gets a stack with its own line: %s",
  async (_, respond, options) => {
    const { cfb } = clientWithFetch(respond, options);
    const [first, second] = await Promise.all([rejection(callerOfGet(cfb)), rejection(callerOfResult(cfb))]);
    expect(first).toHaveProperty("stack", expect.stringMatching(frameOf("callerOfGet")));
    expect(first).toHaveProperty("stack", expect.not.stringMatching(frameOf("callerOfResult")));
    expect(second).toHaveProperty("stack", expect.stringMatching(frameOf("callerOfResult")));
  },
);

test("a stack starts with its error's name and message, and does not contain the key", async () => {
  const respond = () => Response.json({ message: `unknown: ${key}` }, { status: 401 });
  const error = await rejection(callerOfGet(clientWithFetch(respond).cfb));
  if (!(error instanceof Error)) throw error;
  expect(error.stack).toMatch(frameOf("callerOfGet"));
  expect(error.stack?.startsWith(`AuthenticationError: ${error.message}\n`)).toBe(true);
  expect(leaks(error)).toEqual([]);
});
