import type { AsOf, Known } from "../../../src/document/descriptors.js";
import { responseFields } from "../../../src/document/fields.js";
import type { Path } from "../../../src/types.js";
import { type Document, refName, resolve, type Schema } from "../../lib/document.js";
import { alternatives, dataSchema } from "../../lib/schemas.js";

/** A field of a response, with the fields inside it. */
export interface FieldNode {
  /** The name in the surrounding object, such as `spread`. */
  readonly name: string;
  /** The path in a row, such as `lines[].spread`. */
  readonly path: string;
  /** The type in words, such as `integer` or `list of objects`. */
  readonly type: string;
  /** The values of an enumeration. Empty for any other type. */
  readonly values: readonly string[];
  readonly nullable: boolean;
  readonly optional: boolean;
  /** The path of another field with the same inner fields. Only the other field lists them. */
  readonly like: string | undefined;
  /** The document's description. */
  readonly text: string;
  readonly observed: string | undefined;
  /** When the value is known, if this differs from the surrounding object or list. A field of the row is compared with the operation. */
  readonly known: Known | undefined;
  /** The schema's name if the field is an object or a list of objects. */
  readonly schema: string | undefined;
  readonly fields: readonly FieldNode[];
}

type Documented = Pick<FieldNode, "text" | "observed" | "known" | "schema">;

/** Returns the name of the object schema that a property refers to, directly, as an alternative or in a list. */
function schemaName(document: Document, { $ref, items, anyOf = [], oneOf = [] }: Schema): string | undefined {
  if ($ref !== undefined) {
    const target = resolve(document, { $ref } as Schema);
    return target.properties || target.allOf ? refName($ref) : schemaName(document, target);
  }
  const inner = [...(items ? [items] : []), ...anyOf, ...oneOf];
  return inner.map((each) => schemaName(document, each)).find((name) => name !== undefined);
}

/** Returns the document's facts about each field below a schema, by the field's path. */
function documentedFields(document: Document, schema: Schema, above = ""): [path: string, facts: Documented][] {
  return alternatives(document, schema).flatMap(({ items, properties = {} }) => [
    ...(items ? documentedFields(document, items, above && `${above}[]`) : []),
    ...Object.entries(properties).flatMap(([name, property]): [string, Documented][] => {
      const path = above === "" ? name : `${above}.${name}`;
      // Keywords next to a `$ref` override those of its target.
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
 * Splits a type in words into its parts. "object with the fields of total" is an object with the same fields as `total`, and "string: home, away" is
 * a string with two values.
 */
function typeParts(words: string): Pick<FieldNode, "type" | "values" | "like"> {
  const [, outer = words, like] = /^(.*) with the fields of (.*)$/.exec(words) ?? [];
  const [type = outer, values] = outer.split(": ");
  return { type, values: values?.split(", ") ?? [], like };
}

/** Returns the fields of an operation's row with their inner fields. `asOf` is when the operation's values are known. */
export function fieldTree(document: Document, path: Path, asOf: AsOf | undefined): FieldNode[] {
  const facts = new Map(documentedFields(document, dataSchema(document, path)));
  type Open = FieldNode & { fields: FieldNode[] };
  const roots: Open[] = [];
  const opened = new Map<string, Open>();
  /** When the values inside each field are known. */
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

/** Returns all fields in a tree. Each field comes before its inner fields. */
export const allFields = (nodes: readonly FieldNode[]): FieldNode[] =>
  nodes.flatMap((node) => [node, ...allFields(node.fields)]);

/** Returns the name of an operation's row schema, or undefined if the schema does not have a name. */
export const rowSchemaName = (document: Document, path: string): string | undefined =>
  schemaName(document, dataSchema(document, path));
