import { clients } from "./clients.js";
import { median, type Times } from "./measure.js";
import { start } from "./processes.js";
import type { Worker } from "./worker.js";

/**
 * Measures a call for one game with each client, compared with plain `fetch`. Each client runs in separate processes, because in one process, eight
 * clients would evict each other's code. A client's ratio is the median over several processes, because the code's position in memory changes the
 * ratio. A client's time is its ratio times the median time of `fetch`.
 */
export async function compareOneGame(baseUrl: string, processes: number, rounds: number): Promise<Times> {
  const names = Object.keys(clients(baseUrl)({ year: 2024 })).filter((name) => name !== "fetch");
  const bases: number[] = [];
  const ratios = new Map(names.map((name) => [name, [] as number[]]));
  for (let process = 0; process < processes; process++) {
    for (const name of names) {
      const worker = start<Worker>("worker.ts");
      const { fetch: base = Number.NaN, [name]: time = Number.NaN } = await worker.run("oneGame", {
        baseUrl,
        name,
        rounds,
      });
      worker.stop();
      bases.push(base);
      ratios.get(name)?.push(time / base);
    }
  }
  const base = median(bases);
  return Object.fromEntries([["fetch", base], ...[...ratios].map(([name, each]) => [name, median(each) * base])]);
}
