import type { Shape } from "../../src/document/descriptors.js";
import { termsOf } from "../../src/document/schema.js";
import { type Document, operationsOf, refName, resolve, type Schema } from "../lib/document.js";
import { membersOf } from "../lib/schemas.js";
import { Constants, nameCode, objectCode } from "./shared-texts.js";

/** The code in shapes for each type and format. */
const codes: Readonly<Record<string, string>> = {
  // A schema without a type accepts any value.
  "": "v",
  boolean: "b",
  "integer int32": "i",
  "number double": "n",
  string: "s",
  "string date-time": "d",
};

/** The supported keywords by type. Other keywords, or keywords of another type, cause an error, because shapes would silently lose them. */
const keywords = Object.entries({
  any: ["type", "format", "enum", "const"],
  array: ["items", "maxItems"],
  object: ["properties", "required", "additionalProperties", "unevaluatedProperties", "allOf"],
});

/** The keywords that a member of an `allOf` can contain. Shapes merge these, and would lose anything else. */
const merged = new Set(["type", "properties", "required", "allOf"]);

/** Whether a keyword does not restrict values. */
const isAnnotation = (keyword: string) => /^(description|title|examples|deprecated|default|x-.*)$/.test(keyword);

/** Turns schemas into expressions for the response check. `parts` collects the named shapes that the expressions refer to. */
export class Shapes {
  readonly parts = new Map<string, Shape>();
  /** The schema of each part that is an object, by the part's name. */
  readonly sources = new Map<string, Schema>();
  private readonly open = new Set<string>();

  constructor(private readonly document: Document) {}

  /** Returns a schema's expression. If a schema without a name becomes a part, `location` is the part's name. */
  expression(schema: Schema, location: string): string {
    const alone = ["$ref", "oneOf", "anyOf"].find((keyword) => keyword in schema);
    for (const keyword of Object.keys(schema)) {
      if (isAnnotation(keyword) || keyword === alone) continue;
      if (alone) throw new Error(`${location}: a shape cannot express ${keyword} next to ${alone}`);
      const [type] = keywords.find(([, names]) => names.includes(keyword)) ?? [];
      if (type === undefined) throw new Error(`${location}: a shape cannot express ${keyword}`);
      if (type !== "any" && ![schema.type].flat().includes(type))
        throw new Error(`${location}: a shape cannot express ${keyword} without the type ${type}`);
    }
    if (schema.$ref !== undefined) {
      return this.expression(resolve<Schema>(this.document, { $ref: schema.$ref }), refName(schema.$ref));
    }
    const options = schema.oneOf ?? schema.anyOf;
    if (options) return this.union(options, location);
    if (Array.isArray(schema.type)) {
      return this.union(
        schema.type.map((type) => (type === "null" ? { type } : { ...schema, type })),
        location,
      );
    }
    const values: readonly unknown[] | undefined = schema.const === undefined ? schema.enum : [schema.const];
    if (values?.every((value) => typeof value === "string")) return this.part(location, () => values);
    if (values) throw new Error(`${location}: a shape cannot express an enumeration of anything but strings`);
    if (schema.type === "object") {
      this.sources.set(location, schema);
      return this.part(location, () => this.members(schema, location));
    }
    if (schema.type === "array" && schema.items) {
      const items = this.expression(schema.items, `${location}.items`);
      // Brackets bind more tightly than a union, so the union needs a name.
      const item = items.includes("|") ? this.part(`${location}.items`, () => items) : items;
      return `${item}[${schema.maxItems ?? ""}]`;
    }
    const code = codes[[schema.type, schema.format].filter((word) => word !== undefined).join(" ")];
    if (code === undefined) throw new Error(`${location}: a shape cannot express ${JSON.stringify(schema)}`);
    return code;
  }

  private union(options: readonly Schema[], location: string): string {
    const some = options.filter(({ type }) => type !== "null");
    if (some.length === 0) throw new Error(`${location}: a shape cannot express a value that is always null`);
    const text = some
      .map((option, index) => this.expression(option, some.length > 1 ? `${location}.${index + 1}` : location))
      .join("|");
    if (some.length > 1 && text.split("|").includes("v"))
      throw new Error(`${location}: a shape cannot express any value next to other alternatives`);
    const types = this.typesOf(text);
    // The response check tries only one alternative for each JSON type.
    if (new Set(types).size < types.length)
      throw new Error(`${location}: a shape cannot express two alternatives of one JSON type`);
    return some.length < options.length && !text.endsWith("?") ? `${text}?` : text;
  }

  /** Returns the JSON type of each alternative of an expression. */
  private typesOf(expression: string): (string | undefined)[] {
    return termsOf(expression).flatMap(({ name, marks }) => {
      if (marks.some(({ kind }) => kind === "list")) return ["array"];
      const part = this.parts.get(name);
      if (typeof part === "string") return this.typesOf(part);
      if (part) return [Array.isArray(part) ? "string" : "object"];
      return [{ b: "boolean", i: "number", n: "number", s: "string", d: "string" }[name]];
    });
  }

  /** Throws if a member of an `allOf` has keywords that shapes can't merge. */
  private checkParts({ allOf = [] }: Schema, location: string): void {
    for (const each of allOf) {
      const part = resolve<Schema>(this.document, each);
      const lost = Object.keys(part).find((keyword) => !merged.has(keyword) && !isAnnotation(keyword));
      if (lost) throw new Error(`${location}: a shape cannot express ${lost} in a part of an allOf`);
      this.checkParts(part, location);
    }
  }

  private members(schema: Schema, location: string): Shape {
    if (schema.allOf && schema.additionalProperties !== undefined)
      throw new Error(`${location}: a shape cannot express additionalProperties next to allOf`);
    this.checkParts(schema, location);
    const { properties, required, rest } = membersOf(this.document, schema);
    if (!rest && schema.additionalProperties !== false && schema.unevaluatedProperties !== false) {
      throw new Error(`${location}: a shape cannot express an object that takes any key`);
    }
    const members = Object.entries(properties).map(([name, member]) => [
      required.has(name) ? name : `${name}?`,
      this.expression(member, `${location}.${name}`),
    ]);
    if (rest) members.push(["*", this.expression(rest, `${location}.*`)]);
    return Object.fromEntries(members);
  }

  private part(name: string, make: () => Shape): string {
    // The response check recurses into shapes. With a recursive shape, a deeply nested response could exhaust the stack.
    if (this.open.has(name)) throw new Error(`${name}: a shape cannot express a schema that contains itself`);
    if (!this.parts.has(name)) {
      this.open.add(name);
      this.parts.set(name, make());
      this.open.delete(name);
    }
    return name;
  }
}

/** Returns the shapes of all responses, and each operation's statuses with the expressions of their bodies. */
export function responseShapes(document: Document) {
  const shapes = new Shapes(document);
  const bodies = operationsOf(document).map(({ path, operationId, responses }) => {
    const expressions = Object.entries(responses).flatMap(([status, response]): [string, string][] => {
      const schema = resolve(document, response).content?.["application/json"]?.schema;
      return schema ? [[status, shapes.expression(schema, `${operationId}.${status}`)]] : [];
    });
    return { path, expressions };
  });
  return { parts: shapes.parts, sources: shapes.sources, bodies };
}

/** Renders a shape as code, with quotes around names only if needed. */
function literal(value: Shape): string {
  if (typeof value === "string" || Array.isArray(value)) return JSON.stringify(value);
  return objectCode(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, JSON.stringify(member)])));
}

/** Writes generated/shapes.ts, which has the parts of all responses, and the shape of every operation's responses by status. */
export function shapesModule(document: Document): string {
  const responses = responseShapes(document);
  // Many operations have the same failures, so each set of failures is a constant.
  const failures = new Constants();
  const bodies = responses.bodies.map(({ path, expressions }) => {
    const [success, failure] = [true, false].map((wanted) =>
      literal(Object.fromEntries(expressions.filter(([status]) => status.startsWith("2") === wanted))),
    );
    const name = failures.nameOf(failure ?? "", (count) => `failures${count}`);
    return `  "${path}": ${success?.replace(/ }$/, `, ...${name} }`)},`;
  });
  // Sorts parts by their ends, because parts with similar ends compress better if they are next to each other.
  const end = (line: string) =>
    Array.from(line.slice(line.indexOf(": ")), (letter) => letter)
      .reverse()
      .join("");
  const parts = [...responses.parts]
    .map(([name, shape]) => `  ${nameCode(name)}: ${literal(shape)},`)
    .sort()
    .map((line) => [end(line), line] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, line]) => line);
  return `/** The parts of responses. */
export const shapes = {
${parts.join("\n")}
};

${failures.declarations().join("\n")}

/** The shape of each operation's responses, by path and status. */
export const bodies: Readonly<Record<string, Readonly<Record<number, string>>>> = {
${bodies.join("\n")}
};
`;
}
