import { lastSeasonNames, seasonAt } from "../cache/ttl.js";
import type { QueryObject } from "../document/operation.js";
import { type Selection, selection } from "../document/selection.js";
import { missingPath } from "../query/explain.js";
import type { Notice } from "../results.js";

/** The first season for which any operation has data. */
const firstOfAll = Math.min(...Object.values(selection).flatMap(({ dataSince }) => dataSince ?? []));

/** The parameters that give the first season of a response. */
const firstNames = ["year", "minYear", "startYear"];

function* givenYears(query: QueryObject, names: readonly string[]): Generator<[string, number]> {
  for (const name of names) {
    const value = query[name];
    if (typeof value === "number") yield [name, value];
  }
}

/** Yields notices about seasons before the first season with data and after the current season. */
function* seasonNotices(path: string, query: QueryObject, facts: Selection, nowMs: number): Generator<Notice> {
  const { dataSince = firstOfAll, nextSeason } = facts;
  for (const [parameter, season] of givenYears(query, lastSeasonNames)) {
    if (season >= dataSince) continue;
    const message = `${path} has data since ${dataSince}, but not for \`${parameter}\` ${season}.`;
    yield { kind: "before-data", parameter, message, suggestion: `${dataSince}` };
  }
  const current = seasonAt(nowMs);
  for (const [parameter, season] of givenYears(query, firstNames)) {
    if (season <= current + (nextSeason ? 1 : 0)) continue;
    const message = `\`${parameter}\` ${season} has no data yet, because the current season is ${current}.`;
    yield { kind: "future", parameter, message, suggestion: `${current}` };
  }
}

/** Yields notices about parameters that the service ignores because another one is given. */
function* ignoredNotices(path: string, query: QueryObject, { ignoredWith }: Selection): Generator<Notice> {
  for (const [trigger, names] of Object.entries(ignoredWith ?? {})) {
    if (query[trigger] === undefined) continue;
    for (const parameter of names) {
      if (query[parameter] === undefined) continue;
      const message = `${path} ignores \`${parameter}\` if \`${trigger}\` is given. Leave one of them out.`;
      yield { kind: "ignored", parameter, message };
    }
  }
}

/** Returns the notice for a path that is not in the document. The service may be newer than the document and have the path. */
export function unknownPathNotice(path: string): Notice {
  const message = missingPath(path, ": a request counts as one call, and its response is not validated");
  return { kind: "unknown-path", message };
}

/** Returns the query without undefined values and without the parameters that, according to the notices, the service ignores. */
export function effectiveQuery(query: QueryObject, notices: readonly Notice[]): QueryObject {
  const isIgnored = (name: string) => notices.some(({ kind, parameter }) => kind === "ignored" && parameter === name);
  return Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== undefined && !isIgnored(name)));
}

/** Returns the notices that a valid query gets before it is sent. They depend only on the document and the clock. */
export function documentNotices(path: string, query: QueryObject, facts: Selection, nowMs: number): Notice[] {
  const ignored = [...ignoredNotices(path, query, facts)];
  return [...ignored, ...seasonNotices(path, effectiveQuery(query, ignored), facts, nowMs)];
}
