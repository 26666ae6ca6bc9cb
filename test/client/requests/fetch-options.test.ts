import { createClient } from "../../../src/index.js";
import { clientWithFetch, key, rejection } from "../../support/client-with-fetch.js";
import { settled } from "../../support/clock.js";
import { failOnWarnings } from "../../support/warnings.js";

failOnWarnings();

const year = "/games?year=2024";
const address = `https://a.example${year}`;
const options = { baseUrl: "https://a.example" };
const oneGame = () => Response.json([{ id: 1 }]);

describe("a signal", () => {
  test.each<[string, (signal: AbortSignal) => Parameters<ReturnType<typeof createClient>["fetch"]>]>([
    ["of an init", (signal) => [year, { signal }]],
    ["of a Request", (signal) => [new Request(address, { signal })]],
  ])("%s ends the call with the signal's reason", async (_, args) => {
    const { cfb, requests } = clientWithFetch(() => new Promise(() => {}), options);
    const controller = new AbortController();
    const call = rejection(cfb.fetch(...args(controller.signal)));
    // Waits until the parts that load on first use are loaded.
    while (requests.length === 0) await settled();
    controller.abort("left the page");
    expect(await call).toBe("left the page");
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(await rejection(cfb.fetch(...args(AbortSignal.abort("too late"))))).toBe("too late");
    expect(requests).toHaveLength(1);
  });

  test("of a Request is replaced by null in the init", async () => {
    const { cfb } = clientWithFetch(oneGame, options);
    const request = new Request(address, { signal: AbortSignal.abort("too late") });
    expect((await cfb.fetch(request, { signal: null })).status).toBe(200);
  });

  test("that a hundred calls share does not cause a warning", async () => {
    const { cfb } = clientWithFetch(oneGame, options);
    const { signal } = new AbortController();
    const years = Array.from({ length: 100 }, (_, index) => 1925 + index);
    const calls = years.flatMap((each) => [
      cfb.fetch(`/games?year=${each}`, { signal }).then(({ status }) => status),
      cfb.GET("/games", { params: { query: { year: each } }, signal }).then(({ response }) => response.status),
    ]);
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  });

  test("that a hundred GET calls share ends them all with its reason", async () => {
    const { cfb } = clientWithFetch(() => new Promise(() => {}), options);
    const controller = new AbortController();
    const years = Array.from({ length: 100 }, (_, index) => 1925 + index);
    const { signal } = controller;
    const calls = years.map((each) => rejection(cfb.GET("/games", { params: { query: { year: each } }, signal })));
    await settled();
    controller.abort("left the page");
    expect(new Set(await Promise.all(calls))).toEqual(new Set(["left the page"]));
  });
});

describe("headers", () => {
  test.each<[string, RequestInit["headers"]]>([
    ["an object", { "x-trace": "1" }],
    ["a list", [["x-trace", "1"]]],
    ["a Headers", new Headers({ "x-trace": "1" })],
  ])("in an init as %s are sent together with the client's headers", async (_, headers) => {
    const { cfb, requests } = clientWithFetch(oneGame, { ...options, headers: { "x-app": "mine" } });
    await cfb.fetch(year, { headers: headers ?? {} });
    expect([requests[0]?.headers.get("x-trace"), requests[0]?.headers.get("x-app")]).toEqual(["1", "mine"]);
  });

  test("in an init replace the Request's headers but not the key", async () => {
    const { cfb, requests } = clientWithFetch(oneGame, options);
    const request = new Request(address, { headers: { "x-trace": "1", authorization: "Bearer placeholder" } });
    await cfb.fetch(request);
    await cfb.fetch(request, { headers: { "x-other": "2" } });
    expect(
      requests.map(({ headers }) => ["x-trace", "x-other", "authorization"].map((name) => headers.get(name))),
    ).toEqual([
      ["1", null, `Bearer ${key}`],
      [null, "2", `Bearer ${key}`],
    ]);
  });

  test("that HTTP does not allow are refused without a request", async () => {
    const { cfb, requests } = clientWithFetch(oneGame, options);
    const error = await rejection(cfb.fetch(year, { headers: { "x y": "1" } }));
    expect(error).toHaveProperty(
      "message",
      expect.stringMatching(/^headers contains a name or value that HTTP does not allow/),
    );
    expect(requests).toEqual([]);
  });
});

describe("the Request's cache mode controls the client's cache", () => {
  test.each([
    ["default", 1, 1],
    ["force-cache", 1, 1],
    ["reload", 2, 2],
    ["no-cache", 2, 2],
    ["no-store", 2, 1],
  ] as const)("%s", async (cache, requested, version) => {
    const { cfb, requests } = clientWithFetch((_, n) => Response.json([{ id: n }]), { ...options, cache: true });
    await cfb.fetch(year);
    await cfb.fetch(new Request(address, { cache }));
    expect(requests).toHaveLength(requested);
    // Returns the response that is stored now.
    expect(await cfb.get("/games", { year: 2024 })).toEqual([{ id: version }]);
  });
});

describe("other fetch options", () => {
  const standard = {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  } as const;

  test.each<[string, Parameters<ReturnType<typeof createClient>["fetch"]>]>([
    ["of an init", [year, { ...standard, ...{ next: { revalidate: 60 } } }]],
    [
      "of a Request with added properties",
      [Object.assign(new Request(address, standard), { next: { revalidate: 60 } })],
    ],
  ])("%s reach the network", async (_, args) => {
    const sent: [Request, RequestInit | undefined][] = [];
    const fetch = async (request: Request, init?: RequestInit) => {
      sent.push([request, init]);
      return oneGame();
    };
    await createClient({ ...options, apiKey: key, fetch, fetchOptions: { credentials: "include" } }).fetch(...args);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.[0]).toMatchObject(standard);
    expect(sent[0]?.[1]).toMatchObject({ ...standard, next: { revalidate: 60 } });
  });

  test("are not added by a plain Request, which shares other callers' request", async () => {
    const inits: unknown[] = [];
    const fetch = async (_: Request, init?: RequestInit) => {
      inits.push(init);
      return oneGame();
    };
    const cfb = createClient({ ...options, apiKey: key, fetch, fetchOptions: { mode: "cors" } });
    await Promise.all([cfb.fetch(new Request(address)), cfb.fetch(address), cfb.fetch(new Request(address))]);
    expect(inits).toEqual([{ mode: "cors" }]);
  });
});

describe("fetch and GET refuse options of `get`", () => {
  const refused = "`fetch` and `GET` do not take `budget`, an option of `get` and `result`. Nothing was sent.";
  const budget = { left: 0 };

  test("in their init", async () => {
    const { cfb, requests } = clientWithFetch(oneGame, options);
    const given: object = { budget };
    expect(await rejection(cfb.fetch(year, given))).toEqual(new TypeError(refused));
    expect(await rejection(cfb.GET("/games", { params: { query: { year: 2024 } }, ...given }))).toEqual(
      new TypeError(refused),
    );
    expect(requests).toEqual([]);
  });

  test("but accept cache, signal and undefined options", async () => {
    const { cfb } = clientWithFetch(oneGame, options);
    const init = { cache: "no-store", signal: new AbortController().signal, timeoutMs: undefined } as const;
    expect((await cfb.fetch(year, init)).status).toBe(200);
  });
});
