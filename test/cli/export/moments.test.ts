import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { createRandom } from "../../../src/sample/world/simulation/random.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf } from "../services.js";

const cfb = builtCfb();

/** How many times the export is killed. */
const kills = 50;
/** The maximum number of calls that a run has in flight. */
const concurrency = 4;

/** Returns the URLs whose responses a killed run has stored. */
function storedIn(folder: string): string[] {
  const calls = join(folder, ".cfb-calls");
  if (!existsSync(calls)) return [];
  const files = readdirSync(calls).filter((name) => /^[0-9a-f]{64}$/.test(name));
  const heads = files.map((name) => readFileSync(join(calls, name), "utf8").split("\n")[0] ?? "");
  return heads.map((head) => /http:\/\/[^/]+(\/[^"\\\s]*)/.exec(head)?.[1] ?? head);
}

test("an export killed at 50 random moments writes the same bytes as an uninterrupted one, and does not repeat a stored call", async () => {
  const service = toNodeListener(createSampleService());
  // Each run has a separate key, because a killed run's request can arrive after the next run has begun.
  let runs: string[][] = [[]];
  let onRequest = (_run: number) => {};
  const listener: RequestListener = (request, response) => {
    const url = request.url ?? "";
    const run = Number(/run-(\d+)/.exec(request.headers.authorization ?? "")?.[1]);
    if (!url.startsWith("/info")) {
      runs[run]?.push(url);
      onRequest(run);
    }
    service(request, response);
  };
  await withServer(listener, async (url) => {
    const args = (folder: string) => [
      ...["export", "/metrics/wp", "/games", "/drives", "/lines", "--years", "2023..2024", "--yes"],
      ...["--output", folder, "--base-url", url],
    ];
    const env = (run: number) => ({ CFB_API_KEY: `run-${run}-of-a-round` });
    /** All files except the manifests, which contain times. */
    const dataOf = (folder: string) =>
      Object.fromEntries(Object.entries(bytesOf(folder)).filter(([name]) => !name.endsWith("_export.json")));
    const whole = join(cfb.folder, "whole");
    expect((await cfb(args(whole), { env: env(0) })).code).toBe(0);
    const all = runs.flat();
    const expected = dataOf(whole);

    const random = createRandom(2024);
    const folder = join(cfb.folder, "killed");
    let killed = 0;
    while (killed < kills) {
      rmSync(folder, { recursive: true, force: true });
      runs = [];
      /** For each run, the responses that were stored when it began. */
      const stored: ReadonlySet<string>[] = [];
      for (let ended = false; !ended; ) {
        const run = runs.push([]) - 1;
        stored.push(new Set([...storedIn(folder), ...(stored.at(-1) ?? [])]));
        let child: ChildProcess | undefined;
        // If some runs are killed late, an export can finish before it has been killed 50 times. The outer loop then starts another export.
        const after = killed >= kills ? Number.POSITIVE_INFINITY : Math.floor(random.next() * 12);
        const delay = random.next() * 12;
        onRequest = (own) => {
          if (own === run && runs[run]?.length === after + 1) setTimeout(() => child?.kill("SIGKILL"), delay);
        };
        const { code, signal } = await cfb.start(args(folder), {
          env: env(run),
          onStart(started) {
            child = started;
          },
        });
        ended = code === 0;
        if (ended) break;
        expect(signal).toBe("SIGKILL");
        killed++;
      }
      expect(dataOf(folder)).toEqual(expected);
      // Every stored response belongs to a request of the uninterrupted run.
      expect([...(stored.at(-1) ?? [])].filter((each) => !all.includes(each))).toEqual([]);
      expect(runs.map((own, run) => own.filter((each) => stored[run]?.has(each)))).toEqual(runs.map(() => []));
      const requested = runs.flat();
      const inFlight = runs.slice(0, -1).flatMap((own) => own.slice(-concurrency));
      const again = requested.filter((each, index) => requested.indexOf(each) !== index);
      expect(again.filter((each) => !inFlight.includes(each))).toEqual([]);
      expect([...new Set(requested)].sort()).toEqual(all.toSorted());
    }
    expect(killed).toBeGreaterThanOrEqual(kills);
  });
}, 900_000);
