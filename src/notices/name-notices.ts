import type { Matches, QueryObject } from "../document/operation.js";
import { listedKindOf, type Selection } from "../document/selection.js";
import { nearest } from "../query/suggest.js";
import type { Limits } from "../request/layer.js";
import type { Notice, NoticeKind } from "../results.js";
import { folded, meant, nearestEntries, offered, shownName } from "./find-name.js";
import {
  knownList,
  type ListReader,
  listForHints,
  listSources,
  type NamedEntry,
  type NameSource,
} from "./name-lists.js";

/** Returns the word for a form of a name. Any form without a separate word is a "name". */
const formIn = (form: string | undefined) =>
  ["school", "nickname", "abbreviation", "location", "code"].find((word) => word === form) ?? "name";

/** Returns the forms of a name that an operation compares. */
const comparedForms = ({ fields }: Matches) => fields.map((field) => field.replace(/.*\./, ""));

/** Returns a function that compares a text with a name as the operation does. */
export const isSameName =
  (name: string, { case: isCaseSensitive }: Matches) =>
  (text: string): boolean =>
    isCaseSensitive ? text === name : text.toLowerCase() === name.toLowerCase();

/**
 * Says that a name is not one of a parameter's observed values. Suggests the value that the user most likely meant. If there is no such value, lists
 * the observed values.
 */
function observed(parameter: string, name: string, values: readonly string[]): Omit<Notice, "kind"> {
  const [begun, ...others] = values.filter((value) => folded(value).startsWith(folded(name)));
  const likely = nearest(name, values) ?? (others.length === 0 ? begun : undefined);
  const message = `\`${shownName(name)}\` is not one of the observed values of \`${parameter}\`.`;
  if (likely === undefined) return { message: `${message} They are ${offered(values)}.` };
  return { message: `${message} Did you mean \`${likely}\`?`, suggestion: likely };
}

/** For conferences and positions, a short form may be the name, as `SEC` is. */
const isShort = (name: string) => /^[A-Z0-9&]{2,5}$/.test(name);

/** Whether a parameter compares abbreviations, and a name is longer than nearly all of them. */
export function isTooLong(name: string, matches: Matches): boolean {
  return comparedForms(matches)[0] === "abbreviation" && name.length > 5;
}

/** Whether a parameter compares a field of the row itself. Such a field may contain any form of the name. */
const comparesRow = ({ fields }: Matches) => fields[0].startsWith("row.");

/** Says what a parameter compares, and how to check a name that could not be compared with a list. */
export function comparison(path: string, parameter: string, name: string, matches: Matches): Omit<Notice, "kind"> {
  const [form] = comparedForms(matches);
  const kind = listedKindOf(matches);
  const shown = `\`${shownName(name)}\``;
  if (matches.values) return { parameter, ...observed(parameter, name, matches.values) };
  const says = (those: string, advice: string) => {
    const compared = comparesRow(matches) ? `each row's \`${form}\`` : those;
    return `\`${parameter}\` compares ${compared}, such as \`${matches.example}\`. ${advice}.`;
  };
  const forms = [...new Set(comparedForms(matches).map((each) => `${formIn(each)}s`))].join(" and ");
  if (kind === undefined || (isPartial(path, listSources[kind]) && isShort(name))) {
    const whole = forms === "names" ? "whole names" : forms;
    return { parameter, message: says(matches.part ? "parts of names" : whole, `Check ${shown}`) };
  }
  const isId = /^\d+$/.test(name);
  const isOther = isId || (isShort(name) ? forms === "schools" : forms === "abbreviations");
  const verdict = isId ? "looks like an id" : isShort(name) ? "may be an abbreviation" : "looks like a name";
  const remedy = `await cfb.names.${kind}(${JSON.stringify(shownName(name))})`;
  const looks = isOther ? `${shown} ${verdict}` : `Check ${shown}`;
  return { parameter, message: says(forms, `${looks}: \`${remedy}\``), remedy };
}

/** Returns a form of an entry's name, or "" if the entry does not have that form. */
function formOf(entry: NamedEntry, form: string): string {
  const value: unknown = Reflect.get(entry.name, form);
  return typeof value === "string" ? value : "";
}

/**
 * Whether this operation may accept names that the list does not have. For example, other parts of the service have positions that the draft does
 * not.
 */
function isPartial(path: string, list: NameSource<object>): boolean {
  return list.partial === true && path.split("/")[1] !== list.path.split("/")[1];
}

/** Returns the notice for a name, null if the list contains the name, or undefined if a response may have rows for it anyway. */
function nameNotice(
  path: string,
  parameter: string,
  name: string,
  matches: Matches,
  source: NameSource<object>,
  entries: readonly NamedEntry[],
): Notice | null | undefined {
  const { path: listPath, noun } = source;
  const inRow = comparesRow(matches);
  const compared = inRow ? Object.keys(entries[0]?.name ?? {}) : comparedForms(matches);
  const isSame = isSameName(name, matches);
  if (entries.some((entry) => compared.some((form) => isSame(formOf(entry, form))))) return null;
  // If the list does not contain the form that is compared, the name can't be checked.
  if (!entries.some((entry) => compared.some((form) => formOf(entry, form)))) return undefined;

  const shown = shownName(name);
  const candidates = meant(name, entries);
  const values = (each: NamedEntry) => compared.flatMap((form) => formOf(each, form) || []).slice(0, 1);
  // Several types of play may have the same abbreviation.
  const [suggestion, another] = new Set(candidates.flatMap(values));
  const only = another === undefined ? candidates.find((each) => values(each)[0] === suggestion) : undefined;
  const those = `${formIn(compared[0])}s`;
  const notice = (kind: NoticeKind, message: string, value: string | undefined): Notice => ({
    kind,
    parameter,
    message,
    ...(value && { suggestion: value }),
  });
  const mismatched = (message: string) => notice("mismatched-name", message, suggestion);
  if (only && !inRow) {
    const form = Object.keys(only.name).find((each) => folded(formOf(only, each)) === folded(name));
    if (suggestion === undefined)
      return mismatched(
        `${path} compares ${those}, but \`${shown}\` does not have one, so \`${parameter}\` can't select it.`,
      );
    if (matches.case && suggestion.toLowerCase() === name.toLowerCase())
      return mismatched(
        `This operation compares ${those} case-sensitively. Write \`${suggestion}\`, not \`${shown}\`.`,
      );
    if (form !== undefined && !compared.includes(form))
      return mismatched(
        `\`${shown}\` is ${form === "abbreviation" ? "an" : "a"} ${formIn(form)}. This operation compares ${those}. Write \`${suggestion}\`.`,
      );
  }
  const near = (each: readonly NamedEntry[]) => offered(each.flatMap(values));
  const unknown = (hint: string, value?: string) =>
    notice("unknown-name", `There is no ${noun} \`${shown}\` in ${listPath}. ${hint}`, value);
  if (suggestion !== undefined && another === undefined) return unknown(`Did you mean \`${suggestion}\`?`, suggestion);
  if (candidates.length > 0) return unknown(`It may stand for ${near(candidates)}.`);
  if (isPartial(path, source)) return undefined;
  const likely = nearest(name, entries.flatMap(values));
  if (likely !== undefined) return unknown(`Did you mean \`${likely}\`?`, likely);
  return unknown(`The nearest are ${near(nearestEntries(name, entries).slice(0, 3))}.`);
}

/** Returns the notices about a query's names. Requests lists within the call's limits. Without limits, uses only lists that have been read. */
export async function nameNotices(
  path: string,
  query: QueryObject,
  { matches = {} }: Selection,
  reader: ListReader,
  limits: Limits | undefined,
): Promise<Notice[]> {
  const noticesOfNames = Object.entries(matches).map(async ([parameter, comparedWith]) => {
    const value = query[parameter];
    const kind = listedKindOf(comparedWith);
    if (typeof value !== "string" || kind === undefined) return [];
    const entries = await listForHints(reader, kind, limits);
    return (entries && nameNotice(path, parameter, value, comparedWith, listSources[kind], entries)) ?? [];
  });
  return (await Promise.all(noticesOfNames)).flat();
}

/** Whether a parameter's name may be wrong, according to the lists read so far. A list does not tell which form of a name the rows contain. */
export function isUnsureName(
  path: string,
  parameter: string,
  name: unknown,
  { matches = {} }: Selection,
  reader: ListReader,
): boolean {
  const compared = matches[parameter];
  if (compared && comparesRow(compared)) return true;
  const kind = compared && listedKindOf(compared);
  const entries = kind && knownList(reader, kind);
  return !entries || nameNotice(path, parameter, `${name}`, compared, listSources[kind], entries) !== null;
}
