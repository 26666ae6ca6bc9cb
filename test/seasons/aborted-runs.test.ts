import { createClient, IncompleteError, NotFoundError, ServiceError } from "../../src/index.js";
import { rejection } from "../support/client-with-fetch.js";

const games = [1, 2, 3, 4].map((week) => ({ id: week, week, startDate: "2024-09-01T00:00:00Z" }));

/** A client for a season of four weeks. Requests for week `pending` and later never get a response. `respond` can replace any response. */
function season(pending: number, respond: (url: URL) => Response | undefined = () => undefined) {
  const fetch = ({ url: href, signal }: Request) => {
    const url = new URL(href);
    const other = respond(url);
    if (other) return Promise.resolve(other);
    if (url.pathname === "/games") return Promise.resolve(Response.json(games));
    const week = Number(url.searchParams.get("week"));
    if (week < pending) return Promise.resolve(Response.json([{ id: `p${week}` }]));
    return new Promise<Response>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
  };
  return createClient({ apiKey: "a-key-for-the-tests", retries: 0, fetch });
}

/** Requests a season, aborts with the given reason after the first part, and returns the error. */
async function abortedWith(reason: unknown, method: "each" | "all"): Promise<unknown> {
  const controller = new AbortController();
  const cfb = season(2);
  const options = { signal: controller.signal, onProgress: () => controller.abort(reason) };
  if (method === "all") return rejection(cfb.all("/plays", { year: 2024 }, options));
  const run = async () => {
    for await (const _ of cfb.each("/plays", { year: 2024 }, options));
  };
  return rejection(run());
}

describe.each([
  ["a NotFoundError of the same path", new NotFoundError("nothing", { path: "/plays", status: 404, body: "{}" })],
  ["an IncompleteError of another run", new IncompleteError("other", { reason: "budget", done: 9, total: 9 })],
  ["a failure of another call", new ServiceError("down", { path: "/venues", status: 500 })],
])("if a run's signal aborts with %s,", (_, reason) => {
  test("`each` throws the signal's reason", async () => {
    expect(await abortedWith(reason, "each")).toBe(reason);
  });

  test("`all` throws an error with the reason `aborted` and the rows that have arrived", async () => {
    const error = await abortedWith(reason, "all");
    expect(error).toMatchObject({ code: "incomplete", reason: "aborted", done: 1, total: 4, cause: reason });
    expect(error).toHaveProperty("rows", [{ id: "p1" }]);
    expect(reason).not.toHaveProperty("rows", expect.anything());
  });
});

/** All rows of an operation for 2024. The cast allows a path that does not return a list, which the types of `all` exclude. */
const allOf = (cfb: ReturnType<typeof season>, path: string, query: { team?: string } = {}) =>
  cfb.all(path as "/plays", { year: 2024, ...query });

test.each([
  ["that the document does not declare for the operation", "/plays", '{"message":"none"}'],
  ["that is another server's page", "/teams/season/overview", "<html>404"],
  ["without a body", "/teams/season/overview", ""],
] as const)("`all` throws if a part returns a 404 %s", async (_, path, body) => {
  const respond = ({ pathname }: URL) => {
    if (pathname === "/teams") return Response.json([{ school: "Texas" }, { school: "Iowa" }]);
    return pathname === path ? new Response(body, { status: 404 }) : undefined;
  };
  const cfb = season(9, respond);
  const error = await rejection(allOf(cfb, path));
  expect(error).toMatchObject({ code: "not_found", path });
});

test("`all` treats a part as empty if it returns a 404 that the document declares", async () => {
  const cfb = season(9, ({ pathname, searchParams }) => {
    if (pathname === "/teams") return Response.json([{ school: "Texas" }, { school: "Iowa" }]);
    if (searchParams.get("team") === "Iowa") return Response.json({ message: "none" }, { status: 404 });
    return Response.json({ team: searchParams.get("team") });
  });
  expect(await allOf(cfb, "/teams/season/overview")).toEqual([{ team: "Texas" }]);
});

test("`all` throws if its only call returns a 404", async () => {
  const cfb = season(9, () => Response.json({ message: "none" }, { status: 404 }));
  const error = await rejection(allOf(cfb, "/teams/season/overview", { team: "Nowhere" }));
  expect(error).toMatchObject({ code: "not_found", path: "/teams/season/overview" });
});

test("an error and its `resume` do not contain the key, even if the service repeats it in a list", async () => {
  const key = "a-key-for-the-tests";
  const cfb = season(9, ({ pathname }) => {
    if (pathname === "/teams") return Response.json([{ school: key }, { school: "Texas" }]);
    return Response.json({ message: "down" }, { status: 500 });
  });
  const texts: string[] = [];
  const error = await rejection(allOf(cfb, "/teams/season/overview"));
  texts.push(JSON.stringify(error), String(Reflect.get(Object(error), "resume")));
  expect(texts.join()).not.toContain(key);
});
