import { isReplaceable } from "../../src/cache/cache.js";
import { staleness } from "../../src/cache/envelope.js";

test.each<[unknown, boolean]>([
  [{ code: "quota_exceeded" }, true],
  [{ code: "connection" }, true],
  [{ code: "timeout" }, true],
  [{ code: "service", status: 429 }, true],
  [{ code: "service", status: 500 }, true],
  [{ code: "service", status: 521 }, true],
  [{ code: "service", status: 499 }, false],
  [{ code: "service", status: 400 }, false],
  [{ code: "service", status: "503" }, false],
  [{ code: "service" }, false],
  [{ code: "response", status: 503 }, false],
  [{ code: "cancelled" }, false],
  [undefined, false],
  ["timeout", false],
])("whether stored data may replace the error %j: %j", (error, expected) => {
  expect(isReplaceable(error)).toBe(expected);
});

test("data that replaces an error says when it was stored, and which error", () => {
  const stored = Date.UTC(2024, 8, 15);
  const message =
    "The data was stored at 2024-09-15T00:00:00.000Z and is past its time. It replaces an error. Error: down";
  expect(staleness(new Error("down"), stored, stored + 5)).toEqual({
    stale: true,
    ageMs: 5,
    notices: [{ kind: "stale", message }],
  });
  expect(staleness(new Error("down"), stored, stored - 5).ageMs).toBe(0);
});
