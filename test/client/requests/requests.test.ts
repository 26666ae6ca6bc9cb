import { createClient } from "../../../src/index.js";
import { clientWithFetch, key, rejection } from "../../support/client-with-fetch.js";
import { respondWith, withServer } from "../../support/http-server.js";

const query = { year: 2024 };

/** A valid body for /info, and an empty list for everything else. */
const respond = ({ url }: Request) => Response.json(url.endsWith("/info") ? { remainingCalls: 900 } : []);

test("createClient and plan do not send requests", async () => {
  const { cfb, requests } = clientWithFetch(respond, { quotaFloor: 5, cache: true, validate: "throw" });
  await cfb.plan([{ path: "/games", query }]);
  expect(requests).toEqual([]);
});

test("every request goes to the client's baseUrl", async () => {
  const elsewhere = jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("not to be called"));
  const settings = { baseUrl: "https://a.example/cfb", quotaFloor: 5, cache: true, validate: "report" } as const;
  const { cfb, requests } = clientWithFetch(respond, settings);
  await cfb.get("/games", query);
  await cfb.result("/teams");
  await cfb.plan([{ path: "/games", query }]);
  await cfb.quota.refresh();
  await cfb.GET("/venues");
  await rejection(clientWithFetch(() => Promise.reject(new Error("down")), settings).cfb.get("/venues"));
  expect(requests.map(({ url }) => url)).toEqual(
    ["info", "games?year=2024", "teams", "info", "venues"].map((path) => `https://a.example/cfb/${path}`),
  );
  expect(elsewhere).not.toHaveBeenCalled();
  elsewhere.mockRestore();
});

test("a client without a key still returns cached data", async () => {
  const entries = new Map<string, string>();
  await clientWithFetch(() => Response.json([{ id: 1 }]), { cache: entries }).cfb.get("/games", query);
  expect(await createClient({ cache: entries }).get("/games", query)).toEqual([{ id: 1 }]);
});

test("get sends the path with the query and the key, and returns the parsed body", async () => {
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
  const { cfb } = clientWithFetch(() => Response.json([]));
  expect(await cfb.result("/games", { year: 2024, team: "Nowhere" })).toMatchObject({ ok: true, data: [] });
});

test("GET returns an HTTP failure as `error` instead of throwing it, as in openapi-fetch", async () => {
  const body = { message: "Internal Server Error" };
  const { cfb } = clientWithFetch(() => Response.json(body, { status: 500 }));
  const { data, error, response } = await cfb.GET("/games", { params: { query } });
  expect({ data, error, status: response.status }).toEqual({ data: undefined, error: body, status: 500 });
});
