import { minify } from "@swc/core";
import type { Plugin } from "rolldown";
import { withShortLines } from "./lines.js";

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
