import { describeExtensions, operationSentences } from "../generate/words.js";
import { type Document, nodesIn, operationsOf } from "../lib/document.js";
import { addExample, callOf } from "./calls.js";

/**
 * Returns the document as openapi.json publishes it, for generators, mocks and agents that drop extensions. Descriptions contain the extensions as
 * sentences, and each operation has a shortened recording as an example response. Types are the same as in openapi.yaml, and so are all extensions
 * except `x-observed`, which is left out. Throws an error that names the operation if it has no recorded 200.
 */
export async function editionForTools(source: Document): Promise<Document> {
  const document = structuredClone(source);
  describeExtensions(document);
  // The descriptions already contain each observation as a sentence.
  for (const [node] of nodesIn(document)) Reflect.deleteProperty(node, "x-observed");
  for (const operation of operationsOf(source)) {
    const own = document.paths[operation.path];
    if (own === undefined) continue;
    // The first paragraph ends with the rules. The last paragraph has tier, cost, caps and observations.
    own.get.description = `${operation.description.trim()}\n\n${operationSentences(operation).join(" ")}`;
    addExample(own.get, await callOf(operation));
  }
  return document;
}
