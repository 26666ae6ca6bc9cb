import { createServer } from "node:http";
import { join } from "node:path";
import { listen, portOf } from "../src/cli/commands/serve/command.js";
import { createSampleService, toNodeListener } from "../src/sample/index.js";
import { root } from "./lib/root.js";
import { runScript } from "./lib/script.js";
import { docsRoute } from "./serve/docs-route.js";

// The reference is not part of the package. `npm run cfb -- serve` has all options of the service.
const usage = `npm run serve                   the sample service with the reference at /docs/, at port 8085
npm run serve -- --port 8086    at another port; 0 is any that is free
npm run serve -- --help         this text`;

await runScript({ usage, options: { port: { type: "string", default: "8085" } } }, async ({ values }) => {
  const server = createServer(toNodeListener(docsRoute(createSampleService(), join(root, "site"))));
  const url = await listen(server, portOf(values.port));
  console.log(`Sample service: ${url}\nReference: ${url}/docs/`);
  const stop = () => server.close().closeAllConnections();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  return undefined;
});
