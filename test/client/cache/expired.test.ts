import { failure, manualClient } from "../../support/manual-client.js";

const year = { year: 2024 } as const;
const hour = 3_600_000;
const day = 24 * hour;
const rows = (id: number) => Response.json([{ id }]);

test("setting the wall clock back does not extend a memory entry's life, even in a process that has run for days", async () => {
  let id = 1;
  const { cfb, clock } = manualClient({ cache: true }, () => rows(id++));
  clock.skip(3 * day);
  expect(await cfb.get("/games", year)).toEqual([{ id: 1 }]);
  clock.time -= day;
  await clock.pass(hour - 1);
  expect(await cfb.get("/games", year)).toEqual([{ id: 1 }]);
  await clock.pass(1);
  expect(await cfb.get("/games", year)).toEqual([{ id: 2 }]);
});

test("a memory entry stops replacing errors a week after it expired, by the client's clock", async () => {
  let failing = false;
  const { cfb, clock } = manualClient({ cache: true, retries: 0 }, () => (failing ? failure(503) : rows(1)));
  await cfb.get("/games", year);
  failing = true;
  clock.time -= day;
  await clock.pass(hour + 7 * day);
  expect(await cfb.result("/games", year)).toMatchObject({ ok: false, error: { code: "service" } });
});

test("stale data from memory states when it was stored by the wall clock, even in a process that has run for days", async () => {
  let failing = false;
  const { cfb, clock } = manualClient({ cache: true, retries: 0 }, () => (failing ? failure(503) : rows(1)));
  clock.skip(3 * day);
  await cfb.get("/games", year);
  const stored = new Date(clock.time).toISOString();
  failing = true;
  clock.skip(2 * hour);
  const result = await cfb.result("/games", year);
  expect(result).toMatchObject({ ok: true, stale: true, ageMs: 2 * hour });
  expect(result.notices).toMatchObject([{ kind: "stale", message: expect.stringContaining(stored) }]);
});
