// A user's program on a runtime other than Node. It uses the features that depend on the runtime's fetch. SERVICE is the sample service's URL.
import { createServer } from "node:http";
import { createClient } from "cfb-openapi";

const query = { year: 2024, competition: "cfp" };
let requests = 0;
const onResponse = () => requests++;
const cfb = createClient({ apiKey: "sample", baseUrl: process.env.SERVICE, cache: true, onResponse });
const games = await cfb.get("/games", query);
const cached = await cfb.get("/games", query);
const { response } = await cfb.GET("/conferences");

// A server that accepts requests but never responds.
const server = createServer(() => {});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const silent = createClient({ apiKey: "sample", baseUrl: `http://127.0.0.1:${server.address().port}`, retries: 0 });
const controller = new AbortController();
setTimeout(() => controller.abort("left"), 30);
const aborted = await silent.get("/games", query, { signal: controller.signal }).catch((reason) => reason);
const timedOut = await silent.result("/games", query, { timeoutMs: 30 });
server.closeAllConnections();
await new Promise((closed) => server.close(closed));
const refused = await silent.result("/games", query);

console.log(
  JSON.stringify({
    games: games.length,
    cached: cached.length,
    requests: requests - 1, // One of the responses is from GET.
    aborted,
    timedOut: timedOut.error?.code,
    refused: refused.error?.code,
    openapi: response.status,
  }),
);
process.exit();
