import type { Document, OperationObject, Schema } from "../lib/document.js";
import { knownSentence, observedSentences, parameterSentences } from "./words.js";

/**
 * Writes the extensions as sentences into the descriptions, where editors show them on hover and the reference beside the name. `describe`
 * returns the new description of an operation. Changes `document` in place.
 */
export function describeExtensions(document: Document, describe: (operation: OperationObject) => string): void {
  for (const { get } of Object.values(document.paths)) {
    get.description = describe(get);
    delete get["x-observed"]; // The description has it: the walk below must not add it again.
    for (const parameter of get.parameters ?? []) describeParameter(parameter);
  }
  for (const parameter of Object.values(document.components.parameters ?? {})) describeParameter(parameter);
  for (const schema of Object.values(document.components.schemas)) describeKnown(schema);
  describeObserved(document);
}

/** Says of the properties of a schema, however deep, when they are known. */
function describeKnown(schema: Schema): void {
  for (const property of Object.values(schema.properties ?? {})) {
    const sentences = knownSentence(property);
    if (sentences.length > 0) property.description = [property.description?.trim(), ...sentences].join("\n\n");
    describeKnown(property);
  }
}

function describeParameter(parameter: Parameters<typeof parameterSentences>[0]): void {
  const sentences = parameterSentences(parameter);
  if (sentences.length > 0) parameter.description = [parameter.description?.trim(), ...sentences].join("\n\n");
  delete parameter["x-observed"];
}

function describeObserved(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if ("x-observed" in node && typeof node["x-observed"] === "string") {
    const description = "description" in node && typeof node.description === "string" ? [node.description.trim()] : [];
    Object.assign(node, {
      description: [...description, ...observedSentences({ "x-observed": node["x-observed"] })].join("\n\n"),
    });
  }
  for (const child of Object.values(node)) describeObserved(child);
}
