import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "../run.js";
import { withinGames } from "./edits.js";
import { shapeCases } from "./shape-cases.js";
import { wordCases } from "./word-cases.js";

const document = readFileSync(join(root, "openapi.yaml"), "utf8");
const cases = [...shapeCases, ...wordCases];

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

/** A document has one case per rule, so that a finding belongs to one case. A case that stops Redocly has its own document. */
const documents: { cases: number[]; text: string }[] = [];
const homes = cases.map(([, edit, rule], index) => {
  const alone = !isOurs(rule);
  const home = documents.findIndex(
    (each) => !alone && each.cases.every((other) => cases[other]?.[2] !== rule && isOurs(cases[other]?.[2])),
  );
  const known = documents[home];
  if (known === undefined) return documents.push({ cases: [index], text: edit(document) }) - 1;
  known.cases.push(index);
  known.text = edit(known.text);
  return home;
});

// All are linted in one run: starting Redocly takes a second.
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

test.each(cases.map(([name, , rule], index) => ({ name, rule, index })))(
  "$name is refused by $rule",
  ({ rule, index }) => {
    const own = problems.filter(({ location }) => location[0]?.source.ref.endsWith(`document-${homes[index]}.yaml`));
    expect(own.map(({ ruleId, severity }) => `${severity} ${ruleId}`)).toContain(`error ${rule}`);
  },
);

test("the exit code is not 0", () => {
  expect(exitCode).toBe(1);
});

test("each message of our rules shows a correct example", () => {
  const ours = problems.filter(({ ruleId }) => isOurs(ruleId));
  expect(ours.length).toBeGreaterThan(0);
  expect(ours.filter(({ message }) => !message.includes("`")).map(({ message }) => message)).toEqual([]);
});

test("a finding names its file and line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-lint-"));
  try {
    const file = join(folder, "broken.yaml");
    writeFileSync(file, withinGames("      x-teir: 1")(document));
    const line =
      readFileSync(file, "utf8")
        .split("\n")
        .findIndex((text) => text.includes("x-teir")) + 1;
    const args = ["lint", file, "--config", join(root, "redocly.yaml"), "--format", "codeframe"];
    const { stdout, stderr } = await run(join(root, "node_modules/.bin/redocly"), args);
    expect(stdout + stderr).toMatch(new RegExp(`broken\\.yaml:${line}:\\d+`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
