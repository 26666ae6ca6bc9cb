import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paths } from "../src/document/operation.js";
import { examples } from "../src/document/prose.js";
import { root, userOptions } from "./lib/root.js";
import { runScript } from "./lib/script.js";

// Measures how much work our types cause for a user's compiler if a program calls every operation once. openapi-fetch with plain types causes six
// times as much. A fortieth of our cost is for the names of query types in editors. `most` is the limit for the package's declarations.
const most = 10_300;

const usage = `npm run typecost   build the package, and count the type instantiations of its calls; exit 1 above ${most}`;

const calls = paths.map((path) => `void cfb.get(${JSON.stringify(path)}, ${JSON.stringify(examples[path])});`);
const source = ['import { createClient } from "cfb-openapi";', "const cfb = createClient();", ...calls].join("\n");

await runScript({ usage }, () => {
  const folder = mkdtempSync(join(tmpdir(), "cfb-typecost-"));
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(join(folder, "calls.ts"), source);
    const aliases = { "cfb-openapi": [join(root, "dist/src/index.d.ts")] };
    const config = join(folder, "tsconfig.json");
    writeFileSync(config, JSON.stringify({ compilerOptions: userOptions(aliases), files: ["calls.ts"] }));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const args = [tsc, "-p", config, "--extendedDiagnostics"];
    const { error, status, stderr, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
    if (error) throw error;
    if (status !== 0) throw new Error(`tsc ended with ${status}:\n${stdout}${stderr}`);
    const instantiations = Number(/Instantiations:\s+(\d+)/.exec(stdout)?.[1]);
    console.log(`${calls.length} calls: ${instantiations} type instantiations`);
    if (instantiations <= most) return 0;
    console.error(`typecost: our calls cost more than ${most} instantiations`);
    return 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
