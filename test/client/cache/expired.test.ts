import { failure, manualClient } from "../../support/manual-client.js";

const year = { year: 2024 } as const;
const hour = 3_600_000;
const day = 24 * hour;
const rows = (id: number) => Response.json([{ id }]);

test("a wall clock that is set back does not extend the time of an entry in memory, however long the process has run", async () => {
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

test("an entry in memory replaces no error after its week, by the clock of the client", async () => {
  let failing = false;
  const { cfb, clock } = manualClient({ cache: true, retries: 0 }, () => (failing ? failure(503) : rows(1)));
  await cfb.get("/games", year);
  failing = true;
  clock.time -= day;
  await clock.pass(hour + 7 * day);
  expect(await cfb.result("/games", year)).toMatchObject({ ok: false, error: { code: "service" } });
});

test("data in memory that replaces an error says when it was stored by the wall clock, however long the process has run", async () => {
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
