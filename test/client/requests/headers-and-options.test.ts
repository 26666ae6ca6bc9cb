import type { IncomingHttpHeaders } from "node:http";
import { type ClientOptions, createClient } from "../../../src/index.js";
import { key, rejection } from "../../support/client-with-fetch.js";
import { respondWith, withServer } from "../../support/http-server.js";

const query = { year: 2024 };

/** A client that records the arguments of its injected fetch. */
function recordingClient(options: ClientOptions = {}) {
  const calls: unknown[][] = [];
  const fetch = async (...args: unknown[]) => {
    calls.push(args);
    return Response.json([]);
  };
  return { calls, cfb: createClient({ apiKey: key, fetch, ...options }) };
}

/** Runs `use` with the runtime's `fetch` replaced by one that records its arguments. */
async function withRuntimeFetch(use: () => Promise<unknown>): Promise<[unknown, RequestInit | undefined][]> {
  const { fetch } = globalThis;
  const calls: [unknown, RequestInit | undefined][] = [];
  globalThis.fetch = async (input, init) => {
    calls.push([input, init]);
    return Response.json([]);
  };
  try {
    await use();
  } finally {
    globalThis.fetch = fetch;
  }
  return calls;
}

describe("one call's headers", () => {
  async function headersSent(use: (baseUrl: string) => Promise<unknown>): Promise<IncomingHttpHeaders[]> {
    const seen: IncomingHttpHeaders[] = [];
    await withServer((request, response) => {
      seen.push(request.headers);
      response.setHeader("content-type", "application/json");
      response.end("[]");
    }, use);
    return seen;
  }

  test("are sent only with that call, by get, result and GET", async () => {
    const seen = await headersSent(async (baseUrl) => {
      const cfb = createClient({ apiKey: key, baseUrl });
      const headers = { "X-Trace": "t-1" };
      await cfb.get("/games", query, { headers });
      await cfb.result("/games", query, { headers });
      await cfb.GET("/games", { params: { query }, headers });
      await cfb.get("/games", query);
    });
    expect(seen.map((headers) => headers["x-trace"])).toEqual(["t-1", "t-1", "t-1", undefined]);
    expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${key}`]));
  });

  test("override the client's headers by name, whatever their letter case", async () => {
    const headers = { "X-Trace": "client", "x-app": "client" };
    const seen = await headersSent(async (baseUrl) => {
      const cfb = createClient({ apiKey: key, baseUrl, headers });
      await cfb.get("/games", query, { headers: { "x-trace": "call" } });
      await cfb.GET("/games", { params: { query }, headers: { "x-trace": "call" } });
    });
    for (const each of seen) expect(each).toMatchObject({ "x-trace": "call", "x-app": "client" });
    expect(seen).toHaveLength(2);
  });

  test("do not replace the key", async () => {
    const seen = await headersSent(async (baseUrl) => {
      const headers = { Authorization: "Basic abc", "x-trace": "t-1" };
      await createClient({ apiKey: key, baseUrl }).get("/games", query, { headers });
    });
    expect(seen).toMatchObject([{ authorization: `Bearer ${key}`, "x-trace": "t-1" }]);
  });

  test("are sent with every attempt as they were when the call started", async () => {
    const seen: (string | null)[] = [];
    const headers = { "x-trace": "t-1" };
    const fetch = async (request: Request) => {
      seen.push(request.headers.get("x-trace"));
      headers["x-trace"] = "changed";
      return Response.json([], { status: seen.length === 1 ? 503 : 200, headers: { "retry-after": "0" } });
    };
    await createClient({ apiKey: key, fetch }).get("/games", query, { headers });
    expect(seen).toEqual(["t-1", "t-1"]);
  });
});

describe("fetchOptions", () => {
  test("are passed to an injected fetch as its second argument", async () => {
    const fetchOptions = { next: { revalidate: 60 } };
    const { calls, cfb } = recordingClient({ fetchOptions });
    await cfb.get("/games", query);
    await cfb.result("/games", query);
    await cfb.GET("/games", { params: { query } });
    expect(calls.map(([request]) => request instanceof Request)).toEqual([true, true, true]);
    expect(calls.map(([, options]) => options)).toEqual([fetchOptions, fetchOptions, fetchOptions]);
  });

  test("for one call are sent only with that call", async () => {
    const { calls, cfb } = recordingClient();
    const fetchOptions = { next: { tags: ["games"] } };
    await cfb.get("/games", query, { fetchOptions });
    await cfb.result("/games", query, { fetchOptions });
    const init = { params: { query }, ...fetchOptions };
    await cfb.GET("/games", init);
    await cfb.get("/games", query);
    await cfb.GET("/games", { params: { query } });
    const options = calls.map(([, options]) => options);
    expect(options.slice(0, 3)).toMatchObject([fetchOptions, fetchOptions, fetchOptions]);
    expect(options.slice(3)).toEqual([undefined, undefined]);
  });

  test("for one call override the client's, option by option", async () => {
    const dispatcher = { dispatch: () => true };
    const { calls, cfb } = recordingClient({ fetchOptions: { dispatcher, next: { revalidate: 60 } } });
    await cfb.get("/games", query, { fetchOptions: { next: { revalidate: 5 } } });
    const init = { params: { query }, next: { revalidate: 5 } };
    await cfb.GET("/games", init);
    for (const [, options] of calls) expect(options).toEqual({ dispatcher, next: { revalidate: 5 } });
    expect(calls).toHaveLength(2);
  });

  test("are passed to the runtime's fetch in its init, together with the client's settings", async () => {
    const calls = await withRuntimeFetch(async () => {
      const cfb = createClient({ apiKey: key, fetchOptions: { credentials: "include" } });
      await cfb.get("/games", query, { fetchOptions: { next: { revalidate: 60 } } });
      const init = { params: { query }, next: { revalidate: 60 } };
      await cfb.GET("/games", init);
    });
    expect(calls).toHaveLength(2);
    for (const [input, init] of calls) {
      const { credentials } = new Request(input as Request, { ...init, signal: null });
      expect([credentials, Reflect.get(init ?? {}, "next")]).toEqual(["include", { revalidate: 60 }]);
      expect(new Headers(init?.headers).get("authorization")).toBe(`Bearer ${key}`);
    }
  });

  test("do not replace a call's key, method or limits", async () => {
    const fetchOptions = { method: "POST", body: "x", headers: { "x-a": "1" }, signal: AbortSignal.abort("theirs") };
    const calls = await withRuntimeFetch(() =>
      createClient({ apiKey: key }).get("/games", query, {
        fetchOptions: { ...(fetchOptions as object), credentials: "include" },
      }),
    );
    const [[input, init] = []] = calls;
    const request = new Request(input as string, { ...init, body: null });
    expect([request.method, request.credentials, request.signal.aborted]).toEqual(["GET", "include", false]);
    expect(request.headers.get("authorization")).toBe(`Bearer ${key}`);
  });

  test("with a dispatcher apply to every request", async () => {
    const paths: string[] = [];
    // Accepts the request and then reports that it could not be sent, as undici's dispatcher can.
    const dispatcher = {
      dispatch({ path }: { path: string }, handler: { onError: (error: Error) => void }) {
        paths.push(path);
        handler.onError(new Error("sent through the dispatcher"));
        return true;
      },
    };
    await withServer(respondWith(200, "[]"), async (baseUrl) => {
      const cfb = createClient({ apiKey: key, baseUrl, retries: 0, fetchOptions: { dispatcher } });
      for (const error of [await rejection(cfb.get("/games", query)), await rejection(cfb.GET("/venues"))]) {
        expect(error).toMatchObject({
          code: "connection",
          message: expect.stringContaining("sent through the dispatcher"),
        });
      }
    });
    expect(paths).toEqual(["/games?year=2024", "/venues"]);
  });
});
