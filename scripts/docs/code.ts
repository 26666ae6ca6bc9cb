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

/** Renders a token with its color. Colors are classes, because the pages' content security policy does not allow inline styles. */
function token(content: string, color: string | undefined): Html | string {
  const [, kind] = variable.exec(color ?? "") ?? [];
  if (kind === undefined || kind === "foreground" || content.trim() === "") return content;
  // Python's grammar classifies some names as punctuation.
  if (kind === "punctuation" && /\w/.test(content)) return content;
  return html`<span class="c-${kind}">${content}</span>`;
}

/** Renders source code in the colors of its language. Code in a language without a grammar does not get colors. */
export function highlighted(source: string, language: string): Html {
  const lang = grammars[language];
  if (lang === undefined) return html`${source}`;
  // Turns off the time limit. Otherwise, a slow machine would leave some code without colors, and builds would differ.
  const { tokens } = highlighter.codeToTokens(source, { lang, theme: "site", tokenizeTimeLimit: 0 });
  const lines = tokens.map((line, index) => [
    index === 0 ? "" : "\n",
    line.map(({ content, color }) => token(content, color)),
  ]);
  return html`${lines}`;
}

/** Renders a code block that can be scrolled with the keyboard. The pages' script adds a copy button. */
export const codeBlock = (source: string, language: string, label: string): Html =>
  html`<div class="code" data-language="${label}"><pre tabindex="0" role="group" aria-label="${label}"><code>${highlighted(source, language)}</code></pre></div>`;
