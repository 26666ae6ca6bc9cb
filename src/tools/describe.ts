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
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly takes: string; readonly description: string }[];
  readonly rules: readonly string[];
  readonly facts: readonly string[];
  readonly standardColumns: readonly string[];
  /** Whether the response is a list of rows. */
  readonly isList: boolean;
  readonly fields: readonly { readonly name: string; readonly type?: string; readonly description?: string }[];
  readonly example: { readonly path: Path; readonly query: Readonly<Record<string, string | number | boolean>> };
}

/** Everything in the document about an operation: parameters, rules, tier, cost, caps, fields, and an example. */
export function describe(path: Path): Description {
  const { operationId, rules = [], defaults } = words[path];
  const { summary, description, facts, parameters } = prose[path];
  const response = responseOf(path);
  return {
    path,
    operationId,
    summary,
    description,
    parameters: Object.entries(operations[path].parameters).map(([name, parameter]) => ({
      name,
      takes: takes(parameter, defaults?.[name]),
      description: parameters[name] ?? "",
    })),
    rules,
    facts,
    standardColumns: standardColumns(path),
    isList: response.type !== "object",
    fields: response.fields.map(({ name, type, nullable, optional, description }) => ({
      name,
      type: `${type}${nullable ? " or null" : ""}${optional ? "; may be missing" : ""}`,
      description,
    })),
    example: { path, query: examples[path] },
  };
}

/** A description of at most so many characters as JSON, where its fields have no room: without their descriptions, or only with their names. */
export function shortened(description: Description, characters: number): Description {
  const { fields } = description;
  const brief = { ...description, fields: fields.map(({ name, type }) => ({ name, ...(type && { type }) })) };
  const names = { ...description, fields: fields.map(({ name }) => ({ name })) };
  return [description, brief].find((each) => JSON.stringify(each).length <= characters) ?? names;
}
