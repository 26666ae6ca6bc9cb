import { createServer, type Server } from "node:http";
import { createClient, type Game, playoffRoundValues } from "cfb-openapi";
import { createSampleService, toNodeListener } from "cfb-openapi/sample";
import "./lib/script.js";

/** The sample service on a free port of this machine. */
async function startSample(): Promise<{ url: string; server: Server }> {
  const server = createServer(toNodeListener(createSampleService()));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the sample service has no port");
  return { url: `http://127.0.0.1:${address.port}`, server };
}

/** The column of homePostgameWinProbability: the home team's chance to win, computed after the game. */
const home = "Home chance";

const percent = (share: number | null) => (share === null ? "–" : `${Math.round(share * 100)} %`);
const seeded = (seed: number | null | undefined, team: string) => (seed ? `${seed} ${team}` : team);

function cells(game: Game): string[] {
  const home = seeded(game.playoff?.homeSeed, game.homeTeam);
  const away = seeded(game.playoff?.awaySeed, game.awayTeam);
  return [
    game.playoff?.roundName ?? "",
    game.startDate.slice(0, 10),
    `${away} ${game.neutralSite ? "vs" : "at"} ${home}`,
    `${game.awayPoints ?? "–"}–${game.homePoints ?? "–"}`,
    game.venue ?? "",
    percent(game.homePostgameWinProbability),
  ];
}

/** Rows of cells as lines, with columns of the same width. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}

/** Renders a table. On a narrow terminal it leaves columns out: first the venue, then the date, the chance and the round. */
function table(rows: string[][], columns: number): string {
  const [head = [], ...body] = rows;
  const rule = head.map((_, column) => "─".repeat(Math.max(...rows.map((row) => row[column]?.length ?? 0))));
  const spare = ["Venue", "Date (UTC)", home, "Round"].find((name) => head.includes(name));
  if (rule.join("  ").length <= columns || spare === undefined) return aligned([head, rule, ...body]);
  return table(
    rows.map((row) => row.toSpliced(head.indexOf(spare), 1)),
    columns,
  );
}

const { url, server } = await startSample();
try {
  const cfb = createClient({ apiKey: "sample", baseUrl: url });
  const games = await cfb.get("/games", { year: 2024, seasonType: "postseason", competition: "cfp" });
  const order = (game: Game) => playoffRoundValues.indexOf(game.playoff?.round ?? "first_round");
  games.sort((a, b) => order(a) - order(b) || a.startDate.localeCompare(b.startDate));
  const head = ["Round", "Date (UTC)", "Teams", "Score", "Venue", home];
  console.log(table([head, ...games.map(cells)], process.stdout.columns ?? 120));
  console.log(`
Called a sample service at ${url} (real scores, made-up measures) for the 2024 playoff through the typed client: ${games.length} games.
Next: \`npm run cfb -- serve\` to call it yourself, or \`CFB_API_KEY=… npm run cfb -- get /games year=2024\` to call the real service.`);
} finally {
  server.close().closeAllConnections();
}
