import type { Difference, Kind } from "./kinds.js";
import type { JsonObject } from "./shape.js";

/** The kinds in which the document allows more than the service declares. Code that follows the document still handles every response. */
const wider = new Set<Kind>(["null removed", "value removed", "values closed", "field required", "type narrowed"]);

/** Matches an observation that is narrower than the service's declaration. */
const narrower = /\bthough the service declares\b/;

/** Whether one of these schemas or parameters has an `x-observed` that matches. */
const isObserved = (nodes: readonly (JsonObject | undefined)[], words = /./): boolean =>
  nodes.some((node) => typeof node?.["x-observed"] === "string" && words.test(node["x-observed"]));

/**
 * Whether the document differs on purpose. This is so in five cases, each of which has a test:
 * - The document allows more than the service declares, and the field or its reference's target has an `x-observed`. It allows a null, another value
 * or type, or a missing key.
 * - The document has an optional field that the service does not declare, and the field or its object has an `x-observed`.
 * - The document limits a parameter for which the service does not declare a limit, and the parameter has an `x-observed`.
 * - The document has a wider type in an operation that the specification describes in full (`x-specified`). The specification gives that type.
 * - The document is narrower, and the `x-observed` of the field or its list contains "though the service declares …". The service declares any number
 * or text, but every recorded value was narrower.
 */
export function isIntended(
  { kind, ours, owner, lists, detail }: Difference,
  operation: JsonObject | undefined,
): boolean {
  if (wider.has(kind) && isObserved(ours)) return true;
  if (kind === "field removed") return detail === "optional here" && isObserved([...ours, owner]);
  if (kind === "parameter limit") return detail.includes(": none, here ") && isObserved(ours);
  if (kind === "type narrowed") return operation?.["x-specified"] === true;
  if (kind !== "type widened" && kind !== "values open") return false;
  return isObserved([...ours, ...lists], narrower);
}
