import type { QueryObject, Selection } from "../operation.js";
import type { Notice } from "./notice.js";
import { seasonNotices } from "./seasons.js";

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
