import { runCalls } from "../../src/cli/session/run-calls.js";
import { createClient } from "../../src/create-client.js";
import { systemClock } from "../../src/request/time.js";
import { createSampleService } from "../../src/sample/index.js";

/** Requests the calendars of `years` from a service that breaks the connection for the years in `broken`. */
async function requestYears(years: number[], broken: number[]) {
  const requested: number[] = [];
  const sample = createSampleService();
  const client = createClient({
    apiKey: "any",
    // Without random delays or waits, so that retries are sent immediately.
    clock: { ...systemClock, random: () => 0 },
    fetch: async (request) => {
      const year = Number(new URL(request.url).searchParams.get("year"));
      requested.push(year);
      if (broken.includes(year)) throw new TypeError("fetch failed");
      return sample(request);
    },
  });
  const jobs = years.map((year) => ({ call: { path: "/calendar" as const, query: { year } } }));
  const stored: unknown[] = [];
  const outcome = await runCalls(jobs, async ({ call: { path, query } }) => {
    await client.get(path, query);
    stored.push(query.year);
    return undefined;
  });
  return { ...outcome, stored, requested };
}

test("three failed calls in a row end the run, and the remaining calls are not sent", async () => {
  const { stored, failed, stopped, requested } = await requestYears([2020, 2021, 2022, 2023, 2024], [2021, 2022, 2023]);
  expect(stored).toEqual([2020]);
  expect(failed).toHaveLength(2);
  expect(stopped).toMatchObject({ code: "connection", query: { year: 2023 } });
  // Three attempts each.
  expect(requested).toHaveLength(10);
  expect(requested).not.toContain(2024);
});

test("a response between failures resets the failure count", async () => {
  const { stored, failed, stopped } = await requestYears([2020, 2021, 2022, 2023, 2024], [2020, 2021, 2023, 2024]);
  expect(stored).toEqual([2022]);
  expect(failed).toHaveLength(4);
  expect(stopped).toBeUndefined();
});
