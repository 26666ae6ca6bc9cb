import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Ended, namedShapes, nightlyCalls, reportOf } from "./contract/report.js";
import { root } from "./lib/root.js";
import { runScript } from "./lib/script.js";

const usage = `npm run contract                       compare the service's responses with the document (needs CFB_API_KEY)
npm run contract -- --out <folder>     write calls, shapes and report.md to this folder (default: contract/)
npm run contract -- --max-calls <n>    make at most this many metered calls (default: 60)
npm run contract -- --base-url <url>   call this URL instead of the service's public one

If a response differs from the document, the script writes report.md and exits with 1. Without a key, it prints a message and exits with 0.
The service's terms forbid redistributing its data, so the script stores only the shapes of responses, without values. The report lists the fields
and shapes that differ.`;

/** Runs the command from its source and prints its output. */
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
  // Code 3 means that the service refused a call. Code 4 means that a response was cut off or did not arrive. The report contains both. Code 5 means
  // that the quota is used up. The shapes recorded so far are still checked.
  const usable = readdirSync(shapes).length > 0 ? [0, 3, 4, 5] : [0, 3, 5];
  if (!usable.includes(recorded.code ?? -1)) return recorded.code ?? 1;
  const checked = cfb("check", shapes, "--strict");
  const text = reportOf(recorded, checked, namedShapes(shapes, checked.stdout));
  const spent = recorded.code === 5;
  if (spent) console.log("The month's quota is used up, so some of tonight's calls were not made.");
  // A used-up quota is not a failure, even if there was nothing to check.
  if (text === undefined) return spent ? 0 : (checked.code ?? 1);
  writeFileSync(report, text);
  return 1;
});
