import { Shapes } from "../../scripts/generate/shapes.js";
import { readDocument, type Schema } from "../../scripts/lib/document.js";

const document = readDocument();

/** Returns a schema's expression, and the parts that the expression refers to. */
function shape(schema: Schema, schemas: Record<string, Schema> = {}) {
  const shapes = new Shapes({ ...document, components: { schemas } });
  return { text: shapes.expression(schema, "Here"), parts: Object.fromEntries(shapes.parts) };
}

const integer = { type: "integer", format: "int32" };

test.each([
  ["a number or null", { type: ["number", "null"], format: "double" }, "n?"],
  ["null or a number", { oneOf: [{ type: "null" }, { type: "number", format: "double" }] }, "n?"],
  ["an array of integers or nulls", { type: "array", items: { type: ["integer", "null"], format: "int32" } }, "i?[]"],
  [
    "an array with a maximum length, or null",
    { type: ["array", "null"], maxItems: 9, items: { type: "string" } },
    "s[9]?",
  ],
  ["a string or an integer", { oneOf: [{ type: "string" }, integer] }, "s|i"],
  ["a value of any type", { description: "Any JSON value: what was sent." }, "v"],
])("%s becomes one expression", (_, schema, text) => {
  expect(shape(schema)).toEqual({ text, parts: {} });
});

test("an unnamed schema that does not fit into an expression gets a name from its location", () => {
  const rows = { type: "array", items: { oneOf: [{ type: "string" }, integer] } };
  const round = { type: "string", enum: ["first", "last"] };
  const properties = { rows, round, kind: { type: "string", const: "a" } };
  expect(shape({ type: "object", additionalProperties: false, required: ["rows"], properties })).toEqual({
    text: "Here",
    parts: {
      Here: { rows: "Here.rows.items[]", "round?": "Here.round", "kind?": "Here.kind" },
      "Here.rows.items": "s|i",
      "Here.round": ["first", "last"],
      "Here.kind": ["a"],
    },
  });
});

test("a component becomes one part for all references, with its allOf merged", () => {
  const $ref = "#/components/schemas/Game";
  const Game = {
    type: "object",
    allOf: [{ $ref: "#/components/schemas/GameBase" }],
    unevaluatedProperties: false,
    properties: { home: { type: "boolean" } },
  };
  const GameBase = { type: "object", required: ["id"], properties: { id: integer } };
  const pair = {
    type: "object",
    additionalProperties: { type: "array", items: { $ref } },
    properties: { last: { $ref } },
  };
  expect(shape(pair, { Game, GameBase })).toEqual({
    text: "Here",
    parts: { Here: { "last?": "Game", "*": "Game[]" }, Game: { id: "i", "home?": "b" } },
  });
});

test.each([
  ["a keyword that shapes do not have", { type: "string", minLength: 1 }, "cannot express minLength"],
  [
    "a keyword next to a reference",
    { $ref: "#/components/schemas/A", maxItems: 2 },
    "cannot express maxItems next to $ref",
  ],
  ["a format that the check does not know", { type: "string", format: "uuid" }, "cannot express"],
  ["an object that allows any key", { type: "object", properties: {} }, "cannot express an object that takes any key"],
  ["an enumeration of numbers", { const: 7 }, "cannot express an enumeration of anything but strings"],
  ["two alternatives of one type", { oneOf: [integer, { type: "number", format: "double" }] }, "of one JSON type"],
  ["nothing but null", { type: ["null"] }, "cannot express a value that is always null"],
])("%s is refused, because the check would not enforce it", (_, schema, message) => {
  expect(() => shape(schema)).toThrow(message);
});

test("a recursive schema is refused, because a response could nest without limit", () => {
  const $ref = "#/components/schemas/Tree";
  const Tree = { type: "object", additionalProperties: false, properties: { left: { $ref } } };
  expect(() => shape({ $ref }, { Tree })).toThrow("Tree: a shape cannot express a schema that contains itself");
});
