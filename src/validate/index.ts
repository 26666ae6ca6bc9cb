// Loaded with the first call that is validated. It imports no values of the client, so that a bundler can split it off.

import type { ClientTools } from "../lazy/client-tools.js";
import type { ClientOptions } from "../options.js";
import type { Finding } from "./findings.js";
import { verdict } from "./verdict.js";

/** A response, from the service or the cache, to which its drift is added. */
interface Validated {
  readonly response?: Response;
  readonly text: string;
  readonly data: unknown;
  drift?: readonly Finding[];
}

/** Returns a function that gives the error for data that `validate` refuses, and reports differences to `onDrift`. */
export function openValidation({ onDrift }: Pick<ClientOptions, "onDrift">, tools: ClientTools) {
  const { known, loadWords, notifyHook, ResponseError } = tools;
  return async (path: string, result: Validated, validate: "report" | "throw") => {
    const { response, data, text } = result;
    const { reported, broken } = verdict(path, response?.status ?? 200, data, validate);
    result.drift = reported;
    if (reported.length > 0) notifyHook(onDrift, { path, findings: reported });
    if (!broken) return undefined;
    const words = await loadWords();
    const redact = words?.redactor(known) ?? (() => "The response is not what the document says.");
    return new ResponseError(redact(broken), response && words?.factsOf(response, text, redact));
  };
}
