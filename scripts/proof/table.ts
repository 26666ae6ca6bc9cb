import { missingOf, type Row, versionOf } from "./rows.js";

interface Test {
  readonly fullName: string;
  readonly status: string;
}

/** A file of tests in the report of jest. */
export interface FileResult {
  readonly status: string;
  readonly assertionResults: readonly Test[];
}

/** The results of test files by their path below test/. */
export type Results = ReadonlyMap<string, FileResult>;

/** Names what a row leaves out; no case of what others wrote. */
const leavesOut = /^leaves out /;

/**
 * The cases of a row among the tests of its files. A file that did not run, or that failed although no test of it did, counts as a case that
 * failed: otherwise the tests of the row's other files would hide it.
 */
export function casesOf({ files, only = "" }: Pick<Row, "files" | "only">, results: Results): Test[] {
  const expression = new RegExp(only);
  return files.flatMap((name) => {
    const { status = "failed", assertionResults = [] } = results.get(name) ?? {};
    const tests = assertionResults.filter(({ fullName }) => expression.test(fullName) && !leavesOut.test(fullName));
    const isBroken = status === "failed" && !tests.some((test) => test.status === "failed");
    return isBroken || tests.length === 0 ? [...tests, { fullName: name, status: "failed" }] : tests;
  });
}

const passedOf = (cases: readonly Test[]) => cases.filter(({ status }) => status === "passed").length;

/** Whether a row failed: a skipped test fails it too. A row whose need is missing does not run, and does not fail. */
export function failed(row: Row, results: Results): boolean {
  const cases = casesOf(row, results);
  return missingOf(row) === undefined && passedOf(cases) < cases.length;
}

function leftOutOf({ leftOut, files }: Row, results: Results): string {
  if (typeof leftOut === "string") return leftOut;
  if (leftOut)
    return Object.entries(leftOut)
      .map(([reason, names]) => `${names.join(", ")} (${reason})`)
      .join("; ");
  const tests = files.flatMap((name) => results.get(name)?.assertionResults ?? []);
  return tests.find(({ fullName }) => leavesOut.test(fullName))?.fullName.replace(leavesOut, "") ?? "";
}

const cell = (value: string | number) => String(value).replaceAll("|", "\\|").replaceAll("\n", " ");

/** The results as a table in Markdown. */
export function tableOf(rows: readonly Row[], results: Results): string {
  const lines = rows.map((row) => {
    const missing = missingOf(row);
    const cases = missing === undefined ? casesOf(row, results) : [];
    const left = missing === undefined ? leftOutOf(row, results) : `all: ${missing}`;
    return [`\`${row.name}\``, row.what, versionOf(row), cases.length, passedOf(cases), left].map(cell).join(" | ");
  });
  return [
    "| name | what | version | cases | passed | left out, and why |",
    "|---|---|---|--:|--:|---|",
    ...lines.map((line) => `| ${line} |`),
  ].join("\n");
}

/** test/PROOF.md. */
export function proofOf(rows: readonly Row[], results: Results): string {
  return `# Proof by others

Written by \`npm run proof\`: the last run. Each row runs a suite, a client or a tool that others wrote, on Node ${process.versions.node}. Cases are tests
of jest; a case that is skipped counts as failed. Most files are below \`test/proof/\` and \`test/package/matrix/\`; the rows are in
\`scripts/proof/rows.yaml\`.

${tableOf(rows, results)}
`;
}
