import { start } from "../../support/clock.js";
import { busy, failure, success, watch } from "../../support/manual-client.js";
import { runScripted, scriptedClient } from "../../support/scripted-client.js";

const lost = () => Promise.reject(new Error("gone"));
const utc = (ms: number) => new Date(ms).toUTCString();

/** The waits after a 503 with this Retry-After and other headers. */
async function waitsAfter(retryAfter: string, headers: Record<string, string> = {}, maxRetryAfterMs = 1e9) {
  const down = () => failure(503, "", { "retry-after": retryAfter, ...headers });
  return (await runScripted([down, () => success()], { maxRetryAfterMs, totalTimeoutMs: 1e9 })).delays;
}

describe("the wait", () => {
  test.each([
    [0, [0, 0, 0, 0, 0, 0, 0]],
    [0.5, [250, 500, 1000, 2000, 4000, 4000, 4000]],
    [0.999, [499.5, 999, 1998, 3996, 7992, 7992, 7992]],
  ])("with a random number of %d is that fraction of a limit that doubles up to 8 s", async (chance, delays) => {
    const { cfb, clock, events } = scriptedClient([lost], { retries: 7 });
    clock.chance = chance;
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(100_000);
    expect(call.data).toMatchObject({ ok: false, error: { code: "connection" } });
    expect(events.map(({ delayMs }) => delayMs)).toEqual(delays);
  });

  test("does not overflow after many attempts", async () => {
    const { delays } = await runScripted([lost], { retries: 70, totalTimeoutMs: Number.POSITIVE_INFINITY });
    expect([delays.length, delays.at(-1)]).toEqual([70, 4000]);
  });

  test.each([
    ["seconds", "120", 120_000],
    ["spaces around it", " 7 ", 7_000],
    ["a date in the current format", "Sun, 15 Sep 2024 12:00:37 GMT", 37_000],
    ["a date in the obsolete RFC 850 format", "Sunday, 15-Sep-24 12:00:37 GMT", 37_000],
    ["a date in the format of C's asctime", "Sun Sep 15 12:00:37 2024", 37_000],
  ])("is the Retry-After of the service, and jitter: %s", async (_, value, ms) => {
    expect(await waitsAfter(value)).toEqual([ms + 250]);
  });

  test.each(["0", "Sun, 15 Sep 2024 11:00:00 GMT"])("after a Retry-After of %s is that of any retry", async (value) => {
    expect(await waitsAfter(value)).toEqual([250]);
  });

  test.each([
    ...["", "soon", "-1", "1.5", "1e3", "0x10", "5, 5", "12 parsecs", "Monkey 5"],
    ...["Sun, 99 Sep 2024 12:00:37 GMT", "2024-09-15T12:00:37Z", "on Sun, 15 Sep 2024 12:00:37 GMT"],
  ])("does not depend on an invalid Retry-After: %j", async (value) => {
    expect(await waitsAfter(value)).toEqual([250]);
  });

  test("counts a date from the date of the response, so that a wrong clock does not matter", async () => {
    const retryAfter = utc(start + 37_000);
    expect(await waitsAfter(retryAfter, { date: utc(start + 30_000) })).toEqual([7_250]);
    expect(await waitsAfter(retryAfter, { date: "today" })).toEqual([37_250]);
  });

  test("reads every date as UTC in any time zone", async () => {
    const parse = jest.spyOn(Date, "parse");
    for (const date of ["Sun Sep 15 12:00:37 2024", "Sun Sep 15 12:00:37 2024 GMT"]) await waitsAfter(date);
    const parsed = new Set(parse.mock.calls.map(([value]) => value).filter(Boolean));
    parse.mockRestore();
    expect(parsed).toEqual(new Set(["Sun Sep 15 12:00:37 2024 GMT"]));
  });

  test("takes no spaces from a Retry-After that `Headers` of another runtime left", async () => {
    const headers = new Headers({ "retry-after": "7" });
    headers.get = (name) => (name === "retry-after" ? " 7 " : null);
    const down = () => Object.defineProperty(failure(503), "headers", { value: headers });
    expect((await runScripted([down, () => success()])).delays).toEqual([7_250]);
  });

  test.each([
    ["60", [60_250]],
    ["61", []],
    ["9".repeat(400), []],
    [utc(start + 61_000), []],
  ])("is at most maxRetryAfterMs: a Retry-After of %s beyond it ends the call", async (value, delays) => {
    for (const respond of [busy, (headers: Record<string, string>) => failure(503, "", headers)]) {
      const outcome = await runScripted([() => respond({ "retry-after": value })], {
        retries: 1,
        totalTimeoutMs: 120_000,
      });
      expect(outcome).toMatchObject({ result: { ok: false, error: { code: "service" } }, delays });
    }
  });

  test("does not begin where it would take all the time that is left: the failure itself is the error", async () => {
    const { result, delays, clock } = await runScripted([lost], { totalTimeoutMs: 250 });
    expect(result).toMatchObject({ ok: false, error: { code: "connection" } });
    expect([delays, clock.pending]).toEqual([[], []]);
    expect((await runScripted([lost], { totalTimeoutMs: 251 })).delays).toEqual([250]);
  });

  test.each([120_000, 3_600_000])("that ends after a sleep of %d ms is followed by no attempt", async (ms) => {
    const { cfb, clock, sent } = scriptedClient([lost], { totalTimeoutMs: 120_000 });
    const call = watch(cfb.result("/games", { year: 2024 }));
    await clock.pass(0);
    clock.skip(ms);
    await clock.pass(0);
    const message = expect.stringContaining("totalTimeoutMs");
    expect(call.data).toMatchObject({ ok: false, error: { code: "timeout", message } });
    expect(sent).toHaveLength(1);
  });
});
