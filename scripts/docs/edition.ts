import { describeExtensions, operationSentences } from "../generate/words.js";
import { type Document, nodesIn, operationsOf } from "../lib/document.js";
import { addExample, callOf } from "./calls.js";

/**
 * The document as openapi.json publishes it, for generators, mocks and agents that ignore extensions. Its descriptions contain the extensions'
 * sentences, and each operation has a shortened recording as its response example. Types and all extensions except `x-observed` are the same as
 * in openapi.yaml. If an operation has no recorded 200, throws an error with its name.
 */
export async function editionForTools(source: Document): Promise<Document> {
  const document = structuredClone(source);
  describeExtensions(document);
  // The descriptions contain each observation's sentence.
  for (const [node] of nodesIn(document)) Reflect.deleteProperty(node, "x-observed");
  for (const operation of operationsOf(source)) {
    const own = document.paths[operation.path];
    if (own === undefined) continue;
    // The first paragraph ends with the rules. The last one contains tier, cost, caps and observations.
    own.get.description = `${operation.description.trim()}\n\n${operationSentences(operation).join(" ")}`;
    addExample(own.get, await callOf(operation));
  }
  return document;
}
