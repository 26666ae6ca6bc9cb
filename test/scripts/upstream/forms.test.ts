import { describe as read } from "../../../scripts/upstream/description.js";
import { asOpenApi31, plainDescription, unmarked } from "../../support/plain-description.js";
import { differences } from "./differences.js";

const operationOf = (value: unknown, name = "GET /a") => {
  const description = read(value);
  const operation = description.operations.get(name);
  if (operation === undefined) throw new Error(`there is no ${name}`);
  return { ...operation, shapeOf: description.shapeOf };
};

const openapi = (schema: unknown, components: object = {}) => ({
  openapi: "3.0.0",
  paths: { "/a": { get: { responses: { 200: { content: { "application/json": { schema } } } } } } },
  components: { schemas: components },
});

/** Whether an operation's response can be null, with its types and values. */
const bodyShape = (value: unknown) => {
  const { response, shapeOf } = operationOf(value);
  if (response === undefined) throw new Error("there is no body");
  const { nullable, types, values } = shapeOf(response);
  return { nullable, types: [...types], values: values && [...values] };
};

const reference = { $ref: "#/components/schemas/Kind" };
const Kind = { type: "string", enum: ["a", "b"] };
const nullableKind = { nullable: true, types: ["string"], values: ['"a"', '"b"'] };

test.each([
  ["`nullable` with an allOf", { allOf: [reference], nullable: true }],
  ["`nullable` with a reference", { ...reference, nullable: true }],
  ["anyOf with null", { anyOf: [reference, { type: "null" }] }],
  ["oneOf with null", { oneOf: [{ type: "null" }, reference] }],
  ["a list of types", { type: ["string", "null"], enum: ["a", "b", null] }],
  ["an enumeration without a type", { enum: ["a", "b", null] }],
])("a nullable enumeration can be declared with %s", (_, schema) => {
  expect(bodyShape(openapi(schema, { Kind }))).toEqual(nullableKind);
});

test("references and a path's shared parameters are resolved, and the path of the server's URL is prepended", () => {
  const inPath = {
    openapi: "3.0.0",
    paths: { "/a": { parameters: [{ $ref: "#/components/parameters/year" }], get: { responses: {} } } },
    components: {
      parameters: { year: { name: "year", in: "query", required: true, schema: { type: "integer", format: "int32" } } },
    },
  };
  const { year: parameter } = inPath.components.parameters;
  const inOperation = {
    openapi: "3.0.0",
    servers: [{ url: "/a/" }],
    paths: { "/b": { get: { parameters: [parameter] } } },
  };
  for (const operation of [operationOf(inPath), operationOf(inOperation, "GET /a/b")]) {
    const year = operation.parameters.get("year");
    expect(year?.required).toBe(true);
    expect(year && [...operation.shapeOf(year.schema).types]).toEqual(["integer int32"]);
  }
});

const home = { type: "object", properties: { home: {}, away: {} }, required: ["home", "away"] };
const onlyHome = { ...home, required: ["home"] };
const text = { type: "string" };

test.each([
  ["an allOf with different required fields", { allOf: [onlyHome, { required: ["away"] }] }, ["home", "away"]],
  ["an anyOf of two objects", { anyOf: [home, onlyHome] }, ["home"]],
  ["an anyOf of the same objects in the other order", { anyOf: [onlyHome, home] }, ["home"]],
  ["an anyOf with a schema that is not an object", { anyOf: [text, home] }, ["home", "away"]],
  ["a oneOf of three schemas", { oneOf: [home, text, onlyHome] }, ["home"]],
])("a shape has the right required fields for %s", (_, schema, names) => {
  const { response, shapeOf } = operationOf(openapi(schema));
  expect([...shapeOf(response ?? {}).required]).toEqual(names);
});

test.each([false, true])("a description generated from openapi.yaml does not differ (inline: %j)", (inline) => {
  const plain = unmarked(plainDescription({ inline }));
  expect([differences(plain), differences(asOpenApi31(plain))]).toEqual([[], []]);
});

test("recursive schemas can be read", () => {
  const tree = {
    type: "object",
    properties: { children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
  };
  const own = { allOf: [{ $ref: "#/components/schemas/Own" }, tree] };
  const loop = { anyOf: [{ $ref: "#/components/schemas/Loop" }, { type: "string" }] };
  for (const name of ["Tree", "Own", "Loop"]) {
    const { types } = bodyShape(
      openapi({ $ref: `#/components/schemas/${name}` }, { Tree: tree, Own: own, Loop: loop }),
    );
    expect({ name, types }).toEqual({ name, types: [name === "Loop" ? "string" : "object"] });
  }
});

test("schemas that all refer to each other are read only once each", () => {
  const names = Array.from({ length: 7 }, (_, index) => `Part${index}`);
  const allOf = names.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const parts = Object.fromEntries(names.map((name) => [name, { allOf }]));
  const { response, shapeOf } = operationOf(openapi({ $ref: "#/components/schemas/Part0" }, parts));
  const { nodes } = shapeOf(response ?? {});
  expect(nodes.length).toBeGreaterThan(names.length);
  expect(nodes.length).toBe(new Set(nodes).size);
});

const rowOfReferences = (length: number) =>
  openapi(
    { $ref: "#/components/schemas/Row0" },
    Object.fromEntries(
      Array.from({ length }, (_, index) => [`Row${index}`, { $ref: `#/components/schemas/Row${index + 1}` }]),
    ),
  );

test.each([
  ["content that is not an object", [1], "is not an object"],
  ["another format", { info: {} }, "which needs `openapi: 3.…`"],
  ["no operations", { openapi: "3.0.0", paths: { "/a": {} } }, "has no operations"],
  [
    "a reference to nothing",
    openapi({ $ref: "#/components/schemas/Gone" }),
    'the reference "#/components/schemas/Gone"',
  ],
  ["a reference to another document", openapi({ $ref: "https://localhost/x.json" }), "leads to another document"],
  ["circular references", openapi(reference, { Kind: reference }), "is part of a cycle"],
  ["a chain of references that is too long", rowOfReferences(200), "a chain of more than 100"],
  [
    "a reference to a list",
    openapi({ $ref: "#/components/schemas/Kind/enum" }, { Kind }),
    "does not lead to an object",
  ],
  ["an inherited name", openapi({ $ref: "#/components/schemas/constructor" }), "does not lead to an object"],
])("reading a description with %s throws an error that states the reason", (_, value, reason) => {
  expect(() => bodyShape(value)).toThrow(reason);
});

test("names such as `constructor` and `__proto__` are handled like other names", () => {
  const text =
    '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["__proto__"]}';
  const { response, shapeOf } = operationOf(openapi(JSON.parse(text)));
  const { fields, required } = shapeOf(response ?? {});
  expect([...fields.keys()].map((name) => [name, required.has(name)])).toEqual([
    ["__proto__", true],
    ["constructor", false],
  ]);
  const theirs = unmarked(plainDescription());
  Object.defineProperty(theirs.paths, "__proto__", { value: { get: { responses: {} } }, enumerable: true });
  expect(differences(theirs)).toEqual(["operation added | GET __proto__ | "]);
});
