import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { createRandom } from "../../../src/sample/world/simulation/random.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { bytesOf, key } from "../services.js";

const cfb = builtCfb();

/** How often the export is killed. */
const kills = 50;
/** How many calls a run has in flight at most. */
const concurrency = 4;

/** The addresses of the responses that a killed run has stored. */
function storedIn(folder: string): string[] {
  const calls = join(folder, ".cfb-calls");
  if (!existsSync(calls)) return [];
  const files = readdirSync(calls).filter((name) => /^[0-9a-f]{64}$/.test(name));
  const heads = files.map((name) => readFileSync(join(calls, name), "utf8").split("\n")[0] ?? "");
  return heads.map((head) => /http:\/\/[^/]+(\/[^"\\\s]*)/.exec(head)?.[1] ?? head);
}

test("an export that is killed at 50 random moments ends with the bytes of an unkilled one, and repeats no stored call", async () => {
  const service = toNodeListener(createSampleService());
  let onRequest: (url: string) => void = () => {};
  const listener: RequestListener = (request, response) => {
    const url = request.url ?? "";
    if (!url.startsWith("/info")) onRequest(url);
    service(request, response);
  };
  await withServer(listener, async (url) => {
    const args = (folder: string) => [
      ...["export", "/metrics/wp", "/games", "/plays", "/drives", "/lines", "--years", "2023..2024", "--yes"],
      ...["--output", folder, "--base-url", url],
    ];
    /** Everything but the manifests, which have times. */
    const dataOf = (folder: string) =>
      Object.fromEntries(Object.entries(bytesOf(folder)).filter(([name]) => !name.endsWith("_export.json")));
    const whole = join(cfb.folder, "whole");
    const all: string[] = [];
    onRequest = (each) => all.push(each);
    expect((await cfb(args(whole), { env: key })).code).toBe(0);
    const expected = dataOf(whole);

    const { next } = createRandom(2024);
    const folder = join(cfb.folder, "killed");
    let killed = 0;
    let rounds = 0;
    while (killed < kills || rounds === 0) {
      rmSync(folder, { recursive: true, force: true });
      rounds++;
      const stored = new Set<string>();
      const requested: string[] = [];
      const inFlight: string[] = [];
      for (let ended = false; !ended; ) {
        let child: ChildProcess | undefined;
        const own: string[] = [];
        // Now and then a run goes on for long, so that the export ends before it has been killed 50 times.
        const after = killed >= kills ? Number.POSITIVE_INFINITY : Math.floor(next() * 12);
        const delay = next() * 12;
        onRequest = (each) => {
          own.push(each);
          if (own.length === after + 1) setTimeout(() => child?.kill("SIGKILL"), delay);
        };
        const { code, signal } = await cfb(args(folder), {
          env: key,
          onStart(started) {
            child = started;
          },
        });
        expect(own.filter((each) => stored.has(each))).toEqual([]);
        requested.push(...own);
        ended = code === 0;
        if (ended) break;
        expect(signal).toBe("SIGKILL");
        killed++;
        // A response that has arrived is being stored while the next call is in flight.
        inFlight.push(...own.slice(-2 * concurrency));
        for (const each of storedIn(folder)) stored.add(each);
        // The names of stored calls are those of requests.
        expect([...stored].filter((each) => !all.includes(each))).toEqual([]);
      }
      expect(dataOf(folder)).toEqual(expected);
      const again = requested.filter((each, index) => requested.indexOf(each) !== index);
      expect(again.filter((each) => !inFlight.includes(each))).toEqual([]);
      expect([...new Set(requested)].sort()).toEqual(all.toSorted());
    }
    expect(killed).toBeGreaterThanOrEqual(kills);
  });
}, 240_000);
