import { operations } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";
import { createClient } from "../../src/index.js";
import { createSampleService } from "../../src/sample/index.js";
import { findings } from "../contract/validator.js";
import { addressOf } from "../support/sample-response.js";
import { latencyMs, observed, slowService, target } from "./slow-service.js";

describe("if two requests of a key are in flight to a path that takes two,", () => {
  test("a third gets the documented busy 429 immediately, which does not cost a call", async () => {
    const { clock, send } = slowService({ quota: 10 });
    const served = [send(target), send(target)];
    const third = await send(target);
    const body = await third.json();
    expect([third.status, third.headers.get("retry-after"), third.headers.get("x-calllimit-remaining")]).toEqual([
      429,
      "1",
      null,
    ]);
    expect(findings("/plays/stats", 429, body)).toEqual([]);
    expect(observed).toContain(`"${body.message}"`);
    await clock.pass(latencyMs);
    const left = (await Promise.all(served)).map((each) => [each.status, each.headers.get("x-calllimit-remaining")]);
    expect(left).toEqual([
      [200, "9"],
      [200, "8"],
    ]);
  });

  test("the next request is served as soon as one has ended", async () => {
    const { clock, statusOf } = slowService();
    const first = statusOf(target);
    await clock.pass(latencyMs / 2);
    const second = statusOf(target);
    await clock.pass(latencyMs / 2 - 1);
    expect(await statusOf(target)).toBe(429);
    await clock.pass(1);
    const next = statusOf(target);
    expect(await statusOf(target)).toBe(429);
    await clock.pass(latencyMs);
    expect(await Promise.all([first, second, next])).toEqual([200, 200, 200]);
  });

  test("other keys and paths are not delayed", async () => {
    const { clock, statusOf } = slowService();
    const own = [statusOf(target), statusOf(target)];
    const others = [
      ...[0, 1].map(() => statusOf(target, { key: "other" })),
      ...[0, 1].map(() => statusOf("/stats/game/advanced?year=2025&team=Ohio+State")),
      ...[0, 1, 2, 3].map(() => statusOf("/venues")),
    ];
    expect(await statusOf(target)).toBe(429);
    await clock.pass(latencyMs);
    expect(new Set(await Promise.all([...own, ...others]))).toEqual(new Set([200]));
  });

  test("refused requests do not count: an invalid query, a low tier, a spent quota or a busy 429", async () => {
    const { statusesOf } = slowService();
    const bad = `${target}&week=one`;
    expect(await statusesOf([bad, bad, bad, target, target, target])).toEqual([400, 400, 400, 200, 200, 429]);
    expect(await statusesOf([target, target, target])).toEqual([200, 200, 429]);

    const live = addressOf("/live/plays", examples["/live/plays"]);
    expect(await slowService({ tier: 0 }).statusesOf([live, live, live])).toEqual([401, 401, 401]);
    const spent = createSampleService({ quota: 0 });
    const responses = await Promise.all(
      [0, 1, 2].map(() => spent(`http://localhost${target}`, { headers: { authorization: "Bearer any" } })),
    );
    for (const response of responses)
      expect(await response.json()).toEqual({ message: "Monthly call quota exceeded." });
  });

  test("a HEAD does not count", async () => {
    const { clock, statusOf } = slowService();
    const heads = [0, 1, 2].map(() => statusOf(target, { method: "HEAD" }));
    const gets = [statusOf(target), statusOf(target)];
    await clock.pass(latencyMs);
    expect(new Set(await Promise.all([...heads, ...gets]))).toEqual(new Set([200]));
  });

  test("`maxInFlight: false` serves any number", async () => {
    const { statusesOf } = slowService({ maxInFlight: false });
    expect(await statusesOf([target, target, target])).toEqual([200, 200, 200]);
  });
});

test("`latencyMs` delays every response except refusals", async () => {
  const { clock, send } = slowService();
  let done = false;
  const response = send("/games?year=2024").then(({ status }) => {
    done = true;
    return status;
  });
  expect((await send("/games?year=abc")).status).toBe(400);
  await clock.pass(latencyMs - 1);
  expect(done).toBe(false);
  await clock.pass(1);
  expect(await response).toBe(200);
});

describe("without `latencyMs`", () => {
  const limited = Object.entries(operations).flatMap(([path, { maxInFlight }]) =>
    maxInFlight === undefined ? [] : [[path, maxInFlight] as const],
  );

  test.each(limited)(
    "%s accepts %i of the requests sent together, and refuses the rest with a 429",
    async (path, limit) => {
      const service = createSampleService();
      const address = addressOf(path, Object.entries(examples).find(([name]) => name === path)?.[1] ?? {});
      const send = async () =>
        (await service(`http://localhost${address}`, { headers: { authorization: "Bearer any" } })).status;
      const statuses = await Promise.all(Array.from({ length: limit + 2 }, send));
      expect(statuses.map((status) => status === 429)).toEqual([...Array(limit).fill(false), true, true]);
      // Sequential requests do not overlap.
      for (let i = 0; i < limit + 2; i++) expect(await send()).not.toBe(429);
    },
  );

  test("a client never gets a 429, because it sends only as many requests as the path accepts", async () => {
    const statuses: (number | undefined)[] = [];
    const onResponse = ({ status }: { readonly status?: number | undefined }) => void statuses.push(status);
    const cfb = createClient({ apiKey: "any", fetch: createSampleService(), onResponse });
    const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
    await Promise.all(weeks.map((week) => cfb.get("/plays/stats", { year: 2025, week, team: "Ohio State" })));
    expect(statuses).toEqual(weeks.map(() => 200));
  });
});
