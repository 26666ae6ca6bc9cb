import type { Adviser } from "./advice.js";
import { compare } from "./compare.js";
import type { Description } from "./description.js";
import { type Audience, audiences, type Difference, type Kind, kinds } from "./difference.js";
import type { Node } from "./nodes.js";
import { isIntended } from "./policy.js";

const headings: Record<Audience, string> = {
  callers: "Callers: operations and parameters",
  readers: "Readers: responses that openapi.yaml denies, or lacks",
  types: "Types: what openapi.yaml allows, and the service no longer declares",
};

/** What a difference means, as the predicate of a sentence. */
const words: Record<Kind, (detail: string) => string> = {
  "operation removed": () => "is no longer declared",
  "operation added": (id) => `is new${id && ` (${id})`}`,
  "operation deprecated": () => "is deprecated",
  "parameter removed": () => "is no longer declared",
  "parameter added": (required) => `is new, and ${required}`,
  "parameter required": () => "is required, optional here",
  "parameter optional": () => "is optional, required here",
  "parameter type": (detail) => `is ${detail}`,
  "parameter value removed": (value) => `no longer takes ${value}`,
  "parameter value added": (value) => `also takes ${value}`,
  "parameter values": (detail) => `takes ${detail}`,
  "parameter limit": (detail) => `has ${detail}`,
  "parameter deprecated": () => "is deprecated",
  "body removed": () => "declares no JSON body",
  "body added": () => "declares a JSON body",
  "field removed": (detail) => `is no longer declared, ${detail}`,
  "field optional": () => "may be absent, required here",
  "type changed": (detail) => `is ${detail}`,
  "type widened": (detail) => `is ${detail}`,
  "null added": () => "may be null",
  "value added": (value) => `may be ${value}`,
  "values open": (detail) => `may be ${detail}`,
  "field added": (required) => `is new, and ${required}`,
  "field deprecated": () => "is deprecated",
  "type narrowed": (detail) => `is ${detail}`,
  "null removed": () => "is not null, nullable here",
  "value removed": (value) => `is never ${value}`,
  "values closed": (detail) => `is one of ${detail}`,
  "field required": () => "is required, optional here",
};

/** Differences with one cause: a schema that operations share differs in each of them. */
export interface Group {
  readonly first: Difference;
  readonly all: readonly Difference[];
}

const rank = ({ kind }: Difference): number => Object.keys(kinds).indexOf(kind);

/** Where the document has the cause: the enumeration, the object that lacks a field, the operation of a parameter, or the schema in place. */
function causeOf({ kind, ours, owner }: Difference): Node | undefined {
  if (/^(parameter )?value (added|removed)$/.test(kind)) return ours.find(({ value }) => Object.hasOwn(value, "enum"));
  return kind === "field added" || kind.startsWith("parameter") ? owner : ours[0];
}

/** The differences by cause, in the order of a report: by whom they affect, what breaks most first, then in the document's order. */
function grouped(differences: readonly Difference[]): Group[] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const { kind, detail, name } = difference;
    const cause = causeOf(difference)?.pointer ?? difference.operation;
    // Fields that the document lacks share the cause of their object.
    const key = JSON.stringify([kind, detail, cause, /^parameter|added$/.test(kind) ? name : ""]);
    groups.set(key, [...(groups.get(key) ?? []), difference]);
  }
  return [...groups.values()]
    .flatMap((all) => (all[0] === undefined ? [] : [{ first: all[0], all }]))
    .sort((a, b) => rank(a.first) - rank(b.first));
}

/** The differences that a person has to judge. */
export function differencesOf(document: Description, theirs: Description): Group[] {
  return grouped(compare(document, theirs).filter((difference) => !isIntended(difference, document)));
}

/** Text of a description on one line, without control characters that a terminal obeys. */
export function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}

/** A difference as a line: where it is, what it is, and in how many other operations. */
function lineOf({ first, all }: Group): string {
  const { operation, at, kind, detail } = first;
  const others = new Set(all.map((each) => each.operation));
  others.delete(operation);
  const [next, ...rest] = others;
  const more = next === undefined ? "" : ` (also ${next}${rest.length > 0 ? ` and ${rest.length} more` : ""})`;
  return shown(`${[operation, at].filter(Boolean).join(" ")} ${words[kind](detail)}${more}`);
}

/** The report: a heading for each audience, a line for each difference, and below it what to type into openapi.yaml. */
export function reportOf(groups: readonly Group[], adviser: Adviser): string {
  const linesOf = (group: Group) => [
    `  ${lineOf(group)}`,
    ...adviser.linesFor(group.first).map((line) => `    ${line.replace(/\S.*/, shown)}`),
  ];
  const sections = audiences.flatMap((audience) => {
    const own = groups.filter(({ first }) => kinds[first.kind] === audience);
    return own.length === 0 ? [] : [[`${headings[audience]} (${own.length})`, ...own.flatMap(linesOf)].join("\n")];
  });
  return sections.join("\n\n");
}
