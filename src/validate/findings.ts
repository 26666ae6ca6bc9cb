import { isArray, isObject, jsonType } from "../document/json.js";
import type { Redact } from "../query/redact.js";
import type { Finding } from "../results.js";
import type { Node, Option } from "./node.js";

// A response may have a million unknown keys, or a key of a megabyte. Beyond these limits, all unknown keys share one pattern.
const mostExtras = 100;
const longestExtra = 100;
const longestGot = 60;

/**
 * Describes a value for a finding. The value may be large, or nested too deeply for `JSON.stringify`. Redacts before it cuts, because a cut key would
 * not be recognized.
 */
export function shownFound(value: unknown, redact: Redact): string {
  if (value === undefined) return "nothing";
  if (isArray(value)) return `array of ${value.length}`;
  if (isObject(value)) return "object";
  const text = typeof value === "string" ? JSON.stringify(redact(value).slice(0, longestGot)) : redact(String(value));
  return text.length > longestGot ? `${text.slice(0, longestGot - 1)}…` : text;
}

/** Returns a key as a part of a JSON pointer (RFC 6901). */
export const pointerPart = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");

/** Walks through a body that does not fit. It enters only the parts that do not fit. */
class Walk {
  readonly findings = new Map<string, Finding & { count: number }>();
  private readonly extras = new Map<string, Set<string>>();
  /** The path of the current value. `pattern` is the same path, with a star for each list index and unknown key. */
  private readonly path: (string | number)[] = [];

  /** `redact` removes the keys from the values that findings show. */
  constructor(private readonly redact: Redact = (text) => text) {}

  visit({ options }: Node, value: unknown, pattern: string): void {
    const type = jsonType(value);
    const option = options.find((each) => each.type === type);
    if (option === undefined) this.add(value === null ? "null" : "type", pattern, options, value);
    else if (isArray(value)) {
      this.length(option, value, pattern);
      this.rows(option, value, pattern, 0, value.length);
    } else if (isObject(value)) this.object(option, value, pattern);
    else if (!option.fits(value)) this.add(option.enumeration ? "enumeration" : "type", pattern, options, value);
  }

  /** Like `visit`, but yields after every thousand rows of a list. */
  *visitInSteps(node: Node, value: unknown): Generator<void, void> {
    const option = isArray(value) ? node.options.find(({ type }) => type === jsonType(value)) : undefined;
    if (option === undefined || !isArray(value)) return this.visit(node, value, "");
    this.length(option, value, "");
    for (let from = 0; from < value.length; from += 1000) {
      this.rows(option, value, "", from, Math.min(from + 1000, value.length));
      yield;
    }
  }

  private length(option: Option, rows: readonly unknown[], pattern: string): void {
    if (option.most !== undefined && rows.length > option.most) this.add("extra", pattern, [option], rows);
  }

  private rows({ items }: Option, rows: readonly unknown[], pattern: string, from: number, end: number): void {
    for (let index = from; items && index < end; index++)
      if (!items.fits(rows[index])) this.enter(index, items, rows[index], `${pattern}/*`);
  }

  private object({ members, needed, rest }: Option, value: Readonly<Record<string, unknown>>, pattern: string): void {
    let seen = 0;
    // If every row drifts, `for…in` is faster here than `Object.keys`.
    for (const key in value) {
      const memberValue = value[key];
      const member = members?.get(key);
      const node = member?.node ?? rest;
      if (member ? memberValue === undefined : !Object.hasOwn(value, key)) continue;
      if (node === undefined) this.extra(key, memberValue, pattern);
      else if (!node.fits(memberValue))
        this.enter(key, node, memberValue, `${pattern}/${member ? pointerPart(key) : "*"}`);
      if (member?.required) seen++;
    }
    if (seen === needed) return;
    for (const [name, { node, required }] of members ?? []) {
      // An undefined member counts as missing, as in `JSON.stringify`.
      if (!required || (Object.hasOwn(value, name) && value[name] !== undefined)) continue;
      this.add("missing", `${pattern}/${pointerPart(name)}`, node.options, undefined, name);
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
    this.add("extra", `${pattern}/${named ? pointerPart(this.redact(key)) : "*"}`, [], value, key);
  }

  private add(kind: Finding["kind"], pattern: string, options: readonly Option[], value: unknown, ...key: string[]) {
    const id = `${kind} ${pattern}`;
    const finding = this.findings.get(id);
    if (finding) {
      finding.count++;
      return;
    }
    const pointer = [...this.path, ...key].map((step) => `/${pointerPart(this.redact(`${step}`))}`).join("");
    const expected = options.map(({ words }) => words).join(" or ") || "nothing";
    this.findings.set(id, { kind, pattern, count: 1, pointer, expected, got: shownFound(value, this.redact) });
  }
}

/** Returns what is wrong with a value. There is one finding for each pattern and kind, in the order in which they first occur. */
export function findingsOf(node: Node, value: unknown, redact?: Redact): readonly Finding[] {
  const walk = new Walk(redact);
  walk.visit(node, value, "");
  return [...walk.findings.values()];
}

/** Like {@link findingsOf}, but yields after every thousand rows of a list, so that the caller can stop. Returns the findings. */
export function* findingsInSteps(node: Node, value: unknown, redact?: Redact): Generator<void, readonly Finding[]> {
  const walk = new Walk(redact);
  yield* walk.visitInSteps(node, value);
  return [...walk.findings.values()];
}
