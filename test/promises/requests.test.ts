import { createClient } from "../../src/index.js";
import { clientWithFetch, rejection } from "../support/client-with-fetch.js";

const query = { year: 2024 };

/** A valid body for /info, and an empty list for everything else. */
const respond = ({ url }: Request) => Response.json(url.endsWith("/info") ? { remainingCalls: 900 } : []);

test("neither createClient nor plan sends a request", async () => {
  const { cfb, requests } = clientWithFetch(respond, { quotaFloor: 5, cache: true, validate: "throw" });
  await cfb.plan([{ path: "/games", query }]);
  expect(requests).toEqual([]);
});

test("every request of a client goes to its baseUrl", async () => {
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

test("a call of GET that gets no response throws, and an invalid one throws before it is sent", async () => {
  const { cfb, requests } = clientWithFetch(() => Promise.reject(new Error("down")));
  expect(await rejection(cfb.GET("/venues"))).toMatchObject({ code: "connection" });
  expect(await rejection(cfb.GET("/games", { params: { query: {} } }))).toMatchObject({ code: "query" });
  expect(requests).toHaveLength(1);
});

test("a client without a key still returns cached data", async () => {
  const entries = new Map<string, string>();
  await clientWithFetch(() => Response.json([{ id: 1 }]), { cache: entries }).cfb.get("/games", query);
  expect(await createClient({ cache: entries }).get("/games", query)).toEqual([{ id: 1 }]);
});
