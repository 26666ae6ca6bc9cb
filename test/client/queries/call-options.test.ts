import { createClient, QueryError } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";

const signal = {} as AbortSignal;
const first = (rows: AsyncIterable<unknown>) => rows[Symbol.asyncIterator]().next();

/** The methods that accept call options, called without type checks. */
function methods(options: object) {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  const calls = {
    get: () => cfb.get("/venues", {}, options),
    each: () => first(cfb.each("/venues", {}, options)),
    all: () => cfb.all("/venues", {}, options),
    watch: () => first(cfb.watch("/venues", {}, { metered: true, ...options })),
    names: () => cfb.names.team("Texas", options),
  };
  return { calls, requests };
}

test("the client refuses a frozen budget, because it could not update `left`", async () => {
  const { calls, requests } = methods({ budget: Object.freeze({ left: 3 }) });
  const message = "budget takes an object that is not frozen. Nothing was sent.";
  expect(await rejection(calls.get())).toMatchObject({ code: "query", message });
  expect(requests).toEqual([]);
});

test.each(["get", "each", "all", "watch", "names"] as const)(
  "%s refuses an invalid option without sending a request",
  async (method) => {
    const { calls, requests } = methods({ signal });
    const error = await rejection(calls[method]());
    expect(error).toBeInstanceOf(QueryError);
    expect(error).toHaveProperty("message", expect.stringContaining("signal takes an AbortSignal"));
    expect(requests).toEqual([]);
  },
);

test.each(["get", "each", "all", "names"] as const)("%s refuses options that are not an object", async (method) => {
  const { calls, requests } = methods(5 as unknown as object);
  expect(await rejection(calls[method]())).toBeInstanceOf(QueryError);
  expect(requests).toEqual([]);
});

test.each(["get", "each", "all", "watch"] as const)("%s treats null as no options", async (method) => {
  const { cfb } = clientWithFetch(() => Response.json([]));
  const none = null as unknown as undefined;
  const calls = {
    get: () => cfb.get("/scoreboard", {}, none),
    each: () => first(cfb.each("/scoreboard", {}, none)),
    all: () => cfb.all("/scoreboard", {}, { resume: none, onProgress: none }),
    watch: () => first(cfb.watch("/info", {}, none)),
  };
  const error = await calls[method]().then(
    () => undefined,
    (cause: unknown) => cause,
  );
  // The path of `watch` does not have rows to compare, but the options are valid.
  expect(String(error)).not.toContain("TypeError");
});

test("a call and createClient both throw an error if the options are not an object", async () => {
  const { calls } = methods("sample" as unknown as object);
  expect(await rejection(calls.get())).toHaveProperty("message", "options must be an object. Nothing was sent.");
  expect(() => createClient("sample" as unknown as object)).toThrow(new TypeError("options must be an object"));
});

test("all refuses an onProgress that is not a function", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  const wrong = 5 as unknown as () => void;
  expect(await rejection(cfb.all("/venues", {}, { onProgress: wrong }))).toHaveProperty(
    "message",
    expect.stringContaining("onProgress takes a function"),
  );
  expect(requests).toEqual([]);
});

test("fetch treats null as no options, as the built-in fetch does", async () => {
  const { cfb } = clientWithFetch(() => Response.json([]));
  expect((await cfb.fetch("/venues", null as unknown as undefined)).status).toBe(200);
});
