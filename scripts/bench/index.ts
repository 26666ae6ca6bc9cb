import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
// As users get it: built.
import { createClient } from "cfb-openapi";
import * as cfbd from "cfbd";
import createOpenapiFetch from "openapi-fetch";
import type { paths } from "../../generated/schema.js";
import { judgeRules } from "./rules.js";

// What a call costs beside bare fetch, clients interleaved in one run: machines are noisy, ratios are not.
type Task = () => Promise<unknown>;

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/**
 * Median time of each task, µs: call by call, each round in an order of its own, so that whatever else the machine does, and
 * what one task leaves for the next to clean up, meets all of them alike. (A benchmark library runs one task after the other: another load
 * would be told as a difference.) `batch`: how often in a row, for what is too short for the clock.
 */
async function interleave(tasks: Record<string, Task>, rounds: number, batch = 1): Promise<Record<string, number>> {
  const times = new Map(Object.keys(tasks).map((name) => [name, [] as number[]]));
  // The first rounds only warm up.
  for (let round = -rounds / 4; round < rounds; round++) {
    for (const [name, task] of shuffled(Object.entries(tasks))) {
      const start = process.hrtime.bigint();
      for (let run = 0; run < batch; run++) await task();
      if (round >= 0) times.get(name)?.push(Number(process.hrtime.bigint() - start) / 1000 / batch);
    }
  }
  return Object.fromEntries([...times].map(([name, each]) => [name, median(each)]));
}

function print(title: string, times: Record<string, number>): void {
  const [base = Number.NaN] = Object.values(times);
  console.log(`\n${title}`);
  for (const [name, time] of Object.entries(times)) {
    console.log(`  ${(time / base).toFixed(2).padStart(6)}  ${name} (${time.toFixed(0)} µs)`);
  }
}

const tsx = ["--import", "tsx", fileURLToPath(new URL("server.ts", import.meta.url))];
const server = spawn(process.execPath, tsx, { stdio: ["ignore", "pipe", "inherit"] });
try {
  const [port] = await once(server.stdout, "data");
  const baseUrl = `http://127.0.0.1:${String(port).trim()}`;
  const headers = { Authorization: "Bearer k" };
  const ours = createClient({ apiKey: "k", baseUrl });
  const checked = createClient({ apiKey: "k", baseUrl, validate: "throw" });
  const cached = createClient({ apiKey: "k", baseUrl, cache: true });
  const plain = createOpenapiFetch<paths>({ baseUrl, headers });
  cfbd.client.setConfig({ baseUrl, headers });

  const tasks = (query: { year: number; week?: number }): Record<string, Task> => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return {
      fetch: async () => (await fetch(`${baseUrl}/games?${search}`, { headers })).json(),
      "this client": () => ours.get("/games", query),
      "this client, validate: throw": () => checked.get("/games", query),
      "openapi-fetch": () => plain.GET("/games", { params: { query } }),
      cfbd: () => cfbd.getGames({ query }),
    };
  };
  print("One game", await interleave(tasks({ year: 2024, week: 1 }), 4_000));
  const season = await interleave(tasks({ year: 2024 }), 100);
  print("3,800 games", season);
  const one = { year: 2024, week: 1 };
  const calls = await interleave(
    { cached: () => cached.get("/games", one), "over loopback": () => ours.get("/games", one) },
    200,
    20,
  );
  print("A game that is kept, and one that is asked for", calls);
  const text = await (await fetch(`${baseUrl}/games?year=2024`)).text();
  const parsing = await interleave({ parse: async () => JSON.parse(text) }, 100);
  const added = ((season["this client, validate: throw"] ?? 0) - (season["this client"] ?? 0)) / (parsing.parse ?? 1);
  console.log(`  validation adds ${added.toFixed(2)} × JSON.parse of the body`);
  console.log("");
  judgeRules();
} finally {
  server.kill();
}
