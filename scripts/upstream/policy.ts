import type { Difference, Kind } from "./kinds.js";
import type { JsonObject } from "./shape.js";

/** Where the document allows more than the service declares: a reader of the document is right about every response. */
const wider = new Set<Kind>(["null removed", "value removed", "values closed", "field required", "type narrowed"]);

/** The words of an observation that is narrower than what the service declares. */
const narrower = /\bthough the service declares\b/;

/** Whether `x-observed` of one of these schemas or parameters says what was observed, in these words. */
const isObserved = (nodes: readonly (JsonObject | undefined)[], words = /./): boolean =>
  nodes.some((node) => typeof node?.["x-observed"] === "string" && words.test(node["x-observed"]));

/**
 * Whether the document differs on purpose, and why. The rules, of which each has a test:
 * - It allows more than the service declares, and `x-observed` of the field, or of what its reference leads to, says what was seen: a null,
 *   another value or type, a key that may be absent.
 * - It has an optional field that the service does not declare, and `x-observed` of the field or of its object says so.
 * - It limits a parameter where the service declares no limit, and `x-observed` of the parameter says so.
 * - It has a wider type in an operation that the specification describes in full (`x-specified`): the specification names the type.
 * - It is narrower, and `x-observed` of the field or of its list says "though the service declares …": the service declares any
 *   number or text, and every recorded value was narrower.
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
