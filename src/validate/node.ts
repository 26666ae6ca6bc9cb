import { shapes } from "../document/bodies.js";
import { isArray, isObject } from "../document/json.js";
import { shapeMember, termsOf } from "../document/shape.js";
import type { Node, Option } from "./option.js";
import { scalars } from "./scalars.js";

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
