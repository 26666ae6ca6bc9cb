import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fenced } from "../lib/fenced.js";

/** The files of shapes in a folder that a report of `cfb check` names, each with its text. */
export function namedShapes(folder: string, report: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .filter((file) => report.includes(`${file}: `))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Shapes as folded blocks of Markdown, as many as fit into a number of characters; the others by their number. */
export function attached(shapes: readonly { readonly file: string; readonly text: string }[], most: number): string[] {
  const blocks: string[] = [];
  let left = most;
  for (const { file, text } of shapes) {
    const block = `<details><summary>${file}</summary>\n\n${fenced(text)}\n\n</details>`;
    if (block.length > left) break;
    left -= block.length + 2;
    blocks.push(block);
  }
  const missing = shapes.length - blocks.length;
  return missing === 0 ? blocks : [...blocks, `${missing} further shapes do not fit into an issue.`];
}
