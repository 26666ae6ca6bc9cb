import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { tool } from "./tools.js";

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const port = Object(server.address()).port;
      server.close(() => resolve(port));
    });
  });
}

/** Starts Prism on a free port, and waits until it listens. */
export async function startPrism(...args: string[]): Promise<{ prism: ChildProcess; base: string }> {
  const { file: command, env } = await tool("prism");
  const port = await freePort();
  // Ignores stderr, because a full pipe would stop the process.
  const prism = spawn(command, [...args, "--port", String(port)], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise<void>((ready, fail) => {
    let output = "";
    prism.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("is listening on")) ready();
    });
    prism.once("exit", () => fail(new Error(`Prism ended:\n${output}`)));
  });
  return { prism, base: `http://127.0.0.1:${port}` };
}
