import type { Difference, Kind } from "./kinds.js";
import type { JsonObject } from "./shape.js";

/** The kinds in which the document allows more than the service declares. Code that follows the document handles every response. */
const wider = new Set<Kind>(["null removed", "value removed", "values closed", "field required", "type narrowed"]);

/** Matches the words of an observation that is narrower than what the service declares. */
const narrower = /\bthough the service declares\b/;

/** Whether the `x-observed` of one of these schemas or parameters says what was observed, in these words. */
const isObserved = (nodes: readonly (JsonObject | undefined)[], words = /./): boolean =>
  nodes.some((node) => typeof node?.["x-observed"] === "string" && words.test(node["x-observed"]));

/**
 * Whether the document differs on purpose, and why. Each of these rules has a test:
 * - The document allows more than the service declares: a null, another value or type, or a key that may be missing. `x-observed` of the field, or of
 * its reference's target, says what was seen.
 * - The document has an optional field that the service does not declare, and `x-observed` of the field or of its object says so.
 * - The document limits a parameter for which the service does not declare a limit, and `x-observed` of the parameter says so.
 * - The document has a wider type in an operation that the specification describes in full (`x-specified`). The specification gives that type.
 * - The document is narrower, and `x-observed` of the field or of its list says "though the service declares …". The service declares any number or
 * text, and every recorded value was narrower.
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
