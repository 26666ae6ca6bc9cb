import { shapes } from "../document/bodies.js";
import { isArray, isObject, type JsonType } from "../document/json.js";
import { shapeMember, termsOf } from "../document/schema.js";

/** One JSON type that a value may have. */
export interface Option {
  readonly type: JsonType;
  readonly words: string;
  readonly fits: Node["fits"];
  /** Whether the strings are an enumeration. */
  readonly enumeration?: true;
  readonly items?: Node;
  /** The maximum number of items in the array. Undefined if there is no limit. */
  readonly most?: number | undefined;
  readonly members?: ReadonlyMap<string, { readonly node: Node; readonly required: boolean }>;
  /** The number of required members. */
  readonly needed?: number;
  /** The type of every other member, if the object is a map. */
  readonly rest?: Node | undefined;
}

/**
 * A compiled expression. `fits` says whether a value fits, and the options explain why a value does not fit. No two options have the same JSON type.
 */
export interface Node {
  /** Whether a value fits. If it does not, a walk finds the reasons later. */
  readonly fits: (value: unknown) => boolean;
  readonly options: readonly Option[];
}

const nothing: Option = { type: "null", words: "null", fits: (value) => value === null };

/** Returns a function that says whether either of two functions accepts a value. Nested closures are faster than a loop over all options. */
const either =
  (one: Node["fits"], other: Node["fits"]): Node["fits"] =>
  (value) =>
    one(value) || other(value);

const nodeOf = (options: readonly Option[]): Node => ({
  options,
  fits: options.map(({ fits }) => fits).reduce(either),
});

function arrayOf(items: Node, most: number | undefined): Option {
  const { fits } = items;
  const longest = most ?? Number.POSITIVE_INFINITY;
  return {
    type: "array",
    words: most === undefined ? "array" : `array of at most ${most}`,
    items,
    most,
    fits: (value) => {
      if (!isArray(value) || value.length > longest) return false;
      for (let index = 0; index < value.length; index++) if (!fits(value[index])) return false;
      return true;
    },
  };
}

function objectOf(shape: Readonly<Record<string, string>>): Option {
  const members = new Map<string, { node: Node; required: boolean }>();
  for (const [key, expression] of Object.entries(shape)) {
    const { key: name, optional } = shapeMember(key);
    if (key !== "*") members.set(name, { node: compile(expression), required: !optional });
  }
  const rest = shape["*"] === undefined ? undefined : compile(shape["*"]);
  const names = [...members.keys()];
  const indexes = new Map(names.map((name, index) => [name, index]));
  const tests = [...members.values()].map(({ node }) => node.fits);
  const counts = [...members.values()].map(({ required }) => Number(required));
  const needed = counts.reduce((sum, count) => sum + count, 0);
  return {
    type: "object",
    words: "object",
    members,
    needed,
    rest,
    fits: (value) => {
      if (!isObject(value)) return false;
      let seen = 0;
      let index = 0;
      for (const key in value) {
        // The service writes keys in the document's order, so the next key is usually the next name and does not need a look-up.
        if (key !== names[index]) {
          const position = indexes.get(key);
          if (position === undefined) {
            if (rest?.fits(value[key])) continue;
            return false;
          }
          index = position;
        }
        if (!tests[index]?.(value[key])) return false;
        seen += counts[index++] ?? 0;
      }
      return seen === needed;
    },
  };
}

function enumerationOf(values: readonly string[]): Option {
  const allowed = new Set<unknown>(values);
  const words = values.map((value) => JSON.stringify(value)).join(" or ");
  return { type: "string", words, enumeration: true, fits: (value) => allowed.has(value) };
}

function nodeNamed(name: string): Node {
  const scalar = scalars[name];
  if (scalar) return nodeOf([scalar]);
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`generated/shapes.ts has no ${name}`);
  if (typeof shape === "string") return compile(shape);
  return nodeOf([isArray(shape) ? enumerationOf(shape) : objectOf(shape)]);
}

// The compiled expressions, about a hundred for all operations together.
const nodes = new Map<string, Node>();

/** Compiles an expression of `Shape` at its first use. */
export function compile(expression: string): Node {
  const compiled = nodes.get(expression);
  if (compiled) return compiled;
  const options = termsOf(expression).flatMap(({ name, marks }) => {
    let node = name === expression ? nodeNamed(name) : compile(name);
    for (const mark of marks)
      node = nodeOf(mark.kind === "null" ? [...node.options, nothing] : [arrayOf(node, mark.most)]);
    return node.options;
  });
  const node = nodeOf(options);
  nodes.set(expression, node);
  return node;
}

const usual = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[01][1-9]|10|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/;
const lenient = /^(\d{4})-(\d\d)-(\d\d)[t\s](\d\d):(\d\d):(\d\d(?:\.\d+)?)(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;

/** Whether a string is a date-time according to RFC 3339. As in ajv-formats, it may have a space instead of the T, or an offset without minutes. */
export function isDateTime(text: string): boolean {
  // Most date-times have the service's usual form and a day up to 28. The expression for these has no groups, so it is fast.
  if (usual.test(text)) return true;
  const parts = lenient.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const [offsetHour = 0, offsetMinute = 0] = parts.slice(8).map((part = "0") => Number(part));
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  if (month < 1 || month > 12 || day < 1 || day > days || offsetHour > 23 || offsetMinute > 59) return false;
  if (hour <= 23 && minute <= 59 && second < 60) return true;
  // A leap second is the last second of a day in UTC, whatever the offset.
  const sign = parts[7] === "-" ? -1 : 1;
  const utcMinute = minute - offsetMinute * sign;
  const utcHour = hour - offsetHour * sign - (utcMinute < 0 ? 1 : 0);
  return (utcHour === 23 || utcHour === -1) && (utcMinute === 59 || utcMinute === -1) && second < 61;
}

/** The options for values that are neither objects nor arrays, by their code in `Shape`. */
export const scalars: Readonly<Record<string, Option>> = {
  // A bitwise operator leaves only 32-bit integers unchanged.
  i: { type: "number", words: "32-bit integer", fits: (value) => typeof value === "number" && (value | 0) === value },
  // `JSON.parse` reads 1e999 as Infinity, and Infinity - Infinity is NaN. `Number.isFinite` is slow in Jest, which looks up globals slowly.
  n: { type: "number", words: "number", fits: (value) => typeof value === "number" && value - value === 0 },
  s: { type: "string", words: "string", fits: (value) => typeof value === "string" },
  d: { type: "string", words: "date-time", fits: (value) => typeof value === "string" && isDateTime(value) },
  // Every value fits, so nothing reads this type.
  v: { type: "undefined", words: "any value", fits: () => true },
  b: { type: "boolean", words: "boolean", fits: (value) => typeof value === "boolean" },
};
