import { createSampleService } from "../../src/sample/index.js";
import { ManualClock } from "../support/clock.js";
import { auth } from "./call.js";

/** The final of 2025, a minute before its kickoff. */
const now = new Date("2026-01-20T00:29:00Z");

/** The status of the championship game in a sample service. */
async function statusOf(service: ReturnType<typeof createSampleService>): Promise<unknown> {
  const response = await service("http://localhost/scoreboard", { headers: auth });
  const games: { id: number; status: string }[] = await response.json();
  return games.find(({ id }) => id === 401769076)?.status;
}

test("`speed` makes the sample world's time run that many times as fast, starting at `now`", async () => {
  const clock = new ManualClock();
  const service = createSampleService({ now, speed: 60, clock });
  expect(await statusOf(service)).toBe("scheduled");
  clock.skip(10_000);
  expect(await statusOf(service)).toBe("in_progress");
  clock.skip(300_000);
  expect(await statusOf(service)).toBe("completed");
});

test("without `speed`, the sample world's time stands still", async () => {
  const clock = new ManualClock();
  const service = createSampleService({ now, clock });
  clock.skip(3_600_000);
  expect(await statusOf(service)).toBe("scheduled");
});

test.each([-1, Number.NaN, 100_001])("speed %d is refused", (speed) => {
  expect(() => createSampleService({ speed })).toThrow("`speed` takes a number from 0 to 100,000.");
});

test("`speed` is refused beside a function as `now`, which sets its own pace", () => {
  expect(() => createSampleService({ now: () => 0, speed: 1 })).toThrow("`speed` needs a Date as `now`");
});
