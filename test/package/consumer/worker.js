// A worker of an edge runtime. It creates a client for each request, as README recommends. `/shared` uses one client for all requests.
import { createClient } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";

const settings = { apiKey: "sample", validate: "throw", timeoutMs: 5000 };
const service = createSampleService();
// Several requests can share this store, because it never waits.
const store = new Map();
const final = [{ year: 2024, competition: "cfp", round: "championship" }];
let shared;

function evaluates() {
  try {
    return new Function("return true")();
  } catch {
    return false;
  }
}

/** Creates two clients for this request. One calls the sample service inside the worker, and the other uses the runtime's fetch. */
async function own({ SERVICE: baseUrl }) {
  const inside = createClient({ ...settings, cache: true, fetch: service });
  const [game] = await inside.get("/games", ...final);
  const [again] = await inside.get("/games", ...final);
  const wrong = await inside.result("/games", { year: 2024, taem: "Texas" });
  // This client's calls wait for each other, but not for other requests.
  const fetching = createClient({ ...settings, cache: store, concurrency: 1, baseUrl });
  const [[fetched]] = await Promise.all([fetching.get("/games", ...final), fetching.get("/venues")]);
  return Response.json({
    game: `${game.awayTeam} ${game.awayPoints}, ${game.homeTeam} ${game.homePoints}`,
    ids: [game.id, again.id, fetched.id],
    refused: wrong.error?.message,
    evaluates: evaluates(),
    process: typeof process,
    stored: store.size,
  });
}

/** Makes a call with the client that all requests share. That client sends one request at a time. */
async function sharing({ SERVICE: baseUrl }, year) {
  shared ??= createClient({ ...settings, concurrency: 1, baseUrl });
  const rows = await shared.get("/games", { year, competition: "cfp" });
  return Response.json({ rows: rows.length });
}

export default {
  fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    return pathname === "/shared" ? sharing(env, Number(searchParams.get("year"))) : own(env);
  },
};
