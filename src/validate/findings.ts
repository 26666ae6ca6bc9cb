import type { Node, Option } from "./node.js";
import { isArray, isObject, jsonType } from "./values.js";

/** What is wrong at one place of an answer, however often. */
export interface Finding {
  /** A wrong type, a null, a missing key break a promise; an extra key or row and an unknown value of an enumeration are drift. */
  readonly kind: "type" | "null" | "missing" | "extra" | "enumeration";
  /** A JSON pointer in which a star stands for every index and every key of a map. */
  readonly pattern: string;
  readonly count: number;
  /** Where it was first. */
  readonly pointer: string;
  /** What the document says, in words. */
  readonly expected: string;
  /** What was there instead, the first time; cut at 60 characters. */
  readonly got: string;
}

// An answer may hold a million keys that nobody knows, or one of a megabyte: beyond these they share one pattern.
const mostExtras = 100;
const longestExtra = 100;
const longestGot = 60;

/** A value in words, at no cost that grows with it: an answer may be large, or nested deeper than JSON.stringify goes. */
function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (isArray(value)) return `array of ${value.length}`;
  if (isObject(value)) return "object";
  const text = typeof value === "string" ? JSON.stringify(value.slice(0, longestGot)) : String(value);
  return text.length > longestGot ? `${text.slice(0, longestGot - 1)}…` : text;
}

function escaped(key: string | number): string {
  return typeof key === "number" ? `${key}` : key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** One walk over an answer that does not fit. It enters only what does not fit, so that what is right costs one look. */
class Walk {
  readonly findings = new Map<string, Finding & { count: number }>();
  private readonly extras = new Map<string, Set<string>>();
  /** The way to the value that is looked at; `pattern` is the same with stars. */
  private readonly path: (string | number)[] = [];

  visit({ options }: Node, value: unknown, pattern: string): void {
    const type = jsonType(value);
    const option = options.find((each) => each.type === type);
    if (option === undefined) this.add(value === null ? "null" : "type", pattern, options, value);
    else if (isArray(value)) this.array(option, value, pattern);
    else if (isObject(value)) this.object(option, value, pattern);
    else if (!option.fits(value)) this.add(option.enumeration ? "enumeration" : "type", pattern, options, value);
  }

  private array(option: Option, value: readonly unknown[], pattern: string): void {
    this.most(option, value, pattern);
    this.rows(option, value, 0, pattern);
  }

  /** Whether an array is longer than it may be. */
  most(option: Option, value: readonly unknown[], pattern: string): void {
    if (option.most !== undefined && value.length > option.most) this.add("extra", pattern, [option], value);
  }

  /** Rows that follow each other in an array; `first` is the index of the first of them. */
  rows({ items }: Option, rows: readonly unknown[], first: number, pattern: string): void {
    for (let index = 0; items && index < rows.length; index++) {
      if (!items.fits(rows[index])) this.enter(first + index, items, rows[index], `${pattern}/*`);
    }
  }

  private object({ members, needed, rest }: Option, value: Readonly<Record<string, unknown>>, pattern: string): void {
    let seen = 0;
    // Not Object.keys: with for-in V8 reads each value in passing, which takes a third off a walk over an answer that drifts in every row.
    for (const key in value) {
      const own = value[key];
      const member = members?.get(key);
      const node = member?.node ?? rest;
      if (member ? own === undefined : !Object.hasOwn(value, key)) continue;
      if (node === undefined) this.extra(key, own, pattern);
      else if (!node.fits(own)) this.enter(key, node, own, `${pattern}/${member ? escaped(key) : "*"}`);
      if (member?.required) seen++;
    }
    if (seen === needed) return;
    for (const [name, { node, required }] of members ?? []) {
      // A member that is undefined is missing, as JSON.stringify would have it.
      if (!required || (Object.hasOwn(value, name) && value[name] !== undefined)) continue;
      this.path.push(name);
      this.add("missing", `${pattern}/${escaped(name)}`, node.options, undefined);
      this.path.pop();
    }
  }

  private enter(key: string | number, node: Node, value: unknown, pattern: string): void {
    this.path.push(key);
    this.visit(node, value, pattern);
    this.path.pop();
  }

  private extra(key: string, value: unknown, pattern: string): void {
    const seen = this.extras.get(pattern) ?? new Set();
    this.extras.set(pattern, seen);
    const named = seen.has(key) || (seen.size < mostExtras && key.length <= longestExtra);
    if (named) seen.add(key);
    this.path.push(key);
    this.add("extra", `${pattern}/${named ? escaped(key) : "*"}`, [], value);
    this.path.pop();
  }

  private add(kind: Finding["kind"], pattern: string, options: readonly Option[], value: unknown): void {
    const known = this.findings.get(`${kind} ${pattern}`);
    if (known) {
      known.count++;
      return;
    }
    const pointer = this.path.map((step) => `/${escaped(step)}`).join("");
    const expected = options.map(({ words }) => words).join(" or ") || "nothing";
    this.findings.set(`${kind} ${pattern}`, { kind, pattern, count: 1, pointer, expected, got: shown(value) });
  }
}

/** What is wrong with a value, one finding for each pattern and kind, in the order of their first examples. */
export function findingsOf(node: Node, value: unknown): readonly Finding[] {
  const walk = new Walk();
  walk.visit(node, value, "");
  return [...walk.findings.values()];
}

/** Looks at an array whose rows come some at a time, so that it need never be in memory as a whole. */
export class RowsWalk {
  private readonly walk = new Walk();
  private readonly option: Option | undefined;
  private count = 0;

  constructor(private readonly node: Node) {
    this.option = node.options.find(({ type }) => type === "array");
  }

  /** Takes the next rows. */
  add(rows: readonly unknown[]): void {
    if (this.option) this.walk.rows(this.option, rows, this.count, "");
    this.count += rows.length;
  }

  /** What is wrong with the rows that came, and with their being an array of so many. */
  findings(): readonly Finding[] {
    // As long as the answer was, and empty: its rows were looked at as they came.
    const whole = new Array(this.count);
    if (this.option === undefined) return findingsOf(this.node, whole);
    this.walk.most(this.option, whole, "");
    return [...this.walk.findings.values()];
  }
}
