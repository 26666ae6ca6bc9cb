import { fields } from "../../../generated/fields.js";
import { answers, shapes } from "../../../generated/shapes.js";
import type { Path } from "../../types.js";
import { isObject } from "../../validate/values.js";

/** A field of a response. */
export interface Field {
  /** The way to it: `playoff.round`, `lines[].spread`. */
  readonly name: string;
  /** What it holds, in words: `integer`, `string: regular, postseason`, `list of GameLine`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether it may be missing. */
  readonly optional: boolean;
  /** What the document says of it, its unit or range included. */
  readonly description: string;
}

const scalars: Readonly<Record<string, string>> = {
  b: "boolean",
  i: "integer",
  n: "number",
  s: "string",
  d: "date-time",
};

/** The members of a shape; undefined where it is no object. */
function membersOf(name: string): Readonly<Record<string, string>> | undefined {
  const shape = shapes[name];
  return isObject(shape) ? shape : undefined;
}

/** An expression of `Shape` in words, without null. */
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

/** The shape of objects that an expression leads to, and what a name needs to lead into them. */
function below(expression: string): { shape: string; suffix: string } | undefined {
  if (expression.includes("|")) return undefined;
  const [, shape = "", list] = /^(.*?)(\[\d*\])?\??$/.exec(expression) ?? [];
  return membersOf(shape) === undefined ? undefined : { shape, suffix: list === undefined ? "." : "[]." };
}

/** The fields of a shape; `known` has where the fields of a shape stand already, so that none are listed twice. */
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

/** What an operation responds with, in words, and its fields in the document's order: none where it is no object. */
export function responseOf(path: Path): { readonly type: string; readonly fields: readonly Field[] } {
  const expression = answers[path]?.[200] ?? "";
  const inner = below(expression);
  const type = `${typeOf(expression)}${expression.endsWith("?") ? " or null" : ""}`;
  return { type, fields: inner === undefined ? [] : fieldsIn(inner.shape, "", new Map()) };
}
