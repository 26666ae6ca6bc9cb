import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "../run.js";
import { ruleCases } from "./rule-cases.js";
import { sentenceCases } from "./sentence-cases.js";
import { shapeCases } from "./shape-cases.js";

const document = readFileSync(join(root, "openapi.yaml"), "utf8");
const cases = [...shapeCases, ...ruleCases, ...sentenceCases];

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
  location: { source: { ref: string } }[];
}

let problems: Problem[] = [];
let exitCode: number | null = null;

/** A rule of scripts/redocly, or an assertion of redocly.yaml. */
const isOurs = (rule = "") => /^(cfb|rule)\//.test(rule);

/** Whether the findings of two cases could be confused. */
const alike = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** A document has many cases, each with one finding. A case that stops Redocly has a separate document. */
const documents: { findings: string[]; text: string }[] = [];
const homes = cases.map(([, edit, finding]) => {
  const others = isOurs(finding) ? documents : [];
  for (const known of others) {
    if (known.findings.some((each) => !isOurs(each) || alike(each, finding))) continue;
    try {
      known.text = edit(known.text);
    } catch {
      // Another case has already changed these lines.
      continue;
    }
    known.findings.push(finding);
    return documents.indexOf(known);
  }
  return documents.push({ findings: [finding], text: edit(document) }) - 1;
});

// Lints all of them in one run, because starting Redocly takes a second.
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-lint-"));
  try {
    const files = documents.map((_, index) => join(folder, `document-${index}.yaml`));
    for (const [index, { text }] of documents.entries()) writeFileSync(join(folder, `document-${index}.yaml`), text);
    const args = [
      "lint",
      ...files,
      "--config",
      join(root, "redocly.yaml"),
      "--format",
      "json",
      "--max-problems",
      "1000",
    ];
    const { code, stdout } = await run(join(root, "node_modules/.bin/redocly"), args);
    exitCode = code;
    // One JSON object per API, one after another.
    problems = stdout
      .split(/(?<=^\})\s*(?=\{)/m)
      .flatMap((text) => (JSON.parse(text) as { problems: Problem[] }).problems);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(cases.map(([name, , finding], index) => ({ name, finding, index })))(
  "$name is refused: $finding",
  ({ finding, index }) => {
    const own = problems.filter(({ location }) => location[0]?.source.ref.endsWith(`document-${homes[index]}.yaml`));
    const found = own.map(({ ruleId, severity, message }) => `${severity} ${ruleId} ${message}`);
    expect(found.filter((each) => each.startsWith(`error ${finding}`))).not.toEqual([]);
  },
);

test("the exit code of the lint is 1", () => {
  expect(exitCode).toBe(1);
});
