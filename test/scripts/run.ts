import { spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(__dirname, "../..");

export interface Run {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command as a process. `onOutput` receives the output so far and can send signals to the process. With `withoutReader`, the pipe is closed
 * before the first line.
 */
export function run(
  command: string,
  args: string[],
  options: {
    env?: Record<string, string>;
    cwd?: string;
    withoutReader?: boolean;
    onOutput?: (text: string, kill: (signal: NodeJS.Signals) => void) => void;
  } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: "1", REDOCLY_TELEMETRY: "off", CFB_API_KEY: "", ...options.env };
    const child = spawn(command, args, { cwd: options.cwd ?? root, env, stdio: ["ignore", "pipe", "pipe"] });
    if (options.withoutReader) child.stdout.destroy();
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      options.onOutput?.(stdout, (signal) => child.kill(signal));
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", reject).on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

/**
 * Compiles a project with one of the compilers in node_modules, as `tsc -p` does. The native compiler uses only one thread, because other tests run
 * at the same time, and each thread would check the shared types again.
 */
export function compile(compiler: "typescript" | "ts7", config: string, cwd = root): Promise<Run> {
  const args = ["-p", config, "--pretty", "false", ...(compiler === "ts7" ? ["--singleThreaded"] : [])];
  return run(process.execPath, [join(root, `node_modules/${compiler}/bin/tsc`), ...args], { cwd });
}

/** Runs one of the project's scripts, as `npm run` does. */
export function script(name: string, args: string[] = [], options: Parameters<typeof run>[2] = {}): Promise<Run> {
  return run(process.execPath, ["--import", "tsx", join(root, "scripts", `${name}.ts`), ...args], options);
}
