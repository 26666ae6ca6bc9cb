import { AuthenticationError, createClient } from "../src/index.js";
import { errorOfResponse, key } from "./support/error-of-response.js";
import { respondWith, withServer } from "./support/http-server.js";
import { shown } from "./support/shown.js";

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

  test("the key is sent to the configured origin, and nothing to another", async () => {
    const sent: string[] = [];
    const fetch = async ({ url, headers }: Request) => {
      sent.push(`${url} ${headers.get("authorization")}`);
      return Response.json([]);
    };
    const cfb = createClient({ apiKey: key, baseUrl: "https://a.example/v1", fetch });
    const query = { year: 2024 };
    await cfb.GET("/games", { params: { query } });
    const elsewhere = cfb.GET("/games", { params: { query }, baseUrl: "https://b.example" });
    await expect(elsewhere).rejects.toThrow(TypeError);
    cfb.use({ onRequest: () => new Request("https://c.example/v1/games?year=2024") });
    await expect(cfb.GET("/games", { params: { query } })).rejects.toThrow(TypeError);
    expect(sent).toEqual([`https://a.example/v1/games?year=2024 Bearer ${key}`]);
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
    const error = await errorOfResponse(401, JSON.stringify({ message: `bad key Bearer ${key}` }));
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

  test("no part of a key is in a difference from the document, wherever its value is cut", async () => {
    const drift: unknown[] = [];
    for (let length = 30; length < 60; length++) {
      const fetch = async () => Response.json([{ id: `${"x".repeat(length)}${key}`, [key]: 1 }]);
      const cfb = createClient({ apiKey: key, fetch, onDrift: (event) => drift.push(event) });
      await cfb.get("/venues", {}, { validate: "report" });
      const error = await cfb.get("/venues", {}, { validate: "throw" }).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: "response" });
      expect(shown(error)).not.toContain(key.slice(0, 6));
    }
    expect(drift).toHaveLength(60);
    expect(JSON.stringify(drift)).not.toContain(key.slice(0, 6));
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
