// This file is loaded with the first call whose notices are read, or the first use of `names`.

import { sortedText } from "../document/json.js";
import { isPath, type QueryObject } from "../document/operation.js";
import { selection } from "../document/selection.js";
import { QueryError } from "../errors.js";
import type { Names } from "../names.js";
import type { CallOptions } from "../options.js";
import { cut, oneLine, type Redact, redactedData } from "../query/redact.js";
import type { Caller } from "../request/caller.js";
import { notify } from "../request/hooks.js";
import type { CallContext, Limits } from "../request/layer.js";
import { areNoticesPrinted, isEmptyData, sampleNoteOf } from "../request/notice-signs.js";
import type { ClientState, NoticeReader } from "../request/parts.js";
import { sharing } from "../request/share.js";
import type { Notice } from "../results.js";
import type { Data, Path } from "../types.js";
import { responseNotices } from "./after.js";
import { documentNotices, effectiveQuery, unknownPathNotice } from "./before.js";
import type { Get, ListReader } from "./name-lists.js";
import { isUnsureName, nameNotices } from "./name-notices.js";
import { openNames } from "./names.js";

/** The maximum number of different messages that a client prints and remembers. A program may try thousands of names. */
const mostPrinted = 100;

/** The path of a valid query is always in the document. */
const selectionOf = (path: string) => selection[path as Path];

/** Opens the notices of calls and the functions of `names`. Both share one reader of lists. */
export function openNotices(
  { options, clock, keys, spareCalls }: ClientState,
  call: Caller["explained"],
): NoticeReader & { readonly names: Names } {
  /** Returns a list's rows with keys redacted, because its names become messages and query values. */
  const get: Get = async <P extends Path>(path: P, query: object, callOptions?: CallOptions) => {
    const context: CallContext = { path };
    const outcome = await call(context, query, { ...callOptions, notices: "off" });
    const { data } = outcome;
    if (sampleNoteOf(outcome) !== undefined) reader.isSample = true;
    // Only validation checks the type of the data.
    return redactedData(data, keys.redactFor(context.sentKeys)) as Data<P>;
  };
  const reader: ListReader = { lists: new Map(), requests: sharing(), clock, options, get, spareCalls };
  const redact = keys.redactFor();
  /** Redacts keys in a notice and makes its message one line, because it may contain text from the service. */
  const redactedNotice = (redact: Redact, { message, suggestion, remedy, ...notice }: Notice): Notice => ({
    ...notice,
    message: cut(oneLine(redact(message)), 1_000),
    ...(suggestion && { suggestion: redact(suggestion) }),
    ...(remedy && { remedy: redact(remedy) }),
  });
  const printed: { readonly call: string; readonly message: string; readonly isOfQuery: boolean }[] = [];
  /**
   * Prints a message once for each query, so that no empty response stays unexplained. Prints messages about any query of the path only once, such as
   * those about rows that the sample service lacks, unless the response is empty. Does not print the query, because it may contain a key that the
   * client has not requested yet.
   */
  const print = (path: string, query: QueryObject, { kind, message }: Notice, isEmpty: boolean) => {
    const isShown = kind === "drift" && options.onDrift !== undefined;
    const isOfQuery = kind === "sample" ? isEmpty : kind !== "drift" && kind !== "unknown-path";
    const call = isOfQuery ? `${path} ${sortedText(query)}` : path;
    // "No rows. Most likely: …" may end with the message of an earlier notice about the query.
    const isPrinted = printed.some((other) => other.call === call && message.endsWith(other.message));
    const count = printed.filter((other) => other.isOfQuery === isOfQuery).length;
    if (isShown || !areNoticesPrinted() || isPrinted || count >= mostPrinted) return;
    printed.push({ call, message, isOfQuery });
    const warn = (line: string) => notify((text) => console.warn(text), oneLine(`cfb-openapi: ${line}`));
    warn(`${cut(path, 300)}: ${message}`);
    if (count + 1 === mostPrinted)
      warn(`This client has printed ${mostPrinted} such messages and does not print more. \`onNotice\` gets them all.`);
  };
  /**
   * Passes notices to the result and to `onNotice`. If there is neither, prints them. Does not print `refused` notices, because an error reports
   * them.
   */
  const report = (
    { path, notices: list, sentKeys }: CallContext,
    query: QueryObject,
    notices: readonly Notice[],
    { refused = false, isEmpty = false }: { readonly refused?: boolean; readonly isEmpty?: boolean } = {},
  ) => {
    for (const notice of notices.map((each) => redactedNotice(keys.redactFor(sentKeys), each))) {
      list?.push(notice);
      if (options.onNotice) notify(options.onNotice, { path, notice: { ...notice } });
      else if (!list && !refused) print(path, query, notice, isEmpty);
    }
  };
  /** Returns the error for a call that must not be sent because of its notices. */
  const refusedByNotices = (path: string, notices: readonly Notice[]) =>
    new QueryError(notices.map((notice) => redactedNotice(redact, notice).message).join(" "), {
      path,
      parameters: [...new Set(notices.flatMap(({ parameter }) => parameter ?? []))],
    });
  /** Returns the notices of a valid query. May request lists of names within the call's limits. */
  const noticesOfQuery = async (path: string, query: QueryObject, limits?: Limits): Promise<Notice[]> => {
    const facts = selectionOf(path);
    const queryNotices = documentNotices(path, query, facts, clock.now());
    const listLimits = options.names ? limits : undefined;
    const named = nameNotices(path, effectiveQuery(query, queryNotices), facts, reader, listLimits);
    // The lists' rows may be anything, and comparing names must not fail the call.
    return [...queryNotices, ...(await named.catch(() => []))];
  };

  return {
    names: openNames(reader, redact),
    async readQuery(context, query, mode, limits) {
      const { path, run, isLive } = context;
      const isPart = run !== undefined;
      const refused = mode === "refuse";
      if (!isPath(path)) {
        const before = [unknownPathNotice(path)];
        // Reported after the response, when the client knows which key the path must not contain.
        if (!refused) return () => report(context, query, before);
        report(context, query, before, { refused });
        throw refusedByNotices(path, before);
      }
      const isRead = refused || context.notices || options.onNotice || areNoticesPrinted();
      const before = isPart ? [] : await noticesOfQuery(path, query, isRead ? limits : undefined);
      report(context, query, before, { refused });
      if (refused && before.length > 0) throw refusedByNotices(path, before);
      return (data, outcome = {}) => {
        const { drift, stale } = outcome;
        const sampleNote = sampleNoteOf(outcome) || undefined;
        const coverage = sampleNote && cut(oneLine(keys.redactFor(context.sentKeys)(sampleNote)), 300);
        const facts = selectionOf(path);
        const noticesAfter = responseNotices(path, effectiveQuery(query, before), facts, {
          // A 204 does not have data.
          data: data === undefined ? [] : data,
          drift,
          before,
          // The notices of a part are reported for the whole run.
          isUnsure: (name) => !isPart && isUnsureName(path, name, query[name], facts, reader),
          isLive,
          nowMs: clock.now(),
          coverage,
        });
        // In a run, a part without rows is normal, and the run requests a cut part again in smaller parts.
        const read = run
          ? noticesAfter.filter(
              ({ kind, message }) => kind === "drift" || (kind === "sample" && !run.said.has(message)),
            )
          : noticesAfter;
        if (run && coverage && noticesAfter.some(({ kind }) => kind === "sample")) {
          run.said.add(coverage);
          run.lacksRows = true;
        }
        report(context, query, [...(stale?.notices ?? []), ...read], { isEmpty: isEmptyData(data) });
      };
    },
    async planned(path, query) {
      const { notices: mode } = options;
      const notices =
        mode === "off" ? [] : (await noticesOfQuery(path, query)).map((each) => redactedNotice(redact, each));
      return mode === "refuse" && notices.length > 0
        ? { notices, error: refusedByNotices(path, notices) }
        : { notices };
    },
  };
}
