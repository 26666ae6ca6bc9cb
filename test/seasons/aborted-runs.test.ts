import { createClient, IncompleteError, NotFoundError, ServiceError } from "../../src/index.js";
import { rejection } from "../support/client-with-fetch.js";

const games = [1, 2, 3, 4].map((week) => ({ id: week, week, startDate: "2024-09-01T00:00:00Z" }));

/** A season of four weeks. Weeks from `pending` on get no response. `respond` returns other responses, by path. */
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

/** Runs a season, and aborts it with a reason once the first part has arrived. */
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
  test("each throws that reason", async () => {
    expect(await abortedWith(reason, "each")).toBe(reason);
  });

  test("all says that the signal aborted the run, with the rows that have arrived", async () => {
    const error = await abortedWith(reason, "all");
    expect(error).toMatchObject({ code: "incomplete", reason: "aborted", done: 1, total: 4, cause: reason });
    expect(error).toHaveProperty("rows", [{ id: "p1" }]);
    expect(reason).not.toHaveProperty("rows", expect.anything());
  });
});

/** All rows of an operation for 2024. One of the paths does not return a list, which the types of `all` do not allow. Hence the cast. */
const allOf = (cfb: ReturnType<typeof season>, path: string, query: { team?: string } = {}) =>
  cfb.all(path as "/plays", { year: 2024, ...query });

test.each([
  ["that the document does not declare for the operation", "/plays", '{"message":"none"}'],
  ["that is another server's page", "/teams/season/overview", "<html>404"],
  ["without a body", "/teams/season/overview", ""],
] as const)("a 404 %s makes all fail, instead of counting as an empty part", async (_, path, body) => {
  const respond = ({ pathname }: URL) => {
    if (pathname === "/teams") return Response.json([{ school: "Texas" }, { school: "Iowa" }]);
    return pathname === path ? new Response(body, { status: 404 }) : undefined;
  };
  const cfb = season(9, respond);
  const error = await rejection(allOf(cfb, path));
  expect(error).toMatchObject({ code: "not_found", path });
});

test("a 404 that the document declares counts as an empty part", async () => {
  const cfb = season(9, ({ pathname, searchParams }) => {
    if (pathname === "/teams") return Response.json([{ school: "Texas" }, { school: "Iowa" }]);
    if (searchParams.get("team") === "Iowa") return Response.json({ message: "none" }, { status: 404 });
    return Response.json({ team: searchParams.get("team") });
  });
  expect(await allOf(cfb, "/teams/season/overview")).toEqual([{ team: "Texas" }]);
});

test("a 404 makes all fail if it is the response to the only call", async () => {
  const cfb = season(9, () => Response.json({ message: "none" }, { status: 404 }));
  const error = await rejection(allOf(cfb, "/teams/season/overview", { team: "Nowhere" }));
  expect(error).toMatchObject({ code: "not_found", path: "/teams/season/overview" });
});

test("`resume` does not contain a key that the service repeats in a list", async () => {
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
