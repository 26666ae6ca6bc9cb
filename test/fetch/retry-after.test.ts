import { retryAfterMs } from "../../src/request/statuses.js";

const now = Date.UTC(1994, 10, 6, 8, 49, 0);

test.each([
  ["seconds", "120", 120_000],
  ["zero seconds", "0", 0],
  ["surrounding spaces", " 7 ", 7_000],
  ["a date in the current format", "Sun, 06 Nov 1994 08:49:37 GMT", 37_000],
  ["a date in the obsolete RFC 850 format", "Sunday, 06-Nov-94 08:49:37 GMT", 37_000],
  ["a date in the format of C's asctime", "Sun Nov  6 08:49:37 1994", 37_000],
  ["a date in the past", "Sun, 06 Nov 1994 08:00:00 GMT", 0],
  ["more seconds than a number can hold exactly", `1${"0".repeat(30)}`, 1e30 * 1000],
  ["more seconds than a number can hold", "9".repeat(400), Number.POSITIVE_INFINITY],
])("the header accepts %s", (_, value, ms) => {
  expect(retryAfterMs(new Headers({ "retry-after": value }), now)).toBe(ms);
});

test.each([
  "",
  "soon",
  "-1",
  "1.5",
  "1e3",
  "0x10",
  "5, 5",
  "12 parsecs",
  "Monkey 5",
  "Sun, 99 Nov 1994 08:49:37 GMT",
  "1994-11-06T08:49:37Z",
])("%j is not a valid time", (value) => {
  expect(retryAfterMs(new Headers({ "retry-after": value }), now)).toBeUndefined();
});

test("every date is read as UTC in any time zone", () => {
  const parse = jest.spyOn(Date, "parse");
  retryAfterMs(new Headers({ "retry-after": "Sun Nov  6 08:49:37 1994" }), now);
  expect(parse).toHaveBeenLastCalledWith("Sun Nov  6 08:49:37 1994 GMT");
  retryAfterMs(new Headers({ "retry-after": "Sun, 06 Nov 1994 08:49:37 GMT" }), now);
  expect(parse).toHaveBeenCalledWith("Sun, 06 Nov 1994 08:49:37 GMT");
  parse.mockRestore();
});

test("a date counts from the date of the response, so that a wrong clock does not matter", () => {
  const headers = { "retry-after": "Sun, 06 Nov 1994 08:49:37 GMT", date: "Sun, 06 Nov 1994 08:49:30 GMT" };
  expect(retryAfterMs(new Headers(headers), now)).toBe(7_000);
  expect(retryAfterMs(new Headers({ ...headers, date: "today" }), now)).toBe(37_000);
});

test("spaces are removed that `Headers` of another runtime left", () => {
  class Untrimmed extends Headers {
    override get(name: string): string | null {
      return ` ${super.get(name)} `;
    }
  }
  expect(retryAfterMs(new Untrimmed({ "retry-after": "7" }), now)).toBe(7_000);
});

test("without the header there is no time", () => {
  expect(retryAfterMs(new Headers(), now)).toBeUndefined();
});
