import { minify } from "@swc/core";
import type { Plugin } from "rolldown";
import type { Node } from "typescript";
import { load } from "../lib/root.js";

const ts: typeof import("typescript") = load("typescript");

const names = { toplevel: false, keep_classnames: true, keep_fnames: true };
// No call is replaced by the body of its function, so that stack traces have it.
const readable = {
  compress: { ...names, inline: 0, reduce_funcs: false },
  mangle: names,
  // A user's bundler reads them, to leave out what nothing uses.
  format: { comments: { regex: "__PURE__" } },
} as const;

/**
 * Minifies each file of a build. Those of the package keep the exports and the names of functions and classes, which stack traces and printed
 * errors show. Lines stay short, because Node prints the line that an uncaught error comes from.
 */
export const minified: Plugin = {
  name: "minify",
  async renderChunk(text, { fileName }, { format }) {
    const options = /^cli[/.]/.test(fileName) ? { compress: true, mangle: true } : readable;
    const { code } = await minify(text, { module: format === "es", ...options });
    return `${withShortLines(code)}\n`;
  },
};

const longest = 160;

/**
 * Breaks the lines of minified code, because Node prints the line that an uncaught error comes from. Breaks only before a part of the syntax
 * that follows a bracket, a comma or a semicolon, where a line break changes nothing.
 */
export function withShortLines(code: string): string {
  const source = ts.createSourceFile("module.js", code, ts.ScriptTarget.Latest);
  const breaks: number[] = [];
  const visit = (node: Node): void => {
    const start = node.getStart(source);
    if (/[;{}(,[]/.test(code[start - 1] ?? "")) breaks.push(start);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const lines: string[] = [];
  let from = 0;
  breaks.sort((a, b) => a - b);
  breaks.forEach((start, index) => {
    if ((breaks[index + 1] ?? code.length) - from <= longest || start === from) return;
    lines.push(code.slice(from, start));
    from = start;
  });
  return [...lines, code.slice(from)].join("\n");
}
