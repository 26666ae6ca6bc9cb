import { describeExtensions, operationSentences } from "../generate/words.js";
import { type Document, nodesIn, operationsOf } from "../lib/document.js";
import { addExample, callOf } from "./calls.js";

/**
 * The document as openapi.json publishes it, for generators, mocks and agents that drop extensions. Descriptions contain the sentences of
 * the extensions, and each operation has a shortened recording as the example of its response. Types, and the extensions other than
 * `x-observed`, are those of openapi.yaml. Throws an error that names the operation where there is no recorded 200.
 */
export async function editionForTools(source: Document): Promise<Document> {
  const document = structuredClone(source);
  describeExtensions(document);
  // The descriptions have the sentence of each observation.
  for (const [node] of nodesIn(document)) Reflect.deleteProperty(node, "x-observed");
  for (const operation of operationsOf(source)) {
    const own = document.paths[operation.path];
    if (own === undefined) continue;
    // The first paragraph ends with the rules. Tier, cost, caps and observations are the last one.
    own.get.description = `${operation.description.trim()}\n\n${operationSentences(operation).join(" ")}`;
    addExample(own.get, await callOf(operation));
  }
  return document;
}
