import type { AsOf, Known } from "../../../src/document/descriptors.js";
import { isPath, operations } from "../../../src/document/operation.js";
import { prose } from "../../../src/document/prose.js";
import { reading } from "../../../src/document/reading.js";
import { coverOf } from "../../../src/seasons/cover.js";
import { takenValues } from "../../../src/tools/describe.js";
import type { Path } from "../../../src/types.js";
import { rowOf } from "../../generate/modules/keys.js";
import { knownNames, tierName } from "../../generate/words.js";
import { type Document, type Operation, resolve, rowCapOf } from "../../lib/document.js";
import type { Call } from "../calls.js";
import { factLines, queryRules } from "../facts.js";
import { allFields, type FieldNode, fieldTree, rowSchemaName } from "./fields.js";

/** A fact about an operation in a few words. The anchor leads to the full sentence. */
export interface Chip {
  readonly text: string;
  readonly anchor: string;
  /** Whether the fact is a warning. */
  readonly warns?: boolean;
}

/** A parameter on an operation's page. */
export interface ParameterView {
  readonly name: string;
  /** The type, range and default in words. */
  readonly takes: string;
  /** The values of an enumeration. */
  readonly values: readonly string[];
  readonly required: boolean;
  readonly text: string;
  readonly example: string | undefined;
}

/** The content of an operation's page. */
export interface OperationView {
  readonly operation: Operation;
  readonly path: Path;
  readonly call: Call;
  readonly text: string;
  readonly chips: readonly Chip[];
  readonly rules: readonly string[];
  readonly parameters: readonly ParameterView[];
  readonly isList: boolean;
  /** The name of the row's schema. */
  readonly schema: string | undefined;
  readonly fields: readonly FieldNode[];
  /** The names of the statistics that rows can contain (`x-wide`). */
  readonly statistics: readonly string[];
  /** The full facts, by label. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly statuses: readonly (readonly [status: string, text: string])[];
  /** Whether a season needs several calls. */
  readonly paged: boolean;
  /** All sentences on the page that are based on observation. */
  readonly observations: readonly string[];
}

/** The labels of values that need care if you predict games with them. */
const unsafe: ReadonlySet<string> = new Set(["season", "live", "unknown"] satisfies Known[]);

/** Returns a few words about when values are known. */
export function knownChip(asOf: AsOf): Pick<Chip, "text" | "warns"> {
  const kind = typeof asOf === "string" ? asOf : "through-week";
  return { text: knownNames[kind], warns: unsafe.has(kind) };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the facts that differ between operations, each in a few words. */
function chipsOf(operation: Operation): Chip[] {
  const {
    "x-tier": tier,
    "x-max-in-flight": inFlight,
    "x-data-since": since,
    "x-freshness": changes,
    "x-as-of": asOf,
  } = operation;
  const cap = rowCapOf(operation);
  const chips: (Chip | false)[] = [
    { text: operation["x-specified"] ? "Specified" : "Observed", anchor: "certainty" },
    { text: tier === undefined ? "Any key" : capitalized(tierName(tier)), anchor: "key", warns: tier !== undefined },
    { text: operation["x-metered"] === false ? "Free" : "1 call", anchor: "cost" },
    inFlight !== undefined && { text: `${inFlight} at once`, anchor: "caps", warns: true },
    cap !== undefined && { text: `${cap.toLocaleString("en-US")} rows at most`, anchor: "caps", warns: true },
    since !== undefined && { text: `Since ${since}`, anchor: "freshness" },
    changes === "live" && { text: "Live", anchor: "freshness" },
    asOf !== undefined && { ...knownChip(asOf), anchor: "known" },
  ];
  return chips.filter((chip) => chip !== false);
}

/**
 * Returns an operation's parameters. The examples are the values in the page's call. If the call lacks a parameter, the example comes from the
 * document.
 */
function parametersOf({ operation, query }: Call, path: Path): ParameterView[] {
  const examples = new Map(operation.parameters.map(({ name, example }) => [name, query[name] ?? example]));
  return Object.entries(operations[path].parameters).map(([name, parameter]) => {
    const { enum: values = [], required = false, ...rest } = parameter;
    const example = examples.get(name);
    return {
      name,
      takes: takenValues(rest, reading[path].defaults?.[name]),
      values,
      required,
      text: prose[path].parameters[name] ?? "",
      example: example === undefined ? undefined : String(example),
    };
  });
}

/** Returns the rules about a query, or a sentence that there are none. */
function rulesOf(operation: Operation): string[] {
  const rules = queryRules(operation);
  return rules.length === 0 && operation.parameters.length > 0 ? ["Every parameter is optional."] : rules;
}

/** Whether one call can't return all rows of a season. */
function isPaged(operation: Operation, path: Path): boolean {
  if (!operation.parameters.some(({ name }) => name === "year")) return false;
  return coverOf(path, { year: 2024 }).fill !== undefined || rowCapOf(operation) !== undefined;
}

/** Returns the content of an operation's page. Throws if generated/ does not have the path. */
export function operationView(document: Document, call: Call): OperationView {
  const { operation } = call;
  const { path } = operation;
  if (!isPath(path)) throw new Error(`${path} is not in generated/: run \`npm run generate\``);
  const fields = fieldTree(document, path, operation["x-as-of"]);
  const responses = Object.values(operation.responses).map((response) => resolve(document, response));
  const observed = [operation, ...operation.parameters, ...responses].map((each) => each["x-observed"]);
  return {
    operation,
    path,
    call,
    text: prose[path].description,
    chips: chipsOf(operation),
    rules: rulesOf(operation),
    parameters: parametersOf(call, path),
    isList: Array.isArray(call.example.value),
    schema: rowSchemaName(document, path),
    fields,
    statistics: Object.keys(rowOf(document, operation)?.["x-wide"]?.statistics ?? {}),
    facts: factLines(operation),
    statuses: Object.entries(operation.responses).map(([status, response]) => {
      const { description = "", "x-observed": observed } = resolve(document, response);
      return [status, [description, ...(observed === undefined ? [] : [`${observed.trim()} †`])].join(" ")];
    }),
    paged: isPaged(operation, path),
    observations: [...observed, ...allFields(fields).map((field) => field.observed)].filter(
      (each) => each !== undefined,
    ),
  };
}

/** Maps each schema's name to the operations that use the schema. */
export function schemaUsers(views: readonly OperationView[]): ReadonlyMap<string, readonly OperationView[]> {
  const users = new Map<string, OperationView[]>();
  for (const view of views) {
    const names = new Set([view.schema, ...allFields(view.fields).map(({ schema }) => schema)]);
    for (const name of names) if (name !== undefined) users.set(name, [...(users.get(name) ?? []), view]);
  }
  return users;
}
