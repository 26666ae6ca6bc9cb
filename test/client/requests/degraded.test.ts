import { responseFields } from "../../../src/document/fields.js";
import { operationOf, paths } from "../../../src/document/operation.js";
import { ResponseError } from "../../../src/index.js";
import { tools } from "../../../src/tools/index.js";
import { clientWithFetch, rejection } from "../../support/client-with-fetch.js";
import { manualClient } from "../../support/manual-client.js";
import { follow, passTime } from "../../watch/watching.js";

test.each([
  ["a message and a code", { message: "Service degraded", code: "UPSTREAM" }],
  ["a message, details and a number", { message: "Service degraded", details: {}, requestId: 7 }],
  ["an error", { status: 503, error: "Service Unavailable" }],
  ["no properties", {}],
])("the client refuses an object with %s as an operation's data", async (_, body) => {
  const { cfb } = clientWithFetch(() => Response.json(body));
  expect(await rejection(cfb.get("/game/box/advanced", { id: 401 }))).toBeInstanceOf(ResponseError);
});

test("no documented object has a field `message` or `error`, because the client treats such an object as a failure", () => {
  const objects = paths.filter((path) => operationOf(path)?.object);
  expect(objects.length).toBeGreaterThan(5);
  const names = objects.flatMap((path) => responseFields(path).fields.map(({ name }) => name));
  expect(names.filter((name) => name === "message" || name === "error")).toEqual([]);
});

/** What a failing proxy or service can send with a 200 instead of a list. */
const bodies: [name: string, body: unknown][] = [
  ["a message", { message: "Service degraded" }],
  ["an empty object", {}],
  ["null", null],
  ["a string", "ok"],
];
const degraded = (body: unknown) => () => Response.json(body);

describe.each(bodies)("%s instead of a list", (_, body) => {
  test("makes each and all fail with a ResponseError", async () => {
    const { cfb } = clientWithFetch(degraded(body));
    for (const path of ["/games", "/plays"] as const) {
      const parts: unknown[] = [];
      const run = async () => {
        for await (const part of cfb.each(path, { year: 2024 })) parts.push(part);
      };
      expect(await rejection(run())).toBeInstanceOf(ResponseError);
      expect(parts).toEqual([]);
      expect(await rejection(cfb.all(path, { year: 2024 }))).toBeInstanceOf(ResponseError);
    }
  });

  test("makes a run fail with the rows that have arrived", async () => {
    const games = [1, 2].map((week) => ({ id: week, week, startDate: "2024-09-01T00:00:00Z" }));
    const { cfb } = clientWithFetch(({ url }) => {
      if (url.includes("/games")) return Response.json(games);
      return Response.json(url.includes("week=1") ? [{ id: "p1" }] : body);
    });
    const error = await rejection(cfb.all("/plays", { year: 2024 }));
    expect(error).toMatchObject({ code: "incomplete", reason: "failed", done: 1, total: 2, rows: [{ id: "p1" }] });
    expect(error).toHaveProperty("cause", expect.any(ResponseError));
  });

  test("makes season fail with a ResponseError", async () => {
    const { cfb } = clientWithFetch(degraded(body));
    expect(await rejection(cfb.season(new Date("2025-10-01")))).toBeInstanceOf(ResponseError);
  });

  test("makes a watch's poll fail without reporting rows as removed", async () => {
    const games = [{ id: 1 }, { id: 2 }];
    const { cfb, clock } = manualClient({ retries: 0 }, (__, number) => Response.json(number === 2 ? body : games));
    const errors: unknown[] = [];
    const watching = follow(cfb.watch("/scoreboard", {}, { onError: (error) => errors.push(error) }));
    await passTime(clock, 180_000, watching);
    expect(errors).toEqual([expect.any(ResponseError)]);
    expect(watching.changes.map(({ type }) => type)).toEqual(["added", "added"]);
  });

  test("makes get_data and resolve_name fail with the code `response`", async () => {
    const all = tools(clientWithFetch(degraded(body)).cfb);
    const inputs = {
      get_data: { path: "/games", query: { year: 2024 } },
      resolve_name: { kind: "team", text: "Iowa" },
    };
    for (const [tool, input] of Object.entries(inputs)) {
      const result = await all.find(({ name }) => name === tool)?.execute(input);
      expect(result).toMatchObject({ failed: true, data: { error: { code: "response" } } });
    }
  });
});
