import { describeExtensions, operationSentences } from "../generate/words.js";
import { type Document, nodesIn, operationsOf } from "../lib/document.js";
import { addExample, callOf } from "./calls.js";

/**
 * Returns the edition of the document in openapi.json, for generators, mocks and agents that drop extensions. Its descriptions contain the extensions
 * as sentences, and each operation has a shortened recording as an example response. It has the same types as openapi.yaml, and the same extensions
 * except `x-observed`. Throws an error that names the operation if an operation lacks a recorded 200.
 */
export async function editionForTools(source: Document): Promise<Document> {
  const document = structuredClone(source);
  describeExtensions(document);
  // Removes `x-observed`, because the descriptions now contain each observation as a sentence.
  for (const [node] of nodesIn(document)) Reflect.deleteProperty(node, "x-observed");
  for (const operation of operationsOf(source)) {
    const own = document.paths[operation.path];
    if (own === undefined) continue;
    // The document's description ends with the rules. This paragraph adds tier, cost, caps and observations.
    own.get.description = `${operation.description.trim()}\n\n${operationSentences(operation).join(" ")}`;
    addExample(own.get, await callOf(operation));
  }
  return document;
}
