import { quotaLedger } from "../../src/request/quota/ledger.js";
import type { QuotaState } from "../../src/results.js";
import { ManualClock } from "../support/clock.js";

const october = Date.UTC(2024, 9, 1);
const september = october - 1_000;

/** A ledger in September, and the numbers that `onQuota` received. */
function openLedger() {
  const clock = new ManualClock();
  clock.time = september;
  const states: QuotaState[] = [];
  const ledger = quotaLedger(clock, (state) => states.push(state));
  return { ...ledger, clock, received: () => states.map(({ remaining }) => remaining) };
}

describe("of two requests that overlap", () => {
  test.each([
    ["a higher number is ignored", 41, 40, [40]],
    ["the same number counts again", 40, 40, [40, 40]],
    ["a number counts that is lower by the calls since", 38, 38, [40, 38]],
    ["a number is ignored that is lower by more than the calls since: the plan was raised", 37, 40, [40]],
  ])("of the one that was sent first %s", (_, left, remaining, notified) => {
    const { send, note, state, received } = openLedger();
    const [first, second] = [send(), send()];
    note(40, second);
    note(left, first);
    expect([state.remaining, received()]).toEqual([remaining, notified]);
  });

  test("any lower number of the one that was sent last counts", () => {
    const { send, note, state } = openLedger();
    const [first, second] = [send(), send()];
    note(40, first);
    note(5, second);
    expect(state.remaining).toBe(5);
  });

  test("a monthly 429 counts, however many calls the other one reported", () => {
    const { send, note, exhaust, state } = openLedger();
    const [first, second] = [send(), send()];
    note(74_999, second);
    expect(exhaust(first)).toEqual(new Date(october));
    expect(state).toMatchObject({ remaining: 0, exhaustedUntil: new Date(october) });
  });
});

test("a request that was sent after the latest number was learned replaces it, also by a higher one", () => {
  const { send, note, state } = openLedger();
  note(40, send());
  note(75_000, send());
  expect(state.remaining).toBe(75_000);
  note(3, send());
  expect(state.remaining).toBe(3);
});

test("a response of a request of last month does not replace this month's number", () => {
  const { clock, send, note, state, received } = openLedger();
  const late = send();
  clock.time = october;
  note(999, send());
  note(3, late);
  expect([state.remaining, received()]).toEqual([999, [999]]);
});

test("a number that was learned while the clock was a month ahead does not hold back this month's", () => {
  const { clock, send, note, state } = openLedger();
  const request = send();
  clock.time = october;
  note(3, send());
  clock.time = september;
  expect(state.remaining).toBeUndefined();
  note(50, request);
  expect(state.remaining).toBe(50);
});

test("a response without a number takes one call from what is known, until a later request reports", () => {
  const { send, note, pay, state, received } = openLedger();
  pay(undefined, send());
  expect([state.spent, received()]).toEqual([1, []]);
  note(10, send());
  const earlier = send();
  pay(undefined, send());
  expect(state.remaining).toBe(9);
  // It may have been sent before the service counted the other one.
  pay(8, earlier);
  expect(state.remaining).toBe(7);
  pay(6, send());
  expect([state.remaining, state.spent, received()]).toEqual([6, 4, [10, 9, 7, 6]]);
});

test("what is left is never below 0", () => {
  const { send, note, pay, state } = openLedger();
  note(0, send());
  pay(undefined, send());
  expect(state.remaining).toBe(0);
});

test("a monthly 429 of a request of last month locks nothing", () => {
  const { clock, send, exhaust, lock, state } = openLedger();
  const late = send();
  clock.time = october;
  expect(exhaust(late)).toEqual(new Date(october));
  clock.time = september;
  expect([lock(), state.exhaustedUntil]).toEqual([undefined, undefined]);
});

test("a monthly 429 of a request of last month does not unlock this month, after the clock is set back", () => {
  const { clock, send, exhaust, lock } = openLedger();
  clock.time = october;
  exhaust(send());
  clock.time = september;
  expect(lock()).toBeUndefined();
  clock.time = october;
  expect(lock()).toMatchObject({ reset: Date.UTC(2024, 10, 1) });
});

test("each response without a number notifies, with a state that no longer changes", () => {
  const clock = new ManualClock();
  const states: QuotaState[] = [];
  const { send, note, pay } = quotaLedger(clock, (state) => states.push(state));
  note(10, send());
  pay(undefined, send());
  pay(undefined, send());
  expect(states.map(({ remaining, spent, learnedAt }) => [remaining, spent, learnedAt])).toEqual([
    [10, 0, clock.time],
    [9, 1, clock.time],
    [8, 2, clock.time],
  ]);
});

test("a lock is confirmed where a number was known, or once a later response reports that none is left", () => {
  const known = openLedger();
  known.note(1, known.send());
  known.exhaust(known.send());
  expect(known.lock()).toMatchObject({ confirmed: true });

  const unknown = openLedger();
  unknown.exhaust(unknown.send());
  unknown.exhaust(unknown.send());
  expect(unknown.lock()).toMatchObject({ confirmed: false, retryAt: 0 });
  unknown.note(0, unknown.send());
  expect(unknown.lock()).toMatchObject({ confirmed: true });
  unknown.note(1, unknown.send());
  expect(unknown.lock()).toBeUndefined();
});
