import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import { createSampleService, toNodeListener } from "../../src/sample/index.js";

const parallel = 50;
const seconds = 2;

/** How many requests the sample service answers in a second: over loopback, by 50 connections, for one team's season. */
export async function measureService(): Promise<string> {
  const server = createServer(toNodeListener(createSampleService())).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, headers: { authorization: "Bearer k" } };
      get(`http://127.0.0.1:${port}/games?year=2024&team=Texas`, options, (response) => {
        answered++;
        response.resume().on("end", resolve).on("error", reject);
      }).on("error", reject);
    });
  const caller = async () => {
    while (performance.now() < end) await ask();
  };
  await Promise.all(Array.from({ length: parallel }, caller));
  agent.destroy();
  server.close();
  return `${Math.round(answered / seconds).toLocaleString("en-US")} requests a second, asked and answered by one process.`;
}
