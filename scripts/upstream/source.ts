import {
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
  type Node as YamlNode,
} from "yaml";
import { keysOf } from "./nodes.js";
import { listPair } from "./yaml-text.js";

/** A difference that is left to a person, with the reason. */
export class ByHandError extends Error {}

export function byHand(reason: string): never {
  throw new ByHandError(reason);
}

type MapPair = Pair<YamlNode, YamlNode | null>;

/**
 * The text of openapi.yaml, with edits that change a node and leave every other byte as it is. Nodes are named by JSON pointers. After each
 * edit the text is read again, which takes half a second.
 */
export class Source {
  private document;

  constructor(private current: string) {
    this.document = parseDocument(current);
  }

  get text(): string {
    return this.current;
  }

  /** The text as plain values. */
  value(): unknown {
    return this.document.toJS();
  }

  private splice(start: number, end: number, text: string): void {
    this.current = this.current.slice(0, start) + text + this.current.slice(end);
    this.document = parseDocument(this.current);
    const [error] = this.document.errors;
    if (error) throw new Error(`an edit broke openapi.yaml: ${error.message}`);
  }

  private rangeOf(node: YamlNode | null | undefined): [start: number, end: number] {
    const range = node?.range;
    if (!range) byHand("the text has no node there");
    const end = range[1] - (/\s*$/.exec(this.current.slice(range[0], range[1]))?.[0].length ?? 0);
    return [range[0], end];
  }

  private nodeAt(pointer: string): YamlNode {
    const node = this.document.getIn(keysOf(pointer), true);
    if (isCollection(node) || isScalar(node) || isAlias(node)) return node;
    return byHand(`openapi.yaml has nothing at #${pointer}`);
  }

  private mapAt(pointer: string): YAMLMap<YamlNode, YamlNode | null> {
    const node = this.nodeAt(pointer);
    if (!isMap(node)) byHand(`#${pointer} is not a map`);
    return node as YAMLMap<YamlNode, YamlNode | null>; // Parsed text has nodes as keys and values.
  }

  private pairAt(pointer: string, key: string): MapPair | undefined {
    return this.mapAt(pointer).items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  }

  has(pointer: string, key: string): boolean {
    return this.pairAt(pointer, key) !== undefined;
  }

  /** The value of a scalar; undefined where there is none. */
  get(pointer: string, key: string): unknown {
    const value = this.pairAt(pointer, key)?.value;
    return isScalar(value) ? value.value : undefined;
  }

  /** The text of a value as it stands in the document. */
  valueText(pointer: string, key: string): string {
    return this.current.slice(...this.rangeOf(this.pairAt(pointer, key)?.value));
  }

  private lineStart(offset: number): number {
    return this.current.lastIndexOf("\n", offset - 1) + 1;
  }

  /** The indent of the pairs of a map in block style. */
  indentOf(pointer: string): string {
    const [start] = this.rangeOf(this.mapAt(pointer).items[0]?.key);
    return " ".repeat(start - this.lineStart(start));
  }

  /** What is rewritten would lose its comments. */
  private checkComments(start: number, end: number): void {
    if (/\s#.*\n/.test(this.current.slice(start, end))) byHand("it has a comment inside");
  }

  /** Rewrites a map in flow style, `{ a: 1, b: 2 }`, as one pair per line; values stay as they are written. */
  toBlock(pointer: string): void {
    const map = this.mapAt(pointer);
    if (!map.flow) return;
    const [start, end] = this.rangeOf(map);
    this.checkComments(start, end);
    const line = this.current.slice(this.lineStart(start), start);
    const indent = " ".repeat((/^[ -]*/.exec(line)?.[0].length ?? 0) + 2);
    const inList = /^ *- $/.test(line);
    if (!inList && !/^ *(- )?[^{}[\]]+: $/.test(line)) byHand("the schema is inside a line in flow style");
    const pairs = map.items.map(({ key, value }) => {
      return `${this.current.slice(...this.rangeOf(key))}: ${this.current.slice(...this.rangeOf(value))}`;
    });
    const before = inList ? "" : `\n${indent}`;
    const between = `\n${inList ? " ".repeat(line.length) : indent}`;
    this.splice(inList ? start : start - 1, end, before + pairs.join(between));
  }

  /**
   * Replaces the text of a pair, or adds it at the end of the map; `after` names the pair behind which it goes. `text` makes its lines for the
   * indent of the map, which is put before each of them.
   */
  setPair(pointer: string, key: string, text: (indent: string) => string, after: readonly string[] = []): void {
    this.toBlock(pointer);
    const indent = this.indentOf(pointer);
    const lines = text(indent).replaceAll("\n", `\n${indent}`);
    const existing = this.pairAt(pointer, key);
    if (existing) {
      const [start] = this.rangeOf(existing.key);
      const [, end] = this.rangeOf(existing.value);
      this.splice(start, end, lines);
      return;
    }
    const previous = after.map((name) => this.pairAt(pointer, name)).find(Boolean) ?? this.mapAt(pointer).items.at(-1);
    const [, end] = this.rangeOf(previous?.value ?? previous?.key);
    // Behind a comment on the same line.
    const lineEnd = this.current.indexOf("\n", end);
    const at = lineEnd < 0 ? this.current.length : lineEnd;
    this.splice(at, at, `\n${indent}${lines}`);
  }

  removePair(pointer: string, key: string): void {
    this.toBlock(pointer);
    const pair = this.pairAt(pointer, key);
    if (!pair) return;
    if (this.mapAt(pointer).items.length === 1) byHand("nothing would be left of the schema");
    const [start] = this.rangeOf(pair.key);
    const [, end] = this.rangeOf(pair.value);
    if (this.mapAt(pointer).items[0] === pair) {
      const [next] = this.rangeOf(this.mapAt(pointer).items[1]?.key);
      this.splice(start, next, "");
    } else this.splice(this.lineStart(start) - 1, end, "");
  }

  private seqAt(pointer: string, key: string): YAMLSeq<YamlNode> {
    const value = this.pairAt(pointer, key)?.value;
    if (!isSeq(value)) byHand(`#${pointer}/${key} is not a list`);
    return value as YAMLSeq<YamlNode>; // Parsed text has nodes as items.
  }

  /** The items of a list in flow style, as they are written. */
  itemTexts(pointer: string, key: string): string[] {
    const list = this.seqAt(pointer, key);
    if (!list.flow) byHand(`#${pointer}/${key} is not in flow style`);
    this.checkComments(...this.rangeOf(list));
    return list.items.map((item) => this.current.slice(...this.rangeOf(item)));
  }

  /** Rewrites a list in flow style, such as `required` and `enum`. */
  setItems(pointer: string, key: string, items: readonly string[]): void {
    if (this.mapAt(pointer).flow) {
      const [start, end] = this.rangeOf(this.seqAt(pointer, key));
      this.splice(start, end, `[${items.join(", ")}]`);
    } else this.setPair(pointer, key, (indent) => listPair(key, items, indent));
  }

  /** Adds an item to the end of a list in block style. `text` makes its lines for the indent behind the dash, which is put before each of them. */
  addItem(pointer: string, key: string, text: (indent: string) => string): void {
    const list = this.seqAt(pointer, key);
    const last = list.items.at(-1);
    if (list.flow || last === undefined) byHand(`#${pointer}/${key} is not in block style`);
    const [start, end] = this.rangeOf(last);
    const indent = " ".repeat(start - this.lineStart(start));
    const lines = text(indent).replaceAll("\n", `\n${indent}`);
    this.splice(end, end, `\n${indent.slice(2)}- ${lines}`);
  }

  /** Replaces the text of an item of a list. */
  setItem(pointer: string, key: string, index: number, text: string): void {
    this.splice(...this.rangeOf(this.seqAt(pointer, key).items[index]), text);
  }
}
