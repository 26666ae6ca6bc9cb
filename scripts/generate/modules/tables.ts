import { type Chain, chainName, chainsBelow, columnName } from "../../../src/document/columns.js";
import type { Wide } from "../../../src/document/descriptors.js";
import { type Member, type ObjectSchema, rowOf, type Schema, schemaOf } from "../../../src/document/schema.js";
import { columnsOfLayout, layoutOf } from "../../../src/document/wide-layout.js";
import type { Document } from "../../lib/document.js";
import { responseShapes } from "../shapes.js";
import { operationsCode } from "../shared-texts.js";
import { rowOf as rowSchemaOf } from "./keys.js";

const scalars = { BOOLEAN: "boolean", INT32: "number", DOUBLE: "number", STRING: "string", TIMESTAMP: "Date" };

/** Writes the types of flat rows. Each of the document's objects gets an interface, because compilers give up on recursive types. */
class RowTypes {
  /** The code of each interface, by name. */
  readonly interfaces = new Map<string, string>();
  /** The enumerations to import from generated/schema.ts. */
  readonly enumerations = new Set<string>();

  constructor(private readonly named: ReadonlySet<string>) {}

  /** Returns the type of a row or of a list's element. */
  row(schema: Schema): string {
    if (schema.kind !== "object") return `{ value: ${this.value(schema)} }`;
    const name = `${schema.shape.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase())}Row`;
    if (!this.interfaces.has(name)) {
      const members = schema.members.flatMap((member) => this.columns(member));
      const inner = schema.members.flatMap((member) => this.inner(member));
      const from = inner.length === 0 ? "" : ` extends ${inner.join(", ")}`;
      this.interfaces.set(name, `export interface ${name}${from} {\n${members.join("")}}`);
    }
    return name;
  }

  /** Returns the type of a value that is neither null nor missing. */
  private value(schema: Schema): string {
    if (schema.kind === "list") return `${this.element(schema.items)}[]`;
    if (schema.kind !== "scalar") throw new Error(`no column has a type for ${schema.kind}`);
    const { shape = "", values } = schema;
    if (values === undefined) return scalars[schema.type];
    if (!this.named.has(shape)) return values.map((value) => JSON.stringify(value)).join(" | ");
    this.enumerations.add(shape);
    return shape;
  }

  element(schema: Schema): string {
    if (schema.kind === "object") return this.row(schema);
    const value = this.value(schema);
    return value.includes(" ") ? `(${value})` : value;
  }

  /** Returns the columns of a member that is not an object. */
  private columns({ key, optional, nullable, schema }: Member): string[] {
    const name = columnName([key]);
    if (schema.kind === "object") return [];
    if (schema.kind === "either") return [`  ${name}: number | null;\n`, `  ${name}_text: string | null;\n`];
    const gaps = [...(optional || nullable ? ["null"] : []), ...(optional ? ["undefined"] : [])];
    return [`  ${name}: ${[this.value(schema), ...gaps].join(" | ")};\n`];
  }

  /** Returns the columns of a member that is an object. If all of its values can be null, `undefined` means that the object is missing. */
  private inner({ key, optional, nullable, schema }: Member): string[] {
    if (schema.kind !== "object") return [];
    const gap = optional || nullable ? `, null${schema.vague ? " | undefined" : ""}` : "";
    return [`Under<"${columnName([key])}", ${this.row(schema)}${gap}>`];
  }

  /** Returns the row type of an exploded list, with the parent's key, the element's number and the element's columns. */
  exploded(row: ObjectSchema, key: readonly string[] | undefined, chain: Chain): string {
    const names = key?.map((field) => `"${columnName(field.split("."))}"`).join(" | ");
    const parent = names === undefined ? `Plain<${this.row(row)}>` : `Pick<${this.row(row)}, ${names}>`;
    const levels = chain.map(({ items }, index) => {
      const name = chainName(chain.slice(0, index + 1));
      const columns =
        items.kind === "object" ? `Under<"${name}", ${this.row(items)}>` : `Record<"${name}", ${this.element(items)}>`;
      return index === chain.length - 1 ? columns : `Plain<${columns}>`;
    });
    return [parent, `Record<"${chainName(chain)}_number", number>`, ...levels].join(" & ");
  }
}

const helpers = `/** The columns of an object in a row, prefixed with the object's name. \`Gap\` is their value if the object is null or missing. */
type Under<Name extends string, R, Gap = never> = { [K in keyof R & string as \`\${Name}_\${K}\`]: R[K] | Gap };

/** The columns that are not lists. */
type Plain<R> = { [K in keyof R as NonNullable<R[K]> extends readonly unknown[] ? never : K]: R[K] };`;

/** Returns the row type of a wide table. */
function wideType(row: ObjectSchema, wide: Wide): string {
  const columns = columnsOfLayout(layoutOf(row, wide)).flatMap(({ name, type, nullable }) =>
    type === "LIST" || type === "JSON" ? [] : [`    ${name}: ${scalars[type]}${nullable ? " | null" : ""};`],
  );
  return `{\n${columns.join("\n")}\n  }`;
}

/** Writes generated/tables.ts, which has the types of flat rows. */
export function tablesModule(document: Document): string {
  const shapes = responseShapes(document);
  const parts = Object.fromEntries(shapes.parts);
  const types = new RowTypes(new Set(Object.keys(document.components.schemas)));
  const rows: string[] = [];
  const lists: string[] = [];
  const wides: string[] = [];
  for (const { path, expressions } of shapes.bodies) {
    const row = rowOf(schemaOf(new Map(expressions).get("200") ?? "", parts));
    rows.push(`  "${path}": ${types.row(row)};`);
    if (row.kind !== "object") continue;
    const { "x-key": key, "x-wide": wide } = shapes.sources.get(row.shape) ?? {};
    if (wide) wides.push(`  "${path}": ${wideType(row, wide)};`);
    const own = chainsBelow(row).map((chain) => `    ${chainName(chain)}: ${types.exploded(row, key, chain)};`);
    if (own.length > 0) lists.push(`  "${path}": {\n${own.join("\n")}\n  };`);
  }
  const interfaces = [...types.interfaces].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return [
    `import type { ${[...types.enumerations].sort().join(", ")} } from "./schema.js";`,
    helpers,
    ...interfaces,
    `/** The flat rows of each operation, by path. */\nexport interface FlatRows {\n${rows.join("\n")}\n}`,
    `/** The rows of an operation's lists, by path and list name. */\nexport interface ExplodedRows {\n${lists.join("\n")}\n}`,
    `/** The rows of wide tables, by path. */\nexport interface WideRows {\n${wides.join("\n")}\n}\n`,
  ].join("\n\n");
}

/** Writes generated/wide.ts, which has how long statistics become columns. Only tables use it. */
export function wideModule(document: Document): string {
  const wides = operationsCode(document, (operation) => rowSchemaOf(document, operation)?.["x-wide"]);
  return `/** How the statistics of an operation become columns (\`x-wide\`), by its path. */
export const wides = ${wides} as const;
`;
}
