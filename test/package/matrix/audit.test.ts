import { run } from "../../scripts/run.js";

interface Audit {
  /** The findings by severity. Undefined if the registry did not respond. */
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, unknown>;
}

async function audit(...flags: string[]): Promise<Audit> {
  return JSON.parse((await run("npm", ["audit", "--json", ...flags])).stdout) as Audit;
}

test("npm audit does not find vulnerabilities in the package's dependencies", async () => {
  const [users, all] = await Promise.all([audit("--omit=dev"), audit()]);
  if (users.metadata === undefined) {
    // A registry mirror can lack the advisories.
    process.stdout.write("npm audit: this registry has no advisories. Nothing was audited.\n");
    return;
  }
  process.stdout.write(`npm audit, development included: ${JSON.stringify(all.metadata?.vulnerabilities)}\n`);
  expect(Object.keys(users.vulnerabilities ?? {})).toEqual([]);
});
