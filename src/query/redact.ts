import { isObject } from "../document/json.js";
import { ResponseError } from "../errors.js";

/** Replaces each key in a string by `[key]`. Returns the same string if it has none. */
export type Redact = (text: string) => string;

/** Shorter strings are not keys of the service. To replace "1" or "quota" would spoil messages. */
const minLength = 8;

/**
 * The forms in which a key is found: as it is, escaped as in JSON, with or without `\/`, and percent-encoded, with digits in either case. The first and
 * the last in lower case as well, as in header names. A `Bearer` before it stays.
 */
export function formsOf(key: string): readonly string[] {
  if (key.length < minLength) return [];
  const inJson = JSON.stringify(key).slice(1, -1);
  const forms = [key, key.toLowerCase(), inJson, inJson.replaceAll("/", "\\/")];
  // A URL can't have half of a surrogate pair.
  if (!/[\uD800-\uDFFF]/u.test(key)) {
    const inUrl = encodeURIComponent(key);
    forms.push(
      inUrl,
      inUrl.toLowerCase(),
      inUrl.replace(/%../g, (code) => code.toLowerCase()),
    );
  }
  // Many keys have one form only.
  return [...new Set(forms)];
}

/** Returns a {@link Redact} for these forms of keys. */
export function redactorOf(forms: readonly string[]): Redact {
  return (text) => {
    const foundForms = forms.filter((form) => text.includes(form));
    if (foundForms.length === 0) return text;
    // The longest first, because a key may be a part of another one.
    foundForms.sort((a, b) => b.length - a.length);
    return foundForms.reduce((safe, form) => safe.replaceAll(form, "[key]"), text);
  };
}

/** Returns a {@link Redact} for the keys that a list contains at each use. */
export const redactor =
  (keys: readonly string[]): Redact =>
  (text) =>
    redactorOf(keys.flatMap(formsOf))(text);

/** Whether a string contains a key in one of the forms that `redact` replaces. */
export const holdsKey = (text: string, redact: Redact): boolean => redact(text) !== text;

/** The first `most` characters of a string, for a message. Redact before: a part of a key is not found. */
export const cut = (text: string, most = 60): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** A string in one line: each run of blanks, line breaks, control characters and marks that turn the direction of the text is one space. */
export const oneLine = (text: string): string =>
  text.replace(/(?:[^ -~\u00a0-\uffff]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\s)+/g, " ").trim();

/** The JSON of parsed JSON. `JSON.parse` reads brackets inside each other that `JSON.stringify` cannot write. */
export function jsonOf(data: unknown): string {
  try {
    return JSON.stringify(data);
  } catch (cause) {
    throw new ResponseError("The response is nested too deeply to be read.", {
      cause,
    });
  }
}

/**
 * Data without keys: in names and strings `[key]` stands for one, and a number that is one becomes null. Returns the same data if it has none.
 * Throws a `ResponseError` if it is nested too deeply to be written as JSON.
 */
export function redactedData(data: unknown, redact: Redact): unknown {
  if (data === undefined) return data;
  const text = jsonOf(data);
  if (!holdsKey(text, redact)) return data;
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value === "string") return redact(value);
    if (typeof value === "number") return holdsKey(`${value}`, redact) ? null : value;
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, member]) => [redact(name), member]))
      : value;
  });
}
