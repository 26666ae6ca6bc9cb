import { parse } from "yaml";
import { compare } from "./compare.js";
import { type Description, describe } from "./description.js";
import type { Kind } from "./difference.js";
import { valuesKey, type Writer } from "./new-field.js";
import { entries, isObject } from "./nodes.js";
import { isIntended } from "./policy.js";
import { proposeField } from "./propose-fields.js";
import { proposeParameter } from "./propose-parameters.js";
import { type Group, grouped } from "./report.js";
import { ByHandError, Source } from "./source.js";

/** The differences that a person has to judge. */
export function differencesOf(document: Description, theirs: Description): Group[] {
  return grouped(compare(document, theirs).filter((difference) => !isIntended(difference, document)));
}

export interface Proposal {
  /** openapi.yaml with the differences that could be written; every other byte is as before. */
  readonly text: string;
  readonly written: readonly Group[];
  readonly left: readonly { readonly group: Group; readonly reason: string }[];
}

/** The document's enumerations by their values, the first of each. */
function enumerationsOf(value: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const components = isObject(value)
    ? { pointer: "", value: isObject(value.components) ? value.components : {} }
    : undefined;
  for (const [name, { value: schema }] of components ? entries(components, "schemas") : []) {
    if (!Array.isArray(schema.enum)) continue;
    const key = valuesKey(new Set(schema.enum.map((each) => JSON.stringify(each))));
    if (!found.has(key)) found.set(key, name);
  }
  return found;
}

const parameterKinds = new Set<Kind>([
  "parameter added",
  "parameter required",
  "parameter optional",
  "parameter type",
  "parameter limit",
]);

/** Values first: a parameter or a field that is new may take them from the document's enumeration. */
const rank = ({ first: { kind } }: Group): number => (kind.endsWith("value added") ? 0 : 1);

/**
 * Writes the differences into the text of openapi.yaml, marked `x-observed` with the date `since`. What the document's lint would refuse, or
 * what needs knowledge that no declaration holds, such as a new operation, is left with the reason.
 */
export function propose(text: string, theirs: Description, since: string): Proposal {
  const written: Group[] = [];
  const left: { group: Group; reason: string }[] = [];
  let current = text;
  for (const group of differencesOf(describe(parse(text)), theirs).sort((a, b) => rank(a) - rank(b))) {
    const { first } = group;
    const source = new Source(current);
    const writer: Writer = { theirs, since, enumerations: enumerationsOf(source.value()) };
    try {
      if (parameterKinds.has(first.kind)) proposeParameter(source, first, describe(source.value()), writer);
      else proposeField(source, first, writer);
      current = source.text;
      written.push(group);
    } catch (error) {
      if (!(error instanceof ByHandError)) throw error;
      left.push({ group, reason: error.message });
    }
  }
  return { text: current, written, left };
}
