import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createSampleService, toNodeListener } from "../src/sample/index.js";
import { docsRoute } from "./docs/route.js";

const site = fileURLToPath(new URL("../site", import.meta.url));
const usage = `npm run serve                  start the sample service on http://127.0.0.1:8085, and the reference at /docs/ if it is built
npm run serve -- --port 3000   on another port; 0 takes any free one
npm run serve -- --help        this text`;

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Error(`--port ${text}: a port is a number from 0 to 65535`);
  return port;
}

function main(): void {
  const { values } = parseArgs({ options: { port: { type: "string", default: "8085" }, help: { type: "boolean" } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  const port = portOf(values.port);
  const server = createServer(toNodeListener(docsRoute(createSampleService(), site)));
  server.on("error", (error: NodeJS.ErrnoException) => {
    const taken =
      error.code === "EADDRINUSE" ? `port ${port} is taken: give another with --port, or --port 0` : error.message;
    console.error(`serve: ${taken}`);
    process.exitCode = 1;
  });
  server.listen(port, "127.0.0.1", () => {
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : port}`;
    console.log(`Sample service: ${url}`);
    if (existsSync(site)) console.log(`Reference: ${url}/docs/`);
    console.log(`Any key will do: curl -H "Authorization: Bearer sample" "${url}/games?year=2024"`);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections(); // A browser keeps its connection open: do not wait for it.
    });
  }
}

try {
  main();
} catch (error) {
  console.error(`serve: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
