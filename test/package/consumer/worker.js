// A worker of an edge runtime: it creates clients when it starts and calls them for each request.
import { createClient } from "cfb-openapi";
import { createSampleService } from "cfb-openapi/sample";

const settings = { apiKey: "sample", cache: true, validate: "throw", timeoutMs: 5000 };
const inside = createClient({ ...settings, fetch: createSampleService() });
// One for all requests: what belongs to a request (a signal, a timer) must not remain for the next.
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
    const question = [{ year: 2024, competition: "cfp", round: "championship" }];
    const [game] = await inside.get("/games", ...question);
    const [again] = await inside.get("/games", ...question);
    const wrong = await inside.result("/games", { year: 2024, taem: "Texas" });
    // By the runtime's own fetch.
    lasting ??= createClient({ ...settings, cache: false, baseUrl: env.SERVICE });
    const [fetched] = await lasting.get("/games", ...question);
    return Response.json({
      game: `${game.awayTeam} ${game.awayPoints}, ${game.homeTeam} ${game.homePoints}`,
      ids: [game.id, again.id, fetched.id],
      refused: wrong.error?.message,
      evaluates: evaluates(),
      process: typeof process,
    });
  },
};
