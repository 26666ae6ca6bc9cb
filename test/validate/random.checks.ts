import fc from "fast-check";
import { type NamedRecording, recordingsOf } from "../../scripts/lib/recordings.js";
import { check } from "../../src/validate/check.js";
import { validator } from "../contract/validator.js";
import { hasBody, rowsOf } from "../support/recorded.js";

let recordings: readonly NamedRecording[] = [];
let week: Record<string, unknown> = {};

beforeAll(async () => {
  recordings = (await recordingsOf()).filter(hasBody);
  [week = {}] = await rowsOf("getCalendar/2024", 1);
});

type Container = Record<string, unknown> | unknown[];

/** A change to a response: the steps to a value, and the action on that value. */
interface Change {
  readonly steps: readonly number[];
  readonly action: "replace" | "drop" | "add" | "copy";
  readonly value: unknown;
}

const two = (most: number) => fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, "0"));

/** Valid and nearly valid date-times. */
const dateTime = fc
  .tuple(
    fc.constantFrom("2024", "2023", "2000", "1900", "0000", "24", "+2024"),
    two(13),
    two(32),
    fc.constantFrom("T", "t", " ", "\n", "\u00a0", "  ", "", "_"),
    fc.oneof(two(25), fc.constantFrom("23", "00", "7")),
    fc.oneof(two(61), fc.constantFrom("59", "00")),
    fc.oneof(two(62), fc.constantFrom("60", "59", "60.5", "61")),
    fc.constantFrom("", ".0", ".000", ".123456789", ".", ",5"),
    fc.constantFrom("Z", "z", "", "+00:00", "-00:01", "+23:59", "+24:00", "+00:60", "-05", "-0530", "+5", "Z\n", "ZZ"),
  )
  .map(([year, month, day, separator, hour, minute, second, fraction, offset]) =>
    [`${year}-${month}-${day}`, separator, `${hour}:${minute}:${second}`, fraction, offset].join(""),
  );

/** Boundary values of the types, and arbitrary values. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    null,
    2 ** 31,
    2 ** 31 - 1,
    -(2 ** 31),
    -(2 ** 31) - 1,
    0.5,
    -0,
    1e21,
    5e-324,
    2 ** 53,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ),
  fc.constantFrom("fbs", "FBS", "regular", "home", "", "cfp", "Coach not found", "toString", "__proto__", {}, []),
  dateTime,
);

const change: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat(99), { minLength: 1, maxLength: 6 }),
  action: fc.constantFrom("replace", "replace", "drop", "add", "copy"),
  value,
});

function isContainer(found: unknown): found is Container {
  return typeof found === "object" && found !== null && Object.keys(found).length > 0;
}

/** Applies a change to `root.body`, following the steps as deep as the response goes. */
function applyChange(root: { body: unknown }, { steps, action, value: wanted }: Change): void {
  let parent: Container = root;
  let key = "body";
  for (const step of steps) {
    const child: unknown = Reflect.get(parent, key);
    if (!isContainer(child)) break;
    parent = child;
    const keys = Object.keys(child);
    key = keys[step % keys.length] ?? key;
  }
  const siblings = Object.values(parent);
  if (action === "replace") Reflect.set(parent, key, wanted);
  else if (action === "copy") Reflect.set(parent, key, siblings[(steps[0] ?? 0) % siblings.length]);
  else if (action === "add") Reflect.set(parent, `${key}X`, wanted);
  else if (parent !== root && !Array.isArray(parent)) Reflect.deleteProperty(parent, key);
}

test("randomly changed responses get the same verdict from the check and from ajv", () => {
  const verdicts = { valid: 0, broken: 0 };
  const changes = fc.array(change, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...recordings), changes, ({ request, response }, made) => {
      // A few rows are enough, because a response's rows are alike.
      const body = Array.isArray(response.body) ? response.body.slice(0, 3) : response.body;
      const root = { body: structuredClone(body) };
      for (const each of made) applyChange(root, each);
      const accepted = validator(request.path, response.status)(root.body);
      verdicts[accepted ? "valid" : "broken"]++;
      const found = check(request.path, response.status, root.body);
      if (accepted !== (found.length === 0)) throw new Error(`${request.path}: ${JSON.stringify(found)}`);
    }),
    { seed: 2024, numRuns: 2_500 },
  );
  // Both verdicts must be frequent. Otherwise, the property would prove little.
  expect(Math.min(verdicts.valid, verdicts.broken)).toBeGreaterThan(300);
});

test("random values get the same verdict from the check and from ajv", () => {
  fc.assert(
    fc.property(fc.constantFrom(...recordings), value, ({ request, response }, body) => {
      for (const each of [body, [body], { message: body }, { message: "No", details: { year: body } }]) {
        const accepted = validator(request.path, response.status)(each);
        expect(check(request.path, response.status, each).length === 0).toBe(accepted);
      }
    }),
    { seed: 2024, numRuns: 1_000 },
  );
});

test("a string counts as a date-time exactly if ajv-formats accepts it", () => {
  const verdicts = { valid: 0, broken: 0 };
  const accepts = validator("/calendar", 200);
  fc.assert(
    fc.property(dateTime, (startDate) => {
      const body = [{ ...week, startDate }];
      const accepted = accepts(body);
      verdicts[accepted ? "valid" : "broken"]++;
      if (accepted !== (check("/calendar", 200, body).length === 0)) throw new Error(JSON.stringify(startDate));
    }),
    { seed: 2024, numRuns: 8_000 },
  );
  expect(Math.min(verdicts.valid, verdicts.broken)).toBeGreaterThan(300);
});

test.each([
  ["2024-02-29T23:59:60Z", true],
  ["2023-02-29T00:00:00Z", false],
  ["1900-02-29T00:00:00Z", false],
  ["2000-02-29T00:00:00Z", true],
  ["2024-12-31T22:59:60-01:00", true],
  ["2024-12-31T22:59:60Z", false],
  ["2025-01-01T00:59:60+01:00", true],
  ["2025-01-01T05:29:60.9+05:30", true],
  ["2024-06-31T00:00:00Z", false],
  ["2024-12-31 00:00:00Z", true],
  ["2024-12-31T00:00:00", false],
])("the check and ajv both accept the date-time %s: %p", (startDate, valid) => {
  const body = [{ ...week, startDate }];
  expect(validator("/calendar", 200)(body)).toBe(valid);
  expect(check("/calendar", 200, body).length === 0).toBe(valid);
});
