import type { Adviser } from "./advice.js";
import { compare } from "./compare.js";
import type { Description } from "./description.js";
import { audiences, type Difference, kinds } from "./kinds.js";
import type { JsonObject } from "./shape.js";

/** Differences with the same cause. If operations share a schema, a difference in the schema appears in each of them. */
export type Group = readonly [first: Difference, ...others: Difference[]];

const order = Object.keys(kinds);

/**
 * Returns the document's node that causes a difference. This is the enumeration, the object without the field, a parameter's operation, or the schema
 * itself.
 */
function causeOf({ kind, ours, owner }: Difference): JsonObject | undefined {
  if (/^(parameter )?value (added|removed)$/.test(kind)) return ours.find((node) => Object.hasOwn(node, "enum"));
  return kind === "field added" || kind.startsWith("parameter") ? owner : ours[0];
}

/**
 * Returns the differences, except intended ones, grouped by cause. They are sorted by audience, most breaking first, and then by their order in the
 * document.
 */
export function differencesOf(document: Description, theirs: Description): Group[] {
  const groups = new Map<string, [Difference, ...Difference[]]>();
  for (const difference of compare(document, theirs)) {
    const { kind, detail, name, operation } = difference;
    const node = causeOf(difference);
    const cause = node ? document.pointerOf(node) : operation;
    // The cause of a new field is its object, so the key needs the field's name.
    const key = JSON.stringify([kind, detail, cause, /^parameter|added$/.test(kind) ? name : ""]);
    groups.set(key, [...(groups.get(key) ?? []), difference] as [Difference, ...Difference[]]);
  }
  return [...groups.values()].sort(([a], [b]) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Returns a text from a description on one line, without control characters, which a terminal would interpret. */
export function shown(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}

/** Describes a group in one line with its first location, its kind and the number of other operations. */
function lineOf([{ operation, at, kind, detail }, ...others]: Group): string {
  const names = new Set(others.map((each) => each.operation));
  names.delete(operation);
  const [next, ...rest] = names;
  const more = next === undefined ? "" : ` (also ${next}${rest.length > 0 ? ` and ${rest.length} more` : ""})`;
  const says = kinds[kind][1].replace("{}", () => detail);
  return shown(`${[operation, at].filter(Boolean).join(" ")} ${says}${more}`);
}

/**
 * Returns the report, with a heading for each audience and a line for each difference. The lines below a difference suggest what to write into
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
