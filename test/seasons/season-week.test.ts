import { type ClientOptions, createClient } from "../../src/index.js";
import { systemClock } from "../../src/request/time.js";
import { createSampleService } from "../../src/sample/index.js";
import { FastClock } from "../support/clock.js";

const dayMs = 86_400_000;

/** A client of the sample service, and the query strings that it has requested. */
function client(options: ClientOptions = {}) {
  const requested: string[] = [];
  const service = createSampleService();
  const cfb = createClient({
    apiKey: "test-key",
    cache: true,
    ...options,
    async fetch(request) {
      requested.push(new URL(request.url).search);
      return service(request);
    },
  });
  return { cfb, requested };
}

test("for every day from 2024 to 2026, `season` returns the current or next week in the calendar", async () => {
  const { cfb, requested } = client();
  const weeks = (await Promise.all([2023, 2024, 2025].map((year) => cfb.get("/calendar", { year })))).flat();
  const wrong: unknown[] = [];
  for (let at = Date.UTC(2024, 0, 1, 12); at < Date.UTC(2027, 0, 1); at += dayMs) {
    const found = await cfb.season(new Date(at));
    const expected = weeks.find(({ endDate }) => at <= Date.parse(endDate));
    const isRight = expected
      ? found.season === expected.season && found.seasonType === expected.seasonType && found.week === expected.week
      : found.season === 2026 && found.week === undefined && found.starts === undefined;
    if (!isRight) wrong.push([new Date(at), found, expected]);
  }
  expect(wrong).toEqual([]);
  // A day needs only the calendars of the season that can include it and of the next season.
  expect([...new Set(requested)].sort()).toEqual(["?year=2023", "?year=2024", "?year=2025", "?year=2026"]);
  expect(requested.length).toBeLessThan(8);
});

test.each([
  ["2025-08-01T00:00:00Z", 2025, "regular", 1, "a day before the season"],
  ["2025-08-30T16:00:00Z", 2025, "regular", 1, "a Saturday of week 1"],
  ["2025-09-02T06:59:00Z", 2025, "regular", 1, "the last minute of a week"],
  ["2025-09-02T06:59:30Z", 2025, "regular", 2, "the minute between two weeks"],
  ["2025-12-31T12:00:00Z", 2025, "postseason", 1, "the bowls"],
  ["2026-01-10T12:00:00Z", 2025, "postseason", 1, "a January day of last year's season"],
  ["2026-03-01T12:00:00Z", 2026, undefined, undefined, "a day before a season without a calendar"],
])("for %s, `season` returns season %s, %s, week %s (%s)", async (at, season, seasonType, week, _why) => {
  expect(await client().cfb.season(new Date(at))).toMatchObject({ season, seasonType, week });
});

test("without a date, `season` returns the current week after one call", async () => {
  const { requested, cfb } = client({ clock: new FastClock() });
  expect(await cfb.season()).toEqual({
    season: 2024,
    seasonType: "regular",
    week: 3,
    starts: new Date("2024-09-10T07:00:00Z"),
    ends: new Date("2024-09-17T06:59:00Z"),
  });
  expect(requested).toEqual(["?year=2024"]);
});

test("`season` neither reports nor refuses the years that it tries", async () => {
  const seen: unknown[] = [];
  const clock = { ...systemClock, now: () => Date.UTC(2026, 0, 25) };
  const { cfb } = client({ notices: "refuse", onNotice: (event) => seen.push(event), clock });
  expect(await cfb.season(new Date("2026-03-01T12:00:00Z"))).toMatchObject({ season: 2026, week: undefined });
  expect(seen).toEqual([]);
});

test("for an invalid date, `season` throws a TypeError without a request", async () => {
  const { requested, cfb } = client();
  await expect(cfb.season(new Date("today"))).rejects.toThrow(
    new TypeError("`season` takes a valid Date. Without one, it uses the current time."),
  );
  expect(requested).toEqual([]);
});

test.each([
  ["empty", [], 2025],
  ["without rows that are objects", [null], 2025],
  ["without dates", [{}], 2026],
])("if every calendar is %s, `season` does not return a week", async (_, body, season) => {
  const cfb = createClient({ apiKey: "test-key", fetch: async () => Response.json(body) });
  expect(await cfb.season(new Date("2025-10-01"))).toMatchObject({ season, week: undefined });
});

test("`season` returns the current week, even if the calendar is in another order", async () => {
  const weeks = [4, 2, 3, 1].map((week) => ({
    ...{ season: 2025, seasonType: "regular", week },
    ...{ startDate: `2025-09-0${week}T00:00:00Z`, endDate: `2025-09-0${week}T23:59:00Z` },
  }));
  const cfb = createClient({ apiKey: "test-key", fetch: async () => Response.json(weeks) });
  expect(await cfb.season(new Date("2025-09-02T12:00:00Z"))).toMatchObject({ season: 2025, week: 2 });
});
