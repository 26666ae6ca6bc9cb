import { bodyOf } from "../document/bodies.js";
import { ResponseError } from "../errors.js";
import type { ClientOptions } from "../options.js";
import type { Redact } from "../query/redact.js";
import type { Keyring } from "../request/auth.js";
import { responseFacts } from "../request/errors/network.js";
import { notify } from "../request/hooks.js";
import type { Validation } from "../request/parts.js";
import type { Finding } from "../results.js";
import { findingsInSteps, findingsOf } from "./findings.js";
import { compile, type Node } from "./node.js";

export function bodyNode(path: string, status?: number): Node | undefined {
  const expression = bodyOf(path, status);
  return expression === undefined ? undefined : compile(expression);
}

/**
 * Compares a parsed body with the document. Without a status, compares it with a 200 response. Returns one finding for each pattern and kind. Returns
 * an empty list if the body fits, or if the document does not describe one.
 */
export function check(path: string, status: number | undefined, body: unknown, redact?: Redact): readonly Finding[] {
  const node = bodyNode(path, status);
  return node === undefined || node.fits(body) ? [] : findingsOf(node, body, redact);
}

/** Like {@link check}, but yields after every thousand rows of a list, so that the caller can stop. Returns the findings. */
export function* checkInSteps(
  path: string,
  status: number,
  body: unknown,
  redact?: Redact,
): Generator<void, readonly Finding[]> {
  const node = bodyNode(path, status);
  return node === undefined ? [] : yield* findingsInSteps(node, body, redact);
}

/** Whether a finding is drift, which does not break a user's code. All other findings are breakage. */
export const isDrift = ({ kind }: Finding): boolean => kind === "extra" || kind === "enumeration";

/** Returns a function that reports differences to `onDrift`. It returns an error if `validate` refuses the data. */
export function openValidation(
  { onDrift }: Pick<ClientOptions, "onDrift">,
  keys: Pick<Keyring, "redactFor">,
): Validation {
  return async (path, result, validate) => {
    const { response, data, text } = result;
    const redact = keys.redactFor(result.sentKeys);
    const findings = check(path, response?.status, data, redact);
    const isRefused = (finding: Finding) => validate === "throw" && !isDrift(finding);
    const reported = findings.filter((finding) => !isRefused(finding));
    result.drift = reported;
    if (reported.length > 0) notify(onDrift, { path, findings: reported });
    const [first, ...more] = findings.filter(isRefused);
    if (!first) return undefined;
    const others = more.length > 0 ? ` More differences: ${more.length}.` : "";
    const message = `The response does not match the document: ${first.pointer} is ${first.got}, not ${first.expected}.${others}`;
    return new ResponseError(message, response && responseFacts(response, text, redact));
  };
}
