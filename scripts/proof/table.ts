import type { Outcome } from "./run.js";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** The results as a table in Markdown. */
export function tableOf(outcomes: readonly Outcome[]): string {
  return [
    "| name | what | version | cases | passed | left out, and why |",
    "|---|---|---|--:|--:|---|",
    ...outcomes.map(({ row: { name, what, version, leftOut }, cases, passed, missing }) => {
      const left = missing === undefined ? (leftOut?.() ?? "") : `all: ${missing}`;
      return `| ${[`\`${name}\``, what, version, cases, passed, left].map((text) => cell(String(text))).join(" | ")} |`;
    }),
  ].join("\n");
}

/** test/PROOF.md. */
export function proofOf(outcomes: readonly Outcome[]): string {
  return `# Proof by others

Written by \`npm run proof\`: the last run. Each row runs a suite, a client or a tool that others wrote, on Node ${process.versions.node}. Cases are tests
of jest; a case that is skipped counts as failed. Most files are below \`test/proof/\` and \`test/package/matrix/\`; the rows are in
\`scripts/proof/rows.ts\`.

${tableOf(outcomes)}
`;
}
