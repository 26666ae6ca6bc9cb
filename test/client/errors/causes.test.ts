import { inspect } from "node:util";
import { runInNewContext } from "node:vm";
import { CfbError } from "../../../src/index.js";
import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";
import { ManualClock } from "../../support/clock.js";

/** Creates an error that contains its request, like the errors of axios, got and msw. */
function errorWithKey(message: string, extra: object = {}): Error {
  return Object.assign(new Error(message), { config: { headers: { authorization: `Bearer ${key}` } } }, extra);
}

/** Creates an error with nested causes, 30 by default. `innermost` is the last cause. */
function nestedError(innermost: unknown, levels = 30): Error {
  let error = innermost;
  for (let level = levels; level > 0; level--) error = new Error(`level ${level}`, { cause: error });
  return error as Error;
}

function errorWithRequest(attributes: PropertyDescriptor): Error {
  return Object.defineProperty(new Error("refused"), "request", attributes);
}

const circular = errorWithKey("first");
circular.cause = new Error("second", { cause: circular });

class Talkative extends Error {
  override toString(): string {
    return key;
  }
  toJSON(): unknown {
    return { key };
  }
  [inspect.custom](): string {
    return `request with ${key}`;
  }
}

/** Values with which a fetch can reject. Each contains the key. */
const thrown: readonly [string, unknown][] = [
  ["in a message", new Error(`refused Bearer ${key}`)],
  ["in a property", errorWithKey("refused")],
  ["in a name", Object.assign(new Error("refused"), { name: `E-${key}` })],
  ["in a code", Object.assign(new Error("refused"), { code: key })],
  ["in a stack", Object.assign(new Error("refused"), { stack: `Error: refused\n    at ${key} (proxy.js:1:1)` })],
  ["as the name of a property", Object.assign(new Error("refused"), { [key]: true })],
  ["under a symbol", Object.assign(new Error("refused"), { [Symbol("request")]: { key } })],
  ["in a property that is not enumerable", errorWithRequest({ value: { key }, enumerable: false })],
  ["behind a getter", errorWithRequest({ get: () => key, enumerable: true })],
  ["in a conversion to a string and to JSON", new Talkative("refused")],
  ["30 causes deep, in a message", nestedError(new Error(`refused ${key}`))],
  ["30 causes deep, in a property", nestedError(errorWithKey("refused"))],
  ["30 causes deep, in a plain object", nestedError({ message: "refused", headers: { authorization: key } })],
  ["30 causes deep, in a string", nestedError(`refused ${key}`)],
  ["as a cause that is a plain object", new Error("fetch failed", { cause: { message: `to ${key}`, key } })],
  ["as a cause that is a string", new Error("fetch failed", { cause: `to ${key}` })],
  ["as a cause that is an array", new Error("fetch failed", { cause: [key, { key }] })],
  ["as a cause that is a Map", new Error("fetch failed", { cause: new Map([[key, key]]) })],
  ["as a cause that is a Request", new Error("fetch failed", { cause: new Request(`https://a.example/?key=${key}`) })],
  ["as a cause that is a function", new Error("fetch failed", { cause: Object.assign(() => {}, { key }) })],
  ["behind a getter as cause", Object.defineProperty(new Error("failed"), "cause", { get: () => new Error(key) })],
  [
    "in the errors of an AggregateError",
    new AggregateError([errorWithKey("a"), new Error(key), { key }, key], "all failed"),
  ],
  ["in a nested AggregateError", new AggregateError([new AggregateError([nestedError(errorWithKey("a"))], "b")], "c")],
  ["in the errors of a cause", new Error("fetch failed", { cause: new AggregateError([new Error(`to ${key}`)]) })],
  ["in a cycle of causes", circular],
  ["in a DOMException", new DOMException(`refused ${key}`, "NetworkError")],
  ["in a string that is thrown", `refused ${key}`],
  ["in a plain object that is thrown", { message: `refused ${key}`, request: { key } }],
  [
    "in an error of another realm",
    runInNewContext("Object.assign(new Error('refused'), { request: { key } })", { key }),
  ],
  [
    "hidden in a cause of another realm",
    new Error("fetch failed", {
      cause: runInNewContext("Object.defineProperty(new Error('refused'), 'request', { value: { key } })", { key }),
    }),
  ],
  [
    "under a symbol in a cause of another realm",
    new Error("fetch failed", {
      cause: runInNewContext("Object.assign(new Error('refused'), { [Symbol('request')]: { key } })", { key }),
    }),
  ],
];

function failing(error: unknown) {
  return clientWithFetch(() => Promise.reject(error)).cfb;
}

test.each(thrown)(
  "if fetch throws the key, the errors of get, result and GET do not contain the key: %s",
  async (_, error) => {
    const cfb = failing(error);
    const result = await cfb.result("/venues");
    expect(result).toMatchObject({ ok: false, error: { code: "connection", path: "/venues" } });
    for (const outcome of [await rejection(cfb.get("/venues")), result, await rejection(cfb.GET("/venues"))]) {
      expect(leaks(outcome)).toEqual([]);
    }
  },
);

test("a copied cause has only the properties name, message, code, stack, cause and errors", async () => {
  const allowed = ["name", "message", "code", "stack", "cause", "errors"];
  for (const [, error] of thrown) {
    const outcome = await rejection(failing(error).get("/venues"));
    const open = outcome instanceof Error ? [outcome.cause] : [];
    for (const cause of open) {
      if (typeof cause !== "object" || cause === null) continue;
      expect(allowed).toEqual(expect.arrayContaining(Reflect.ownKeys(cause)));
      const { cause: inner, errors } = cause as { cause?: unknown; errors?: readonly unknown[] };
      if (open.length < 100) open.push(inner, ...(errors ?? []));
    }
  }
});

test("a copied cause is an Error with the name, message, code and causes of the error that fetch threw", async () => {
  const refused = Object.assign(new RangeError("connect ECONNREFUSED"), { code: "ECONNREFUSED", port: 443 });
  const error = await rejection(failing(new TypeError("fetch failed", { cause: refused })).get("/venues"));
  if (!(error instanceof CfbError) || !(error.cause instanceof Error)) throw error;
  expect(error.cause).toMatchObject({ name: "TypeError", message: "fetch failed" });
  expect(error.cause.cause).toBeInstanceOf(Error);
  expect(error.cause.cause).toMatchObject({
    name: "RangeError",
    message: "connect ECONNREFUSED",
    code: "ECONNREFUSED",
  });
  expect(error.cause.cause).not.toHaveProperty("port");
});

test("the client does not change the error that fetch threw or the error's causes", async () => {
  const inner = new Error(`to ${key}`);
  const own = new Error("fetch failed", { cause: inner });
  own.stack = `Error: fetch failed\n    at connect (proxy.js?key=${key}:1:1)`;
  const { stack } = own;
  const error = await rejection(failing(own).get("/venues"));
  expect(error).toMatchObject({ code: "connection", cause: { message: "fetch failed" } });
  expect(leaks(error)).toEqual([]);
  expect(own.cause).toBe(inner);
  expect(inner.message).toBe(`to ${key}`);
  expect(own.stack).toBe(stack);
});

test.each([
  ["message", { get: () => throwsKey() }],
  ["name", { get: () => throwsKey() }],
  ["cause", { get: () => throwsKey() }],
  ["code", { get: () => throwsKey() }],
  ["stack", { get: () => throwsKey() }],
])("a %s whose getter throws does not hide the failure", async (name, attributes) => {
  const error = Object.defineProperty(new Error("refused"), name, attributes);
  const outcome = await rejection(failing(error).get("/venues"));
  expect(outcome).toMatchObject({ code: "connection", path: "/venues" });
  expect(leaks(outcome)).toEqual([]);
});

function throwsKey(): never {
  throw new Error(`a getter threw ${key}`);
}

test("20,000 nested causes do not exhaust the stack", async () => {
  expect(await failing(nestedError(errorWithKey("refused"), 20_000)).result("/venues")).toMatchObject({
    ok: false,
    error: { code: "connection" },
  });
});

test("an AggregateError that contains itself many times is copied in bounded time", async () => {
  const cyclic = new AggregateError([], "many");
  cyclic.errors = Array.from({ length: 8 }, () => cyclic);
  expect(await failing(cyclic).result("/venues")).toMatchObject({
    error: { code: "connection", cause: { message: "many" } },
  });
});

test("if a body fails with an error that contains the request, the call's error does not expose the key", async () => {
  const body = () => new ReadableStream({ start: (stream) => stream.error(nestedError(errorWithKey(`reset ${key}`))) });
  const outcome = await clientWithFetch(() => new Response(body())).cfb.result("/venues");
  expect(outcome).toMatchObject({ ok: false, error: { code: "response" } });
  expect(leaks(outcome)).toEqual([]);
});

test("the error passed to onRetry does not contain the key", async () => {
  const events: unknown[] = [];
  const clock = new ManualClock();
  const options = { retries: 1, clock, onRetry: (event: unknown) => events.push(event) };
  const { cfb } = clientWithFetch(() => Promise.reject(nestedError(errorWithKey("refused"))), options);
  await Promise.all([cfb.result("/venues"), clock.pass(10_000)]);
  expect(events).toHaveLength(1);
  expect(leaks(events)).toEqual([]);
});

test("a cancelled call rejects with the unchanged reason of the signal", async () => {
  const reason = errorWithKey("left the page");
  const { cfb } = clientWithFetch(() => new Promise(() => {}));
  const signal = AbortSignal.abort(reason);
  expect(await rejection(cfb.get("/venues", {}, { signal }))).toBe(reason);
  const result = await cfb.result("/venues", {}, { signal });
  if (result.ok) throw new Error("the call succeeded");
  expect(result.error.cause).toBe(reason);
});
