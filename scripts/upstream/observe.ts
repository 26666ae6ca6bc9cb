import type { Source } from "./source.js";
import { textPair } from "./yaml-text.js";

/** Behind which keyword `x-observed` stands in openapi.yaml. */
const before = ["description", "summary", "name"];

/**
 * Adds an observation to a schema, a parameter or an operation: as its sentence, or as a further part of the sentence that it has, because
 * `x-observed` is one sentence.
 */
export function observe(source: Source, pointer: string, sentence: string): void {
  const existing = source.get(pointer, "x-observed");
  const text =
    typeof existing === "string"
      ? `${existing.trim().replace(/\s+/g, " ").replace(/\.$/, "")}; ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
      : sentence;
  source.setPair(pointer, "x-observed", (indent) => textPair("x-observed", text, indent), before);
}
