import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { typedCall } from "../../src/cli/session/call.js";
import { paths } from "../../src/document/operation.js";
import { examples } from "../../src/document/prose.js";

/** How one step of the command ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** An issue on GitHub holds 65,536 characters; the rest is for our own sentences. */
const longest = 65_000;

/**
 * The report of one night, in Markdown, with the shapes of the responses that differ; undefined when every response matches the document. A shape
 * has no value of the response, so that the report may be published.
 */
export function reportOf(
  recorded: Ended,
  checked: Ended,
  shapes: Parameters<typeof attached>[0] = [],
): string | undefined {
  const parts = [];
  if (checked.code === 1)
    parts.push("Responses that differ from `openapi.yaml`, by `cfb check`:", fenced(checked.stdout));
  if (recorded.code === 3 || recorded.code === 4)
    parts.push("Calls that failed, by `cfb record`:", fenced(recorded.stderr));
  if (parts.length === 0) return undefined;
  const left = longest - parts.join("\n\n").length;
  if (shapes.length > 0)
    parts.push("Their shapes, which are responses without their values:", ...attached(shapes, left));
  parts.push("CONTRIBUTING.md describes the five steps of a change.");
  return `${parts.join("\n\n")}\n`;
}

const dayMs = 86_400_000;

/**
 * The calls of one night in the format of a file of calls: an example of each operation, at most `most` of
 * them. Each night begins where the one before ended, so that all operations get their turn.
 */
export async function nightlyCalls(most: number, nowMs: number): Promise<string[]> {
  if (!Number.isInteger(most) || most < 1) throw new Error("--max-calls takes a whole number from 1 up");
  const calls = paths.map((path) => typedCall({ path, query: examples[path] }));
  const start = (Math.floor(nowMs / dayMs) * most) % calls.length;
  return [...calls.slice(start), ...calls.slice(0, start)].slice(0, most);
}

/** The files of shapes in a folder that a report of `cfb check` names, each with its text. */
export function namedShapes(folder: string, report: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith(".json") && report.includes(`${file}: `))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Shapes as folded blocks of Markdown, as many as fit into a number of characters; the others by their number. */
export function attached(shapes: readonly { readonly file: string; readonly text: string }[], most: number): string[] {
  const blocks = shapes.map(({ file, text }) => `<details><summary>${file}</summary>\n\n${fenced(text)}\n\n</details>`);
  while (blocks.join("\n\n").length > most) blocks.pop();
  const missing = shapes.length - blocks.length;
  return missing === 0 ? blocks : [...blocks, `${missing} further shapes do not fit into an issue.`];
}

/** The maximum length of an issue on GitHub is 65,536 characters; half of it leaves room for a second block and for our text. */
const most = 30_000;

/** A text as a block of Markdown that nothing in it can end, cut to what an issue holds. */
export function fenced(text: string): string {
  const cut = text.length > most ? `${text.slice(0, most)}\n… and more` : text;
  // A fence of six backticks, which no line of the text can close.
  return `\`\`\`\`\`\`text\n${cut.replaceAll("``````", "'''''' ").trim()}\n\`\`\`\`\`\``;
}
