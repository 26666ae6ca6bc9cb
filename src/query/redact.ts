import { isObject } from "../document/json.js";
import { ResponseError } from "../errors.js";

/** Replaces each key in a string with `[key]`. Returns the same string if it does not contain a key. */
export type Redact = (text: string) => string;

/** The minimum length of a string that can be a key of the service. Replacing "1" or "quota" would spoil messages. */
const minLength = 8;

/**
 * Returns the forms in which a key is found: plain, escaped as in JSON (with or without `\/`), and percent-encoded (with hex digits in either case).
 * The forms include the plain and percent-encoded ones in lower case, as in header names. They do not include a `Bearer` before the key.
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
  // Without duplicates, because for many keys, all forms are the same.
  return [...new Set(forms)];
}

/** Returns a {@link Redact} for these forms of keys. */
export function redactorOf(forms: readonly string[]): Redact {
  return (text) => {
    const foundForms = forms.filter((form) => text.includes(form));
    if (foundForms.length === 0) return text;
    // Longest first, because a key may be part of another key.
    foundForms.sort((a, b) => b.length - a.length);
    return foundForms.reduce((safe, form) => safe.replaceAll(form, "[key]"), text);
  };
}

/** Returns a {@link Redact} for a list of keys. It reads the list each time, because keys may be added later. */
export const redactor =
  (keys: readonly string[]): Redact =>
  (text) =>
    redactorOf(keys.flatMap(formsOf))(text);

/** Whether a string contains a key in one of the forms that `redact` replaces. */
export const holdsKey = (text: string, redact: Redact): boolean => redact(text) !== text;

/** Returns the first `most` characters of a string, for a message. Redact before you cut, because a cut key would not be recognized. */
export const cut = (text: string, most = 60): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Returns a string as one line. Replaces each run of blanks, line breaks, control characters and text direction marks with one space. */
export const oneLine = (text: string): string =>
  text.replace(/(?:[^ -~\u00a0-\uffff]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\s)+/g, " ").trim();

/** Converts parsed JSON to a string. `JSON.parse` can read deeper nesting than `JSON.stringify` can write. */
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
 * Returns data without keys. In names and strings, `[key]` replaces a key. A number that is a key becomes null. Returns the same object if it does
 * not contain a key. Throws a `ResponseError` if the data is nested too deeply to be written as JSON.
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
