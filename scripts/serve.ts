import "./lib/script.js";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listen, portOf } from "../src/cli/commands/serve/command.js";
import { exitCodeOf, messageOf } from "../src/cli/session/exit.js";
import { createSampleService, toNodeListener } from "../src/sample/index.js";
import { root } from "./lib/root.js";
import { docsRoute } from "./serve/docs-route.js";

// `npm run serve` is the sample service with the reference at /docs/, which is not part of the package. `npm run cfb -- serve` has all options.
try {
  const { values } = parseArgs({ options: { port: { type: "string", default: "8085" } } });
  const server = createServer(toNodeListener(docsRoute(createSampleService(), join(root, "site"))));
  const url = await listen(server, portOf(values.port));
  console.log(`Sample service: ${url}\nReference: ${url}/docs/`);
  const stop = () => server.close().closeAllConnections();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
} catch (error) {
  console.error(`serve: ${messageOf(error)}`);
  process.exitCode = exitCodeOf(error);
}
