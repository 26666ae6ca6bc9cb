// Loaded with the first call that is validated.

import { ResponseError } from "../errors.js";
import type { ClientOptions } from "../options.js";
import { factsOf } from "../request/failures/network-errors.js";
import { notify } from "../request/notify.js";
import type { Validation } from "../request/parts.js";
import { redactor } from "../request/redact.js";
import { verdict } from "./check.js";

/** Returns a function that gives the error for data that `validate` refuses, and reports differences to `onDrift`. `known`: the keys to redact. */
export function openValidation({ onDrift }: Pick<ClientOptions, "onDrift">, known: readonly string[]): Validation {
  const redact = redactor(known);
  return async (path, result, validate) => {
    const { response, data, text } = result;
    const { reported, broken } = verdict(path, response?.status ?? 200, data, validate, redact);
    result.drift = reported;
    if (reported.length > 0) notify(onDrift, { path, findings: reported });
    if (!broken) return undefined;
    return new ResponseError(broken, response && factsOf(response, text, redact));
  };
}
