import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";
import { respondWith, withServer } from "../../support/http-server.js";
import { manualClient, watch } from "../../support/manual-client.js";

/** Creates a response with a status that `new Response` rejects, as a runtime can. */
function responseWithStatus(status: number, body: string, type: ResponseType = "basic"): Response {
  const ok = status >= 200 && status < 300;
  return Object.defineProperties(new Response(body), {
    status: { value: status },
    ok: { value: ok },
    type: { value: type },
  });
}

test.each([600, 799, 999])("GET returns the body of a response with status %d as `error`", async (status) => {
  await withServer(respondWith(status, '{"message":"odd"}', { "x-request-id": "r-1" }), async (baseUrl) => {
    const { cfb } = clientWithFetch(() => Response.json([]), { baseUrl, fetch: undefined });
    const { data, error, response } = await cfb.GET("/venues");
    expect({ data, error }).toEqual({ data: undefined, error: { message: "odd" } });
    expect([response.status, response.ok, response.headers.get("x-request-id")]).toEqual([status, false, "r-1"]);
    expect(await rejection(cfb.get("/venues"))).toMatchObject({ code: "service", status });
  });
});

test.each([100, 199, 304, 600, 999])(
  "GET accepts a response with status %d and a body from an injected fetch",
  async (status) => {
    const { cfb } = clientWithFetch(() => responseWithStatus(status, '{"message":"odd"}'));
    const { data, response } = await cfb.GET("/venues");
    expect([data, response.status, response.ok]).toEqual([undefined, status, false]);
  },
);

test("GET accepts a 205 with a body from an injected fetch", async () => {
  const { response } = await clientWithFetch(() => responseWithStatus(205, "[]")).cfb.GET("/venues");
  expect([response.status, response.ok]).toEqual([205, true]);
});

describe("the client throws a ResponseError instead of following a redirect", () => {
  const redirected = () => Object.defineProperty(Response.json([]), "redirected", { value: true });
  const moved = () => new Response(null, { status: 301, headers: { location: "https://b.example/\tvenues" } });

  test.each([
    ["with a 301", moved, "https://b.example/ venues"],
    ["as a browser shows it", () => responseWithStatus(0, "", "opaqueredirect"), "another URL"],
    ["that an injected fetch has followed", redirected, "another URL"],
  ])("%s", async (_, respond, target) => {
    const { cfb, requests } = clientWithFetch(respond, { retries: 2 });
    for (const call of [() => cfb.get("/venues"), () => cfb.GET("/venues"), () => cfb.fetch("/venues")])
      expect(await rejection(call())).toMatchObject({
        code: "response",
        message: `The service redirects to ${target}, which the client does not follow. Check \`baseUrl\`.`,
        retryable: false,
      });
    expect(requests.map(({ redirect }) => redirect)).toEqual(["manual", "manual", "manual"]);
  });
});

describe("if a success has an unexpected body, the client retries once and then throws a ResponseError", () => {
  test.each<readonly [string, "/venues" | "/teams/matchup" | "/player/season/overview", () => Response]>([
    ["an error body instead of a list", "/venues", () => Response.json({ message: "degraded" })],
    ["an object instead of a list", "/venues", () => Response.json({ rows: [] })],
    ["a list instead of an object", "/teams/matchup", () => Response.json([])],
    ["an error body instead of an object", "/teams/matchup", () => Response.json({ message: "degraded", details: {} })],
    ["null", "/venues", () => Response.json(null)],
    ["null instead of an object", "/teams/matchup", () => Response.json(null)],
    ["a number", "/venues", () => Response.json(7)],
    ["a 206 with part of the body", "/venues", () => Response.json([], { status: 206 })],
    ["an undocumented 204", "/venues", () => new Response(null, { status: 204 })],
    [
      "an error body from an operation that can send a 204",
      "/player/season/overview",
      () => Response.json({ message: "no" }),
    ],
  ])("for %s", async (_, path, respond) => {
    const { cfb, clock, sent } = manualClient({ retries: 5 }, respond);
    const query: unknown = {
      "/venues": {},
      "/teams/matchup": { team1: "Ohio State", team2: "Michigan" },
      "/player/season/overview": { year: 2025, playerId: 1 },
    }[path];
    const result = watch(cfb.result(path, query as never));
    await clock.pass(60_000);
    expect(result.data).toMatchObject({ ok: false, error: { code: "response", retryable: true } });
    expect(sent).toHaveLength(2);
  });

  test("but accepts null from /info, which stands for an unknown user", async () => {
    const { cfb } = clientWithFetch(() => Response.json(null));
    expect(await cfb.get("/info")).toBeNull();
  });
});

describe("a body nested thousands of levels deep", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  const bodies = [
    `{"message":"Validation Failed","details":{"year":${nested(30_000)}}}`,
    `{"message":"Validation Failed","details":{"year":${objects(10_000)}}}`,
    `{"message":"Validation Failed","details":${objects(10_000)}}`,
    `{"message":"Validation Failed","details":${nested(30_000)}}`,
  ];

  test.each(bodies)("does not hide the message of a 400 (%#)", async (body) => {
    const error = await rejection(clientWithFetch(() => new Response(body, { status: 400 })).cfb.get("/venues"));
    expect(error).toMatchObject({ code: "service", status: 400 });
    expect(error).toHaveProperty("message", expect.stringMatching(/400 "Validation Failed"/));
    expect(JSON.stringify(error).length).toBeLessThan(20_000);
  });

  test.each([401, 404, 500])("does not change the class of a %d", async (status) => {
    const body = `{"message":${nested(30_000)}}`;
    const error = await rejection(clientWithFetch(() => new Response(body, { status })).cfb.get("/venues"));
    expect(error).toMatchObject({ status, body: body.slice(0, 2_000) });
  });

  test("is redacted and returned by GET", async () => {
    const apiKey = "key-of-12345678";
    const body = `{"message":"no ${apiKey}","details":{"year":${nested(30_000)}}}`;
    const { cfb } = clientWithFetch(() => new Response(body, { status: 400 }), { apiKey });
    expect(await rejection(cfb.get("/venues"))).toMatchObject({
      body: expect.stringMatching(/^\{"message":"no \[key\]"/),
    });
    const { error } = await cfb.GET("/venues");
    expect(error).toHaveProperty("message", "no [key]");
  });
});
