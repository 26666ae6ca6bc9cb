import type { Adviser } from "./advice.js";
import { compare } from "./compare.js";
import type { Description } from "./description.js";
import { audiences, type Difference, kinds } from "./kinds.js";
import type { JsonObject } from "./shape.js";

/** Differences with the same cause. If operations share a schema, a difference in the schema appears in each of them. */
export type Group = readonly [first: Difference, ...others: Difference[]];

const order = Object.keys(kinds);

/**
 * Returns the node of the document that causes a difference: the enumeration, the object without the field, a parameter's operation, or the schema
 * itself.
 */
function causeOf({ kind, ours, owner }: Difference): JsonObject | undefined {
  if (/^(parameter )?value (added|removed)$/.test(kind)) return ours.find((node) => Object.hasOwn(node, "enum"));
  return kind === "field added" || kind.startsWith("parameter") ? owner : ours[0];
}

/**
 * Returns the differences that a person has to judge, grouped by cause. They are sorted for a report: by audience, then most breaking first, then in
 * the document's order.
 */
export function differencesOf(document: Description, theirs: Description): Group[] {
  const groups = new Map<string, [Difference, ...Difference[]]>();
  for (const difference of compare(document, theirs)) {
    const { kind, detail, name, operation } = difference;
    const node = causeOf(difference);
    const cause = node ? document.pointerOf(node) : operation;
    // A field that the document does not have is grouped with the others of its object.
    const key = JSON.stringify([kind, detail, cause, /^parameter|added$/.test(kind) ? name : ""]);
    groups.set(key, [...(groups.get(key) ?? []), difference] as [Difference, ...Difference[]]);
  }
  return [...groups.values()].sort(([a], [b]) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Returns a description's text on one line, without control characters that a terminal would obey. */
export function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}

/** Describes a difference in one line: its location, its kind, and in how many other operations it occurs. */
function lineOf([{ operation, at, kind, detail }, ...others]: Group): string {
  const names = new Set(others.map((each) => each.operation));
  names.delete(operation);
  const [next, ...rest] = names;
  const more = next === undefined ? "" : ` (also ${next}${rest.length > 0 ? ` and ${rest.length} more` : ""})`;
  const says = kinds[kind][1].replace("{}", () => detail);
  return shown(`${[operation, at].filter(Boolean).join(" ")} ${says}${more}`);
}

/**
 * Returns the report. It has a heading for each audience and a line for each difference. The lines below a difference say what to write into
 * openapi.yaml.
 */
export function reportOf(groups: readonly Group[], adviser: Adviser): string {
  const linesOf = (group: Group) => [
    `  ${lineOf(group)}`,
    ...adviser.linesFor(group[0]).map((line) => `    ${line.replace(/\S.*/, shown)}`),
  ];
  const sections = Object.entries(audiences).flatMap(([audience, heading]) => {
    const own = groups.filter(([{ kind }]) => kinds[kind][0] === audience);
    return own.length === 0 ? [] : [[`${heading} (${own.length})`, ...own.flatMap(linesOf)].join("\n")];
  });
  return sections.join("\n\n");
}
