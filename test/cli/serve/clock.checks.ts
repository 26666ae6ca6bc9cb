import { readSpeed, readTime } from "../../../src/cli/commands/serve/command.js";

test.each([
  ["2025-01-21T02:00Z", "2025-01-21T02:00:00.000Z"],
  ["2025-01-20T21:00-05:00", "2025-01-21T02:00:00.000Z"],
  ["2025-01-21T02:00:30.5Z", "2025-01-21T02:00:30.500Z"],
  ["2025-01-21", "2025-01-21T00:00:00.000Z"],
])("--now %s means %s", (text, time) => {
  expect(new Date(readTime(text)).toISOString()).toBe(time);
});

// Without a time zone, the time depends on the machine.
test.each([
  "2025-01-21T02:00",
  "2025-02-30",
  "2025-13-01",
  "2025-01-21T25:00Z",
  "2025-01-21T02:00+99:00",
  "2025",
  "now",
  "",
  " 2025-01-21",
])("--now %j is refused with an example", (text) => {
  expect(() => readTime(text)).toThrow(`--now ${text}: give a day, 2025-01-21, or a time with its zone`);
});

test.each([
  ["60", 60],
  ["0.5", 0.5],
  ["0", 0],
  ["100000", 100_000],
])("--speed %s means %d", (text, speed) => {
  expect(readSpeed(text)).toBe(speed);
});

test.each(["-1", "fast", "1e3", "Infinity", "NaN", "100001", "", "0x10"])("--speed %j is refused", (text) => {
  expect(() => readSpeed(text)).toThrow(`--speed ${text}: takes a number from 0 to 100000`);
});
