// A worker of an edge runtime: it creates clients when it starts and calls them for each request.
import { createClient } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";

const settings = { apiKey: "sample", cache: true, validate: "throw", timeoutMs: 5000 };
const inside = createClient({ ...settings, fetch: createSampleService() });
// One client for all requests: nothing of a request, such as a signal or a timer, may remain for the next one.
let lasting;

function evaluates() {
  try {
    return new Function("return true")();
  } catch {
    return false;
  }
}

export default {
  async fetch(_request, env) {
    const final = [{ year: 2024, competition: "cfp", round: "championship" }];
    const [game] = await inside.get("/games", ...final);
    const [again] = await inside.get("/games", ...final);
    const wrong = await inside.result("/games", { year: 2024, taem: "Texas" });
    // With the runtime's own fetch.
    lasting ??= createClient({ ...settings, cache: false, baseUrl: env.SERVICE });
    const [fetched] = await lasting.get("/games", ...final);
    return Response.json({
      game: `${game.awayTeam} ${game.awayPoints}, ${game.homeTeam} ${game.homePoints}`,
      ids: [game.id, again.id, fetched.id],
      refused: wrong.error?.message,
      evaluates: evaluates(),
      process: typeof process,
    });
  },
};
