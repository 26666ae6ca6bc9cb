import { operations } from "../../generated/operations.js";
import { prose } from "../../generated/prose.js";
import { tierName, words } from "../../generated/words.js";
import type { Path } from "../types.js";
import { resultOf } from "./result.js";
import type { ToolResult } from "./types.js";

/** How many operations `find_operations` returns where the input does not say. */
const standard = 8;

/** An operation in a list, on one line: path, summary, what it takes, and what it costs. */
function entryOf(path: Path) {
  const { parameters, tier, metered } = operations[path];
  const required = ([name, { required }]: [string, { required?: true }]) => (required ? `${name} (required)` : name);
  const cost = [metered === false ? "free" : "1 call", ...(tier === undefined ? [] : [tierName(tier)])].join(", ");
  const { rules = [], operationId } = words[path];
  return {
    path,
    operationId,
    summary: prose[path].summary,
    parameters: Object.entries(parameters).map(required),
    rules,
    cost,
  };
}

/** The operations that words are about. */
export async function findOperations(text: string, limit = standard): Promise<ToolResult> {
  // The index of all texts is built only here.
  const { search } = await import("./search.js");
  const found = search(text, limit).map(entryOf);
  if (found.length === 0) {
    const tags = [...new Set(Object.values(prose).map(({ tag }) => tag))].join(", ");
    return resultOf([`No operation has these words. The groups are: ${tags}.`], { operations: [] });
  }
  const lines = found.map(({ path, summary, parameters, rules, cost }) =>
    [`${path}: ${summary} (${cost}).`, `Parameters: ${parameters.join(", ") || "none"}.`, ...rules].join(" "),
  );
  return resultOf([...lines, "describe_operation has fields, rules and an example."], { operations: found });
}
