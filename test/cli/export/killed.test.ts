import type { ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createSampleService, toNodeListener } from "../../../src/sample/index.js";
import { withServer } from "../../support/http-server.js";
import { builtCfb } from "../cfb.js";
import { partOfKilledRun } from "../parts.js";
import { bytesOf, counting, key } from "../services.js";

const cfb = builtCfb();

describe("an export that is killed at any moment and started again", () => {
  const args = (folder: string, url: string) => [
    ...["export", "/plays", "--years", "2023..2024", "--weeks", "1..3", "--output", folder, "--base-url", url, "--yes"],
  ];
  const partitions = [2023, 2024].flatMap((season) => [1, 2, 3].map((week) => `plays/season=${season}/week=${week}`));

  /** The partitions of the requests for each season's list of games. That list is not divided into weeks. */
  const lists = ["plays/season=2023/week=null", "plays/season=2024/week=null"];

  /** When a run is killed: before its first response, some ms after its second, or when a file appears in a partition's folder. */
  const moments = ["requests", "stored", "appeared"] as const;

  /** Repeats the export until a run finishes. Kills each earlier run, at a different moment each time. */
  async function killed(
    folder: string,
    url: string,
    listen: (listener: RequestListener) => void,
  ): Promise<Record<"requests" | "inFlight" | "needless", string[]> & { kills: number }> {
    const service = toNodeListener(createSampleService());
    let child: ChildProcess | undefined;
    let kills = 0;
    let dead = true;
    let seen = 0;
    const requests: string[] = [];
    const inFlight: string[] = [];
    const stored = new Set<string>();
    /** Requests for partitions that were already complete on disk when an earlier run ended. */
    const needless: string[] = [];
    const moment = () => (kills < 18 ? moments[kills % moments.length] : undefined);
    const kill = () => {
      if (dead) return;
      dead = true;
      kills++;
      inFlight.push(requests.at(-1) ?? "");
      child?.kill("SIGKILL");
    };
    for (const partition of partitions) mkdirSync(join(folder, partition), { recursive: true });
    // Writes the manifest without its list of files, because that list differs between runs.
    writeFileSync(join(folder, "plays/_export.json"), JSON.stringify({ ...JSON.parse(manifest), files: {} }));
    const watchers = partitions.map((partition) =>
      watch(join(folder, partition), () => {
        if (moment() === "appeared") kill();
      }),
    );
    const listener: RequestListener = (request, response) => {
      if (request.url?.startsWith("/info")) return service(request, response);
      const { searchParams } = new URL(request.url ?? "", "http://localhost");
      const partition = `plays/season=${searchParams.get("year")}/week=${searchParams.get("week")}`;
      requests.push(partition);
      if (stored.has(partition)) needless.push(partition);
      seen++;
      if (moment() === "requests") return kill();
      service(request, response);
      if (moment() === "stored" && seen === 2) setTimeout(kill, [0, 1, 2, 4, 8][Math.floor(kills / 3) % 5]);
    };
    listen(listener);
    try {
      for (let run = 0; run < 40; run++) {
        [seen, dead] = [0, false];
        const ended = await cfb.start(args(folder, url), {
          env: key,
          onStart: (started) => {
            child = started;
          },
        });
        dead = true;
        for (const partition of partitions)
          if (existsSync(join(folder, partition, "data.parquet"))) stored.add(partition);
        if (ended.code === 0) break;
        expect(ended.signal).toBe("SIGKILL");
      }
    } finally {
      for (const watcher of watchers) watcher.close();
    }
    return { kills, requests, inFlight, needless };
  }

  let manifest = "";

  /** Returns the data files, each with its bytes' hash. */
  function dataOf(folder: string): Record<string, string> {
    return Object.fromEntries(Object.entries(bytesOf(folder)).filter(([name]) => name.endsWith("data.parquet")));
  }

  test("ends with the same bytes as an uninterrupted run, and does not repeat calls whose rows were stored", async () => {
    const { requests, listener } = counting();
    let current = listener;
    await withServer(
      (request, response) => current(request, response),
      async (url) => {
        const whole = join(cfb.folder, "whole");
        await cfb(args(whole, url), { env: key });
        expect(requests).toHaveLength(partitions.length + lists.length);
        manifest = readFileSync(join(whole, "plays/_export.json"), "utf8");

        const folder = join(cfb.folder, "killed");
        const run = await killed(folder, url, (listener) => {
          current = listener;
        });
        expect(run.kills).toBeGreaterThanOrEqual(moments.length * 2);
        expect(dataOf(folder)).toEqual(dataOf(whole));
        expect(new Set(run.requests)).toEqual(new Set([...partitions, ...lists]));
        expect(run.needless).toEqual([]);
        // A run repeats a call only if the call was in flight when an earlier run was killed.
        const again = run.requests.filter((each, index) => run.requests.indexOf(each) !== index);
        expect(again.filter((each) => !run.inFlight.includes(each))).toEqual([]);
        // The list includes files of runs that were killed before they could list them.
        const { files } = JSON.parse(readFileSync(join(folder, "plays/_export.json"), "utf8"));
        expect(Object.keys(files).map((name) => `plays/${name}`)).toEqual(Object.keys(dataOf(whole)));
      },
    );
  });

  test("removes a killed run's incomplete files", async () => {
    const folder = join(cfb.folder, "left");
    const { listener } = counting();
    await withServer(listener, async (url) => {
      await cfb(args(folder, url), { env: key });
      const before = bytesOf(folder);
      const part = partOfKilledRun();
      writeFileSync(join(folder, "plays/season=2024/week=1", part), "half");
      writeFileSync(join(folder, "plays", part), "half");
      writeFileSync(join(folder, part), "half");
      expect(await cfb(args(folder, url), { env: key })).toMatchObject({
        code: 0,
        stderr: expect.stringContaining("nothing was sent"),
      });
      expect(bytesOf(folder)).toEqual(before);
    });
  });
});
