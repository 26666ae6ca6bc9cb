import { createClient } from "../src/index.js";
import { respondWith, withServer } from "./support/http-server.js";

const key = "s3cr3t-key-of-mine";

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

test("GET is that of openapi-fetch: an HTTP failure is its error, not thrown", async () => {
  await withServer(respondWith(500, '{"message":"Internal Server Error"}'), async (baseUrl) => {
    const cfb = createClient({ apiKey: key, baseUrl, retries: 0 });
    const { data, error, response } = await cfb.GET("/games", { params: { query: { year: 2024 } } });
    expect({ data, error, status: response.status }).toEqual({
      data: undefined,
      error: { message: "Internal Server Error" },
      status: 500,
    });
  });
});
