import type { AsOf, Known } from "../../../src/document/descriptors.js";
import { responseFields } from "../../../src/document/fields.js";
import type { Path } from "../../../src/types.js";
import { type Document, refName, resolve, type Schema } from "../../lib/document.js";
import { alternatives, dataSchema } from "../../lib/schemas.js";

/** A field of a response, with its nested fields. */
export interface FieldNode {
  /** Its name in its object: `spread`. */
  readonly name: string;
  /** Its path in a row: `lines[].spread`. */
  readonly path: string;
  /** Its type in words: `integer`, `list of objects`. */
  readonly type: string;
  /** An enumeration's values. Empty for any other type. */
  readonly values: readonly string[];
  readonly nullable: boolean;
  readonly optional: boolean;
  /** The path of another field with the same nested fields, where they are listed. */
  readonly like: string | undefined;
  /** The document's description. */
  readonly text: string;
  readonly observed: string | undefined;
  /** When its value is known, if that differs from the object or list around it, or for a top-level field from the operation. */
  readonly known: Known | undefined;
  /** The name of its schema, for an object or a list of objects. */
  readonly schema: string | undefined;
  readonly fields: readonly FieldNode[];
}

type Documented = Pick<FieldNode, "text" | "observed" | "known" | "schema">;

/** The name of the object schema that a property refers to: directly, as an alternative or in a list. */
function schemaName(document: Document, { $ref, items, anyOf = [], oneOf = [] }: Schema): string | undefined {
  if ($ref !== undefined) {
    const target = resolve(document, { $ref } as Schema);
    return target.properties || target.allOf ? refName($ref) : schemaName(document, target);
  }
  const inner = [...(items ? [items] : []), ...anyOf, ...oneOf];
  return inner.map((each) => schemaName(document, each)).find((name) => name !== undefined);
}

/** The document's description of each field below a schema, by path. */
function documentedFields(document: Document, schema: Schema, above = ""): [path: string, facts: Documented][] {
  return alternatives(document, schema).flatMap(({ items, properties = {} }) => [
    ...(items ? documentedFields(document, items, above && `${above}[]`) : []),
    ...Object.entries(properties).flatMap(([name, property]): [string, Documented][] => {
      const path = above === "" ? name : `${above}.${name}`;
      // Keywords beside a `$ref` override those at its target.
      const { description = "", ...rest } = { ...resolve(document, property), ...property };
      const facts = {
        text: description.trim().replace(/\s+/g, " "),
        observed: rest["x-observed"]?.trim().replace(/\s+/g, " "),
        known: rest["x-as-of"],
        schema: schemaName(document, property),
      };
      return [[path, facts], ...documentedFields(document, property, path)];
    }),
  ]);
}

const undocumented: Documented = { text: "", observed: undefined, known: undefined, schema: undefined };

/**
 * Splits a type in words. "object with the fields of total" is an object with the fields of `total`, and "string: home, away" is a string with
 * two values.
 */
function typeParts(words: string): Pick<FieldNode, "type" | "values" | "like"> {
  const [, outer = words, like] = /^(.*) with the fields of (.*)$/.exec(words) ?? [];
  const [type = outer, values] = outer.split(": ");
  return { type, values: values?.split(", ") ?? [], like };
}

/** The fields of an operation's row, with nested fields. `asOf` says when the operation's values are known. */
export function fieldTree(document: Document, path: Path, asOf: AsOf | undefined): FieldNode[] {
  const facts = new Map(documentedFields(document, dataSchema(document, path)));
  type Open = FieldNode & { fields: FieldNode[] };
  const roots: Open[] = [];
  const opened = new Map<string, Open>();
  /** For each object that is being read, when its values are known. */
  const within = new Map<Open | undefined, AsOf | undefined>([[undefined, asOf]]);
  for (const { name: own, type, nullable, optional } of responseFields(path).fields) {
    const cut = own.lastIndexOf(".");
    const parent = cut === -1 ? undefined : opened.get(own.slice(0, cut).replace(/\[\]$/, ""));
    const around = within.get(parent);
    const documented = facts.get(own) ?? undocumented;
    const node: Open = {
      ...documented,
      known: documented.known === around ? undefined : documented.known,
      ...typeParts(type),
      name: own.slice(cut + 1),
      path: own,
      nullable,
      optional,
      fields: [],
    };
    opened.set(own, node);
    within.set(node, documented.known ?? around);
    (parent?.fields ?? roots).push(node);
  }
  return roots;
}

/** All fields of a tree. Each field comes before its nested fields. */
export const allFields = (nodes: readonly FieldNode[]): FieldNode[] =>
  nodes.flatMap((node) => [node, ...allFields(node.fields)]);

/** The schema of an operation's row, by name. Undefined if the schema has no name. */
export const rowSchemaName = (document: Document, path: string): string | undefined =>
  schemaName(document, dataSchema(document, path));
