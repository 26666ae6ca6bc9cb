import fc from "fast-check";
import { isPath, type Operation, operations } from "../../src/document/operation.js";
import { QueryError } from "../../src/errors.js";
import { checkQuery } from "../../src/query/check.js";
import { parseQuery } from "../../src/query/query-error.js";
import { redactor } from "../../src/query/redact.js";
import { retryAfterMs } from "../../src/request/statuses.js";
import { columnsOf } from "../../src/tables/index.js";
import { tidied } from "../../src/tables/tidy.js";

const runs = { numRuns: process.env.CFB_PROOF_QUICK ? 1_000 : 10_000, seed: 16 };
const paths = Object.keys(operations).filter(isPath);
const path = fc.constantFrom(...paths);
const name = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "year", ""),
  fc.constantFrom(...paths.flatMap((each) => Object.keys(operations[each].parameters))),
  fc.string(),
);
const texts = fc.dictionary(name, fc.oneof(fc.string(), fc.constantFrom("2024", "Texas", "true", "1e3", " 5", "2.5")));
const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });
/** Any data, often rows with names of parameters as keys. */
const data = fc.oneof(anything, fc.array(fc.dictionary(name, anything)));

test("parseQuery returns a valid query with the given values or throws a QueryError", () => {
  fc.assert(
    fc.property(path, texts, (at, given) => {
      let query: Record<string, unknown>;
      try {
        query = Object.fromEntries(Object.entries(parseQuery(at, given)));
      } catch (error) {
        return error instanceof QueryError && error.path === at;
      }
      const again = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
      expect(checkQuery(operations[at], query)).toEqual([]);
      expect(parseQuery(at, again)).toEqual(query);
      for (const [key, value] of Object.entries(query)) {
        if (typeof value === "number") expect(value).toBe(Number(given[key]));
        else expect(String(value)).toBe(given[key]);
      }
      return true;
    }),
    runs,
  );
}, 300_000);

test("checkQuery finds all unknown and missing parameters of any object, and does not change the object", () => {
  fc.assert(
    fc.property(path, fc.dictionary(name, anything), (at, query) => {
      const keys = Object.keys(query);
      const faults = checkQuery(operations[at], query);
      expect(checkQuery(operations[at], query)).toEqual(faults);
      expect(Object.keys(query)).toEqual(keys);
      const parameters: Operation["parameters"] = operations[at].parameters;
      const unknown = keys.filter((key) => !Object.hasOwn(parameters, key) && query[key] !== undefined);
      const missing = Object.keys(parameters).filter((key) => parameters[key]?.required && query[key] === undefined);
      return [...unknown, ...missing].every((key) => faults.some((fault) => "name" in fault && fault.name === key));
    }),
    runs,
  );
}, 300_000);

test("tidy returns rows with exactly the operation's columns for any data", () => {
  const columns = new Map(paths.map((at) => [at, columnsOf(at).map((column) => column.name)]));
  fc.assert(
    fc.property(path, data, (at, given) => {
      const table = tidied(at, operations[at].object ? { given } : [given], {});
      if (!Array.isArray(table)) return false;
      for (const row of table) expect(Object.keys(row)).toEqual(columns.get(at));
      return true;
    }),
    runs,
  );
}, 300_000);

test("redaction removes a key of 8 to 40 characters from a string, and does not change strings without the key", () => {
  const long = { minLength: 8, maxLength: 40 };
  // Half of the keys are ASCII, because URLs and JSON escape some ASCII characters.
  const key = fc.oneof(fc.string({ ...long, unit: "binary" }), fc.string({ ...long, unit: "grapheme-ascii" }));
  fc.assert(
    fc.property(key, fc.string(), fc.string(), (secret, before, after) => {
      // Leaves out keys that share a character with the replacement `[key]`, because a redacted string could contain such a key again.
      fc.pre(!"[key]".includes(secret) && ![..."[key]"].some((character) => secret.includes(character)));
      const redact = redactor([secret]);
      expect(redact(before + secret + after)).not.toContain(secret);
      for (const form of [encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
        expect(redact(before + form + after)).not.toContain(form);
      if (!before.includes(secret)) expect(redact(before)).toBe(before);
    }),
    runs,
  );
}, 300_000);

test("retryAfterMs parses seconds and HTTP dates, and returns a positive wait or undefined for any other header", () => {
  const now = Date.UTC(2024, 8, 15, 12);
  const header = fc.string({ unit: "grapheme-ascii" });
  fc.assert(
    fc.property(header, fc.nat(), fc.integer({ min: -1e6, max: 1e6 }), (text, seconds, offset) => {
      const wait = (value: string) => retryAfterMs(new Headers({ "retry-after": value }), now);
      const any = wait(text);
      expect(any === undefined || any > 0).toBe(true);
      const aboveZero = (ms: number) => (ms > 0 ? ms : undefined);
      expect(wait(String(seconds))).toBe(aboveZero(seconds * 1000));
      expect(wait(new Date(now + offset * 1000).toUTCString())).toBe(aboveZero(offset * 1000));
    }),
    runs,
  );
}, 300_000);
