import { fenced } from "../lib/fenced.js";
import { attached } from "./shapes.js";

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
