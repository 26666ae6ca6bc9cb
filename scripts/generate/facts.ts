import type { Document, OperationObject } from "../lib/document.js";
import { observedSentences, parameterSentences } from "./words.js";

/**
 * Writes the facts of the extensions into the descriptions, where an editor shows them on hover and the reference beside the name;
 * `describe` says what an operation's description becomes. Changes `document` in place.
 */
export function tellFacts(document: Document, describe: (operation: OperationObject) => string): void {
  for (const { get } of Object.values(document.paths)) {
    get.description = describe(get);
    delete get["x-observed"]; // Said by now: the walk below must not say it twice.
    for (const parameter of get.parameters ?? []) tellParameter(parameter);
  }
  for (const parameter of Object.values(document.components.parameters ?? {})) tellParameter(parameter);
  tellObserved(document);
}

function tellParameter(parameter: Parameters<typeof parameterSentences>[0]): void {
  const sentences = parameterSentences(parameter);
  if (sentences.length > 0) parameter.description = [parameter.description?.trim(), ...sentences].join("\n\n");
  delete parameter["x-observed"];
}

function tellObserved(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  if ("x-observed" in node && typeof node["x-observed"] === "string") {
    const description = "description" in node && typeof node.description === "string" ? [node.description.trim()] : [];
    Object.assign(node, {
      description: [...description, ...observedSentences({ "x-observed": node["x-observed"] })].join("\n\n"),
    });
  }
  for (const child of Object.values(node)) tellObserved(child);
}
