import { type Field, responseFields, standardColumns } from "../document/fields.js";
import { operations, type Parameter } from "../document/operation.js";
import { examples, observedLegend, prose } from "../document/prose.js";
import { reading } from "../document/reading.js";
import { asSentColumn, columnsOfLayout, isLong, wideLayout } from "../document/wide.js";
import { words } from "../document/words.js";
import { listsOf } from "../tables/table.js";
import type { Path } from "../types.js";

/** Describes a parameter's values in words, such as `integer; required` or `string: regular, postseason`. */
export function takenValues(parameter: Parameter, standard: string | number | boolean | undefined): string {
  const { type, required, minimum, maximum } = parameter;
  const values = parameter.enum ? `: ${parameter.enum.join(", ")}` : "";
  const range = [minimum === undefined ? "" : `from ${minimum}`, maximum === undefined ? "" : `to ${maximum}`];
  const parts = [`${type}${values}`, range.filter(Boolean).join(" "), required ? "required" : ""];
  return [...parts, standard === undefined ? "" : `default ${standard}`].filter(Boolean).join("; ");
}

/** The column of tidy box scores that contains a row's statistics by name. */
export const statisticsColumn = "statistics";

/** Returns the columns of tidy box scores, which have a row for each team or athlete. Returns an empty list if the operation has no box scores. */
export function boxColumns(path: Path): string[] {
  const layout = isLong(path) ? wideLayout(path) : undefined;
  if (layout === undefined || layout.steps.length === 0) return [];
  return [...layout.fields.map(({ name }) => name), statisticsColumn];
}

/** Returns everything that the document says about an operation: parameters, rules, tier, cost, caps, fields and an example. */
export function describe(path: Path) {
  const { operationId, rules = [] } = words[path];
  const { defaults } = reading[path];
  const { summary, description, facts, parameters } = prose[path];
  const { type, fields } = responseFields(path);
  const box = boxColumns(path);
  return {
    path,
    operationId,
    summary,
    description,
    parameters: Object.entries(operations[path].parameters).map(([name, parameter]) => ({
      name,
      takes: takenValues(parameter, defaults?.[name]),
      description: parameters[name] ?? "",
    })),
    rules,
    facts,
    standardColumns: box.length > 0 ? box : standardColumns(path),
    /** The columns of the operation's wide table. Empty if it has none. */
    wideColumns: isLong(path)
      ? columnsOfLayout(wideLayout(path))
          .map(({ name }) => name)
          .filter((name) => name !== asSentColumn.name)
      : [],
    /** The names of the lists in the operation's rows, for `explode`. */
    lists: listsOf(path),
    /** Whether the response is a list of rows. */
    isList: type.includes("list of "),
    fields: fields.map(({ name, type, nullable, optional, description }) => ({
      name,
      type: `${type}${nullable ? " or null" : ""}${optional ? "; may be missing" : ""}`,
      description,
    })),
    example: { path, query: examples[path] },
  };
}

/** What the document says about an operation. In a shortened description, a field may have only its name. */
type Description = Omit<ReturnType<typeof describe>, "fields"> & {
  readonly fields: readonly (Pick<Field, "name"> & Partial<Field>)[];
};

/**
 * Shortens a description until its JSON has at most `characters`. Leaves out the fields' descriptions first, then their types, then the inner fields.
 */
export function shortened(description: Description, characters: number): Description {
  const { fields } = description;
  const brief = { ...description, fields: fields.map(({ description: _, ...field }) => field) };
  const outer = (depth: number) => {
    const names = new Set(fields.map(({ name }) => name.split(".").slice(0, depth).join(".")));
    return { ...description, fields: [...names].map((name) => ({ name })) };
  };
  const shorter = [description, brief, ...[Number.POSITIVE_INFINITY, 6, 5, 4, 3, 2].map(outer)];
  return shorter.find((each) => JSON.stringify(each).length <= characters) ?? outer(1);
}

/** What a page contains besides its description. */
export interface PageOptions {
  /** Links next to the path. Default: none. */
  readonly links?: readonly string[];
  /** Sections between the notes and the fields. Default: how to call the operation with the tool `get_data`. */
  readonly sections?: readonly string[];
  /** Sections after the fields. Default: none. */
  readonly end?: readonly string[];
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}

/** Says how to call an operation with the tool `get_data`, and how it can reshape the response. */
function toolLines({ example, wideColumns, lists }: Description): string[] {
  return [
    `get_data ${JSON.stringify(example)}`,
    ...(wideColumns.length > 0 ? [`With \`wide\`, the columns are ${wideColumns.join(", ")}.`] : []),
    ...(lists.length > 0 ? [`\`explode\` takes ${lists.join(", ")}.`] : []),
  ];
}

/** Returns an operation's page in Markdown. Agents read it as a resource, and the reference adds sections. */
export function markdownOf(description: Description, options: PageOptions = {}): string {
  const { path, operationId, summary, parameters, rules, facts, standardColumns, fields, isList } = description;
  const { links = [], sections = ["## Example", ...toolLines(description)], end = [] } = options;
  const parameterLines = parameters.map((each) => `\`${each.name}\` (${each.takes}): ${each.description}`);
  const standard = `Default columns: ${standardColumns.join(", ")}.`;
  const head = [
    `# ${summary}`,
    [`\`GET ${path}\``, `\`${operationId}\``, ...links].join(" · "),
    description.description,
    "## Parameters",
    parameterLines.length === 0 ? "None." : bullets(parameterLines),
    ...(rules.length === 0 ? [] : ["## Rules", bullets(rules)]),
    "## Notes",
    bullets(facts),
    ...sections,
    `## Fields of ${isList ? "a row" : "the response"}`,
    ...(standardColumns.length === 0 ? [] : [standard]),
  ];
  const fieldLines = fields.map((field) => {
    const type = field.type === undefined ? "" : ` (${field.type})`;
    return `\`${field.name}\`${type}${field.description ? `: ${field.description}` : ""}`;
  });
  return [...head, fieldLines.length === 0 ? "None." : bullets(fieldLines), observedLegend, ...end].join("\n\n");
}
