import { columnName } from "../../../src/document/columns.js";
import { type Document, type Operation, operationsOf, resolve, type Schema } from "../../lib/document.js";
import { dataSchema, membersOf } from "../../lib/schemas.js";
import { operationsCode } from "../shared-texts.js";

/** Returns the schema of an operation's rows, or undefined if its data is not a list. */
export function rowOf(document: Document, { path }: Operation): Schema | undefined {
  const { items } = resolve(document, dataSchema(document, path));
  return items && resolve(document, items);
}

/** Returns the path and field with the values of each parameter whose description names an operation, as in "as in `getGames`". */
function sourcesOf(document: Document, operations: readonly Operation[], { parameters }: Operation) {
  const sources = parameters.flatMap(({ name, description = "", "x-matches": matches }) => {
    const id = /\bas in `(\w+)`/.exec(description)?.[1];
    const source = operations.find(({ operationId }) => operationId === id);
    const row = source && rowOf(document, source);
    const field = matches?.fields[0]?.split(".").at(-1) ?? "id";
    if (!source || !row || !Object.hasOwn(membersOf(document, row).properties, field)) return [];
    return [[name, { path: source.path, field }] as const];
  });
  return sources.length > 0 ? Object.fromEntries(sources) : undefined;
}

/** Returns the dotted names of fields that contain a school's name and do not have an id next to them. Includes fields in lists. */
function namesWithoutId(document: Document, schema: Schema, above = ""): string[] {
  const own = resolve(document, schema);
  if (own.items) return namesWithoutId(document, own.items, above);
  const { properties } = membersOf(document, own);
  return Object.entries(properties).flatMap(([name, field]) => {
    const ids = [`${name}Id`, `${name.replace(/Team$/, "")}Id`];
    const isSchool = /^The school (?!before)/.test(field.description ?? "");
    if (isSchool) return ids.some((id) => Object.hasOwn(properties, id)) ? [] : [above + name];
    return namesWithoutId(document, field, `${above}${name}.`);
  });
}

/**
 * Returns the table columns with a name that lacks an id, in rows, exploded lists and wide tables. In a wide table, only the last key is in a
 * column's name.
 */
function nameColumns(document: Document, operation: Operation): string[] | undefined {
  const row = rowOf(document, operation);
  const names = row ? namesWithoutId(document, row).map((name) => name.split(".")) : [];
  const columns = names.flatMap((keys) => [keys, ...(row?.["x-wide"] ? [keys.slice(-1)] : [])]).map(columnName);
  return columns.length > 0 ? [...new Set(columns)] : undefined;
}

/** Writes generated/keys.ts, which has the fields that identify and sort rows, and the operations that list a parameter's values. */
export function keysModule(document: Document): string {
  const operations = operationsOf(document);
  const ofRows = (name: "x-key" | "x-order") =>
    operationsCode(document, (operation) => rowOf(document, operation)?.[name]);
  return `import type { Queries } from "./queries.js";

/** The fields that together identify a row (\`x-key\`), by the operation's path. A dot leads into an object. */
export const rowKeys: { readonly [P in keyof Queries]?: readonly string[] } = ${ofRows("x-key")};

/** The fields that sort rows by time (\`x-order\`), by the operation's path. */
export const rowOrders: { readonly [P in keyof Queries]?: readonly string[] } = ${ofRows("x-order")};

/** The columns with a school's name whose id is not in the row, by the operation's path. */
export const teamNames: { readonly [P in keyof Queries]?: readonly string[] } = ${operationsCode(document, (each) => nameColumns(document, each))};

/** The operation whose rows list a parameter's values, and the field that has them, by path and parameter. */
export const valueSources = ${operationsCode(document, (each) => sourcesOf(document, operations, each))} as const;
`;
}
