import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/root.js";

const scripts = readdirSync(join(root, "scripts")).filter((name) => name.endsWith(".ts"));

/** Runs a script whose reader has left before the first line. It writes nothing: the folder is that of who runs the tests. */
function withoutReader(script: string): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve, reject) => {
    const args = ["--import", "tsx", join(root, "scripts", script), "--check"];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.destroy();
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", reject).on("close", (code) => resolve({ code, stderr }));
  });
}

test.each(["recordings.ts", "generate.ts"])("%s ends quietly when its reader leaves", async (script) => {
  const { code, stderr } = await withoutReader(script);
  expect(code).toBe(0);
  expect(stderr).not.toMatch(/EPIPE|^ +at /m);
});

test("every script that prints imports lib/script.ts", () => {
  const printing = scripts.filter((name) => {
    const text = readFileSync(join(root, "scripts", name), "utf8");
    return text.includes("console.log") && !text.includes('"./lib/script.js"');
  });
  expect(printing).toEqual([]);
});
