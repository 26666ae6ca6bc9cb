import { pointerPart } from "../../../src/validate/findings.js";
import { atPointer, type Document, keysOf, nodesIn, operationsOf } from "../../lib/document.js";

/** One `x-observed` in the document. */
export interface Observation {
  /** The kind of node that has the observation, such as operation, parameter, response, header, schema or field. */
  kind: string;
  /** The node's location, such as `GET /games`, `GET /games?id` or `Game.homePoints`. */
  location: string;
  text: string;
  /** The operationIds of the operations that the observation applies to. */
  operations: string[];
}

type Carrier = Pick<Observation, "kind" | "location">;

/** Returns the kind and location of the node at a pointer, such as a parameter at `GET /games?id`. */
function carrierOf(document: Document, pointer: string): Carrier {
  const [top = "", group = "", name = "", ...keys] = keysOf(pointer);
  let at: Carrier =
    top === "paths" ? { kind: "operation", location: `GET ${group}` } : { kind: group.slice(0, -1), location: name };
  for (const [index, key] of keys.entries()) {
    const parent = keys[index - 1];
    if (parent === "properties") at = { kind: "field", location: `${at.location}.${key}` };
    else if (parent === "responses") at = { kind: "response", location: `${at.location} ${key}` };
    else if (parent === "headers") at = { kind: "header", location: `${at.location} ${key}` };
    else if (parent === "parameters")
      at = {
        kind: "parameter",
        location: `${at.location}?${atPointer(document, `${ownerOf(pointer)}/parameters/${key}/name`)}`,
      };
    else if (key === "items") at = { ...at, location: `${at.location}[]` };
  }
  return at;
}

/** Returns the pointer of the operation or component that contains a node. */
const ownerOf = (pointer: string): string => pointer.split("/").slice(0, 4).join("/");

/** Returns every `x-observed` in the document, in order, with the operations that it applies to. */
export function observationsOf(document: Document): Observation[] {
  const { schemas, parameters, responses, headers } = document.components;
  const parts = { paths: document.paths, components: { schemas, parameters, responses, headers } };
  const refs = new Map<string, Set<string>>();
  const found: { readonly pointer: string; readonly text: string }[] = [];
  for (const [node, pointer] of nodesIn(parts)) {
    const owner = ownerOf(pointer);
    if ("$ref" in node) refs.set(owner, (refs.get(owner) ?? new Set()).add(String(node.$ref).slice(1)));
    if ("x-observed" in node) found.push({ pointer, text: String(node["x-observed"]).trim() });
  }
  const users = operationsOf(document).map(({ path, operationId }) => {
    // The loop also visits what it adds to the set, so the set contains everything that the operation refers to, even indirectly.
    const reached = new Set([`/paths/${pointerPart(path)}/get`]);
    for (const owner of reached) for (const next of refs.get(owner) ?? []) reached.add(next);
    return { operationId, reached };
  });
  return found.map(({ pointer, text }) => ({
    ...carrierOf(document, pointer),
    text,
    operations: users.flatMap(({ operationId, reached }) => (reached.has(ownerOf(pointer)) ? [operationId] : [])),
  }));
}
