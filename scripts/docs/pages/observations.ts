import { type Document, operationsOf } from "../../lib/document.js";

/** One `x-observed` of the document. */
export interface Observation {
  /** What carries it: an operation, a parameter, a status, a header, a schema or a field. */
  kind: "operation" | "parameter" | "response" | "header" | "schema" | "field";
  /** Its location: `GET /games`, `GET /games?id`, `Game.homePoints`. */
  location: string;
  text: string;
  /** The operations that it concerns, by operationId. */
  operations: string[];
}

type Step = { kind: Observation["kind"]; location: string };

/** The location of a child of a node, by the key that leads to it. */
function step(at: Step, parent: string, key: string): Step {
  if (parent === "properties") return { kind: "field", location: `${at.location}.${key}` };
  if (parent === "responses") return { kind: "response", location: `${at.location} ${key}` };
  if (parent === "headers") return { kind: "header", location: `${at.location} ${key}` };
  if (key === "items") return { kind: at.kind, location: `${at.location}[]` };
  return at;
}

function* walk(
  node: unknown,
  at: Step,
  parent: string,
  ref: (name: string) => void,
): Generator<Omit<Observation, "operations">> {
  if (typeof node !== "object" || node === null) return;
  if ("$ref" in node && typeof node.$ref === "string") ref(node.$ref);
  if ("x-observed" in node && typeof node["x-observed"] === "string") yield { ...at, text: node["x-observed"].trim() };
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith("x-")) continue;
    const named = parent === "parameters" && typeof child === "object" && child !== null && "name" in child;
    const below: Step = named
      ? { kind: "parameter", location: `${at.location}?${String(child.name)}` }
      : step(at, parent, key);
    yield* walk(child, below, key, ref);
  }
}

const componentKinds = {
  schemas: "schema",
  parameters: "parameter",
  responses: "response",
  headers: "header",
} as const;

/** Every `x-observed` of the document, in its order, with the operations that it concerns. */
export function observationsOf(document: Document): Observation[] {
  const refs = new Map<string, Set<string>>();
  const found: (Omit<Observation, "operations"> & { owner: string })[] = [];
  const collect = (node: unknown, at: Step, parent: string, owner: string) => {
    const own = new Set<string>();
    refs.set(owner, own);
    for (const one of walk(node, at, parent, (name) => own.add(name))) found.push({ ...one, owner });
  };
  const operations = operationsOf(document);
  for (const { path, operationId } of operations) {
    collect(document.paths[path]?.get, { kind: "operation", location: `GET ${path}` }, "", operationId);
  }
  for (const [group, kind] of Object.entries(componentKinds)) {
    const members = Object.entries(document.components).find(([name]) => name === group)?.[1] ?? {};
    for (const [name, node] of Object.entries(members)) {
      collect(node, { kind, location: name }, "", `#/components/${group}/${name}`);
    }
  }
  const users = new Map<string, string[]>();
  for (const { operationId } of operations) {
    for (const owner of reach(operationId, refs)) users.set(owner, [...(users.get(owner) ?? []), operationId]);
  }
  return found.map(({ owner, ...one }) => ({ ...one, operations: users.get(owner) ?? [] }));
}

/** An owner with everything that it refers to, directly or indirectly. */
function reach(start: string, refs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set([start]);
  for (const owner of reached) for (const next of refs.get(owner) ?? []) reached.add(next);
  return reached;
}
