// Loaded with the first call that is validated. It imports no values of the client, so that a bundler can split it off.

import { type Redact, redactor } from "../failures/redact.js";
import type { ClientTools } from "../lazy/client-tools.js";
import type { ClientOptions } from "../options.js";
import type { Finding } from "./findings.js";
import { isArray, isObject } from "./values.js";
import { verdict } from "./verdict.js";

/** A response, from the service or the cache, to which its drift is added. */
interface Validated {
  readonly response?: Response;
  readonly text: string;
  readonly data: unknown;
  drift?: readonly Finding[];
}

/** The data without the key, which a service may send back. A finding shows the start of a value, where half a key would remain. */
function withoutKey({ text, data }: Validated, redact: Redact): unknown {
  if (redact(text) === text) return data;
  const revive = (_: string, value: unknown) => {
    if (typeof value === "string") return redact(value);
    if (!isObject(value) || isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [redact(name), own]));
  };
  try {
    return JSON.parse(text, revive);
  } catch {
    // The body is nested too deep for a reviver.
    return undefined;
  }
}

/** Returns a function that gives the error for data that `validate` refuses, and reports differences to `onDrift`. */
export function openValidation({ onDrift }: Pick<ClientOptions, "onDrift">, tools: ClientTools) {
  const { known, loadWords, notifyHook, ResponseError } = tools;
  return async (path: string, result: Validated, validate: "report" | "throw") => {
    const { response, data, text } = result;
    const status = response?.status ?? 200;
    const found = verdict(path, status, data, validate);
    const differs = found.reported.length > 0 || found.broken !== undefined;
    const safe = differs ? withoutKey(result, redactor(known)) : data;
    const { reported, broken } = safe === data ? found : verdict(path, status, safe, validate);
    result.drift = reported;
    if (reported.length > 0) notifyHook(onDrift, { path, findings: reported });
    if (!broken) return undefined;
    const words = await loadWords();
    const redact = words?.redactor(known) ?? (() => "The response is not what the document says.");
    return new ResponseError(redact(broken), response && words?.factsOf(response, text, redact));
  };
}
