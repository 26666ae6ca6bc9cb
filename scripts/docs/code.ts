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

/** Its colors are classes, because the policy of the pages forbids styles in elements. */
function token(content: string, color: string | undefined): Html | string {
  const [, kind] = variable.exec(color ?? "") ?? [];
  if (kind === undefined || kind === "foreground" || content.trim() === "") return content;
  // The grammar of Python takes names for punctuation.
  if (kind === "punctuation" && /\w/.test(content)) return content;
  return html`<span class="c-${kind}">${content}</span>`;
}

/** Source code in the colors of its language. A language without a grammar stays plain. */
export function highlighted(source: string, language: string): Html {
  const lang = grammars[language];
  if (lang === undefined) return html`${source}`;
  // Without a limit of time, after which a slow machine would leave the rest plain: two builds are the same.
  const { tokens } = highlighter.codeToTokens(source, { lang, theme: "site", tokenizeTimeLimit: 0 });
  const lines = tokens.map((line, index) => [
    index === 0 ? "" : "\n",
    line.map(({ content, color }) => token(content, color)),
  ]);
  return html`${lines}`;
}

/** A block of code. The pages' script adds a button that copies it; keyboards scroll it. */
export const codeBlock = (source: string, language: string, label: string): Html =>
  html`<div class="code" data-language="${label}"><pre tabindex="0" role="group" aria-label="${label}"><code>${highlighted(source, language)}</code></pre></div>`;
