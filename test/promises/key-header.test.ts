import { createClient } from "../../src/index.js";
import { clientWithFetch, key } from "../support/client-with-fetch.js";
import { withServer } from "../support/http-server.js";

test("the key is sent, and not an authorization header among the headers of a client or a call", async () => {
  const seen: unknown[] = [];
  await withServer(
    (request, response) => {
      seen.push(request.headers.authorization);
      response.setHeader("content-type", "application/json");
      response.end("[]");
    },
    async (baseUrl) => {
      const headers = { Authorization: "Bearer other" };
      await createClient({ apiKey: "k", baseUrl, headers }).get("/venues");
      await createClient({ apiKey: "k", baseUrl }).get("/venues", {}, { headers });
      await createClient({ apiKey: "k", baseUrl, headers }).GET("/venues");
    },
  );
  expect(seen).toEqual(["Bearer k", "Bearer k", "Bearer k"]);
});

test("options for `fetch` replace neither the headers nor the signal of a request", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  const fetchOptions: Record<string, unknown> = {
    headers: { authorization: "Bearer other" },
    signal: AbortSignal.abort("other"),
  };
  await cfb.get("/venues", {}, { fetchOptions });
  expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([`Bearer ${key}`]);
  expect(requests[0]?.signal.aborted).toBe(false);
});
