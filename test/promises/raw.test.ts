import { clientOver, rejection } from "../support/client-with-fetch.js";
import { answering, withServer } from "../support/http-server.js";

/** A response as a runtime makes it, with a status that `new Response` refuses. */
function odd(status: number, body: string, type: ResponseType = "basic"): Response {
  const ok = status >= 200 && status < 300;
  return Object.defineProperties(new Response(body), {
    status: { value: status },
    ok: { value: ok },
    type: { value: type },
  });
}

test.each([600, 799, 999])("a status of %d comes through raw as its error", async (status) => {
  await withServer(answering(status, '{"message":"odd"}', { "x-request-id": "r-1" }), async (baseUrl) => {
    const { cfb } = clientOver(() => Response.json([]), { baseUrl, fetch: undefined });
    const { data, error, response } = await cfb.raw.GET("/venues");
    expect({ data, error }).toEqual({ data: undefined, error: { message: "odd" } });
    expect([response.status, response.ok, response.headers.get("x-request-id")]).toEqual([status, false, "r-1"]);
    expect(await rejection(cfb.get("/venues"))).toMatchObject({ code: "service", status });
  });
});

test.each([100, 199, 304, 600, 999])(
  "a status of %d with a body from an injected fetch comes through raw",
  async (status) => {
    const { cfb } = clientOver(() => odd(status, '{"message":"odd"}'));
    const { data, response } = await cfb.raw.GET("/venues");
    expect([data, response.status, response.ok]).toEqual([undefined, status, false]);
  },
);

test("a 205 with a body from an injected fetch comes through raw", async () => {
  const { response } = await clientOver(() => odd(205, "[]")).cfb.raw.GET("/venues");
  expect([response.status, response.ok]).toEqual([205, true]);
});

test("an opaque redirect comes through raw as what it is", async () => {
  const { cfb } = clientOver(() => odd(0, "", "opaqueredirect"));
  const { data, response } = await cfb.raw.GET("/venues", { redirect: "manual" });
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

  test.each(bodies)("does not hide what a 400 says (%#)", async (body) => {
    const error = await rejection(clientOver(() => new Response(body, { status: 400 })).cfb.get("/venues"));
    expect(error).toMatchObject({ code: "service", status: 400 });
    expect(error).toHaveProperty("message", expect.stringMatching(/400 "Validation Failed"/));
    expect(JSON.stringify(error).length).toBeLessThan(20_000);
  });

  test.each([401, 404, 500])("does not hide what a %d is", async (status) => {
    const body = `{"message":${nested(100_000)}}`;
    const error = await rejection(clientOver(() => new Response(body, { status })).cfb.get("/venues"));
    expect(error).toMatchObject({ status, body: body.slice(0, 2_000) });
  });

  test("is redacted, and comes through raw", async () => {
    const apiKey = "key-of-12345678";
    const body = `{"message":"no ${apiKey}","details":{"year":${nested(100_000)}}}`;
    const { cfb } = clientOver(() => new Response(body, { status: 400 }), { apiKey });
    expect(await rejection(cfb.get("/venues"))).toMatchObject({
      body: expect.stringMatching(/^\{"message":"no \[key\]"/),
    });
    const { error } = await cfb.raw.GET("/venues");
    expect(error).toHaveProperty("message", "no [key]");
  });
});
