import type { Description } from "./describe.js";

/** What a page has besides its description. */
export interface PageOptions {
  /** Links beside the path. Default: none. */
  readonly links?: readonly string[];
  /** What stands between the notes and the fields. Default: an example of a call by the tool `get_data`. */
  readonly sections?: readonly string[];
  /** What follows the fields. Default: nothing. */
  readonly end?: readonly string[];
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

/** The page of an operation in Markdown: for agents as a resource, and in the reference with further sections. */
export function markdownOf(description: Description, options: PageOptions = {}): string {
  const { path, operationId, summary, parameters, rules, facts, standardColumns, fields, example, isList } =
    description;
  const { links = [], end = [] } = options;
  const { sections = ["## Example", `get_data ${JSON.stringify(example)}`] } = options;
  const taken = parameters.map((each) => `\`${each.name}\` (${each.takes}): ${each.description}`);
  const standard = `Columns without a choice: ${standardColumns.join(", ")}.`;
  const head = [
    `# ${summary}`,
    [`\`GET ${path}\``, `\`${operationId}\``, ...links].join(" · "),
    description.description,
    "## Parameters",
    taken.length === 0 ? "None." : bullets(taken),
    ...(rules.length === 0 ? [] : ["## Rules", bullets(rules)]),
    "## Notes",
    bullets(facts),
    ...sections,
    `## Fields of ${isList ? "a row" : "the response"}`,
    ...(standardColumns.length === 0 ? [] : [standard]),
  ];
  const listed = fields.map((field) => {
    const type = field.type === undefined ? "" : ` (${field.type})`;
    return `\`${field.name}\`${type}${field.description ? `: ${field.description}` : ""}`;
  });
  return [...head, listed.length === 0 ? "None." : bullets(listed), ...end].join("\n\n");
}
