import { examples } from "../../generated/examples.js";
import { operations } from "../../generated/operations.js";
import { prose } from "../../generated/prose.js";
import { words } from "../../generated/words.js";
import type { Path } from "../types.js";
import { standardColumns } from "./fields.js";
import { responseOf } from "./response.js";
import { takes } from "./takes.js";

/** What the document says about an operation. */
export interface Description {
  readonly path: Path;
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly takes: string; readonly description: string }[];
  readonly rules: readonly string[];
  readonly facts: readonly string[];
  readonly standardColumns: readonly string[];
  readonly fields: readonly { readonly name: string; readonly type: string; readonly description: string }[];
  readonly example: { readonly path: Path; readonly query: Readonly<Record<string, string | number | boolean>> };
}

/** Everything in the document about an operation: parameters, rules, tier, cost, caps, fields, and an example. */
export function describe(path: Path): Description {
  const { operationId, rules = [], defaults } = words[path];
  const { description, facts, parameters } = prose[path];
  return {
    path,
    operationId,
    description,
    parameters: Object.entries(operations[path].parameters).map(([name, parameter]) => ({
      name,
      takes: takes(parameter, defaults?.[name]),
      description: parameters[name] ?? "",
    })),
    rules,
    facts,
    standardColumns: standardColumns(path),
    fields: responseOf(path).fields.map(({ name, type, nullable, optional, description }) => ({
      name,
      type: `${type}${nullable ? " or null" : ""}${optional ? "; may be missing" : ""}`,
      description,
    })),
    example: { path, query: examples[path] },
  };
}

/** A description as Markdown: the page of the operation. Where it would exceed `most` characters, fields have no descriptions. */
export function markdownOf(path: Path, most = Number.POSITIVE_INFINITY): string {
  const { operationId, description, parameters, rules, facts, standardColumns, fields, example } = describe(path);
  const head = [
    `# ${operationId}: GET ${path}`,
    "",
    description,
    "",
    "## Parameters",
    "",
    ...(parameters.length === 0 ? ["None."] : []),
    ...parameters.map((each) => `- \`${each.name}\` (${each.takes}): ${each.description}`),
    ...(rules.length === 0 ? [] : ["", "## Rules", "", ...rules.map((rule) => `- ${rule}`)]),
    "",
    "## Notes",
    "",
    ...facts.map((fact) => `- ${fact}`),
    "",
    "## Example",
    "",
    `get_data ${JSON.stringify(example)}`,
    "",
    `## Fields of ${responseOf(path).type === "object" ? "the response" : "a row"}`,
    "",
    ...(standardColumns.length === 0 ? [] : [`Columns without a choice: ${standardColumns.join(", ")}.`, ""]),
  ];
  const full = fields.map((field) => `- \`${field.name}\` (${field.type}): ${field.description}`);
  const brief = fields.map((field) => `- \`${field.name}\` (${field.type})`);
  const names = [fields.map(({ name }) => name).join(", ")];
  const fitting = [full, brief, names].find((list) => [...head, ...list].join("\n").length <= most) ?? names;
  return [...head, ...fitting].join("\n");
}
