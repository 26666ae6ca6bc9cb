import { isObject } from "../../src/document/json.js";
import { atPointer, nodesIn } from "../lib/document.js";

/** Any JSON object of a description. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The objects of a list; none where there is no list. */
export const objectsIn = (list: unknown): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** The members of a map that are objects; none where there is no map. */
export const membersIn = (map: unknown): [name: string, member: JsonObject][] =>
  Object.entries(isObject(map) ? map : {}).flatMap(([name, value]) => (isObject(value) ? [[name, value]] : []));

/** More references in a row than any description has. */
const mostHops = 100;

/** The objects of a description, and where each is. */
export class Nodes {
  private readonly pointers: ReadonlyMap<object, string>;

  constructor(private readonly root: JsonObject) {
    this.pointers = new Map(nodesIn(root));
  }

  /** The JSON pointer of an object, after `#`. */
  pointerOf(node: JsonObject): string {
    return this.pointers.get(node) ?? "";
  }

  /**
   * The object, the target of its `$ref`, and so on to one without a reference. Throws where a reference leads out of the
   * description, nowhere, or in a circle.
   */
  followed(start: JsonObject): [JsonObject, ...JsonObject[]] {
    const found: [JsonObject, ...JsonObject[]] = [start];
    for (let node = start; node.$ref !== undefined; found.push(node)) {
      const reference = `the reference ${JSON.stringify(node.$ref)} at #${this.pointerOf(node)}`;
      if (typeof node.$ref !== "string" || !node.$ref.startsWith("#"))
        throw new Error(`${reference} leads to another document, which is not read`);
      const target = this.targetOf(node.$ref.slice(1));
      if (!isObject(target)) throw new Error(`${reference} has no target`);
      if (found.length > mostHops) throw new Error(`${reference} refers to itself`);
      node = target;
    }
    return found;
  }

  /** The last of {@link followed}. */
  target(start: JsonObject): JsonObject {
    return this.followed(start).at(-1) ?? start;
  }

  private targetOf(fragment: string): unknown {
    let pointer = fragment;
    try {
      pointer = decodeURIComponent(fragment);
    } catch {
      // A pointer with a bare percent sign is taken as it is.
    }
    return atPointer(this.root, pointer);
  }
}
