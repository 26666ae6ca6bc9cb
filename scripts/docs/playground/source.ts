import type { Value } from "../../../src/cli/session/call.js";
import {
  type ListedKind,
  listedKinds,
  type Operation,
  operations,
  serverUrl,
} from "../../../src/document/operation.js";
import { sampleWords } from "../../../src/document/sample-words.js";
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

/** The service that responds to forms' calls. It is the sample service or, with a key, the real service. */
export interface Source {
  readonly real: boolean;
  readonly client: Client;
}

// Loads the sample service with the first call, because computing the sample world takes time.
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

// The key is only in these variables and in the inputs, so it is gone when the reader leaves the page.
let currentKey = "";
let current = sample;
const listeners = new Set<() => void>();

/** Returns the key that the reader has typed, or an empty string. */
export const keyText = (): string => currentKey;

/** Returns the current source. */
export const source = (): Source => current;

/** Makes all forms use a key from now on. With an empty key, they use the sample service again. */
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

/** Returns a sentence about which service responds. */
export function sourceSentence({ real }: Source): string {
  if (real) return `With your key, ${new URL(serverUrl).host} responds, and calls count against your quota.`;
  return `The sample service in this page responds, as of February 1, 2026: ${sampleWords}. Nothing leaves the page.`;
}

/** A call with the values of a form's fields. */
export interface FormCall {
  readonly path: Path;
  readonly query: Readonly<Record<string, Value>>;
}

/** Makes a call. Never throws. */
export function resultOf({ client }: Source, { path, query }: FormCall, signal: AbortSignal): Promise<Result<Path>> {
  // The cast is needed because a reader types the query. The client checks the query against the document before it sends a request.
  const result = client.result as (path: Path, query: object, options: object) => Promise<Result<Path>>;
  return result(path, query, { signal });
}

/** Matches advice about the client's options in messages, because a form does not have these options. */
const adviceInCode = / \(`\w+`\)| and `baseUrl`| In a page, every visitor could read the key\. .*$/g;

/** Returns an error's message without the operation and the values, which the form already shows, and without advice about code. */
export function messageInForm(path: Path, { message }: Pick<Error, "message">): string {
  const text = message.replace(`${path} (${operationIdOf(path)}): `, "");
  const given = text.lastIndexOf(" Given: ");
  return (given === -1 ? text : text.slice(0, given)).replace(adviceInCode, "");
}

const nameCall = new RegExp(`: \`await cfb\\.names\\.(${listedKinds.join("|")})\\("(?:[^"\\\\]|\\\\.)*"\\)\`\\.`, "g");

/** Returns a notice's message. Replaces code that finds names with the operations that list the names. */
export const noticeInForm = ({ message }: Notice): string =>
  message.replace(nameCall, (_, kind: ListedKind) => `. \`${listSources[kind].path}\` lists them.`);

/** Returns a query's problems, each with its parameters. */
function problemsIn(path: Path, error: Error): readonly QueryProblem[] {
  // Uses the error's query, because it does not contain the key.
  const query = error instanceof QueryError ? (error.query ?? {}) : {};
  const operation: Operation = operations[path];
  const found = problemsOf(path, operation, query, faultsOf(path, query) ?? []);
  if (found.length > 0) return found;
  const parameters = error instanceof QueryError ? error.parameters : [];
  return [{ parameters, message: messageInForm(path, error) }];
}

/** What a call costs, or why the client would refuse it. */
export interface Price {
  /** The query's problems. Empty if the client would send the call. */
  readonly problems: readonly QueryProblem[];
  readonly text: string;
}

/** Returns the price of a call. Does not send anything. */
export async function priceOf({ client, real }: Source, call: FormCall): Promise<Price> {
  // The cast is needed for the same reason. `plan` checks the query.
  const { calls } = await client.plan([call as PlannedCall]);
  const [planned] = calls;
  if (planned?.error) {
    const problems = problemsIn(call.path, planned.error);
    return { problems, text: problems.map(({ message }) => message).join(" ") };
  }
  const text = () => {
    if (real && planned?.cost === "cached") return "Cost: none, from the cache.";
    if (planned?.cost === "free") return "Cost: none, the operation is free.";
    return real
      ? "Cost: one call of your quota."
      : "Cost: none for sample data. With your key, one call of your quota.";
  };
  return { problems: [], text: text() };
}
