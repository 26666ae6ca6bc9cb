import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../lib/root.js";
import type { Row } from "./rows.js";

/** The result of a row. A test that does not pass fails it, a skipped one too, and so does a row without a test. */
export interface Outcome {
  readonly row: Row;
  readonly cases: number;
  readonly passed: number;
  /** Why it did not run. */
  readonly missing?: string | undefined;
}

interface Test {
  readonly fullName: string;
  readonly status: string;
}

/** A file of tests as jest reports it. */
interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly Test[];
}

/**
 * The tests of a row among those of its files. A file that did not run, or that failed although no test of it did, counts as a test that failed:
 * otherwise the tests of the row's other files would hide it.
 */
export function testsOf(
  { files, only }: Pick<Row, "files" | "only">,
  results: ReadonlyMap<string, FileResult>,
): Test[] {
  return files.flatMap((name) => {
    const { status = "failed", assertionResults = [] } = results.get(name) ?? {};
    const tests = assertionResults.filter(({ fullName }) => only?.test(fullName) ?? true);
    const isBroken = status === "failed" && !assertionResults.some((test) => test.status === "failed");
    return isBroken || tests.length === 0 ? [...tests, { fullName: name, status: "failed" }] : tests;
  });
}

// Its own dependencies include a database that would be compiled: it is installed apart, without scripts.
const keyvSuite = ["@keyv/test-suite@2.1.2", "@keyv/valkey@1.0.11", "keyv@5.6.0"];

function fetchKeyvSuite(): string {
  const folder = join(root, "node_modules/.cache/cfb-proof/keyv");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"private":true}');
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent", "--save-exact", ...keyvSuite];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`npm could not install ${keyvSuite.join(", ")}`);
  return folder;
}

/** Runs the tests of all rows in one run of jest. `quick` lowers the number of random cases. */
export function runRows(rows: readonly Row[], quick: boolean): Outcome[] {
  const running = rows.filter(({ missing }) => missing?.() === undefined);
  const files = [...new Set(running.flatMap((row) => row.files))].map((name) => join(root, "test", name));
  const results = new Map<string, FileResult>();
  if (files.length > 0) {
    const folder = mkdtempSync(join(tmpdir(), "cfb-proof-"));
    const output = join(folder, "results.json");
    const fetched = running.some(({ name }) => name === "keyv") ? { CFB_PROOF_KEYV: fetchKeyvSuite() } : {};
    try {
      spawnSync("npx", ["jest", "--silent", "--json", `--outputFile=${output}`, "--runTestsByPath", ...files], {
        cwd: root,
        env: { ...process.env, ...fetched, ...(quick ? { CFB_PROOF_QUICK: "1" } : {}) },
        stdio: ["ignore", "ignore", "inherit"],
      });
      const { testResults } = JSON.parse(readFileSync(output, "utf8")) as { testResults: FileResult[] };
      for (const result of testResults) results.set(relative(join(root, "test"), result.name), result);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return rows.map((row) => {
    const missing = row.missing?.();
    if (missing !== undefined) return { row, cases: 0, passed: 0, missing };
    const tests = testsOf(row, results);
    return { row, cases: tests.length, passed: tests.filter(({ status }) => status === "passed").length };
  });
}

/** Whether a row failed. One that did not run for a named reason did not. */
export const failed = ({ cases, passed, missing }: Outcome): boolean =>
  missing === undefined && (cases === 0 || passed < cases);
