import { createServer, type Server } from "node:http";
import { createClient, type Game, playoffRoundValues } from "cfb-openapi";
import { createSampleService, toNodeListener } from "cfb-openapi/sample";
import { extraColumns } from "../src/cli/screen/columns.js";
import { renderTable } from "../src/cli/screen/table.js";
import { runScript } from "./lib/script.js";

const usage =
  "npm start   build the package, and print the 2025 playoff, which the built client requests from a sample service";

/** Starts the sample service on a free port of this machine. */
async function startSample(): Promise<{ url: string; server: Server }> {
  const server = createServer(toNodeListener(createSampleService()));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the sample service has no port");
  return { url: `http://127.0.0.1:${address.port}`, server };
}

const seeded = (seed: number | null | undefined, team: string) => (seed ? `${seed} ${team}` : team);

function rowOf(game: Game) {
  const home = seeded(game.playoff?.homeSeed, game.homeTeam);
  const away = seeded(game.playoff?.awaySeed, game.awayTeam);
  return {
    Round: game.playoff?.roundName,
    "Date (UTC)": game.startDate.slice(0, 10),
    Teams: `${away} ${game.neutralSite ? "vs" : "at"} ${home}`,
    Score: `${game.awayPoints ?? "–"}–${game.homePoints ?? "–"}`,
  };
}

await runScript({ usage }, async () => {
  const { url, server } = await startSample();
  try {
    const cfb = createClient({ apiKey: "sample", baseUrl: url });
    const games = await cfb.get("/games", { year: 2025, competition: "cfp" });
    const order = (game: Game) => playoffRoundValues.indexOf(game.playoff?.round ?? "first_round");
    games.sort((a, b) => order(a) - order(b) || a.startDate.localeCompare(b.startDate));
    const rows = games.map(rowOf);
    console.log(renderTable(rows, extraColumns(rows, []), { width: process.stdout.columns ?? 120, color: false }).text);
    console.log(`
These are the ${games.length} games of the 2025 playoff, from a sample service at ${url}. Scores are real.
Try next:
  npm run cfb -- get /games year=2025 team=Iowa --sample    rows of any operation, without a key
  npm run cfb -- operations betting                         find an operation
  CFB_API_KEY=… npm run cfb -- get /games year=2025         call the service`);
  } finally {
    server.close().closeAllConnections();
  }
});
