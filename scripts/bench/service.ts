import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";

const cli = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const parallel = 20;
const seconds = 2;

/** How many responses per second `cfb serve` gives in its own process, over 20 loopback connections. */
export async function measureService(): Promise<string> {
  const server = spawn(process.execPath, [cli, "serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [said] = await once(server.stdout, "data");
    const url = /http:\S+/.exec(String(said))?.[0];
    const agent = new Agent({ keepAlive: true, maxSockets: parallel });
    const call = () =>
      new Promise<void>((resolve, reject) => {
        get(`${url}/venues`, { agent, headers: { authorization: "Bearer k" } }, (response) => {
          response.resume().on("end", resolve).on("error", reject);
        }).on("error", reject);
      });
    let responses = 0;
    const end = performance.now() + seconds * 1000;
    const caller = async () => {
      for (; performance.now() < end; responses++) await call();
    };
    await Promise.all(Array.from({ length: parallel }, caller));
    agent.destroy();
    const rate = Math.round(responses / seconds).toLocaleString("en-US");
    return `${rate} responses per second to /venues, over ${parallel} connections of one process.`;
  } finally {
    server.kill();
  }
}
