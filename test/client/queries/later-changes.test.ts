import { createClient, type PlannedCall } from "../../../src/index.js";
import { clientWithFetch, key } from "../../support/client-with-fetch.js";

/** The queries that were sent. */
const searches = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).search);

test.each(["get", "result"] as const)("%s sends the query as it was when the call was made", async (method) => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  const query = { year: 2024 };
  const call = cfb[method]("/games", query);
  query.year = 1999;
  await call;
  expect(searches(requests)).toEqual(["?year=2024"]);
});

test("GET sends the query as it was when the call was made, even if openapi-fetch is still loading", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  // openapi-fetch is loaded with the first call.
  for (let round = 0; round < 2; round++) {
    const query = { year: 2024 };
    const call = cfb.GET("/games", { params: { query } });
    query.year = 1999;
    await call;
  }
  expect(searches(requests)).toEqual(["?year=2024", "?year=2024"]);
});

test.each(["get", "GET"] as const)(
  "%s reads a getter only once, so it sends the value that it checked",
  async (method) => {
    const { cfb, requests } = clientWithFetch(() => Response.json([]));
    let reads = 0;
    const query = {
      get year() {
        return ++reads === 1 ? 2024 : 0;
      },
    };
    await (method === "get" ? cfb.get("/games", query) : cfb.GET("/games", { params: { query } }));
    expect(searches(requests)).toEqual(["?year=2024"]);
  },
);

test("all and forget use the query as it was when they were called", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { cache: true });
  const query = { year: 2024 };
  const rows = cfb.all("/games", query);
  query.year = 1999;
  await rows;
  const forgotten = cfb.forget("/games", Object.assign(query, { year: 2024 }));
  query.year = 1999;
  await forgotten;
  await cfb.get("/games", { year: 2024 });
  expect(searches(requests)).toEqual(["?year=2024", "?year=2024"]);
});

test("plan uses the calls as they were when it was called", async () => {
  const { cfb } = clientWithFetch(() => Response.json([]));
  const query = { year: 2024 };
  const calls: PlannedCall[] = [{ path: "/venues" }, { path: "/games", query }];
  const plan = cfb.plan(calls);
  Reflect.deleteProperty(query, "year");
  calls.pop();
  expect((await plan).totals).toEqual({ invalid: 0, cached: 0, free: 0, metered: 2 });
});

test("later changes to the client's headers and fetchOptions do not affect calls", async () => {
  const headers = { "x-app": "first" };
  const fetchOptions = { next: "first" };
  const sent: unknown[] = [];
  const fetch = async (request: Request, options?: RequestInit) => {
    sent.push([request.headers.get("x-app"), options]);
    return Response.json([]);
  };
  const cfb = createClient({ apiKey: key, fetch, headers, fetchOptions });
  headers["x-app"] = "later";
  fetchOptions.next = "later";
  await cfb.get("/venues");
  await cfb.get("/venues", {}, { retries: 1 });
  await cfb.GET("/venues");
  const first = ["first", { next: "first" }];
  expect(sent).toEqual([first, first, first]);
});
