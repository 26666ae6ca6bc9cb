import { fenced } from "../lib/fenced.js";

/** How one step of the command ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The report of one night, in Markdown; undefined when every response matches the document. */
export function reportOf(recorded: Ended, checked: Ended): string | undefined {
  const parts = [];
  if (checked.code === 1)
    parts.push("Responses that differ from `openapi.yaml`, by `cfb check`:", fenced(checked.stdout));
  if (recorded.code === 3) parts.push("Calls that the service refused, by `cfb record`:", fenced(recorded.stderr));
  if (parts.length === 0) return undefined;
  parts.push("CONTRIBUTING.md describes the five steps of a change.");
  return `${parts.join("\n\n")}\n`;
}
