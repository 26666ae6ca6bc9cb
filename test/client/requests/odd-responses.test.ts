import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";
import { respondWith, withServer } from "../../support/http-server.js";

/** A response as a runtime creates it, with a status that `new Response` rejects. */
function responseWithStatus(status: number, body: string, type: ResponseType = "basic"): Response {
  const ok = status >= 200 && status < 300;
  return Object.defineProperties(new Response(body), {
    status: { value: status },
    ok: { value: ok },
    type: { value: type },
  });
}

test.each([600, 799, 999])("GET returns a response with status %d as an error", async (status) => {
  await withServer(respondWith(status, '{"message":"odd"}', { "x-request-id": "r-1" }), async (baseUrl) => {
    const { cfb } = clientWithFetch(() => Response.json([]), { baseUrl, fetch: undefined });
    const { data, error, response } = await cfb.GET("/venues");
    expect({ data, error }).toEqual({ data: undefined, error: { message: "odd" } });
    expect([response.status, response.ok, response.headers.get("x-request-id")]).toEqual([status, false, "r-1"]);
    expect(await rejection(cfb.get("/venues"))).toMatchObject({ code: "service", status });
  });
});

test.each([100, 199, 304, 600, 999])(
  "GET returns a response with status %d and a body from an injected fetch",
  async (status) => {
    const { cfb } = clientWithFetch(() => responseWithStatus(status, '{"message":"odd"}'));
    const { data, response } = await cfb.GET("/venues");
    expect([data, response.status, response.ok]).toEqual([undefined, status, false]);
  },
);

test("GET returns a 205 with a body from an injected fetch", async () => {
  const { response } = await clientWithFetch(() => responseWithStatus(205, "[]")).cfb.GET("/venues");
  expect([response.status, response.ok]).toEqual([205, true]);
});

test("GET returns an opaque redirect unchanged", async () => {
  const { cfb } = clientWithFetch(() => responseWithStatus(0, "", "opaqueredirect"));
  const { data, response } = await cfb.GET("/venues", { redirect: "manual" });
  expect([data, response.status, response.ok]).toEqual([undefined, 0, false]);
});

describe("a body nested 100,000 levels deep", () => {
  const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  const bodies = [
    `{"message":"Validation Failed","details":{"year":${nested(100_000)}}}`,
    `{"message":"Validation Failed","details":{"year":${objects(100_000)}}}`,
    `{"message":"Validation Failed","details":${objects(100_000)}}`,
    `{"message":"Validation Failed","details":${nested(100_000)}}`,
  ];

  test.each(bodies)("does not hide the message of a 400 (%#)", async (body) => {
    const error = await rejection(clientWithFetch(() => new Response(body, { status: 400 })).cfb.get("/venues"));
    expect(error).toMatchObject({ code: "service", status: 400 });
    expect(error).toHaveProperty("message", expect.stringMatching(/400 "Validation Failed"/));
    expect(JSON.stringify(error).length).toBeLessThan(20_000);
  });

  test.each([401, 404, 500])("does not change the class of a %d", async (status) => {
    const body = `{"message":${nested(100_000)}}`;
    const error = await rejection(clientWithFetch(() => new Response(body, { status })).cfb.get("/venues"));
    expect(error).toMatchObject({ status, body: body.slice(0, 2_000) });
  });

  test("is redacted, and GET returns it", async () => {
    const apiKey = "key-of-12345678";
    const body = `{"message":"no ${apiKey}","details":{"year":${nested(100_000)}}}`;
    const { cfb } = clientWithFetch(() => new Response(body, { status: 400 }), { apiKey });
    expect(await rejection(cfb.get("/venues"))).toMatchObject({
      body: expect.stringMatching(/^\{"message":"no \[key\]"/),
    });
    const { error } = await cfb.GET("/venues");
    expect(error).toHaveProperty("message", "no [key]");
  });
});
