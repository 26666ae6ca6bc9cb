import { createCssVariablesTheme, createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { type Html, html } from "./html.js";

const variable = /^var\(--code-(?:token-)?([\w-]+)\)$/;
const theme = createCssVariablesTheme({ name: "site", variablePrefix: "--code-" });

const highlighter = await createHighlighterCore({
  themes: [theme],
  langs: [
    import("shiki/langs/typescript.mjs"),
    import("shiki/langs/python.mjs"),
    import("shiki/langs/shellscript.mjs"),
    import("shiki/langs/json.mjs"),
    import("shiki/langs/sql.mjs"),
  ],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

const grammars: Readonly<Record<string, string>> = {
  ts: "typescript",
  js: "typescript",
  py: "python",
  python: "python",
  sh: "shellscript",
  json: "json",
  jsonl: "json",
  sql: "sql",
};

/** Returns a colored token. Colors are classes, because the pages' policy does not allow styles in elements. */
function token(content: string, color: string | undefined): Html | string {
  const [, kind] = variable.exec(color ?? "") ?? [];
  if (kind === undefined || kind === "foreground" || content.trim() === "") return content;
  // Python's grammar classifies some names as punctuation.
  if (kind === "punctuation" && /\w/.test(content)) return content;
  return html`<span class="c-${kind}">${content}</span>`;
}

/** Returns source code in the colors of its language. If there is no grammar for the language, the code has no colors. */
export function highlighted(source: string, language: string): Html {
  const lang = grammars[language];
  if (lang === undefined) return html`${source}`;
  // There is no time limit. With a time limit, a slow machine would leave some code without colors, and two builds would differ.
  const { tokens } = highlighter.codeToTokens(source, { lang, theme: "site", tokenizeTimeLimit: 0 });
  const lines = tokens.map((line, index) => [
    index === 0 ? "" : "\n",
    line.map(({ content, color }) => token(content, color)),
  ]);
  return html`${lines}`;
}

/** Returns a code block. The pages' script adds a button that copies it, and keyboards can scroll it. */
export const codeBlock = (source: string, language: string, label: string): Html =>
  html`<div class="code" data-language="${label}"><pre tabindex="0" role="group" aria-label="${label}"><code>${highlighted(source, language)}</code></pre></div>`;
