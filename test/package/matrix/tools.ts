import { dirname, join } from "node:path";
import { type Run, run } from "../../scripts/run.js";
import { app } from "../installed.js";

/** Tools that run on the package but are not dependencies, because they take 500 MB and some need a newer Node. npx fetches them. */
const tools = [
  "node@24.18.0",
  "@hey-api/openapi-ts@0.99.0",
  "@kubb/cli@4.39.2",
  "@kubb/core@4.39.2",
  "@kubb/plugin-client@4.39.2",
  "@kubb/plugin-oas@4.39.2",
  "@kubb/plugin-ts@4.39.2",
  "@kubb/plugin-zod@4.39.2",
  "@seriousme/openapi-schema-validator@2.11.0",
  "@modelcontextprotocol/conformance@0.1.16",
  "@stoplight/prism-cli@5.16.0",
  "@stoplight/spectral-cli@6.16.3",
  "openapi-zod-client@1.18.3",
  "orval@8.9.1",
  "puppeteer-core@24.43.1",
  "swagger-typescript-api@13.13.0",
  "typescript@5.9.3",
  "zod@4.6.7",
];

let node: Promise<string> | undefined;

/** Returns the path of Node's executable among the tools, `…/node_modules/node/bin/node`. Throws if npx can't fetch the tools. */
async function executable(): Promise<string> {
  const args = ["-y", ...tools.flatMap((name) => ["-p", name]), "node", "-p", "process.execPath"];
  const { code, stdout, stderr } = await run("npx", args, { cwd: app });
  if (code !== 0) throw new Error(`npx could not get ${tools.join(", ")}:\n${stderr}`);
  return stdout.trim();
}

/** Returns the folder of the tools' modules. */
export async function toolModules(): Promise<string> {
  node ??= executable();
  return join(dirname(await node), "../..");
}

/** Returns a tool's command, and an environment in which the tool and its processes use the tools' Node. */
export async function tool(command: string): Promise<{ file: string; env: Record<string, string> }> {
  const bin = join(await toolModules(), ".bin");
  return { file: join(bin, command), env: { PATH: `${bin}:${process.env.PATH ?? ""}` } };
}

/** Runs one of the tools until it ends. */
export async function runTool(command: string, args: string[], cwd: string = app): Promise<Run> {
  const { file, env } = await tool(command);
  return run(file, args, { cwd, env });
}
