/** How one step of the command ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The most that an issue takes, less some room for words. */
const most = 60_000;

function fenced(text: string): string {
  const cut = text.length > most / 2 ? `${text.slice(0, most / 2)}\n… and more` : text;
  // A fence that no line of a service's words can close.
  return `\`\`\`\`\`\`text\n${cut.replaceAll("``````", "'''''' ").trim()}\n\`\`\`\`\`\``;
}

/** What is to be told of a night, in Markdown; undefined where every answer is what the document says. */
export function reportOf(recorded: Ended, checked: Ended): string | undefined {
  const parts = [];
  if (checked.code === 1)
    parts.push("Answers that are not what `openapi.yaml` says, by `cfb check`:", fenced(checked.stdout));
  if (recorded.code === 3) parts.push("Calls that the service refused, by `cfb record`:", fenced(recorded.stderr));
  if (parts.length === 0) return undefined;
  parts.push("CONTRIBUTING.md says in five steps how this becomes a change here.");
  return `${parts.join("\n\n")}\n`;
}
