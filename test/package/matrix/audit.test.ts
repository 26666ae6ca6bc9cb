import { run } from "../../scripts/run.js";

interface Audit {
  /** What was found, by severity; missing where the registry did not answer. */
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, unknown>;
}

async function audit(...flags: string[]): Promise<Audit> {
  return JSON.parse((await run("npm", ["audit", "--json", ...flags])).stdout) as Audit;
}

test("npm knows of no vulnerability in what comes with the package", async () => {
  const [users, all] = await Promise.all([audit("--omit=dev"), audit()]);
  if (users.metadata === undefined) {
    // A mirror need not have the advisories.
    process.stdout.write("npm audit: this registry does not answer it. Nothing was audited.\n");
    return;
  }
  process.stdout.write(`npm audit, development included: ${JSON.stringify(all.metadata?.vulnerabilities)}\n`);
  expect(Object.keys(users.vulnerabilities ?? {})).toEqual([]);
}, 60_000);
