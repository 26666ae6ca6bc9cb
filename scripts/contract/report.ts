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

/** The report's maximum number of characters. A GitHub issue can have 65,536. The difference leaves room for our sentences. */
const longest = 65_000;

/**
 * Returns one night's report in Markdown, or undefined if every response matches the document and no call failed. The report contains the shapes of
 * the responses that differ. It can be published, because shapes do not contain values.
 */
export function reportOf(
  recorded: Ended,
  checked: Ended,
  shapes: Parameters<typeof attached>[0] = [],
): string | undefined {
  const parts = [];
  if (checked.code === 1)
    parts.push("`cfb check` found responses that differ from `openapi.yaml`:", fenced(checked.stdout));
  if (recorded.code === 3 || recorded.code === 4)
    parts.push("These calls of `cfb record` failed:", fenced(recorded.stderr));
  if (parts.length === 0) return undefined;
  const left = longest - parts.join("\n\n").length;
  if (shapes.length > 0) parts.push("The shapes of these responses, without their values:", ...attached(shapes, left));
  parts.push("CONTRIBUTING.md describes what to do (*Follow a change of the service*).");
  return `${parts.join("\n\n")}\n`;
}

const dayMs = 86_400_000;

/**
 * Returns one night's calls as lines of a calls file. They are the example queries of at most `most` operations. Each night continues where the
 * previous night ended, so that every operation gets its turn.
 */
export async function nightlyCalls(most: number, nowMs: number): Promise<string[]> {
  if (!Number.isInteger(most) || most < 1) throw new Error("--max-calls takes a whole number of at least 1");
  const calls = paths.map((path) => typedCall({ path, query: examples[path] }));
  const start = (Math.floor(nowMs / dayMs) * most) % calls.length;
  return [...calls.slice(start), ...calls.slice(0, start)].slice(0, most);
}

/** Returns the name and text of each shape file that a report of `cfb check` mentions. */
export function namedShapes(folder: string, report: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith(".json") && report.includes(`${file}: `))
    .sort()
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/** Renders as many shapes as fit into `most` characters as collapsed Markdown blocks. A last line tells how many others there are. */
export function attached(shapes: readonly { readonly file: string; readonly text: string }[], most: number): string[] {
  const blocks = shapes.map(({ file, text }) => `<details><summary>${file}</summary>\n\n${fenced(text)}\n\n</details>`);
  while (blocks.join("\n\n").length > most) blocks.pop();
  const missing = shapes.length - blocks.length;
  return missing === 0 ? blocks : [...blocks, `${missing} more shapes do not fit into an issue.`];
}

/** The maximum number of characters in a block. Two blocks and our sentences must fit into a GitHub issue, which can have 65,536. */
const most = 30_000;

/** Renders a text as a Markdown block that the text can't end. Cuts a text that is too long for an issue. */
export function fenced(text: string): string {
  const cut = text.length > most ? `${text.slice(0, most)}\n… and more` : text;
  // The fence has six backticks. Six backticks in the text are replaced, so that the text can't close the fence.
  return `\`\`\`\`\`\`text\n${cut.replaceAll("``````", "'''''' ").trim()}\n\`\`\`\`\`\``;
}
