import type { Value } from "../../../src/cli/session/call.js";
import { type Operation, operations, serverUrl } from "../../../src/document/operation.js";
import { listedKindOf, selection } from "../../../src/document/selection.js";
import { operationIdOf } from "../../../src/document/words.js";
import {
  type Client,
  createClient,
  type FetchOptions,
  type Notice,
  type PlannedCall,
  QueryError,
  type Result,
} from "../../../src/index.js";
import { listSources } from "../../../src/notices/name-lists.js";
import { faultsOf } from "../../../src/query/check.js";
import { problemsOf, type QueryProblem } from "../../../src/query/explain.js";
import { lazily } from "../../../src/request/lazily.js";
import type { Path } from "../../../src/types.js";
import { sampleWords } from "../sample-words.js";

/** What responds to the calls of all forms: the sample service, or with a key the real one. */
export interface Source {
  readonly real: boolean;
  readonly client: Client;
}

// Computing the sample world takes time, so it is loaded with the first call.
const sampleService = lazily(async () => {
  const { createSampleService } = await import("../../../src/sample/index.js");
  return createSampleService();
});

const sample: Source = {
  real: false,
  client: createClient({
    apiKey: "sample",
    cache: true,
    fetch: async (request) => (await sampleService())(request),
  }),
};

// Only these variables and the inputs contain the key, so it is gone when the reader leaves the page.
let currentKey = "";
let current = sample;
const listeners = new Set<() => void>();

/** The key that the reader has typed. Empty if there is none. */
export const keyText = (): string => currentKey;

/** The source of the next calls. */
export const source = (): Source => current;

/** Uses a key in every form from now on. An empty key switches back to the sample service. */
export function useKey(key: string): void {
  if (key === currentKey) return;
  currentKey = key;
  const fetchOptions: FetchOptions = { credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store" };
  current =
    key.trim() === "" ? sample : { real: true, client: createClient({ apiKey: key, cache: true, fetchOptions }) };
  for (const listener of listeners) listener();
}

/** Calls a function after each change of the key. */
export function onKeyChange(listener: () => void): void {
  listeners.add(listener);
}

/** A sentence that says which service responds. */
export function sourceSentence({ real }: Source): string {
  if (real) return `With your key, ${new URL(serverUrl).host} responds, and calls count against your quota.`;
  return `The sample service in this page responds, as of February 1, 2026: ${sampleWords}. Nothing leaves the page.`;
}

/** A call from a form's fields. */
export interface FormCall {
  readonly path: Path;
  readonly query: Readonly<Record<string, Value>>;
}

/** Makes a call. Never throws. */
export function resultOf({ client }: Source, { path, query }: FormCall, signal: AbortSignal): Promise<Result<Path>> {
  // The compiler can't know the type of a typed query. The client checks it against the document before it sends anything.
  const result = client.result as (path: Path, query: object, options: object) => Promise<Result<Path>>;
  return result(path, query, { signal });
}

/** Advice about changing code, such as client options, which a form does not have. */
const adviceInCode = / \(`\w+`\)| and `baseUrl`| In a page every visitor can read one: .*$/g;

/** An error's message without the operation, the values and the advice about code, because the form already shows the first two. */
export function messageInForm(path: Path, { message }: Pick<Error, "message">): string {
  const text = message.replace(`${path} (${operationIdOf(path)}): `, "");
  const given = text.lastIndexOf(" Given: ");
  return (given === -1 ? text : text.slice(0, given)).replace(adviceInCode, "");
}

/** A notice's message. Instead of the code that finds a name, it mentions the operation that lists the names. */
export function noticeInForm(path: Path, { message, remedy, parameter = "" }: Notice): string {
  if (remedy === undefined) return message;
  const matches = selection[path].matches?.[parameter];
  const kind = matches && listedKindOf(matches);
  const lists = kind === undefined ? "" : ` \`${listSources[kind].path}\` lists them.`;
  return message.replace(`: \`${remedy}\`.`, `.${lists}`);
}

/** The problems of a query, each with its parameters. */
function problemsIn(path: Path, error: Error): readonly QueryProblem[] {
  // The error's query does not contain the key.
  const query = error instanceof QueryError ? (error.query ?? {}) : {};
  const operation: Operation = operations[path];
  const found = problemsOf(path, operation, query, faultsOf(path, query) ?? []);
  if (found.length > 0) return found;
  const parameters = error instanceof QueryError ? error.parameters : [];
  return [{ parameters, message: messageInForm(path, error) }];
}

/** What a call costs, or why it is refused, as a sentence and the query's problems. */
export interface Price {
  /** Empty if the call may be sent. */
  readonly problems: readonly QueryProblem[];
  readonly text: string;
}

/** Finds out what a call costs. Does not send anything. */
export async function priceOf({ client, real }: Source, call: FormCall): Promise<Price> {
  // As above, `plan` checks the query.
  const { calls } = await client.plan([call as PlannedCall]);
  const [planned] = calls;
  if (planned?.error) {
    const problems = problemsIn(call.path, planned.error);
    return { problems, text: problems.map(({ message }) => message).join(" ") };
  }
  const text = () => {
    if (real && planned?.cost === "cached") return "Cost: none, from the cache.";
    if (planned?.cost === "free") return "Cost: none, the operation is free.";
    return real ? "Cost: one call of your quota." : "Cost: none here, one call of your quota with a key.";
  };
  return { problems: [], text: text() };
}
