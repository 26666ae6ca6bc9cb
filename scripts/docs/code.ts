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

/** Colors are classes, because the pages' content policy forbids inline styles. */
function token(content: string, color: string | undefined): Html | string {
  const [, kind] = variable.exec(color ?? "") ?? [];
  if (kind === undefined || kind === "foreground" || content.trim() === "") return content;
  // The Python grammar treats names as punctuation.
  if (kind === "punctuation" && /\w/.test(content)) return content;
  return html`<span class="c-${kind}">${content}</span>`;
}

/** Highlights source code. If there is no grammar for its language, the code stays plain. */
export function highlighted(source: string, language: string): Html {
  const lang = grammars[language];
  if (lang === undefined) return html`${source}`;
  // Without a time limit, because a slow machine would leave the rest plain, and two builds must be equal.
  const { tokens } = highlighter.codeToTokens(source, { lang, theme: "site", tokenizeTimeLimit: 0 });
  const lines = tokens.map((line, index) => [
    index === 0 ? "" : "\n",
    line.map(({ content, color }) => token(content, color)),
  ]);
  return html`${lines}`;
}

/** A code block. The page's script adds a Copy button, and the keyboard can scroll the block. */
export const codeBlock = (source: string, language: string, label: string): Html =>
  html`<div class="code" data-language="${label}"><pre tabindex="0" role="group" aria-label="${label}"><code>${highlighted(source, language)}</code></pre></div>`;
