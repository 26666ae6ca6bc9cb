/** The scenarios of the protocol's conformance suite that apply to `cfb mcp`. */
export const scenarios: readonly string[] = ["server-initialize", "ping", "tools-list", "resources-list"];

const reasons: Readonly<Record<string, readonly string[]>> = {
  "calls tools of the suite's own example server": [
    "tools-call-simple-text",
    "tools-call-image",
    "tools-call-audio",
    "tools-call-embedded-resource",
    "tools-call-mixed-content",
    "tools-call-with-logging",
    "tools-call-error",
    "tools-call-with-progress",
    "tools-call-sampling",
    "tools-call-elicitation",
    "json-schema-2020-12",
    "elicitation-sep1034-defaults",
    "elicitation-sep1330-enums",
  ],
  "reads resources of the suite's own example server": [
    "resources-read-text",
    "resources-read-binary",
    "resources-templates-read",
  ],
  "needs prompts, which the server does not declare": [
    "prompts-list",
    "prompts-get-simple",
    "prompts-get-with-args",
    "prompts-get-embedded-resource",
    "prompts-get-with-image",
  ],
  "needs another capability that the server does not declare": [
    "logging-set-level",
    "completion-complete",
    "resources-subscribe",
    "resources-unsubscribe",
  ],
  "is about HTTP, and the server speaks over stdio": [
    "dns-rebinding-protection",
    "server-sse-polling",
    "server-sse-multiple-streams",
  ],
};

/** The scenarios that are left out, each with its reason. */
export const leftOut: ReadonlyMap<string, string> = new Map(
  Object.entries(reasons).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)),
);

/** The scenarios that are left out, in words. */
export function leftOutInWords(): string {
  return Object.entries(reasons)
    .map(([reason, names]) => `${names.join(", ")} (${reason})`)
    .join("; ");
}
