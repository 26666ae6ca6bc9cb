import type { CallOptions, Client, ClientOptions } from "../../../src/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";
import { ManualClock } from "../../support/clock.js";

const query = { year: 2024, team: "Texas" };

/** Returns how many requests simultaneous calls with the same query and different options send. */
async function requestsOf(calls: readonly (CallOptions | undefined)[], options: ClientOptions = {}): Promise<number> {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { retries: 2, concurrency: 99, ...options });
  const sent = calls.map((call) => (call === undefined ? cfb.get("/games", query) : cfb.get("/games", query, call)));
  await Promise.all(sent);
  return requests.length;
}

const signal = () => new AbortController().signal;

/** Call options that resolve to the client's own settings. */
const equivalentOptions: readonly [string, CallOptions][] = [
  ["no options", {}],
  ["the default retries", { retries: 2 }],
  ["the default limits", { timeoutMs: 30_000, totalTimeoutMs: 600_000 }],
  ["the default limits in another order", { totalTimeoutMs: 600_000, timeoutMs: 30_000 }],
  ["a signal", { signal: signal() }],
  ["another signal", { signal: signal() }],
  ["options that are undefined", { retries: undefined, signal: undefined, validate: undefined, timeoutMs: undefined }],
  ["the default of validate", { validate: "off" }],
  ["the default of cache", { cache: "default" }],
  ["no headers", { headers: {} }],
  ["no fetchOptions", { fetchOptions: {} }],
];

test.each(equivalentOptions)("a call with %s shares a plain call's request", async (_, options) => {
  expect(await requestsOf([undefined, options])).toBe(1);
  expect(await requestsOf([options, undefined])).toBe(1);
});

test.each([false, true])("calls with the same resulting settings share a request (cache: %p)", async (cache) => {
  expect(await requestsOf([undefined, ...equivalentOptions.map(([, options]) => options)], { cache })).toBe(1);
});

test("the client applies its defaults before it compares calls' settings", async () => {
  const options: ClientOptions = { retries: 5, timeoutMs: 7_000, validate: "report" };
  expect(await requestsOf([undefined, { retries: 5 }, { validate: "report", timeoutMs: 7_000 }], options)).toBe(1);
  expect(await requestsOf([undefined, { retries: 2 }, { validate: "off" }, { timeoutMs: 30_000 }], options)).toBe(4);
});

test("calls share a request if their headers differ only in letter case or order", async () => {
  const calls: readonly CallOptions[] = [
    { headers: { "X-A": "1", "x-b": "2" } },
    { headers: { "x-b": "2", "x-a": "1" }, retries: 2 },
    { signal: signal(), headers: { "x-a": "1", "X-B": "2" } },
  ];
  expect(await requestsOf(calls)).toBe(1);
});

test("calls with the same fetchOptions object share a request", async () => {
  const fetchOptions = { dispatcher: { dispatch: () => true } };
  expect(await requestsOf([{ fetchOptions }, { fetchOptions, retries: 2 }])).toBe(1);
});

test.each<[string, readonly (CallOptions | undefined)[]]>([
  ["retries", [undefined, { retries: 0 }, { retries: 1 }]],
  ["timeoutMs", [undefined, { timeoutMs: 1_000 }, { timeoutMs: 2_000 }]],
  ["totalTimeoutMs", [undefined, { totalTimeoutMs: 1_000 }, { totalTimeoutMs: 2_000 }]],
  ["validate", [undefined, { validate: "report" }, { validate: "throw" }]],
  ["cache", [undefined, { cache: "reload" }, { cache: "no-store" }]],
  ["headers", [undefined, { headers: { "x-a": "1" } }, { headers: { "x-a": "2" } }, { headers: { "x-b": "1" } }]],
  [
    "fetchOptions",
    [
      undefined,
      { fetchOptions: { dispatcher: { dispatch: () => true } } },
      { fetchOptions: { dispatcher: { dispatch: () => false } } },
      { fetchOptions: { next: { revalidate: 1 } } },
      { fetchOptions: { next: { revalidate: 2 } } },
    ],
  ],
])("calls that differ in %s do not share a request", async (_, calls) => {
  expect(await requestsOf(calls, { cache: true })).toBe(calls.length);
});

test("a header value that looks like two headers is not treated as two headers", async () => {
  const calls: readonly CallOptions[] = [
    { headers: { "x-a": "1", "x-b": "2" } },
    { headers: { "x-a": '1","x-b":"2' } },
    { headers: { "x-a": "1" } },
  ];
  expect(await requestsOf(calls)).toBe(3);
});

test("a call after a shared request sends another request, even if the shared request failed", async () => {
  const { cfb, requests } = clientWithFetch((_, number) => Response.json([], { status: number === 1 ? 404 : 200 }));
  const shared = [cfb.result("/games", query), cfb.result("/games", query)];
  expect((await Promise.all(shared)).map(({ ok }) => ok)).toEqual([false, false]);
  for (let count = 0; count < 2; count++) expect(await cfb.get("/games", query)).toEqual([]);
  expect(requests).toHaveLength(3);
});

test("a shared request counts as one call", async () => {
  const { cfb } = clientWithFetch(() => Response.json([]), { retries: 2 });
  await Promise.all(equivalentOptions.map(([, options]) => cfb.get("/games", query, options)));
  expect(cfb.quota.spent).toBe(1);
});

describe("each caller that shares a failure gets a separate error", () => {
  const failures: readonly [string, () => Response | Promise<Response>, ClientOptions][] = [
    ["no connection", () => Promise.reject(new Error("reset")), {}],
    ["a response that is not JSON", () => new Response("<html>"), {}],
    ["a service that fails", () => Response.json({}, { status: 503 }), {}],
    ["a monthly 429", () => Response.json({ message: "Monthly call quota exceeded." }, { status: 429 }), {}],
    ["no key", () => Response.json([]), { apiKey: undefined }],
    ["data that breaks the document", () => Response.json([{ id: "x" }]), { validate: "throw" }],
    ["a fetch that returns nothing", () => undefined as never, {}],
  ];

  const errorsOf = (cfb: Client) =>
    Promise.all([
      rejection(cfb.get("/games", query)),
      rejection(cfb.get("/games", query)),
      cfb.result("/games", query).then((result) => (result.ok ? undefined : result.error)),
    ]);

  test.each(failures)("%s", async (_, respond, options) => {
    const { cfb, requests } = clientWithFetch(respond, options);
    const errors = await errorsOf(cfb);
    expect(new Set(errors).size).toBe(3);
    expect(requests.length).toBeLessThan(2);
    const [first, ...others] = errors;
    if (!(first instanceof Error)) throw first;
    const { message } = first;
    first.message = "changed";
    for (const other of others) expect(other).toMatchObject({ name: first.name, message, path: "/games", query });
  });

  test("a timeout", async () => {
    const clock = new ManualClock();
    const errors = errorsOf(clientWithFetch(() => new Promise(() => {}), { clock, timeoutMs: 1_000 }).cfb);
    await clock.pass(1_000);
    expect(new Set(await errors).size).toBe(3);
    for (const error of await errors) expect(error).toMatchObject({ code: "timeout", path: "/games", query });
  });
});
