import { compare } from "../../../scripts/upstream/compare.js";
import { describe as read } from "../../../scripts/upstream/description.js";

/** A document with one operation, `GET /rows`, which has one parameter. Its rows have the given field and another. */
function description(
  field: object,
  { parameter = {}, owner = {}, operation = {}, required = ["field", "other"] } = {},
): unknown {
  const properties = { ...(Object.keys(field).length > 0 && { field }), other: { type: "string" } };
  const items = { type: "object", required, properties, ...owner };
  const content = { "application/json": { schema: { type: "array", items } } };
  const parameters = [{ name: "year", in: "query", schema: { type: "integer", format: "int32" }, ...parameter }];
  return {
    openapi: "3.1.1",
    paths: { "/rows": { get: { parameters, responses: { 200: { content } }, ...operation } } },
  };
}

/** The kinds of all reported differences. */
function reported(ours: unknown, theirs: unknown): string[] {
  return compare(read(ours), read(theirs)).map(({ kind }) => kind);
}

const observed = { "x-observed": "Seen in recordings." };
const text = { type: "string" };
const optional = { required: ["other"] };

/** Cases in which our document allows more than the service: [name, our field, the service's field, more of our schema, kind]. */
const wider: [string, object, object, object, string][] = [
  ["a null", { type: ["string", "null"] }, text, {}, "null removed"],
  ["another value", { ...text, enum: ["a", "b"] }, { ...text, enum: ["a"] }, {}, "value removed"],
  ["any string", text, { ...text, enum: ["a"] }, {}, "values closed"],
  ["another type", { anyOf: [text, { type: "integer" }] }, { type: "integer" }, {}, "type narrowed"],
  ["an absent key", text, text, optional, "field required"],
];

test.each(wider)(
  "%s that only openapi.yaml allows is reported unless it was observed",
  (_, ours, theirs, more, kind) => {
    expect(reported(description(ours, more), description(theirs))).toEqual([kind]);
    expect(reported(description({ ...ours, ...observed }, more), description(theirs))).toEqual([]);
  },
);

/** Cases in which the service allows more than our document: [name, our field, the service's field, more of the service's schema, kind]. */
const narrower: [string, object, object, object, string][] = [
  ["a null", text, { type: ["string", "null"] }, {}, "null added"],
  ["another value", { ...text, enum: ["a"] }, { ...text, enum: ["a", "b"] }, {}, "value added"],
  ["any string", { ...text, enum: ["a"] }, text, {}, "values open"],
  ["another type", { type: "integer" }, text, {}, "type changed"],
  ["a wider type", { type: "integer" }, { type: "number" }, {}, "type widened"],
  ["an absent key", text, text, optional, "field optional"],
  ["a deprecation", text, { ...text, deprecated: true }, {}, "field deprecated"],
];

test.each(narrower)(
  "%s that only the service declares is reported even if the field has `x-observed`",
  (_, ours, theirs, more, kind) => {
    expect(reported(description(ours), description(theirs, more))).toEqual([kind]);
    expect(reported(description({ ...ours, ...observed }), description(theirs, more))).toEqual([kind]);
  },
);

test("a narrower type is not reported if `x-observed` mentions the service's type", () => {
  const though = { "x-observed": "Whole in every recording, though the service declares any number." };
  expect(reported(description({ type: "integer", ...though }), description({ type: "number" }))).toEqual([]);
  const list = { type: "array", items: { type: "integer" }, ...though };
  expect(reported(description(list), description({ type: "array", items: { type: "number" } }))).toEqual([]);
  // It is reported again if the service declares a type that `x-observed` does not mention.
  expect(reported(description({ type: "integer", ...though }), description({ type: "boolean" }))).toEqual([
    "type changed",
  ]);
});

test("a wider type is not reported if the operation is specified in full", () => {
  const ours = (operation: object) => description({ type: "number" }, { operation });
  expect(reported(ours({}), description({ type: "integer" }))).toEqual(["type narrowed"]);
  expect(reported(ours({ "x-specified": true }), description({ type: "integer" }))).toEqual([]);
});

test("a field that the service no longer declares is reported unless it is optional and observed", () => {
  expect(reported(description(text), description({}))).toEqual(["field removed"]);
  expect(reported(description({ ...text, ...observed }), description({}))).toEqual(["field removed"]);
  expect(reported(description(text, optional), description({}))).toEqual(["field removed"]);
  expect(reported(description({ ...text, ...observed }, optional), description({}))).toEqual([]);
  expect(reported(description(text, { ...optional, owner: observed }), description({}))).toEqual([]);
});

test("a different limit is reported unless ours was observed and the service does not declare a limit", () => {
  const limited = (minimum: number, more = {}) =>
    description(text, { parameter: { schema: { type: "integer", minimum }, ...more } });
  expect(reported(limited(1), description(text))).toEqual(["parameter limit"]);
  expect(reported(limited(1, observed), description(text))).toEqual([]);
  expect(reported(limited(1, observed), limited(2))).toEqual(["parameter limit"]);
});

/** Changed parameters: [kinds, our parameter, the service's parameter]. */
const parameters: [string, object, object][] = [
  ["parameter required", {}, { required: true }],
  ["parameter optional", { required: true }, {}],
  ["parameter deprecated", {}, { deprecated: true }],
  ["parameter type", {}, { schema: { type: "string" } }],
  ["parameter value added", { schema: { ...text, enum: ["a"] } }, { schema: { ...text, enum: ["a", "b"] } }],
  ["parameter value removed", { schema: { ...text, enum: ["a", "b"] } }, { schema: { ...text, enum: ["a"] } }],
  ["parameter values", { schema: { ...text, enum: ["a"] } }, { schema: text }],
  ["parameter removed, parameter added", {}, { name: "week" }],
];

test.each(parameters)("a changed parameter is reported as `%s`", (kinds, ours, theirs) => {
  const found = reported(description(text, { parameter: ours }), description(text, { parameter: theirs }));
  expect(found.join(", ")).toBe(kinds);
});

test("a reported difference names its operation and its place in the rows", () => {
  const list = (deep: object) => ({ type: "array", items: { type: "object", properties: { deep } } });
  const found = compare(read(description(list(text))), read(description(list({ type: "boolean" }))));
  expect(found).toMatchObject([{ kind: "type changed", operation: "GET /rows", at: "[].field[].deep" }]);
  expect(reported(description({}), description(text))).toEqual(["field added"]);
  const other = JSON.parse(JSON.stringify(description(text)).replace("/rows", "/other"));
  expect(reported(description(text), other)).toEqual(["operation removed", "operation added"]);
});

test.each("exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern maxItems default".split(" "))(
  "a parameter's new `%s` is reported",
  (keyword) => {
    const theirs = description(text, { parameter: { schema: { type: "integer", [keyword]: 1 } } });
    expect(reported(description(text), theirs)).toEqual(["parameter limit"]);
  },
);

test("a type, field list or number format that the service leaves out is not reported", () => {
  const list = { type: "array", items: { type: "integer", format: "int32" } };
  expect(reported(description(text), description({ description: "Anything" }))).toEqual([]);
  expect(reported(description({ type: "object", properties: { a: text } }), description({ type: "object" }))).toEqual(
    [],
  );
  expect(reported(description(list), description({ type: "array", items: { type: "integer" } }))).toEqual([]);
  expect(
    reported(description(list), description({ type: "array", items: { type: "integer", format: "int64" } })),
  ).toEqual(["type changed"]);
});
