// Loaded with the first call whose notices are read, or the first use of `names`. It imports no values of the client, so that a bundler can split it off.
import { selection } from "../../generated/selection.js";
import type { Staleness } from "../cache/stale.js";
import type { QueryError } from "../errors.js";
import type { About } from "../failures/call-error.js";
import { redactor } from "../failures/redact.js";
import type { notifyHook } from "../fetch/hooks.js";
import { namesOf } from "../names/index.js";
import type { ListReader } from "../names/lists.js";
import type { QueryObject } from "../operation.js";
import type { ClientOptions } from "../options.js";
import type { operationOf } from "../query/check.js";
import type { Path } from "../types.js";
import type { Finding } from "../validate/findings.js";
import { responseNotices } from "./after.js";
import { documentNotices, effective } from "./before.js";
import { nameNotices, unsureNames } from "./names.js";
import type { Notice, Notices } from "./notice.js";

/** Only a path of the document has a valid query. */
const factsOf = (path: string) => selection[path as Path];

/** What notices and names need of the client: handed to them, so that a bundler can split this module off. */
export interface NoticeTools extends Pick<ListReader, "clock" | "get"> {
  readonly options: Pick<ClientOptions, "cache" | "names" | "notices" | "onNotice">;
  /** The keys to redact. */
  readonly known: readonly string[];
  readonly QueryError: typeof QueryError;
  readonly operationOf: typeof operationOf;
  readonly notifyHook: typeof notifyHook;
}

/** The notices of calls, and the names that they compare. */
export function openNotices(tools: NoticeTools) {
  const { options, known, clock, get, QueryError, operationOf, notifyHook } = tools;
  const reader: ListReader = { lists: new Map(), clock, cached: Boolean(options.cache), get };
  const redact = redactor(known);

  /** Without the key, which may be among the values of a query. */
  const redacted = (notice: Notice): Notice => ({
    ...notice,
    message: redact(notice.message),
    ...(notice.suggestion !== undefined && { suggestion: redact(notice.suggestion) }),
  });
  const report = (path: string, notices: readonly Notice[], list: Notice[]) => {
    for (const notice of notices.map(redacted)) {
      list.push(notice);
      notifyHook(options.onNotice, { path, notice });
    }
  };
  /** The error for a call that must not be sent, because of its notices. */
  const refusal = (path: string, notices: readonly Notice[]) =>
    new QueryError(notices.map(({ message }) => redact(message)).join(" "), {
      path,
      parameters: [...new Set(notices.flatMap(({ parameter }) => parameter ?? []))],
    });
  /** The notices of a valid query. `requests`: whether lists of names may be requested. */
  const judged = async (path: string, query: QueryObject, requests: boolean): Promise<Notice[]> => {
    const facts = factsOf(path);
    const own = documentNotices(path, query, facts, clock.now());
    const counting = effective(
      query,
      own.filter(({ kind }) => kind === "ignored"),
    );
    // Rows that the document does not describe must not break the call.
    const named = await nameNotices(path, counting, facts, reader, requests && options.names === true).catch(() => []);
    return [...own, ...named];
  };

  return {
    names: namesOf(reader, QueryError),
    /**
     * Adds the notices of a query to those of its call, and passes them to `onNotice`. Throws a QueryError for them with `refuse`. Returns a
     * function that does the same for the response.
     */
    async readQuery(
      { path, isPart, notices: list = [] }: About,
      query: QueryObject,
      mode: Notices | undefined,
      requests = true,
    ) {
      const before = isPart ? [] : await judged(path, query, requests);
      report(path, before, list);
      if (mode === "refuse" && before.length > 0) throw refusal(path, before);
      return (data: unknown, drift?: readonly Finding[], stale?: Staleness) => {
        const parameters = Object.keys(operationOf(path)?.parameters ?? {});
        const unsure = unsureNames(factsOf(path), reader);
        const context = { parameters, before, unsure, nowMs: clock.now() };
        const own = responseNotices(path, query, { data, drift }, factsOf(path), context);
        // A part without rows is none in vain, and one that is cut is requested again in smaller parts.
        const read = isPart ? own.filter(({ kind }) => kind === "drift") : own;
        report(path, [...(stale?.notices ?? []), ...read], list);
      };
    },
    /** The notices of a call that is only planned, and the error where they refuse it. Sends nothing, and calls no hook. */
    async planned(
      path: string,
      query: QueryObject,
    ): Promise<{ notices: readonly Notice[]; error?: InstanceType<typeof QueryError> }> {
      const { notices: mode } = options;
      const notices = mode === "off" ? [] : (await judged(path, query, false)).map(redacted);
      return mode === "refuse" && notices.length > 0 ? { notices, error: refusal(path, notices) } : { notices };
    },
  };
}
