import { fields } from "../../generated/fields.js";
import { bodies, shapes } from "../../generated/shapes.js";
import type { Path } from "../types.js";
import { isObject } from "../validate/values.js";

/** A field of a response. */
export interface Field {
  /** The path to it: `playoff.round`, `lines[].spread`. */
  readonly name: string;
  /** Its type in words: `integer`, `string: regular, postseason`, `list of objects`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether it may be missing. */
  readonly optional: boolean;
  /** Its description in the document, with unit or range. */
  readonly description: string;
}

const scalars: Readonly<Record<string, string>> = {
  b: "boolean",
  i: "integer",
  n: "number",
  s: "string",
  d: "date-time",
};

/** The members of a shape. Undefined where the shape is not an object. */
function membersOf(name: string): Readonly<Record<string, string>> | undefined {
  const shape = shapes[name];
  return isObject(shape) ? shape : undefined;
}

/** An expression of generated/shapes.ts in words, without null. */
function typeOf(expression: string): string {
  const terms = expression.split("|").map((term) => {
    const [, inner = "", list = "", most = ""] = /^(.*?)(\[(\d*)\])?\??$/.exec(term) ?? [];
    const shape = shapes[inner];
    const words = Array.isArray(shape)
      ? `string: ${shape.join(", ")}`
      : (scalars[inner] ?? (typeof shape === "string" ? typeOf(shape) : "object"));
    if (list === "") return words;
    return `${most === "" ? "" : `at most ${most}, `}list of ${scalars[inner] === undefined ? "objects" : `${words}s`}`;
  });
  return terms.join(" or ");
}

/** The shape of the objects in an expression, and the suffix that a name needs before the names of their fields. */
function below(expression: string): { shape: string; suffix: string } | undefined {
  if (expression.includes("|")) return undefined;
  const [, shape = "", list] = /^(.*?)(\[\d*\])?\??$/.exec(expression) ?? [];
  return membersOf(shape) === undefined ? undefined : { shape, suffix: list === undefined ? "." : "[]." };
}

/** The fields of a shape. `known` maps each listed shape to the field that has it, so that its fields are listed once. */
function fieldsIn(shape: string, prefix: string, known: Map<string, string>): Field[] {
  return Object.entries(membersOf(shape) ?? {}).flatMap(([key, expression]): Field[] => {
    const name = `${prefix}${key.replace(/\?$/, "")}`;
    const inner = below(expression);
    const before = inner && known.get(inner.shape);
    const own: Field = {
      name,
      type: before === undefined ? typeOf(expression) : `${typeOf(expression)} with the fields of ${before}`,
      nullable: expression.endsWith("?"),
      optional: key.endsWith("?"),
      description: fields[shape]?.[key.replace(/\?$/, "")] ?? "",
    };
    if (inner === undefined || before !== undefined) return [own];
    known.set(inner.shape, name);
    return [own, ...fieldsIn(inner.shape, `${name}${inner.suffix}`, known)];
  });
}

/** The type of an operation's response in words, and its fields in the order of the document. It has no fields where it is not an object. */
export function responseOf(path: Path): { readonly type: string; readonly fields: readonly Field[] } {
  const expression = bodies[path]?.[200] ?? "";
  const inner = below(expression);
  const type = `${typeOf(expression)}${expression.endsWith("?") ? " or null" : ""}`;
  return { type, fields: inner === undefined ? [] : fieldsIn(inner.shape, "", new Map()) };
}
