import type { ListedKind, Matches, QueryObject } from "../document/operation.js";
import { listedKindOf, type Selection } from "../document/selection.js";
import { cut } from "../query/redact.js";
import { nearest } from "../query/suggest.js";
import type { Limits } from "../request/layer.js";
import type { Notice, NoticeKind } from "../results.js";
import { folded, meant, nearestEntries, offered } from "./find-name.js";
import {
  knownList,
  type ListReader,
  listForHints,
  listSources,
  type NamedEntry,
  type NameSource,
} from "./name-lists.js";

/** Returns the word for a form of a name. Any form without a separate word is a "name". */
const formIn = (form = "") => /^(school|nickname|abbreviation|location)$/.exec(form)?.[0] ?? "name";

/** Returns the forms of a name that an operation compares. */
const comparedForms = ({ fields }: Matches) => fields.map((field) => field.replace(/.*\./, ""));

/** Marks each text as code, and joins them. */
const inCode = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(" and ");

/**
 * Says what a parameter compares, and how to check a name that was not compared with a list. `others` lists the other parameters that compare the
 * same thing, each with the name that the query gives for it. Any of these names may be wrong.
 */
export function comparison(
  parameter: string,
  name: string,
  matches: Matches,
  others: readonly (readonly [parameter: string, name: string])[] = [],
): Omit<Notice, "kind"> {
  const [form = ""] = comparedForms(matches);
  const kind = listedKindOf(matches);
  const shown = cut(name);
  // `category.name` becomes "category", and `team.school` becomes "school".
  const noun = matches.fields.map((field) => field.replace(/\.name$/, "").replace(/.*\./, "")).join(" or ");
  if (matches.part) return { parameter, message: `no ${noun}'s name contains \`${shown}\`.` };
  if (kind === undefined)
    return { parameter, message: `no row has the ${noun} \`${shown}\`. The service compares whole names.` };
  // For conferences and positions, a short form may be the name, as `SEC` is.
  const isShort = /^[A-Z0-9&]{2,5}$/.test(name);
  const isAbbreviation = isShort && kind === "team" && form !== "abbreviation";
  const isName = !isShort && form === "abbreviation";
  const verdict = isAbbreviation ? "may be an abbreviation" : isName ? "looks like a name" : "";
  const shownNames = inCode([shown, ...others.map(([, each]) => cut(each))]);
  const looks = verdict === "" ? `check ${shownNames}` : `\`${shown}\` ${verdict}`;
  const example = matches.example === undefined ? "" : `, such as \`${matches.example}\``;
  const remedy = `await cfb.names.${kind}(${JSON.stringify(shown)})`;
  const parameters = inCode([parameter, ...others.map(([each]) => each)]);
  const compare = others.length > 0 ? `${parameters} compare` : `${parameters} compares`;
  return {
    parameter,
    message: `${compare} ${formIn(form)}s${example}; ${looks}: \`${remedy}\`.`,
    remedy,
  };
}

/** Returns a form of an entry's name, or undefined if the entry does not have that form. */
function formOf(entry: NamedEntry, form: string): string | undefined {
  const value: unknown = Reflect.get(entry.name, form);
  return typeof value === "string" ? value : undefined;
}

/** Returns the notice for a name, or undefined if a response may have rows for it. */
function nameNotice(
  path: string,
  parameter: string,
  name: string,
  matches: Matches,
  { path: listPath, noun, partial }: NameSource<object>,
  entries: readonly NamedEntry[],
): Notice | undefined {
  // A field of the row itself (`row.…`) may contain any form of the name.
  const inRow = matches.fields[0]?.startsWith("row.");
  const compared = inRow ? Object.keys(entries[0]?.name ?? {}) : comparedForms(matches);
  const same = (a: string, b: string) => (matches.case ? a === b : a.toLowerCase() === b.toLowerCase());
  const has = (entry: NamedEntry, form: string) => same(formOf(entry, form) ?? "", name);
  if (entries.some((entry) => compared.some((form) => has(entry, form)))) return undefined;
  // If the list does not contain the form that is compared, the name can't be checked.
  if (!entries.some((entry) => compared.some((form) => formOf(entry, form)))) return undefined;

  const shown = cut(name);
  const candidates = meant(name, entries);
  const [only] = candidates.length === 1 ? candidates : [];
  const values = (each: NamedEntry) => compared.flatMap((form) => formOf(each, form) ?? []).slice(0, 1);
  const [suggestion] = only ? values(only) : [];
  const those = `${formIn(compared[0])}s`;
  const notice = (kind: NoticeKind, message: string, value: string | undefined): Notice => ({
    kind,
    parameter,
    message,
    ...(value !== undefined && { suggestion: value }),
  });
  const mismatched = (message: string) => notice("mismatched-name", message, suggestion);
  if (only && !inRow) {
    const exact = (form: string) => formOf(only, form)?.toLowerCase() === name.toLowerCase();
    const form = Object.keys(only.name).find((each) => folded(formOf(only, each) ?? "") === folded(name));
    if (suggestion === undefined)
      return mismatched(`${path} compares ${those}, and \`${shown}\` has none: \`${parameter}\` cannot select it.`);
    if (matches.case && compared.some(exact))
      return mismatched(
        `This operation compares ${those} case-sensitively: write \`${suggestion}\`, not \`${shown}\`.`,
      );
    if (form !== undefined && !compared.includes(form))
      return mismatched(
        `\`${shown}\` is ${form === "abbreviation" ? "an" : "a"} ${formIn(form)}. This operation compares ${those}: write \`${suggestion}\`.`,
      );
  }
  const near = (each: readonly NamedEntry[]) => offered(each.flatMap(values));
  const unknown = (hint: string, value?: string) =>
    notice("unknown-name", `There is no ${noun} \`${shown}\` in ${listPath}. ${hint}`, value);
  if (suggestion !== undefined) return unknown(`Did you mean \`${suggestion}\`?`, suggestion);
  if (candidates.length > 1) return unknown(`It may stand for ${near(candidates)}.`);
  // Operations in other parts of the service know positions that the draft does not.
  if (partial && path.split("/")[1] !== listPath.split("/")[1]) return undefined;
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

/** Returns the parameters whose names can't be compared with a list. */
export function unsureNames({ matches = {} }: Selection, reader: ListReader): string[] {
  const isJudged = (kind: ListedKind | undefined) => kind && knownList(reader, kind)?.length;
  return Object.keys(matches).filter((name) => !isJudged(matches[name] && listedKindOf(matches[name])));
}
