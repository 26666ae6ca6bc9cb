import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const parallel = 20;
const seconds = 2;

/** How often `cfb serve`, in a process of its own, answers in a second: over loopback, asked by 20 connections of another. */
export async function measureService(): Promise<string> {
  const server = spawn(process.execPath, [cli, "serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [said] = await once(server.stdout, "data");
    const url = /http:\S+/.exec(String(said))?.[0];
    const agent = new Agent({ keepAlive: true, maxSockets: parallel });
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        get(`${url}/venues`, { agent, headers: { authorization: "Bearer k" } }, (response) => {
          response.resume().on("end", resolve).on("error", reject);
        }).on("error", reject);
      });
    let answered = 0;
    const end = performance.now() + seconds * 1000;
    const caller = async () => {
      for (; performance.now() < end; answered++) await ask();
    };
    await Promise.all(Array.from({ length: parallel }, caller));
    agent.destroy();
    const rate = Math.round(answered / seconds).toLocaleString("en-US");
    return `${rate} answers a second to /venues, over ${parallel} connections of one asking process.`;
  } finally {
    server.kill();
  }
}
