import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Ended, namedShapes, nightlyCalls, reportOf } from "./contract/report.js";
import { root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const usage = `npm run contract                       test the service: compare its responses with the document; needs CFB_API_KEY
npm run contract -- --out <folder>     where calls, shapes and report.md go (default: contract/)
npm run contract -- --max-calls <n>    the most metered calls to make (default: 60)
npm run contract -- --base-url <url>   call this address instead of the service's public one

Exits with 1 and writes report.md into the folder if a response differs from the document. Without a key it says so, and passes.
The service's terms forbid redistribution of its data: only the shapes of responses are stored, without their values. The report names
fields, and has the shapes of the responses that differ.`;

/** Runs the command from its source and shows its output. */
function cfb(...args: readonly string[]): Ended {
  const node = ["--import", "tsx", join(root, "scripts/cfb.ts"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd: root, encoding: "utf8" });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return { code: status, stdout, stderr };
}

const options = {
  out: { type: "string", default: "contract" },
  "max-calls": { type: "string", default: "60" },
  "base-url": { type: "string" },
} as const;

await runScript({ usage, options }, async ({ values }) => {
  if (!process.env.CFB_API_KEY) {
    console.log("No CFB_API_KEY: no calls were made, and no responses were compared with the document.");
    return 0;
  }
  const { out, "max-calls": most, "base-url": base } = values;
  const shapes = join(out, "shapes");
  const calls = join(out, "calls.txt");
  const report = join(out, "report.md");
  rmSync(shapes, { recursive: true, force: true });
  mkdirSync(shapes, { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(calls, `${(await nightlyCalls(Number(most), Date.now())).join("\n")}\n`);
  const address = base === undefined ? [] : ["--base-url", base];
  const recording = ["--without-values", "--output", shapes, "--max-calls", most, ...address];
  const recorded = cfb("record", calls, ...recording);
  // Code 3 means that a call was refused, and code 4 that a response was cut off or did not arrive. The report contains both kinds. Code 5 means that
  // the quota is used up, and the shapes so far are checked.
  const usable = readdirSync(shapes).length > 0 ? [0, 3, 4, 5] : [0, 3, 5];
  if (!usable.includes(recorded.code ?? -1)) return recorded.code ?? 1;
  const checked = cfb("check", shapes, "--strict");
  const text = reportOf(recorded, checked, namedShapes(shapes, checked.stdout));
  const spent = recorded.code === 5;
  if (spent) console.log("The month's quota is used up, so some of tonight's calls were not made.");
  // If no call was made, there is nothing to check, and this is not a failure.
  if (text === undefined) return spent ? 0 : (checked.code ?? 1);
  writeFileSync(report, text);
  return 1;
});
