import { clientWithFetch } from "../../support/client-with-fetch.js";

const emptyList = () => Response.json([]);

test("get and plan both report half a surrogate pair as invalid", async () => {
  const { cfb, requests } = clientWithFetch(emptyList);
  const query = { year: 2024, team: "\u{1f3c8}".slice(0, 1) };
  await expect(cfb.get("/games", query)).rejects.toMatchObject({ code: "query", parameters: ["team"] });
  expect((await cfb.plan([{ path: "/games", query }])).totals.invalid).toBe(1);
  expect(requests).toEqual([]);
});

test.each([
  new URLSearchParams("conference=SEC"),
  new Map([["conference", "SEC"]]),
  new Date(0),
  ["SEC"],
  "SEC",
  "",
  7,
  0,
])("the client refuses %p as a query instead of treating it as an empty query", async (query) => {
  const { cfb, requests } = clientWithFetch(emptyList);
  const methods: Record<"get" | "all", (path: string, query: unknown) => Promise<unknown>> = cfb as never;
  const message = expect.stringMatching(/^\/teams: the query must be an object such as/);
  await expect(methods.get("/teams", query)).rejects.toMatchObject({ code: "query", message });
  await expect(methods.all("/teams", query)).rejects.toMatchObject({ code: "query", message });
  for (const all of [true, false]) {
    const { calls } = await cfb.plan([{ path: "/teams", query, all } as never]);
    expect(calls).toMatchObject([{ cost: "invalid", error: { code: "query", message } }]);
  }
  expect(requests).toEqual([]);
});

test("null counts as an empty query", async () => {
  const { cfb } = clientWithFetch(emptyList);
  const get: (path: string, query: unknown) => Promise<unknown> = cfb.get as never;
  expect(await get("/conferences", null)).toEqual([]);
});
