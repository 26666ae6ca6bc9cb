import { UnreadableError } from "./read.js";

/** Any JSON object of a description. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An object of a description and where it is: the JSON pointer after `#`. */
export interface Node {
  readonly pointer: string;
  readonly value: JsonObject;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A property of an object, never an inherited one: a description may use names such as `constructor`. */
export function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Escapes a key for a JSON pointer. */
export function escaped(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The keys that a JSON pointer consists of. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The object below a node; undefined where there is none. */
export function child({ pointer, value }: Node, ...keys: (string | number)[]): Node | undefined {
  let at: unknown = value;
  for (const key of keys.map(String)) {
    if (Array.isArray(at)) at = at[Number(key)];
    else at = isObject(at) ? own(at, key) : undefined;
  }
  return isObject(at)
    ? { pointer: [pointer, ...keys.map((key) => escaped(String(key)))].join("/"), value: at }
    : undefined;
}

/** The objects of a list below a node. */
export function children(node: Node, key: string): Node[] {
  const list = own(node.value, key);
  return Array.isArray(list) ? list.flatMap((_, index) => child(node, key, index) ?? []) : [];
}

/** The entries of a map below a node whose values are objects. */
export function entries(node: Node, key: string): [name: string, node: Node][] {
  const map = own(node.value, key);
  if (!isObject(map)) return [];
  return Object.keys(map).flatMap((name): [string, Node][] => {
    const found = child(node, key, name);
    return found === undefined ? [] : [[name, found]];
  });
}

/** More references in a row than any description has. */
const mostHops = 100;

/**
 * The node, the target of its `$ref`, and so on to a node without one. Throws an UnreadableError where a reference leads out of the
 * description, nowhere, or in a circle.
 */
export function followed(root: Node, start: Node): Node[] {
  const nodes = [start];
  for (let node = start; ; ) {
    const ref = own(node.value, "$ref");
    if (ref === undefined) return nodes;
    if (typeof ref !== "string" || !ref.startsWith("#")) {
      throw new UnreadableError(
        `the reference ${JSON.stringify(ref)} at #${node.pointer} leads to another document, which is not read`,
      );
    }
    let pointer = ref.slice(1);
    try {
      pointer = decodeURIComponent(pointer);
    } catch {
      // A pointer with a bare percent sign is taken as it is.
    }
    const target = child(root, ...keysOf(pointer));
    if (target === undefined)
      throw new UnreadableError(`the reference ${JSON.stringify(ref)} at #${node.pointer} has no target`);
    if (nodes.length > mostHops)
      throw new UnreadableError(`the reference ${JSON.stringify(ref)} at #${node.pointer} refers to itself`);
    nodes.push(target);
    node = target;
  }
}
