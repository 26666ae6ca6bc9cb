import { resetAfter } from "../../src/request/quota/ledger.js";

test.each([
  ["2024-09-15T12:00:00Z", "2024-10-01T00:00:00.000Z"],
  ["2024-09-01T00:00:00Z", "2024-10-01T00:00:00.000Z"],
  ["2024-09-30T23:59:59.999Z", "2024-10-01T00:00:00.000Z"],
  ["2024-12-31T23:59:59Z", "2025-01-01T00:00:00.000Z"],
  ["2025-02-28T12:00:00Z", "2025-03-01T00:00:00.000Z"],
])("the quota of %s resets at %s", (now, reset) => {
  expect(new Date(resetAfter(Date.parse(now))).toISOString()).toBe(reset);
});

test("the month of a clock that is set back is not the later one", () => {
  resetAfter(Date.parse("2024-10-01T00:00:00Z"));
  expect(resetAfter(Date.parse("2024-09-30T23:59:59.999Z"))).toBe(Date.parse("2024-10-01"));
});
