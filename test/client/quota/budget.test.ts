import {
  AuthenticationError,
  type Budget,
  type CallOptions,
  IncompleteError,
  type SeasonProgress,
  ServiceError,
} from "../../../src/index.js";
import { rejection } from "../../support/client-with-fetch.js";
import { counted, games } from "./counted.js";

const down = () => Response.json({ message: "down" }, { status: 503 });

/** Creates a client whose key function always returns a new key. The service refuses all keys. */
function withNewKeys() {
  let number = 0;
  return counted(() => Response.json({ message: "Unauthorized" }, { status: 401 }), {
    apiKey: () => `key-${number++}`,
  });
}

const query = { year: 2024 };

describe("the retry after a 401 with a new key", () => {
  test("counts toward maxCalls", async () => {
    const { cfb, requests } = withNewKeys();
    expect(await rejection(cfb.all("/games", query, { maxCalls: 1 }))).toBeInstanceOf(AuthenticationError);
    expect(requests).toEqual(["/games"]);
  });

  test("is sent if the budget allows a second request", async () => {
    const { cfb, requests } = withNewKeys();
    const budget = { left: 2 };
    expect(await rejection(cfb.get("/games", query, { budget }))).toBeInstanceOf(AuthenticationError);
    expect([requests.length, budget.left]).toEqual([2, 0]);
  });
});

describe("a call's budget", () => {
  test("ends the call with its last attempt's error when the budget is used up", async () => {
    const { cfb, requests } = counted(down);
    const budget = { left: 3 };
    expect(await rejection(cfb.get("/games", query, { budget }))).toBeInstanceOf(ServiceError);
    expect([requests.length, budget.left]).toEqual([3, 0]);
  });

  test("does not cause an onRetry event for a retry that it prevents", async () => {
    const retries: unknown[] = [];
    const { cfb } = counted(down, { onRetry: (event) => void retries.push(event) });
    await rejection(cfb.get("/games", query, { budget: { left: 2 } }));
    expect(retries).toHaveLength(1);
  });

  test("of 0 ends the call before its first request", async () => {
    const { cfb, requests } = counted();
    const result = await cfb.result("/games", query, { budget: { left: 0 } });
    const error = result.ok ? undefined : result.error;
    if (!(error instanceof IncompleteError)) throw error;
    expect(error).toMatchObject({ code: "incomplete", reason: "budget", path: "/games", done: 0, total: 1 });
    expect(error.message).toBe("/games: `budget.left` is below 1. Nothing was sent. To continue, raise it.");
    expect(requests).toEqual([]);
  });

  test("counts as used up if less than one whole request is left", async () => {
    const { cfb, requests } = counted();
    const budget = { left: 1.5 };
    await cfb.get("/games", query, { budget });
    for (const none of [budget, { left: Number.NaN }, { left: -1 }, {} as Budget]) {
      expect(await rejection(cfb.get("/games", query, { budget: none }))).toMatchObject({ reason: "budget" });
    }
    expect(requests).toHaveLength(1);
  });

  test("limits the total number of concurrent calls", async () => {
    const { cfb, requests } = counted();
    const budget = { left: 2 };
    const years = [2019, 2020, 2021, 2022, 2023];
    const results = await Promise.all(years.map((year) => cfb.result("/games", { year }, { budget })));
    expect(results.map(({ ok }) => ok)).toEqual([true, true, false, false, false]);
    expect([requests.length, budget.left]).toEqual([2, 0]);
  });

  test("is not charged for free, cached or refused calls", async () => {
    const { cfb, requests } = counted(undefined, { cache: true });
    const budget = { left: 1 };
    await cfb.get("/games", query, { budget });
    for (const path of ["/info", "/scoreboard"] as const) await cfb.get(path, {}, { budget });
    expect(await cfb.get("/games", query, { budget })).toEqual(games);
    expect(await rejection(cfb.get("/games", { year: 0.5 }, { budget }))).toMatchObject({ code: "query" });
    expect([budget.left, requests]).toEqual([0, ["/games", "/info", "/scoreboard"]]);
  });

  test("is not charged for an attempt without a key", async () => {
    const budget = { left: 1 };
    const { cfb, requests } = counted(undefined, { apiKey: () => undefined });
    expect(await rejection(cfb.get("/games", query, { budget }))).toBeInstanceOf(AuthenticationError);
    expect([budget.left, requests]).toEqual([1, []]);
  });

  test("does not affect an identical call with another budget or without a budget", async () => {
    const { cfb, requests } = counted();
    const budgets = [{ left: 0 }, { left: 1 }, undefined, undefined];
    const results = await Promise.all(budgets.map((budget) => cfb.result("/games", query, { budget })));
    expect(results.map(({ ok }) => ok)).toEqual([false, true, true, true]);
    expect(requests).toHaveLength(2);
  });

  test("is not spent on lists of names that the call does not need", async () => {
    const { cfb, requests } = counted(undefined, { names: true });
    const budget = { left: 1 };
    await cfb.get("/games", { ...query, team: "Texas" }, { budget });
    expect([budget.left, requests]).toEqual([0, ["/games"]]);
  });

  const wrong: readonly unknown[] = [7, "many", () => 3];
  test.each(wrong)("of %p is refused without a request", async (budget) => {
    const { cfb, requests } = counted();
    const options = { budget } as CallOptions;
    expect(await rejection(cfb.get("/games", query, options))).toMatchObject({
      code: "query",
      message: expect.stringContaining("budget takes"),
    });
    expect(requests).toEqual([]);
  });
});

describe("one budget", () => {
  test("can be shared by calls, whole seasons and name searches", async () => {
    const { cfb, requests } = counted();
    const budget = { left: 4 };
    await cfb.get("/games", { year: 2023 }, { budget });
    await cfb.all("/plays", query, { budget });
    expect(await cfb.names.team("longhorns", { budget })).toMatchObject({ school: "Texas" });
    expect([budget.left, requests]).toEqual([0, ["/games", "/games", "/plays", "/teams"]]);
    expect(await rejection(cfb.names.coach("Saban", { budget }))).toMatchObject({ reason: "budget" });
    expect(await rejection(cfb.all("/plays", { year: 2022 }, { budget }))).toMatchObject({ reason: "budget" });
    expect(requests).toHaveLength(4);
  });

  test("cannot be combined with maxCalls, which creates a separate budget", async () => {
    const { cfb, requests } = counted();
    const run = cfb.all("/plays", query, { budget: { left: 3 }, maxCalls: 3 });
    expect(await rejection(run)).toMatchObject({ code: "query", message: expect.stringContaining("maxCalls") });
    expect(requests).toEqual([]);
  });

  test("ends a run when it is used up, and a new budget can continue the run", async () => {
    const { cfb, requests } = counted();
    const budget = { left: 1 };
    const error = await rejection(cfb.all("/plays", query, { budget }));
    expect(error).toMatchObject({ code: "incomplete", reason: "budget", done: 0, total: 1 });
    const { resume } = Object(error);
    expect(await cfb.all("/plays", query, { budget: { left: 1 }, resume })).toHaveLength(1);
    expect(requests).toEqual(["/games", "/plays"]);
  });
});

test("onProgress counts the requests that were sent, including retries", async () => {
  const { cfb } = counted((path, number) => (path === "/plays" && number < 4 ? down() : undefined));
  const calls: number[] = [];
  const onProgress = (progress: SeasonProgress) => void calls.push(progress.calls);
  await cfb.all("/plays", query, { onProgress });
  // The four calls are the list of games and three attempts.
  expect(calls).toEqual([4]);
});

test("a call with a budget does not request lists of names for notices", async () => {
  const { cfb, requests } = counted(undefined, { names: true });
  const query = { year: 2024, team: "X" };
  const controller = new AbortController();
  const budget = () => ({ budget: { left: 1 }, signal: controller.signal });
  const watched = cfb.watch("/games", query, { metered: true, ...budget() });
  await watched.next();
  controller.abort();
  await cfb.get("/games", query, { budget: { left: 1 } });
  await cfb.all("/games", query, { budget: { left: 1 } });
  await cfb.all("/games", query, { maxCalls: 1 });
  expect(new Set(requests)).toEqual(new Set(["/games"]));
});
