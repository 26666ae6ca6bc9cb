import { isPath, operationOf, type Parameter } from "../../src/document/operation.js";
import { checkQuery, isQuery, isQueryObject, sentQuery } from "../../src/query/check.js";
import { readText } from "../../src/query/read.js";

/** Returns the problem with a parameter's value, or undefined if the value is valid. */
function problem(parameter: Parameter, value: unknown): string | undefined {
  const [fault] = checkQuery({ parameters: { a: parameter } }, { a: value });
  return fault && "problem" in fault ? fault.problem : undefined;
}

const integer = { type: "integer", minimum: 1, maximum: 5 } as const;

test.each<[Parameter, unknown, string | undefined]>([
  [integer, 0, "minimum"],
  [integer, 1, undefined],
  [integer, 5, undefined],
  [integer, 6, "maximum"],
  [integer, 1.5, "whole"],
  [integer, true, "type"],
  [integer, null, "type"],
  [integer, "1", "type"],
  [{ type: "integer" }, 2 ** 31 - 1, undefined],
  [{ type: "integer" }, 2 ** 31, "int32"],
  [{ type: "integer" }, -(2 ** 31), undefined],
  [{ type: "integer" }, -(2 ** 31) - 1, "int32"],
  [{ type: "integer" }, 0, undefined],
  [{ type: "integer", zeroIsAbsent: true }, 0, "zero"],
  [{ type: "integer", zeroIsAbsent: true }, 1, undefined],
  [{ type: "integer" }, Number.NEGATIVE_INFINITY, "finite"],
  [{ type: "number" }, Number.POSITIVE_INFINITY, "finite"],
  [{ type: "number" }, Number.NaN, "type"],
  [{ type: "number" }, "0.5", "type"],
  [{ type: "number" }, 0.5, undefined],
  [{ type: "number" }, 2 ** 40, undefined],
  [{ type: "boolean" }, false, undefined],
  [{ type: "boolean" }, "false", "type"],
  [{ type: "string" }, "Texas", undefined],
  [{ type: "string" }, 7, "type"],
  [{ type: "string" }, "half of a pair: \ud83c", "type"],
  [{ type: "string" }, "half of a pair: \udfc8", "type"],
  [{ type: "string" }, "a pair: \ud83c\udfc8", undefined],
  [{ type: "string" }, "", "empty"],
  [{ type: "string", required: true }, "", undefined],
  [{ type: "string", required: true, minLength: 1 }, "", "empty"],
  [{ type: "string", minLength: 1 }, "", "empty"],
  [{ type: "string", enum: ["a", "b"] }, "b", undefined],
  [{ type: "string", enum: ["a", "b"] }, "c", "enum"],
  [{ type: "string", enum: ["a", "b"] }, "", "enum"],
])("for a parameter %j, the value %p has the problem %p", (parameter, value, expected) => {
  expect(problem(parameter, value)).toBe(expected);
});

test("`checkQuery` lists faults in values first, then missing parameters, then broken rules", () => {
  const parameters: Record<string, Parameter> = { a: integer, b: { type: "string", required: true }, c: integer };
  const rules = [{ required: ["c"] }, { required: ["a"] }, { required: ["d"] }];
  expect(checkQuery({ parameters, rules }, { a: 9, toString: 1, e: undefined })).toEqual([
    { name: "a", problem: "maximum" },
    { name: "toString", problem: "unknown" },
    { name: "b", problem: "missing" },
    { rule: 0 },
    { rule: 2 },
  ]);
  expect(checkQuery({ parameters }, { b: "x" })).toEqual([]);
});

test("an inherited parameter counts as absent, and an inherited name does not count as unknown", () => {
  const query = Object.create({ b: "x", f: 1 });
  expect(checkQuery({ parameters: { b: { type: "string", required: true } } }, query)).toEqual([
    { name: "b", problem: "missing" },
  ]);
});

test("`isPath` and `operationOf` accept only the document's paths", () => {
  expect([isPath("/games"), isPath("/game"), isPath("toString")]).toEqual([true, false, false]);
  expect(operationOf("/games")?.parameters).toHaveProperty("year");
  expect(operationOf("toString")).toBeUndefined();
  expect(operationOf(["/games"] as never)).toBeUndefined();
});

test.each([
  ["an object", {}, true],
  ["an object without a prototype", Object.create(null), true],
  ["a Map", new Map(), false],
  ["a list", [], false],
  ["a function", () => 1, false],
  ["null", null, false],
])("only a plain object is accepted as a query: %s", (_, query, expected) => {
  expect(isQueryObject(query)).toBe(expected);
  expect(isQuery("/venues", query)).toBe(expected);
});

test("`sentQuery` copies a query, and returns an empty query for undefined and null", () => {
  const given = { year: 2024 };
  expect(sentQuery(given)).toEqual(given);
  expect(sentQuery(given)).not.toBe(given);
  expect(sentQuery(undefined)).toEqual({});
  expect(sentQuery(null)).toEqual({});
  expect(sentQuery("year=2024")).toBe("year=2024");
});

test.each<[Parameter["type"], string, unknown]>([
  ["integer", "2024", 2024],
  ["integer", "+7", 7],
  ["integer", "-7", -7],
  ["integer", "--7", "--7"],
  ["integer", "7x", "7x"],
  ["integer", "x7", "x7"],
  ["number", "0.25", 0.25],
  ["number", "12.50", 12.5],
  ["number", "3.", 3],
  ["number", ".75", 0.75],
  ["number", ".", "."],
  ["number", "1..5", "1..5"],
  ["number", "1 5", "1 5"],
  ["boolean", "true", true],
  ["boolean", "false", false],
  ["boolean", "True", "True"],
  ["boolean", "true ", "true "],
  ["boolean", "untrue", "untrue"],
  ["string", "true", "true"],
  ["string", "2024", "2024"],
])("a parameter of the type %s parses %j as %j", (type, text, value) => {
  expect(readText(text, { type })).toBe(value);
});
