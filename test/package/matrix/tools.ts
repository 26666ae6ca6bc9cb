import { dirname, join } from "node:path";
import { tools } from "../../../scripts/proof/rows.js";
import { type Run, run } from "../../scripts/run.js";
import { app } from "../installed.js";

let node: Promise<string> | undefined;

/** The path of Node's executable among the tools of npx: `…/node_modules/node/bin/node`. Throws where npx cannot fetch them. */
async function executable(): Promise<string> {
  const args = ["-y", ...tools.flatMap((name) => ["-p", name]), "node", "-p", "process.execPath"];
  const { code, stdout, stderr } = await run("npx", args, { cwd: app });
  if (code !== 0) throw new Error(`npx could not get ${tools.join(", ")}:\n${stderr}`);
  return stdout.trim();
}

/** The folder of the tools' modules. */
export async function toolModules(): Promise<string> {
  node ??= executable();
  return join(dirname(await node), "../..");
}

/** The command of a tool, and an environment in which it and its processes find the Node of the tools. */
export async function tool(command: string): Promise<{ file: string; env: Record<string, string> }> {
  const bin = join(await toolModules(), ".bin");
  return { file: join(bin, command), env: { PATH: `${bin}:${process.env.PATH ?? ""}` } };
}

/** Runs one of the tools to its end. */
export async function runTool(command: string, args: string[], cwd: string = app): Promise<Run> {
  const { file, env } = await tool(command);
  return run(file, args, { cwd, env });
}
