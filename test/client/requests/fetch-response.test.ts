import { clientWithFetch, key, leaks, rejection } from "../../support/client-with-fetch.js";
import { ManualClock } from "../../support/clock.js";
import { withServer } from "../../support/http-server.js";
import { monthly } from "../../support/manual-client.js";

const year = "/games?year=2024";
const oneGame = () => Response.json([{ id: 1 }]);

describe("an HTTP failure is returned as a Response with its status, headers and text", () => {
  test.each([400, 401, 404, 429, 500, 503])("%d", async (status) => {
    const failed = () =>
      Response.json({ message: "no" }, { status, statusText: "Not so", headers: { "x-request-id": "r-1" } });
    const response = await clientWithFetch(failed).cfb.fetch(year);
    expect([response.status, response.ok, response.statusText]).toEqual([status, false, "Not so"]);
    expect(response.headers.get("x-request-id")).toBe("r-1");
    expect(await response.json()).toEqual({ message: "no" });
  });

  test("after all attempts", async () => {
    const { cfb, requests } = clientWithFetch(
      () => new Response("", { status: 503, headers: { "retry-after": "0" } }),
      {
        retries: 2,
      },
    );
    expect([(await cfb.fetch(year)).status, requests.length]).toEqual([503, 3]);
  });

  test("for the monthly 429, and the next call throws", async () => {
    const { cfb, requests } = clientWithFetch(({ url }) =>
      url.endsWith("/info") ? Response.json({ remainingCalls: 0 }) : monthly(),
    );
    expect((await cfb.fetch(year)).status).toBe(429);
    expect(await rejection(cfb.fetch("/games?year=2023"))).toMatchObject({ code: "quota_exceeded", path: "/games" });
    expect(requests.filter(({ url }) => url.includes("games"))).toHaveLength(1);
  });

  test("with a cache", async () => {
    const { cfb } = clientWithFetch(() => Response.json({ message: "no" }, { status: 500 }), { cache: true });
    const response = await cfb.fetch(year);
    expect([response.status, await response.json()]).toEqual([500, { message: "no" }]);
  });

  test("for each caller that shares the request", async () => {
    const { cfb, requests } = clientWithFetch(() => Response.json({ message: "no" }, { status: 500 }));
    const [one, two, got] = await Promise.all([cfb.fetch(year), cfb.fetch(year), cfb.result("/games", { year: 2024 })]);
    expect([await one.json(), await two.json()]).toEqual([{ message: "no" }, { message: "no" }]);
    expect(got).toMatchObject({ ok: false, status: 500, error: { code: "service" } });
    expect(requests).toHaveLength(1);
  });

  test("with the key redacted in the status text, headers and JSON", async () => {
    await withServer(
      (_, response) => {
        response.writeHead(400, `Bad ${key}`, { "x-echo": `Bearer ${key}`, "set-cookie": ["a=1", "b=2"] });
        response.end(JSON.stringify({ message: `no ${key}`, [key]: encodeURIComponent(key) }));
      },
      async (baseUrl) => {
        const response = await clientWithFetch(oneGame, { baseUrl, fetch: undefined }).cfb.fetch(year);
        expect([response.status, response.statusText]).toEqual([400, "Bad [key]"]);
        expect(response.headers.get("x-echo")).toBe("Bearer [key]");
        expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
        const body = await response.json();
        expect(body).toEqual({ message: "no [key]", "[key]": "[key]" });
        expect(leaks(body)).toEqual([]);
      },
    );
  });
});

describe("a success is returned as a built-in Response", () => {
  test("even if the status text is not ASCII", async () => {
    await withServer(
      (_, response) => response.writeHead(200, "Verf\u00fcgbar").end('[{"id":1}]'),
      async (baseUrl) => {
        const response = await clientWithFetch(oneGame, { baseUrl, fetch: undefined }).cfb.fetch(year);
        expect([response.statusText, await response.json()]).toEqual(["Verf?gbar", [{ id: 1 }]]);
      },
    );
  });

  test("with the original status, headers and text", async () => {
    const body = '[ {"id": 1} ]';
    const { cfb } = clientWithFetch(() => new Response(body, { status: 203, headers: { "x-request-id": "r-1" } }));
    const response = await cfb.fetch(year);
    expect([response.status, response.headers.get("x-request-id"), await response.text()]).toEqual([203, "r-1", body]);
  });

  test("without the key in its headers", async () => {
    const { cfb } = clientWithFetch(() => Response.json([], { headers: { "x-echo": `Bearer ${key}` } }));
    expect((await cfb.fetch(year)).headers.get("x-echo")).toBe("Bearer [key]");
  });

  test("without a body for a 204", async () => {
    const { cfb } = clientWithFetch(() => new Response(null, { status: 204 }));
    const response = await cfb.fetch("/player/season/overview?playerId=1&year=2024");
    expect([response.status, response.body]).toEqual([204, null]);
    const { data, error } = await cfb.GET("/player/season/overview", {
      params: { query: { playerId: 1, year: 2024 } },
    });
    expect({ data, error }).toEqual({ data: undefined, error: undefined });
  });

  test("with a decompressed body, and without headers for its encoding, length or connection", async () => {
    const { gzipSync } = await import("node:zlib");
    await withServer(
      (_, response) => {
        const body = gzipSync('[{"id":1}]');
        response.writeHead(200, { "content-encoding": "gzip", "content-length": body.length });
        response.end(body);
      },
      async (baseUrl) => {
        const response = await clientWithFetch(oneGame, { baseUrl, fetch: undefined }).cfb.fetch(year);
        const names = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"];
        expect(names.filter((name) => response.headers.has(name))).toEqual([]);
        expect(await response.json()).toEqual([{ id: 1 }]);
      },
    );
  });

  test("with status 200 from the cache, and with its age in seconds if it is stale", async () => {
    const clock = new ManualClock();
    const { cfb, requests } = clientWithFetch((_, n) => (n === 1 ? oneGame() : new Response("", { status: 500 })), {
      cache: true,
      clock,
    });
    await cfb.fetch("/games?year=2024&week=3");
    const headers = async () => {
      const response = await cfb.fetch("/games?year=2024&week=3");
      expect([response.status, await response.json()]).toEqual([200, [{ id: 1 }]]);
      return Object.fromEntries(response.headers);
    };
    expect(await headers()).toEqual({ "content-type": "application/json" });
    expect(requests).toHaveLength(1);
    clock.skip(7_200_500);
    expect(await headers()).toEqual({ "content-type": "application/json", age: "7200" });
    expect(requests).toHaveLength(2);
  });
});

describe("any other failure throws the same error as get", () => {
  test.each<[string, () => Response | Promise<Response>, object, object]>([
    ["no connection", () => Promise.reject(new Error("down")), {}, { code: "connection" }],
    ["no response in time", () => new Promise(() => {}), { timeoutMs: 5 }, { code: "timeout" }],
    ["a 200 with HTML", () => new Response("<html>"), {}, { code: "response", status: 200 }],
    ["a truncated 200", () => new Response('[{"id":1'), {}, { code: "response", status: 200 }],
    ["an empty 200", () => new Response(""), {}, { code: "response", status: 200 }],
    ["a body beyond maxBodyBytes", oneGame, { maxBodyBytes: 3 }, { code: "response" }],
    ["data that does not match the document", () => Response.json([{}]), { validate: "throw" }, { code: "response" }],
    ["no key", oneGame, { apiKey: undefined }, { code: "authentication" }],
  ])("%s", async (_, respond, options, expected) => {
    const error = await rejection(clientWithFetch(respond, options).cfb.fetch(year));
    expect(error).toMatchObject({ ...expected, path: "/games", operationId: "getGames", query: { year: 2024 } });
    const { message } = (await rejection(clientWithFetch(respond, options).cfb.get("/games", { year: 2024 }))) as Error;
    expect(error).toHaveProperty("message", message);
  });
});
