import type { Sample } from "../pages/samples.js";

/**
 * Rules that color parts of a text. Each consists of a kind, which the style colors, and a pattern. The first rule that matches wins.
 */
type Rules = readonly (readonly [kind: string, form: string])[];

const text = String.raw`"(?:[^"\\]|\\.)*"`;
const number = String.raw`-?\b\d[\d.e+-]*\b`;

/**
 * Rules for the code in samples and JSON. The pages' code blocks get their colors from shiki, but its grammars are larger than the entire form. A
 * test checks that both result in the same colors.
 */
const rules: Readonly<Record<Sample["lang"] | "json", Rules>> = {
  ts: [
    ["string", text],
    ["keyword", String.raw`\b(?:import|from|const|await)\b|=|:`],
    ["function", String.raw`\b\w+(?=\()`],
    ["constant", String.raw`${number}|\b(?:true|false)\b|(?<=const )\w+|\w+(?=\.)|(?<=\.)\w+`],
    ["punctuation", "[.,]"],
  ],
  python: [
    // Matches parts of a Python string such as f"Bearer {key}".
    ["string", String.raw`(?<=\bf)"[^"{]*|(?<=\bf"[^"]*\})[^"]*"`],
    ["constant", String.raw`(?<=\bf"[^"]*)[{}]`],
    ["string", text],
    ["keyword", String.raw`\b(?:import|if|else)\b|=|\bf(?=")`],
    ["function", String.raw`\b\w+(?=\()`],
    ["constant", String.raw`${number}|\bNone\b`],
    ["punctuation", String.raw`[.,:()[\]{}]`],
  ],
  sh: [
    ["function", String.raw`^\w+`],
    ["string", `${text}|'[^']*'`],
    ["constant", String.raw`(?<==)(?:-?[\d.]+|true|false)(?= |$|\n)`],
    ["string", String.raw`(?<=\s)[^\s"'=\\]+=?|[^\s"'\\]+`],
  ],
  json: [
    ["keyword", `${text}(?=:)`],
    ["string", text],
    ["constant", String.raw`${number}|\b(?:true|false|null)\b`],
    ["punctuation", "[,:]"],
  ],
};

/** Splits code into parts with their kinds. A part without a color has an undefined kind. */
export function coloredParts(source: string, lang: keyof typeof rules): [part: string, kind: string | undefined][] {
  const own = rules[lang];
  const forms = new RegExp(own.map(([, form]) => `(${form})`).join("|"), "g");
  const parts: [string, string | undefined][] = [];
  let end = 0;
  for (const match of source.matchAll(forms)) {
    if (match.index > end) parts.push([source.slice(end, match.index), undefined]);
    parts.push([match[0], own[match.slice(1).findIndex((part) => part !== undefined)]?.[0]]);
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push([source.slice(end), undefined]);
  return parts;
}
