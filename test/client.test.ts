import { inspect } from "node:util";
import {
  AuthenticationError,
  CancelledError,
  CfbError,
  ConnectionError,
  createClient,
  NotFoundError,
  ResponseError,
  ServiceError,
  TierError,
} from "../src/index.js";
import { respondWith, withServer } from "./support/http-server.js";

const key = "s3cr3t-key-of-mine";

/** The error of a call to a server with this response. */
async function failure(status: number, body: string, headers?: Record<string, string>): Promise<unknown> {
  return withServer(respondWith(status, body, headers), (baseUrl) =>
    createClient({ apiKey: key, baseUrl, retries: 0 })
      .get("/games", { year: 2024 })
      .then(
        (data) => ({ unexpected: data }),
        (error: unknown) => error,
      ),
  );
}

/** Everything that a log could show of an error. */
function shown(error: unknown): string {
  const text = error instanceof Error ? [error.message, error.stack, JSON.stringify(error)].join("\n") : "";
  return `${text}\n${inspect(error, { depth: Infinity, showHidden: true })}`;
}

test("get requests the path with the query and the key, and returns the parsed body", async () => {
  const received: (string | undefined)[] = [];
  await withServer(
    (request, response) => {
      received.push(request.method, request.url, request.headers.authorization, request.headers["x-team"] as string);
      respondWith(200, '[{"id":1}]')(request, response);
    },
    async (baseUrl) => {
      const cfb = createClient({ apiKey: key, baseUrl, headers: { "x-team": "a" } });
      expect(await cfb.get("/games", { year: 2024, team: "Texas A&M", week: undefined })).toEqual([{ id: 1 }]);
    },
  );
  expect(received).toEqual(["GET", "/games?team=Texas%20A%26M&year=2024", `Bearer ${key}`, "a"]);
});

test("an empty array is a success", async () => {
  await withServer(respondWith(200, "[]"), async (baseUrl) => {
    const result = await createClient({ apiKey: key, baseUrl }).result("/games", { year: 2024, team: "Nowhere" });
    expect(result).toMatchObject({ ok: true, data: [] });
  });
});

describe("the key", () => {
  test.each([undefined, "", "  ", "Bearer "])(
    "%j as a key sends nothing, and the error says where to get a key",
    async (apiKey) => {
      let calls = 0;
      const fetch = async () => {
        calls++;
        return Response.json([]);
      };
      const call = createClient({ apiKey, fetch }).get("/games", { year: 2024 });
      await expect(call).rejects.toThrow(/No API key.*collegefootballdata\.com/);
      await expect(call).rejects.toMatchObject({ code: "authentication", path: "/games", operationId: "getGames" });
      expect(calls).toBe(0);
    },
  );

  test.each([`Bearer ${key}`, `  ${key}\n`, () => key, async () => key])(
    "%p is sent as the key alone",
    async (apiKey) => {
      const sent: (string | null)[] = [];
      const fetch = async (request: Request) => {
        sent.push(request.headers.get("authorization"));
        return Response.json([]);
      };
      await createClient({ apiKey, fetch }).get("/games", { year: 2024 });
      expect(sent).toEqual([`Bearer ${key}`]);
    },
  );

  test.each([`${key} twice`, `${key}\nX-Evil: 1`, `${key}é`])(
    "a key that is invalid in a header is rejected without being quoted",
    async (apiKey) => {
      const error = await createClient({ apiKey })
        .get("/games", { year: 2024 })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AuthenticationError);
      expect(shown(error)).not.toContain(key);
    },
  );

  test("the key is sent to the configured origin and to no other", async () => {
    const sent: (string | null)[] = [];
    const fetch = async (request: Request) => {
      sent.push(request.headers.get("authorization"));
      return Response.json([]);
    };
    const { raw } = createClient({ apiKey: key, baseUrl: "https://a.example/v1", fetch });
    await raw.GET("/games", { params: { query: { year: 2024 } } });
    await raw.GET("/games", { params: { query: { year: 2024 } }, baseUrl: "https://b.example" });
    expect(sent).toEqual([`Bearer ${key}`, null]);
  });

  test("a redirect to another origin does not send the key there", async () => {
    const seen: (string | undefined)[] = [];
    await withServer(
      (request, response) => {
        seen.push(request.headers.authorization);
        respondWith(200, "[]")(request, response);
      },
      (elsewhere) =>
        withServer(respondWith(302, "", { location: `${elsewhere}/games` }), (baseUrl) =>
          createClient({ apiKey: key, baseUrl }).get("/games", { year: 2024 }),
        ),
    );
    expect(seen).toEqual([undefined]);
  });

  test("a key that the service repeats is redacted in the error", async () => {
    const error = await failure(401, JSON.stringify({ message: `bad key Bearer ${key}` }));
    expect(error).toMatchObject({ message: expect.stringContaining("bad key Bearer [key]") });
    expect(shown(error)).not.toContain(key);
  });

  test("a key in an error of fetch is redacted in the client's error", async () => {
    const fetch = async (request: Request) => {
      throw Object.assign(new Error(`boom ${request.headers.get("authorization")}`), { request });
    };
    const error = await createClient({ apiKey: key, fetch, retries: 0 })
      .get("/games", { year: 2024 })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringContaining("boom Bearer [key]") });
    expect(shown(error)).not.toContain(key);
  });

  test("a secret given as an unknown parameter is not quoted", async () => {
    const query = { year: 2024, apiKey: key };
    const error = await createClient({ apiKey: key })
      .get("/games", query)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "query" });
    expect((error as Error).message).not.toContain(key);
  });

  test.each([
    [() => Promise.reject(new Error("vault closed")), /The function given as `apiKey` failed/],
    [async () => 123 as unknown as string, /takes a text or a function/],
  ])("an apiKey function that fails or returns no string causes an AuthenticationError", async (apiKey, message) => {
    const call = createClient({ apiKey, fetch: async () => Response.json([]) }).get("/games", { year: 2024 });
    await expect(call).rejects.toThrow(message);
    await expect(call).rejects.toBeInstanceOf(AuthenticationError);
  });

  test("no inspection of the client exposes the key", () => {
    const cfb = createClient({ apiKey: key });
    expect(shown(cfb)).not.toContain(key);
    expect(JSON.stringify(cfb)).not.toContain(key);
  });
});

describe("a failure becomes the right error", () => {
  const tier = "Unauthorized. This endpoint requires a Patreon subscription at Tier 2 or higher.";
  const validation = {
    message: "Validation Failed",
    details: { year: { message: "invalid integer number", value: "abc" } },
  };

  test.each([
    [401, '{"message":"Unauthorized"}', AuthenticationError, /unknown to the service/, "authentication"],
    [401, JSON.stringify({ message: tier }), TierError, /needs supporter tier 2/, "tier"],
    [404, '{"message":"Coach not found"}', NotFoundError, /404 "Coach not found"/, "not_found"],
    [400, JSON.stringify(validation), ServiceError, /year: invalid integer number/, "service"],
    [500, '{"message":"Internal Server Error"}', ServiceError, /500 "Internal Server Error"/, "service"],
    [500, "", ServiceError, /getGames\): 500\./, "service"],
    [502, "<html>Bad Gateway</html>", ServiceError, /502\.$/, "service"],
    [200, "<html>Welcome</html>", ResponseError, /not JSON/, "response"],
    [200, '[{"id":1', ResponseError, /not JSON, or was cut off/, "response"],
  ])("%i %s", async (status, body, type, message, code) => {
    const error = await failure(status, body);
    expect(error).toBeInstanceOf(type);
    expect(error).toBeInstanceOf(CfbError);
    expect(error).toMatchObject({
      code,
      name: type.name,
      path: "/games",
      operationId: "getGames",
      query: { year: 2024 },
    });
    expect((error as Error).message).toMatch(message);
    expect(shown(error)).not.toContain(key);
  });

  test("an empty 200 is a ResponseError", async () => {
    expect(await failure(200, "", { "content-length": "0" })).toBeInstanceOf(ResponseError);
  });

  test("the tier and the details are properties of the error", async () => {
    expect(await failure(401, JSON.stringify({ message: tier }))).toMatchObject({ tier: 2, status: 401 });
    expect(await failure(400, JSON.stringify(validation))).toMatchObject({
      details: { year: "invalid integer number" },
    });
  });

  test("a hostile message is truncated", async () => {
    const error = await failure(500, JSON.stringify({ message: "x".repeat(100_000) }));
    expect((error as Error).message.length).toBeLessThan(1000);
  });

  test("an unreachable service is a ConnectionError that names the URL and has the cause", async () => {
    const gone = await withServer(respondWith(200, "[]"), async (url) => url);
    const error = await createClient({ apiKey: key, baseUrl: gone, retries: 0 })
      .get("/games", { year: 2024 })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toContain(gone);
    expect((error as Error).cause).toHaveProperty("message", "fetch failed");
    expect((error as Error).message).toContain("ECONNREFUSED");
    expect(shown(error)).not.toContain(key);
  });

  test("createClient rejects an invalid baseUrl", () => {
    expect(() => createClient({ baseUrl: "localhost" })).toThrow(/baseUrl is not an http or https address such as/);
    expect(() => createClient({ baseUrl: "ftp://a.example" })).toThrow(/http or https/);
    expect(() => createClient({ baseUrl: "https://me:secret@a.example" })).toThrow(
      /no user, password, query or fragment/,
    );
    expect(() => createClient({ retries: -1 })).toThrow(/retries takes a whole number from 0 up/);
  });
});

describe("a caller's abort", () => {
  test.each(["before", "during"])(
    "%s the call makes get reject with the caller's reason, and result return it",
    async (when) => {
      await withServer(
        () => {}, // Never responds.
        async (baseUrl) => {
          const cfb = createClient({ apiKey: key, baseUrl });
          const reason = new Error("enough");
          const started = () => {
            const controller = new AbortController();
            if (when === "before") controller.abort(reason);
            else setTimeout(() => controller.abort(reason), 5);
            return { signal: controller.signal };
          };
          await expect(cfb.get("/games", { year: 2024 }, started())).rejects.toBe(reason);
          const result = await cfb.result("/games", { year: 2024 }, started());
          expect(result).toMatchObject({ ok: false, error: { code: "cancelled", cause: reason } });
          if (!result.ok) expect(result.error).toBeInstanceOf(CancelledError);
        },
      );
    },
  );
});

test("raw is the openapi-fetch client: an HTTP failure is its error, not thrown", async () => {
  await withServer(respondWith(500, '{"message":"Internal Server Error"}'), async (baseUrl) => {
    const { raw } = createClient({ apiKey: key, baseUrl, retries: 0 });
    const { data, error, response } = await raw.GET("/games", { params: { query: { year: 2024 } } });
    expect({ data, error, status: response.status }).toEqual({
      data: undefined,
      error: { message: "Internal Server Error" },
      status: 500,
    });
  });
});
