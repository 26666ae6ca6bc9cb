import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { recordings } from "../lib/recordings.js";

const self = fileURLToPath(import.meta.url);

/** Starts the service of the benchmark in a process of its own. */
export async function startService(): Promise<{ baseUrl: string; stop: () => void }> {
  const service = spawn(process.execPath, ["--import", "tsx", self], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(service.stdout, "data");
  return { baseUrl: `http://127.0.0.1:${String(port).trim()}`, stop: () => service.kill() };
}

/** Responds with fixed bytes: one game to a query with a week, else the games of a season. Prints its port. */
function serve(): void {
  const games = recordings.flatMap(({ request, response }) =>
    request.path === "/games" && response.status === 200 && Array.isArray(response.body) ? response.body : [],
  );
  const [one] = games;
  const season = Array.from({ length: 3_800 }, (_, index) => ({ ...games[index % games.length], id: index + 1 }));
  const bodies = { one: Buffer.from(JSON.stringify([one])), season: Buffer.from(JSON.stringify(season)) };
  const server = createServer((request, response) => {
    const body = request.url?.includes("week=1") ? bodies.one : bodies.season;
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": body.length,
      "x-calllimit-remaining": "900",
    });
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    console.log(typeof address === "object" ? address?.port : address);
  });
}

if (process.argv[1] === self) serve();
