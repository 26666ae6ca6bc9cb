import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Io } from "../../src/cli/io.js";
import { record } from "../../src/cli/record/run.js";
import { createClient } from "../../src/client.js";
import { systemClock } from "../../src/fetch/chain.js";
import { createSampleService } from "../../src/sample/index.js";

const folder = mkdtempSync(join(tmpdir(), "cfb-record-"));
afterAll(() => rmSync(folder, { recursive: true }));

const io: Io = {
  out: async () => {},
  note: () => {},
  warn: () => {},
  signal: new AbortController().signal,
  env: {},
  terminal: false,
  columns: 80,
  color: false,
  quiet: true,
};

/** Records the calendars of some years from a service that breaks the connection for those in `broken`. */
async function recordYears(years: number[], broken: number[]) {
  const asked: number[] = [];
  const sample = createSampleService();
  const client = createClient({
    apiKey: "any",
    // No chance, no waiting: what is sent again is sent at once.
    clock: { ...systemClock, random: () => 0 },
    fetch: async (request) => {
      const year = Number(new URL(request.url).searchParams.get("year"));
      asked.push(year);
      if (broken.includes(year)) throw new TypeError("fetch failed");
      return sample(request);
    },
  });
  const session = { client, sample: true, key: undefined, where: "a test", ask: async () => undefined };
  const plan = years.map((year) => ({
    call: { path: "/calendar" as const, query: { year } },
    file: join(folder, `${year}.json`),
  }));
  const progress = { at: () => {}, stop: () => {} };
  const outcome = await record(io, session, plan, () => Number.POSITIVE_INFINITY, progress);
  return { ...outcome, asked };
}

test("three calls in a row without an answer end it: the rest is not asked", async () => {
  const { written, failed, stopped, asked } = await recordYears([2020, 2021, 2022, 2023, 2024], [2021, 2022, 2023]);
  expect(written).toBe(1);
  expect(failed).toHaveLength(2);
  expect(stopped).toMatchObject({ code: "connection", query: { year: 2023 } });
  // Each of them three times.
  expect(asked).toHaveLength(10);
  expect(asked).not.toContain(2024);
});

test("an answer in between shows that it is the calls and not the network", async () => {
  const { written, failed, stopped } = await recordYears([2020, 2021, 2022, 2023, 2024], [2020, 2021, 2023, 2024]);
  expect(written).toBe(1);
  expect(failed).toHaveLength(4);
  expect(stopped).toBeUndefined();
});
