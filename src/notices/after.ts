import { lastSeasonNames, seasonAt } from "../cache/ttl.js";
import { isArray } from "../document/json.js";
import { isCut, isPath, type Matches, operationOf, type QueryObject } from "../document/operation.js";
import { noWeek, reversedRange, type Selection, unfitNames } from "../document/selection.js";
import { faultsOf } from "../query/check.js";
import { bothParts } from "../request/both-parts.js";
import type { DriftEvent, Finding, Notice } from "../results.js";
import { comparison, isSameName, isTooLong } from "./name-notices.js";

/** The maximum number of findings in a line. */
const most = 3;

function inWords({ kind, pattern, expected, got, count }: Finding): string {
  const where = pattern === "" ? "the body" : pattern;
  const times = count === 1 ? "" : ` (${count} times)`;
  // A list that is longer than its maximum is extra, but not new.
  if (expected === "nothing") return `${where} is new${times}`;
  if (kind === "missing") return `${where} is missing${times}`;
  return `${where} is ${got}, not ${expected}${times}`;
}

/** Describes a response's differences from the document in one sentence. A `*` in a pointer stands for every row. */
export function driftLine({ path, findings }: DriftEvent): string {
  const named = findings.slice(0, most).map(inWords).join("; ");
  const more = findings.length > most ? `; and ${findings.length - most} more` : "";
  return `${path} differs from the document: ${named}${more}.`;
}

/** What is known about a call besides its query. */
interface CallFacts {
  readonly data: unknown;
  readonly drift: readonly Finding[] | undefined;
  /** The notices of the query. */
  readonly before: readonly Notice[];
  /** Whether a parameter's name may be wrong, according to the lists read so far. A function, because comparing a name with a list takes a while. */
  readonly isUnsure: (parameter: string) => boolean;
  /** Whether an empty list is normal, so that only a wrong query or a suspicious name is worth a notice. */
  readonly isLive: boolean | undefined;
  readonly nowMs: number;
  /**
   * The sample service's message about the seasons and conferences for which it has only some games. The real service does not send such a message.
   */
  readonly coverage: string | undefined;
}

/** Finds two parameters that name the same team for both sides of a game. In no game is a team on both sides. */
function sameSides(query: QueryObject, { matches = {} }: Selection): readonly [string, string] | undefined {
  const teams = Object.entries(matches).filter(([, { fields }]) => fields[0].startsWith("team."));
  const sides = teams.map(([name]) => name).filter((name) => query[name] !== undefined);
  for (const [index, first] of sides.entries()) {
    for (const second of sides.slice(index + 1)) {
      // `team` matches either side, unless there is an opponent.
      const excludes = first !== "team" || second === "opponent";
      if (excludes && `${query[first]}`.toLowerCase() === `${query[second]}`.toLowerCase()) return [first, second];
    }
  }
  return undefined;
}

/** Whether a name is an example or an observed value in the document. The service has all of these names. */
function isKnownName(name: string, compared: Matches, { matches = {} }: Selection): boolean {
  const alike = Object.values(matches).filter(({ fields }) => `${fields}` === `${compared.fields}`);
  const isSame = isSameName(name, compared);
  return alike.some(({ example, values }) => isSame(example) || values?.some(isSame));
}

/** Marks each name as code, and joins them. */
function oneOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(" or ");
}

/** Says which of these parameters to change or leave out. If a call is not valid without a parameter, says only to change it. */
function changeAdvice(path: string, query: QueryObject, names: readonly string[]): string {
  const isOptional = (name: string) => faultsOf(path, { ...query, [name]: undefined })?.length === 0;
  const optional = names.filter(isOptional);
  const needed = names.filter((name) => !optional.includes(name));
  const advice = [
    ...(optional.length > 0 ? [`change or leave out ${oneOf(optional)}`] : []),
    ...(needed.length > 0 ? [`change ${oneOf(needed)}`] : []),
  ];
  return advice.length > 0 ? ` (${advice.join(", or ")})` : "";
}

/** Returns a reason why no row can fit the query, if the query alone shows one. */
function certainReason(
  query: QueryObject,
  facts: Selection,
  before: readonly Notice[],
): Omit<Notice, "kind"> | undefined {
  const judgedBefore = before.find(({ kind }) => kind !== "ignored");
  if (judgedBefore) return judgedBefore;
  const same = sameSides(query, facts);
  if (same) {
    const message = `\`${same[0]}\` and \`${same[1]}\` are the same team, and no game has a team on both sides.`;
    return { parameter: same[1], message };
  }
  const range = reversedRange(query);
  if (range) {
    const [start, end] = range;
    return { parameter: start, message: `\`${start}\` ${query[start]} is after \`${end}\` ${query[end]}.` };
  }
  const parameter = noWeek(query);
  if (parameter === undefined) return undefined;
  const part = query.seasonType === "postseason" ? "postseason" : "season";
  return { parameter, message: `the ${part} has no week ${query[parameter]}. /calendar lists the weeks.` };
}

/**
 * Returns the most likely reasons why a call has no rows, and a parameter that may be the cause. `unfit` lists the parameters whose names may be
 * wrong. Returns undefined if an empty response is normal.
 */
function likelyReason(
  path: string,
  query: QueryObject,
  facts: Selection,
  { data, isUnsure, isLive, nowMs }: CallFacts,
  unfit: readonly string[],
): Omit<Notice, "kind"> | undefined {
  const { matches = {} } = facts;
  const unsure = unfit.filter(isUnsure);
  const wrong = Object.entries(matches).flatMap(([name, compared]) => {
    const text = `${query[name]}`;
    const isLong = isTooLong(text, compared);
    // Live operations compare conferences' abbreviations, and nearly all of these are short.
    const isLikelyRight = !unsure.includes(name) || isKnownName(text, compared, facts) || (isLive && !isLong);
    return isLikelyRight ? [] : { isLong, notice: comparison(path, name, text, compared) };
  });
  const [first, second] = wrong.map(({ notice }) => notice);
  if (isLive) return first;
  const season = lastSeasonNames.map((each) => query[each]).find((each) => each !== undefined);
  const filters = Object.keys(query).filter((each) => !lastSeasonNames.includes(each) && query[each] !== "both");
  const isEmpty = Object(data).length === 0;
  // If the response has rows, only a wrong name can explain why none of them matches. A name that a list of names contains is correct.
  const others = filters.filter((name) =>
    isArray(data) ? isEmpty && (!matches[name] || unsure.includes(name)) : !matches[name],
  );
  // Some operations have data for the season after the current one.
  const isRecent = Number(season) >= seasonAt(nowMs);
  // The names are correct, and nothing else could exclude all rows.
  if (query.home && query.away && !first && others.length === 0) {
    const message =
      "the teams are on the other sides, or did not play each other. Swap `home` and `away`, or give one of them as `team`.";
    return { parameter: "home", message };
  }
  if (first && !second && !(isEmpty ? isRecent || filters[1] : others[0])) return first;
  const lacking = `the service may not have this data for season ${season}${isRecent ? " yet" : ""}`;
  if (season && filters.length === 0) return { message: `${lacking}.` };
  const unmatched = `no row matches all parameters${changeAdvice(path, query, others)}`;
  const other = `${isRecent ? `${lacking}, or ` : ""}${unmatched}`;
  // A name in the place of an abbreviation is the most likely reason, so it comes first.
  const likely = wrong.find(({ isLong }) => isLong);
  const rest = wrong.filter((each) => each !== likely).map(({ notice }) => notice.message);
  const message = `${other}${rest.length > 0 ? `, or a name is wrong: ${rest.join(" ")}` : "."}`;
  if (likely) return { ...likely.notice, message: `${likely.notice.message} Or ${message}` };
  return { ...(wrong.find(({ notice }) => notice.remedy)?.notice ?? first), message };
}

/** Says how to split a call whose response was cut, with parameters that the call does not have yet. */
function splitAdvice(path: string, query: QueryObject): string {
  const { parameters = {} } = operationOf(path) ?? {};
  const free = ["week", "team", "conference"].filter((name) => parameters[name] && query[name] === undefined);
  return free.length === 0
    ? "Add parameters, so that each call has fewer rows."
    : `Make a call for each ${oneOf(free)}.`;
}

/** Returns the notices of a response. */
export function responseNotices(path: string, query: QueryObject, facts: Selection, context: CallFacts): Notice[] {
  const { data, before, drift = [], coverage } = context;
  const notices: Notice[] = [];
  const operation = operationOf(path);
  if (operation && isCut(operation, data)) {
    const most = `${path} returns at most ${operation.rowCap} rows and leaves out any others.`;
    notices.push({ kind: "capped", message: `${most} ${splitAdvice(path, query)}` });
  }
  const unfit = isPath(path) ? unfitNames(path, query, data) : undefined;
  const certain = unfit && certainReason(query, facts, before);
  // If the sample has only some games, that is the likely reason why the response is empty.
  const reason = certain ?? (unfit && !coverage && likelyReason(path, query, facts, context, unfit));
  if (reason) {
    notices.push({
      ...reason,
      kind: "empty",
      message: `No rows${Object(data).length === 0 ? "" : " fit"}. Most likely: ${reason.message}`,
    });
  }
  const parts = bothParts(path, query, data);
  if (parts) {
    const both = "more than one part of the season, such as the regular season and the postseason";
    const rows =
      parts === "known"
        ? `The rows are from week ${query.week} of ${both}`
        : `The rows are from several games of a team in week ${query.week} and may be from ${both}`;
    const message = `${rows}. Select one with \`seasonType\`.`;
    notices.push({ kind: "both-seasons", parameter: "seasonType", message });
  }
  if (drift.length > 0) notices.push({ kind: "drift", message: driftLine({ path, findings: drift }) });
  if (coverage && !certain) notices.push({ kind: "sample", message: coverage });
  return notices;
}
