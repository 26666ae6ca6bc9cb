import { spawn } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { root } from "../../scripts/run.js";
import { builtCfb } from "../cfb.js";
import { behindPublicUrl } from "../public-service.js";
import { key } from "../services.js";
import { tasks } from "./tasks.js";

const cfb = builtCfb();
const readme = readFileSync(join(root, "README.md"), "utf8");

/** Writes a file that starts the built command. */
function writeCommand(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${cfb.cli}" "$@"\n`);
  chmodSync(file, 0o755);
}

/** Creates a project with the package. With `bin` in PATH, `cfb` works as if it were installed globally. */
function newProject(): { folder: string; bin: string } {
  const folder = mkdtempSync(join(cfb.folder, "project-"));
  const installed = join(folder, "node_modules/cfb-openapi");
  mkdirSync(installed, { recursive: true });
  copyFileSync(join(root, "package.json"), join(installed, "package.json"));
  symlinkSync(dirname(cfb.cli), join(installed, "dist"));
  writeFileSync(join(folder, "package.json"), "{}");
  writeCommand(join(folder, "node_modules/.bin/cfb-openapi"));
  const bin = join(folder, "global/bin");
  writeCommand(join(bin, "cfb"));
  return { folder, bin };
}

interface Printed {
  readonly code: number | null;
  readonly text: string;
}

/** Runs a command line in a shell until it ends or has printed `until`. Returns everything that a user sees, and the exit code. */
function typed(line: string, cwd: string, env: Record<string, string>, until?: string): Promise<Printed> {
  return new Promise((resolve, reject) => {
    const child = spawn("bash", ["-c", `${line} 2>&1`], {
      cwd,
      env,
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      // A script with a watch does not end by itself.
      if (until !== undefined && text.includes(until) && child.pid !== undefined) process.kill(-child.pid);
    });
    child.on("error", reject).on("close", (code) => resolve({ code, text }));
  });
}

test("there are ten tasks with different names", () => {
  expect(new Set(tasks.map(({ task }) => task)).size).toBe(10);
});

test.each(tasks)("$task: $types", async ({ types, without, service, prints, code, leads }) => {
  const { folder, bin } = newProject();
  const { PATH = "" } = process.env;
  const path = without === "cfb" ? PATH : `${bin}:${PATH}`;
  const { now, ...options } = service ?? {};
  const listener = toNodeListener(
    createSampleService({ ...options, ...(now !== undefined && { now: new Date(now) }) }),
  );
  await behindPublicUrl(listener, async (redirected) => {
    const env = { PATH: path, HOME: folder, ...(service && { ...key, ...redirected }) };
    const first = await typed(types, folder, env);
    expect(first).toEqual({ code, text: expect.stringContaining(prints) });
    if (leads === undefined) return;
    expect(leads.by === undefined ? first.text : readme).toContain(leads.to);
    expect(leads.line).toContain(leads.to);
    if (leads.saves !== undefined)
      writeFileSync(join(folder, leads.saves), first.text.slice(first.text.indexOf("\n\n")));
    const second = await typed(leads.line, folder, env, leads.saves && leads.ends);
    expect(second).toEqual({ code: leads.saves === undefined ? 0 : null, text: expect.stringContaining(leads.ends) });
  });
});
