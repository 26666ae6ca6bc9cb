import type { QueryObject } from "../document/operation.js";
import type { Selection } from "../document/selection.js";
import type { Notice } from "../results.js";
import { seasonNotices } from "./season-notices.js";

/** Notices of parameters that the service ignores, because another one is given. */
function* ignoredNotices(path: string, query: QueryObject, { ignoredWith }: Selection): Generator<Notice> {
  for (const [trigger, names] of Object.entries(ignoredWith ?? {})) {
    if (query[trigger] === undefined) continue;
    for (const parameter of names) {
      if (query[parameter] === undefined) continue;
      const message = `${path} ignores \`${parameter}\` beside \`${trigger}\`: leave one of them out.`;
      yield { kind: "ignored", parameter, message };
    }
  }
}

/** The query without the parameters that the service ignores. */
export function effective(query: QueryObject, ignored: readonly Notice[]): QueryObject {
  const names = new Set(ignored.map(({ parameter }) => parameter));
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.has(name)));
}

/** The notices that a valid query gets before it is sent, from the document and the clock alone. */
export function documentNotices(path: string, query: QueryObject, facts: Selection, nowMs: number): Notice[] {
  const ignored = [...ignoredNotices(path, query, facts)];
  return [...ignored, ...seasonNotices(path, effective(query, ignored), facts, nowMs)];
}
