import type { Description } from "./describe.js";

/** What a page has besides its description. */
export interface PageOptions {
  /** The most characters. Where fields have no room for their descriptions, they lose them. Default: no limit. */
  readonly most?: number;
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
  const { most = Number.POSITIVE_INFINITY, links = [], end = [] } = options;
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
  const full = bullets(fields.map((field) => `\`${field.name}\` (${field.type}): ${field.description}`.trim()));
  const brief = bullets(fields.map((field) => `\`${field.name}\` (${field.type})`));
  const names = fields.map(({ name }) => name).join(", ");
  const text = (list: string) => [...head, ...(list === "" ? ["None."] : [list]), ...end].join("\n\n");
  return [full, brief].map(text).find((each) => each.length <= most) ?? text(names);
}
