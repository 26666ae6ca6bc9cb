import { createServer } from "node:http";
import { recordings } from "../lib/recordings.js";

// The service of the benchmark, in its own process. Its two responses are fixed bytes: one game, and the games of a season.
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
