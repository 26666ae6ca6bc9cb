import { addExample, callOf } from "./docs/calls.js";
import { describeExtensions } from "./generate/facts.js";
import { operationSentences } from "./generate/words.js";
import { type Document, operationsOf } from "./lib/document.js";

/** Removes every `x-observed`. The descriptions have its sentence. */
function dropObservations(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if ("x-observed" in node && typeof node["x-observed"] === "string") Reflect.deleteProperty(node, "x-observed");
  for (const child of Object.values(node)) dropObservations(child);
}

/**
 * The document as openapi.json publishes it, for generators, mocks and agents that drop extensions. Descriptions contain the sentences of
 * the extensions, and each operation has a shortened recording as the example of its response. Types, and the extensions other than
 * `x-observed`, are those of openapi.yaml. Throws an error that names the operation where there is no recorded 200.
 */
export function editionForTools(source: Document): Document {
  const document = structuredClone(source);
  // Rules, tier, cost, caps and observations are the last paragraph.
  describeExtensions(
    document,
    (operation) => `${operation.description.trim()}\n\n${operationSentences(operation).join(" ")}`,
  );
  dropObservations(document);
  for (const operation of operationsOf(source)) {
    const own = document.paths[operation.path];
    if (own !== undefined) addExample(own.get, callOf(operation));
  }
  const { info } = document;
  return {
    ...document,
    info: { ...info, description: info.description?.replace(/^\| `x-observed` \|.*\n/m, "") ?? "" },
  };
}
