import { shapes } from "../../generated/shapes.js";
import { type Fits, isArray, isObject, type JsonType, scalars } from "./values.js";

/** What a value may be, of one JSON type. */
export interface Option {
  readonly type: JsonType;
  readonly words: string;
  readonly fits: Fits;
  /** Set where the strings are an enumeration. */
  readonly enumeration?: true;
  readonly items?: Node;
  /** How many items the array may have; any number where absent. */
  readonly most?: number | undefined;
  readonly members?: ReadonlyMap<string, { readonly node: Node; readonly required: boolean }>;
  /** How many of the members must be there. */
  readonly needed?: number;
  /** The value of every other member, where the object is a map. */
  readonly rest?: Node | undefined;
}

/** A compiled expression: whether a value fits, and the options that explain a misfit. No two options share a JSON type. */
export interface Node {
  readonly fits: Fits;
  readonly options: readonly Option[];
}

const nothing: Option = { type: "null", words: "null", fits: (value) => value === null };

function nodeOf(options: readonly Option[]): Node {
  const [first, second, ...more] = options.map(({ fits }) => fits);
  if (first === undefined) return { options, fits: () => false };
  if (second === undefined) return { options, fits: first };
  if (more.length > 0) return { options, fits: (value) => options.some(({ fits }) => fits(value)) };
  // Nearly every union is of two. A closure over both, instead of a loop, halves the time of the whole check.
  return { options, fits: (value) => first(value) || second(value) };
}

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
    const required = !key.endsWith("?");
    if (key !== "*") members.set(required ? key : key.slice(0, -1), { node: compile(expression), required });
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
        // The service writes keys in the document's order, so the next key is mostly the next name and needs no look-up.
        if (key !== names[index]) {
          const found = indexes.get(key);
          if (found === undefined) {
            if (rest?.fits(value[key])) continue;
            return false;
          }
          index = found;
        }
        if (!tests[index]?.(value[key])) return false;
        seen += counts[index++] ?? 0;
      }
      return seen === needed;
    },
  };
}

function enumerationOf(values: readonly string[]): Option {
  const known = new Set<unknown>(values);
  const words = values.map((value) => JSON.stringify(value)).join(" or ");
  return { type: "string", words, enumeration: true, fits: (value) => known.has(value) };
}

function nodeNamed(name: string): Node {
  const scalar = scalars[name];
  if (scalar) return nodeOf([scalar]);
  const shape = shapes[name];
  if (shape === undefined) throw new Error(`generated/shapes.ts has no ${name}`);
  if (typeof shape === "string") return compile(shape);
  return nodeOf([isArray(shape) ? enumerationOf(shape) : objectOf(shape)]);
}

// The compiled expressions: all bodies share about a hundred.
const nodes = new Map<string, Node>();

/** Compiles an expression of `Shape` once, at its first use. */
export function compile(expression: string): Node {
  const known = nodes.get(expression);
  if (known) return known;
  const options = expression.split("|").flatMap((term) => {
    const name = term.replace(/[?[].*/, "");
    let node = name === expression ? nodeNamed(name) : compile(name);
    for (const [mark, most] of term.matchAll(/\?|\[(\d*)\]/g)) {
      node = nodeOf(mark === "?" ? [...node.options, nothing] : [arrayOf(node, most ? Number(most) : undefined)]);
    }
    return node.options;
  });
  const node = nodeOf(options);
  nodes.set(expression, node);
  return node;
}
