import { isObject } from "../document/json.js";
import { ResponseError } from "../errors.js";

/** Takes the keys out of a text: `[key]` stands for each. Returns the same text where it has none. */
export type Redact = (text: string) => string;

/** Whether a text contains a key: as it is, or as addresses, JSON and HTML write it. */
export const holdsKey = (text: string, redact: Redact): boolean => redact(text) !== text;

/** A text for a message: its first `most` characters. Redact it before: a part of a key is not found. */
export const cut = (text: string, most = 60): string => (text.length > most ? `${text.slice(0, most)}…` : text);

const hexOf = (code: number, digits: number) => code.toString(16).padStart(digits, "0");
/** An expression for hexadecimal digits in either case. */
const eitherCase = (hex: string) => hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
/** An expression for a character as it is. */
const literal = (char: string) => `\\u${hexOf(char.charCodeAt(0), 4)}`;

/** The characters that HTML names. */
const entities: Readonly<Record<string, string>> = { "&": "amp", '"': "quot", "'": "apos", "<": "lt", ">": "gt" };

/**
 * An expression for a character: as it is, and as addresses, JSON and HTML write it, also inside each other: `+` is `%2B`, `%252B`, `\u002B`,
 * `\\u002b`, `&#43;` and `&#x2B;`, and `"` also `\"`, `%5C%22` and `&quot;`. Every repetition has a limit, so that a search takes linear time.
 */
function formsOf(char: string): string {
  const code = char.charCodeAt(0);
  const hex = eitherCase(hexOf(code, 2));
  // Half of a surrogate pair has two of the pair's four bytes.
  const bytes = code < 0x800 || (code & 0xf800) === 0xd800 ? 2 : 3;
  const forms = [
    literal(char),
    code < 128 ? `%(?:25){0,3}${hex}` : `(?:%[\\da-fA-F]{2}){${bytes}}`,
    `\\\\{1,7}u${eitherCase(hexOf(code, 4))}`,
    `&#(?:0{0,3}${code}|[xX]0{0,2}${hex});`,
  ];
  if (char in entities) forms.push(`&${entities[char]};`);
  // `\/`, `\"`, `\\` and `\n`.
  if (/\W/.test(char))
    forms.push(`\\\\{1,7}${literal(JSON.stringify(char).slice(-2))}`, `(?:%(?:25){0,3}5[cC]){1,7}%(?:25){0,3}${hex}`);
  return `(?:${forms.join("|")})`;
}

/** Makes a {@link Redact} for one key. */
function redactorOf(key: string): Redact {
  let pieces: RegExp[] | undefined;
  return (text) => {
    // Of a few characters each, because one expression for a whole key takes milliseconds to compile. What follows a sign of escapes decides
    // how it is read, so it is in the same piece.
    pieces ??= (key.match(/(?:[%\\].{0,7})?[^%\\]{1,4}|.{1,8}/gs) ?? []).map(
      (piece, index) => new RegExp(piece.replace(/./gs, formsOf), index ? "y" : "g"),
    );
    const [head = /$^/g, ...tail] = pieces;
    let safe = "";
    let from = 0;
    head.lastIndex = 0;
    for (let found = head.exec(text); found; found = head.exec(text)) {
      let end = head.lastIndex;
      const isWhole = tail.every((piece) => {
        piece.lastIndex = end;
        const fits = piece.test(text);
        end = piece.lastIndex;
        return fits;
      });
      if (isWhole) {
        safe += `${text.slice(from, found.index)}[key]`;
        from = end;
      }
      head.lastIndex = isWhole ? end : found.index + 1;
    }
    return from > 0 ? safe + text.slice(from) : text;
  };
}

/** The redactors of each list of keys, because they take time to compile. */
const compiled = new WeakMap<readonly string[], Map<string, Redact>>();

/** A {@link Redact} for the keys that a list contains at each use. */
export function redactor(keys: readonly string[]): Redact {
  const byKey = compiled.get(keys) ?? new Map<string, Redact>();
  compiled.set(keys, byKey);
  return (text) => {
    let safe = text;
    // The longest first: one key may begin another.
    for (const key of [...keys].sort((a, b) => b.length - a.length)) {
      const redact = byKey.get(key) ?? redactorOf(key);
      byKey.set(key, redact);
      safe = redact(safe);
    }
    return safe;
  };
}

/** The JSON of data. `JSON.parse` reads brackets inside each other that `JSON.stringify` cannot write. */
function jsonOf(data: unknown): string | undefined {
  try {
    return JSON.stringify(data);
  } catch (cause) {
    throw new ResponseError("The response has thousands of lists or objects inside each other, and cannot be read.", {
      cause,
    });
  }
}

/**
 * Data without keys: in names and texts `[key]` stands for one, and a number that is one becomes null. The same data where it has none. Throws a
 * `ResponseError` where it is nested too deeply to be written as JSON.
 */
export function redactedData(data: unknown, redact: Redact): unknown {
  const text = jsonOf(data);
  if (text === undefined || redact(text) === text) return data;
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value === "string") return redact(value);
    if (typeof value === "number") return redact(`${value}`) === `${value}` ? value : null;
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, own]) => [redact(name), own]))
      : value;
  });
}
