import { createClient } from "../../src/index.js";
import { clientWithFetch, key, leaks } from "../support/client-with-fetch.js";

test("a result without data contains a notice", async () => {
  const { cfb } = clientWithFetch(() => new Response(null, { status: 204 }));
  const result = await cfb.result("/player/season/overview", { year: 2025, playerId: 1 });
  expect(result).toMatchObject({ ok: true, data: undefined, notices: [{ kind: "empty" }] });
});

test("a result contains its notices, whether the call succeeds or fails", async () => {
  const { cfb } = clientWithFetch(() => Response.json([]));
  const { notices } = await cfb.result("/games", { year: 1850 });
  expect(notices.map(({ kind }) => kind)).toEqual(["before-data", "empty"]);
  const failing = clientWithFetch(() => Response.json({ message: "no" }, { status: 500 }));
  expect(await failing.cfb.result("/games", { year: 1850 })).toMatchObject({
    ok: false,
    notices: [{ kind: "before-data" }],
  });
});

test("with `refuse`, a call with notices is not sent and fails with their message", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { notices: "refuse" });
  const result = await cfb.result("/games", { year: 1850 });
  expect(result).toMatchObject({
    ok: false,
    notices: [{ kind: "before-data" }],
    error: {
      code: "query",
      path: "/games",
      operationId: "getGames",
      parameters: ["year"],
      message: "/games has data since 1869, but not for `year` 1850.",
    },
  });
  const planned = await cfb.plan([{ path: "/games", query: { year: 1850 } }]);
  expect(planned).toMatchObject({ calls: [{ cost: "invalid", error: { code: "query" } }], totals: { invalid: 1 } });
  expect(requests).toHaveLength(0);
  // A call's option overrides the client's.
  expect(await cfb.get("/games", { year: 1850 }, { notices: "report" })).toEqual([]);
  expect(requests).toHaveLength(1);
});

test("with `refuse`, an error contains the messages of all notices and names their parameters", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { notices: "refuse" });
  const query = { id: 1, year: 2024, team: "Texas" };
  await expect(cfb.get("/games", query)).rejects.toMatchObject({
    message:
      "/games ignores `year` if `id` is given. Leave one of them out. /games ignores `team` if `id` is given. Leave one of them out.",
    parameters: ["year", "team"],
    query,
  });
  expect(requests).toHaveLength(0);
});

test("with `refuse`, a path that is not in the document is not requested", async () => {
  const onNotice = jest.fn();
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { notices: "refuse", onNotice });
  await expect(cfb.fetch("/new/path")).rejects.toMatchObject({
    code: "query",
    path: "/new/path",
    message: expect.stringMatching(/^The document does not have \/new\/path: /),
    parameters: [],
  });
  expect([onNotice.mock.calls.length, requests.length]).toEqual([1, 0]);
});

test("with `refuse`, a call without notices is sent", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([{ id: 1 }]), { notices: "refuse" });
  const { calls } = await cfb.plan([{ path: "/games", query: { year: 2024 } }]);
  expect(calls).toMatchObject([{ cost: "metered", notices: [] }]);
  expect(await cfb.get("/games", { year: 2024 })).toEqual([{ id: 1 }]);
  expect(requests).toHaveLength(1);
});

test("a single call can set `notices` to refuse", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]));
  await expect(cfb.get("/games", { year: 1850 }, { notices: "refuse" })).rejects.toMatchObject({ code: "query" });
  expect(requests).toHaveLength(0);
});

test("with `off`, there are no notices, and onNotice is not called", async () => {
  const onNotice = jest.fn();
  const { cfb } = clientWithFetch(() => Response.json([]), { onNotice, notices: "off" });
  expect(await cfb.result("/games", { year: 1850 })).toMatchObject({ ok: true, notices: [] });
  const { calls } = await cfb.plan([{ path: "/games", query: { year: 1850 } }]);
  expect(calls).toMatchObject([{ cost: "metered", notices: [] }]);
  expect(onNotice).not.toHaveBeenCalled();
});

test.each([
  [
    "throws",
    () => {
      throw new Error("a hook");
    },
  ],
  ["rejects", () => Promise.reject(new Error("a hook"))],
])("a hook that %s does not make a call fail", async (_, onNotice) => {
  const { cfb } = clientWithFetch(() => Response.json([]), { onNotice });
  expect(await cfb.get("/games", { year: 1850 })).toEqual([]);
});

test("a plan contains each call's notices, and none for an invalid call", async () => {
  const { cfb, requests } = clientWithFetch(() => Response.json([]), { names: true });
  const { calls } = await cfb.plan([
    { path: "/wepa/team/season", query: { year: 1999 } },
    { path: "/games", query: { year: 2024, conference: "Big Ten" } },
    { path: "/games", query: { yaer: 2024 } as never },
  ]);
  expect(calls.map(({ notices }) => notices.map(({ kind }) => kind))).toEqual([["before-data"], [], []]);
  expect(requests).toHaveLength(0);
});

test("notices never repeat the key", async () => {
  const respond = (request: Request) =>
    Response.json(request.url.includes("/teams") ? [{ id: 1, school: `Texas ${key}`, abbreviation: "TEX" }] : []);
  const { cfb } = clientWithFetch(respond, { names: true });
  const { notices } = await cfb.result("/games", { year: 2024, team: "Texas" });
  expect(notices.map(({ kind }) => kind)).toEqual(["unknown-name", "empty"]);
  expect(leaks(notices)).toEqual([]);
});

test("by default, get does not request lists of names", async () => {
  const requests: string[] = [];
  const fetch = async (request: Request) => {
    requests.push(new URL(request.url).pathname);
    return Response.json([]);
  };
  await createClient({ apiKey: "k", fetch }).get("/games", { year: 1850, team: "Ohio St" });
  expect(requests).toEqual(["/games"]);
});
