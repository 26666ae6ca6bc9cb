import { inspect } from "node:util";
import { createClient } from "../../src/index.js";
import { withServer } from "../support/http-server.js";

const key = "k3yOfMine/0123+456789";

function client(respond: () => Response, options = {}) {
  return createClient({ apiKey: key, retries: 0, fetch: async () => respond(), ...options });
}

const shown = (value: unknown) => inspect(value, { depth: Infinity, showHidden: true }) + JSON.stringify(value);

test("a header that repeats the key is redacted in a validation error", async () => {
  const cfb = client(() => Response.json([{ id: "x" }], { headers: { "x-echo": `Bearer ${key}` } }), {
    validate: "throw",
  });
  const result = await cfb.result("/games", { year: 2024 });
  expect(result).toMatchObject({ ok: false, status: 200 });
  expect(result.headers?.get("x-echo")).toBe("Bearer [key]");
  expect(shown(result)).not.toContain(key);
});

test("GET's failures contain no key in status text or headers, keep every cookie, and drop Content-Length", async () => {
  const body = JSON.stringify({ message: "no" });
  await withServer(
    (_, response) => {
      response.writeHead(400, `Bad ${key}`, {
        "set-cookie": ["a=1", "b=2"],
        "x-echo": key,
        "content-length": body.length,
      });
      response.end(body);
    },
    async (baseUrl) => {
      const { response } = await createClient({ apiKey: key, baseUrl }).GET("/venues");
      expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
      expect(response.headers.get("content-length")).toBeNull();
      expect([response.statusText, response.headers.get("x-echo")]).toEqual(["Bad [key]", "[key]"]);
    },
  );
});

test.each([
  ["in a URL", encodeURIComponent(key)],
  ["in a URL with lowercase escapes", encodeURIComponent(key).toLowerCase().replace("k3yofmine", "k3yOfMine")],
  ["in JSON", key.replaceAll("/", "\\/")],
])("a key as written %s is redacted", async (_, written) => {
  const { error } = {
    error: undefined,
    ...(await client(() => new Response(`no ${written}`, { status: 500 })).result("/venues")),
  };
  expect(error).toMatchObject({ body: "no [key]" });
});

test("callers that share a failure have headers of their own", async () => {
  const cfb = client(() => new Response("<html>"));
  const [a, b] = await Promise.all([cfb.result("/venues"), cfb.result("/venues")]);
  expect(a.headers).toBeInstanceOf(Headers);
  expect(a.headers).not.toBe(b.headers);
});

test("an AggregateError that contains itself many times is rebuilt in bounded time", async () => {
  const cyclic = new AggregateError([], "many");
  cyclic.errors = Array.from({ length: 8 }, () => cyclic);
  const cfb = createClient({ apiKey: key, retries: 0, fetch: () => Promise.reject(cyclic) });
  expect(await cfb.result("/venues")).toMatchObject({ error: { code: "connection", cause: { message: "many" } } });
});

test("an invalid middleware fails the next call of GET, without an unhandled rejection", async () => {
  const cfb = client(() => Response.json([]));
  cfb.use((() => {}) as never);
  await expect(cfb.GET("/venues")).rejects.toThrow(/[Mm]iddleware/);
});

test("fetch options of one call of GET override those of the client", async () => {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return Response.json([]);
  };
  const cfb = createClient({ apiKey: key, fetch, fetchOptions: { credentials: "include" } });
  await cfb.GET("/venues", { credentials: "omit" });
  await cfb.GET("/venues");
  expect(requests.map(({ credentials }) => credentials)).toEqual(["omit", "include"]);
});

test("an attempt that is not sent because its key came too late calls no hook", async () => {
  const events: unknown[] = [];
  let release = (_: string) => {};
  const apiKey = () => new Promise<string>((resolve) => (release = resolve));
  const cfb = createClient({
    apiKey,
    retries: 0,
    timeoutMs: 5,
    onRequest: (event) => events.push(event),
    fetch: async () => Response.json([]),
  });
  expect(await cfb.result("/venues")).toMatchObject({ error: { code: "timeout" } });
  release(key);
  await new Promise(setImmediate);
  expect(events).toEqual([]);
});
