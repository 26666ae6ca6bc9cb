import { monthClock, nextReset } from "../../src/request/quota/month.js";
import { ManualClock } from "../support/clock.js";

const turn = Date.UTC(2024, 9, 1);
const day = 24 * 3_600_000;
const next = Date.UTC(2024, 10, 1);

/** A clock of months, after a response whose request was sent at `sentAt`, with a `Date` that is `offMs` from it. */
function aligned(sentAt: number, offMs: number, date = new Date(sentAt + offMs).toUTCString()) {
  const clock = new ManualClock();
  clock.time = sentAt;
  const month = monthClock(clock);
  month.align(new Headers({ date }), sentAt);
  return { clock, month };
}

test.each([
  ["2024-09-15T12:00:00Z", "2024-10-01T00:00:00.000Z"],
  ["2024-09-01T00:00:00Z", "2024-10-01T00:00:00.000Z"],
  ["2024-09-30T23:59:59.999Z", "2024-10-01T00:00:00.000Z"],
  ["2024-12-31T23:59:59Z", "2025-01-01T00:00:00.000Z"],
])("the quota of %s resets at %s", (now, reset) => {
  expect(nextReset(Date.parse(now)).toISOString()).toBe(reset);
});

test("each time has the end of its own month, in any order", () => {
  const { resetOf } = monthClock(new ManualClock());
  const times = [turn - 1, turn, turn - 1, turn + 30 * day, next, turn - 29 * day, turn - 31 * day];
  expect(times.map(resetOf)).toEqual([turn, next, turn, next, Date.UTC(2024, 11, 1), turn, Date.UTC(2024, 8, 1)]);
  const february = Date.UTC(2025, 1, 1);
  expect([february, february - 1, february + 27 * day].map(resetOf)).toEqual([
    Date.UTC(2025, 2, 1),
    february,
    Date.UTC(2025, 2, 1),
  ]);
});

test("a clock that is late by two minutes is corrected at the turn of the month", () => {
  const { month } = aligned(turn - 60_000, 120_000);
  expect(month.now()).toBe(turn + 60_000);
  expect(month.resetOf(turn - 60_000)).toBe(next);
});

test("a clock that is early by two minutes is corrected, up to the second that the date may mean", () => {
  const { month } = aligned(turn + 60_000, -120_000);
  expect(month.now()).toBe(turn - 60_000 + 999);
  expect(month.resetOf(turn + 60_000)).toBe(turn);
});

test("a date within the second of the request corrects nothing", () => {
  const { month } = aligned(turn + 500, 0);
  expect(month.now()).toBe(turn + 500);
});

test("a date that is not after the time of its arrival corrects nothing", () => {
  const clock = new ManualClock();
  clock.time = turn + 5_000;
  const month = monthClock(clock);
  month.align(new Headers({ date: new Date(turn + 3_000).toUTCString() }), turn);
  expect(month.now()).toBe(clock.time);
});

test.each([
  ["five minutes off", 300_000],
  ["five minutes off the other way", -300_000],
])("a date that is %s corrects nothing", (_, offMs) => {
  expect(aligned(turn, offMs).month.now()).toBe(turn);
});

test.each(["", "soon"])("the date %j corrects nothing", (date) => {
  expect(aligned(turn, 0, date).month.now()).toBe(turn);
});

test("a response without a date corrects nothing", () => {
  const clock = new ManualClock();
  clock.time = turn;
  const month = monthClock(clock);
  month.align(new Headers(), turn);
  expect(month.now()).toBe(turn);
});

test("a date counts within a day of the turn of a month, and not in the middle", () => {
  expect(aligned(turn - day, 120_000).month.now()).toBe(turn - day + 120_000);
  expect(aligned(turn + day - 1_000, 120_000).month.now()).toBe(turn + day + 119_000);
  expect(aligned(turn - day - 1_000, 120_000).month.now()).toBe(turn - day - 1_000);
  expect(aligned(turn + day + 1_000, 120_000).month.now()).toBe(turn + day + 1_000);
});
