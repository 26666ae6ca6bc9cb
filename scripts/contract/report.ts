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

/** The maximum number of characters. A GitHub issue can have 65,536, and the rest is for our own sentences. */
const longest = 65_000;

/**
 * Returns the report of one night in Markdown, with the shapes of the responses that differ. Returns undefined if every response matches the
 * document. A shape does not contain a response's values, so the report may be published.
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
    parts.push("The shapes of the responses that differ (responses without their values):", ...attached(shapes, left));
  parts.push("CONTRIBUTING.md describes what to do (*Follow a change of the service*).");
  return `${parts.join("\n\n")}\n`;
}

const dayMs = 86_400_000;

/**
 * Returns the calls for one night, as lines of a calls file. The calls are the examples of at most `most` operations. Each night continues where the
 * previous one ended, so that every operation gets its turn.
 */
export async function nightlyCalls(most: number, nowMs: number): Promise<string[]> {
  if (!Number.isInteger(most) || most < 1) throw new Error("--max-calls takes a whole number of at least 1");
  const calls = paths.map((path) => typedCall({ path, query: examples[path] }));
  const start = (Math.floor(nowMs / dayMs) * most) % calls.length;
  return [...calls.slice(start), ...calls.slice(0, start)].slice(0, most);
}

/** Returns the shape files that a report of `cfb check` names, each with its text. */
export function namedShapes(folder: string, report: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith(".json") && report.includes(`${file}: `))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Renders shapes as collapsed Markdown blocks, as many as fit into `most` characters. For the others, it gives only their number. */
export function attached(shapes: readonly { readonly file: string; readonly text: string }[], most: number): string[] {
  const blocks = shapes.map(({ file, text }) => `<details><summary>${file}</summary>\n\n${fenced(text)}\n\n</details>`);
  while (blocks.join("\n\n").length > most) blocks.pop();
  const missing = shapes.length - blocks.length;
  return missing === 0 ? blocks : [...blocks, `${missing} further shapes do not fit into an issue.`];
}

/** A GitHub issue can have 65,536 characters. Half of that leaves room for a second block and our text. */
const most = 30_000;

/** Renders a text as a Markdown block that its content can't end. Cuts it to what fits into an issue. */
export function fenced(text: string): string {
  const cut = text.length > most ? `${text.slice(0, most)}\n… and more` : text;
  // The fence has six backticks, and no line of the text can close it.
  return `\`\`\`\`\`\`text\n${cut.replaceAll("``````", "'''''' ").trim()}\n\`\`\`\`\`\``;
}
