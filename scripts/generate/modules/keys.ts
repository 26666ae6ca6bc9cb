import { type Document, type Operation, operationsOf, resolve, type Schema } from "../../lib/document.js";
import { membersOf } from "../../lib/members.js";

/** The schema of the rows of an operation; undefined where its data is not a list. */
export function rowOf(document: Document, { responses }: Operation): Schema | undefined {
  const ok = responses["200"] && resolve(document, responses["200"]);
  const schema = ok?.content?.["application/json"]?.schema;
  const items = schema && resolve(document, schema).items;
  return items && resolve(document, items);
}

/** The parameters whose description says which operation has their values (as in `getGames`), and in which field. */
function sourcesOf(document: Document, operations: readonly Operation[], { parameters }: Operation) {
  return parameters.flatMap(({ name, description = "", "x-matches": matches }) => {
    const id = /\bas in `(\w+)`/.exec(description)?.[1];
    const source = operations.find(({ operationId }) => operationId === id);
    const row = source && rowOf(document, source);
    const field = matches?.fields[0]?.split(".").at(-1) ?? "id";
    if (!source || !row || !Object.hasOwn(membersOf(document, row).properties, field)) return [];
    return [[name, { path: source.path, field }] as const];
  });
}

/** generated/keys.ts: what identifies a row, and where the values of a parameter come from, for whole seasons. */
export function keysModule(document: Document): string {
  const operations = operationsOf(document);
  const keys = operations.flatMap((operation) => {
    const key = rowOf(document, operation)?.["x-key"];
    return key ? [`  ${JSON.stringify(operation.path)}: ${JSON.stringify(key)},`] : [];
  });
  const orders = operations.flatMap((operation) => {
    const order = rowOf(document, operation)?.["x-order"];
    return order ? [`  ${JSON.stringify(operation.path)}: ${JSON.stringify(order)},`] : [];
  });
  const sources = operations.flatMap((operation) => {
    const own = sourcesOf(document, operations, operation);
    return own.length > 0 ? [`  ${JSON.stringify(operation.path)}: ${JSON.stringify(Object.fromEntries(own))},`] : [];
  });
  return [
    'import type { ValueSource } from "./descriptors.js";',
    'import type { Queries } from "./queries.js";',
    "",
    "/** The fields that together identify a row (`x-key`), by the operation's path; a dot leads into an object. */",
    `export const rowKeys: { readonly [P in keyof Queries]?: readonly string[] } = {\n${keys.join("\n")}\n};`,
    "",
    "/** The fields that sort rows as they happened (`x-order`), by the operation's path. */",
    `export const rowOrders: { readonly [P in keyof Queries]?: readonly string[] } = {\n${orders.join("\n")}\n};`,
    "",
    "/** The operation and the field of its rows that hold the values of a parameter, by path and parameter. */",
    "export const valueSources: { readonly [P in keyof Queries]?: Readonly<Record<string, ValueSource>> } = {",
    ...sources,
    "};",
    "",
  ].join("\n");
}
