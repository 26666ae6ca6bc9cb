import type { Shape } from "../../src/shape.js";
import { type Document, operationsOf, refName, resolve, type Schema } from "../document.js";
import { membersOf } from "../members.js";

/** The shape of one schema; `refs` collects the components that it leads to. */
export function shapeOf(document: Document, schema: Schema, refs: Set<string>): Shape {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    const target = resolve(document, { $ref: schema.$ref } as Schema);
    // A plain value costs less in place than a name for it would.
    if (target.enum === undefined && (target.properties || target.allOf)) {
      refs.add(name);
      return { ref: name };
    }
    return shapeOf(document, target, refs);
  }
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return { oneOf: options.map((option) => shapeOf(document, option, refs)) };
  if (Array.isArray(schema.type)) {
    return { oneOf: schema.type.map((type) => shapeOf(document, { ...schema, type }, refs)) };
  }
  switch (schema.type) {
    case "integer":
    case "number":
    case "boolean":
    case "null":
      return { type: schema.type };
    case "string":
      return {
        type: "string",
        ...(schema.enum && { enum: schema.enum }),
        ...(schema.format && { format: schema.format }),
      };
    case "array":
      if (schema.items === undefined) throw new Error("an array without items has no shape");
      return { items: shapeOf(document, schema.items, refs) };
    case "object": {
      const { properties, required, rest } = membersOf(document, schema);
      const pick = (wanted: boolean) =>
        Object.fromEntries(
          Object.entries(properties)
            .filter(([name]) => required.has(name) === wanted)
            .map(([name, member]) => [name, shapeOf(document, member, refs)]),
        );
      const optional = pick(false);
      return {
        keys: pick(true),
        ...(Object.keys(optional).length > 0 && { optional }),
        ...(rest && { rest: shapeOf(document, rest, refs) }),
      };
    }
    default:
      throw new Error(`no shape for a schema of type ${String(schema.type)}`);
  }
}

/** generated/shapes.ts: the components that answers are made of, once each, and the shape of every operation's answers by status. */
export function shapesModule(document: Document): string {
  const refs = new Set<string>();
  const answers = operationsOf(document).map((operation) => {
    const bodies = Object.entries(operation.responses).flatMap(([status, response]) => {
      const schema = resolve(document, response).content?.["application/json"]?.schema;
      // Failures have an error of their own in the client; only successes are held against a shape.
      return schema === undefined || !status.startsWith("2")
        ? []
        : [`${status}: ${JSON.stringify(shapeOf(document, schema, refs))}`];
    });
    return `  "${operation.path}": { ${bodies.join(", ")} },`;
  });
  const shapes: string[] = [];
  // `refs` grows while it is walked: a Set visits what is added on the way.
  for (const name of refs) {
    const shape = shapeOf(document, document.components.schemas[name] ?? {}, refs);
    shapes.push(`  ${name}: ${JSON.stringify(shape)},`);
  }
  return [
    'import type { Shape } from "../src/shape.js";',
    'import type { Queries } from "./queries.js";',
    "",
    "/** The components that answers are made of. */",
    `export const shapes: Readonly<Record<string, Shape>> = {\n${shapes.sort().join("\n")}\n};`,
    "",
    "/** The shape of each operation's successful answers, by path and status. */",
    `export const answers: Readonly<Record<keyof Queries, Readonly<Record<number, Shape>>>> = {\n${answers.join("\n")}\n};`,
    "",
  ].join("\n");
}
