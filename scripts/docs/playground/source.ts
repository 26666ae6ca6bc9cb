import type { Value } from "../../../src/cli/session/call.js";
import { serverUrl } from "../../../src/document/operation.js";
import { operationIdOf } from "../../../src/document/words.js";
import { type Client, createClient, type FetchOptions, type PlannedCall, type Result } from "../../../src/index.js";
import { lazily } from "../../../src/request/lazily.js";
import type { Path } from "../../../src/types.js";

/** What responds to the calls of every form: the sample service, or with a key the real one. */
export interface Source {
  readonly real: boolean;
  readonly client: Client;
}

// Its world takes time to compute, so it is loaded with the first call.
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

// The key is in these variables and in the inputs, and nowhere else: it is gone when the page is left.
let currentKey = "";
let current = sample;
const listeners = new Set<() => void>();

/** The key that was typed in. Empty where there is none. */
export const keyText = (): string => currentKey;

/** The source of calls from now on. */
export const source = (): Source => current;

/** Uses a key from now on in every form; an empty one leads back to the sample service. */
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

/** Who responds, in a sentence. */
export function sourceSentence({ real }: Source): string {
  if (real) return `With your key, ${new URL(serverUrl).host} responds, and calls count against your quota.`;
  return `The sample service in this page responds, as of February 1, 2026: teams, games and final scores are real, players and measures are made up. Nothing leaves the page.`;
}

/** A call as the fields of a form make it. */
export interface FormCall {
  readonly path: Path;
  readonly query: Readonly<Record<string, Value>>;
}

/** Makes a call. Never throws. */
export function resultOf({ client }: Source, { path, query }: FormCall, signal: AbortSignal): Promise<Result<Path>> {
  // The compiler cannot know the type of a query that is typed in. The client checks it against the document before it sends anything.
  const result = client.result as (path: Path, query: object, options: object) => Promise<Result<Path>>;
  return result(path, query, { signal });
}

/** The message of an error without what the form shows beside it: the operation, and the values in the fields. */
export function messageInForm(path: Path, { message }: Pick<Error, "message">): string {
  const text = message.replace(`${path} (${operationIdOf(path)}): `, "");
  const given = text.lastIndexOf(" Given: ");
  return given === -1 ? text : text.slice(0, given);
}

/** What a call costs, or why it is refused, in a sentence. Does not send anything. */
export async function costOf({ client, real }: Source, call: FormCall): Promise<{ refused: boolean; text: string }> {
  // As above: `plan` checks the query.
  const { calls } = await client.plan([call as PlannedCall]);
  const [planned] = calls;
  if (planned?.error) return { refused: true, text: messageInForm(call.path, planned.error) };
  if (real && planned?.cost === "cached") return { refused: false, text: "Cost: none, from the cache." };
  if (planned?.cost === "free") return { refused: false, text: "Cost: none, the operation is free." };
  return {
    refused: false,
    text: real ? "Cost: one call of your quota." : "Cost: none here, one call of your quota with a key.",
  };
}
