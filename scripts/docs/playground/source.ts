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

/** The service that responds to the calls of every form: the sample service or, with a key, the real one. */
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

// The key is only in these variables and in the inputs. It is gone when the reader leaves the page.
let currentKey = "";
let current = sample;
const listeners = new Set<() => void>();

/** Returns the key that the reader typed. Empty if there is none. */
export const keyText = (): string => currentKey;

/** Returns the current source. */
export const source = (): Source => current;

/** Uses a key from now on in every form. With an empty key, forms use the sample service again. */
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

/** Says who responds, in a sentence. */
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
  // The compiler can't know the type of a query that a reader types. The client checks the query against the document before it sends anything.
  const result = client.result as (path: Path, query: object, options: object) => Promise<Result<Path>>;
  return result(path, query, { signal });
}

/** Matches the parts of messages about options of the client, because a form does not have these options. */
const adviceInCode = / \(`\w+`\)| and `baseUrl`| In a page, every visitor could read the key\. .*$/g;

/** Returns an error's message without what the form already shows (the operation and the values in the fields), and without advice about code. */
export function messageInForm(path: Path, { message }: Pick<Error, "message">): string {
  const text = message.replace(`${path} (${operationIdOf(path)}): `, "");
  const given = text.lastIndexOf(" Given: ");
  return (given === -1 ? text : text.slice(0, given)).replace(adviceInCode, "");
}

const nameCall = new RegExp(`: \`await cfb\\.names\\.(${listedKinds.join("|")})\\("(?:[^"\\\\]|\\\\.)*"\\)\`\\.`, "g");

/** Returns a notice's message. Replaces the lines of code that find names with the operations that list the names. */
export const noticeInForm = ({ message }: Notice): string =>
  message.replace(nameCall, (_, kind: ListedKind) => `. \`${listSources[kind].path}\` lists them.`);

/** Returns what is wrong with a query: each problem with its parameters. */
function problemsIn(path: Path, error: Error): readonly QueryProblem[] {
  // The error's query does not contain the key.
  const query = error instanceof QueryError ? (error.query ?? {}) : {};
  const operation: Operation = operations[path];
  const found = problemsOf(path, operation, query, faultsOf(path, query) ?? []);
  if (found.length > 0) return found;
  const parameters = error instanceof QueryError ? error.parameters : [];
  return [{ parameters, message: messageInForm(path, error) }];
}

/** What a call costs, or why it would be refused: the problems of its query, and a sentence. */
export interface Price {
  /** The problems. Empty if the call may be sent. */
  readonly problems: readonly QueryProblem[];
  readonly text: string;
}

/** Returns the price of a call. Does not send anything. */
export async function priceOf({ client, real }: Source, call: FormCall): Promise<Price> {
  // The compiler can't know the type of the call either. `plan` checks the query.
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
